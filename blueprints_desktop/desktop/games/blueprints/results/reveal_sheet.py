"""The sheet a building stands on at the reveal, its heading, and the screen that hid it."""

from collections.abc import Sequence
from typing import NamedTuple

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.furniture import middle_leaf, screen_sprite
from blueprints_desktop.desktop.drawing.icons import paint_sign
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.projection import View
from blueprints_desktop.desktop.drawing.signs import material_sign, seat_shape
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    elided,
    text_width,
    write,
)
from blueprints_desktop.desktop.games.blueprints.results.reveal_building import (
    Building,
    paint_ground,
    paint_shadows,
)
from blueprints_desktop.desktop.games.blueprints.results.reveal_signs import (
    honour_sprite,
    ink_colour,
    marker_sprite,
)
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.games.blueprints.deck import BlueprintCard
from blueprints_desktop.games.blueprints.ties import Honour

_HEADING, _LOW_HEADING = 60.0, 40.0
_FOOT, _LOW_FOOT = 22.0, 14.0
_LOW = 250.0
SHADOW = 40.0
"""How far a sheet's shadow reaches."""

Demanded = Sequence[tuple[int, int]]
"""Materials in demand, and how many dice of each the building has."""


class _Lettering(NamedTuple):
    """How a heading is set, at 100 %."""

    name: Type
    rank: Type
    line: float
    """From the sheet's edge to its middle."""
    radius: float
    """Of the badge."""
    side: float
    gap: float
    """Between badge and name."""
    medal: float
    apart: float
    """Between the name and what stands at the right."""


_USUAL = _Lettering(Type(20, 600), Type(26, 600), 38.0, 16.0, 23.0, 10.0, 36.0, 10.0)
_SLIM = _Lettering(Type(16, 600), Type(20, 600), 32.0, 12.0, 18.0, 8.0, 26.0, 10.0)
_SLIMMEST = _Lettering(Type(15, 600), Type(15, 600), 32.0, 11.0, 12.0, 5.0, 22.0, 6.0)
"""For sheets on which a short name would else be cut, or lose its Award."""
_NARROW = 210.0


@frozen
class SheetHeading:
    """What stands at the right of a sheet's heading, and how much of it is there already."""

    place: str
    first: bool
    placed: float
    award: Honour | None = None
    awarded: float = 0.0


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


def _lettering(sheet: QRectF, scale: float) -> _Lettering:
    if not is_slim(sheet, scale):
        return _USUAL
    return _SLIM if sheet.width() >= _NARROW * scale else _SLIMMEST


def paper_sprite(look: Look, ratio: float, size: QSizeF) -> Sprite:
    """The bare sheet with its shadow: the same for everybody."""
    rect = QRectF(QPointF(0.0, 0.0), size)
    reach = SHADOW * look.scale
    what = ("reveal paper", size.width(), size.height(), look.scale)
    return look.pixmaps.sprite(
        what, rect.adjusted(-reach, -reach, reach, reach), ratio, look.palette,
        lambda painter: paint_sheet(
            painter, look.pixmaps, rect, ratio, look.palette, look.scale
        ),
    )  # fmt: skip


def ground_sprite(
    look: Look,
    ratio: float,
    size: QSizeF,
    w: float,
    origin: QPointF,
    card: BlueprintCard,
    building: Building,
    demanded: Demanded,
) -> Sprite:
    """What the screen hides and the dice do not change: plan, shadows, the foot of the sheet."""
    rect = QRectF(QPointF(0.0, 0.0), size)
    number = QCoreApplication.translate("Reveal", "No. {number}").format(number=card.number)
    in_demand = QCoreApplication.translate("Reveal", "In demand")

    def draw(painter: QPainter) -> None:
        if not is_low(rect, look.scale):
            _paint_foot(painter, rect, number, in_demand, demanded, look)
        view = View(w, origin)
        paint_ground(painter, view, card.heights, building, look)
        paint_shadows(painter, view, building, look, ratio)

    heights = tuple(map(len, building))
    clear = tuple(tuple(die & 3 == 3 for die in stack) for stack in building)
    what = (
        "reveal ground", size.width(), size.height(), w, origin.x(), origin.y(), number, in_demand,
        heights, clear, tuple(demanded), look.scale,
    )  # fmt: skip
    return look.pixmaps.sprite(what, rect, ratio, look.palette, draw)


def _paint_foot(
    painter: QPainter, sheet: QRectF, number: str, in_demand: str, demanded: Demanded, look: Look
) -> None:
    """The card's number at the left; at the right the dice in demand, which break ties."""
    palette, scale = look.palette, look.scale
    side = (16.0 if is_slim(sheet, scale) else 21.0) * scale
    y = sheet.bottom() - 26.0 * scale
    left = sheet.left() + side
    left += write(
        painter, number, QPointF(left, y), Role.DRAFTING_MIXED, palette.ink_2, Anchor.LEFT, scale
    )
    x = sheet.right() - side
    sign = 14.0 * scale
    for material, count in reversed(demanded):
        ink = palette.ink if count else palette.ink_2
        x -= write(painter, str(count), QPointF(x, y), Role.FIGURE, ink, Anchor.RIGHT, scale)
        x -= sign + 4.0 * scale
        box = QRectF(x, y - sign / 2, sign, sign)
        paint_sign(painter, material_sign(material), box, ink_colour(palette, material))
        x -= 11.0 * scale
    near_corner = sheet.center().x() + 10.0 * scale
    if x - text_width(in_demand, Role.DRAFTING_MIXED, scale) > max(left, near_corner):
        at = QPointF(x, y)
        write(painter, in_demand, at, Role.DRAFTING_MIXED, palette.ink_2, Anchor.RIGHT, scale)


