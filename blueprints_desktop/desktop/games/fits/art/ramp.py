"""A ramp: its geometry, the board and glass between its rails, and its wood."""

from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from blueprints_desktop.desktop.drawing.painting import closed_path, gradient, saved
from blueprints_desktop.desktop.drawing.palette import Palette, alpha, lighter, mix
from blueprints_desktop.desktop.drawing.shadows import paint_soft
from blueprints_desktop.desktop.drawing.textures import between, seeded
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, elided, text_width, write
from blueprints_desktop.desktop.games.fits.art.board_art import CellGrid
from blueprints_desktop.games.fits.grid import COLUMNS, ROWS

HEAD = 4.2
RAIL = 0.36
WIDE, HIGH = 324.0, 644.0
"""The room that the whole ramp takes at 100 %, its flank included."""

_AXIS, _TOP, _FOOT = 156.0, 4.0, 614.0
"""Where the middle of the ramp, its upper and its lower edge lie in that room."""
_NARROW, _BROAD = 120.0, 138.0
"""Half the width of the upper and of the lower edge: 1 to 1.15."""


class Slope(CellGrid):
    """Where a ramp stands: ``rect`` in the proportions of WIDE to HIGH."""

    def __init__(self, rect: QRectF) -> None:
        scale = rect.width() / WIDE
        flat = ((0, -HEAD), (COLUMNS, -HEAD), (COLUMNS, ROWS), (0, ROWS))
        half = ((-_NARROW, _TOP), (_NARROW, _TOP), (_BROAD, _FOOT), (-_BROAD, _FOOT))
        seen = [rect.topLeft() + QPointF(_AXIS + x, y) * scale for x, y in half]
        cells = QPolygonF([QPointF(*corner) for corner in flat])
        made = QTransform.quadToQuad(cells, QPolygonF(seen))
        assert isinstance(made, QTransform)  # the stubs do not say so
        super().__init__(made, scale)
        self.rect = rect

    @cached_property
    def _back(self) -> QTransform:
        """Pixels to cells."""
        return self.transform.inverted()[0]

    def place(self, at: QPointF) -> QPointF:
        """The column and row, in fractions, under a pixel."""
        return self._back.map(at)

    def holds(self, at: QPointF) -> bool:
        """Whether a pixel is on the ramp, its rails included."""
        return self.area(-RAIL, -HEAD, COLUMNS + RAIL, ROWS).contains(at)


_GLASS = -0.12
"""The row where the cover begins."""


def paint_base(painter: QPainter, slope: Slope, palette: Palette) -> None:
    """Everything below the pieces."""
    _paint_wedge(painter, slope, palette)
    _paint_head(painter, slope, palette)
    sheet, start, end = (
        slope.area(0, 0, COLUMNS, ROWS),
        slope.point(0, 0),
        slope.point(COLUMNS, ROWS),
    )
    middle = (0.55, palette.paper)
    painter.fillPath(sheet, gradient(start, end, palette.paper_lit, palette.paper_deep, middle))
    _paint_grooves(painter, slope, palette)
    _paint_rails(painter, slope, palette)


def _paint_grooves(painter: QPainter, slope: Slope, palette: Palette) -> None:
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
        painter.strokePath(slope.transform.map(lines), pen)


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
            painter.fillPath(slope.transform.map(gleam), alpha(QColor("#FFFFFF"), strength))
        low = QPainterPath(QPointF(5.1, 5.8))
        for x, y in ((6.2, 5.8), (3.7, 12.2), (2.6, 12.2)):
            low.lineTo(x, y)
        painter.fillPath(slope.transform.map(low), alpha(QColor("#FFFFFF"), 0.045))
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


def _corners(slope: Slope) -> tuple[QPointF, QPointF, QPointF, QPointF]:
    """Of the frame: upper left, upper right, lower right, lower left."""
    return (
        slope.point(-RAIL, -HEAD - 0.11),
        slope.point(COLUMNS + RAIL, -HEAD - 0.11),
        slope.point(COLUMNS + RAIL, ROWS),
        slope.point(-RAIL, ROWS),
    )


