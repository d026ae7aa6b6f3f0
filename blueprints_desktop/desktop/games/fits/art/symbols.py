"""The signs of FITS boards as bodies in a unit square: five symbols, figures, letters."""

from functools import lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from blueprints_desktop.desktop.drawing.projection import rounded_polygon
from blueprints_desktop.desktop.drawing.signs.strokes import cut, path_of, thickened, united
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
