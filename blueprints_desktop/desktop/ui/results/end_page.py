"""What reveal and ending share: a page that plays once, can be skipped, and is then looked at."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QEvent, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.surfaces import desk_pixmap
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person, Position, Prompt
from blueprints_desktop.desktop.ui.cards.timeline import Timeline
from blueprints_desktop.desktop.ui.controls.panel import tab_through
from blueprints_desktop.desktop.ui.results.clock import Clock
from blueprints_desktop.engine.game import Game


class EndPage(QWidget):
    """Subclasses have entries, one for each player, and say what is to be seen at a moment."""

    prompted = Signal(object)
    """``prompt`` has another answer, which this is."""

    steps: ClassVar[Mapping[Qt.Key, int]] = {}
    """The keys that go from entry to entry."""

    grace: ClassVar[int] = 0
    """Milliseconds after it came to rest in which Enter and Esc do nothing: whoever presses them
    then may still mean to skip."""

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__()
        self._game: Any = game
        self._people = {person.seat: person for person in people}
        self._appearance = appearance
        self._timeline = Timeline()
        self.clock = Clock(appearance, self)
        self.clock.moved.connect(self._show_moment)
        self.clock.finished.connect(self._come_to_rest)
        self._grace = QTimer(self, singleShot=True, interval=self.grace)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        appearance.changed.connect(self._on_appearance)

    # --- what subclasses say --------------------------------------------------------

    @property
    def _entries(self) -> Sequence[QWidget]:
        """The players' entries, best first."""
        raise NotImplementedError

    @property
    def _told(self) -> bool:
        """There is something to show."""
        raise NotImplementedError

    def shows(self, position: Position) -> bool:
        """Whether this is the end that a position stands at."""
        raise NotImplementedError

    def _show_moment(self, now: float) -> None:
        raise NotImplementedError

    def _prompt(self) -> Prompt:
        raise NotImplementedError

    def _say(self) -> None:
        """Every word anew, and names for screen readers."""
        raise NotImplementedError

    def _arrange(self) -> None:
        """Lay everything out for the room there is."""
        raise NotImplementedError

    def _go_on(self) -> None:
        """What Enter does once all is shown."""
        raise NotImplementedError

    def _turn_aside(self) -> None:
        """What Esc does once all is shown."""
        raise NotImplementedError

    # --- the course of things -------------------------------------------------------

    def prompt(self) -> Prompt:
        """What the action bar says now."""
        return self._prompt()

    def press_primary(self) -> None:
        self._once_shown(self._go_on)

    def press_secondary(self) -> None:
        self._once_shown(self._turn_aside)

    def _once_shown(self, do: Callable[[], None]) -> None:
        """First show everything; only the next press means more."""
        if self.clock.is_running:
            self.skip()
        elif self._told and not self.is_fresh:
            do()

    def _come_to_rest(self) -> None:
        if self.grace:
            self._grace.start()
        self.prompted.emit(self._prompt())

    @property
    def is_fresh(self) -> bool:
        """It came to rest only just now."""
        return self._grace.isActive()

    def skip(self) -> None:
        self.clock.finish()

    def show_again(self) -> None:
        """The same once more: nothing begins anew, but whoever listens now is told."""
        self.prompted.emit(self._prompt())

    @property
    def is_running(self) -> bool:
        return self.clock.is_running

    def _play(self, at_rest: bool = False) -> None:
        """From the beginning; ``at_rest``: only how it ends."""
        if at_rest:
            self.clock.rest_at(self._timeline.end)
            return
        self.clock.start(self._timeline.end)
        if self.clock.is_running:
            self.prompted.emit(self._prompt())

    def _chain_entries(self) -> None:
        tab_through(self._entries)

    def _paint_desk(self, painter: QPainter) -> None:
        look, ratio = self._appearance.look, self.devicePixelRatioF()
        desk = desk_pixmap(look.pixmaps, self.width(), self.height(), ratio, look.palette)
        painter.drawPixmap(QPointF(0.0, 0.0), desk)

    # --- gestures and changes -------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if self.clock.is_running:
            self.skip()
            return
        step = self.steps.get(Qt.Key(event.key()), 0)
        if step and self._entries:
            self._focus_beside(step)
        else:
            event.ignore()

    def _focus_beside(self, step: int) -> None:
        entries = self._entries
        focused = [number for number, entry in enumerate(entries) if entry.hasFocus()]
        start = focused[0] + step if focused else (0 if step > 0 else -1)
        entries[start % len(entries)].setFocus(Qt.FocusReason.TabFocusReason)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self.clock.is_running:
            self.skip()
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange and self._told:
            self._say()
            self._arrange()  # words of other lengths need other room
            self.prompted.emit(self._prompt())
            self._refresh()
        super().changeEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        self.clock.settle()
        super().hideEvent(event)

    def _on_appearance(self) -> None:
        if self._appearance.look.tempo == 0:
            self.clock.finish()
        self._arrange()
        self._refresh()

    def _refresh(self) -> None:
        self.update()
        for child in self.findChildren(QWidget):
            child.update()
