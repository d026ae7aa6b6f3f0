"""Textures of wood, recycled plastic, stone and glass on the faces of a block."""

from math import atan2, cos, exp, hypot, pi, sin, sqrt
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from blueprints_desktop.desktop.drawing.palette import Tones, alpha, mix
from blueprints_desktop.desktop.drawing.projection import Face, View

SMALL_EDGE = 23.0
"""Edges below this many device pixels get fewer and stronger marks, or they blur into one tone."""


def seeded(*parts: int) -> Random:
    """A generator for the thing with these numbers."""
    seed = 0x9E3779B1
    for part in parts:
        seed = (seed ^ (part + 0x7F4A7C15)) * 0x85EBCA6B & 0xFFFFFFFFFFFF
        seed ^= seed >> 17
    return Random(seed)


def between(random: Random, low: float, high: float) -> float:
    return low + (high - low) * random.random()


FLECKS = tuple(QColor(hue) for hue in ("#A9DBAA", "#1F5431", "#E9EBCB", "#8FCB98", "#D9C489"))


def paint_flecks(painter: QPainter, face: Face, random: Random, edge: float) -> None:
    """Shredded plastic pressed together: angular flecks, some large, most small, none in heaps."""
    small = edge < SMALL_EDGE
    cells = 4 if small else 6
    paths = [QPainterPath() for _ in FLECKS]
    for row in range(cells):
        for column in range(cells):
            x = (column + between(random, 0.05, 0.95)) / cells
            y = (row + between(random, 0.05, 0.95)) / cells
            size = (0.030 if small else 0.016) + 0.044 * random.random() ** 2.4
            turn = random.random() * pi
            long = size * between(random, 0.9, 1.9)
            corners = QPolygonF()
            for step in range(4 + (random.random() < 0.4)):
                angle = step * pi / 2.2 + between(random, -0.35, 0.35)
                a, b = long * cos(angle), size * 0.75 * sin(angle)
                corners.append(
                    QPointF(x + a * cos(turn) - b * sin(turn), y + a * sin(turn) + b * cos(turn))
                )
            path = paths[int(random.random() * len(FLECKS))]
            path.addPolygon(corners)
            path.closeSubpath()
    strength = 0.66 if face is Face.TOP else 0.46
    for path, colour in zip(paths, FLECKS, strict=True):
        painter.fillPath(path, alpha(colour, strength))


def paint_specks(painter: QPainter, face: Face, random: Random, edge: float) -> None:
    """Granite: soft clouds, then specks of mica and dark grains, and here and there a pit."""
    small = edge < SMALL_EDGE
    painter.setPen(Qt.PenStyle.NoPen)
    for index in range(5):
        at = QPointF(random.random(), random.random())
        radius = between(random, 0.18, 0.40)
        cloud = QRadialGradient(at, radius)
        tone = QColor("#FFFFFF") if index % 2 else QColor("#000000")
        cloud.setColorAt(0.0, alpha(tone, 0.10))
        cloud.setColorAt(1.0, alpha(tone, 0.0))
        painter.setBrush(cloud)
        painter.drawEllipse(at, radius, radius)
    levels = (("#FFFFFF", 0.16), ("#FFFFFF", 0.34), ("#000000", 0.20), ("#000000", 0.38))
    paths = [QPainterPath() for _ in levels]
    for _ in range(26 if small else 84):
        size = max(between(random, 0.006, 0.017), 0.45 / edge)
        x, y = random.random(), random.random()
        slant = between(random, -0.4, 0.4) * size
        path = paths[int(random.random() * len(levels))]
        path.moveTo(x - size, y - slant)
        path.lineTo(x + slant, y - size)
        path.lineTo(x + size, y + slant)
        path.lineTo(x - slant, y + size)
        path.closeSubpath()
    for path, (tone_name, strength) in zip(paths, levels, strict=True):
        painter.fillPath(
            path, alpha(QColor(tone_name), strength * (1.0 if face is Face.TOP else 0.8))
        )


def paint_chips(painter: QPainter, view: View, random: Random, tones: Tones) -> None:
    """Where a stone was knocked: small flakes missing from the near edges of a unit cube."""
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(6):
        along = between(random, 0.12, 0.9)
        at = view.point(*((along, 1.0, 1.0), (1.0, along, 1.0), (1.0, 1.0, along))[number % 3])
        size = between(random, 0.018, 0.040) * view.w
        flake = QPolygonF()
        for step in range(5):
            angle = step * pi * 0.4 + between(random, -0.4, 0.4)
            reach = size * between(random, 0.7, 1.25)
            flake.append(at + QPointF(reach * cos(angle), reach * 0.85 * sin(angle)))
        painter.setBrush(alpha(tones.edge, 0.75))
        painter.drawPolygon(flake.translated(0.3 * size, 0.35 * size))
        painter.setBrush(mix(tones.left, tones.dark, 0.25))
        painter.drawPolygon(flake)


