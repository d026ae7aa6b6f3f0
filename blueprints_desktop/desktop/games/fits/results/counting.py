"""The end of a round: every ramp is counted, cell by cell."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, Signal

from blueprints_desktop.desktop.games.fits.cards import ladder_card, next_board, rounds_card
from blueprints_desktop.desktop.games.fits.facts.past import Past
from blueprints_desktop.desktop.games.fits.facts.rungs import rungs_for
from blueprints_desktop.desktop.games.fits.facts.sight import sight_of
from blueprints_desktop.desktop.games.fits.facts.tally import (
    Tally,
    board_to_come,
    counting_timeline,
    tally,
)
from blueprints_desktop.desktop.games.fits.results.sheet_page import FitsSheetPage
from blueprints_desktop.desktop.games.fits.results.tally_sheet import TallySheet
from blueprints_desktop.desktop.games.fits.texts.words import (
    board_word,
)
from blueprints_desktop.desktop.i18n.number_format import gain_words, signed
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person, Position, Prompt
from blueprints_desktop.desktop.ui.cards.card_widget import CardWidget
from blueprints_desktop.desktop.ui.cards.desk_widget import DeskWidget
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.scoring import RoundResult
from blueprints_desktop.games.fits.state import OVER


class CountingView(FitsSheetPage):
    """All ramps of a round beside one another; Enter goes on."""

    next_wanted = Signal()

    def __init__(
        self,
        game: Game[Any, Any],
        people: Sequence[Person],
        appearance: Appearance,
        past: Callable[[], Past] = Past,
    ) -> None:
        """``past`` tells what a solo player did before this match."""
        super().__init__(game, people, appearance)
        self._position: Position | None = None
        self._number = 0
        self._ask_past, self._past = past, Past()
        self._tallies = TallySheet(appearance, self)
        self._rounds = CardWidget(rounds_card.HEIGHT, appearance, self)
        self._next = CardWidget(0, appearance, self)
        self._solo = CardWidget(ladder_card.HEIGHT, appearance, self)
        self._ladder = CardWidget(0, appearance, self)
        for panel in (self._rounds, self._next, self._solo, self._ladder):
            panel.hide()

    # --- what the table asks --------------------------------------------------------

    def shows(self, position: Position) -> bool:
        mine = self._position
        return mine is not None and mine.view.results == position.view.results

    def show_round(self, position: Position, number: int, *, at_rest: bool = False) -> None:
        """Count the ramps of a round (from 0); ``at_rest``: they are counted already."""
        self._position, self._number, self._past = position, number, self._ask_past()
        only = number if len(self._people) == 1 else None
        self._timeline = counting_timeline(self._counted(), only)
        self._put(self._tallies, *self._beside())
        self._say()
        self.setFocus()
        self._play(at_rest)

    def _beside(self) -> tuple[DeskWidget, ...]:
        """Together the rounds and what comes next; alone the ladder, or the rounds without one."""
        if len(self._people) > 1:
            return self._rounds, self._next
        assert self._position is not None
        rated = rungs_for(self._position.view.options.boards, 0)
        return (self._ladder if rated else self._solo,)

    def _has_room(self, side: DeskWidget, high: float) -> bool:
        if side is self._next:
            room = high >= next_board.LEAST * self._appearance.look.scale
            return self._next.card is not None and room
        return super()._has_room(side, high)

    @property
    def _told(self) -> bool:
        return self._position is not None

    @property
    def _result(self) -> RoundResult:
        assert self._position is not None
        result: RoundResult = self._position.view.results[self._number]
        return result

    @property
    def _board(self) -> RampBoard:
        board: RampBoard = self._game.boards[self._result.board]
        return board

    def _best(self) -> list[int]:
        """The seats with the most points of the round."""
        points = [score.total for score in self._result.scores]
        return [seat for seat, each in enumerate(points) if each == max(points)]

    def _counted(self) -> list[Tally]:
        """Everybody's ramp of this round; alone, all boards with those before and to come."""
        if len(self._people) == 1:
            return self._boards_so_far()
        result, best = self._result, self._best()
        tallies = []
        for seat, ramp in enumerate(result.ramps):
            person = self._people[seat]
            colour = person.colour
            best_one = seat in best
            tallies.append(tally(person.name, self._board, ramp, colour, best=best_one))
        return tallies

    def _boards_so_far(self) -> list[Tally]:
        assert self._position is not None
        view, tallies = self._position.view, []
        for number, key in enumerate(view.options.boards):
            board = self._game.boards[key]
            title = board_word(board.id, board.name)
            if number <= self._number:
                tallies.append(tally(title, board, view.results[number].ramps[0]))
            else:
                tallies.append(board_to_come(title, board))
        return tallies

    # --- words ----------------------------------------------------------------------

    def _title(self) -> str:
        words = QCoreApplication.translate("Fits", "Round {round}: {board}")
        board = board_word(self._board.id, self._board.name)
        return words.format(round=self._number + 1, board=board)

    def _under_title(self) -> str:
        if self.is_running:
            return self.tr("Every uncovered cell is counted on its plan.")
        return self.tr("Every uncovered cell is counted on its plan. Point at a cell to know why.")

    def _say(self) -> None:
        if self._position is None:
            return
        self._tallies.show_tallies(self._counted(), self._timeline)
        sight = sight_of(self._game, self._position)
        if len(self._people) > 1:
            self._rounds.show_card(rounds_card.rounds_card(sight, tuple(self._people.values())))
            following = self._board_after()
            self._next.show_card(
                None if following is None else next_board.next_board_card(following)
            )
        else:
            self._solo.show_card(ladder_card.solo_card(sight, self._past))
            points = sum(result.scores[0].total for result in self._position.view.results)
            boards = self._position.view.options.boards
            facts = ladder_card.solo_facts(sight, self._past)
            self._ladder.show_card(ladder_card.ladder_card(boards, points, facts, final=False))
        self.setAccessibleName(self._title())
        self.setAccessibleDescription(self._outcome_words())
        self._arrange()

    def _outcome_words(self) -> str:
        """Who did best, or how a solo player did."""
        result, best = self._result, self._best()
        points = result.scores[best[0]].total
        if len(self._people) == 1:
            known = self._past.best_on(result.board)
            if known is None or points <= known or self._past.took_back:
                return self.tr("{points} on this board").format(points=gain_words(points))
            words = self.tr("{points} on this board: your best")
            return words.format(points=gain_words(points))
        names = [self._people[seat].name for seat in best]
        if len(names) == 1:
            words = self.tr("{name} leaves the best ramp: {points}")
            return words.format(name=names[0], points=gain_words(points))
        words = self.tr("{names}: the best ramps, {points} each")
        return words.format(names=", ".join(names), points=signed(points))

    def _prompt(self) -> Prompt:
        position = self._position
        if position is None:
            return Prompt("")
        seat = self._best()[0] if len(self._best()) == 1 else None
        if self.is_running:
            return Prompt(self.tr("The ramps are counted"), primary=self.tr("Show all"))
        primary = ""
        if position.view.phase == OVER:
            primary = self.tr("Final result")
        elif NEXT in position.moves:
            primary = self.tr("Next round")
        return Prompt(self._outcome_words(), self._next_words(), primary=primary, seat=seat)

    def _board_after(self) -> RampBoard | None:
        """The board of the next round; None: this was the last."""
        assert self._position is not None
        boards = self._position.view.options.boards
        following = self._number + 1
        return self._game.boards[boards[following]] if following < len(boards) else None

    def _next_words(self) -> str:
        board = self._board_after()
        if board is None:
            return self.tr("That was the last board.")
        words = self.tr("Next: {board}. The ramps are cleared and all cards shuffled.")
        return words.format(board=board_word(board.id, board.name))

    def _go_on(self) -> None:
        self.next_wanted.emit()

    def _turn_aside(self) -> None:
        """There is nowhere else to go from here."""