def heading_area(sheet: QRectF, scale: float) -> QRectF:
    """The band of the sheet that the heading stands in."""
    bottom = drawing_area(sheet, scale).top()
    return QRectF(sheet.left(), sheet.top(), sheet.width(), bottom - sheet.top())


def name_room(sheet: QRectF, place: str, scale: float) -> float:
    """The width for a name and the Award behind it, beside the place."""
    set_in = _lettering(sheet, scale)
    taken = 2 * (set_in.side + set_in.radius) + set_in.gap + set_in.apart
    return sheet.width() - taken * scale - text_width(place, set_in.rank, scale)


def with_award(sheet: QRectF, name: str, scale: float) -> float:
    """The width of a name with an Award behind it."""
    set_in = _lettering(sheet, scale)
    return text_width(name, set_in.name, scale) + round(set_in.medal * scale)


def paint_heading(
    painter: QPainter,
    sheet: QRectF,
    person: Person,
    heading: SheetHeading,
    look: Look,
    ratio: float,
) -> None:
    """Badge and name at the left; at the right the place, and the Award beside it, once known.

    The panel below shows the Award as well, so a long name may take its room here.
    """
    palette, scale = look.palette, look.scale
    set_in = _lettering(sheet, scale)
    name_role, rank_role, medal = set_in.name, set_in.rank, round(set_in.medal * scale)
    middle = sheet.top() + (28.0 if is_low(sheet, scale) else set_in.line) * scale
    radius = set_in.radius * scale
    badge = QPointF(sheet.left() + set_in.side * scale + radius, middle)
    marker_sprite(person.colour, radius, look, ratio).paint(painter, badge)
    right = sheet.right() - set_in.side * scale
    left = badge.x() + radius + set_in.gap * scale
    place = text_width(heading.place, rank_role, scale)
    room = name_room(sheet, heading.place, scale)
    if heading.award is not None and with_award(sheet, person.name, scale) > room:
        heading = evolve(heading, award=None)
    name = elided(person.name, name_role, room, scale)
    write(painter, name, QPointF(left, middle), name_role, palette.ink, Anchor.LEFT, scale)
    if heading.placed > 0.0:
        ink = palette.pencil if heading.first else palette.ink
        painter.setOpacity(heading.placed)
        at = QPointF(right, middle)
        write(painter, heading.place, at, rank_role, ink, Anchor.RIGHT, scale)
        painter.setOpacity(1.0)
    if heading.award is not None and heading.awarded > 0.0:
        at = QPointF(right - place - 2.0 * scale - medal / 2, middle + 2.0 * scale)
        at -= QPointF(0.0, (1.0 - heading.awarded) * 12.0 * scale)
        sprite = honour_sprite(heading.award, float(medal), look, ratio)
        sprite.paint(painter, at, min(1.0, 1.6 * heading.awarded))


def paint_screen(
    painter: QPainter, sheet: QRectF, person: Person, folded: float, look: Look, ratio: float
) -> None:
    """The player's screen before the building; ``folded`` 1 lies flat at its foot, gone."""
    scale = look.scale
    inset = 22.0 * scale
    foot = sheet.bottom() - 14.0 * scale
    width = round(sheet.width() - 2 * inset)
    height = round(foot - drawing_area(sheet, scale).top())
    with saved(painter):
        painter.setClipRect(sheet)
        painter.translate(sheet.left() + inset, foot)
        painter.scale(1.0, 1.0 - folded)
        painter.setOpacity(min(1.0, 3.0 * (1.0 - folded)))
        screen = _named_screen(person, width, height, look, ratio)
        painter.drawPixmap(QPointF(0.0, -height) - screen.anchor, screen.pixmap)


def _named_screen(person: Person, width: int, height: int, look: Look, ratio: float) -> Sprite:
    """A screen with its owner's sign and name on it, which fold with it: drawn once for all frames."""
    scale, seat = look.scale, look.palette.seats[person.colour]
    screen = screen_sprite(
        look.pixmaps, person.colour, width, height, ratio, look.palette, scale=scale, measured=True
    )

    def draw(painter: QPainter) -> None:
        screen.paint(painter, QPointF(0.0, 0.0))
        leaf = middle_leaf(width, height)
        middle = QPointF(leaf.center().x(), leaf.top() + 0.42 * leaf.height())
        name = elided(person.name, Role.PAGE_TITLE, leaf.width() - 16.0 * scale, scale)
        write(painter, name, middle, Role.PAGE_TITLE, seat.text, Anchor.MIDDLE, scale)
        side = min(34.0 * scale, 0.14 * leaf.height())
        sign_y = leaf.top() + 0.22 * leaf.height()
        sign = QRectF(middle.x() - side / 2, sign_y - side / 2, side, side)
        paint_sign(painter, seat_shape(seat.shape), sign, seat.text)

    what = ("reveal screen", person.colour, person.name, width, height, scale)
    return look.pixmaps.sprite(what, screen.bounds, ratio, look.palette, draw)
