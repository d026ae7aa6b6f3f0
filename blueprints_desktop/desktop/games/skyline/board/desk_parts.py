"""What lies on the desk beside the city: the two dice, the action cards, and two notes.

A line ties each note to its place. It is drawn on the ground as far as the rim of the board, so it
never crosses a building or a pawn; from there it goes over the desk to the note.
"""

from collections.abc import Iterator
from functools import partial
from itertools import product

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen

from blueprints_desktop.desktop.drawing.marks import (
    PillKind,
    PillPart,
    paint_focus_ring,
    paint_pill,
)
from blueprints_desktop.desktop.drawing.painting import saved, stroke_inside
from blueprints_desktop.desktop.drawing.palette import lighter
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.projection import RISE
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type, squeezed, write
from blueprints_desktop.desktop.games.skyline.art.city import EDGE, SIDE, plain_die_sprite
from blueprints_desktop.desktop.games.skyline.board.city import CityPart, street_spot
from blueprints_desktop.desktop.games.skyline.board.marks import Leader
from blueprints_desktop.desktop.games.skyline.facts.view_model import SkylineModel
from blueprints_desktop.desktop.games.skyline.texts.words import CityNote, card_name, card_text
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.layout import lay_out, natural_height, natural_width
from blueprints_desktop.desktop.ui.cards.painting import paint_layout, paint_surface, sheet_sprite
from blueprints_desktop.desktop.ui.scene.card_part import CardPart
from blueprints_desktop.desktop.ui.scene.parts import ScenePart, Shown
from blueprints_desktop.desktop.ui.scheduler import Job
from blueprints_desktop.games.skyline.phases import BUILDING, CARD, ROLLING

translate = QCoreApplication.translate


DIE = 27.0
"""Half the width of a die, at 100 %."""


@frozen
class ThrownDie:
    """How a die lies or falls, and what it is for."""

    value: int = 6
    words: str = ""
    wanted: bool = False
    """It is to be used now."""
    faded: bool = False
    """It is used up."""
    offset: tuple[float, float] = (0.0, 0.0)
    """How far aside and how high it is while it falls, in pixels at 100 %."""


def dice_of(model: SkylineModel) -> tuple[ThrownDie, ...]:
    """The white die and the black one in a position."""
    white, black = (6, 6) if model.story is None else model.story.dice
    moved = ThrownDie(white, translate("Skyline", "moved"), faded=True)
    unused = ThrownDie(black, translate("Skyline", "not used"), faded=True)
    return {
        ROLLING: (
            ThrownDie(white, translate("Skyline", "pawn")),
            ThrownDie(black, translate("Skyline", "architect")),
        ),
        CARD: (moved, unused),
        BUILDING: (moved, ThrownDie(black, translate("Skyline", "build"), wanted=True)),
    }.get(model.state.phase, (ThrownDie(white), ThrownDie(black)))


class DicePart(ScenePart):
    """They may be clicked to be rolled."""

    bleed = 64.0
    dice = Shown[tuple[ThrownDie, ...]]((ThrownDie(), ThrownDie()))
    rolls = Shown[bool](False)
    """They can be rolled now."""
    pointed = Shown[bool](False)

    def area(self) -> QRectF:
        """Where a click means the dice."""
        return QRectF(self.rect.topLeft(), QSizeF(160.0, 90.0) * self.look.scale)

    def draw(self, painter: QPainter) -> None:
        palette, unit = self.look.palette, self.look.scale
        if self.rolls:
            ring = self.area().adjusted(4 * unit, 2 * unit, -4 * unit, -2 * unit)
            colour = palette.accent if self.pointed else palette.pencil
            paint_focus_ring(painter, ring, 12.0 * unit, colour, unit)
        for index, die in enumerate(self.dice):
            at = self.rect.topLeft() + QPointF(40.0 + 78.0 * index, 44.0) * unit
            self._paint_die(painter, die, at, black=index == 1)
            below = at + QPointF(0.0, 56.0 * unit)
            if die.wanted:
                paint_pill(painter, below, (PillPart(die.words, PillKind.FILLED),), palette, unit)
            elif die.words:
                words, role = squeezed(die.words, Role.SMALL_MEDIUM, 78.0 * unit, unit)
                write(painter, words, below, role, palette.text_2, Anchor.MIDDLE, unit)

    def _paint_die(self, painter: QPainter, die: ThrownDie, at: QPointF, *, black: bool) -> None:
        look, unit, w = self.look, self.look.scale, DIE * self.look.scale
        aside, high = die.offset
        origin = at + QPointF(aside * unit, -(0.7071 - 0.5) * w)
        contact_shadow(look.pixmaps, w, self.ratio, look.palette).paint(painter, origin)
        sprite = plain_die_sprite(look, w, self.ratio, die.value, black=black)
        sprite.paint(painter, origin - QPointF(0.0, high * unit), 0.62 if die.faded else 1.0)

    def draw_ahead(self) -> Iterator[Job]:
        """All faces."""
        die = partial(plain_die_sprite, self.look, DIE * self.look.scale, self.ratio)
        for value, black in product(range(1, 7), (False, True)):
            yield partial(die, value, black=black)


