"""The wheel carries the data, and the program finds it there."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from blueprints_desktop.games import registry

ROOT = Path(__file__).resolve().parents[1]
ASK = """
from pathlib import Path
from blueprints_desktop import places
from blueprints_desktop.games import registry
for key in registry.KEYS:
    box = registry.box(key)
    box.open(box.read_data(box.options(), [places.resources() / key]))
    print(key)
print(places.resources().is_relative_to(Path.cwd()), places.translations().is_dir())
"""


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def test_an_unpacked_wheel_reads_its_own_data(unpacked: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ASK], cwd=unpacked, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == [*registry.KEYS, "True", "True"]


def test_the_tools_stay_out(unpacked: Path) -> None:
    assert (unpacked / "blueprints_desktop" / "engine").is_dir()
    assert not (unpacked / "blueprints_desktop" / "tools").exists()
    assert not (unpacked / "tests").exists()


def test_a_frozen_program_looks_in_its_bundle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from blueprints_desktop import places

    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert places.resources() == tmp_path / "resources"
    assert places.translations() == tmp_path / "i18n"
