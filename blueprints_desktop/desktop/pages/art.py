"""The drawings on the games' sheets and of positions, made once a size and kept on disk between starts.

Those of the home page take longer than all the rest of it. Each is kept once for a game and palette, in the
size it last had; the thumbnail of the match to continue is kept once. A file names its size, pixel ratio and the
state of the drawing code. A file that differs in one of these, or is damaged, is ignored. Pixels are kept
unpacked: what is read looks exactly like what was drawn, and is there at once.
"""

import os
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from blueprints_desktop import __version__
from blueprints_desktop.desktop.drawing.palette import Palette
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, Sprite, device_bounds, render
from blueprints_desktop.desktop.games.registry import art_of, chosen_art_of, thumbnail_of
from blueprints_desktop.desktop.pages.matches.match_summary import MatchSummary, with_view
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.engine.input_files import read_input_file
from blueprints_desktop.games import registry

_FORMAT = QImage.Format.Format_ARGB32_Premultiplied
_PIXEL = 4
LONGEST_TITLE = 200
"""Of what stands before the pixels, in bytes."""
_DESKTOP = Path(__file__).parents[1]
_SOURCES = ("pages", "drawing", "drawing/dice", "drawing/signs")
"""The folders under ``_DESKTOP`` that draw the sheets, together with the ``art`` of each game."""


class KeptDrawings:
    """The folder of kept drawings. Without one nothing is kept, and everything is drawn."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self.shipped: Path | None = None
        """Drawings that came with the program, a folder for each pixel ratio: for its first start."""
        self._code: str | None = None

    def find(
        self, name: str, width: int, height: int, ratio: float, about: str = ""
    ) -> QImage | None:
        """The drawing in this size in device pixels, if it was kept.

        ``about`` tells what else it depends on; it is kept once all the same.
        """
        folders = [self.folder, self.shipped / f"{ratio:g}" if self.shipped else None]
        read = (self._read(f / name, width, height, ratio, about) for f in folders if f)
        return next((image for image in read if image is not None), None)

    def _read(self, file: Path, width: int, height: int, ratio: float, about: str) -> QImage | None:
        try:
            content = read_input_file(file, width * height * _PIXEL + LONGEST_TITLE)
            title, _, pixels = content.partition(b"\n")
        except OSError:
            return None
        if len(pixels) != width * height * _PIXEL:
            return None
        if title != self._title(width, height, ratio, pixels, about):
            return None
        image = QImage(pixels, width, height, width * _PIXEL, _FORMAT).copy()
        image.setDevicePixelRatio(ratio)
        return image

    def keep(self, name: str, image: QImage, about: str = "") -> None:
        """Keep a drawing for the next start. Where that cannot be, it will be drawn again."""
        if self.folder is None or image.format() != _FORMAT:
            return
        pixels = bytes(image.constBits())
        ratio = image.devicePixelRatio()
        title = self._title(image.width(), image.height(), ratio, pixels, about)
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            unfinished = self.folder / f"{name}.{os.getpid()}"
            unfinished.write_bytes(title + b"\n" + pixels)
            unfinished.replace(self.folder / name)

    def _title(self, width: int, height: int, ratio: float, pixels: bytes, about: str) -> bytes:
        if self._code is None:
            self._code = _state_of_the_code()
        total = zlib.crc32(pixels, zlib.crc32(about.encode()))
        return f"{self._code} {width} {height} {ratio} {total:08x}".encode()


def _state_of_the_code() -> str:
    """Changes whenever something was changed that draws; in a bundle only with its version."""
    states = sorted(
        state
        for folder in (*_SOURCES, *(f"games/{game}/art" for game in registry.KEYS))
        for state in _states_in(folder)
    )
    return f"{__version__} {zlib.crc32(repr(states).encode()):08x}"


def _states_in(folder: str) -> Iterator[tuple[str, int, int]]:
    """Path, size and time of the drawing modules in a folder; none where it is not there."""
    with suppress(OSError), os.scandir(_DESKTOP / folder) as found:
        for file in found:
            if file.name.endswith(".py"):
                known = file.stat()
                yield f"{folder}/{file.name}", known.st_size, known.st_mtime_ns


KEPT = KeptDrawings()
"""Those of this program; it is given its folder when the program starts, and in tests none."""


# --- drawing ----------------------------------------------------------------------


def art_sprite(
    cache: PixmapCache,
    game: str,
    width: float,
    height: float,
    ratio: float,
    palette: Palette,
    *,
    kept: bool = False,
    options: Any = None,
) -> Sprite:
    """The drawing of a game to fill ``width`` by ``height``, anchored at its upper left.

    ``kept`` is for the one size of it that the next start will want again. With ``options`` the
    game may show what is chosen.
    """
    field = QRectF(0.0, 0.0, width, height)

    def paint(painter: QPainter) -> None:
        chosen = chosen_art_of(game) if options is not None else None
        if chosen is None or not chosen(painter, cache, field, ratio, palette, options):
            art_of(game)(painter, cache, field, ratio, palette)

    name = f"{game}-{palette.key}" if kept else ""
    draw = _kept(name, "", field, ratio, lambda: render(field, ratio, paint, deep=True))
    return cache.sprite(("art", game, width, height, options), field, ratio, palette, draw)


def _kept(
    name: str, about: str, field: QRectF, ratio: float, make: Callable[[], QImage]
) -> Callable[[QPainter], None]:
    """Paints what was kept under a name, or else makes it and keeps it; without a name it is only made."""

    def draw(painter: QPainter) -> None:
        area = device_bounds(field, ratio)
        size = round(area.width() * ratio), round(area.height() * ratio)
        image = KEPT.find(name, *size, ratio, about) if name else None
        if image is None:
            image = make()
            if name:
                KEPT.keep(name, image, about)
        painter.drawImage(QPointF(0.0, 0.0), image)

    return draw


# --- positions --------------------------------------------------------------------


_CONTINUE = "continue"
"""The name under which it is kept: there is one match to go on with."""


def paint_thumbnail(
    painter: QPainter, look: Look, rect: QRectF, ratio: float, summary: MatchSummary
) -> None:
    """The position on a piece of its sheet, filling ``rect``; the game's drawing if it has none."""
    paint_sheet(
        painter, look.pixmaps, rect, ratio, look.palette, look.scale, frame=False, shadow=False
    )
    summary = with_view(summary)
    cut = thumbnail_of(summary.game) if summary.view is not None else None
    if cut is not None and cut(painter, look, rect, ratio, summary.view):
        return
    inset = 4.0 * look.scale
    inner = rect.adjusted(inset, inset, -inset, -inset)
    art = art_sprite(look.pixmaps, summary.game, inner.width(), inner.height(), ratio, look.palette)
    art.paint(painter, inner.topLeft())


def paint_kept_cut(
    painter: QPainter, look: Look, rect: QRectF, ratio: float, summary: MatchSummary
) -> None:
    """The same, kept for the next start, which then need not read the match."""
    field = QRectF(0.0, 0.0, rect.width(), rect.height())
    stands = f"{summary.path} {summary.stamp}"

    def make() -> QImage:
        return render(field, ratio, lambda to: paint_thumbnail(to, look, field, ratio, summary))

    draw = _kept(_CONTINUE, f"{stands} {look.palette.key} {look.scale}", field, ratio, make)
    key = (_CONTINUE, stands, rect.width(), rect.height(), look.scale)
    look.pixmaps.sprite(key, field, ratio, look.palette, draw).paint(painter, rect.topLeft())
