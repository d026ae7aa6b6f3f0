"""The frame that all boards share: players and log at the left, the board, facts at the right.

When the window is narrow, facts move into a drawer, all but those that must stay in sight; when
it is narrower still, or too low for the players' panels, these become a strip on top. What
decides are pixels at 100 % (``frame_layout``). In a large window the side columns grow, but less
than the board; where the scale is too large, everything is drawn as large as it can be.
"""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.surfaces import desk_pixmap
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.cards.card_widget import WIDTH, CardWidget
from blueprints_desktop.desktop.ui.cards.desk_widget import BLEED, DeskWidget
from blueprints_desktop.desktop.ui.cards.seat_panel import STRIP_HEIGHT, SeatPanel
from blueprints_desktop.desktop.ui.controls.buttons import DESK_BUTTON_SIDE, DeskButton
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget
from blueprints_desktop.desktop.ui.frame.drawer import Drawer
from blueprints_desktop.desktop.ui.frame.frame_layout import (
    EDGE,
    GAP,
    HOSTING,
    LEFT,
    LOG_FROM,
    MARGIN,
    SHAPE,
    ColumnSpace,
    Format,
    FrameChoice,
    chosen_format,
    columns_for,
    fact_places,
    magnified,
    share_column,
    shrunk,
)
from blueprints_desktop.desktop.ui.frame.log import LogPanel

_LOG_HEIGHT = 300
"""Of the log in the drawer."""
_HANDLE = 70
"""The width of the drawer's handle in the strip, with its words below the sign."""


