"""The .deb from its download to its removal, as somebody at the screen meets it."""

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest

from blueprints_desktop.desktop.pages.sheet.sheet_page import SheetPage
from installers.frozen import LICENCES
from installers.libraries import packages_of_libraries
from installers.licences import bundled_packages
from installers.project import NAME, megabytes
from tests.desktop.driving import saved_match
from tests.window.conftest import write_settings
from tests.window.mirror import Mirror, unlike
from tests.window.screen import wait_until
from trials.installed import Installed, exec_line, play_a_move, remove, version_told

TYPE = "application/x-blueprints-desktop-match"
ANOTHER_PAGE = 0.2
"""Two pages differ in more of their pixels."""
LARGEST_DOWNLOAD, LARGEST_INSTALLED = 75, 230


def open_by_association(program: Installed, file: Path) -> None:
    """As a double click does it."""
    with (program.homes / "stderr").open("ab") as complaints:
        command = ["gio", "open", str(file)]
        subprocess.run(command, env=program.environment(), stderr=complaints, check=True)


@pytest.mark.usefixtures("objections")
def test_it_is_small_enough(deb: Path) -> None:
    assert megabytes(deb) < LARGEST_DOWNLOAD
    size = subprocess.run(
        ["dpkg-deb", "-f", str(deb), "Installed-Size"], capture_output=True, text=True, check=True
    )
    assert int(size.stdout) * 1024 / 1e6 < LARGEST_INSTALLED


def test_every_licence_can_be_read_on_any_system(frozen: Path) -> None:
    """Debian's notices send their readers to a folder that other systems do not have."""
    licences = frozen / LICENCES
    texts = {path.stem for path in (licences / "common-licenses").iterdir()}
    assert texts > {"Apache-2.0", "GPL-2", "LGPL-2.1"}
    for notice in (*licences.glob("lib*.txt"), licences / "Qt-holds.txt"):
        told = re.findall(r"common-licenses/([A-Z][\w.-]*\w)", notice.read_text(encoding="utf-8"))
        assert set(told) <= texts


def test_all_that_is_inside_has_a_licence(frozen: Path) -> None:
    """Also what came only because others asked for it."""
    held = {path.name for path in (frozen / LICENCES).iterdir()}
    assert bundled_packages() >= {"attrs", "colorama", "numpy", "pyinstaller", "pyqtgraph"}
    assert held > {*bundled_packages(), "Python.txt", "Qt.txt", "Qt-holds.txt"}
    owners = packages_of_libraries()
    libraries = [path.name for path in (frozen / "_internal").glob("lib*.so*")]
    texts = {f"{owners[name]}.txt" for name in libraries if name in owners}
    assert held >= texts > {"libx11-6.txt", "zlib1g.txt"}


def test_it_says_its_version_and_what_it_takes(installed: Path) -> None:
    command = exec_line(installed)
    said = subprocess.run([*command, "--version"], capture_output=True, text=True, check=True)
    assert version_told(said.stdout)
    for language, word in (("en", "FILE"), ("fr", "FICHIER")):
        asked = [*command, "--help", "--language", language]
        said = subprocess.run(asked, capture_output=True, text=True, check=True)
        assert word in said.stdout


