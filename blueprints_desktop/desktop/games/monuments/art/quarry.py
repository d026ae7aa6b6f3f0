"""The quarry without its pieces: its shape, its score track, its terraces and their numbers."""

from math import cos, inf, radians, sin, sqrt
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QConicalGradient,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from blueprints_desktop.desktop.drawing.marks import round_pen
from blueprints_desktop.desktop.drawing.painting import closed_path, saved
from blueprints_desktop.desktop.drawing.palette import Palette, alpha, lighter, mix
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, Sprite
from blueprints_desktop.desktop.drawing.shadows import paint_soft
from blueprints_desktop.desktop.drawing.textures import between, seeded
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, write

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
        corners = self._arc(far, part, inset)
        if part.near > 0.0:
            corners += self._arc(near, part, inset)[::-1]
        elif part.span >= 360.0:
            return self.ellipse(far, part.z)
        return closed_path(QPolygonF(corners))

    def _arc(self, r: float, part: Sector, inset: float) -> list[QPointF]:
        aside = 57.3 * inset / r if part.span < 360.0 else 0.0
        span = part.span - 2 * aside
        steps = max(2, round(span / _FINE))
        return [
            self.point(r, part.start + aside + span * n / steps, part.z) for n in range(steps + 1)
        ]

    def seen(self, part: Sector, inset: float = 0.0) -> QPainterPath:
        """The visible part of a cell: what the near walls do not cut off."""
        whole, shrink = self.sector(part, inset), inset / self.unit
        if part.z == 0.0:
            return whole
        deep = part.z <= -2 * STEP
        rim, z = (CENTRE_RIM, -STEP) if deep else (MIDDLE_RIM, 0.0)
        return whole.intersected(self.ellipse(rim - shrink, z))

    def ground(self, part: Sector, place: int = 0, places: int = 1) -> QPointF:
        """Where a piece of a cell stands: alone in the middle, several side by side.

        In the centre several stand in a circle.
        """
        if part.near <= 0.0:
            if places == 1:
                return self.point(0.0, 0.0, part.z)
            return self.point(part.far / 2, 45.0 + 360.0 * place / places, part.z)
        radius, angle = part.middle
        if places > 1:
            angle += part.span * ((place + 0.5) / places - 0.5)
        return self.point(radius, angle, part.z)

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


_SIZE_STEPS = 12
"""Bisection steps for the size of the quarry."""
_TOP_STEPS = 4
"""Steps in which the quarry is moved up to the upper edge."""


def pit_beside(room: QRectF, foot: float, card: QRectF, button: QRectF) -> Pit:
    """The largest quarry between a card in the lower right and a button in the upper left corner.

    It stays as near to the middle as possible, with ``foot`` free below it where there is room.
    """
    whole = fitted(room, foot)
    if card.isEmpty() or whole.unit <= 0.0:
        return whole
    found = _pit_of_size(room, foot, card, button, whole.unit)
    small, large = 0.0, whole.unit
    for _ in range(0 if found else _SIZE_STEPS):
        unit = (small + large) / 2
        smaller = _pit_of_size(room, foot, card, button, unit)
        if smaller is None:
            large = unit
        else:
            small, found = unit, smaller
    return found or whole


def _pit_of_size(
    room: QRectF, foot: float, card: QRectF, button: QRectF, unit: float
) -> Pit | None:
    """A quarry of this size that covers neither card nor button; None: there is no room."""
    reach, edge = TRACK[1] * unit, THICK * unit
    usual_top = fitted(room, foot, unit).bounds.top() - room.top()
    for step in range(_TOP_STEPS, -1, -1):
        middle = room.top() + usual_top * step / _TOP_STEPS + FLAT * reach
        left = button.right() + _half_width(reach, middle - button.bottom())
        right = card.left() - _half_width(reach, card.top() - middle - edge)
        left, right = max(left, room.left() + reach), min(right, room.right() - reach)
        if left <= right + 1e-6:
            return Pit(QPointF(min(max(room.center().x(), left), right), middle), unit)
    return None


def _half_width(reach: float, off: float) -> float:
    """Half the width of the track at a distance above or below its middle; -inf beyond it."""
    share = max(0.0, off) / (FLAT * reach)
    return reach * sqrt(1.0 - share * share) if share < 1.0 else -inf


