"""Addresses that only whoever makes a release knows, for software centres that show them.

These are taken from the environment; without them nothing is said, since an address where there is
nothing would be worse:

    RELEASE_HOMEPAGE    where the project lives
    RELEASE_PICTURES    where the files of packaging/pictures can be fetched
"""

import os
from xml.sax.saxutils import escape

from installers.pictures import SCENES


def homepage() -> str:
    return os.environ.get("RELEASE_HOMEPAGE", "").rstrip("/")


def as_appstream() -> str:
    """Both as elements of an AppStream component, indented as the others; nothing without them."""
    lines = []
    if homepage():
        lines.append(f'<url type="homepage">{escape(homepage())}</url>')
    pictures = os.environ.get("RELEASE_PICTURES", "").rstrip("/")
    if pictures:
        lines += _screenshots(escape(pictures))
    return "".join(f"\n  {line}" for line in lines)


def _screenshots(address: str) -> list[str]:
    lines = ["<screenshots>"]
    for scene, (english, french) in SCENES.items():
        kind = "" if len(lines) > 1 else ' type="default"'
        lines += [
            f"  <screenshot{kind}>",
            f"    <caption>{english}</caption>",
            f'    <caption xml:lang="fr">{french}</caption>',
            f"    <image>{address}/{scene}.png</image>",
            "  </screenshot>",
        ]
    return [*lines, "</screenshots>"]