def _paint_wedge(painter: QPainter, slope: Slope, palette: Palette) -> None:
    """The body under the ramp: its long shadow, the right flank, and the wooden face."""
    wood, u = palette.wood, slope.scale
    upper_left, upper_right, lower_right, lower_left = _corners(slope)
    foot = QPointF(0.0, 28.0 * u)
    far, near = QPointF(31.0, 28.0) * u, QPointF(9.0, 4.0) * u
    strength = 1.7 if palette.dark else 1.0
    fall = closed_path(
        [
            upper_right + QPointF(20.0, 40.0) * u,
            upper_right + QPointF(62.0, 78.0) * u,
            lower_right + foot + QPointF(20.0, 6.0) * u,
            lower_left + foot + QPointF(6.0, 6.0) * u,
        ]
    )
    cast = palette.shadow_on_desk
    paint_soft(painter, fall, alpha(cast, 0.24 * strength), 26.0 * u)
    core = closed_path(
        [
            upper_right + far - QPointF(6.0, 0.0) * u,
            upper_right + far + QPointF(7.0, 12.0) * u,
            lower_right + foot + near + QPointF(3.0, 3.0) * u,
            lower_left + foot + QPointF(2.0, 4.0) * u,
        ]
    )
    paint_soft(painter, core, alpha(cast, 0.34 * strength), 7.0 * u)
    flank = closed_path(
        [upper_right, upper_right + far, lower_right + foot + near, lower_right + foot]
    )
    shade = gradient(
        upper_right,
        upper_right + far,
        mix(wood.middle, wood.shade, 0.75),
        lighter(wood.shade, -0.42),
    )
    painter.fillPath(flank, shade)
    _paint_flank_grain(painter, slope, (upper_right, upper_right + far), palette)
    painter.strokePath(flank, QPen(alpha(lighter(wood.shade, -0.55), 0.8), 1.0 * u))
    face = closed_path([upper_left, upper_right, lower_right, lower_left])
    fade = gradient(
        upper_left, lower_right, lighter(wood.lit, 0.10), mix(wood.lit, wood.middle, 0.75)
    )
    painter.fillPath(face, fade)
    _paint_foot(painter, lower_left, lower_right, foot, palette, u)


def _paint_flank_grain(
    painter: QPainter, slope: Slope, head: tuple[QPointF, QPointF], palette: Palette
) -> None:
    u, random = slope.scale, seeded(61)
    low = _corners(slope)[2] + QPointF(0.0, 26.0 * u)
    painter.setPen(QPen(alpha(lighter(palette.wood.shade, -0.6), 0.35), max(0.7, 0.9 * u)))
    for step in range(1, 7):
        share = (step + between(random, -0.2, 0.2)) / 7.0
        start = head[0] + (head[1] - head[0]) * share
        painter.drawLine(start, low + QPointF(9.0, 4.0) * u * share)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_foot(
    painter: QPainter,
    left: QPointF,
    right: QPointF,
    down: QPointF,
    palette: Palette,
    u: float,
) -> None:
    """The foot board, standing upright before the lower edge."""
    wood = palette.wood
    over = QPointF(2.0 * u, 0.0)
    board = closed_path([left - over, right + over, right + over + down, left - over + down])
    fade = gradient(
        left,
        left + down,
        lighter(wood.lit, 0.18),
        mix(wood.middle, wood.shade, 0.45),
        (0.16, mix(wood.lit, wood.middle, 0.35)),
    )
    painter.fillPath(board, fade)
    random = seeded(17)
    painter.setPen(QPen(alpha(wood.shade, 0.35), max(0.6, 0.8 * u)))
    for _ in range(9):
        y = left.y() + down.y() * between(random, 0.2, 0.95)
        x = between(random, left.x(), right.x() - 60.0 * u)
        painter.drawLine(QPointF(x, y), QPointF(x + between(random, 30.0, 90.0) * u, y + 0.6 * u))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.strokePath(board, QPen(alpha(wood.mark, 0.55), 1.0 * u))


