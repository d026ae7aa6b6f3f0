"""What flies over the board, as sprites: pieces of the quarry, and pills with points."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.marks import PillKind, PillPart, paint_pill, pill_size
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.theme.theme import Look


def points_sprite(points: int, look: Look, ratio: float) -> Sprite:
    """A pill with points won or lost, anchored at its middle."""
    kind = PillKind.FILLED if points >= 0 else PillKind.LOSS
    parts = (PillPart(signed(points), kind),)
    wide, high = pill_size(parts, look.scale)
    bounds = QRectF(-wide / 2 - 4, -high / 2 - 4, wide + 8, high + 12)

    def draw(painter: QPainter) -> None:
        paint_pill(painter, QPointF(0.0, 0.0), parts, look.palette, look.scale)

    what = ("points pill", points, look.scale)
    return look.pixmaps.sprite(what, bounds, ratio, look.palette, draw)
