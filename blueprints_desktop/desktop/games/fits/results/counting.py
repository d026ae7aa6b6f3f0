"""The end of a round: every ramp is counted, cell by cell."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF

from blueprints_desktop.desktop.games.fits.cards import next_board, rounds_card
from blueprints_desktop.desktop.games.fits.cards.ladder_card import (
    ladder_card,
    solo_card,
    solo_facts,
)
from blueprints_desktop.desktop.games.fits.facts.past import Past
from blueprints_desktop.desktop.games.fits.facts.rungs import rungs_for
from blueprints_desktop.desktop.games.fits.facts.tally import (
    Tally,
    board_to_come,
    counting_timeline,
    tally,
)
from blueprints_desktop.desktop.games.fits.facts.view_model import model_of
from blueprints_desktop.desktop.games.fits.results.tally_card import tally_card
from blueprints_desktop.desktop.games.fits.texts.words import board_word
from blueprints_desktop.desktop.i18n.number_format import gain_words, signed
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person, Position, Prompt
from blueprints_desktop.desktop.ui.cards.values import Card
from blueprints_desktop.desktop.ui.results.result_page import (
    EDGE,
    HEAD,
    RoundPage,
    head_card,
    sheet_places,
    split,
)
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.scoring import RoundResult
from blueprints_desktop.games.fits.state import OVER

translate = QCoreApplication.translate
SHEET, LADDER, NEXT_BOARD, ROUNDS, SOLO = "sheet", "ladder", "next-board", "rounds", "solo"


class CountingView(RoundPage):
    """All ramps of a round beside one another; Enter goes on."""

    def __init__(
        self,
        game: Game[Any, Any],
        people: Sequence[Person],
        appearance: Appearance,
        past: Callable[[], Past] = Past,
    ) -> None:
        """``past`` tells what a solo player did before this match."""
        super().__init__(game, people, appearance)
        self._ask_past, self._past = past, Past()

    def shows(self, position: Position) -> bool:
        return self._told and bool(self.view.results == position.view.results)

    def read(self, position: Position) -> None:
        self._past = self._ask_past()
        self._timeline = counting_timeline(self.counted(), self.number if self.alone else None)

    @property
    def alone(self) -> bool:
        return len(self._people) == 1

    @property
    def _result(self) -> RoundResult:
        result: RoundResult = self.view.results[self.number]
        return result

    @property
    def _board(self) -> RampBoard:
        board: RampBoard = self._game.boards[self._result.board]
        return board

    def _best(self) -> list[int]:
        """The seats with the most points of the round."""
        points = [score.total for score in self._result.scores]
        return [seat for seat, each in enumerate(points) if each == max(points)]

    def counted(self) -> list[Tally]:
        """Everybody's ramp of this round; alone, all boards with those before and to come."""
        if self.alone:
            return [self._tally_alone(number) for number in range(len(self.view.options.boards))]
        best = self._best()
        tallies = []
        for seat, ramp in enumerate(self._result.ramps):
            person = self._people[seat]
            tallies.append(tally(person.name, self._board, ramp, person.colour, best=seat in best))
        return tallies

    def _tally_alone(self, number: int) -> Tally:
        board = self._game.boards[self.view.options.boards[number]]
        title = board_word(board.id, board.name)
        if number <= self.number:
            return tally(title, board, self.view.results[number].ramps[0])
        return board_to_come(title, board)

    def _board_after(self) -> RampBoard | None:
        """The board of the next round; None: this was the last."""
        boards = self.view.options.boards
        following = self.number + 1
        return self._game.boards[boards[following]] if following < len(boards) else None

    # --- cards ----------------------------------------------------------------------

    def cards(self) -> Mapping[str, Card]:
        sheet = self._places(QRectF(self.rect()))[SHEET]
        room = QSizeF(sheet.width() / self.scale, sheet.height() / self.scale)
        found = {HEAD: self._head(), SHEET: tally_card(self.counted(), room)}
        return {**found, **self._side_cards()}

    def _side_cards(self) -> dict[str, Card]:
        """Together the rounds and what comes next; alone the ladder, or the rounds without one."""
        assert self.position is not None
        model = model_of(self._game, self.position)
        after, boards = self._board_after(), self.view.options.boards
        if not self.alone:
            found = {ROUNDS: rounds_card.rounds_card(model, tuple(self._people.values()))}
            if after is not None:
                found[NEXT_BOARD] = next_board.next_board_card(after)
            return found
        if not rungs_for(boards, 0):
            return {SOLO: solo_card(model, self._past)}
        points = sum(result.scores[0].total for result in self.view.results)
        return {LADDER: ladder_card(boards, points, solo_facts(model, self._past), final=False)}

    def _head(self) -> Card:
        words = translate("Fits", "Round {round}: {board}")
        board = board_word(self._board.id, self._board.name)
        title = words.format(round=self.number + 1, board=board)
        why = translate("Fits", "Every uncovered cell is counted on its plan.")
        if not self.is_running:
            why = translate(
                "Fits", "Every uncovered cell is counted on its plan. Point at a cell to know why."
            )
        return head_card(title, why, (), self.scale, lines=2)

    def places(self, room: QRectF) -> Mapping[str, QRectF]:
        found = self._places(room)
        side = found.pop("side", None)
        if side is None:
            return found
        cards = self._side_cards()
        if NEXT_BOARD not in cards:
            return {**found, next(iter(cards)): side}
        high = min(side.height(), rounds_card.HEIGHT * self.scale)
        found[ROUNDS], rest = split(side, high, EDGE * self.scale, across=False)
        if rest.height() >= next_board.LEAST * self.scale:
            found[NEXT_BOARD] = rest
        return found

    def _places(self, room: QRectF) -> dict[str, QRectF]:
        return sheet_places(room, self.scale, self._head(), SHEET)

    def _come_to_rest(self) -> None:
        """The words under the title are others then."""
        super()._come_to_rest()
        self._arrange()

    # --- words ----------------------------------------------------------------------

    def spoken(self) -> tuple[str, str]:
        words = translate("Fits", "Round {round}: {board}")
        board = board_word(self._board.id, self._board.name)
        return words.format(round=self.number + 1, board=board), self._outcome_words()

    def _outcome_words(self) -> str:
        """Who did best, or how a solo player did."""
        best = self._best()
        points = self._result.scores[best[0]].total
        if self.alone:
            known = self._past.best_on(self._result.board)
            words = translate("Fits", "{points} on this board")
            if known is not None and points > known and not self._past.took_back:
                words = translate("Fits", "{points} on this board: your best")
            return words.format(points=gain_words(points))
        names = [self._people[seat].name for seat in best]
        if len(names) == 1:
            words = translate("Fits", "{name} leaves the best ramp: {points}")
            return words.format(name=names[0], points=gain_words(points))
        words = translate("Fits", "{names}: the best ramps, {points} each")
        return words.format(names=", ".join(names), points=signed(points))

    def _prompt(self) -> Prompt:
        if self.position is None:
            return Prompt("")
        if self.is_running:
            return Prompt(
                translate("Fits", "The ramps are counted"), primary=translate("Fits", "Show all")
            )
        seat = self._best()[0] if len(self._best()) == 1 else None
        primary = ""
        if self.view.phase == OVER:
            primary = translate("Fits", "Final result")
        elif NEXT in self.position.moves:
            primary = translate("Fits", "Next round")
        return Prompt(self._outcome_words(), self._next_words(), primary=primary, seat=seat)

    def _next_words(self) -> str:
        board = self._board_after()
        if board is None:
            return translate("Fits", "That was the last board.")
        words = translate("Fits", "Next: {board}. The ramps are cleared and all cards shuffled.")
        return words.format(board=board_word(board.id, board.name))
