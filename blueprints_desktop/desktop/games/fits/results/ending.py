"""The end of a match: alone the boards with ladder or best drop, together the table of totals."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF
from PySide6.QtGui import QKeyEvent

from blueprints_desktop.desktop.games.fits.art.flat_board import FlatBoardContent
from blueprints_desktop.desktop.games.fits.art.pieces import Spot
from blueprints_desktop.desktop.games.fits.cards.ladder_card import ladder_card
from blueprints_desktop.desktop.games.fits.facts.past import Past
from blueprints_desktop.desktop.games.fits.facts.rungs import next_rung_words, rungs_for
from blueprints_desktop.desktop.games.fits.facts.tally import Tally, counting_timeline, tally
from blueprints_desktop.desktop.games.fits.facts.view_model import shown_ramp
from blueprints_desktop.desktop.games.fits.results.tally_card import tally_card
from blueprints_desktop.desktop.games.fits.results.totals_card import (
    DecidingMoment,
    TotalsRow,
    moment_card,
    totals_card,
)
from blueprints_desktop.desktop.games.fits.texts.end_words import (
    EndWords,
    decision_words,
    effect_words,
    when_words,
)
from blueprints_desktop.desktop.games.fits.texts.words import board_word
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person, Position, Prompt
from blueprints_desktop.desktop.ui.cards.timeline import Timeline
from blueprints_desktop.desktop.ui.cards.values import Card
from blueprints_desktop.desktop.ui.results.result_page import (
    HEAD,
    LastPage,
    head_card,
    sheet_places,
    side_width,
)
from blueprints_desktop.engine.game import Game
from blueprints_desktop.games.fits.decisive import CardEffect, decision, extremes
from blueprints_desktop.games.fits.placements import PLACEMENTS
from blueprints_desktop.games.fits.ramp import EMPTY, Ramp

translate = QCoreApplication.translate
SHEET, LADDER, MOMENT = "sheet", "ladder", "moment"


class FitsEnding(LastPage):
    """Alone a counted ramp for each round; together a row for each player."""

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

    # --- what the table asks --------------------------------------------------------

    def shows(self, position: Position) -> bool:
        return self._told and bool(self.view.results == position.view.results)

    def read(self, position: Position) -> None:
        self._past = self._ask_past()
        self._timeline = counting_timeline(self.boards_counted()) if self.alone else Timeline()

    def _play(self, at_rest: bool = False) -> None:
        """Always at rest: the page before this one has counted everything."""
        super()._play(at_rest=True)

    @property
    def alone(self) -> bool:
        return len(self._people) == 1

    @property
    def is_rated(self) -> bool:
        """Alone on the four boards together: the points stand on a rung of the ladder."""
        return self.alone and bool(rungs_for(self.view.options.boards, 0))

    @property
    def words(self) -> EndWords:
        outcome = self._game.outcome(self.view)
        return EndWords(self.view, outcome, self._people, self._past)

    # --- facts ----------------------------------------------------------------------

    def boards_counted(self) -> list[Tally]:
        """Alone: a ramp for each round."""
        boards = (self._game.boards[result.board] for result in self.view.results)
        return [
            tally(name, board, result.ramps[0])
            for name, board, result in zip(
                self._board_names(), boards, self.view.results, strict=True
            )
        ]

    def _board_names(self) -> list[str]:
        boards = (self._game.boards[result.board] for result in self.view.results)
        return [board_word(board.id, board.name) for board in boards]

    def standings(self) -> list[TotalsRow]:
        results, ranks, rows = self.view.results, self.words.outcome.ranks, []
        for seat, person in self._people.items():
            points = tuple(result.scores[seat].total for result in results)
            ramps = tuple(
                shown_ramp(self._game.boards[result.board], result.ramps[seat])
                for result in results
            )
            rows.append(TotalsRow(person, ranks[seat], points, ramps))
        return sorted(rows, key=lambda row: (row.rank, row.person.seat))

    def _events(self) -> list[Any]:
        return [event for _, event in self.position.events] if self.position else []

    def moment(self) -> DecidingMoment:
        """What decided between several players; alone the best drop, where there is no ladder."""
        return self._best_drop() if self.alone else self._decision()

    def _decision(self) -> DecidingMoment:
        """With nobody ahead in the end, nothing decided."""
        title = translate("Fits", "What decided it")
        found = decision(self._events(), self._game.boards, len(self._people))
        if found is None:
            shared = translate("Fits", "Nobody could pull ahead: the victory is shared.")
            return DecidingMoment(title, "", (shared,))
        lines = (
            effect_words(found.deed, self._people[found.winner]),
            effect_words(found.answer, self._people[found.rival]),
            decision_words(found, self._people),
        )
        shown, piece = self._ramp_then(found.round, found.winner, found.deed)
        when = when_words(self._board_names(), found.round, found.card)
        return DecidingMoment(title, when, lines, shown, piece)

    def _best_drop(self) -> DecidingMoment:
        """Why there is no title stands below it, and how others did."""
        title, notes = translate("Fits", "The best drop"), self.words.notes()
        untitled = translate("Fits", "Titles are given for the four boards together.")
        found = extremes(self._events(), self._game.boards)
        if found is None:
            return DecidingMoment(title, "", (*notes, untitled))
        best = found.best
        shown, piece = self._ramp_then(best.round, best.seat, best)
        when = when_words(self._board_names(), best.round, best.card)
        lines = (effect_words(best, self._people[best.seat]), *notes, untitled)
        return DecidingMoment(title, when, lines, shown, piece)

    def _ramp_then(
        self, number: int, seat: int, deed: CardEffect | None
    ) -> tuple[FlatBoardContent, tuple[Spot, ...]]:
        """Somebody's ramp with everything that lay on it then, and the piece of that card."""
        result = self.view.results[number]
        ramp = result.ramps[seat]
        board = self._game.boards[result.board]
        if deed is None or deed.landing is None:
            return shown_ramp(board, ramp), ()
        then: Ramp = EMPTY
        for landing in ramp.landings[: ramp.landings.index(deed.landing) + 1]:
            placement = PLACEMENTS[landing.piece, landing.turn, landing.column]
            then = then.after(placement, landing.level)
        spots = tuple((column, row) for row, column in deed.landing.cells if row >= 0)
        return shown_ramp(board, then), spots

    # --- cards ----------------------------------------------------------------------

    def cards(self) -> Mapping[str, Card]:
        sheet = self._places(QRectF(self.rect()))[SHEET]
        room = QSizeF(sheet.width() / self.scale, sheet.height() / self.scale)
        found = {HEAD: self._head()}
        if self.alone:
            found[SHEET] = tally_card(self.boards_counted(), room)
        else:
            found[SHEET] = totals_card(self._board_names(), self.standings())
        if self.is_rated:
            words = self.words
            found[LADDER] = ladder_card(self.view.options.boards, words.best, words.notes())
        else:
            found[MOMENT] = moment_card(self.moment())
        return found

    def _head(self) -> Card:
        return head_card(self.words.title(), self.under_title(), self.links, self.scale, lines=2)

    def places(self, room: QRectF) -> Mapping[str, QRectF]:
        found = self._places(room)
        side = found.pop("side", None)
        return found if side is None else {**found, LADDER if self.is_rated else MOMENT: side}

    def _places(self, room: QRectF) -> dict[str, QRectF]:
        return sheet_places(room, self.scale, self._head(), SHEET)

    # --- words ----------------------------------------------------------------------

    def under_title(self) -> str:
        """What the panel beside the sheet tells stands here where there is no room for it."""
        narrow = not side_width(self.width(), self.scale)
        if not self.alone:
            return self.moment().in_short() if narrow else self.words.margin()
        if narrow and self.is_rated:
            return next_rung_words(self.words.best)
        told_beside = not (narrow or self.is_rated)
        found = None if told_beside else extremes(self._events(), self._game.boards)
        return self.words.solo_line(found, self._board_names())

    def spoken(self) -> tuple[str, str]:
        return self.words.title(), self.under_title()

    def running_prompt(self) -> Prompt:
        return Prompt(
            translate("Fits", "The boards are counted"), primary=translate("Fits", "Show all")
        )

    def review_prompt(self) -> Prompt:
        return self.words.prompt(leads_on=False)

    def again(self) -> Prompt:
        return self.words.prompt(leads_on=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """A digit shows the counting of a round again."""
        key = event.text()
        number = int(key) - 1 if key.isdecimal() and len(key) == 1 else -1
        played = len(self.view.results) if self._told else 0
        if 0 <= number < played and not self.alone and not self.is_running:
            self.onward.round_wanted.emit(number)
        else:
            super().keyPressEvent(event)
