"""The frame that all boards share: players and log at the left, the board, facts at the right.

When the window is narrow, log and facts move into a drawer; when it is narrower still, the
players become a strip on top. The width that decides is the one in pixels at 100 %.
"""

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPoint,
    QPropertyAnimation,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards import fact_card
from blueprints_desktop.desktop.boards.desk_button import SIDE, DeskButton
from blueprints_desktop.desktop.boards.desk_widget import BLEED, DeskWidget, slim_scroll_bar
from blueprints_desktop.desktop.boards.fact_card import FactCard
from blueprints_desktop.desktop.boards.log import LogPanel
from blueprints_desktop.desktop.boards.player_panel import (
    HEIGHT,
    LOW_HEIGHT,
    STRIP_HEIGHT,
    PlayerPanel,
)
from blueprints_desktop.desktop.drawing.signs.icons import Icon
from blueprints_desktop.desktop.drawing.surfaces import desk_pixmap, paint_panel

LEFT, RIGHT = 236, fact_card.WIDTH
_WIDEST = 1.6
"""How much wider the right column gets in a large window."""
_TALLEST = 1.35
"""How much higher than wide its cards may be stretched."""
MARGIN, EDGE, GAP = 24, 16, 16
"""From the window's sides, from the bars, and between panels."""
DRAWER_UNDER, STRIP_UNDER = 1180, 900
_USUAL_WIDTH = 1280
_LOG_HEIGHT = 300
"""Of the log in the drawer."""


class Format(Enum):
    """How much room there is around the board."""

    WIDE = "wide"
    DRAWER = "drawer"
    STRIP = "strip"


def format_for(width: float, scale: float) -> Format:
    """The format for a width in pixels.

    >>> format_for(1280, 1.0), format_for(1280, 1.5)
    (<Format.WIDE: 'wide'>, <Format.STRIP: 'strip'>)
    """
    effective = width / scale
    if effective < STRIP_UNDER:
        return Format.STRIP
    return Format.DRAWER if effective < DRAWER_UNDER else Format.WIDE