class BoardFrame(ThemedWidget):
    """Arranges panels, log, board and facts for the room there is, and paints the desk."""

    arranged = Signal(object)
    """The Format, whenever it has changed: before anything is placed, so that a card which the
    board gives back, or takes, lies where it belongs now."""
    placed = Signal()
    """All of it lies where it belongs."""

    def __init__(
        self,
        appearance: Appearance,
        panels: Sequence[SeatPanel],
        log: LogPanel,
        centre: QWidget,
        facts: Mapping[str, CardWidget],
        *,
        log_drawn: bool = False,
        shape: QSizeF = SHAPE,
        hosting: QSizeF = HOSTING,
    ) -> None:
        """``facts`` are the cards of the right column by name; P brings a plan out of the drawer.
        Without any the board has the room of the column.

        ``log_drawn``: the log is always in the drawer, for the panels need its room.
        ``shape``: what the board would need, in pixels at 100 %, if it were all that lies there;
        ``hosting``: the same with the cards on it that stay in sight, if there are any.
        The geometry of ``centre`` bleeds into the gaps around it, as that of the panels does.
        """
        super().__init__(appearance)
        self.panels, self.log, self.centre = tuple(panels), log, centre
        self.facts = tuple(facts.values())
        self.format: Format | None = None
        self._log_drawn = log_drawn
        self._plan_drawn = "plan" in facts and not facts["plan"].stays_in_sight
        self._shape, self._hosting = shape, hosting
        self._layer: QWidget | None = None
        self._lent, self._foot = 0, QRectF()
        """What is kept free below the panels, and all that lies there."""
        self._lent_by_board, self._under_board = 0, QRectF()
        """What is kept free below a board that stands beside the panels."""
        self.drawer = Drawer(appearance, self)
        self.toggle = DeskButton(Icon.INFO, appearance, self)
        self.toggle.setCheckable(True)
        self.toggle.toggled.connect(self._pull)
        self._cards = self.facts
        """All cards there are, shown or not."""
        self._drawn = tuple(card for card in self.facts if not card.stays_in_sight)
        """The cards that go into the drawer."""
        for widget in (*self.panels, log, centre, *self.facts):
            widget.setParent(self)
        appearance.changed.connect(self.on_look)
        self.say()

    def use_facts(self, facts: Sequence[CardWidget]) -> None:
        """Show these of the cards: another phase of the game has other facts to tell."""
        self.facts = tuple(facts)
        self._drawn = tuple(card for card in self.facts if not card.stays_in_sight)
        for card in self._cards:
            card.setVisible(card in self.facts)
        if self.format is not None:
            self._house_facts(self.format is Format.WIDE)
            self.arrange()

    # --- words ----------------------------------------------------------------------

    def say(self) -> None:
        drawn = self.log.parent() is not self
        label = self.tr("Score and log") if drawn else self.tr("Score")
        if self.format is Format.WIDE or not self._cards:
            label = self.tr("Log")
        elif self._plan_drawn:
            label = self.tr("Plan and log") if drawn else self.tr("Plan")
        self.toggle.setText(label)
        self.toggle.setAccessibleName(label)
        set_tip(self.toggle, f"{label} (P)" if self._plan_drawn else label)

    def restyle(self) -> None:
        self.arrange()

    # --- arranging ------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        if self._layer is not None:
            self._layer.setGeometry(self.rect())
        self.arrange()
        super().resizeEvent(event)

    @property
    def _shrunk(self) -> float:
        """How much smaller than the scale asks for everything is: 1, if the window has room."""
        return shrunk(self.width(), self.height(), self.appearance.look.scale)

    @property
    def _look(self) -> Look:
        return self.appearance.look.magnified(self._shrunk)

    def _format(self) -> Format:
        """The format for the window, with all players' panels in it."""
        look = self._look
        keeps = any(card.stays_in_sight for card in self._cards)
        hosting = self._hosting if keeps else None
        frame = FrameChoice(
            self.width(),
            self.height(),
            look.scale,
            look.air,
            self._shape,
            hosting,
            bool(self._cards),
        )
        least = [panel.heights.least for panel in self.panels]
        return chosen_format(frame, columns_for(least, look, self._log_drawn))

    def arrange(self) -> None:
        look = self._look
        found = self._format()
        changed, self.format = found is not self.format, found
        if changed:
            self._house_facts(found is Format.WIDE)
            self.arranged.emit(found)
        times = self._magnification()
        for panel in self.panels:
            panel.magnify(times * self._shrunk)
        self.log.magnify(times * self._shrunk)
        for widget in (*self._drawn, self.drawer):
            widget.magnify(self._shrunk)
        self.toggle.magnify(self._shrunk)
        margin, edge, gap = (look.spaced(*size) for size in (MARGIN, EDGE, GAP))
        area = QRectF(self.rect()).adjusted(margin, edge, -margin, -edge)
        strip = found is Format.STRIP
        area = self._place_strip(area, gap) if strip else self._place_column(area, gap, times)
        if found is Format.WIDE:
            area = self._place_facts(area, gap)
        area = self._give_up_foot(area, gap)
        cards_drawn = found is not Format.WIDE and bool(self._drawn)
        drawn = cards_drawn or self.log.parent() is self.drawer.column
        self.toggle.setVisible(drawn)
        if drawn:
            self._place_drawer(gap)
        else:
            self.toggle.setChecked(False)
            self.drawer.hide()
        bleed = self.appearance.look.px(BLEED)
        self.centre.setGeometry(area.toAlignedRect().adjusted(-bleed, -bleed, bleed, bleed))
        self._stack_layer()
        self.placed.emit()
        self.update()

    @property
    def aside(self) -> QRect:
        """Where something may lie for a moment that hides nothing of the board, and no player.

        It is what is below the panels: in the left column, or under a strip as much as was lent.
        """
        return self._foot.toAlignedRect()

    @property
    def lends(self) -> bool:
        """Whether something lies below the panels for a moment."""
        return self._lent > 0

    def lend_foot(self, high: int) -> None:
        """Keep so much below the panels free; 0: that is over. Under a strip the board gives it."""
        if high != self._lent:
            self._lent = high
            self.arrange()

    @property
    def under_board(self) -> QRect:
        """What a board beside the panels has lent at its foot; as wide as the board, without height if nothing."""
        return self._under_board.toAlignedRect()

    def lend_under_board(self, high: int) -> None:
        """Keep so much below a board that stands beside the panels free; 0: that is over."""
        if high != self._lent_by_board:
            self._lent_by_board = high
            self.arrange()

    def _give_up_foot(self, area: QRectF, gap: int) -> QRectF:
        """The room of the board without what is lent."""
        lent = 0 if self.format is Format.STRIP else self._lent_by_board
        self._under_board = QRectF(area.left(), area.bottom() - lent, area.width(), lent)
        return area.adjusted(0, 0, 0, -(lent + gap / 2) if lent else 0)

    def lay_over_board(self, layer: QWidget) -> None:
        """Lay something over everything but the drawer and its handle."""
        self._layer = layer
        layer.setGeometry(self.rect())
        self._stack_layer()

    def _stack_layer(self) -> None:
        """The layer over everything, and the drawer with its handle over the layer."""
        if self._layer is not None:
            for widget in (self._layer, self.drawer, self.toggle):
                widget.raise_()

    def _magnification(self) -> float:
        """How much larger than usual the left column is: half as much as the window."""
        wide = self.format is Format.WIDE
        return magnified(self.width(), self.height(), self._look.scale) if wide else 1.0

    def _place_strip(self, area: QRectF, gap: int) -> QRectF:
        """Panels side by side, the drawer's handle at their right; gives back the room left."""
        look = self._look
        count = len(self.panels)
        self._house(self.log, self.drawer.column)
        high = look.px(STRIP_HEIGHT)
        room = area.width() - look.px(_HANDLE) - gap / 2
        wide = (room - gap / 2 * (count - 1)) / count
        for index, panel in enumerate(self.panels):
            left = area.left() + index * (wide + gap / 2)
            panel.set_strip(True)
            panel.lie_at(QRectF(left, area.top(), wide, high))
        self._foot = QRectF(area.left(), area.top() + high + gap / 2, area.width(), self._lent)
        lent = self._lent + gap / 2 if self._lent else 0
        return area.adjusted(0, high + gap * 0.75 + lent, 0, 0)

    def _place_column(self, area: QRectF, gap: int, times: float) -> QRectF:
        """Panels under one another with the log below them; gives back the room left."""
        look = self._look.magnified(times)
        assert self.format is not None, "it was chosen before"
        room = ColumnSpace(area.height(), gap, look.px(DESK_BUTTON_SIDE) + gap / 2, self._lent)
        column = share_column(self.panels, self.format, look, room, self._log_drawn)
        top = area.top()
        for panel, high, low in zip(self.panels, column.heights, column.low, strict=True):
            panel.set_strip(low)
            panel.lie_at(QRectF(area.left(), top, look.px(LEFT), high))
            top += high + column.between
        rest = QRectF(area.left(), top, look.px(LEFT), area.bottom() - top - column.handle)
        self._foot = rest
        self._house(self.log, self.drawer.column if column.log_drawn else self)
        if not column.log_drawn:
            self.log.setVisible(rest.height() >= look.px(LOG_FROM))
            self.log.lie_at(rest)
        return area.adjusted(look.px(LEFT) + gap, 0, 0, 0)

    def _place_facts(self, area: QRectF, gap: int) -> QRectF:
        """The cards share the height of the right column; in a large window it is wider too."""
        if not self.facts:
            return area
        high = [card.drawn_height for card in self.facts]
        places = fact_places(area, high, gap, self.width(), self._look.scale)
        for card, place in zip(self.facts, places, strict=True):
            card.lie_at(place)
        return area.adjusted(0, 0, places[0].left() - area.right() - gap, 0)

    # --- the drawer -----------------------------------------------------------------

    def _house_facts(self, wide: bool) -> None:
        """Cards stand in the column, or in the drawer; those in sight are then the board's."""
        for card in self.facts if wide else self._drawn:
            self._house(card, self if wide else self.drawer.column)
        self.toggle.setChecked(False)
        self.drawer.hide()

    def _house(self, widget: QWidget, home: QWidget) -> None:
        if widget.parent() is not home:
            widget.setParent(home)
            widget.show()
            self.say()

    def _place_drawer(self, gap: int) -> None:
        look = self._look
        side, margin, top = look.px(DESK_BUTTON_SIDE), look.spaced(*MARGIN), look.spaced(*EDGE)
        if self.format is Format.STRIP:
            handle = look.px(_HANDLE)
            left = self.width() - margin - handle
            self.toggle.setGeometry(QRect(left, top, handle, look.px(STRIP_HEIGHT)))
            top += look.px(STRIP_HEIGHT) + gap // 2
        else:
            foot = self.height() - look.spaced(*EDGE) - side
            self.toggle.setGeometry(QRect(margin, foot, look.px(LEFT), side))
        shown: list[tuple[DeskWidget, int]] = []
        if self.format is not Format.WIDE:
            shown = [(card, card.drawn_height) for card in self._drawn]
        if self.log.parent() is self.drawer.column:
            shown.append((self.log, _LOG_HEIGHT))
        self.drawer.fill(shown, WIDTH)
        self.drawer.stand(top, self.height() - look.spaced(*EDGE), self.toggle.isChecked())
        self.toggle.raise_()

    def _pull(self, out: bool) -> None:
        self.drawer.slide(out)
        self.toggle.raise_()

    def uncover(self) -> bool:
        """Close the drawer if it lies over the board; whether it did."""
        covers = self.toggle.isChecked() and self.drawer.geometry().intersects(
            self.centre.geometry()
        )
        if covers:
            self.toggle.setChecked(False)
        return covers

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape and self.toggle.isChecked():
            self.toggle.setChecked(False)
            return
        if event.key() == Qt.Key.Key_P and self._plan_drawn and self.toggle.isVisible():
            self.toggle.toggle()
            return
        super().keyPressEvent(event)

    # --- painting -------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look, ratio = self._look, self.devicePixelRatioF()
        desk = desk_pixmap(look.pixmaps, self.width(), self.height(), ratio, look.palette)
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, desk)