_NAME = Type(15, 700)
_PILE = QSizeF(92.0, 100.0)


@frozen
class ShownCard:
    """The pile, and a card from it that lies open or is on its way there."""

    left: int = 0
    """So many cards are in the pile."""
    card: str | None = None
    text: str = ""
    live: bool = False
    """The card waits to be carried out."""
    turned: float = 1.0
    """0: still in the pile, 0.5: on edge, 1: open."""


def deck_of(model: SkylineModel) -> ShownCard:
    """The pile and the open card in a position."""
    card = None if model.story is None else model.story.card
    text = "" if card is None else card_text(card, model.deck)
    return ShownCard(sum(model.state.deck), card, text, model.state.phase == CARD)


class DeckPart(ScenePart):
    """The pile at rest, and an open card that covers it."""

    bleed = 30.0
    shown = Shown[ShownCard](ShownCard())

    @property
    def pile(self) -> QRectF:
        """Where the pile is."""
        size = _PILE * self.look.scale
        return QRectF(self.rect.topRight() - QPointF(size.width(), 0.0), size)

    def draw(self, painter: QPainter) -> None:
        if self.shown.card is None or self.shown.turned < 1.0:
            self._paint_pile(painter)
        if self.shown.card is not None:
            self._paint_card(painter, self.shown)

    def _paint_pile(self, painter: QPainter) -> None:
        look, unit, ink = self.look, self.look.scale, self.look.palette.ink
        rect = self.pile.adjusted(2 * unit, 2 * unit, -4 * unit, -4 * unit)
        for step in (2, 1, 0):
            sheet = sheet_sprite(look, rect.size(), self.ratio, framed=step == 0, shadow=step == 2)
            sheet.paint(painter, rect.topLeft() + QPointF(step, step) * 1.8 * unit)
        painter.setPen(QPen(ink, 1.8 * unit))
        at = rect.center() - QPointF(0.0, 9.0 * unit)
        painter.drawEllipse(at, 17.0 * unit, 17.0 * unit)
        write(painter, "?", at, Role.SECTION, ink, Anchor.MIDDLE, unit)
        room = rect.width() - 12 * unit
        words, role = squeezed(translate("Skyline", "Action"), Role.DRAFTING, room, unit)
        below = QPointF(rect.center().x(), rect.bottom() - 17.0 * unit)
        write(painter, words, below, role, ink, Anchor.MIDDLE, unit)
        left = translate("Skyline", "%n cards left", "", self.shown.left)
        foot = self.pile.bottomRight() + QPointF(-2.0, 13.0) * unit
        write(painter, left, foot, Role.SMALL_MEDIUM, look.palette.text_2, Anchor.RIGHT, unit)

    @property
    def _open(self) -> QRectF:
        """Where the open card is."""
        edge = 2 * self.look.scale
        return self.rect.adjusted(edge, edge, -edge, -edge)

    def draw_ahead(self) -> Sprite:
        """The paper of a card, before the first one is turned."""
        return sheet_sprite(self.look, self._open.size(), self.ratio)

    def _paint_card(self, painter: QPainter, shown: ShownCard) -> None:
        """The card grows out of the pile and turns over on the way."""
        share, lying, look, unit = shown.turned, self._open, self.look, self.look.scale
        face = kit.Card(
            items=(
                kit.Text(translate("Skyline", "Action"), Role.DRAFTING, kit.CardTone.QUIET),
                kit.Text(card_name(shown.card or ""), _NAME),
                kit.Text(shown.text, Role.SMALL, lines=4),
            ),
            surface=kit.Surface.PAPER,
            framed=True,
            pad=17.0,
            top=kit.fixed(13.0),
            gap=kit.fixed(2.0),
        )
        with saved(painter):
            if share < 1.0:
                # drawn as it will lie and scaled: it is not drawn in another size in every frame
                corner, pile, rest = lying.topRight(), self.pile.size(), 1.0 - share
                painter.translate(corner)
                painter.scale(
                    1.0 - rest * (1.0 - pile.width() / lying.width()),
                    1.0 - rest * (1.0 - pile.height() / lying.height()),
                )
                painter.translate(lying.center() - corner)
                painter.scale(max(0.03, abs(1.0 - 2.0 * share)), 1.0)
                painter.translate(-lying.center())
            paint_surface(painter, face, lying, look, self.ratio)
            if share < 0.5:
                return
            if shown.live:
                painter.setPen(QPen(look.palette.pencil, 2.4 * unit))
                painter.drawRoundedRect(lying.adjusted(-1, -1, 1, 1), 4 * unit, 4 * unit)
            paint_layout(painter, lay_out(face, lying, unit), look, self.ratio)


# --- notes --------------------------------------------------------------------------------