class _Drawer(DeskWidget):
    """A panel that slides in from the right with what the window has no room for."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.area = QScrollArea(self)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.viewport().setAutoFillBackground(False)
        self.column = QWidget()
        self.area.setWidget(self.column)
        self.column.setAutoFillBackground(False)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.restyle()

    def restyle(self) -> None:
        slim_scroll_bar(self.area.verticalScrollBar(), self.look)
        super().restyle()

    def resizeEvent(self, _event: object) -> None:  # noqa: N802
        self.area.setGeometry(self.body().toAlignedRect())

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        look = self.look
        paint_panel(painter, look.pixmaps, body, ratio, look.palette, scale=look.scale, radius=12)


class Skeleton(QWidget):
    """Arranges panels, log, board and facts for the room there is, and paints the desk."""

    arranged = Signal(object)
    """The Format, whenever it has changed."""

    def __init__(
        self,
        appearance: Appearance,
        panels: Sequence[PlayerPanel],
        log: LogPanel,
        centre: QWidget,
        facts: Sequence[FactCard],
        parent: QWidget | None = None,
    ) -> None:
        """``facts`` are the cards of the right column.

        The geometry of ``centre`` bleeds into the gaps around it, as that of the panels does.
        """
        super().__init__(parent)
        self.appearance = appearance
        self.panels, self.log, self.centre = tuple(panels), log, centre
        self.facts = tuple(facts)
        self.format: Format | None = None
        self.drawer = _Drawer(appearance, self)
        self.toggle = DeskButton(Icon.INFO, appearance, self)
        self.toggle.setCheckable(True)
        self.toggle.toggled.connect(self._slide)
        self._sliding = QPropertyAnimation(self.drawer, b"pos", self)
        self._sliding.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._sliding.finished.connect(self._after_sliding)
        for widget in (*self.panels, log, centre, *self.facts):
            widget.setParent(self)
        appearance.changed.connect(self._arrange)
        self._retell()

    # --- words ----------------------------------------------------------------------

    def _retell(self) -> None:
        label = self.tr("Plan, score and log")
        self.toggle.setText(label)
        self.toggle.setAccessibleName(label)
        self.toggle.setToolTip(label)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            self._retell()
        super().changeEvent(event)

    # --- arranging ------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self._arrange()
        super().resizeEvent(event)

    def _arrange(self) -> None:
        look = self.appearance.look
        found = format_for(self.width(), look.scale)
        changed, self.format = found is not self.format, found
        if changed:
            self._house_facts(found is Format.WIDE)
        for panel in self.panels:
            panel.set_strip(found is Format.STRIP)
        margin, edge, gap = (look.px(size) for size in (MARGIN, EDGE, GAP))
        area = QRectF(self.rect()).adjusted(margin, edge, -margin, -edge)
        area = self._place_panels(area, gap, found)
        if found is Format.WIDE:
            area = self._place_facts(area, gap)
        else:
            self._place_drawer(gap)
        bleed = look.px(BLEED)
        self.centre.setGeometry(area.toAlignedRect().adjusted(-bleed, -bleed, bleed, bleed))
        self.update()
        if changed:
            self.arranged.emit(found)

    def _place_panels(self, area: QRectF, gap: int, found: Format) -> QRectF:
        """Panels in a column with the log below, or side by side; gives back the room left."""
        look = self.appearance.look
        count = len(self.panels)
        if found is Format.STRIP:
            button = look.px(SIDE) + gap
            wide = (area.width() - button - gap / 2 * (count - 1)) / count
            for index, panel in enumerate(self.panels):
                left = area.left() + index * (wide + gap / 2)
                panel.lie_at(QRectF(left, area.top(), wide, look.px(STRIP_HEIGHT)))
            return area.adjusted(0, look.px(STRIP_HEIGHT) + gap * 0.75, 0, 0)
        low = LOW_HEIGHT if count == 4 and area.height() < 720 * look.scale else HEIGHT
        step = look.px(low) + (gap if count < 4 else gap * 3 // 4)
        for index, panel in enumerate(self.panels):
            top = area.top() + index * step
            panel.lie_at(QRectF(area.left(), top, look.px(LEFT), look.px(low)))
        if found is Format.WIDE:
            top = area.top() + count * step
            rest = QRectF(area.left(), top, look.px(LEFT), area.bottom() - top)
            self.log.setVisible(rest.height() >= look.px(72))
            self.log.lie_at(rest)
        return area.adjusted(look.px(LEFT) + gap, 0, 0, 0)

    def _place_facts(self, area: QRectF, gap: int) -> QRectF:
        """The cards share the height of the right column; in a large window it is wider too."""
        look = self.appearance.look
        whole = sum(card.drawn_height for card in self.facts) * look.scale
        taller = (area.height() - gap * (len(self.facts) - 1)) / whole
        wider = (1.0 + self.width() / (_USUAL_WIDTH * look.scale)) / 2
        wide = look.px(RIGHT * max(1.0, min(_WIDEST, wider, taller)))
        taller = min(taller, _TALLEST * wide / look.px(RIGHT))
        top = area.top()
        for card in self.facts:
            high = card.drawn_height * look.scale * taller
            card.lie_at(QRectF(area.right() - wide, round(top), wide, round(high)))
            top += high + gap
        return area.adjusted(0, 0, -wide - gap, 0)

    # --- the drawer -----------------------------------------------------------------

    def _house_facts(self, wide: bool) -> None:
        home: QWidget = self if wide else self.drawer.column
        for widget in (*self.facts, self.log):
            if widget.parent() is not home:
                widget.setParent(home)
                widget.show()
        self.toggle.setVisible(not wide)
        self.toggle.setChecked(False)
        self.drawer.hide()

    def _place_drawer(self, gap: int) -> None:
        look = self.appearance.look
        side, margin, top = look.px(SIDE), look.px(MARGIN), look.px(EDGE)
        if self.format is Format.STRIP:
            left = self.width() - margin - side
            middle = top + (look.px(STRIP_HEIGHT) - side) // 2
            self.toggle.setGeometry(QRect(left, middle, side, side))
            top += look.px(STRIP_HEIGHT) + gap // 2
        else:
            foot = self.height() - look.px(EDGE) - side
            self.toggle.setGeometry(QRect(margin, foot, look.px(LEFT), side))
        wide = look.px(RIGHT)
        y: float = gap
        heights = [card.drawn_height for card in self.facts]
        for panel, high in zip((*self.facts, self.log), (*heights, _LOG_HEIGHT), strict=True):
            panel.lie_at(QRectF(gap, y, wide, look.px(high)))
            y += look.px(high) + gap
        self.drawer.column.resize(wide + 2 * gap, round(y))
        bar = look.px(10)
        body = QRectF(0, 0, wide + 2 * gap + bar, self.height() - top - look.px(EDGE))
        self.drawer.lie_at(body.translated(self._drawer_left(), top))
        self.drawer.raise_()
        self.toggle.raise_()

    def _drawer_left(self) -> float:
        """Where the drawer's body begins: inside the window when open, beyond it when shut."""
        look = self.appearance.look
        wide = look.px(RIGHT) + 2 * look.px(GAP) + look.px(10)
        if not self.toggle.isChecked():
            return self.width() + look.px(BLEED)
        return self.width() - wide - look.px(GAP)

    def _slide(self, _shown: bool) -> None:
        look = self.appearance.look
        target = QPoint(round(self._drawer_left()) - look.px(BLEED), self.drawer.y())
        self.drawer.show()
        self.drawer.raise_()
        self.toggle.raise_()
        self._sliding.stop()
        if not look.ms(200):
            self.drawer.move(target)
            self._after_sliding()
            return
        self._sliding.setDuration(look.ms(200))
        self._sliding.setStartValue(self.drawer.pos())
        self._sliding.setEndValue(target)
        self._sliding.start()

    def _after_sliding(self) -> None:
        if not self.toggle.isChecked():
            self.drawer.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape and self.toggle.isChecked():
            self.toggle.setChecked(False)
            return
        super().keyPressEvent(event)

    # --- painting -------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look = self.appearance.look
        ratio = self.devicePixelRatioF()
        desk = desk_pixmap(look.pixmaps, self.width(), self.height(), ratio, look.palette)
        painter = QPainter(self)
        area = event.rect()
        source = QRectF(
            area.x() * ratio, area.y() * ratio, area.width() * ratio, area.height() * ratio
        )
        painter.drawPixmap(QRectF(area), desk, source)
