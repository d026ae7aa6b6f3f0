"""The ground of the city: a board of paper with 36 lots, the street around them, round corners."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from blueprints_desktop.desktop.drawing.painting import closed_path, saved
from blueprints_desktop.desktop.drawing.palette import Palette, alpha, lighter
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.projection import RISE, View, turn_cell
from blueprints_desktop.desktop.drawing.shadows import paint_soft
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, write
from blueprints_desktop.desktop.theme.theme import Look

SIDE = 6
EDGE = 1.34
"""How far the board reaches beyond the lots."""
THICK = 0.16
ROUND = 0.41
"""The radius of a round corner, in cells."""
INSET = 0.05
_CENTRAL = ((2, 2), (3, 2), (2, 3), (3, 3))


def ground_size(w: float) -> tuple[float, float]:
    """Width and height of the board in pixels."""
    across = (SIDE + 2 * EDGE) * 2
    return across * w, (across * RISE + THICK) * w


def ground_sprite(look: Look, w: float, ratio: float, turns: int) -> Sprite:
    """The empty board, anchored at the far corner of the far lot; ``turns`` only moves letters."""

    palette = look.palette

    def draw(painter: QPainter) -> None:
        view = View(w)
        _paint_slab(painter, view, palette)
        _paint_street(painter, view, palette)
        _paint_lots(painter, view, palette)
        _paint_letters(painter, view, palette, turns % 4)

    wide, high = ground_size(w)
    margin = 0.9 * w
    top = -2 * EDGE * RISE * w
    bounds = QRectF(-wide / 2 - margin, top - margin, wide + 2 * margin, high + 2.4 * margin)
    what = ("skyline ground", w, turns % 4)
    return look.pixmaps.sprite(what, bounds, ratio, palette, draw, deep=True)


def _area(view: View, low: float, high: float, z: float = 0.0) -> QPainterPath:
    return closed_path(
        view.polygon([(low, low, z), (high, low, z), (high, high, z), (low, high, z)])
    )


def _paint_slab(painter: QPainter, view: View, palette: Palette) -> None:
    low, high, w = -EDGE, SIDE + EDGE, view.w
    top = _area(view, low, high)
    shade = palette.shadow_on_desk
    strength = 1.5 if palette.dark else 1.0
    paint_soft(painter, top.translated(0.12 * w, 0.42 * w), alpha(shade, 0.20 * strength), 0.6 * w)
    paint_soft(painter, top.translated(0.04 * w, 0.20 * w), alpha(shade, 0.30 * strength), 0.14 * w)
    for start, end, colour in (
        ((low, high), (high, high), lighter(palette.paper_edge, 0.06)),
        ((high, high), (high, low), lighter(palette.paper_edge, -0.25)),
    ):
        side = closed_path(
            view.polygon([(*start, 0.0), (*end, 0.0), (*end, -THICK), (*start, -THICK)])
        )
        painter.fillPath(side, colour)
    box = top.boundingRect()
    light = QLinearGradient(box.left() + 0.2 * box.width(), box.top(), box.right(), box.bottom())
    light.setColorAt(0.0, palette.paper_lit)
    light.setColorAt(0.55, palette.paper)
    light.setColorAt(1.0, palette.paper_deep)
    painter.fillPath(top, light)
    painter.strokePath(top, QPen(alpha(palette.ink_2, 0.35), max(0.8, 0.02 * w)))
    near = QPen(alpha(palette.ink, 0.30), max(0.8, 0.022 * w))
    painter.setPen(near)
    painter.drawLine(view.point(low, high), view.point(high, high))
    painter.drawLine(view.point(high, high), view.point(high, low))
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_street(painter: QPainter, view: View, palette: Palette) -> None:
    """Kerbs, a dashed middle line, borders between the cells, and the round corners."""
    w = view.w
    asphalt = _area(view, -1.0, SIDE + 1.0).subtracted(_area(view, 0.0, SIDE))
    painter.fillPath(asphalt, alpha(lighter(palette.paper, 0.35), 0.20))
    thin = QPen(alpha(palette.ink, 0.30), max(0.8, 0.020 * w))
    painter.strokePath(_area(view, -1.0, SIDE + 1.0), thin)
    painter.setPen(QPen(alpha(palette.ink, 0.16), max(0.7, 0.016 * w)))
    for step in range(SIDE + 1):
        for one, other in (
            ((step, -1), (step, 0)), ((step, SIDE), (step, SIDE + 1)),
            ((-1, step), (0, step)), ((SIDE, step), (SIDE + 1, step)),
        ):  # fmt: skip
            painter.drawLine(view.point(*one), view.point(*other))
    middle = QPen(alpha(palette.ink, 0.55), max(0.9, 0.028 * w))
    middle.setDashPattern([6.0, 5.0])
    painter.setPen(middle)
    low, high = -0.5, SIDE + 0.5
    for start, end in (
        ((low + 0.5, low), (high - 0.5, low)), ((high, low + 0.5), (high, high - 0.5)),
        ((low + 0.5, high), (high - 0.5, high)), ((low, low + 0.5), (low, high - 0.5)),
    ):  # fmt: skip
        painter.drawLine(view.point(*start), view.point(*end))
    painter.setPen(Qt.PenStyle.NoPen)
    for corner in ((low, low), (high, low), (high, high), (low, high)):
        _paint_round(painter, view, corner, palette)


def _paint_round(
    painter: QPainter, view: View, corner: tuple[float, float], palette: Palette
) -> None:
    """A round cell: two rings and the sign of a card."""
    w = view.w
    at = view.point(*corner)
    across, down = ROUND * 1.4142 * w, ROUND * 1.4142 * w * RISE
    painter.setBrush(palette.paper_deep)
    painter.setPen(QPen(alpha(palette.ink, 0.85), max(1.0, 0.034 * w)))
    painter.drawEllipse(at, across, down)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(alpha(palette.ink, 0.40), max(0.7, 0.018 * w)))
    painter.drawEllipse(at, across * 0.82, down * 0.82)
    side = 0.33 * w
    card = QRectF(at.x() - side * 0.42, at.y() - side * 0.5, side * 0.84, side)
    painter.setPen(QPen(palette.ink, max(0.9, 0.03 * w)))
    painter.drawRoundedRect(card, 0.04 * w, 0.04 * w)
    for row in (0.32, 0.5, 0.68):
        y = card.top() + row * card.height()
        painter.drawLine(QPointF(card.left() + 0.07 * w, y), QPointF(card.right() - 0.07 * w, y))
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_lots(painter: QPainter, view: View, palette: Palette) -> None:
    w = view.w
    painter.fillPath(_area(view, 0.0, SIDE), alpha(palette.paper_edge, 0.22))
    painter.strokePath(_area(view, 0.0, SIDE), QPen(alpha(palette.ink, 0.55), max(0.9, 0.026 * w)))
    for row in range(SIDE):
        for column in range(SIDE):
            lot = closed_path(view.rhombus(column, row, 0.0, INSET))
            painter.fillPath(lot, alpha(palette.paper_edge, 0.72))
            central = (column, row) in _CENTRAL
            ink = alpha(palette.ink, 0.55 if central else 0.20)
            painter.strokePath(lot, QPen(ink, max(0.8, (0.026 if central else 0.018) * w)))
            shade = QLinearGradient(view.point(column, row), view.point(column + 1, row + 1))
            shade.setColorAt(0.0, QColor(0, 0, 0, 46))
            shade.setColorAt(0.45, QColor(0, 0, 0, 0))
            painter.fillPath(lot, shade)


def _paint_letters(painter: QPainter, view: View, palette: Palette, turns: int) -> None:
    """Names of columns and rows along the two near edges, lying on the paper."""
    w = view.w
    role = Type(max(9.0, 0.33 * w), 600)
    for place in range(SIDE):
        for x, y, along_x in ((place, SIDE - 1, True), (SIDE - 1, place, False)):
            column, row = turn_cell(x, y, SIDE, SIDE, -turns)
            lettered = along_x == (turns % 2 == 0)
            name = "ABCDEF"[column] if lettered else str(row + 1)
            spot = (x + 0.5, SIDE + 1.17) if along_x else (SIDE + 1.17, y + 0.5)
            at = view.point(*spot)
            with saved(painter):
                if along_x:
                    painter.setTransform(QTransform(0.82, 0.58, -0.82, 0.58, at.x(), at.y()), True)
                else:
                    painter.setTransform(QTransform(0.82, -0.58, 0.82, 0.58, at.x(), at.y()), True)
                write(painter, name, QPointF(), role, palette.ink_2, Anchor.MIDDLE)
