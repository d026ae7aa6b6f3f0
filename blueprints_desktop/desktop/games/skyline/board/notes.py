"""The two notes beside the city: what the turn brought, and what is aimed at.

A line ties each note to its place. It is drawn on the ground as far as the rim of the board, so it
never crosses a building or a pawn; from there it goes over the desk to the note.
"""

from collections.abc import Iterator

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from blueprints_desktop.desktop.drawing.painting import stroke_inside
from blueprints_desktop.desktop.drawing.palette import lighter
from blueprints_desktop.desktop.drawing.projection import RISE
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.games.skyline.art.city_ground import EDGE, SIDE
from blueprints_desktop.desktop.games.skyline.board.city_parts import CityPart, Leader
from blueprints_desktop.desktop.games.skyline.board.city_view import street_spot
from blueprints_desktop.desktop.games.skyline.board.selection import MovePart, cell_name
from blueprints_desktop.desktop.games.skyline.facts.view_model import (
    CellEffect,
    SkylineModel,
    TurnStory,
    share_of,
)
from blueprints_desktop.desktop.games.skyline.texts.words import (
    card_name,
    cell_word,
    told_words,
    why_nothing,
)
from blueprints_desktop.desktop.i18n.number_format import counted, signed
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.layout import natural_height, natural_width
from blueprints_desktop.desktop.ui.scene.card_part import CardPart
from blueprints_desktop.games.skyline.events import RentPaid
from blueprints_desktop.games.skyline.outlook import CityOutlook

translate = QCoreApplication.translate


@frozen
class CityNote:
    """A title with what goes with it."""

    title: str
    lines: tuple[str, ...] = ()
    colour: int | None = None
    """The player whose sign stands before it and whose colour edges it; None: the pencil does."""
    rule: str = ""
    """The paragraph of the rulebook about it."""

    def card(self) -> kit.Card:
        words = (kit.Text(each, Role.SMALL, kit.CardTone.QUIET, lines=3) for each in self.lines)
        smaller = kit.Text(self.title, Role.SMALL_STRONG, lines=2)
        title = kit.Choice((kit.Text(self.title, Role.BODY_STRONG), smaller))
        told = kit.Stack((title, *words))
        sign = () if self.colour is None else (kit.SeatSign(self.colour, 18.0),)
        line = kit.Line((*sign, told), gap=10.0)
        return kit.Card(items=(line,), pad=14.0, top=kit.fixed(10.0), foot=kit.fixed(10.0))


def story_note(model: SkylineModel) -> CityNote | None:
    """What the turn has brought so far, or the last one did."""
    story = model.story
    if story is None:
        return None
    if story.rent is not None:
        return _rent_note(model, story, story.rent)
    colour = model.colour(story.seat)
    if story.nothing is not None:
        why = (why_nothing(story.nothing),)
        return CityNote(_idle_words(model, story), why, colour, story.nothing)
    if story.payments and story.card is not None:
        moved = (
            f"{model.name(seat)} {signed(story.money(seat))}"
            for seat in range(model.state.seats)
            if story.money(seat)
        )
        return CityNote(card_name(story.card), (", ".join(moved),), colour, story.card)
    return None


def _rent_note(model: SkylineModel, story: TurnStory, rent: RentPaid) -> CityNote:
    """The sum, and how it comes together as long as the chain still stands so."""
    heights = [model.buildings[cell][1] for cell in rent.cells if cell in model.buildings]
    shares = sorted(map(share_of, heights), reverse=True)
    title = translate("Skyline", "Rent {amount} to {owner}")
    if not model.in_turn:
        title = translate("Skyline", "{payer} paid {owner} {amount}")
    words = title.format(
        amount=rent.amount, owner=model.name(rent.owner), payer=model.name(rent.payer)
    )
    lines = []
    if sum(shares) == rent.amount and len(shares) > 1:
        lines.append(" + ".join(counted(shares)))
    if story.nothing is not None:
        lines.append(_idle_words(model, story))
    return CityNote(words, tuple(lines), model.colour(rent.owner), story.nothing or "chain")


def _idle_words(model: SkylineModel, story: TurnStory) -> str:
    """Who could do nothing, or which card did nothing."""
    if story.card is not None:
        words = translate("Skyline", "{card}: no effect")
        return words.format(card=card_name(story.card))
    return translate("Skyline", "{name} could not build").format(name=model.name(story.seat))


def aim_note(model: SkylineModel) -> CityNote | None:
    """What naming the aimed cell would do."""
    cell = model.selection.aimed
    if cell is None:
        return None
    effect = model.effects[cell]
    title = told_words(effect, cell_word(cell))
    seen = model.outlook
    if seen is None:
        return CityNote(title, (_partly(model, cell, effect),))
    if model.selection.part is MovePart.CELL and seen.move.target is not None:
        onto = translate("Skyline", "{effect}, onto {cell}")
        title = onto.format(effect=title, cell=cell_word(seen.move.target))
    return CityNote(title, tuple(_changes(model, seen)))


def _partly(model: SkylineModel, cell: int, effect: CellEffect) -> str:
    """More has to be named: how many choices there are then."""
    targets = len({move.target for move in model.selection.moves_with(cell_name(cell))})
    if effect is CellEffect.LIFT:
        return translate("Skyline", "Then build with it elsewhere.")
    if effect in (CellEffect.RAISE, CellEffect.FINISH):
        return translate("Skyline", "%n buildings it could demolish", "", targets)
    if effect is CellEffect.OFFER:
        return translate("Skyline", "%n buildings to swap it with", "", targets)
    return translate("Skyline", "%n places for it", "", targets)


def _changes(model: SkylineModel, seen: CityOutlook) -> list[str]:
    """Whose rent goes up or down, and what is demolished."""
    lines = []
    for change in seen.rents:
        if change.owner == model.state.seat:
            words = translate("Skyline", "Rent of this chain {before} → {after}")
            if change.before == 0:
                words = translate("Skyline", "Rent of this chain {after}")
        else:
            words = translate("Skyline", "{name}’s chain {before} → {after}")
        lines.append(
            words.format(name=model.name(change.owner), before=change.before, after=change.after)
        )
    return lines


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
        self.show_card(None if note is None else note.card())
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
    level = max(body.center().y(), foot.y())
    if level > body.bottom() - aside / 2:
        return _upwards(foot, QPointF(side, body.bottom() - aside), towards)
    return [foot, QPointF(foot.x() + towards * (level - foot.y()) / RISE, level),
            QPointF(side, level)]  # fmt: skip


def _upwards(foot: QPointF, end: QPointF, towards: float) -> list[QPointF]:
    """To a note that lies higher than the place: level with it first, then beside the board's rim."""
    bend = end.x() - towards * (foot.y() - end.y()) / RISE
    if (bend - foot.x()) * towards <= 0:
        return [foot, QPointF(foot.x(), end.y()), end]
    return [foot, QPointF(bend, foot.y()), end]
