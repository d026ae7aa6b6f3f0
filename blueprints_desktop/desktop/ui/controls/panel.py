"""What pages are made of: the desk with the shadows of panels, the scrolling body, the head, the order of Tab."""

from collections.abc import Iterable
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMoveEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QScrollArea, QWidget

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.shadows import lying_reach, paint_lying_shadow, panel_layers
from blueprints_desktop.desktop.drawing.surfaces import desk_pixmap
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.buttons import IconButton
from blueprints_desktop.desktop.ui.controls.caption import Caption
from blueprints_desktop.desktop.ui.controls.painted import ARROWS, fill_framed
from blueprints_desktop.desktop.ui.controls.themed import Themed, ThemedWidget

CORNER = 12.0


class Panel(ThemedWidget):
    """A sheet of card on the desk that holds controls."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        appearance.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self.look
        fill_framed(self, look.palette.panel, look.palette.line, CORNER * look.scale)

    def moveEvent(self, event: QMoveEvent) -> None:  # noqa: N802
        super().moveEvent(event)
        self._renew_shadow()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._renew_shadow()

    def _renew_shadow(self) -> None:
        ground = self.parentWidget()
        if isinstance(ground, PanelGround):
            ground.update()


class PanelGround(ThemedWidget):
    """Something that panels lie on. It measures when all parts have the new look."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        appearance.taken.connect(self.on_look)

    def paint_ground(self, painter: QPainter) -> None:
        """What lies under the panels; nothing by default."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look = self.look
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.paint_ground(painter)
            layers = panel_layers(look.palette)
            ratio = self.devicePixelRatioF()
            reach = lying_reach(CORNER, layers, look.scale)
            seen = event.rect().adjusted(-reach, -reach, reach, reach)
            for panel in self.findChildren(
                Panel, options=Qt.FindChildOption.FindDirectChildrenOnly
            ):
                if panel.isVisible() and panel.geometry().intersects(seen):
                    paint_lying_shadow(
                        painter, look.pixmaps, QRectF(panel.geometry()), CORNER, layers, ratio,
                        look.palette, look.scale,
                    )  # fmt: skip


class DeskPage(PanelGround):
    """A whole page: the desk under its lamp."""

    first_focus: QWidget | None = None
    """What gets the focus when the page does. Not a focus proxy: that breaks the chain of Tab."""

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        if self.first_focus is not None:
            self.first_focus.setFocus(event.reason())

    def paint_ground(self, painter: QPainter) -> None:
        look, ratio = self.look, self.devicePixelRatioF()
        desk = desk_pixmap(look.pixmaps, self.width(), self.height(), ratio, look.palette)
        painter.drawPixmap(0, 0, desk)


class Scroller(Themed, QScrollArea):
    """A see-through scroll area, up and down only."""

    def __init__(self, appearance: Appearance, body: QWidget, *, fits_body: bool = True) -> None:
        super().__init__(appearance)
        self._body = body
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(fits_body)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        hole = QWidget()  # of our own: for one that Qt made PySide goes through all its classes
        self.setViewport(hole)
        self.setWidget(body)
        for ground in (hole, body):
            ground.setAutoFillBackground(False)
        self._dressed = False
        self.verticalScrollBar().rangeChanged.connect(self._on_range)
        appearance.changed.connect(self.on_look)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Arrows belong to the page, which moves the focus with them."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    @property
    def bar_width(self) -> int:
        """What the bar takes where there is one."""
        self.dress_bar()
        return self.verticalScrollBar().sizeHint().width()

    def _on_range(self, _lowest: int, highest: int) -> None:
        """The first stylesheet is slow, so only a page with a bar gets one."""
        if highest > 0:
            self.dress_bar()

    def dress_bar(self) -> None:
        """Give the bar its look, and with it its width, before it is there."""
        if not self._dressed:
            self._dressed = True
            self.restyle()

    def fit(self) -> None:
        """Give what is scrolled its height now, and lay it out in that, before it is painted.

        Left to itself it is laid out in the height from before, and then again.
        """
        inner = self._body.layout()
        if inner is not None:
            for layout in (*inner.findChildren(QLayout), inner):
                layout.invalidate()  # Qt has nested ones forget theirs only when they are laid out
        QCoreApplication.sendEvent(self, QEvent(QEvent.Type.LayoutRequest))
        if inner is not None:
            inner.activate()

    def restyle(self) -> None:
        if self._dressed:
            from blueprints_desktop.desktop.theme.stylesheet import scroll_bar_style

            self.verticalScrollBar().setStyleSheet(scroll_bar_style(self.look))


def measure_anew(widget: QWidget) -> None:
    """Have all layouts in a widget forget what they measured; Qt would, but only later."""
    inner = widget.findChildren(QWidget)
    for layout in filter(None, (part.layout() for part in (*reversed(inner), widget))):
        layout.activate()


class PageHead(ThemedWidget):
    """A back button and a title, with room between them for the ring of the focus."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self.back = IconButton(Icon.BACK, "", appearance)
        self.title = Caption(appearance, Role.PAGE_TITLE)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.addWidget(self.back)
        self._line.addWidget(self.title, 1)
        self.follow()

    def say(self) -> None:
        self.back.set_words(QCoreApplication.translate("PageHead", "Back"))

    def restyle(self) -> None:
        self._line.setSpacing(self.look.px(10))


class HeadedPage(DeskPage):
    """A page with a head, laid over another one. Its back button and Esc close it."""

    closed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.head = PageHead(appearance)
        self.back = self.first_focus = self.head.back
        self.back.clicked.connect(self.closed)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)


def tab_through(stops: Iterable[QWidget]) -> None:
    """From each of them Tab leads to the next."""
    for before, after in pairwise(stops):
        QWidget.setTabOrder(before, after)
