"""What is too high for the window scrolls; the desk stays where it is and shines through."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QWidget

from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.painted import ARROWS


class Scroller(QScrollArea):
    """A see-through scroll area, up and down only."""

    def __init__(
        self,
        appearance: Appearance,
        body: QWidget,
        *,
        fits_body: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
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
        appearance.changed.connect(self._restyle)

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
        """The first stylesheet is dear: a page that needs no bar does without."""
        if highest > 0:
            self.dress_bar()

    def dress_bar(self) -> None:
        """Give the bar its look, and with it its width, before it is there."""
        if not self._dressed:
            self._dressed = True
            self._restyle()

    def fit(self) -> None:
        """Give what is scrolled its height now, and lay it out in that, before it is painted.

        Left to itself it is laid out in the height from before, and then again.
        """
        inner = self._body.layout()
        if inner is not None:
            _forget_measures(inner)
        QCoreApplication.sendEvent(self, QEvent(QEvent.Type.LayoutRequest))
        if inner is not None:
            inner.activate()

    def _restyle(self) -> None:
        if self._dressed:
            from blueprints_desktop.desktop.theme.stylesheet import scroll_bar_style

            self.verticalScrollBar().setStyleSheet(scroll_bar_style(self._appearance.look))


def _forget_measures(layout: QLayout) -> None:
    """Also in the layouts that lie in it: Qt has those forget theirs only when they are laid out."""
    for place in range(layout.count()):
        part = layout.itemAt(place)
        inner = None if part is None else part.layout()
        if inner is not None:
            _forget_measures(inner)
    layout.invalidate()