_FIGURES = 5
_FIGURE = Type(13, 600, 0.4, tabular=True)


def quarry_sprite(
    cache: PixmapCache, unit: float, rings: tuple[int, int], ratio: float, palette: Palette
) -> Sprite:
    """The quarry with so many outer and middle cells, anchored at its centre."""
    pit = Pit(QPointF(0.0, 0.0), unit)
    soft = 34.0 * unit

    def draw(painter: QPainter) -> None:
        _paint_track(painter, pit, palette)
        _paint_stone(painter, pit, ring_sectors(*rings), palette)

    bounds = pit.bounds.adjusted(-soft, -soft, soft, soft)
    return cache.sprite(("quarry", unit, rings), bounds, ratio, palette, draw, deep=True)


# --- the score track ----------------------------------------------------------------------


def _paint_track(painter: QPainter, pit: Pit, palette: Palette) -> None:
    """A protractor of brass, lit at the upper left, standing a little off the desk."""
    brass, unit = palette.brass, pit.unit
    disc = pit.ellipse(TRACK[1])
    foot = disc.translated(0.0, THICK * unit)
    reach = TRACK[1] * unit
    between_them = QPainterPath()
    between_them.addRect(pit.centre.x() - reach, pit.centre.y(), 2 * reach, THICK * unit)
    side = disc.united(between_them).united(foot)
    shade = palette.shadow_on_desk
    strength = 1.6 if palette.dark else 1.0
    for down, blur, dark in ((10.0, 26.0, 0.30), (3.0, 6.0, 0.30)):
        cast = foot.translated(0.5 * down * unit, down * 0.7 * unit)
        paint_soft(painter, cast, alpha(shade, dark * strength), blur * unit)
    edge = QLinearGradient(disc.boundingRect().topLeft(), disc.boundingRect().topRight())
    edge.setColorAt(0.0, mix(brass.left, brass.right, 0.35))
    edge.setColorAt(0.35, brass.right)
    edge.setColorAt(1.0, lighter(brass.right, -0.30))
    painter.fillPath(side, edge)
    light = QConicalGradient(pit.centre, 150.0)
    for at, tone in (
        (0.0, mix(brass.edge, brass.top, 0.30)),
        (0.22, mix(brass.top, brass.left, 0.55)),
        (0.40, mix(brass.left, brass.right, 0.25)),
        (0.55, mix(brass.left, brass.right, 0.60)),
        (0.75, mix(brass.top, brass.left, 0.35)),
        (1.0, mix(brass.edge, brass.top, 0.30)),
    ):
        light.setColorAt(at, tone if not palette.dark else lighter(tone, -0.22))
    ring = disc.subtracted(pit.ellipse(TRACK[0] - 6.0))
    painter.fillPath(ring, light)
    painter.strokePath(disc, QPen(alpha(brass.edge, 0.8), 1.2 * unit))
    _paint_graduation(painter, pit, palette)


def _paint_graduation(painter: QPainter, pit: Pit, palette: Palette) -> None:
    """A tick where two spaces meet, a figure on every fifth space, a dot on the others."""
    ink, unit = palette.brass.dark, pit.unit
    near, far = TRACK
    ticks = []
    for space in range(SPACES):
        part = track_space(space)
        for start, end in ((near, near + (far - near) * 0.30), (far - 7.0, far)):
            ticks.append(QLineF(pit.point(start, part.start), pit.point(end, part.start)))
        middle = pit.point(*part.middle)
        if space % _FIGURES == 0:
            write(painter, str(space), middle, _FIGURE, ink, Anchor.MIDDLE, unit)
        else:
            painter.setBrush(alpha(ink, 0.55))
            painter.drawEllipse(middle, 1.1 * unit, 1.1 * unit)
            painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(alpha(ink, 0.55), 1.0 * unit))
    painter.drawLines(ticks)
    painter.setPen(Qt.PenStyle.NoPen)


# --- the stone ----------------------------------------------------------------------------


