"""Home's drawings as the frozen program makes them, so that its very first start finds them made.

The program is started without a screen, once for each theme and pixel ratio, and ended when it has
kept what it drew. A drawing that does not fit (another window size, other letters) is drawn anew by
the program as ever.
"""

import json
import os
import shutil
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from blueprints_desktop.games import registry
from installers.project import NAME, CannotBuild, say

THEMES = ("light", "dark")
RATIOS = (1, 2)
_PATIENCE = 60.0
_SCREEN = {
    "name": "large", "x": 0, "y": 0, "width": 5120, "height": 3200,
    "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1,
}  # fmt: skip
"""Room for a window of the usual size at every pixel ratio; on a small screen it would fill that."""


def ship_drawings(program: Path, into: Path) -> None:
    """Fill a folder for each pixel ratio."""
    say("Drawing ahead for the first start")

    def ship(ratio: int, theme: str) -> None:
        with tempfile.TemporaryDirectory() as home:
            made = _drawn(program, Path(home), theme, ratio)
            shutil.copytree(made, into / str(ratio), dirs_exist_ok=True)

    with ThreadPoolExecutor() as pool:
        wanted = [pool.submit(ship, ratio, theme) for ratio in RATIOS for theme in THEMES]
    for done in wanted:
        done.result()


def _drawn(program: Path, home: Path, theme: str, ratio: int) -> Path:
    settings = home / NAME / "settings.ini"
    settings.parent.mkdir()
    settings.write_text(f"[General]\ntheme={theme}\n", encoding="utf-8")
    folders = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"), str(home))
    screen = home / "screen.json"
    screen.write_text(json.dumps({"screens": [_SCREEN]}), encoding="utf-8")
    unseen = {
        "QT_QPA_PLATFORM": f"offscreen:configfile={screen}",
        "QT_SCALE_FACTOR": str(ratio),
    }
    process = subprocess.Popen([str(program)], env={**os.environ, **folders, **unseen})
    try:
        return _wait_for_all(home / NAME / "drawings", theme)
    finally:
        process.kill()
        process.wait()


def _wait_for_all(folder: Path, theme: str) -> Path:
    wanted = {f"{game}-{theme}" for game in registry.KEYS}
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        if folder.is_dir() and wanted == {path.name for path in folder.iterdir()}:
            return folder
        time.sleep(0.05)
    raise CannotBuild(f"the frozen program did not draw {', '.join(sorted(wanted))}")
