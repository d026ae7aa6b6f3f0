"""The widget that shows a card: paints it, answers what it is asked, and reads it out."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.i18n.number_format import sentences
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.cards.fact_card import FactCard
from blueprints_desktop.desktop.ui.cards.layout import CardLayout, lay_out
from blueprints_desktop.desktop.ui.cards.painting import paint_layout
from blueprints_desktop.desktop.ui.cards.tips import Tip, answer
from blueprints_desktop.desktop.ui.cards.values import Card, PartInfo, Surface, spoken_lines


class CardWidget(FactCard):
    """Shows the card it is given. A card equal to the present one changes nothing."""

    part_pointed = Signal(object)
    """The PartInfo of the part under the pointer, when it changes; None: there is none."""
    part_pressed = Signal(str)
    """A part that can be chosen was pressed."""
    part_refused = Signal(str)
    """A part that cannot be chosen was pressed, while others can."""

    _card: Card | None = None

    def __init__(self, height: int, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(height, appearance, parent)
        self._layout: CardLayout | None = None
        self._laid_for: tuple[QRectF, float] | None = None
        """The body and the zoom that the layout was made for."""
        self._pointed: PartInfo | None = None
        self.setMouseTracking(True)

    @property
    def card(self) -> Card | None:
        """What is shown; None: an empty panel."""
        return self._card

    def show_card(self, card: Card | None) -> None:
        if card == self._card:
            return
        self._card, self._layout = card, None
        name = "" if card is None else card.spoken or card.title
        self.setAccessibleName(name)
        self.setAccessibleDescription("" if card is None else sentences(spoken_lines(card)))
        self.update()

    def part_rect(self, name: str) -> QRect | None:
        """Where a part of the card is, by its public name, in pixels of the widget."""
        layout = self._laid_out()
        area = None if layout is None else layout.part(name)
        return None if area is None else area.toAlignedRect()

    def part_names(self) -> list[str]:
        """The public names of the parts that are shown, in reading order."""
        layout = self._laid_out()
        return [] if layout is None else [part.info.name for part in layout.parts]

    def shown_texts(self) -> list[str]:
        """All texts as they stand on the card, shortened or cut where they have no room."""
        layout = self._laid_out()
        return [] if layout is None else layout.texts()

    # --- questions ------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        asks = self._card is not None and self._card.click_asks
        return answer(self, event, self._tip_at, clickable=asks) or super().event(event)

    def _tip_at(self, at: QPoint) -> Tip | None:
        """The tip and rule of the part at a place, else of the card."""
        layout = self._laid_out()
        if layout is None or self._card is None:
            return None
        for part in reversed(layout.parts):
            tip, rule = part.info.answer() if part.rect.contains(QPointF(at)) else ("", "")
            if tip or rule:
                return Tip(tip, part.rect.toAlignedRect(), rule)
        body = self.body().toAlignedRect()
        if self._card.about and body.contains(at):
            return Tip("", body, self._card.about)
        return None

    # --- choices --------------------------------------------------------------------

    def part_at(self, at: QPointF) -> PartInfo | None:
        """The innermost part at a place."""
        layout = self._laid_out()
        parts = [] if layout is None else layout.parts
        return next((part.info for part in reversed(parts) if part.rect.contains(at)), None)

    def _point(self, part: PartInfo | None) -> None:
        if part != self._pointed:
            self._pointed = part
            self.part_pointed.emit(part)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        part = self.part_at(event.position())
        if self._card is not None and not self._card.click_asks:
            shapes = Qt.CursorShape
            hand = part is not None and part.live
            self.setCursor(shapes.PointingHandCursor if hand else shapes.ArrowCursor)
        self._point(part)
        super().mouseMoveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        part, layout = self.part_at(event.position()), self._laid_out()
        if event.button() != Qt.MouseButton.LeftButton or part is None or layout is None:
            super().mousePressEvent(event)
        elif part.live:
            self._pointed = None
            self.part_pressed.emit(part.name)
        elif any(other.info.live for other in layout.parts):
            self.part_refused.emit(part.name)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self._point(None)
        super().leaveEvent(event)

    # --- painting -------------------------------------------------------------------

    def _laid_out(self) -> CardLayout | None:
        body, zoom = self.body(), self.zoom
        if self._card is not None and (self._layout is None or self._laid_for != (body, zoom)):
            self._layout, self._laid_for = lay_out(self._card, body, zoom), (body, zoom)
        return self._layout

    def restyle(self) -> None:
        self._layout = None
        super().restyle()

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        self._paint_surface(painter, body, ratio)
        layout = self._laid_out()
        if layout is not None and self._card is not None:
            paint_layout(painter, layout, self.look, ratio, self._card.surface)

    def _paint_surface(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        look, pixmaps, card = self.look, self.look.pixmaps, self._card
        if card is None or card.surface is Surface.PANEL:
            paint_panel(painter, pixmaps, body, ratio, look.palette, scale=look.scale)
        elif card.surface is Surface.PAPER:

            def draw(brush: QPainter) -> None:
                paint_sheet(
                    brush, pixmaps, body, ratio, look.palette, look.scale,
                    frame=card.framed, shadow=card.shadow,
                )  # fmt: skip

            what = ("card sheet", body.width(), body.height(), look.scale, card.framed, card.shadow)
            sheet = pixmaps.sprite(what, QRectF(self.rect()), ratio, look.palette, draw)
            sheet.paint(painter, QPointF())
