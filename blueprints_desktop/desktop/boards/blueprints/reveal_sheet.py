"""The sheet a building stands on at the reveal, its heading, and the screen that hid it."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.appearance import Look
from blueprints_desktop.desktop.boards.blueprints.reveal_building import (
    Building,
    paint_ground,
    paint_shadows,
)
from blueprints_desktop.desktop.boards.contract import Person
from blueprints_desktop.desktop.drawing.lettering import (
    Anchor,
    Role,
    Type,
    elided,
    text_width,
    write,
)
from blueprints_desktop.desktop.drawing.marks import paint_seat_marker
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.projection import View
from blueprints_desktop.desktop.drawing.screens import middle_leaf, screen_sprite
from blueprints_desktop.desktop.drawing.signs.badges import seat_shape
from blueprints_desktop.desktop.drawing.signs.icons import paint_sign
from blueprints_desktop.games.blueprints.deck import Card

_HEADING, _LOW_HEADING = 60.0, 40.0
_FOOT, _LOW_FOOT = 22.0, 14.0
_LOW = 250.0
SHADOW = 40.0
"""How far a sheet's shadow reaches."""

_RANK = Type(26, 600)
_NAME = Type(20, 600)
_SLIM_RANK = Type(20, 600)
_SLIM_NAME = Type(16, 600)


def is_low(sheet: QRectF, scale: float) -> bool:
    """Whether the sheet has no height to spare: the card's number then goes."""
    return sheet.height() < _LOW * scale


def drawing_area(sheet: QRectF, scale: float) -> QRectF:
    """What the sheet leaves between its heading and its foot."""
    low = is_low(sheet, scale)
    top, bottom = (_LOW_HEADING, _LOW_FOOT) if low else (_HEADING, _FOOT)
    side = (12.0 if is_slim(sheet, scale) else 22.0) * scale
    return sheet.adjusted(side, top * scale, -side, -bottom * scale)


def is_slim(sheet: QRectF, scale: float) -> bool:
    """Whether notes have to do without their signs."""
    return sheet.width() < 330.0 * scale


def sheet_sprite(
    look: Look,
    ratio: float,
    size: QSizeF,
    w: float,
    origin: QPointF,
    card: Card,
    building: Building,
) -> Sprite:
    """Paper, plan and the shadows of the building: all that stays as it is, in one picture."""
    rect = QRectF(QPointF(0.0, 0.0), size)
    number = QCoreApplication.translate("Reveal", "No. {number}").format(number=card.number)

    def draw(painter: QPainter) -> None:
        paint_sheet(painter, look.pixmaps, rect, ratio, look.palette, look.scale)
        if not is_low(rect, look.scale):
            at = QPointF(rect.left() + 21.0 * look.scale, rect.bottom() - 26.0 * look.scale)
            ink = look.palette.ink_2
            write(painter, number, at, Role.DRAFTING_MIXED, ink, Anchor.LEFT, look.scale)
        view = View(w, origin)
        paint_ground(painter, view, card.heights, building, look)
        paint_shadows(painter, view, building, look, ratio)

    reach = SHADOW * look.scale
    heights = tuple(map(len, building))
    clear = tuple(tuple(die & 3 == 3 for die in stack) for stack in building)
    what = (
        "reveal sheet", size.width(), size.height(), w, origin.x(), origin.y(), number, heights,
        clear, look.scale,
    )  # fmt: skip
    bounds = rect.adjusted(-reach, -reach, reach, reach)
    return look.pixmaps.sprite(what, bounds, ratio, look.palette, draw)


def paint_heading(
    painter: QPainter,
    sheet: QRectF,
    person: Person,
    place: str,
    rank: int,
    shown: float,
    look: Look,
) -> None:
    """Badge and name at the left, the place at the right once it is known."""
    palette, scale = look.palette, look.scale
    slim = is_slim(sheet, scale)
    name_role, rank_role = (_SLIM_NAME, _SLIM_RANK) if slim else (_NAME, _RANK)
    middle = sheet.top() + (28.0 if is_low(sheet, scale) else 32.0 if slim else 38.0) * scale
    radius = (12.0 if slim else 16.0) * scale
    badge = QPointF(sheet.left() + 22.0 * scale + radius, middle)
    if slim:
        badge -= QPointF(4.0 * scale, 0.0)
    paint_seat_marker(painter, badge, radius, palette.seats[person.colour], palette)
    right = sheet.right() - (18.0 if slim else 24.0) * scale
    left = badge.x() + radius + (8.0 if slim else 10.0) * scale
    room = right - left - text_width(place, rank_role, scale) - 10.0 * scale
    name = elided(person.name, name_role, room, scale)
    write(painter, name, QPointF(left, middle), name_role, palette.ink, Anchor.LEFT, scale)
    if shown > 0.0:
        ink = palette.pencil if rank == 1 else palette.ink
        painter.setOpacity(shown)
        write(painter, place, QPointF(right, middle), rank_role, ink, Anchor.RIGHT, scale)
        painter.setOpacity(1.0)


def paint_screen(
    painter: QPainter, sheet: QRectF, person: Person, folded: float, look: Look, ratio: float
) -> None:
    """The player's screen before the building; ``folded`` 1 lies flat at its foot, gone."""
    scale = look.scale
    inset = 22.0 * scale
    foot = sheet.bottom() - 14.0 * scale
    width = round(sheet.width() - 2 * inset)
    height = round(foot - drawing_area(sheet, scale).top())
    at = QPointF(sheet.left() + inset, foot - height)
    painter.save()
    painter.setClipRect(sheet)
    painter.translate(at.x(), at.y() + height)
    painter.scale(1.0, 1.0 - folded)
    painter.translate(0.0, -height)
    painter.setOpacity(min(1.0, 3.0 * (1.0 - folded)))
    screen = screen_sprite(
        look.pixmaps, person.colour, width, height, ratio, look.palette, scale=scale, measured=True
    )
    painter.drawPixmap(-screen.anchor, screen.pixmap)
    seat = look.palette.seats[person.colour]
    leaf = middle_leaf(width, height)
    middle = QPointF(leaf.center().x(), leaf.top() + 0.42 * leaf.height())
    name = elided(person.name, Role.PAGE_TITLE, leaf.width() - 16.0 * scale, scale)
    write(painter, name, middle, Role.PAGE_TITLE, seat.text, Anchor.MIDDLE, scale)
    side = min(34.0 * scale, 0.14 * leaf.height())
    sign = QRectF(middle.x() - side / 2, leaf.top() + 0.22 * leaf.height() - side / 2, side, side)
    paint_sign(painter, seat_shape(seat.shape), sign, seat.text)
    painter.restore()
