"""The README's pictures: scenes of `tasks.py render`, made small enough to be kept."""

import sys
from pathlib import Path

from installers.project import BUILD, ROOT, empty_folder, run

SCENES = {
    "home": ("The four games", "Les quatre jeux"),
    "blueprints-table-3p": (
        "Blueprints: dice on a secret plan",
        "Blueprints\N{NO-BREAK SPACE}: des dés sur un plan secret",
    ),
    "fits-table-2p": ("FITS: pieces on a ramp", "FITS\N{NO-BREAK SPACE}: des pièces sur une rampe"),
    "monuments-site-2p": (
        "World Monuments: a building site in common",
        "World Monuments\N{NO-BREAK SPACE}: un chantier en commun",
    ),
    "skyline-table-4p": (
        "Projekt Skyline: a city and its rents",
        "Projekt Skyline\N{NO-BREAK SPACE}: une ville et ses loyers",
    ),
}
"""With what is said under each in English and French, where a software centre shows them."""
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
