"""The wheel in an environment that holds nothing else."""

import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from installers.project import NAME, ROOT, VERSION
from installers.wheel import build_sdist, build_wheel
from tests.window.mirror import Mirror
from trials.installed import Installed, play_a_move, version_told


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(into=tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def clean(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command as pip installs it."""
    home = tmp_path_factory.mktemp("clean")
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    pip = [str(home / "bin" / "python"), "-m", "pip", "install", "-q", "--no-compile"]
    constraints = ["-c", str(ROOT / "constraints.txt")]
    subprocess.run([*pip, "--disable-pip-version-check", *constraints, str(wheel)], check=True)
    return home / "bin" / NAME


def test_the_sources_build_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    packed = build_sdist(tmp_path)
    with tarfile.open(packed) as archive:
        archive.extractall(tmp_path, filter="data")
    again = build_wheel(tmp_path / f"blueprints_desktop-{VERSION}", tmp_path / "again")
    assert again.name == wheel.name
    assert again.read_bytes() == wheel.read_bytes()


def test_it_is_played(clean: Path, program: Installed, mirror: Mirror) -> None:
    said = subprocess.run([clean, "--version"], capture_output=True, text=True, check=True)
    assert version_told(said.stdout)
    program.command = (str(clean),)
    program.start()
    play_a_move(mirror)
    program.keep_picture("wheel-played")
    program.quit()
