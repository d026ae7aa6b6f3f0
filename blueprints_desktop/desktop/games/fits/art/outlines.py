"""Shapes as paths, in units of a cell: pieces, and the signs of cells."""

from collections.abc import Iterable
from functools import lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTransform

from blueprints_desktop.desktop.drawing.projection import rounded_polygon
from blueprints_desktop.desktop.drawing.signs import cut, path_of, thickened, united
from blueprints_desktop.desktop.drawing.typography import Type, font
from blueprints_desktop.games.fits.grid import Cell
from blueprints_desktop.games.fits.pieces import SHAPES, Piece, Shape

Corner = tuple[int, int]
"""Column and row, as paths count."""
_CORNER = 0.11
_STEPS = {(0, -1): (1, 0), (1, 0): (0, 1), (0, 1): (-1, 0), (-1, 0): (0, -1)}
_LARGE = 200.0
"""Letters are drawn this high and made small: Qt knows whole pixel sizes only."""

# --- pieces -------------------------------------------------------------------------------


def cells_of(shape: Shape) -> tuple[Cell, ...]:
    """The cells of a shape drawn in rows.

    >>> cells_of(("#.", "##"))
    ((0, 0), (1, 0), (1, 1))
    """
    return tuple(
        (row, column)
        for row, signs in enumerate(shape)
        for column, sign in enumerate(signs)
        if sign == "#"
    )


def lying_shape(piece: Piece) -> Shape:
    """How a piece is shown where it is only looked at: rather lying than standing."""
    shapes = SHAPES[piece].values()
    return max(shapes, key=lambda shape: (len(shape[0]) >= len(shape), len(shape[0])))


def corners_of(cells: Iterable[Cell]) -> list[Corner]:
    """The corners of the outline of joined cells, clockwise.

    >>> corners_of([(0, 0), (0, 1)])
    [(0, 0), (2, 0), (2, 1), (0, 1)]
    """
    full = {(column, row) for row, column in cells}
    edges: dict[Corner, Corner] = {}
    for x, y in full:
        for (out_x, out_y), (along_x, along_y) in _STEPS.items():
            if (x + out_x, y + out_y) not in full:
                start = (x + (along_x < 0 or out_x > 0), y + (along_y < 0 or out_y > 0))
                edges[start] = (start[0] + along_x, start[1] + along_y)
    here = first = min(edges, key=lambda corner: (corner[1], corner[0]))
    outline = [first]
    while edges[here] != first:
        here = edges[here]
        outline.append(here)
    return [
        corner
        for number, corner in enumerate(outline)
        if not _straight(outline[number - 1], corner, outline[(number + 1) % len(outline)])
    ]


def _straight(one: Corner, middle: Corner, other: Corner) -> bool:
    return one[0] == middle[0] == other[0] or one[1] == middle[1] == other[1]


@lru_cache(maxsize=1024)
def body_of(cells: tuple[Cell, ...]) -> QPainterPath:
    """The outline of a piece, its corners a little rounded."""
    return rounded_polygon([QPointF(x, y) for x, y in corners_of(cells)], _CORNER)


@lru_cache(maxsize=1024)
def seams_of(cells: tuple[Cell, ...]) -> QPainterPath:
    """The borders of cells inside a piece."""
    full, path = set(cells), QPainterPath()
    for row, column in cells:
        if (row, column + 1) in full:
            path.moveTo(column + 1.0, row + 0.06)
            path.lineTo(column + 1.0, row + 0.94)
        if (row + 1, column) in full:
            path.moveTo(column + 0.06, row + 1.0)
            path.lineTo(column + 0.94, row + 1.0)
    return path


def joined(cells: Iterable[Cell]) -> list[tuple[Cell, ...]]:
    """The parts of a piece that hang together on the board: cut off at the top, a U falls apart."""
    left, parts = {cell for cell in cells if cell[0] >= 0}, []
    while left:
        part, fresh = set(), {min(left)}
        while fresh:
            part |= fresh
            around = {(row + y, column + x) for row, column in fresh for x, y in _STEPS}
            fresh = (around & left) - part
        left -= part
        parts.append(tuple(sorted(part)))
    return parts


# --- signs of cells -----------------------------------------------------------------------

NAMED = "abcde"
"""Ring, cross, star, wave, key; further pairs of a board are shown by their letters."""


def _ring() -> QPainterPath:
    return cut(path_of("O 0.5 0.5 0.44"), path_of("O 0.5 0.5 0.285"))


def _cross() -> QPainterPath:
    return thickened(path_of("M 0.16 0.16 L 0.84 0.84 M 0.84 0.16 L 0.16 0.84"), 0.18)


def _star() -> QPainterPath:
    radii = (0.50, 0.215)
    turns = ((radii[number % 2], number * pi / 5) for number in range(10))
    points = [
        QPointF(0.5 + radius * sin(turn), 0.53 - radius * cos(turn)) for radius, turn in turns
    ]
    return rounded_polygon(points, 0.03)


def _wave() -> QPainterPath:
    line = "M 0.08 {0} C 0.22 {1} 0.36 {1} 0.5 {0} C 0.64 {2} 0.78 {2} 0.92 {0}"
    lines = (line.format(y, y - 0.20, y + 0.20) for y in (0.36, 0.66))
    return thickened(path_of(" ".join(lines)), 0.135)


def _key() -> QPainterPath:
    bow = cut(path_of("O 0.23 0.5 0.21"), path_of("O 0.23 0.5 0.085"))
    blade = "M 0.42 0.5 L 0.96 0.5 M 0.72 0.5 L 0.72 0.69 M 0.92 0.5 L 0.92 0.73"
    return united(bow, thickened(path_of(blade), 0.125))


@lru_cache(maxsize=64)
def symbol(sign: str) -> QPainterPath:
    """The body of a pair's sign."""
    if sign in NAMED:
        return (_ring, _cross, _star, _wave, _key)[NAMED.index(sign)]()
    return lettered(sign.upper(), 0.8)


@lru_cache(maxsize=128)
def lettered(text: str, high: float) -> QPainterPath:
    """Letters or figures as a body, ``high`` of the unit square, in its middle."""
    path, capital = QPainterPath(), QPainterPath()
    path.addText(QPointF(0.0, 0.0), font(Type(_LARGE, 700)), text)
    capital.addText(QPointF(0.0, 0.0), font(Type(_LARGE, 700)), "5")
    box = path.boundingRect()
    scale = min(high / capital.boundingRect().height(), 0.96 / max(1.0, box.width()))
    move = QTransform.fromTranslate(0.5, 0.5).scale(scale, scale)
    return move.translate(-box.center().x(), -box.center().y()).map(path)


def placed(sign: QPainterPath, cell: tuple[float, float], size: float) -> QPainterPath:
    """A sign of the unit square in the middle of a cell."""
    (row, column), edge = cell, (1.0 - size) / 2
    return QTransform.fromTranslate(column + edge, row + edge).scale(size, size).map(sign)
