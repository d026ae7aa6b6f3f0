"""What lies on the desk beside the city: the two dice and the action cards."""

from attrs import evolve, frozen
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
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    elided,
    line_height,
    squeezed,
    wrapped,
    write,
)
from blueprints_desktop.desktop.games.skyline.art.figures import plain_die_sprite
from blueprints_desktop.desktop.games.skyline.facts.view_model import SkylineModel
from blueprints_desktop.desktop.games.skyline.texts.words import card_name, card_text
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import ScenePart
from blueprints_desktop.games.skyline.deck import Deck
from blueprints_desktop.games.skyline.phases import BUILDING, CARD, PLACING, ROLLING

translate = QCoreApplication.translate
_W = 27.0


@frozen
class Throw:
    """How the dice lie, or fall: values, and for each an offset and a height in pixels at 100 %."""

    white: int = 6
    black: int = 6
    offsets: tuple[tuple[float, float], tuple[float, float]] = ((0.0, 0.0), (0.0, 0.0))
    faded: tuple[bool, bool] = (False, False)


class DicePart(ScenePart):
    """They may be clicked to be rolled."""

    bleed = 64.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.throw = Throw()
        self.words = ("", "")
        self.hot: int | None = None
        """The die that is wanted now: 0 white, 1 black, 2 both."""
        self.pointed = False

    def show_model(self, model: SkylineModel | None) -> None:
        """How they lie in a position."""
        if model is None:
            self.setVisible(False)
            return
        state, story = model.state, model.story
        self.setVisible(state.phase != PLACING)
        throw = Throw() if story is None else Throw(*story.dice)
        hot, words = None, ("", "")
        if state.phase == ROLLING:
            hot = 2 if model.selection.rolls else None
            words = (translate("Skyline", "pawn"), translate("Skyline", "architect"))
        elif state.phase == BUILDING:
            hot = 1
            throw = evolve(throw, faded=(True, False))
            words = (translate("Skyline", "moved"), translate("Skyline", "build"))
        elif state.phase == CARD:
            throw = evolve(throw, faded=(True, True))
            words = (translate("Skyline", "moved"), translate("Skyline", "not used"))
        if (throw, hot, words) != (self.throw, self.hot, self.words):
            self.hot, self.words = hot, words
            self.show_throw(throw)

    def show_throw(self, throw: Throw) -> None:
        self.throw = throw
        self.update()

    def point_at(self, pointed: bool) -> None:
        if pointed != self.pointed:
            self.pointed = pointed
            self.update()

    def place(self, index: int) -> QPointF:
        """The middle of a die at rest."""
        unit = self.look.scale
        return self.rect.topLeft() + QPointF((40.0 + 78.0 * index) * unit, 44.0 * unit)

    def area(self) -> QRectF:
        """Where a click means the dice."""
        unit = self.look.scale
        return QRectF(self.rect.left(), self.rect.top(), 160.0 * unit, 90.0 * unit)

    def draw(self, painter: QPainter) -> None:
        look, unit = self.look, self.look.scale
        w = _W * unit
        throw = self.throw
        if self.hot == 2:
            ring = self.area().adjusted(4 * unit, 2 * unit, -4 * unit, -2 * unit)
            colour = look.palette.accent if self.pointed else look.palette.pencil
            paint_focus_ring(painter, ring, 12.0 * unit, colour, unit)
        for index, value in enumerate((throw.white, throw.black)):
            dx, dy = throw.offsets[index]
            at = self.place(index) + QPointF(dx, 0.0) * unit
            origin = at - QPointF(0.0, (0.7071 - 0.5) * w)
            shadow = contact_shadow(look.pixmaps, w, self.ratio, look.palette)
            shadow.paint(painter, origin)
            sprite = plain_die_sprite(
                look.pixmaps, value, w, self.ratio, look.palette, black=index == 1
            )
            opacity = 0.62 if throw.faded[index] else 1.0
            sprite.paint(painter, origin - QPointF(0.0, dy * unit), opacity)
            self._paint_words(painter, index)

    def _paint_words(self, painter: QPainter, index: int) -> None:
        look, unit = self.look, self.look.scale
        words = self.words[index]
        at = self.place(index) + QPointF(0.0, 56.0 * unit)
        if not words:
            return
        if self.hot == index:
            paint_pill(painter, at, (PillPart(words, PillKind.FILLED),), look.palette, unit)
        else:
            words, role = squeezed(words, Role.SMALL_MEDIUM, 78.0 * unit, unit)
            write(painter, words, at, role, look.palette.text_2, Anchor.MIDDLE, unit)


