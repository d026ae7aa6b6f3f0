"""The widget that shows a card: paints it, answers what it is asked, and reads it out."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.i18n.number_format import sentences
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.accessible import Spoken, Spot
from blueprints_desktop.desktop.ui.cards.desk_widget import DeskWidget
from blueprints_desktop.desktop.ui.cards.layout import CardLayout, lay_out
from blueprints_desktop.desktop.ui.cards.painting import paint_layout, paint_surface
from blueprints_desktop.desktop.ui.cards.tips import Tip, answer
from blueprints_desktop.desktop.ui.cards.values import Card, PartInfo, spoken_lines

WIDTH = 280
"""Of every card of the right column, in pixels at 100 %."""


class CardWidget(Spoken, DeskWidget):
    """Shows the card it is given. A card equal to the present one changes nothing.

    In a large window it is printed larger, not stretched.
    """

    part_pointed = Signal(object)
    """The PartInfo of the part under the pointer, when it changes; None: there is none."""
    part_pressed = Signal(str)
    """A part that can be chosen was pressed."""
    part_refused = Signal(str)
    """A part that cannot be chosen was pressed, while others can."""

    card: Card | None = None
    """What is shown; None: an empty panel."""
    stays_in_sight = False
    """Whether it never goes into the drawer: the board has another place for it then."""

    def __init__(self, height: int, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.drawn_height = height
        """The height it is drawn for, in pixels at 100 %; 0: it is never printed larger."""
        self._layout: CardLayout | None = None
        self._laid_for: tuple[QRectF, float] | None = None
        """The body and the zoom that the layout was made for."""
        self._pointed: PartInfo | None = None
        self.setMouseTracking(True)

    @property
    def zoom(self) -> float:
        """The scale of the card: that of the look, or more where the column is wide and high."""
        scale, body = self.look.scale, self.body()
        if not self.drawn_height:
            return scale
        wide, high = body.width() / (WIDTH * scale), body.height() / (self.drawn_height * scale)
        return scale * max(1.0, min(wide, high))

    def show_card(self, card: Card | None) -> None:
        if card == self.card:
            return
        self.card, self._layout = card, None
        name = "" if card is None else card.spoken or card.title
        self.setAccessibleName(name)
        self.setAccessibleDescription("" if card is None else sentences(spoken_lines(card)))
        self.update()

    def part_rect(self, name: str) -> QRect | None:
        """Where a part of the card is, by its public name, in pixels of the widget."""
        area = self._laid_out().part(name)
        return None if area is None else area.toAlignedRect()

    def part_names(self) -> list[str]:
        """The public names of the parts that are shown, in reading order."""
        return [part.info.name for part in self._laid_out().parts]

    def shown_texts(self) -> list[str]:
        """All texts as they stand on the card, shortened or cut where they have no room."""
        return self._laid_out().texts()

    def landmarks(self) -> list[Spot]:
        """The named parts, for screen readers."""
        return self._laid_out().spots()

    # --- questions ------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        asks = self.card is not None and self.card.click_asks
        return answer(self, event, self.tip_at, clickable=asks) or super().event(event)

    def tip_at(self, at: QPoint) -> Tip | None:
        """The tip and rule of the part at a place, else of the card."""
        layout = self._laid_out()
        card, body = layout.card, self.body().toAlignedRect()
        for part in reversed(layout.parts):
            tip, rule = part.info.answer() if part.covers(QPointF(at)) else ("", "")
            if tip or rule:
                return Tip(tip or card.tip, part.rect.toAlignedRect(), rule or card.about)
        if (card.tip or card.about) and body.contains(at):
            return Tip(card.tip, body, card.about)
        return None

    # --- choices --------------------------------------------------------------------

    def part_at(self, at: QPointF) -> PartInfo | None:
        """The innermost part at a place."""
        parts = reversed(self._laid_out().parts)
        return next((part.info for part in parts if part.covers(at)), None)

    def _point(self, part: PartInfo | None) -> None:
        if part != self._pointed:
            self._pointed = part
            self.part_pointed.emit(part)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        part = self.part_at(event.position())
        if self.card is not None and not self.card.click_asks:
            shapes = Qt.CursorShape
            hand = part is not None and part.live
            self.setCursor(shapes.PointingHandCursor if hand else shapes.ArrowCursor)
        self._point(part)
        super().mouseMoveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        part = self.part_at(event.position())
        offers = any(other.info.live for other in self._laid_out().parts)
        if event.button() != Qt.MouseButton.LeftButton or part is None or not offers:
            super().mousePressEvent(event)
        elif part.live:
            self._pointed = None
            self.part_pressed.emit(part.name)
        else:
            self.part_refused.emit(part.name)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self._point(None)
        super().leaveEvent(event)

    # --- painting -------------------------------------------------------------------

    def _laid_out(self) -> CardLayout:
        body, zoom = self.body(), self.zoom
        if self._layout is None or self._laid_for != (body, zoom):
            self._layout = lay_out(self.card or Card(), body, zoom)
            self._laid_for = (body, zoom)
        return self._layout

    def restyle(self) -> None:
        self._layout = None
        super().restyle()

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        paint_surface(painter, self.card, body, self.look, ratio)
        paint_layout(painter, self._laid_out(), self.look, ratio)
