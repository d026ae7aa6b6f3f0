"""The cells of a board: what is printed on them, what covers them, and the links of pairs."""

from functools import lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import Palette, alpha, mix
from blueprints_desktop.desktop.drawing.projection import rounded_polygon
from blueprints_desktop.desktop.drawing.signs import cut, path_of, thickened, united
from blueprints_desktop.desktop.drawing.typography import Type, font

NAMED = "abcde"
"""Ring, cross, star, wave, key; further pairs of a board are shown by their letters."""

_LARGE = 200.0
"""Letters are drawn this high and made small: Qt knows whole pixel sizes only."""


def _star() -> QPainterPath:
    points = [
        QPointF(
            0.5 + radius * sin(number * pi / 5),
            0.53 - radius * cos(number * pi / 5),
        )
        for number in range(10)
        for radius in ((0.50, 0.215)[number % 2],)
    ]
    return rounded_polygon(points, 0.03)


def _key() -> QPainterPath:
    bow = cut(path_of("O 0.23 0.5 0.21"), path_of("O 0.23 0.5 0.085"))
    blade = thickened(
        path_of("M 0.42 0.5 L 0.96 0.5 M 0.72 0.5 L 0.72 0.69 M 0.92 0.5 L 0.92 0.73"), 0.125
    )
    return united(bow, blade)


def _ring() -> QPainterPath:
    return cut(path_of("O 0.5 0.5 0.44"), path_of("O 0.5 0.5 0.285"))


def _cross() -> QPainterPath:
    return thickened(path_of("M 0.16 0.16 L 0.84 0.84 M 0.84 0.16 L 0.16 0.84"), 0.18)


def _wave() -> QPainterPath:
    lines = (
        "M 0.08 {0} C 0.22 {1} 0.36 {1} 0.5 {0} C 0.64 {2} 0.78 {2} 0.92 {0}".format(
            y, y - 0.20, y + 0.20
        )
        for y in (0.36, 0.66)
    )
    return thickened(path_of(" ".join(lines)), 0.135)


@lru_cache(maxsize=64)
def symbol(sign: str) -> QPainterPath:
    """The body of a pair's sign."""
    if sign in NAMED:
        return (_ring, _cross, _star, _wave, _key)[NAMED.index(sign)]()
    return lettered(sign.upper(), 0.8)


def symbol_colour(sign: str) -> int | None:
    """Which of the palette's symbol colours is its own; None: ink."""
    return NAMED.index(sign) if sign in NAMED else None


@lru_cache(maxsize=128)
def lettered(text: str, high: float) -> QPainterPath:
    """Letters or figures as a body, ``high`` of the unit square, in its middle."""
    path = QPainterPath()
    path.addText(QPointF(0.0, 0.0), font(Type(_LARGE, 700)), text)
    box: QRectF = path.boundingRect()
    capital = QPainterPath()
    capital.addText(QPointF(0.0, 0.0), font(Type(_LARGE, 700)), "5")
    scale = high / capital.boundingRect().height()
    widest = 0.96 / box.width() if box.width() * scale > 0.96 else scale
    scale = min(scale, widest)
    move = QTransform.fromTranslate(0.5, 0.5).scale(scale, scale)
    return move.translate(-box.center().x(), -box.center().y()).map(path)


PLAIN, MALUS, BONUSES = ".", "M", "123"
_WARN = QColor("#D8602A")
_LEAST_FIGURE = 13.0
"""Cells narrower than this show signs without figures."""


def _square(column: float, row: float, inset: float) -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(column + inset, row + inset, 1 - 2 * inset, 1 - 2 * inset))
    return path


def _disc(column: float, row: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(column + 0.5, row + 0.5), radius, radius)
    return path


def placed(sign: QPainterPath, column: float, row: float, size: float) -> QPainterPath:
    """A sign of the unit square in the middle of a cell."""
    edge = (1.0 - size) / 2
    return QTransform.fromTranslate(column + edge, row + edge).scale(size, size).map(sign)


def paint_plain(
    painter: QPainter, grid: QTransform, column: int, row: int, palette: Palette, cell: float
) -> None:
    """Thin square: open, and still to be reached."""
    pen = QPen(alpha(palette.ink, 0.36), max(0.7, 0.026 * cell))
    painter.strokePath(grid.map(_square(column, row, 0.09)), pen)


def paint_hatched(
    painter: QPainter,
    grid: QTransform,
    column: int,
    row: int,
    palette: Palette,
    cell: float,
    colour: QColor | None = None,
    inset: float = 0.06,
) -> None:
    """Closed from above: no piece can reach it any more."""
    ground = grid.map(_square(column, row, inset))
    painter.fillPath(ground, alpha(palette.paper_edge, 0.62))
    lines = QPainterPath()
    step = 0.2 if cell >= 20 else 0.34
    share = step
    while share < 2.0:
        low, high = max(0.0, share - 1.0), min(1.0, share)
        span = 1 - 2 * inset
        lines.moveTo(column + inset + low * span, row + inset + (share - low) * span)
        lines.lineTo(column + inset + high * span, row + inset + (share - high) * span)
        share += step
    ink = colour or alpha(palette.ink_2, 0.9)
    painter.strokePath(grid.map(lines), QPen(ink, max(0.8, 0.034 * cell)))
    painter.strokePath(ground, QPen(alpha(ink, 0.8), max(0.7, 0.03 * cell)))


