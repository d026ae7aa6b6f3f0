"""The ends of a game over its table: the page of a round that was scored, and the last page.

Both are made when they are first wanted and thrown away when the board is cleared.
"""

from collections.abc import Callable
from typing import Any

from attrs import evolve
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedLayout

from blueprints_desktop.desktop.ui.board.board_api import Board, Position, Prompt
from blueprints_desktop.engine.step import NEXT

Maker = Callable[[Board], Any]


class EndPages(QObject):
    """Puts a board's end pages on top of its stack, and hands gestures on to the one shown.

    ``make_last`` makes the last page, a ``LastPage`` with ``show_end`` and ``onward``.
    ``make_round`` makes the page of a round's end, with ``show_round`` and ``next_wanted``, for
    games whose views have the ``results`` of their rounds.
    """

    def __init__(
        self,
        board: Board,
        pages: QStackedLayout,
        make_last: Maker,
        make_round: Maker | None = None,
    ) -> None:
        super().__init__(board)
        self._board = board
        self._pages = pages
        self._make_last, self._make_round = make_last, make_round
        self._position: Position | None = None
        self._number = -1
        self._round: Any = None
        self._last: Any = None

    @property
    def current(self) -> Any:
        """The page that is shown, if it is one of these."""
        page = self._pages.currentWidget()
        return page if page is not None and page in (self._round, self._last) else None

    @property
    def shown_round(self) -> int:
        """Which round (from 0) is being counted, or about to be: mostly the last one; else -1."""
        return self._number if self._round is not None and self.current is self._round else -1

    @property
    def tells_the_end(self) -> bool:
        return self._last is not None and self.current is self._last

    @property
    def running(self) -> bool:
        """Something is being opened, counted or handed out."""
        page = self.current
        return page is not None and page.is_running

    def show(self, position: Position, *, just_played: bool = False) -> None:
        """A round was scored or the game is over, ``just_played`` or long ago.

        The last round leads to the last page, so that a finished match which is opened shows how
        it ended, and its rounds can be seen again from there.
        """
        page = self.current
        self._position = position
        if page is not None and page.shows(position):
            page.show_again()
        elif self._make_round is None or (position.to_act is None and not just_played):
            self._show_last(at_rest=not just_played)
        else:
            at_rest = position.is_review and not just_played
            self._show_round(len(position.view.results) - 1, at_rest=at_rest)

    def _show_round(self, number: int, *, at_rest: bool = False) -> None:
        if self._position is None or self._make_round is None:
            return
        if self._round is None:
            self._round = self._make_round(self._board)
            self._round.next_wanted.connect(self._go_on)
            self._round.prompted.connect(self._board.say_prompt)
            self._pages.addWidget(self._round)
        self._number = number
        self._turn_to(self._round)
        self._round.show_round(self._position, number, at_rest=at_rest)
        self._board.moved_on.emit()

    def _go_on(self) -> None:
        """To the next round, if this viewer may say so, or to the last page."""
        position = self._position
        if position is None:
            return
        if position.to_act is None:
            self._show_last(at_rest=self._last is not None and self._last.shows(position))
        elif NEXT in position.moves:
            self._board.chosen.emit(NEXT)

    def _show_last(self, *, at_rest: bool) -> None:
        if self._position is None:
            return
        if self._last is None:
            self._last = self._make_last(self._board)
            self._last.onward.lead_to(self._board)
            self._last.onward.round_wanted.connect(self._show_round)
            self._last.prompted.connect(self._board.say_prompt)
            self._pages.addWidget(self._last)
        self._turn_to(self._last)
        self._last.show_end(self._position, at_rest=at_rest)
        self._board.moved_on.emit()

    def prompt(self) -> Prompt:
        """What the page that is shown expects; on a last page that shows all, going on is leaving."""
        page = self.current
        if page is None:
            return Prompt("")
        prompt: Prompt = page.prompt()
        if page is self._last and prompt.primary and not page.is_running:
            prompt = evolve(prompt, leaves=True)
        return prompt

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
        for page in (self._round, self._last):
            if page is not None:
                self._pages.removeWidget(page)
                page.deleteLater()
        self._round, self._last, self._number = None, None, -1