Way = tuple[QPointF, ...]
"""From a place to the rim of the board; empty: nothing to be tied to."""
_RIM = SIDE + EDGE
_KERB = 0.44
"""From the middle of the near right street: between its round corner and the letters."""


def pawn_way(city: CityPart, seat: int) -> Way:
    """From the foot of a pawn to the near left rim; one at that side is tied straight down."""
    view = city.city
    foot = view.point(city.pawn_spot(seat))
    x, y = view.turned(street_spot(city.scenery.pawns[seat]))
    if y > SIDE:
        return (foot,)
    border = round(x + 0.5) if x < SIDE else x + _KERB
    return foot, view.view.point(border, y), view.view.point(border, _RIM)


def aimed_way(city: CityPart, model: SkylineModel) -> Way:
    """From the near corner of the aimed lot along its street to the near right rim."""
    cell, view = model.selection.aimed, city.city
    if cell is None:
        return ()
    x, y = view.lot(cell)
    return view.view.point(x + 1.0, y + 1.0), view.view.point(_RIM, y + 1.0)


_ASIDE = 32.0
"""So far from the end of a note its line begins, twice."""
_SLIDES = 0.8
"""How far to the right a note may lie for its line to be straight, in widths."""


class NotePart(CardPart):
    """Grows upwards from a lower corner of its room, as large as its words."""

    def __init__(self, look: Look, right: bool) -> None:
        super().__init__(look)
        self._right = right
        self._room = QRectF()
        self._way: Way = ()
        self.note: CityNote | None = None

    def show_note(self, note: CityNote | None, way: Way = ()) -> None:
        self.note, self._way = note, way
        self.card = None if note is None else note.card()
        self.setVisible(note is not None)
        self.stand(self._room, self.look, self.ratio)

    def stand(self, room: QRectF, look: Look, ratio: float) -> None:
        """Take as much of a room as the words need."""
        self._room, body, unit = room, room, look.scale
        if self.card is not None:
            wide = min(natural_width(self.card, unit), room.width())
            high = natural_height(self.card, wide, unit)
            left = room.right() - wide if self._right else self._under_foot(wide, unit)
            body = QRectF(left, room.bottom() - high, wide, high)
        self.arrange(body, look, ratio)

    def _under_foot(self, wide: float, unit: float) -> float:
        """As far at the left as it can be with its place straight above it."""
        left, most = self._room.left(), self._room.left() + self._room.width() * _SLIDES
        if not self._way or self._way[-1].y() > self._room.top():
            return left
        return max(left, min(most, self._way[-1].x() + _ASIDE * unit - wide))

    @property
    def _edge(self) -> QColor:
        """The colour of its frame and of its line."""
        palette, colour = self.look.palette, None if self.note is None else self.note.colour
        return palette.pencil if colour is None else palette.seats[colour].tint

    def draw(self, painter: QPainter) -> None:
        super().draw(painter)
        unit = self.look.scale
        stroke_inside(painter, self.rect, 12.0 * unit, self._edge, 1.7 * unit)

    def leaders(self) -> Iterator[Leader]:
        """A line along a street to the rim of the board, and one over the desk to the note."""
        if self.note is None or not self._way:
            return
        on_board = self._edge
        if self.note.colour is not None:
            on_board = lighter(self.look.palette.seats[self.note.colour].body, 0.45)
        yield Leader(self._way, on_board)
        on_desk = leader_way(self._way[-1], self.rect, self.look.scale)
        yield Leader(on_desk, self._edge, dotted=len(self._way) == 1)


def leader_way(foot: QPointF, body: QRectF, unit: float) -> list[QPointF]:
    """The bends of a line from a place in the city to a note below or beside it.

    A place straight above the note is tied straight down. Others go along the streets towards it,
    and then down to its top, or on to its side; from below a note they go up to its side.
    """
    if body.contains(foot):
        return []
    aside = _ASIDE / 2 * unit
    x = min(max(foot.x(), body.left() + aside), body.right() - aside)
    if abs(x - foot.x()) < 1.0:
        return [foot, QPointF(x, body.top())]
    over = foot.y() + abs(x - foot.x()) * RISE
    if over < body.top() - 6.0 * unit:
        return [foot, QPointF(x, over), QPointF(x, body.top())]
    towards = 1.0 if x > foot.x() else -1.0
    side = body.left() if towards > 0 else body.right()
    beside = foot.y() + abs(side - foot.x()) * RISE
    if beside < body.bottom() - aside:
        return [foot, QPointF(side, max(beside, body.top() + 4.0 * unit))]
    end = QPointF(side, min(max(body.center().y(), foot.y()), body.bottom() - aside))
    along = towards * abs(end.y() - foot.y()) / RISE
    bend = QPointF(foot.x() + along, end.y())
    if end.y() < foot.y():  # the note is higher: level with the place first, then along the rim
        bend = QPointF(end.x() - along, foot.y())
        if (bend.x() - foot.x()) * towards <= 0:
            bend = QPointF(foot.x(), end.y())
    return [foot, bend, end]
