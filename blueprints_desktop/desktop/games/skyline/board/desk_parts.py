"""What lies on the desk beside the city: the two dice and the action cards."""

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPen

from blueprints_desktop.desktop.drawing.marks import (
    PillKind,
    PillPart,
    paint_focus_ring,
    paint_pill,
)
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type, squeezed, write
from blueprints_desktop.desktop.games.skyline.art.figures import plain_die_sprite
from blueprints_desktop.desktop.games.skyline.facts.view_model import SkylineModel
from blueprints_desktop.desktop.games.skyline.texts.words import card_name, card_text
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.layout import lay_out
from blueprints_desktop.desktop.ui.cards.painting import paint_layout
from blueprints_desktop.desktop.ui.scene.parts import ScenePart
from blueprints_desktop.games.skyline.deck import Deck
from blueprints_desktop.games.skyline.phases import BUILDING, CARD, PLACING, ROLLING

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
    if model.state.phase == ROLLING:
        return (
            ThrownDie(white, translate("Skyline", "pawn")),
            ThrownDie(black, translate("Skyline", "architect")),
        )
    moved = ThrownDie(white, translate("Skyline", "moved"), faded=True)
    if model.state.phase == CARD:
        return moved, ThrownDie(black, translate("Skyline", "not used"), faded=True)
    if model.state.phase == BUILDING:
        return moved, ThrownDie(black, translate("Skyline", "build"), wanted=True)
    return ThrownDie(white), ThrownDie(black)


class DicePart(ScenePart):
    """They may be clicked to be rolled."""

    bleed = 64.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.dice: tuple[ThrownDie, ...] = (ThrownDie(), ThrownDie())
        self.rolls = False
        """They can be rolled now."""
        self.pointed = False

    def show_model(self, model: SkylineModel | None) -> None:
        """How they lie in a position."""
        self.setVisible(model is not None and model.state.phase != PLACING)
        if model is not None:
            self.rolls = model.selection.rolls
            self.show_dice(dice_of(model))

    def show_dice(self, dice: tuple[ThrownDie, ...]) -> None:
        self.dice = dice
        self.update()

    def point_at(self, pointed: bool) -> None:
        if pointed != self.pointed:
            self.pointed = pointed
            self.update()

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


_NAME = Type(15, 700)
_PILE = QSizeF(92.0, 100.0)


class DeckPart(ScenePart):
    """The pile at rest; ``show_card`` lays a card over it, turned so far."""

    bleed = 30.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._deck: Deck | None = None
        self._left = 0
        self.card: str | None = None
        self.turned = 1.0
        """0: still in the pile, 0.5: on edge, 1: open."""
        self.live = False
        """The card waits to be carried out."""

    @property
    def pile(self) -> QRectF:
        """Where the pile is; an open card covers it."""
        size = _PILE * self.look.scale
        return QRectF(self.rect.topRight() - QPointF(size.width(), 0.0), size)

    def show_model(self, model: SkylineModel | None) -> None:
        self.setVisible(model is not None and model.state.phase != PLACING)
        if model is None:
            return
        self._deck = model.deck
        card = None if model.story is None else model.story.card
        shown = (card, model.state.phase == CARD, 1.0, sum(model.state.deck))
        if shown != (self.card, self.live, self.turned, self._left):
            self.card, self.live, self.turned, self._left = shown
            self.update()

    def show_card(self, card: str | None, turned: float) -> None:
        """A card on its way from the pile to lying open."""
        self.card, self.turned, self.live = card, turned, True
        self.update()

    def draw(self, painter: QPainter) -> None:
        if self.card is None or self.turned < 1.0:
            self._paint_pile(painter)
        if self.card is not None:
            self._paint_turned(painter, self.card)

    def _paint_pile(self, painter: QPainter) -> None:
        look, unit, ink = self.look, self.look.scale, self.look.palette.ink
        rect = self.pile.adjusted(2 * unit, 2 * unit, -4 * unit, -4 * unit)
        self._sheets(rect.size(), (2, 1, 0)).paint(painter, rect.topLeft())
        painter.setPen(QPen(ink, 1.8 * unit))
        at = rect.center() - QPointF(0.0, 9.0 * unit)
        painter.drawEllipse(at, 17.0 * unit, 17.0 * unit)
        write(painter, "?", at, Role.SECTION, ink, Anchor.MIDDLE, unit)
        room = rect.width() - 12 * unit
        words, role = squeezed(translate("Skyline", "Action"), Role.DRAFTING, room, unit)
        below = QPointF(rect.center().x(), rect.bottom() - 17.0 * unit)
        write(painter, words, below, role, ink, Anchor.MIDDLE, unit)
        left = translate("Skyline", "%n cards left", "", self._left)
        foot = self.pile.bottomRight() + QPointF(-2.0, 13.0) * unit
        write(painter, left, foot, Role.SMALL_MEDIUM, look.palette.text_2, Anchor.RIGHT, unit)

    def _sheets(self, size: QSizeF, steps: tuple[int, ...]) -> Sprite:
        """Sheets of paper on one another, the undermost first; anchored at the upper left corner."""
        look, unit, ratio = self.look, self.look.scale, self.ratio
        rect = QRectF(QPointF(), size)

        def draw(painter: QPainter) -> None:
            for step in steps:
                paint_sheet(
                    painter,
                    look.pixmaps,
                    rect.translated(step * 1.8 * unit, step * 1.8 * unit),
                    ratio,
                    look.palette,
                    unit,
                    frame=step == 0,
                    shadow=step == steps[0],
                )

        soft = 40.0 * unit
        what = ("skyline sheets", size.width(), size.height(), steps, unit)
        bounds = rect.adjusted(-soft, -soft, soft, soft)
        return look.pixmaps.sprite(what, bounds, ratio, look.palette, draw)

    @property
    def _open(self) -> QRectF:
        """Where the open card is."""
        edge = 2 * self.look.scale
        return self.rect.adjusted(edge, edge, -edge, -edge)

    def draw_ahead(self) -> Sprite:
        """The paper of a card, before the first one is turned."""
        return self._sheets(self._open.size(), (0,))

    def _paint_turned(self, painter: QPainter, card: str) -> None:
        """The card grows out of the pile and turns over on the way."""
        share, lying = self.turned, self._open
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
            self._sheets(lying.size(), (0,)).paint(painter, lying.topLeft())
            if share >= 0.5:
                self._paint_face(painter, lying, card)

    def _paint_face(self, painter: QPainter, rect: QRectF, card: str) -> None:
        look, unit = self.look, self.look.scale
        if self.live:
            painter.setPen(QPen(look.palette.pencil, 2.4 * unit))
            painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), 4 * unit, 4 * unit)
        words = "" if self._deck is None else card_text(card, self._deck)
        face = kit.Card(
            items=(
                kit.Text(translate("Skyline", "Action"), Role.DRAFTING, kit.CardTone.QUIET),
                kit.Text(card_name(card), _NAME),
                kit.Text(words, Role.SMALL, lines=4),
            ),
            surface=kit.Surface.PAPER,
            pad=17.0,
            top=kit.fixed(13.0),
            gap=kit.fixed(2.0),
        )
        paint_layout(painter, lay_out(face, rect, unit), look, self.ratio)
