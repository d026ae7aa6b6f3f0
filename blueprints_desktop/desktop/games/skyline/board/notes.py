"""The two notes beside the city: what the turn brought, and what is aimed at.

A line ties each note to its place. It is drawn on the ground as far as the rim of the board, so it
never crosses a building or a pawn; from there it goes over the desk to the note.
"""

from itertools import pairwise

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from blueprints_desktop.desktop.drawing.marks import paint_leader, paint_seat_sign
from blueprints_desktop.desktop.drawing.palette import Seat as SeatColours
from blueprints_desktop.desktop.drawing.projection import RISE
from blueprints_desktop.desktop.drawing.surfaces import paint_panel, rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    elided,
    line_height,
    smaller,
    text_width,
    wrapped,
    write,
)
from blueprints_desktop.desktop.games.skyline.art.city_ground import EDGE, SIDE
from blueprints_desktop.desktop.games.skyline.board.city_part import CityPart
from blueprints_desktop.desktop.games.skyline.board.city_view import street_spot
from blueprints_desktop.desktop.games.skyline.board.effects import CellEffect, told_words
from blueprints_desktop.desktop.games.skyline.board.labels import share_of
from blueprints_desktop.desktop.games.skyline.board.selection import MovePart, cell_name
from blueprints_desktop.desktop.games.skyline.facts.story import TurnStory
from blueprints_desktop.desktop.games.skyline.facts.view_model import SkylineModel
from blueprints_desktop.desktop.games.skyline.texts.words import card_name, cell_word, why_nothing
from blueprints_desktop.desktop.i18n.number_format import counted, signed
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import StillPart
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.skyline.events import RentPaid
from blueprints_desktop.games.skyline.outlook import CityOutlook

translate = QCoreApplication.translate


@frozen
class CityNote:
    """A title with what goes with it."""

    title: str
    lines: tuple[str, ...] = ()
    seat: Seat | None = None
    """Whose sign stands before it, and whose colour edges it; None: the pencil does."""
    rule: str = ""
    """The paragraph of the rulebook about it."""


def story_note(model: SkylineModel, story: TurnStory | None) -> CityNote | None:
    """What the turn has brought so far, or the last one did."""
    if story is None:
        return None
    if story.rent is not None:
        return _rent_note(model, story, story.rent)
    if story.nothing is not None:
        why = (why_nothing(story.nothing),)
        return CityNote(_idle_words(model, story), why, story.seat, story.nothing)
    if story.payments and story.card is not None:
        moved = (
            f"{model.name(seat)} {signed(story.money(seat))}"
            for seat in range(model.state.seats)
            if story.money(seat)
        )
        return CityNote(card_name(story.card), (", ".join(moved),), story.seat, story.card)
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
    return CityNote(words, tuple(lines), rent.owner, story.nothing or "chain")


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
    moves = model.selection.moves_with(cell_name(cell))
    if effect is CellEffect.LIFT:
        return translate("Skyline", "Then build with it elsewhere.")
    if effect in (CellEffect.RAISE, CellEffect.FINISH):
        targets = len({move.target for move in moves})
        return translate("Skyline", "%n buildings it could demolish", "", targets)
    targets = len({move.target for move in moves})
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


def lifted_words(model: SkylineModel) -> str:
    """The floor that was lifted first, where one was."""
    lifted = model.selection.named.get(MovePart.LIFT)
    if lifted is None:
        return ""
    return translate("Skyline", "With the floor lifted from {cell}.").format(cell=cell_word(lifted))


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


_PAD, _SIGN = 14.0, 18.0
_MOST = 3
_ASIDE = 32.0
"""So far from the end of a note its line begins, twice."""
_SLIDES = 0.8
"""How far to the right a note may lie for its line to be straight, in widths."""


