"""The end of a round and of the game: the reveal, then after the last round the ending.

Both pages are made when they are first wanted and thrown away when the curtain goes up.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedLayout

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.contract import Person, Position
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games.blueprints.state import OVER


class EndPages(QObject):
    """Puts reveal and ending on top of the table's stack of pages."""

    prompted = Signal(object)
    next_wanted = Signal()
    again_wanted = Signal()
    new_game_wanted = Signal()
    review_wanted = Signal()
    home_wanted = Signal()
    turned = Signal()
    """Another page is shown, or another round on it."""

    def __init__(
        self,
        game: Game[Any, Any],
        people: Sequence[Person],
        appearance: Appearance,
        pages: QStackedLayout,
    ) -> None:
        super().__init__(pages)
        self._make_with = (game, tuple(people), appearance)
        self._pages = pages
        self._position: Position | None = None
        self._reveal: Any = None
        self._ending: Any = None

    @property
    def current(self) -> Any:
        """The page that is shown, if it is one of these."""
        page = self._pages.currentWidget()
        return page if page is not None and page in (self._reveal, self._ending) else None

    @property
    def revealed_round(self) -> int:
        """Which round's (from 0) screens are open, or about to open: mostly the last one's."""
        if self._reveal is not None and self.current is self._reveal:
            return int(self._reveal.number)
        return -1

    @property
    def tells_the_end(self) -> bool:
        return self._ending is not None and self.current is self._ending

    @property
    def running(self) -> bool:
        """Something is being opened, counted or handed out."""
        page = self.current
        return page is not None and page.is_running

    def show(self, position: Position, *, just_played: bool = False) -> None:
        """A round was scored, ``just_played`` or long ago.

        The last reveal leads to the ending, so that a finished match which is opened shows how it
        ended, and its rounds can be seen again from there.
        """
        page = self.current
        self._position = position
        if page is not None and page.shows(position):
            page.show_again()
        elif position.view.phase == OVER and not just_played:
            self._show_ending(at_rest=True)
        else:
            at_rest = position.told_again and not just_played
            self._show_round(len(position.view.results) - 1, at_rest=at_rest)

    def _show_round(self, number: int, *, at_rest: bool = False) -> None:
        if self._position is None:
            return
        if self._reveal is None:
            from blueprints_desktop.desktop.boards.blueprints.reveal import RevealView

            self._reveal = RevealView(*self._make_with)
            self._reveal.prompted.connect(self.prompted)
            self._reveal.next_wanted.connect(self._go_on)
            self._pages.addWidget(self._reveal)
        self._turn_to(self._reveal)
        self._reveal.show_round(self._position, number, at_rest=at_rest)
        self.turned.emit()

    def _go_on(self) -> None:
        """To the next round, if this viewer may say so, or to the ending."""
        position = self._position
        if position is None:
            return
        if position.view.phase == OVER:
            told = self._ending is not None and self._ending.shows(position)
            self._show_ending(at_rest=told)
        elif NEXT in position.moves:
            self.next_wanted.emit()

    def _show_ending(self, *, at_rest: bool) -> None:
        if self._position is None:
            return
        if self._ending is None:
            from blueprints_desktop.desktop.boards.blueprints.ending import EndingView

            self._ending = EndingView(*self._make_with)
            self._ending.prompted.connect(self.prompted)
            self._ending.again_wanted.connect(self.again_wanted)
            self._ending.new_game_wanted.connect(self.new_game_wanted)
            self._ending.review_wanted.connect(self.review_wanted)
            self._ending.home_wanted.connect(self.home_wanted)
            self._ending.round_wanted.connect(self._show_round)
            self._pages.addWidget(self._ending)
        self._turn_to(self._ending)
        outcome = self._make_with[0].outcome(self._position.view)
        self._ending.show_end(self._position, outcome, at_rest=at_rest)
        self.turned.emit()

    def _turn_to(self, page: Any) -> None:
        self._pages.setCurrentWidget(page)
        page.setFocus()

    def press_primary(self) -> bool:
        """Hand it to the page that is shown; False if none is."""
        page = self.current
        if page is not None:
            page.press_primary()
        return page is not None

    def press_secondary(self) -> bool:
        page = self.current
        if page is not None:
            page.press_secondary()
        return page is not None

    def skip(self) -> None:
        if self.current is not None:
            self.current.skip()

    def clear(self) -> None:
        self._position = None
        for page in (self._reveal, self._ending):
            if page is not None:
                self._pages.removeWidget(page)
                page.deleteLater()
        self._reveal, self._ending = None, None
