"""What lies between the rails of a ramp: the blue board, its grooves, and the cover of glass."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import Palette, alpha
from blueprints_desktop.desktop.games.fits.art.slope import COLUMNS, HEAD, RAIL, ROWS, Slope

_GLASS = -0.12
"""The row where the cover begins."""


def paint_paper(painter: QPainter, slope: Slope, palette: Palette) -> None:
    """The blue board between the rails."""
    sheet = slope.area(0.0, 0.0, COLUMNS, ROWS)
    fade = QLinearGradient(slope.point(0.0, 0.0), slope.point(COLUMNS, ROWS))
    fade.setColorAt(0.0, palette.paper_lit)
    fade.setColorAt(0.55, palette.paper)
    fade.setColorAt(1.0, palette.paper_deep)
    painter.fillPath(sheet, fade)


def paint_grooves(painter: QPainter, slope: Slope, palette: Palette) -> None:
    """Between the columns a dark line and a light one beside it, through head and board."""
    for top, bottom, offset, colour, wide in (
        (-HEAD, 0.0, 0.0, alpha(palette.wood.mark, 0.8), 0.05),
        (0.0, ROWS, 0.0, alpha(palette.paper_edge, 0.75), 0.05),
        (-HEAD, ROWS, 0.045, alpha(QColor("#FFFFFF"), 0.16), 0.03),
    ):
        lines = QPainterPath()
        for column in range(1, COLUMNS):
            lines.moveTo(column + offset, top)
            lines.lineTo(column + offset, bottom)
        pen = QPen(colour, max(0.8, wide * slope.cell(6)))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.strokePath(slope.grid.map(lines), pen)


def paint_cover(painter: QPainter, slope: Slope, palette: Palette) -> None:
    """The glass over the board: bright edge, two gleams, a rim on the rails, four screws."""
    u = slope.scale
    glass = slope.area(0.0, _GLASS, COLUMNS, ROWS)
    with saved(painter):
        painter.setClipPath(glass)
        for left, wide, strength in ((-0.2, 1.5, 0.085), (1.9, 0.6, 0.055)):
            gleam = QPainterPath(QPointF(left + 3.2, _GLASS))
            for x, y in ((left + 3.2 + wide, _GLASS), (left + wide, 6.4), (left, 6.4)):
                gleam.lineTo(x, y)
            painter.fillPath(slope.grid.map(gleam), alpha(QColor("#FFFFFF"), strength))
        low = QPainterPath(QPointF(5.1, 5.8))
        for x, y in ((6.2, 5.8), (3.7, 12.2), (2.6, 12.2)):
            low.lineTo(x, y)
        painter.fillPath(slope.grid.map(low), alpha(QColor("#FFFFFF"), 0.045))
    edge = RAIL - 0.16
    for row, strength in ((_GLASS, 0.85), (_GLASS + 0.08, 0.35)):
        painter.setPen(QPen(alpha(QColor("#FFFFFF"), strength), max(1.0, 1.5 * u)))
        painter.drawLine(slope.point(-edge, row), slope.point(COLUMNS + edge, row))
    painter.setPen(QPen(alpha(QColor("#FFFFFF"), 0.30), max(0.8, 1.0 * u)))
    for column in (-edge, COLUMNS + edge):
        painter.drawLine(slope.point(column, _GLASS), slope.point(column, ROWS))
    painter.setPen(Qt.PenStyle.NoPen)
    for column, row in ((-0.2, 0.3), (6.2, 0.3), (-0.2, 11.6), (6.2, 11.6)):
        _paint_screw(painter, slope.point(column, row), 4.6 * u, palette)


def _paint_screw(painter: QPainter, at: QPointF, radius: float, palette: Palette) -> None:
    brass = palette.brass
    fill = QRadialGradient(at - QPointF(radius, radius) * 0.4, radius * 1.8)
    fill.setColorAt(0.0, brass.edge)
    fill.setColorAt(0.5, brass.top)
    fill.setColorAt(1.0, brass.right)
    painter.setBrush(fill)
    painter.setPen(QPen(alpha(brass.dark, 0.9), max(0.7, 0.2 * radius)))
    painter.drawEllipse(at, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawLine(at + QPointF(-0.62, 0.5) * radius, at + QPointF(0.62, -0.5) * radius)
    painter.setPen(Qt.PenStyle.NoPen)
