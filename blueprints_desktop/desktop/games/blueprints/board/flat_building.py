"""The building from above: nothing can hide, every stack is read as a row of tokens."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPen, Qt

from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import paint_hatching, paint_sheet
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type, write
from blueprints_desktop.desktop.games.blueprints.art.die_pictures import flat_die
from blueprints_desktop.desktop.games.blueprints.board.notes import flat_note_height
from blueprints_desktop.desktop.games.blueprints.board.standing_building import BuildingScene
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.games.blueprints.dice import Die
from blueprints_desktop.games.blueprints.spaces import SPACES

_COLUMN = 3
"""How many of the dice under the top one lie below one another."""


def paint(painter: QPainter, scene: BuildingScene, look: Look, ratio: float) -> None:
    seen, card = scene.seen, scene.standing.card
    sheet = seen.sheet()
    paint_sheet(painter, look.pixmaps, sheet, ratio, look.palette, look.scale)
    words = QCoreApplication.translate("Blueprints", "No. {number}", "of a Blueprint card")
    with saved(painter):
        painter.translate(sheet.left() + 0.2 * seen.side, sheet.center().y())
        painter.rotate(-90.0)
        text = words.format(number=card.number)
        write(
            painter,
            text,
            QPointF(),
            Role.DRAFTING_MIXED,
            look.palette.ink_2,
            Anchor.MIDDLE,
            look.scale,
        )
    for space in range(SPACES):
        if not card.heights[space]:
            paint_hatching(painter, seen.square(space), look.palette, look.scale)
    _paint_lines(painter, scene, look)
    for space in card.open_spaces:
        _paint_space(painter, scene, space, look, ratio)


def _paint_lines(painter: QPainter, scene: BuildingScene, look: Look) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(alpha(look.palette.ink, 0.8), max(1.0, 1.4 * look.scale)))
    for space in range(SPACES):
        painter.drawRect(scene.seen.square(space))
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_space(
    painter: QPainter, scene: BuildingScene, space: int, look: Look, ratio: float
) -> None:
    """The top die large, those under it small beside it, the printed height in the corner."""
    square, side = scene.seen.square(space), scene.seen.side
    lit = space in scene.previews
    if lit:
        aimed = space == scene.aimed
        painter.fillRect(square, alpha(look.palette.pencil, 0.30 if aimed else 0.14))
        inset = 0.05 * side
        painter.setPen(dashed_pen(look.palette.pencil, 1.8 * look.scale))
        painter.drawRect(square.adjusted(inset, inset, -inset, -inset))
        painter.setPen(Qt.PenStyle.NoPen)
    dice = list(scene.standing.building[space])
    ghost = lit and space == scene.aimed
    if ghost:
        dice.append(scene.previews[space].die)
    height = str(scene.standing.card.heights[space])
    crowded = len(dice) - 1 > _COLUMN
    corner = square.topLeft() + QPointF(0.12 * side, (0.13 if crowded else 0.16) * side)
    role = Type(max(12.0, (0.5 if not dice else 0.2) * side), 600)
    if not dice:
        corner = square.center() - QPointF(0.0, 0.1 * side if lit else 0.0)
    write(painter, height, corner, role, look.palette.ink, Anchor.MIDDLE)
    if not dice:
        return
    big = round((0.40 if crowded else 0.46) * side)
    aside = (0.17 if crowded else 0.06) * side
    top = QPointF(square.center().x() - aside, square.center().y())
    if lit:  # the note lies at the near edge
        free = side - flat_note_height(scene.seen, look.scale)
        big = min(big, round(free - 0.08 * side))
        top.setY(min(square.top() + 0.04 * side + free / 2, square.center().y()))
    if crowded:
        top += QPointF(0.0, 0.05 * side)
    die = dice[-1]
    flat_die(die, big, look, ratio).paint(painter, top, 0.8 if ghost and not scene.firm else 1.0)
    if ghost:
        ring = QRectF(top.x() - big / 2, top.y() - big / 2, big, big)
        width = 2.4 * look.scale
        firm = QPen(look.palette.pencil, width)
        painter.setPen(firm if scene.firm else dashed_pen(look.palette.pencil, width))
        painter.drawRoundedRect(ring, big * 0.2, big * 0.2)
        painter.setPen(Qt.PenStyle.NoPen)
    _paint_below(painter, scene, space, dice[:-1], look, ratio)


def _paint_below(
    painter: QPainter, scene: BuildingScene, space: int, dice: list[Die], look: Look, ratio: float
) -> None:
    """What lies under the top die, from above downwards, in one or two columns at the right."""
    square, side = scene.seen.square(space), scene.seen.side
    step = 0.195 * side
    columns = -(-len(dice) // _COLUMN)
    left = square.right() - 0.16 * side - (columns - 1) * step
    rows = min(len(dice), _COLUMN)
    first = square.center().y() - 0.155 * side - (rows - 1) * step / 2
    for number, die in enumerate(reversed(dice)):
        column, row = divmod(number, _COLUMN)
        at = QPointF(left + column * step, first + row * step)
        flat_die(die, step - 1.0, look, ratio).paint(painter, at)
