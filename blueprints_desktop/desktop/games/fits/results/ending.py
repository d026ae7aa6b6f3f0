"""The end of a match: alone the boards with ladder or best drop, together the table of totals."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.games.fits.art.flat_board import FlatBoardContent
from blueprints_desktop.desktop.games.fits.art.pieces import Spot
from blueprints_desktop.desktop.games.fits.cards.ladder_card import ladder_card
from blueprints_desktop.desktop.games.fits.facts.past import Past
from blueprints_desktop.desktop.games.fits.facts.rungs import next_rung_words, rungs_for
from blueprints_desktop.desktop.games.fits.facts.sight import shown_ramp
from blueprints_desktop.desktop.games.fits.facts.tally import Tally, counting_timeline, tally
from blueprints_desktop.desktop.games.fits.results.moment_panel import MomentPanel, MomentShown
from blueprints_desktop.desktop.games.fits.results.sheet_page import FitsSheetPage
from blueprints_desktop.desktop.games.fits.results.tally_sheet import TallySheet
from blueprints_desktop.desktop.games.fits.results.totals_table import TotalsRow, TotalsTable
from blueprints_desktop.desktop.games.fits.texts.end_words import (
    EndWords,
    decision_words,
    deed_words,
    when_words,
)
from blueprints_desktop.desktop.games.fits.texts.words import board_word
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person, Position, Prompt
from blueprints_desktop.desktop.ui.cards.card_widget import CardWidget
from blueprints_desktop.desktop.ui.cards.timeline import Timeline
from blueprints_desktop.desktop.ui.results.links import LINKS_SHARE, EndLinks, link_for
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.outcome import Outcome
from blueprints_desktop.games.fits.decisive import CardEffect, decision, extremes
from blueprints_desktop.games.fits.placements import PLACEMENTS
from blueprints_desktop.games.fits.ramp import EMPTY, Ramp
from blueprints_desktop.games.fits.state import State


class FitsEnding(FitsSheetPage):
    """Shows how the match ended; the bar plays the same again, Esc goes home, links do the rest."""

    grace = 600

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
        self._outcome: Outcome | None = None
        self._ask_past, self._past = past, Past()
        alone = len(tuple(people)) == 1
        self._tallies = TallySheet(appearance, self) if alone else None
        self._ladder = CardWidget(0, appearance, self)
        self._table = None if alone else TotalsTable(appearance, self)
        self._moment = MomentPanel(appearance, self)
        self._told_moment = MomentShown("", "", ("",))
        for panel in (self._ladder, self._moment):
            panel.hide()
        self.onward = EndLinks(appearance, self)

    # --- what the table asks --------------------------------------------------------

    def shows(self, position: Position) -> bool:
        mine = self._position
        return mine is not None and mine.view.results == position.view.results

    def show_end(self, position: Position, *, at_rest: bool = False) -> None:
        """Always ``at_rest``: the page before this one has counted everything."""
        self._position, self._past = position, self._ask_past()
        self._outcome = self._game.outcome(position.view)
        for link in self._links():
            link.setVisible(not position.is_review)
        self._timeline = Timeline()
        if self._tallies is not None:
            self._timeline = counting_timeline(self._boards_counted())
            self._put(self._tallies, self._ladder if self._is_rated else self._moment)
        elif self._table is not None:
            self._put(self._table, self._moment)
        self._say()
        self.setFocus()
        self._play(at_rest=True)

    @property
    def _told(self) -> bool:
        return self._position is not None

    @property
    def _view(self) -> State:
        assert self._position is not None
        view: State = self._position.view
        return view

    @property
    def _is_rated(self) -> bool:
        """Alone on the four boards together: the points stand on a rung of the ladder."""
        return self._tallies is not None and bool(rungs_for(self._view.options.boards, 0))

    def _arrange(self) -> None:
        self.onward.fit(LINKS_SHARE * self._room().width())
        super()._arrange()
        if self._told:  # which words stand under the title depends on the room
            self.setAccessibleDescription(self._under_title())

    def _links(self) -> Sequence[QWidget]:
        return self.onward.links

    def _words(self) -> EndWords:
        assert self._outcome is not None
        return EndWords(self._view, self._outcome, self._people, self._past)

    # --- what is shown --------------------------------------------------------------

    def _boards_counted(self) -> list[Tally]:
        """Alone: a ramp for each round."""
        tallies = []
        for result in self._view.results:
            board = self._game.boards[result.board]
            tallies.append(tally(board_word(board.id, board.name), board, result.ramps[0]))
        return tallies

    def _board_names(self) -> list[str]:
        boards = (self._game.boards[result.board] for result in self._view.results)
        return [board_word(board.id, board.name) for board in boards]

    def _standings(self) -> list[TotalsRow]:
        assert self._outcome is not None
        results, rows = self._view.results, []
        for seat, person in self._people.items():
            points = tuple(result.scores[seat].total for result in results)
            ramps = tuple(
                shown_ramp(self._game.boards[result.board], result.ramps[seat])
                for result in results
            )
            rows.append(TotalsRow(person, self._outcome.ranks[seat], points, ramps))
        return sorted(rows, key=lambda row: (row.rank, row.person.seat))

    def _events(self) -> list[Any]:
        return [event for _, event in self._position.events] if self._position else []

    def _moment_shown(self) -> MomentShown:
        """What decided between several players; alone the best drop, where there is no ladder."""
        return self._best_drop() if self._tallies is not None else self._decision_shown()

    def _decision_shown(self) -> MomentShown:
        """With nobody ahead in the end, nothing decided."""
        title = self.tr("What decided it")
        found = decision(self._events(), self._game.boards, len(self._people))
        if found is None:
            shared = self.tr("Nobody could pull ahead: the victory is shared.")
            return MomentShown(title, "", (shared,))
        lines = (
            deed_words(found.deed, self._people[found.winner]),
            deed_words(found.answer, self._people[found.rival]),
            decision_words(found, self._people),
        )
        shown, piece = self._ramp_then(found.round, found.winner, found.deed)
        when = when_words(self._board_names(), found.round, found.card)
        return MomentShown(title, when, lines, shown, piece)

    def _best_drop(self) -> MomentShown:
        """Why there is no title stands below it, and how others did."""
        title, notes = self.tr("The best drop"), self._words().notes()
        untitled = self.tr("Titles are given for the four boards together.")
        found = extremes(self._events(), self._game.boards)
        if found is None:
            return MomentShown(title, "", (*notes, untitled))
        best = found.best
        shown, piece = self._ramp_then(best.round, best.seat, best)
        when = when_words(self._board_names(), best.round, best.card)
        lines = (deed_words(best, self._people[best.seat]), *notes, untitled)
        return MomentShown(title, when, lines, shown, piece)

    def _ramp_then(
        self, number: int, seat: int, deed: CardEffect | None
    ) -> tuple[FlatBoardContent, tuple[Spot, ...]]:
        """Somebody's ramp with everything that lay on it then, and the piece of that card."""
        result = self._view.results[number]
        ramp = result.ramps[seat]
        board = self._game.boards[result.board]
        if deed is None or deed.landing is None:
            return shown_ramp(board, ramp), ()
        kept = ramp.landings[: ramp.landings.index(deed.landing) + 1]
        then: Ramp = EMPTY
        for landing in kept:
            placement = PLACEMENTS[landing.piece, landing.turn, landing.column]
            then = then.after(placement, landing.level)
        spots = tuple((column, row) for row, column in deed.landing.cells if row >= 0)
        return shown_ramp(board, then), spots

    # --- words ----------------------------------------------------------------------

    def _title(self) -> str:
        return self._words().title()

    def _under_title(self) -> str:
        """What the panel beside the sheet tells stands here where there is no room for it."""
        narrow = not self._side_width()
        if len(self._people) > 1:
            return self._told_moment.in_short() if narrow else self._words().margin()
        if narrow and self._is_rated:
            return next_rung_words(self._words().best)
        told_beside = not (narrow or self._is_rated)
        found = None if told_beside else extremes(self._events(), self._game.boards)
        return self._words().solo_line(found, self._board_names())

    def _say(self) -> None:
        if self._position is None:
            return
        self.onward.say()
        if self._tallies is not None:
            self._tallies.show_tallies(self._boards_counted(), self._timeline)
        elif self._table is not None:
            self._table.show_rows(self._board_names(), self._standings())
        if self._is_rated:
            words = self._words()
            card = ladder_card(self._view.options.boards, words.best, words.notes())
            self._ladder.show_card(card)
        else:
            self._told_moment = self._moment_shown()
            self._moment.show_moment_of(self._told_moment)
        self.setAccessibleName(self._title())
        self._arrange()

    def _prompt(self) -> Prompt:
        if self._position is None:
            return Prompt("")
        if self.is_running:
            return Prompt(self.tr("The boards are counted"), primary=self.tr("Show all"))
        prompt: Prompt = self._words().prompt(leads_on=not self._position.is_review)
        return prompt

    # --- gestures -------------------------------------------------------------------

    def _go_on(self) -> None:
        self.onward.again_wanted.emit()

    def _turn_aside(self) -> None:
        self.onward.home_wanted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key, link = event.text(), link_for(event, self.onward.links)
        if link is not None and not self.is_running:
            link.click()
            return
        number = int(key) - 1 if key.isdecimal() and len(key) == 1 else -1
        played = len(self._view.results) if self._told else 0
        if 0 <= number < played and len(self._people) > 1 and not self.is_running:
            self.onward.round_wanted.emit(number)
        else:
            super().keyPressEvent(event)