translate = QCoreApplication.translate
_NAME = Type(15, 700)


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
        self.pile = QRectF()

    def lie(self, pile: QRectF, card: QRectF, look: Look, ratio: float) -> None:
        if pile != self.pile:
            self.pile = pile
            self.update()
        self.arrange(card, look, ratio)

    def show_model(self, model: SkylineModel | None) -> None:
        if model is None:
            self.setVisible(False)
            return
        self.setVisible(model.state.phase != PLACING)
        self._deck = model.deck
        story = model.story
        card = None if story is None else story.card
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
        look, unit = self.look, self.look.scale
        rect = self.pile.adjusted(2 * unit, 2 * unit, -4 * unit, -4 * unit)
        self._sheets(rect.size(), (2, 1, 0)).paint(painter, rect.topLeft())
        ink = look.palette.ink
        painter.setPen(QPen(ink, 1.8 * unit))
        at = rect.center() - QPointF(0.0, 9.0 * unit)
        painter.drawEllipse(at, 17.0 * unit, 17.0 * unit)
        write(painter, "?", at, Role.SECTION, ink, Anchor.MIDDLE, unit)
        words, role = squeezed(
            translate("Skyline", "Action"), Role.DRAFTING, rect.width() - 12 * unit, unit
        )
        below = QPointF(rect.center().x(), rect.bottom() - 17.0 * unit)
        write(painter, words, below, role, ink, Anchor.MIDDLE, unit)
        left = translate("Skyline", "%n cards left", "", self._left)
        foot = QPointF(self.pile.right() - 2 * unit, self.pile.bottom() + 13.0 * unit)
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
        unit = self.look.scale
        share = self.turned
        start, end = self.pile, self.rect
        rect = QRectF(
            start.left() + (end.left() - start.left()) * share,
            start.top() + (end.top() - start.top()) * share,
            start.width() + (end.width() - start.width()) * share,
            start.height() + (end.height() - start.height()) * share,
        ).adjusted(2 * unit, 2 * unit, -2 * unit, -2 * unit)
        open_rect = self._open
        narrow = max(0.03, abs(1.0 - 2.0 * share))
        with saved(painter):
            if share < 1.0:
                # drawn as it will lie and scaled: another size in every frame would be drawn anew
                painter.translate(rect.center())
                painter.scale(
                    narrow * rect.width() / open_rect.width(), rect.height() / open_rect.height()
                )
                painter.translate(-open_rect.center())
            if share < 0.5:
                self._sheets(open_rect.size(), (0,)).paint(painter, open_rect.topLeft())
            else:
                self._paint_face(painter, open_rect, card)

    def _paint_face(self, painter: QPainter, rect: QRectF, card: str) -> None:
        look, unit = self.look, self.look.scale
        palette = look.palette
        self._sheets(rect.size(), (0,)).paint(painter, rect.topLeft())
        if self.live:
            painter.setPen(QPen(palette.pencil, 2.4 * unit))
            painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), 4 * unit, 4 * unit)
        inner = rect.adjusted(17 * unit, 14 * unit, -15 * unit, -12 * unit)
        head = translate("Skyline", "Action")
        at = QPointF(inner.left(), inner.top() + 8.0 * unit)
        write(painter, head, at, Role.DRAFTING, palette.ink_2, Anchor.LEFT, unit)
        at += QPointF(0.0, 21.0 * unit)
        name = elided(card_name(card), _NAME, inner.width(), unit)
        write(painter, name, at, _NAME, palette.ink, Anchor.LEFT, unit)
        if self._deck is None:
            return
        step = line_height(Role.SMALL, unit)
        lines = wrapped(card_text(card, self._deck), Role.SMALL, inner.width(), unit)
        for number, line in enumerate(lines[:4]):
            below = at + QPointF(0.0, 20.0 * unit + number * step)
            write(painter, line, below, Role.SMALL, palette.ink, Anchor.LEFT, unit)
