"""What the boards of all games have in common: a table with panels and log, and ends that cover it."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QShowEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.contract import Board, Person, Position, Prompt
from blueprints_desktop.desktop.boards.end_pages import EndPages, Maker
from blueprints_desktop.desktop.boards.skeleton import Skeleton
from blueprints_desktop.engine.game import Game


class TableBoard(Board):
    """Subclasses make their parts, then ``set_up`` what holds them."""

    skeleton: Skeleton
    ends: EndPages

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(game, people, appearance)
        self._position: Position | None = None
        self._said: Prompt | None = None
        """The prompt that stands; None: the next one is sent in any case."""

    def set_up(self, skeleton: Skeleton, make_last: Maker, make_round: Maker | None = None) -> None:
        self.skeleton = skeleton
        self._pages = QStackedLayout(self)
        self._pages.setContentsMargins(0, 0, 0, 0)
        self._pages.addWidget(skeleton)
        self.ends = EndPages(self, self._pages, make_last, make_round)

    # --- what subclasses say --------------------------------------------------------

    @property
    def middle(self) -> QWidget:
        """What is played on, and has the focus unless an end covers it."""
        raise NotImplementedError

    def _retell(self) -> None:
        """Every word anew."""
        raise NotImplementedError

    # --- table and ends -------------------------------------------------------------

    def _uncover(self) -> None:
        """Show the table itself; a focus that was on what covered it goes to what is played on.

        Qt would give it to the next in the chain of Tab: the log, whose arrow keys scroll.
        """
        end, focused = self.ends.current, self.window().focusWidget()
        had_focus = end is not None and (focused is end or end.isAncestorOf(focused))
        self._pages.setCurrentWidget(self.skeleton)
        if had_focus:
            self._focus_page()

    def _send(self, prompt: Prompt) -> None:
        """Say what is expected, unless that was said last."""
        if prompt != self._said:
            self._said = prompt
            self.prompted.emit(prompt)

    # --- focus and language ---------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self._focus_page()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """A focus proxy would do, but it breaks the chain of Tab at the board's end."""
        self._focus_page()

    def _focus_page(self) -> None:
        (self.ends.current or self.middle).setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            self._retell()
        super().changeEvent(event)