def paint_bonus(
    painter: QPainter,
    grid: QTransform,
    column: int,
    row: int,
    points: str,
    palette: Palette,
    cell: float,
    *,
    strength: float = 1.0,
    radius: float = 0.37,
) -> None:
    """A pencil disc with the number in it."""
    ground = palette.pencil if strength >= 1.0 else mix(palette.paper, palette.pencil, strength)
    painter.fillPath(grid.map(_disc(column, row, radius)), ground)
    if cell >= _LEAST_FIGURE:
        figure = placed(lettered(points, 0.60), column, row, 0.66)
        painter.fillPath(grid.map(figure), palette.paper_edge)


def paint_malus(
    painter: QPainter,
    grid: QTransform,
    column: int,
    row: int,
    malus: int,
    cell: float,
) -> None:
    """A hatched square in warning colour with the loss in white."""
    ground = grid.map(_square(column, row, 0.08))
    painter.fillPath(ground, _WARN)
    hatch = QPainterPath()
    for number in range(1, 8):
        share = number / 4
        low, high = max(0.0, share - 1.0), min(1.0, share)
        hatch.moveTo(column + 0.08 + 0.84 * low, row + 0.08 + 0.84 * (share - low))
        hatch.lineTo(column + 0.08 + 0.84 * high, row + 0.08 + 0.84 * (share - high))
    painter.strokePath(grid.map(hatch), QPen(alpha(QColor("#7A2A08"), 0.55), max(0.8, 0.05 * cell)))
    painter.strokePath(ground, QPen(alpha(QColor("#FFE3D2"), 0.85), max(0.8, 0.035 * cell)))
    if cell >= _LEAST_FIGURE:
        text = f"\N{MINUS SIGN}{malus}"
        figure = grid.map(placed(lettered(text, 0.58), column, row, 0.78))
        pen = QPen(QColor("#7A2A08"), max(1.0, 0.09 * cell))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(figure, pen)
        painter.fillPath(figure, QColor("#FFFFFF"))


def paint_symbol(
    painter: QPainter,
    grid: QTransform,
    column: int,
    row: int,
    sign: str,
    palette: Palette,
    cell: float,
    *,
    size: float = 0.62,
) -> None:
    """One half of a pair: its own shape in its own colour on a dark ground."""
    place = symbol_colour(sign)
    colour = palette.ink if place is None else palette.fits_symbols[place]
    ground = grid.map(_square(column, row, 0.08))
    painter.fillPath(ground, alpha(palette.paper_edge, 0.6))
    painter.strokePath(ground, QPen(alpha(colour, 0.75), max(0.8, 0.03 * cell)))
    painter.fillPath(grid.map(placed(symbol(sign), column, row, size)), colour)


def paint_ring(
    painter: QPainter,
    grid: QTransform,
    column: int,
    row: int,
    colour: QColor,
    cell: float,
    radius: float = 0.45,
) -> None:
    """Safe: nothing can cover this cell any more."""
    pen = QPen(colour, max(1.2, 0.062 * cell))
    painter.strokePath(grid.map(_disc(column, row, radius)), pen)


def paint_struck(
    painter: QPainter, grid: QTransform, column: int, row: int, colour: QColor, cell: float
) -> None:
    """Struck through: what a drop would cost."""
    line = QPainterPath(QPointF(column + 0.16, row + 0.86))
    line.lineTo(column + 0.84, row + 0.14)
    pen = QPen(colour, max(1.4, 0.08 * cell))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.strokePath(grid.map(line), pen)


def paint_cell(
    painter: QPainter,
    grid: QTransform,
    column: int,
    row: int,
    sign: str,
    malus: int,
    palette: Palette,
    cell: float,
    *,
    closed: bool = False,
) -> None:
    """A cell that no piece covers; ``closed``: none ever will."""
    if sign == PLAIN:
        if closed:
            paint_hatched(painter, grid, column, row, palette, cell)
        else:
            paint_plain(painter, grid, column, row, palette, cell)
        return
    if closed:
        painter.fillPath(grid.map(_square(column, row, 0.02)), alpha(palette.paper_edge, 0.62))
    if sign in BONUSES:
        paint_bonus(painter, grid, column, row, sign, palette, cell)
    elif sign == MALUS:
        paint_malus(painter, grid, column, row, malus, cell)
    else:
        paint_symbol(painter, grid, column, row, sign, palette, cell)
    if closed and sign in BONUSES:
        paint_ring(painter, grid, column, row, palette.ink, cell)
    elif closed:
        frame = grid.map(_square(column, row, 0.03))
        painter.strokePath(frame, QPen(palette.ink, max(1.2, 0.06 * cell)))


def paint_pair_link(
    painter: QPainter, one: QPointF, other: QPointF, pen: QPen, bare: QPainterPath
) -> None:
    """Join two points, but not across ``bare``: what is to be read there stays as it is."""
    reach = pen.widthF() + 1.0
    around = QPainterPath()
    around.addRect(QRectF(one, other).normalized().adjusted(-reach, -reach, reach, reach))
    with saved(painter):
        painter.setClipPath(around.subtracted(bare), Qt.ClipOperation.IntersectClip)
        painter.setPen(pen)
        painter.drawLine(one, other)