def paint_gleams(
    painter: QPainter, face: Face, bands: tuple[tuple[float, float, float], ...]
) -> None:
    """Lamp light mirrored in glass: slanting bands (start, width, strength) across a face."""
    lean = 0.42 if face is not Face.RIGHT else -0.42
    for start, width, strength in bands:
        band = QPolygonF(
            [
                QPointF(start, -0.02),
                QPointF(start + width, -0.02),
                QPointF(start + width - lean, 1.02),
                QPointF(start - lean, 1.02),
            ]
        )
        painter.setBrush(alpha(QColor("#FFFFFF"), strength))
        painter.drawPolygon(band)


class Trunk(NamedTuple):
    """Where a block was sawn from a tree: growth rings round an axis parallel to x.

    The rings cut the top and left face as lines along the grain and the right face as arcs, and
    meet at the edges, because all three are cuts through the same rings.
    """

    axis_y: float
    axis_z: float
    rings: tuple[tuple[float, float], ...]
    """Radius and strength of each ring."""
    phases: tuple[float, float, float]
    knot: tuple[float, float] | None

    def waver(self, x: float, ring: float) -> float:
        """How far the grain strays along x; none at the sawn end, where the arcs are."""
        one, two, three = self.phases

        def at(place: float) -> float:
            return 0.020 * sin(3.1 * place + one + ring) + 0.007 * sin(8.3 * place + two + 2 * ring)

        return (at(x) - at(1.0)) * (0.75 + 0.25 * sin(three + 5.0 * ring))

    def around_knot(self, x: float, y: float) -> float:
        """Grain flows round a knot."""
        if self.knot is None:
            return y
        knot_x, knot_y = self.knot
        off = y - knot_y
        push = 0.075 * exp(-(((x - knot_x) / 0.15) ** 2)) * exp(-abs(off) / 0.12)
        return y + (push if off >= 0 else -push)


_RINGS_APART = 0.105


def trunk(random: Random, knot: tuple[float, float] | None) -> Trunk:
    """A tree that grew beside the block, so that every face shows rings."""
    beside = between(random, 0.12, 0.55)
    axis_y = -beside if random.random() < 0.6 else 1.0 + beside
    axis_z = between(random, -0.50, -0.05)
    nearest = sqrt(beside**2 + axis_z**2)
    farthest = sqrt((1.0 + beside) ** 2 + (1.0 - axis_z) ** 2)
    rings: list[tuple[float, float]] = []
    radius = nearest
    while radius < farthest:
        radius += _RINGS_APART * between(random, 0.60, 1.40)
        rings.append((radius, random.random()))
    phases = (between(random, 0, 6), between(random, 0, 6), between(random, 0, 6))
    return Trunk(axis_y, axis_z, tuple(rings), phases, knot)


_STEPS = [step / 7 for step in range(8)]
Line = list[tuple[float, float]]


def _ring_line(tree: Trunk, face: Face, radius: float) -> Line:
    """Where the ring of ``radius`` cuts a face; empty if it does not."""
    if face is Face.RIGHT:
        return _ring_arc(tree, radius)
    depth = 1.0 - (tree.axis_z if face is Face.TOP else tree.axis_y)
    inside = radius**2 - depth**2
    if inside <= 0.0:
        return []
    reach = sqrt(inside)
    if face is Face.TOP:
        offset = tree.axis_y + (reach if tree.axis_y < 0.5 else -reach)
    else:
        offset = 1.0 - tree.axis_z - reach
    if not -0.06 <= offset <= 1.06:
        return []
    line = [(x, offset + tree.waver(x, radius * 3.0)) for x in _STEPS]
    if face is Face.TOP and tree.knot is not None:
        line = [(x, tree.around_knot(x, y)) for x, y in line]
    return line


