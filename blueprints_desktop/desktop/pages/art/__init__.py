"""The drawings of the four games, one set: same sheet, same lamp, same angle, same size."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.palette import Palette
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, Sprite
from blueprints_desktop.desktop.pages.art.blueprints import paint_blueprints
from blueprints_desktop.desktop.pages.art.fits import paint_fits
from blueprints_desktop.desktop.pages.art.monuments import paint_monuments
from blueprints_desktop.desktop.pages.art.skyline import paint_skyline

Art = Callable[[QPainter, PixmapCache, QRectF, float, Palette], None]

_ART: dict[str, Art] = {
    "blueprints": paint_blueprints,
    "fits": paint_fits,
    "monuments": paint_monuments,
    "skyline": paint_skyline,
}


def art_sprite(
    cache: PixmapCache, game: str, width: float, height: float, ratio: float, palette: Palette
) -> Sprite:
    """The drawing of a game to fill ``width`` by ``height``, anchored at its upper left."""
    field = QRectF(0.0, 0.0, width, height)

    def draw(painter: QPainter) -> None:
        _ART[game](painter, cache, field, ratio, palette)

    return cache.sprite(("art", game, width, height), field, ratio, palette, draw, deep=True)
