"""The README's pictures: scenes of `tasks.py render`, made small enough to be kept."""

import sys
from pathlib import Path

from installers.project import BUILD, ROOT, empty_folder, run

SCENES = (
    "home",
    "blueprints-table-3p",
    "fits-table-2p",
    "monuments-site-2p",
    "skyline-table-4p",
)
WIDTH = 880


def draw_pictures() -> list[Path]:
    """Draw the scenes anew."""
    drawn = empty_folder(BUILD / "pictures")
    made = []
    for scene in SCENES:
        tool = (sys.executable, "-m", "blueprints_desktop.tools.render")
        run(*tool, "--out", drawn, "--only", scene)
        path = ROOT / "packaging" / "pictures" / f"{scene}.png"
        shrink = ("-resize", f"{WIDTH}x", "+dither", "-colors", "256", "-strip")
        run("convert", drawn / f"{scene}.png", *shrink, path)
        made.append(path)
    return made
