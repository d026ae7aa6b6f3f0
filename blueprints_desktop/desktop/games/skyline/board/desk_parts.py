"""What lies on the desk beside the city: the two dice, the action cards, and two notes.

A line ties each note to its place. It is drawn on the ground as far as the rim of the board, so it
never crosses a building or a pawn; from there it goes over the desk to the note.
"""

from collections.abc import Iterator
from functools import partial
from itertools import product

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPen

from blueprints_desktop.desktop.drawing.marks import (
    PillKind,
    PillPart,
    paint_focus_ring,
    paint_pill,
)
from blueprints_desktop.desktop.drawing.painting import saved, stroke_inside
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.projection import View
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type, squeezed, write
from blueprints_desktop.desktop.games.skyline.art.city import plain_die_sprite
from blueprints_desktop.desktop.games.skyline.board.city import CityView
from blueprints_desktop.desktop.games.skyline.facts.view_model import SkylineModel
from blueprints_desktop.desktop.games.skyline.texts.words import (
    CityNote,
    card_name,
    card_outcome,
    card_text,
)
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.layout import lay_out, natural_height
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
            ThrownDie(white, translate("Skyline", "pawn"), faded=True),
            ThrownDie(black, translate("Skyline", "architect"), faded=True),
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
    outcome: str = ""
    """What it did."""
    live: bool = False
    """The card waits to be carried out."""
    turned: float = 1.0
    """0: still in the pile, 0.5: on edge, 1: open."""


def deck_of(model: SkylineModel) -> ShownCard:
    """The pile and the open card in a position."""
    card = None if model.story is None else model.story.card
    text = "" if card is None else card_text(card, model.deck)
    live = model.state.phase == CARD
    return ShownCard(sum(model.state.deck), card, text, card_outcome(model), live)


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
                kit.Text(shown.text, Role.SMALL, lines=3 if shown.outcome else 4),
                *((kit.Text(shown.outcome, Role.SMALL_STRONG, lines=2),) if shown.outcome else ()),
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


# --- what it is about -----------------------------------------------------------------------------


_WIDTHS = (250.0, 220.0, 190.0, 165.0, 145.0)
"""How wide the card may be, at 100 %: the widest beside the board, else the narrowest."""


class GoalPart(CardPart):
    """Why one builds where. It grows upwards from the lower right corner, as large as its words."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._corner = QPointF()
        self._city = CityView(View(20.0))
        self.note: CityNote | None = None
        self._over = False

    def show_note(self, note: CityNote | None, *, over: bool = False) -> None:
        """``over``: also where it has no room beside the city."""
        if (note, over) != (self.note, self._over):
            self.note, self._over = note, over
            self.stand(self._corner, self._city, self.look, self.ratio)

    def stand(self, corner: QPointF, city: CityView, look: Look, ratio: float) -> None:
        """Take as much of the desk beside the city as the words need."""
        self._corner, self._city = corner, city
        body = QRectF(corner, QSizeF())
        self.card = None
        if self.note is not None:
            self.card = _note_card(self.note)
            for wide in _WIDTHS:
                size = QSizeF(wide * look.scale, 0.0)
                size.setHeight(natural_height(self.card, size.width(), look.scale))
                body = QRectF(corner - QPointF(size.width(), size.height()), size)
                if not city.covers(body):
                    break
        self.setVisible(self.card is not None and (self._over or not city.covers(body)))
        self.arrange(body, look, ratio)

    def draw(self, painter: QPainter) -> None:
        super().draw(painter)
        unit = self.look.scale
        stroke_inside(painter, self.rect, 12.0 * unit, self.look.palette.line, 1.2 * unit)


def _note_card(note: CityNote) -> kit.Card:
    title = kit.Text(note.title, Role.BODY_STRONG)
    words = (kit.Text(each, Role.SMALL, kit.CardTone.QUIET, lines=10) for each in note.lines)
    told = kit.Stack((title, *words))
    return kit.Card(items=(told,), pad=14.0, top=kit.fixed(10.0), foot=kit.fixed(10.0))