def _paint_stone(painter: QPainter, pit: Pit, cells: list[Sector], palette: Palette) -> None:
    stone = palette.quarry
    _paint_floor(painter, pit, RIM + 4.0, 0.0, stone.outer, palette)
    _paint_cells(painter, pit, [cell for cell in cells if cell.z == 0.0], palette)
    paint_cell_numbers(painter, pit, [cell for cell in cells if cell.z == 0.0], palette)
    painter.strokePath(pit.ellipse(RIM + 4.0), QPen(stone.wall, 3.0 * pit.unit))
    for rim, z, floor in ((MIDDLE_RIM, 0.0, stone.middle), (CENTRE_RIM, -STEP, stone.centre)):
        opening = pit.ellipse(rim, z)
        with saved(painter):
            if z < 0.0:
                painter.setClipPath(pit.ellipse(MIDDLE_RIM))
            painter.setClipPath(opening, Qt.ClipOperation.IntersectClip)
            _paint_wall(painter, pit, rim, z, palette)
            below = z - STEP
            _paint_floor(painter, pit, rim, below, floor, palette)
            _paint_cells(painter, pit, [cell for cell in cells if cell.z == below], palette)
            _paint_depth_shade(painter, pit, rim, below, palette)
        with saved(painter):
            if z < 0.0:
                painter.setClipPath(pit.ellipse(MIDDLE_RIM))
            painter.strokePath(opening, QPen(alpha(lighter(stone.outer, 0.5), 0.9), 1.6 * pit.unit))


def _paint_floor(
    painter: QPainter, pit: Pit, r: float, z: float, tone: QColor, palette: Palette
) -> None:
    """A terrace: lit towards the lamp, with grains and cracks."""
    floor = pit.ellipse(r, z)
    box = floor.boundingRect()
    light = QRadialGradient(box.topLeft() + QPointF(box.width() * 0.3, 0.0), box.width() * 1.05)
    light.setColorAt(0.0, lighter(tone, 0.06 if palette.dark else 0.34))
    light.setColorAt(0.55, tone)
    light.setColorAt(1.0, lighter(tone, -0.08))
    painter.fillPath(floor, light)
    with saved(painter):
        painter.setClipPath(floor, Qt.ClipOperation.IntersectClip)
        random = seeded(91, round(r), round(-z))
        _paint_grains(painter, pit, r, z, random, palette)


def _paint_grains(
    painter: QPainter, pit: Pit, r: float, z: float, random: Random, palette: Palette
) -> None:
    unit, crack = pit.unit, palette.quarry.crack
    dark, bright = QPainterPath(), QPainterPath()
    for number in range(round(r * r / 190)):
        at = pit.point(r * random.random() ** 0.5, 360.0 * random.random(), z)
        size = between(random, 0.4, 1.25) * unit
        (dark if number % 3 else bright).addEllipse(at, size, size * 0.8)
    painter.fillPath(dark, alpha(crack, 0.20))
    painter.fillPath(bright, alpha(QColor("#FFFFFF"), 0.35 if not palette.dark else 0.14))
    cracks = QPainterPath()
    for _ in range(round(r / 9)):
        angle = 360.0 * random.random()
        at = pit.point(r * (0.3 + 0.68 * random.random()), angle, z)
        cracks.moveTo(at)
        turn = 360.0 * random.random()
        for _ in range(2 + int(3 * random.random())):
            turn += between(random, -50.0, 50.0)
            step = between(random, 3.0, 8.0) * unit
            at = at + QPointF(step * cos(radians(turn)), 0.7 * step * sin(radians(turn)))
            cracks.lineTo(at)
    painter.strokePath(cracks, round_pen(alpha(crack, 0.30), 0.9 * unit))
    painter.strokePath(
        cracks.translated(0.6 * unit, 0.7 * unit), QPen(alpha(QColor("#FFFFFF"), 0.25), 0.7 * unit)
    )


