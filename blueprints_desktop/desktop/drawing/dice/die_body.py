"""What is on a die: its material's texture, pips, sign and numeral, engraved."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from blueprints_desktop.desktop.drawing.dice.glass import GLASS_FINISH, paint_glass
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import (
    GLASS,
    RECYCLED,
    STONE,
    WOOD,
    Material,
    Palette,
    alpha,
    lighter,
    mix,
)
from blueprints_desktop.desktop.drawing.projection import Face, View
from blueprints_desktop.desktop.drawing.signs.materials import PIPS, material_sign, numeral
from blueprints_desktop.desktop.drawing.solids import (
    Decorate,
    Finish,
    paint_box,
    paint_contour,
    silhouette,
)
from blueprints_desktop.desktop.drawing.textures import (
    SMALL_EDGE,
    paint_chips,
    paint_flecks,
    paint_specks,
    seeded,
)
from blueprints_desktop.desktop.drawing.woodgrain import Trunk, paint_wood, trunk

FINISHES = (
    Finish(gloss=0.85),
    Finish(corner=0.12, gloss=0.95),
    Finish(bevel=0.030, corner=0.08, gloss=0.0),
    GLASS_FINISH,
)
_KNOTS = {1: (0.70, 0.24), 3: (0.76, 0.30), 4: (0.52, 0.47), 6: (0.36, 0.52)}
"""Where the wood of a value has a knot, clear of its pips."""


def paint_die(
    painter: QPainter, material: int, value: int, w: float, palette: Palette, edge: float
) -> None:
    """Paint a die at the painter's origin, texture and all: dear, so use ``die_sprite``.

    ``edge`` is the length of an edge in device pixels, which decides how much detail fits.
    """
    look = palette.materials[material]
    view = View(w)
    marks = _marks(material, value, look, edge)
    if look.clear:
        paint_glass(painter, view, look, marks)
        return
    texture = _texture(material, value, look, edge)

    def decorate(brush: QPainter, face: Face) -> None:
        texture(brush, face)
        marks(brush, face)

    finish = FINISHES[material]
    paint_box(painter, view, look.tones, finish=finish, decorate=decorate)
    if material == STONE and edge >= SMALL_EDGE:
        paint_chips(painter, view, seeded(material, value, 7), look.tones)
    if look.contour is not None:
        paint_contour(painter, silhouette(view, finish=finish), look.contour, max(0.8, 0.022 * w))


def _texture(material: int, value: int, look: Material, edge: float) -> Decorate:
    if material == WOOD:
        tree: Trunk = trunk(seeded(material, value, 9), _KNOTS.get(value))
        light = look.tones.edge

        def wood(painter: QPainter, face: Face) -> None:
            random = seeded(material, value, _NUMBER[face])
            paint_wood(painter, face, tree, random, look.tones.dark, light, edge)

        return wood
    paint = paint_flecks if material == RECYCLED else paint_specks

    def plain(painter: QPainter, face: Face) -> None:
        paint(painter, face, seeded(material, value, _NUMBER[face]), edge)

    return plain


_NUMBER = {Face.TOP: 0, Face.LEFT: 1, Face.RIGHT: 2}


def _marks(material: int, value: int, look: Material, edge: float) -> Decorate:
    small = edge < SMALL_EDGE

    def marks(painter: QPainter, face: Face) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        if face is Face.TOP:
            for at in PIPS[value]:
                _paint_pip(painter, QPointF(*at), material, look, 0.098 if small else 0.088)
        elif face is Face.LEFT:
            size = 0.67 if small else 0.60
            _engrave(painter, material_sign(material), size, material, look, look.sign)
        else:
            size = 0.66 if small else 0.60
            _engrave(painter, numeral(value), size, material, look, look.pip)

    return marks


def _paint_pip(
    painter: QPainter, at: QPointF, material: int, look: Material, radius: float
) -> None:
    """A drilled hollow: its far wall in shade, its near rim catching the lamp."""
    if material in (WOOD, GLASS):
        painter.setBrush(alpha(lighter(look.tones.edge, 0.3), 0.85))
        painter.drawEllipse(at + QPointF(0.017, 0.004), radius * 1.02, radius * 1.02)
        hollow = QRadialGradient(at + QPointF(0.03, 0.012), radius * 1.5)
        hollow.setColorAt(0.0, lighter(look.pip, 0.17))
        hollow.setColorAt(1.0, lighter(look.pip, -0.18))
    else:
        painter.setBrush(alpha(look.tones.dark, 0.60))
        painter.drawEllipse(at - QPointF(0.014, 0.002), radius * 1.10, radius * 1.10)
        hollow = QRadialGradient(at + QPointF(0.035, 0.012), radius * 1.6)
        hollow.setColorAt(0.0, QColor("#FFFFFF"))
        hollow.setColorAt(0.55, look.pip)
        hollow.setColorAt(1.0, mix(look.pip, look.tones.left, 0.36))
    painter.setBrush(hollow)
    painter.drawEllipse(at, radius, radius)


def _engrave(
    painter: QPainter,
    sign: QPainterPath,
    size: float,
    material: int,
    look: Material,
    colour: QColor,
) -> None:
    """The same shape twice, so that it sits in the face instead of lying on it."""
    with saved(painter):
        painter.translate(0.5 - size / 2, 0.515 - size / 2)
        painter.scale(size, size)
        light_ground = material in (WOOD, GLASS)
        under = alpha(look.tones.edge, 0.55) if light_ground else alpha(look.tones.dark, 0.75)
        offset = 0.026 if light_ground else -0.026
        painter.translate(offset, offset)
        painter.fillPath(sign, under)
        painter.translate(-offset, -offset)
        fade = QLinearGradient(0.0, 0.0, 0.0, 1.0)
        fade.setColorAt(0.0, colour)
        fade.setColorAt(1.0, colour if look.clear else mix(colour, look.tones.left, 0.16))
        painter.fillPath(sign, fade)
