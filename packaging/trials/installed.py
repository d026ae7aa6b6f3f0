"""An installed program, and what every one of them has to do."""

import os
import shlex
import subprocess
from pathlib import Path

from installers.project import DIST, NAME, VERSION
from tests.window.mirror import Mirror, count_lines
from tests.window.screen import Program, wait_until

PATIENCE = 60.0


class Installed(Program):
    """A program that finds none of our sources, and leaves pictures of what it showed."""

    def environment(self) -> dict[str, str]:
        usual = super().environment()
        return {name: value for name, value in usual.items() if name != "PYTHONPATH"}

    def keep_picture(self, name: str) -> None:
        shots = DIST / "screenshots"
        shots.mkdir(parents=True, exist_ok=True)
        assert self.picture().save(str(shots / f"{name}.png"))


def exec_line(entry: Path) -> tuple[str, ...]:
    """What a menu calls: the Exec line without the place for a file."""
    lines = entry.read_text(encoding="utf-8").splitlines()
    line = next(line for line in lines if line.startswith("Exec="))
    return tuple(part for part in shlex.split(line.removeprefix("Exec=")) if part != "%f")


def play_a_move(mirror: Mirror) -> None:
    """A game against the computer by one click and one key, up to the computer's move.

    That one is thought of in a process of its own, which a frozen program starts from itself.
    """
    mirror.wait_until_alike()
    sheet = next(sheet for sheet in mirror.window.home.body.sheets if sheet.game == "fits")
    mirror.click(sheet.play_now)
    file = mirror.wait_for_file()

    def moves_by(seat: int) -> int:
        return sum(f'"seat":{seat},"told"' in line for line in file.read_text().splitlines())

    before = moves_by(0)
    mirror.program.key("Return")
    wait_until(lambda: moves_by(0) > before, "the person's move", PATIENCE)
    wait_until(lambda: moves_by(1) > 0, "the computer's move", PATIENCE)
    assert count_lines(file) >= 3


def install(deb: Path) -> None:
    """With what it depends on, as a software centre would."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "-y", "-qq", "--no-install-recommends", "install", str(deb)]
    subprocess.run(command, env=quiet, check=True, stdout=subprocess.DEVNULL)


def remove() -> None:
    """Whether it is installed or not."""
    subprocess.run(["dpkg", "--purge", NAME], check=True, capture_output=True)


def version_told(output: str) -> bool:
    return output.split() == ["blueprints-desktop", VERSION]
