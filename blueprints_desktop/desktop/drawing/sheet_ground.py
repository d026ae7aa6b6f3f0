"""What the drawings on the games' sheets have in common: the plan they stand on, and how they fit their field."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from blueprints_desktop.desktop.drawing.palette import Palette, alpha, mix
from blueprints_desktop.desktop.drawing.projection import FALL, View
from blueprints_desktop.desktop.drawing.shadows import paint_soft

FIELD_WIDE, FIELD_HIGH = 262.0, 282.0
"""The field all drawings are made for; they grow and shrink with it in proportion."""

THICK = 0.09
"""How thick the plan lies on the sheet, in floor units."""


def fitted_view(field: QRectF, w: float, centre: tuple[float, float, float]) -> View:
    """The view that is ``w`` on the nominal field and puts the place ``centre`` in its middle."""
    share = min(field.width() / FIELD_WIDE, field.height() / FIELD_HIGH)
    at = View(w * share).point(*centre)
    return View(w * share, field.center() - at)


def closed(polygon: QPolygonF) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(polygon)
    path.closeSubpath()
    return path


def paint_plate(
    painter: QPainter, view: View, x: float, y: float, wide: float, deep: float, palette: Palette
) -> None:
    """A plan lying on the sheet: lighter paper with a frame line, its near edges and a shadow."""
    corners = [(x, y, 0.0), (x + wide, y, 0.0), (x + wide, y + deep, 0.0), (x, y + deep, 0.0)]
    top = view.polygon(corners)
    w = view.w
    for reach, blur, strength in ((0.50, 0.42, 0.34), (0.20, 0.16, 0.40)):
        fall = view.polygon(
            [(px + FALL[0] * reach, py - FALL[1] * reach, 0) for px, py, _ in corners]
        )
        paint_soft(painter, closed(fall), alpha(palette.shadow_on_paper, strength), blur * w)
    edge = closed(top.translated(0.0, THICK * w))
    painter.fillPath(edge, palette.paper_edge)
    body = closed(top)
    bounds = body.boundingRect()
    fade = QLinearGradient(bounds.topLeft(), bounds.bottomRight())
    white = QColor("#FFFFFF")
    fade.setColorAt(0.15, mix(palette.paper_lit, white, 0.20))
    fade.setColorAt(0.85, mix(palette.paper, white, 0.09))
    painter.fillPath(body, fade)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(alpha(white, 0.35), max(1.0, 0.03 * w)))
    painter.drawPolygon(top)
    painter.setPen(Qt.PenStyle.NoPen)


def paint_lines(
    painter: QPainter,
    lines: list[tuple[QPointF, QPointF]],
    colour: QColor,
    width: float,
) -> None:
    painter.setPen(QPen(colour, width))
    for start, end in lines:
        painter.drawLine(start, end)
    painter.setPen(Qt.PenStyle.NoPen)


def paint_rhombus_line(
    painter: QPainter,
    view: View,
    area: tuple[float, float, float, float],
    colour: QColor,
    width: float,
) -> None:
    """The outline of (x, y, wide, deep) on the floor."""
    x, y, wide, deep = area
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, width))
    painter.drawPolygon(
        view.polygon([(x, y, 0), (x + wide, y, 0), (x + wide, y + deep, 0), (x, y + deep, 0)])
    )
    painter.setPen(Qt.PenStyle.NoPen)