def _paint_cells(painter: QPainter, pit: Pit, cells: list[Sector], palette: Palette) -> None:
    """Joints between the cells: cut into the stone, dark with a light lip."""
    joint = palette.quarry.wall
    for cell in cells:
        if cell.span >= 360.0:
            continue
        start = pit.point(cell.near, cell.start, cell.z)
        end = pit.point(cell.far + 4.0, cell.start, cell.z)
        painter.setPen(QPen(alpha(QColor("#FFFFFF"), 0.55), 1.2 * pit.unit))
        lip = QPointF(1.1 * pit.unit, 0.9 * pit.unit)
        painter.drawLine(start + lip, end + lip)
        painter.setPen(QPen(alpha(joint, 0.95), 1.7 * pit.unit))
        painter.drawLine(start, end)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_wall(painter: QPainter, pit: Pit, rim: float, z: float, palette: Palette) -> None:
    """The far wall of a terrace, in upright strokes of the chisel."""
    stone = palette.quarry
    box = pit.ellipse(rim, z).boundingRect()
    light = QLinearGradient(box.topLeft(), box.topRight())
    light.setColorAt(0.0, lighter(stone.wall, -0.28))
    light.setColorAt(0.35, stone.wall)
    light.setColorAt(0.75, lighter(stone.wall, 0.28))
    light.setColorAt(1.0, lighter(stone.wall, 0.10))
    painter.fillRect(box.adjusted(-2, -2, 2, 2), light)
    random = seeded(92, round(rim))
    strokes: tuple[list[QLineF], list[QLineF]] = ([], [])
    for number in range(round(rim * 1.1)):
        angle = 180.0 + 180.0 * (number + random.random()) / round(rim * 1.1)
        ends = (pit.point(rim, angle, height) for height in (z, z - STEP))
        strokes[number % 2].append(QLineF(*ends))
    inks = alpha(stone.crack, 0.22), alpha(QColor("#FFFFFF"), 0.10)
    for ink, lines in zip(inks, strokes, strict=True):
        painter.setPen(QPen(ink, 0.9 * pit.unit))
        painter.drawLines(lines)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_depth_shade(painter: QPainter, pit: Pit, rim: float, z: float, palette: Palette) -> None:
    """The shadow that the wall on the lamp's side throws on the floor below it."""
    floor = pit.ellipse(rim, z)
    aside = QPointF(0.16, 0.05) * (rim * pit.unit)
    strength = 0.30 if palette.dark else 0.20
    for share in (1.0, 0.66, 0.36):
        lit = floor.translated(aside * share)
        painter.fillPath(floor.subtracted(lit), alpha(palette.quarry.crack, strength / 2))


def chip_path(pit: Pit, at: QPointF, seed: int) -> QPainterPath:
    """Splinters where a piece was broken out of the floor."""
    random = seeded(93, seed)
    path = QPainterPath()
    for _ in range(4):
        middle = at + QPointF(between(random, -17, 17), between(random, -9, 9)) * pit.unit
        size = between(random, 1.5, 3.6) * pit.unit
        corners = QPolygonF()
        for corner in range(4):
            angle = corner * 1.57 + between(random, -0.5, 0.5)
            corners.append(middle + QPointF(size * cos(angle), 0.6 * size * sin(angle)))
        path.addPolygon(corners)
        path.closeSubpath()
    return path


_CELL = Type(12, 600, tabular=True)
_BRICK = ((-30.0, -7.0), (10.0, 21.0), (30.0, 7.0), (30.0, -13.0), (-10.0, -41.0), (-30.0, -27.0))
"""The outline of a brick about the ground it stands on."""
_LEGIBLE = 0.8
"""In a smaller quarry the numbers of the cells would only be specks."""


def number_place(pit: Pit, cell: Sector) -> QPointF:
    """In a corner at the rim of an outer cell: the first one that no brick in the cell covers."""
    covered = QPainterPath()
    middle = pit.point(*cell.middle)
    covered.addPolygon(QPolygonF([middle + QPointF(*corner) * pit.unit for corner in _BRICK]))
    first, other = (
        pit.point(cell.far - 19.0, angle)
        for angle in (cell.start + 5.6, cell.start + cell.span - 5.6)
    )
    box = QRectF(-7.0 * pit.unit, -6.0 * pit.unit, 14.0 * pit.unit, 12.0 * pit.unit)
    return other if covered.intersects(box.translated(first)) else first


def paint_cell_numbers(painter: QPainter, pit: Pit, cells: list[Sector], palette: Palette) -> None:
    """The outer cells as people count them, engraved where a piece never stands."""
    if pit.unit < _LEGIBLE:
        return
    ink, below = alpha(palette.quarry.wall, 0.95), alpha(QColor("#FFFFFF"), 0.5)
    for number, cell in enumerate(cells, 1):
        at = number_place(pit, cell)
        lip = at + QPointF(0.7, 0.9) * pit.unit
        for where, tone in ((lip, below), (at, ink)):
            write(painter, str(number), where, _CELL, tone, Anchor.MIDDLE, pit.unit)
