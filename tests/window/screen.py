"""A screen of our own, the program on it as people start it, and hands that reach it from outside."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from attrs import define, field
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage

SIZE = (1280, 800)
TITLE = "Blueprints Desktop"
PATIENCE = 25.0
"""Seconds to wait for anything before giving up: a busy machine is no failure."""
GLANCE = 0.1
"""Seconds between two looks at something that must not change."""
ROOT = Path(__file__).resolve().parents[2]


class Screen:
    """An Xvfb that finds itself a free number.

    It does not reset when its last client is gone: for a moment it would accept no new one. Its
    pixels are in a file, so that a picture of it needs no program.
    """

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        command = ["Xvfb", "-displayfd", "1", "-nolisten", "tcp", "-noreset"]
        command += ["-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-fbdir", self._folder.name]
        self._server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._server.stdout is not None
        self.name = ":" + self._server.stdout.readline().strip()

    def picture(self) -> QImage:
        """What the screen shows. The pixels are at the end of a file in the format of ``xwd``."""
        wide, high = SIZE
        dump = (Path(self._folder.name) / "Xvfb_screen0").read_bytes()
        pixels = dump[-4 * wide * high :]
        return QImage(pixels, wide, high, 4 * wide, QImage.Format.Format_RGB32).copy()

    def close(self) -> None:
        self._server.terminate()
        self._server.wait(PATIENCE)
        if self._server.stdout is not None:
            self._server.stdout.close()
        self._folder.cleanup()


def wait_until(true: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    end = time.monotonic() + patience
    while not true():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.02)


def assert_stays(true: Callable[[], bool], what: str, seconds: float) -> None:
    """Fails if something that is true does not stay so for a while."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        assert true(), f"no longer: {what}"
        time.sleep(GLANCE)


@define(eq=False)
class Program:
    """One run of the program, with its homes in a folder."""

    screen: Screen
    homes: Path
    command: tuple[str, ...] = (sys.executable, "-m", "blueprints_desktop")
    """What starts it: an installed program has another."""
    process: subprocess.Popen[bytes] = field(init=False)
    window: str = field(init=False, default="")

    @property
    def matches(self) -> Path:
        return self.homes / "data" / "blueprints-desktop" / "matches"

    @property
    def settings(self) -> Path:
        return self.homes / "config" / "blueprints-desktop" / "settings.ini"

    @property
    def complaints(self) -> str:
        """All it wrote to its standard error."""
        path = self.homes / "stderr"
        return path.read_text() if path.exists() else ""

    def start(self, *arguments: str) -> None:
        """Start it and wait for its window, which is put where the mirror lies.

        The pointer begins in a corner, where it is over nothing that would answer to it.
        """
        with (self.homes / "stderr").open("ab") as complaints:
            self.process = subprocess.Popen(
                [*self.command, *arguments],
                env=self.environment(),
                stderr=complaints,
                cwd=self.homes,
            )
        self.take_in_hand()

    def environment(self) -> dict[str, str]:
        return {
            **os.environ,
            "DISPLAY": self.screen.name,
            "QT_QPA_PLATFORM": "xcb",
            "XDG_CONFIG_HOME": str(self.homes / "config"),
            "XDG_DATA_HOME": str(self.homes / "data"),
            "XDG_CACHE_HOME": str(self.homes / "cache"),
            "LC_ALL": "C.UTF-8",
            "PYTHONPATH": str(ROOT),
        }

    def take_in_hand(self) -> None:
        """Wait for the window and put it where the mirror lies."""
        self.window = self.find_windows()[0]
        self.xdotool("mousemove", "1", "1")
        self.xdotool("windowmove", "--sync", self.window, "0", "0")
        self.xdotool("windowsize", self.window, str(SIZE[0]), str(SIZE[1]))
        self.xdotool("windowfocus", "--sync", self.window)

    def find_windows(self, at_least: int = 1) -> list[str]:
        found: list[str] = []

        def enough() -> bool:
            assert self.process.poll() is None, self.complaints
            search = ("search", "--onlyvisible", "--name", f"^{TITLE}$")
            found[:] = self.xdotool(*search, check=False).split()
            return len(found) >= at_least

        wait_until(enough, f"{at_least} windows")
        return found

    def xdotool(self, *arguments: str, check: bool = True) -> str:
        env = {**os.environ, "DISPLAY": self.screen.name}
        ran = subprocess.run(
            ["xdotool", *arguments], env=env, capture_output=True, text=True, timeout=PATIENCE
        )
        assert ran.returncode == 0 or not check, f"xdotool {arguments}: {ran.stderr}"
        return ran.stdout

    def click(self, *points: QPoint) -> None:
        """Click one point after the other."""
        gestures = (("mousemove", str(at.x()), str(at.y()), "click", "1") for at in points)
        self.xdotool(*(word for gesture in gestures for word in gesture))

    def key(self, *keys: str) -> None:
        self.xdotool("key", "--delay", "15", *keys)

    def picture(self) -> QImage:
        return self.screen.picture()

    def quit(self) -> None:
        self.xdotool("windowfocus", "--sync", self.window)
        self.key("ctrl+q")
        assert self.process.wait(PATIENCE) == 0

    def kill(self) -> None:
        """As a power cut would."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
