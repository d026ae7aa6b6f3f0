"""What a Linux desktop wants to know of a program: how to start it, what it opens, how it looks."""

from pathlib import Path

from installers.icons import write_theme_icons
from installers.project import NAME, PACKAGING, facts, filled
from installers.release_addresses import as_appstream

TEMPLATES = PACKAGING / "linux"
METAINFO = "io.github.blueprints_desktop.BlueprintsDesktop.metainfo.xml"
EXEC = f"/usr/games/{NAME}"


def write_share(share: Path, start: str = EXEC) -> None:
    """Desktop entry, AppStream data, MIME type and icons; ``start`` is what the entry calls."""
    known = {**facts(), "EXEC": start, "ADDRESSES": as_appstream()}
    for template, place in (
        (f"{NAME}.desktop", f"applications/{NAME}.desktop"),
        (METAINFO, f"metainfo/{METAINFO}"),
        (f"{NAME}.mime.xml", f"mime/packages/{NAME}.xml"),
    ):
        path = share / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(filled(TEMPLATES / template, known), encoding="utf-8")
    write_theme_icons(share / "icons")
