"""The shape of the quarry: where ring, angle and depth fall on the screen.

``P(r, a, z) = (x + r cos a, y + FLAT r sin a - z)``, angles in degrees, clockwise from three
o'clock. A little steeper than the boards' common view, so that the cells at three and nine
o'clock have the height for two pieces; the pit's walls carry the depth. Lengths are pixels at a
unit of 1, which is the quarry in a window of usual size.
"""

from math import cos, inf, radians, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

FLAT = 0.78
RIM, MIDDLE_RIM, CENTRE_RIM = 296.0, 206.0, 92.0
STEP = 20.0
"""How much deeper each ring lies than the one around it."""
TRACK = (304.0, 340.0)
THICK = 15.0
"""How far the track's edge stands off the desk."""
SPACES = 60
_FINE = 2.0
"""Degrees from corner to corner of what is drawn as an arc."""


class Sector(NamedTuple):
    """A piece of a ring: from one radius to another, from one angle to another."""

    near: float
    far: float
    start: float
    span: float
    z: float = 0.0

    @property
    def middle(self) -> tuple[float, float]:
        """Radius and angle of its middle."""
        return (self.near + self.far) / 2, self.start + self.span / 2


def share_before_border(before: Sector, after: Sector) -> float:
    """How much of the way between the middles of two cells that touch lies in the first one."""
    if before.near == after.near:
        return 0.5
    start, end = (cell.middle[0] if cell.near > 0.0 else 0.0 for cell in (before, after))
    border = max(before.near, after.near)
    return (start - border) / (start - end)


class Pit(NamedTuple):
    """The quarry at a place and size."""

    centre: QPointF
    unit: float

    def point(self, r: float, angle: float, z: float = 0.0) -> QPointF:
        a = radians(angle)
        u = self.unit
        return self.centre + QPointF(r * cos(a) * u, (FLAT * r * sin(a) - z) * u)

    def ellipse(self, r: float, z: float = 0.0) -> QPainterPath:
        path = QPainterPath()
        middle = self.point(0.0, 0.0, z)
        path.addEllipse(middle, r * self.unit, r * FLAT * self.unit)
        return path

    def sector(self, part: Sector, inset: float = 0.0) -> QPainterPath:
        """Its outline, drawn in by ``inset`` pixels on every side."""
        inset /= self.unit
        near, far = part.near + inset, part.far - inset
        path = QPainterPath()
        corners = self._arc(far, part, inset)
        if part.near > 0.0:
            corners += self._arc(near, part, inset)[::-1]
        elif part.span >= 360.0:
            return self.ellipse(far, part.z)
        path.addPolygon(QPolygonF(corners))
        path.closeSubpath()
        return path

    def _arc(self, r: float, part: Sector, inset: float) -> list[QPointF]:
        aside = 57.3 * inset / r if part.span < 360.0 else 0.0
        span = part.span - 2 * aside
        steps = max(2, round(span / _FINE))
        return [
            self.point(r, part.start + aside + span * n / steps, part.z) for n in range(steps + 1)
        ]

    def seen(self, part: Sector, inset: float = 0.0) -> QPainterPath:
        """The visible part of a cell: what the near walls do not cut off."""
        whole = self.sector(part, inset)
        return whole if part.z == 0.0 else whole.intersected(self._inner(part, inset))

    def _inner(self, part: Sector, inset: float) -> QPainterPath:
        shrink = inset / self.unit
        if part.z <= -2 * STEP:
            return self.ellipse(CENTRE_RIM - shrink, -STEP)
        return self.ellipse(MIDDLE_RIM - shrink)

    @property
    def bounds(self) -> QRectF:
        """All of it, with the edge of the track."""
        reach = TRACK[1] * self.unit
        return QRectF(
            self.centre.x() - reach,
            self.centre.y() - reach * FLAT,
            2 * reach,
            2 * reach * FLAT + THICK * self.unit,
        )


def ring_sectors(outer: int, middle: int) -> list[Sector]:
    """The cells of a quarry in the game's order: the outer ring, the middle ring, the centre.

    With twice as many outer cells as middle ones, cells that touch share their angle.
    """
    cells = [
        Sector(MIDDLE_RIM, RIM, -90.0 + 360.0 * n / outer, 360.0 / outer) for n in range(outer)
    ]
    cells += [
        Sector(CENTRE_RIM, MIDDLE_RIM, -90.0 + 360.0 * n / middle, 360.0 / middle, -STEP)
        for n in range(middle)
    ]
    cells.append(Sector(0.0, CENTRE_RIM, 0.0, 360.0, -2 * STEP))
    return cells


def track_space(space: int) -> Sector:
    """A space of the score track; 0 is at the top."""
    step = 360.0 / SPACES
    return Sector(*TRACK, -90.0 + (space - 0.5) * step, step)


def fitted(rect: QRectF, foot: float, unit: float = inf) -> Pit:
    """The quarry as large as it fits, or less large, about the middle.

    It lies a little above where ``foot`` is wanted below.
    """
    wide, high = 2 * TRACK[1], 2 * TRACK[1] * FLAT + THICK
    unit = min(unit, rect.width() / wide, rect.height() / (high + 6.0))
    spare = rect.height() - high * unit
    top = rect.top() + max(2.0, min(spare / 2, spare - foot))
    return Pit(QPointF(rect.center().x(), top + TRACK[1] * FLAT * unit), unit)
