"""Windows in the owner's shape, so that whose a building is can be told without its colour.

Few and large ones: at the size of a city on the table, many small ones are only noise. All lit
ones of a face are one path, and so are all dark ones.
"""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from blueprints_desktop.desktop.drawing.palette import Tones, alpha, mix
from blueprints_desktop.desktop.drawing.projection import Face
from blueprints_desktop.desktop.drawing.signs.badges import seat_shape
from blueprints_desktop.desktop.drawing.solids import Decorate
from blueprints_desktop.desktop.drawing.textures import seeded

_LIT, _DIM = QColor("#FFC531"), QColor("#5E7496")
_CANDLE = QColor("#FFF1BF")
"""Light behind the windows of a coloured wall."""
_SHADED = 0.86
"""How strongly windows show on the face that the lamp does not reach."""


class Wall(NamedTuple):
    """The part of a face that has windows, in the face's own units."""

    left: float
    wide: float
    high: float

    def mirrored(self, whole: float) -> "Wall":
        """The same on the other side of the near edge."""
        return self._replace(left=whole - self.left - self.wide)


def rows_of_windows(
    shape: int, wall: Wall, whole: float, columns: int, storey: float, seed: int
) -> Decorate:
    """Storey upon storey from the foot up, a little more than half of the windows lit.

    ``wall`` is that of the left face, ``whole`` how wide the face is.
    """
    rows = max(1, int(wall.high / storey + 1e-6))
    wide = wall.wide / columns
    pane_wide, pane_high = wide * 0.64, storey * 0.66
    pane = seat_shape(shape)

    def decorate(painter: QPainter, face: Face) -> None:
        if face is Face.TOP:
            return
        here = wall if face is Face.LEFT else wall.mirrored(whole)
        random = seeded(seed, 3 if face is Face.LEFT else 5)
        panes: tuple[list[QRectF], list[QRectF]] = ([], [])
        for row in range(rows):
            top = here.high - (row + 1) * storey + (storey - pane_high) / 2
            for column in range(columns):
                left = here.left + wide * column + (wide - pane_wide) / 2
                panes[random.random() < 0.58].append(QRectF(left, top, pane_wide, pane_high))
        strength = 1.0 if face is Face.LEFT else _SHADED
        painter.fillPath(_all(pane, panes[0]), alpha(_DIM, 0.80 * strength))
        painter.fillPath(_all(pane, panes[1]), mix(_LIT, _DIM, 0.8 * (1.0 - strength)))

    return decorate


def band_of_windows(shape: int, wide: float, high: float, count: int, tones: Tones) -> Decorate:
    """One row of windows around a floor, two of three lit."""
    step = wide / count
    size = min(step * 0.70, high * 0.60)
    pane = seat_shape(shape)

    def decorate(painter: QPainter, face: Face) -> None:
        if face is Face.TOP:
            return
        strength = 1.0 if face is Face.LEFT else _SHADED
        panes: tuple[list[QRectF], list[QRectF]] = ([], [])
        for place in range(count):
            lit = (place * 2 + (face is Face.LEFT)) % 3 != 0
            left, top = step * (place + 0.5) - size / 2, (high - size) / 2
            panes[lit].append(QRectF(left, top, size, size))
        painter.fillPath(_all(pane, panes[0]), alpha(tones.dark, 0.85))
        painter.fillPath(_all(pane, panes[1]), mix(tones.right, _CANDLE, 0.92 * strength))

    return decorate


def _all(pane: QPainterPath, places: Iterable[QRectF]) -> QPainterPath:
    """The pane in all its places."""
    whole = QPainterPath()
    for place in places:
        to = QTransform(place.width(), 0.0, 0.0, place.height(), place.left(), place.top())
        whole.addPath(to.map(pane))
    return whole
