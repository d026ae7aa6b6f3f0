"""The file for other Linux systems: it installs for one person, and takes itself away again."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from installers.project import NAME
from installers.run_file import build_run
from tests.window.mirror import Mirror
from trials.installed import Installed, exec_line, play_a_move


@pytest.fixture(scope="session")
def run_file(frozen: Path) -> Path:
    return build_run(frozen)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    made = tmp_path / "a person's home (R&D|C)"
    made.mkdir()
    return made


def install(run_file: Path, home: Path, *arguments: str, language: str = "C.UTF-8") -> str:
    env = {**os.environ, "HOME": str(home), "LC_ALL": language}
    env.pop("XDG_DATA_HOME", None)
    done = subprocess.run(
        ["sh", str(run_file), *arguments], env=env, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_a_torn_download_is_refused(run_file: Path, home: Path, tmp_path: Path) -> None:
    assert "complete" in install(run_file, home, "--check")
    torn = tmp_path / "torn.run"
    torn.write_bytes(run_file.read_bytes()[:-1000])
    with pytest.raises(subprocess.CalledProcessError) as refused:
        install(torn, home, language="fr_FR.UTF-8")
    assert "abîmé ou incomplet" in refused.value.stderr
    assert list(home.iterdir()) == []


def test_install_play_and_remove(
    run_file: Path, home: Path, program: Installed, mirror: Mirror
) -> None:
    before = home / ".local/share/blueprints-desktop/matches/old.match"
    before.parent.mkdir(parents=True)
    before.touch()
    install(run_file, home)
    install(run_file, home)  # once more brings it up to date
    entry = home / ".local/share/applications" / f"{NAME}.desktop"
    subprocess.run(["desktop-file-validate", str(entry)], check=True)
    program.command = exec_line(entry)
    program.start()
    play_a_move(mirror)
    program.keep_picture("run-played")
    program.quit()
    assert remove(home) == {before, *before.parents} - {*home.parents}


def test_a_folder_with_signs_that_mean_something_elsewhere(run_file: Path, home: Path) -> None:
    """An entry's Exec line has quotes, backslashes, variables and percent signs of its own."""
    prefix = home / 'my "$HOME" `id` 100% back\\slash'
    install(run_file, home, "--prefix", str(prefix))
    entry = prefix / "share/applications" / f"{NAME}.desktop"
    subprocess.run(["desktop-file-validate", str(entry)], check=True)
    lines = dict(line.split("=", 1) for line in entry.read_text().splitlines() if "=" in line)
    program = prefix / "lib" / NAME / NAME
    assert lines["TryExec"].replace("\\\\", "\\") == str(program)
    told = lines["Exec"].replace("\\\\", "\\").replace("%%", "%")
    assert told.endswith('" %f')
    assert re.sub(r"\\(.)", r"\1", told)[1:-4] == str(program)


def remove(home: Path) -> set[Path]:
    """What is left in a home, and the home."""
    subprocess.run([home / ".local/lib" / NAME / "uninstall"], check=True)
    return {home, *home.rglob("*")}


def test_what_others_installed_stays(run_file: Path, home: Path) -> None:
    """The same command from pip, and a menu entry and a file type of another program's."""
    command = home / ".local/bin" / NAME
    entry = home / ".local/share/applications/other.desktop"
    kind = home / ".local/share/mime/packages/other.xml"
    for file in (command, entry, kind):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("not ours")
    assert str(home / ".local/lib" / NAME / NAME) in install(run_file, home)
    assert {command, entry, kind} < remove(home)
    assert {file.read_text() for file in (command, entry, kind)} == {"not ours"}


def test_a_torn_installation_is_mended(run_file: Path, home: Path) -> None:
    install(run_file, home)
    (home / ".local/lib" / NAME / "share-folder").unlink()
    install(run_file, home)
    assert remove(home) == {home, home / ".local"}


@pytest.mark.parametrize(
    ("arguments", "code"), [(["--help"], 0), (["-h"], 0), (["--prefix"], 2), (["--dance"], 2)]
)
@pytest.mark.parametrize(
    ("language", "words"), [("C.UTF-8", "bring up to date"), ("fr_CA.UTF-8", "mettre à jour")]
)
def test_it_says_what_it_takes(
    run_file: Path, arguments: list[str], code: int, language: str, words: str
) -> None:
    done = subprocess.run(
        ["sh", str(run_file), *arguments],
        env={**os.environ, "LC_ALL": language},
        capture_output=True,
        text=True,
        check=False,
    )
    said = done.stdout + done.stderr
    assert done.returncode == code
    assert words in said
    assert f"sh {run_file.name} --check" in said
    assert len(said.splitlines()) == 5