@pytest.mark.parametrize("screens", [{}, {"DISPLAY": ":98765"}, {"QT_QPA_PLATFORM": "wayland;xcb"}])
def test_without_a_screen_it_says_so(installed: Path, screens: dict[str, str]) -> None:
    unseen = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    env = {name: value for name, value in os.environ.items() if name not in unseen}
    done = subprocess.run(
        [*exec_line(installed), "--language", "fr"],
        env={**env, **screens},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 3
    assert "écran où afficher une fenêtre" in done.stderr


def test_a_match_file_is_known_by_name_and_content(installed: Path, tmp_path: Path) -> None:
    assert installed.exists()
    path = saved_match(tmp_path / "a.match", moves=2).path
    assert path is not None
    torn = tmp_path / "torn.match"
    torn.write_text("not much is left of this one\n")
    for file in (path.rename(tmp_path / "unnamed"), torn):
        asked = ["gio", "info", "-a", "standard::content-type", str(file)]
        told = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
        assert TYPE in told


def test_play_and_open_matches(
    installed: Path, program: Installed, mirror: Mirror, tmp_path: Path
) -> None:
    """From the menu, then by a double click while it is open, then by one when it is not.

    Charts are drawn by packages that are loaded when the first of them is wanted; the match opened
    last is over, and has some.
    """
    program.command = exec_line(installed)
    program.start()
    play_a_move(mirror)
    assert "libQt6" not in libraries_of_worker(program.process.pid)
    program.keep_picture("deb-played")
    file = saved_match(tmp_path / "by double click.match", moves=4).path
    wait_until((program.homes / "cache" / NAME / "window").exists, "the window to listen")
    open_by_association(program, file)
    mirror.start_session(file)
    assert len(program.find_windows()) == 1
    program.keep_picture("deb-handed-over")
    program.quit()
    finished = saved_match(tmp_path / "finished.match", moves=-1).path
    open_by_association(program, finished)
    first = program.process
    program.process = subprocess.Popen(["sleep", "600"])
    try:
        program.take_in_hand()
        mirror.start_session(finished)
        look_at_charts(mirror)
        program.keep_picture("deb-charts")
        program.key("ctrl+q")
        wait_until(lambda: not windows(program), "the window to close")
    finally:
        program.kill()
        program.process = first


def test_two_starts_at_once_share_a_window(
    installed: Path, program: Installed, mirror: Mirror, tmp_path: Path
) -> None:
    """Somebody impatient double-clicks once more before the window listens."""
    file = saved_match(tmp_path / "impatient.match", moves=4).path
    program.command = exec_line(installed)
    program.start()
    again = subprocess.run([*program.command, str(file)], env=program.environment(), check=False)
    assert again.returncode == 0
    mirror.start_session(file)
    assert len(program.find_windows()) == 1
    program.quit()


def libraries_of_worker(program: int) -> str:
    """What the process has loaded in which computer players think: they need no window."""
    (worker,) = Path(f"/proc/{program}/task/{program}/children").read_text().split()
    return Path(f"/proc/{worker}/maps").read_text()


def look_at_charts(mirror: Mirror) -> None:
    """Those of the match on the table, up to the last."""
    mirror.program.key("ctrl+t")
    mirror.window.show_sheet(mirror.table.session.saved)
    mirror.wait_until_alike()
    page = mirror.window.page
    assert isinstance(page, SheetPage)
    mirror.click(page.tabs.segments[-1])
    page.show_tab(page.charts[-1].key)
    wait_until(lambda: bool(mirror.picture()) and page.chart.ready, "the chart")
    mirror.wait_until_alike()


def windows(program: Installed) -> list[str]:
    return program.xdotool("search", "--onlyvisible", "--name", "Blueprints", check=False).split()


@pytest.fixture
def read_only_home() -> Iterator[Path]:
    """A home that everybody may look into, of somebody else: root could write to any."""
    folder = Path(tempfile.mkdtemp(dir="/tmp"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


def test_a_home_that_may_only_be_read(
    installed: Path, program: Installed, read_only_home: Path
) -> None:
    """It says so, in the person's language, and can be played all the same."""
    nobody = ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")
    program.command = (*nobody, *exec_line(installed), "--language", "fr")
    program.homes = read_only_home
    write_settings(program.settings)
    program.start()
    home = program.picture()
    program.key("1")
    wait_until(lambda: unlike(program.picture(), home) > ANOTHER_PAGE, "the new game")
    page = program.picture()
    program.key("Return")
    message = next(w for w in program.find_windows(at_least=2) if w != program.window)
    wait_until(lambda: unlike(program.picture(), page) > ANOTHER_PAGE, "the table")
    program.keep_picture("deb-read-only-home")
    program.xdotool("windowfocus", "--sync", message)
    program.key("Return")
    wait_until(lambda: len(program.find_windows()) == 1, "the message to go")
    program.quit()
    assert {path.name for path in read_only_home.iterdir()} == {"config", "stderr"}


def test_debians_own_tools_do_not_object(objections: Future[None]) -> None:
    """They have been reading since the first test."""
    objections.result()


def test_removed_it_leaves_no_trace(installed: Path) -> None:
    """Last of all: whatever was installed is gone again, and so is the association."""
    listed = subprocess.run(["dpkg", "-L", NAME], capture_output=True, text=True, check=True)
    own = [Path(line) for line in listed.stdout.splitlines() if NAME in line]
    assert installed in own
    remove()
    assert [path for path in own if path.exists()] == []
    told = subprocess.run(["gio", "mime", TYPE], capture_output=True, text=True, check=False)
    assert installed.name not in told.stdout