def _ring_arc(tree: Trunk, radius: float) -> Line:
    """The ring on the sawn end, only as much of it as lies on the face."""
    centre_a, centre_b = 1.0 - tree.axis_y, 1.0 - tree.axis_z
    angles = [atan2(b - centre_b, a - centre_a) % (2 * pi) for a in (0, 1) for b in (0, 1)]
    first, last = min(angles), max(angles)
    if last - first > pi:
        angles = [(angle + pi) % (2 * pi) - pi for angle in angles]
        first, last = min(angles), max(angles)
    steps = (first + (last - first) * step / 10 for step in range(11))
    arc = [(centre_a + radius * cos(angle), centre_b + radius * sin(angle)) for angle in steps]
    return [(a, b) for a, b in arc if -0.2 <= a <= 1.2 and -0.2 <= b <= 1.2]


def _add_strip(path: QPainterPath, line: Line, half: float, swell: float) -> None:
    """A strip along ``line`` that grows thicker and thinner, as grain does.

    Strips are filled, not stroked: stroking under a sheared transform costs Qt ten times as much.
    """
    if len(line) < 3:
        return
    there: list[QPointF] = []
    back: list[QPointF] = []
    last = len(line) - 1
    for index, (a, b) in enumerate(line):
        before, after = line[index - 1 if index else 0], line[index + 1 if index < last else last]
        along_a, along_b = after[0] - before[0], after[1] - before[1]
        width = half * (1.0 + 0.45 * sin(swell + 1.3 * index)) / hypot(along_a, along_b)
        across_a, across_b = -along_b * width, along_a * width
        there.append(QPointF(a + across_a, b + across_b))
        back.append(QPointF(a - across_a, b - across_b))
    back.reverse()
    path.addPolygon(QPolygonF(there + back))


def paint_wood(
    painter: QPainter,
    face: Face,
    tree: Trunk,
    random: Random,
    dark: QColor,
    light: QColor,
    edge: float,
) -> None:
    """Growth rings, fibres and pores. ``edge`` is the edge in device pixels.

    A small die has room for fewer rings only. They are drawn stronger on top, but fainter on the
    sides, where sign and numeral have to be read.
    """
    small = edge < SMALL_EDGE
    bands, fine, bold = QPainterPath(), QPainterPath(), QPainterPath()
    thin, thick = max(0.0065, 0.30 / edge), max(0.0115, (0.55 if small else 0.42) / edge)
    for index, (radius, strength) in enumerate(tree.rings):
        if small and index % 3 == 2:
            continue
        line = _ring_line(tree, face, radius)
        if strength > 0.5 or small:
            _add_strip(bold, line, thick, radius * 40.0)
        else:
            _add_strip(fine, line, thin, radius * 40.0)
        if not small:
            _add_strip(bands, _ring_line(tree, face, radius - 0.030), 0.031, radius * 20.0)
    strong = 1.0
    if face is not Face.TOP:
        strong = 0.5 if small else 0.8 if face is Face.RIGHT else 1.0
    for path, shade in ((bands, 0.12), (fine, 0.36), (bold, 0.50)):
        path.setFillRule(Qt.FillRule.WindingFill)
        painter.fillPath(path, alpha(dark, shade * strong))
    if not small:
        _paint_fibres(painter, face, random, dark, light, edge)
    if face is Face.TOP and tree.knot is not None and not small:
        _paint_knot(painter, QPointF(*tree.knot), dark)


def _paint_fibres(
    painter: QPainter, face: Face, random: Random, dark: QColor, light: QColor, edge: float
) -> None:
    half = max(0.0045, 0.26 / edge)
    for colour, count, strength in ((dark, 26, 0.22), (light, 18, 0.30)):
        path = QPainterPath()
        for _ in range(count):
            x, y = random.random(), random.random()
            long = 2.5 * half if face is Face.RIGHT else between(random, 0.08, 0.24)
            path.addRect(QRectF(x - long / 2, y - half, long, 2 * half))
        painter.fillPath(path, alpha(colour, strength))


def _paint_knot(painter: QPainter, at: QPointF, dark: QColor) -> None:
    """Left out on small dice, where it could be taken for a pip."""
    painter.setPen(Qt.PenStyle.NoPen)
    core = QRadialGradient(at, 0.085)
    core.setColorAt(0.0, alpha(dark, 0.80))
    core.setColorAt(0.45, alpha(dark, 0.55))
    core.setColorAt(1.0, alpha(dark, 0.0))
    painter.setBrush(core)
    painter.drawEllipse(at, 0.10, 0.062)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, height, strength in (
        (0.055, 0.026, 0.45),
        (0.095, 0.050, 0.34),
        (0.135, 0.074, 0.20),
    ):
        painter.setPen(QPen(alpha(dark, strength), 0.012))
        painter.drawEllipse(at, width, height)
    painter.setPen(Qt.PenStyle.NoPen)
