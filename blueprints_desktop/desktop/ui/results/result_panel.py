"""A card of a result page: it changes with the moment, and its entries can have the focus."""

from collections.abc import Hashable, Iterator
from functools import partial

from attrs import evolve
from PySide6.QtCore import QEasingCurve, QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QRegion,
)
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.marks import paint_focus_ring
from blueprints_desktop.desktop.drawing.painting import blank_pixmap, stroke_inside
from blueprints_desktop.desktop.drawing.pixmaps import render
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.accessible import Spot
from blueprints_desktop.desktop.ui.cards.card_widget import CardWidget
from blueprints_desktop.desktop.ui.cards.layout import CardLayout, PlacedLeaf, PlacedPart
from blueprints_desktop.desktop.ui.cards.painting import paint_placed, paint_surface
from blueprints_desktop.desktop.ui.cards.timeline import AT_REST, Timeline, TimelineMoment
from blueprints_desktop.desktop.ui.cards.tips import Tip, answer
from blueprints_desktop.desktop.ui.cards.values import Card, PaintContext, Surface
from blueprints_desktop.desktop.ui.scheduler import Job

SORT = "sort"
"""The cue with which entries go from their first order to that of the card."""


class ResultPanel(CardWidget):
    """Shows a card at a moment. Parts that are entries are widgets of their own on it."""

    looked_at = Signal(str)
    """The name of the entry that has the pointer or the focus; empty: none."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(0, appearance, parent)
        self.moment = AT_REST
        self.entries: dict[str, ResultEntry] = {}
        """The entries by name, in the order of the card."""
        self.first_order: tuple[str, ...] = ()
        """The names of the entries before they are sorted."""
        self._still: QPixmap | None = None
        self._still_raised = False

    def show_card(self, card: Card | None) -> None:
        if card != self.card:
            self._still = None
        super().show_card(card)

    def show_moment(self, moment: TimelineMoment) -> None:
        """Paint again what looks different at this moment."""
        before, self.moment = self.moment, moment
        layout = self._layout
        if layout is None:
            return
        timeline, since = moment.timeline, before.now
        if before.timeline is not timeline:
            since = moment.now + 1.0
        edge_cue = None if self.card is None else self.card.edge_cue
        if timeline.moves(edge_cue, since, moment.now):
            self.update()
        else:
            stirred = stirred_area(layout, timeline, since, moment.now)
            if not stirred.isEmpty():
                self.update(stirred)
        if timeline.moves(SORT, since, moment.now):
            self._place_entries()

    def rehearsals(self) -> Iterator[Job]:
        """Jobs that paint the last moment where nobody sees it, so that every drawing is kept.

        Each paints what one cue changes, so that none of them takes long. The first cue often
        changes a whole picture, so it comes last, when parts of the picture are drawn already.
        """
        for cue in reversed(tuple(self._laid_out().cues)):
            yield partial(self._rehearse, cue)

    def _rehearse(self, cue: Hashable) -> None:
        layout, card = self._laid_out(), self.card
        if card is None or cue not in layout.cues:
            return
        unseen = blank_pixmap(QSize(1, 1), 1.0)
        with QPainter(unseen) as painter:
            last = TimelineMoment(self.moment.timeline, float(self.moment.timeline.end))
            canvas = self._canvas(painter, layout, self.devicePixelRatioF(), layout.area(cue))
            leaves = [each for each in layout.cues[cue] if isinstance(each, PlacedLeaf)]
            paint_placed(canvas._replace(moment=last), (), leaves, card.surface)

    # --- entries --------------------------------------------------------------------

    def _make_entries(self) -> None:
        parts = self._laid_out().entries
        if [part.info.name for part in parts] != list(self.entries):
            for old in self.entries.values():
                old.hide()
                old.deleteLater()
            self.entries = {part.info.name: ResultEntry(part, self) for part in parts}
        for part in parts:
            self.entries[part.info.name].show_part(part)
        self._place_entries()

    def _place_entries(self) -> None:
        shown = list(self.entries.values())
        share = self.moment.share(SORT, QEasingCurve.Type.InOutCubic)
        for entry in shown:
            rect = entry.part.rect
            if share < 1.0 and entry.part.info.name in self.first_order:
                start = shown[self.first_order.index(entry.part.info.name)].part.rect
                rect = rect.translated(0.0, (start.top() - rect.top()) * (1.0 - share))
            entry.setGeometry(rect.toRect())

    # --- layout ---------------------------------------------------------------------

    def restyle(self) -> None:
        self._still = None
        super().restyle()

    def lie_at(self, rect: QRectF) -> None:
        before = self.size()
        super().lie_at(rect)
        if self.size() != before:
            self._still = None
        self._make_entries()

    def landmarks(self) -> list[Spot]:
        """None before all is shown."""
        return [] if self._runs else super().landmarks()

    @property
    def _runs(self) -> bool:
        """Not all is shown yet."""
        return self.moment.now < self.moment.timeline.end

    def tip_at(self, at: QPoint) -> Tip | None:
        return None if self._runs else super().tip_at(at)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """While the page runs a press belongs to it, and shows all."""
        if self._runs:
            event.ignore()
        else:
            super().mousePressEvent(event)

    # --- painting -------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Only what stands still is kept as a picture."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setClipRegion(event.region())
            self._paint_area(painter, event.region())

    def _paint_area(self, painter: QPainter, area: QRegion) -> None:
        layout, card = self._laid_out(), self.card
        if card is None:
            return
        body, ratio = self.body(), self.devicePixelRatioF()
        grounds, leaves = layout.beside_entries
        raised = card.edge is not None and self.moment.begun(card.edge_cue)
        known = None if self._still is None else self._still.devicePixelRatioF()
        if (known, self._still_raised) != (ratio, raised):
            still = [leaf for leaf in leaves if not leaf.cues]

            def draw(brush: QPainter) -> None:
                paint_surface(brush, card, body, self.look, ratio, raised=raised)
                paint_placed(self._canvas(brush, layout, ratio), grounds, still, card.surface)

            self._still = QPixmap.fromImage(render(QRectF(self.rect()), ratio, draw))
            self._still_raised = raised
        assert self._still is not None
        painter.drawPixmap(QPointF(0.0, 0.0), self._still)
        if card.edge is not None and card.edge_cue is not None:
            painter.setOpacity(self.moment.share(card.edge_cue))
            tint, scale = self.look.palette.seats[card.edge].tint, self.look.scale
            stroke_inside(painter, body, 12.0 * scale, tint, 2.0 * scale)
            painter.setOpacity(1.0)
        moving = [leaf for leaf in leaves if leaf.cues]
        paint_placed(self._canvas(painter, layout, ratio, area), (), moving, card.surface)

    def _canvas(
        self, painter: QPainter, layout: CardLayout, ratio: float, area: QRegion | None = None
    ) -> PaintContext:
        return PaintContext(painter, self.look, layout.zoom, ratio, self.moment, area)

    def paint_part(self, painter: QPainter, part: PlacedPart, area: QRegion, ratio: float) -> None:
        """Paint what belongs to a part and is in an area, in pixels of the panel."""
        layout, card = self._laid_out(), self.card
        if card is not None:
            canvas = self._canvas(painter, layout, ratio, area)
            grounds, leaves = layout.grounds[part.grounds], layout.leaves[part.leaves]
            paint_placed(canvas, grounds, leaves, card.surface)


def stirred_area(layout: CardLayout, timeline: Timeline, before: float, now: float) -> QRegion:
    """What looks different at two moments; entries that are not at their places yet move then."""
    area = QRegion()
    for cue in layout.cues:
        if timeline.moves(cue, before, now):
            area = area.united(layout.area(cue))
        elif timeline.glows(cue, before, now):
            area = area.united(layout.area(cue, glows=True))
    return area


_LOOKS = {
    QEvent.Type.Enter: True,
    QEvent.Type.FocusIn: True,
    QEvent.Type.Leave: False,
    QEvent.Type.FocusOut: False,
}
"""Whether pointer or focus come or go with an event."""


class ResultEntry(QWidget):
    """A row of a result table: it can have the focus and be looked at."""

    def __init__(self, part: PlacedPart, panel: ResultPanel) -> None:
        super().__init__(panel)
        self.part = part
        self._panel = panel
        self._ring: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def show_part(self, part: PlacedPart) -> None:
        self.part = part
        self.setAccessibleName(part.info.spoken)
        self.setAccessibleDescription(part.info.details or part.info.tip)
        self.show()
        self.update()

    def choose(self, seat: int | None) -> None:
        """Ring it in the colour of a seat: the page shows more of it. None: it does not."""
        if seat != self._ring:
            self._ring = seat
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look = self._panel.look
        palette, scale = look.palette, look.scale
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setClipRegion(event.region())
            body = QRectF(self.rect()).adjusted(1.0, 1.0, -1.0, -1.0)
            on_paper = self._panel.card is not None and self._panel.card.surface is Surface.PAPER
            if not on_paper and (self.underMouse() or self.hasFocus()):
                painter.fillPath(rounded(body, 7.0 * scale), palette.panel_sunk)
            away = self.part.rect.topLeft()
            painter.translate(-away)
            area = event.region().translated(away.toPoint())
            self._panel.paint_part(painter, self.part, area, self.devicePixelRatioF())
            painter.resetTransform()
            if self._ring is not None:
                pen = QPen(palette.seats[self._ring].tint, 1.6 * scale)
                painter.strokePath(rounded(body, 7.0 * scale), pen)
            if self.hasFocus():
                colour = palette.pencil if on_paper else palette.accent
                paint_focus_ring(painter, body.adjusted(3, 3, -3, -3), 6.0, colour, scale)

    # --- gestures -------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """A click chooses the entry; F1 opens the rule about what the pointer is on."""
        if event.type() in _LOOKS:
            self._panel.looked_at.emit(self.part.info.name if _LOOKS[event.type()] else "")
            self.update()
        return answer(self, event, self._tip_at) or super().event(event)

    def _tip_at(self, at: QPoint) -> Tip | None:
        away = self.part.rect.topLeft().toPoint()
        tip = self._panel.tip_at(at + away)
        return None if tip is None else evolve(tip, area=tip.area.translated(-away))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        event.ignore()
