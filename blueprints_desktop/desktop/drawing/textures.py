"""Textures of recycled plastic, stone and glass, painted on the unit square of a face.

They come from a seed of the thing itself (material, number), never from the clock or a hash: a die
must look the same in pool, flight and building, and tomorrow. Only ``Random.random`` is used, the
one method whose sequence Python promises to keep.
"""

from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF, QRadialGradient

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
