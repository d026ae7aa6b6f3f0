"""Drawings kept on disk between starts: the four of the home page take longer than all the rest of it.

Each is kept once a game and palette, in the size it last had. A file says of which size, pixel
ratio and state of the drawing code it is; one that does not match in all of these, or is torn, is
as good as none. Pixels are kept as they are, so what is read looks exactly like what was drawn.
"""

import os
import zlib
from contextlib import suppress
from pathlib import Path

from PySide6.QtGui import QImage

from blueprints_desktop import __version__

_FORMAT = QImage.Format.Format_ARGB32_Premultiplied
_PIXEL = 4
_SOURCES = (Path(__file__).parent, Path(__file__).parents[2] / "drawing")


class KeptDrawings:
    """The folder of kept drawings. Without one nothing is kept, and everything is drawn."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self._code: str | None = None

    def find(self, name: str, width: int, height: int, ratio: float) -> QImage | None:
        """The drawing in this size in device pixels, if it was kept."""
        if self.folder is None:
            return None
        try:
            title, _, packed = (self.folder / name).read_bytes().partition(b"\n")
            if title != self._title(width, height, ratio):
                return None
            pixels = zlib.decompress(packed)
        except (OSError, zlib.error):
            return None
        if len(pixels) != width * height * _PIXEL:
            return None
        image = QImage(pixels, width, height, width * _PIXEL, _FORMAT).copy()
        image.setDevicePixelRatio(ratio)
        return image

    def keep(self, name: str, image: QImage) -> None:
        """Keep a drawing for the next start. Where that cannot be, it will be drawn again."""
        if self.folder is None or image.format() != _FORMAT:
            return
        title = self._title(image.width(), image.height(), image.devicePixelRatio())
        content = title + b"\n" + zlib.compress(bytes(image.constBits()), 1)
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            unfinished = self.folder / f"{name}.{os.getpid()}"
            unfinished.write_bytes(content)
            unfinished.replace(self.folder / name)

    def _title(self, width: int, height: int, ratio: float) -> bytes:
        if self._code is None:
            self._code = _state_of_the_code()
        return f"{self._code} {width} {height} {ratio}".encode()


def _state_of_the_code() -> str:
    """Changes whenever something was changed that draws; in a bundle only with its version."""
    files = sorted(file for folder in _SOURCES for file in folder.rglob("*.py"))
    states = [(file.name, file.stat().st_size, file.stat().st_mtime_ns) for file in files]
    return f"{__version__} {zlib.crc32(repr(states).encode()):08x}"


KEPT = KeptDrawings()
"""Those of this program; it is given its folder when the program starts, and in tests none."""