class NotePart(StillPart):
    """Grows upwards from a lower corner of the room, as large as its words."""

    bleed = 24.0

    def __init__(self, look: Look, right: bool) -> None:
        super().__init__(look)
        self._right = right
        self.note: CityNote | None = None
        self._seat: SeatColours | None = None
        self._foot: QPointF | None = None
        """The place it speaks of, or where the line to it leaves the board; None: there is none."""
        self._dotted = False

    def show_note(self, note: CityNote | None, seat: SeatColours | None, way: Way = ()) -> None:
        foot = way[-1] if way else None
        self._dotted = len(way) == 1
        if (note, foot) != (self.note, self._foot):
            self.prepareGeometryChange()
            self.note, self._seat, self._foot = note, seat, foot
            self.update()
        self.setVisible(note is not None)

    def boundingRect(self) -> QRectF:  # noqa: N802
        """The note, and the line to its place."""
        whole = super().boundingRect()
        if self._foot is None:
            return whole
        reach = 6.0 * self.look.scale
        around = QRectF(self._foot.x() - reach, self._foot.y() - reach, 2 * reach, 2 * reach)
        bleed = self.bleed * self.look.scale
        return whole | around | self.body().adjusted(-bleed, -bleed, bleed, bleed)

    def _texts(self, note: CityNote) -> list[tuple[str, Role | Type]]:
        """Title and lines, wrapped to the room there is."""
        unit = self.look.scale
        room = self.rect.width() - 2 * _PAD * unit
        sign = (_SIGN + 10.0) * unit if note.seat is not None else 0.0
        role = smaller((Role.BODY_STRONG, Role.SMALL_STRONG), note.title, room - sign, unit)
        found: list[tuple[str, Role | Type]] = [(elided(note.title, role, room - sign, unit), role)]
        for line in note.lines:
            wide = wrapped(line, Role.SMALL, room - sign, unit)
            found += [(part, Role.SMALL) for part in wide]
        return found[: _MOST + 1]

    def body(self) -> QRectF:
        """What the note covers."""
        if self.note is None:
            return QRectF()
        unit = self.look.scale
        texts = self._texts(self.note)
        sign = (_SIGN + 10.0) * unit if self.note.seat is not None else 0.0
        wide = max(text_width(text, role, unit) for text, role in texts) + sign + 2 * _PAD * unit
        high = sum(line_height(role, unit) for _, role in texts) + 20.0 * unit
        left = self.rect.right() - wide if self._right else self._under_foot(wide)
        return QRectF(left, self.rect.bottom() - high, wide, high)

    def _under_foot(self, wide: float) -> float:
        """As far at the left as it can be with its place straight above it."""
        left, most = self.rect.left(), self.rect.left() + self.rect.width() * _SLIDES
        if self._foot is None or self._foot.y() > self.rect.bottom() - self.rect.height():
            return left
        return max(left, min(most, self._foot.x() + _ASIDE * self.look.scale - wide))

    def draw(self, painter: QPainter) -> None:
        note = self.note
        if note is None:
            return
        look, unit = self.look, self.look.scale
        palette = look.palette
        edge = palette.pencil if self._seat is None else self._seat.tint
        body = self.body()
        if self._foot is not None:
            self._paint_line(painter, body, edge)
        paint_panel(painter, look.pixmaps, body, self.ratio, palette, scale=unit, radius=8.0)
        painter.strokePath(rounded(body, 8.0 * unit), edge)
        pen = painter.pen()
        pen.setColor(edge)
        pen.setWidthF(2.0 * unit)
        painter.strokePath(rounded(body.adjusted(1, 1, -1, -1), 8.0 * unit), pen)
        left = body.left() + _PAD * unit
        if note.seat is not None and self._seat is not None:
            side = _SIGN * unit
            paint_seat_sign(
                painter, QRectF(left, body.center().y() - side / 2, side, side), self._seat
            )
            left += side + 10.0 * unit
        y = body.top() + 10.0 * unit
        for text, role in self._texts(note):
            high = line_height(role, unit)
            ink = palette.text_2 if role is Role.SMALL else palette.text
            write(painter, text, QPointF(left, y + high / 2), role, ink, Anchor.LEFT, unit)
            y += high

    def _paint_line(self, painter: QPainter, body: QRectF, edge: QColor) -> None:
        """Along a street of the city, then straight down to the note."""
        assert self._foot is not None
        way = leader_way(self._foot, body, self.look.scale)
        for index, (start, end) in enumerate(pairwise(reversed(way))):
            dot = self._dotted and index == len(way) - 2
            paint_leader(painter, start, end, edge, self.look.scale, dot=dot)


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
