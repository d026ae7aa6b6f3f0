"""The program's signs as icon files, drawn by the program's own code."""

import struct
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QGuiApplication, QImage

from blueprints_desktop.desktop.app.emblem import SIZES, emblem, match_emblem
from installers.project import MATCH_TYPE, NAME

_ICNS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
"""What the format calls a PNG of each size."""
_ICO = (16, 24, 32, 48, 64, 256)


@cache
def _application() -> QGuiApplication:
    """Textures are kept as pixmaps, and these want an application."""
    running = QGuiApplication.instance()
    return running if isinstance(running, QGuiApplication) else QGuiApplication(["icons"])


def write_theme_icons(icons: Path) -> None:
    """The sign of the program and of match files at all sizes, as Linux desktops look for them."""
    for side in SIZES:
        folder = icons / "hicolor" / f"{side}x{side}"
        _write(folder / "apps" / f"{NAME}.png", png(emblem, side))
        _write(folder / "mimetypes" / f"{MATCH_TYPE}.png", png(match_emblem, side))


def write_ico(path: Path, draw: Callable[[int], QImage], sizes: Sequence[int] = _ICO) -> None:
    """An icon for Windows: a table of contents, then a PNG for each size."""
    pictures = [png(draw, side) for side in sizes]
    offset = 6 + 16 * len(sizes)
    head = struct.pack("<HHH", 0, 1, len(sizes))
    for side, picture in zip(sizes, pictures, strict=True):
        shown = side % 256  # 256 is written as 0
        head += struct.pack("<BBBBHHII", shown, shown, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    _write(path, head + b"".join(pictures))


def write_icns(path: Path, draw: Callable[[int], QImage]) -> None:
    """An icon for macOS: PNGs one after another, each with its kind and length before it."""
    body = b""
    for side, kind in _ICNS.items():
        picture = png(draw, side)
        body += kind + struct.pack(">I", len(picture) + 8) + picture
    _write(path, b"icns" + struct.pack(">I", len(body) + 8) + body)


def png(draw: Callable[[int], QImage], side: int) -> bytes:
    _application()
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    draw(side).save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(content.data())


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
