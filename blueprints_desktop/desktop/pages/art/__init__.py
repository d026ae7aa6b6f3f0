"""The drawings on the games' sheets, made once a size; each lies in its game's folder (``art/art.py``)."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.palette import Palette
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, Sprite, device_bounds, render
from blueprints_desktop.desktop.games.registry import art_of, chosen_art_of
from blueprints_desktop.desktop.pages.art.kept import KEPT


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

    def draw(painter: QPainter) -> None:
        name = f"{game}-{palette.key}"
        area = device_bounds(field, ratio)
        size = round(area.width() * ratio), round(area.height() * ratio)
        image = KEPT.find(name, *size, ratio) if kept else None
        if image is None:
            image = render(field, ratio, paint, deep=True)
            if kept:
                KEPT.keep(name, image)
        painter.drawImage(QPointF(0.0, 0.0), image)

    return cache.sprite(("art", game, width, height, options), field, ratio, palette, draw)
