"""Keeps a button under the pointer while the page around it grows or shrinks.

Whoever makes everything larger by clicking "+" wants to click again, and everything larger means
that the button would be elsewhere. So the page leans and scrolls by as much as the button has
moved. It stands straight again when the pointer goes away, or when the button was not used for
a while: a pointer that rests there must not keep the page off its centre.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMargins, QPoint, QTimer
from PySide6.QtWidgets import QBoxLayout, QWidget

from blueprints_desktop.desktop.ui.controls.scroller import Scroller

LATER_MS = (0, 20, 60)
REST_MS = 2000
"""So long after the last click nobody is about to click again."""


class SteadyPage:
    """``restyle`` lays the page out anew and asks for its margins ``shifted``."""

    def __init__(self, scroll: Scroller, column: QBoxLayout, restyle: Callable[[], None]) -> None:
        self._scroll = scroll
        self._column = column
        self._restyle = restyle
        self._held: tuple[QWidget, QPoint] | None = None
        self._lean = 0
        """To the right, in pixels."""
        self._above = self._below = 0
        """Extra room at the top, and at the bottom so that the page can scroll far enough."""
        self._rest = QTimer(scroll)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self.let_go)

    def shifted(self, margins: QMargins, least: int) -> QMargins:
        """The margins of the page as it leans: to the left as far as need be, at the cost of its
        width once the left margin is at its ``least``; to the right up to the edge."""
        self._lean = min(self._lean, margins.right())
        return QMargins(
            max(least, margins.left() + self._lean),
            margins.top() + self._above,
            margins.right() - self._lean,
            margins.bottom() + self._below,
        )

    @contextmanager
    def holding(self, widget: QWidget | None) -> Iterator[None]:
        """What happens inside may move everything, but not this widget."""
        before = self._place(widget) if widget is not None else QPoint()
        yield
        if widget is not None:
            self._held = widget, before
            self._correct()
            # Rows that turn upright and scroll bars that come are only seen a moment later.
            for moment in LATER_MS:
                QTimer.singleShot(moment, self._scroll, self._correct)
            self._rest.start()

    def _correct(self) -> None:
        """Lean and scroll by as much as the widget is away from its place."""
        if self._held is None:
            return
        widget, place = self._held
        self._lay_out()
        drift = self._place(widget) - place
        bar = self._scroll.verticalScrollBar()
        self._lean -= drift.x()
        wanted = bar.value() + drift.y() - self._above
        self._above, scrolled = max(0, -wanted), max(0, wanted)
        self._below = 0
        spare = self._scroll.viewport().height() - self._lay_out()
        self._below = max(0, spare + scrolled) if scrolled else 0
        self._lay_out()
        bar.setValue(scrolled)

    def let_go(self) -> None:
        """The pointer went away, or rests: stand straight."""
        self._rest.stop()
        self._held = None
        if self._lean or self._above or self._below:
            self._lean = self._above = self._below = 0
            self._restyle()

    def _place(self, widget: QWidget) -> QPoint:
        return widget.mapTo(self._scroll, widget.rect().center())

    def _lay_out(self) -> int:
        """Now, not when the event loop comes to it: the next measure is taken at once.

        Gives back how high the page wants to be.
        """
        self._restyle()
        body, hole = self._scroll.widget(), self._scroll.viewport()
        assert body is not None
        for child in body.findChildren(QWidget):
            layout = child.layout()
            if layout is not None:
                layout.activate()
        self._column.invalidate()
        wide = hole.width()
        high = body.heightForWidth(wide) if body.hasHeightForWidth() else body.sizeHint().height()
        body.resize(wide, max(hole.height(), high))
        self._column.activate()
        self._scroll.verticalScrollBar().setRange(0, max(0, body.height() - hole.height()))
        return high