def _paint_head(painter: QPainter, slope: Slope, palette: Palette) -> None:
    """The open planks above the glass, in the shade of the rails."""
    wood = palette.wood
    head = slope.area(0.0, -HEAD, COLUMNS, 0.0)
    top, low = slope.point(3.0, -HEAD), slope.point(3.0, 0.0)
    dark = mix(wood.shade, wood.mark, 0.42)
    fade = gradient(top, low, mix(dark, wood.mark, 0.25), mix(dark, wood.middle, 0.18))
    painter.fillPath(head, fade)
    random = seeded(5)
    grain = QPainterPath()
    for _ in range(46):
        x, y = between(random, 0.04, 5.96), between(random, -HEAD, -0.6)
        grain.moveTo(x, y)
        grain.lineTo(x + between(random, -0.015, 0.015), y + between(random, 0.3, 1.0))
    painter.strokePath(
        slope.transform.map(grain), QPen(alpha(wood.mark, 0.26), max(0.6, 0.9 * slope.scale))
    )


def _paint_rails(painter: QPainter, slope: Slope, palette: Palette) -> None:
    """The rails at both sides, a rim of light on the left of each, and the shade they throw."""
    wood, u = palette.wood, slope.scale
    shade = gradient(
        slope.point(0.0, 6.0),
        slope.point(0.32, 6.0),
        alpha(QColor("#000000"), 0.30),
        alpha(QColor("#000000"), 0.0),
    )
    painter.fillPath(slope.area(0.0, -HEAD, 0.45, ROWS), QBrush(shade))
    top = slope.area(-RAIL, -HEAD - 0.11, COLUMNS + RAIL, -HEAD)
    painter.fillPath(top, mix(wood.lit, wood.middle, 0.25))
    for left, right in ((-RAIL, 0.0), (COLUMNS, COLUMNS + RAIL)):
        rail = slope.area(left, -HEAD - 0.11, right, ROWS)
        fade = gradient(
            slope.point(left, 4.0),
            slope.point(right, 4.0),
            lighter(wood.lit, 0.2),
            mix(wood.middle, wood.shade, 0.5),
            (0.22, wood.lit),
            (0.8, mix(wood.lit, wood.middle, 0.7)),
        )
        painter.fillPath(rail, fade)
        grain, random = QPainterPath(), seeded(23, round(left * 10))
        for _ in range(20):
            x, y = between(random, left + 0.05, right - 0.05), between(random, -HEAD, ROWS - 1.2)
            grain.moveTo(x, y)
            grain.lineTo(x + between(random, -0.02, 0.02), y + between(random, 0.5, 1.6))
        painter.strokePath(
            slope.transform.map(grain), QPen(alpha(wood.shade, 0.42), max(0.6, 0.8 * u))
        )
        painter.strokePath(rail, QPen(alpha(wood.mark, 0.6), max(0.8, 1.0 * u)))


def paint_plate(painter: QPainter, slope: Slope, name: str, palette: Palette) -> None:
    """A brass plate with the owner's name on the foot board."""
    u, brass = slope.scale, palette.brass
    high, middle = 20.0 * u, slope.point(3.0, ROWS) + QPointF(0.0, 14.0 * u)
    role = Role.DRAFTING
    words = elided(name, role, 200.0 * u, u)
    wide = max(56.0 * u, text_width(words.upper(), role, u) + 26.0 * u)
    plate = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
    fade = gradient(plate.topLeft(), plate.bottomRight(), brass.edge, brass.left, (0.45, brass.top))
    painter.setBrush(fade)
    painter.setPen(QPen(alpha(brass.dark, 0.85), max(0.8, 1.0 * u)))
    painter.drawRoundedRect(plate, 3.0 * u, 3.0 * u)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(Qt.PenStyle.NoPen)
    write(painter, words, middle, role, QColor("#3D2407"), Anchor.MIDDLE, u)
