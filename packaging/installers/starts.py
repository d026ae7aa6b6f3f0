"""How soon the frozen program shows its window, beside a bare one of PySide6, both seen from outside.

Whoever starts a program waits until something is on the screen, so that is what is watched for: a
point in the middle of an empty screen that gets a colour. The program and the bare window take turns,
so that a busy machine disturbs both alike; what the processor did for them until then is told beside.
"""

import ctypes
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from blueprints_desktop.tools.bench.window_screen import screen
from installers.project import NAME, ROOT, CannotBuild

LAPS = 11
TARGET = 1.5
_BARE = (sys.executable, "-m", "blueprints_desktop.tools.bench.window_bare", "idle", "60")
_HOMES = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")
_WATCHED = (400, 300)
"""Inside of both windows, where each of them paints."""
_ALL_PLANES, _Z_PIXMAP = 0xFFFFFFFF, 2


class Start(NamedTuple):
    """Seconds until a window was painted."""

    waited: float
    worked: float


class Eye:
    """Sees one point of a screen, through the system's own library."""

    def __init__(self, display: str) -> None:
        self._x = ctypes.CDLL("libX11.so.6")
        for name in ("XOpenDisplay", "XGetImage"):
            getattr(self._x, name).restype = ctypes.c_void_p
        for name in ("XDefaultRootWindow", "XGetPixel"):
            getattr(self._x, name).restype = ctypes.c_ulong
        opened = self._x.XOpenDisplay(display.encode())
        if not opened:
            raise CannotBuild(f"the screen {display} cannot be looked at")
        self._screen = ctypes.c_void_p(opened)
        self._root = ctypes.c_ulong(self._x.XDefaultRootWindow(self._screen))

    def sees_something(self) -> bool:
        """Whether the point is not black, as an empty screen is."""
        point, planes = map(ctypes.c_int, _WATCHED), ctypes.c_ulong(_ALL_PLANES)
        seen = self._x.XGetImage(self._screen, self._root, *point, 1, 1, planes, _Z_PIXMAP)
        image = ctypes.c_void_p(seen)
        colour = self._x.XGetPixel(image, 0, 0)
        self._x.XDestroyImage(image)
        return bool(colour & 0xFFFFFF)


def compare_starts(program: Path, laps: int = LAPS) -> str:
    """A table of usual starts, which find what the one before them has left."""
    with tempfile.TemporaryDirectory() as folder, screen() as found:
        if "DISPLAY" not in found:
            raise CannotBuild("Xvfb is needed to see when a window is there")
        eye = Eye(found["DISPLAY"])
        usual = {**os.environ, **found, **dict.fromkeys(_HOMES, folder), "LC_ALL": "C.UTF-8"}
        usual.pop("PYTHONDONTWRITEBYTECODE", None)
        bytecode = {"PYTHONPATH": str(ROOT), "PYTHONPYCACHEPREFIX": f"{folder}/bytecode"}
        bare, ours = [], []
        for _ in range(laps + 1):
            bare.append(_start(eye, _BARE, {**usual, **bytecode}))
            ours.append(_start(eye, (str(program),), usual))
    return _table(bare[1:], ours[1:])


def _start(eye: Eye, command: Sequence[str], env: Mapping[str, str]) -> Start:
    silent = subprocess.DEVNULL
    begun = time.monotonic()
    process = subprocess.Popen(command, env=env, cwd=ROOT, stdout=silent, stderr=silent)
    try:
        while not eye.sees_something():
            if process.poll() is not None:
                raise CannotBuild(f"{' '.join(command)} ended without a window")
            time.sleep(0.001)
        return Start(time.monotonic() - begun, _worked(process.pid))
    finally:
        process.kill()
        process.wait()
        while eye.sees_something():
            time.sleep(0.01)


def _worked(pid: int) -> float:
    """Seconds that all threads of a process have had the processor for."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


def _table(bare: Sequence[Start], ours: Sequence[Start]) -> str:
    lines = [f"{'to the painted window, ms':28}{NAME:>20}{'bare':>8}{'ratio':>8}{'quartiles':>16}"]
    for name, field in (("by the clock", 0), ("of the processor", 1)):
        mine, others = [one[field] for one in ours], [one[field] for one in bare]
        ratios = [own / other for own, other in zip(mine, others, strict=True)]
        low, middle, high = quantiles(ratios, n=4)
        lines.append(
            f"{name:28}{median(mine) * 1000:20.0f}{median(others) * 1000:8.0f}{middle:8.2f}"
            f"{f'{low:.2f} to {high:.2f}':>16}"
        )
    return "\n".join([*lines, f"to reach by the clock, on a machine at rest: {TARGET}"])
