"""The pages at the end of a round and of the match.

Alone they show every board, counted cell by cell, with titles or the best drop beside them. Together
a round shows everybody's ramp, and the match the table of totals with what decided it.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from attrs import evolve
from PySide6.QtCore import QCoreApplication, QRectF, QSizeF
from PySide6.QtGui import QKeyEvent

from blueprints_desktop.desktop.games.fits.cards.fact_cards import (
    ROUNDS_HEIGHT,
    next_title_words,
    rounds_card,
    solo_card,
    solo_facts,
    titles_card,
)
from blueprints_desktop.desktop.games.fits.facts.past import Past
from blueprints_desktop.desktop.games.fits.facts.view_model import FitsModel, model_of
from blueprints_desktop.desktop.games.fits.results.end_cards import (
    LEAST_BOARD,
    DecidingMoment,
    Tally,
    TotalsRow,
    counting_timeline,
    moment_card,
    next_board_card,
    tally,
    tally_card,
    totals_card,
)
from blueprints_desktop.desktop.games.fits.texts.end_words import (
    day_words,
    decision_words,
    effect_words,
    extremes_words,
    own_moves_words,
    when_words,
)
from blueprints_desktop.desktop.games.fits.texts.words import GAME, board_word
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.i18n.number_format import and_list, gain_words, score_words, signed
from blueprints_desktop.desktop.ui.board.board_api import Position, Prompt
from blueprints_desktop.desktop.ui.cards.card_widget import WIDTH
from blueprints_desktop.desktop.ui.cards.values import Card
from blueprints_desktop.desktop.ui.results.links import again_prompt
from blueprints_desktop.desktop.ui.results.result_page import (
    EDGE,
    HEAD,
    LastPage,
    ResultPage,
    RoundPage,
    head_card,
    sheet_places,
    side_width,
    split,
)
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.decisive import CardEffect, Extremes, decision, extremes
from blueprints_desktop.games.fits.placements import PLACEMENTS
from blueprints_desktop.games.fits.ramp import EMPTY, Ramp
from blueprints_desktop.games.fits.scoring import RoundResult
from blueprints_desktop.games.fits.state import OVER
from blueprints_desktop.games.fits.titles import earns_title, title_of

translate = QCoreApplication.translate
SHEET, TITLES, MOMENT = "sheet", "titles", "moment"
NEXT_BOARD, ROUNDS, SOLO = "next-board", "rounds", "solo"


class _FitsPage(ResultPage):
    """A headline over a sheet; where the page is wide, cards stand beside both.

    It is the second base of the pages: PySide knows only the signals of the first.
    """

    drawn_heights: ClassVar[Mapping[str, int]] = {ROUNDS: ROUNDS_HEIGHT}
    ask_past: Callable[[], Past] = Past
    """Tells what a solo player did before this match."""
    _past = Past()

    # --- what a page says -----------------------------------------------------------

    def head(self) -> Card:
        raise NotImplementedError

    def sheet(self, room: QSizeF) -> Card:
        """``room``: what it has at 100 %."""
        raise NotImplementedError

    def side_cards(self) -> dict[str, Card]:
        """The cards beside the sheet, from the top."""
        raise NotImplementedError

    # --- what both have in common ---------------------------------------------------

    def shows(self, position: Position) -> bool:
        return self.has_position and bool(self.view.results == position.view.results)

    @property
    def alone(self) -> bool:
        return len(self.people) == 1

    @property
    def titled(self) -> bool:
        """Alone on the four boards together: the points earn a title."""
        return self.alone and earns_title(self.view.options.boards)

    @property
    def boards(self) -> list[RampBoard]:
        """The boards of all rounds."""
        return [self.game.boards[board] for board in self.view.options.boards]

    def board_names(self) -> list[str]:
        return [board_word(board.id, board.name) for board in self.boards]

    def solo_tallies(self, played: int) -> list[Tally]:
        """Every board; those after so many rounds are still to come."""
        ramps = [result.ramps[0] for result in self.view.results[:played]]
        ramps += [None] * (len(self.boards) - len(ramps))
        return [
            tally(name, board, ramp)
            for name, board, ramp in zip(self.board_names(), self.boards, ramps, strict=True)
        ]

    def cards(self) -> Mapping[str, Card]:
        sheet = self._places(QRectF(self.rect()))[SHEET]
        room = sheet.size() / self.scale
        return {HEAD: self.head(), SHEET: self.sheet(room), **self.side_cards()}

    def places(self, room: QRectF) -> Mapping[str, QRectF]:
        found = self._places(room)
        side, cards = found.pop("side", None), list(self.side_cards())
        if side is None:
            return found
        found[cards[0]] = side
        if len(cards) > 1:
            high = min(side.height(), ROUNDS_HEIGHT * side.width() / WIDTH)
            found[cards[0]], rest = split(side, high, EDGE * self.scale, across=False)
            if rest.height() >= LEAST_BOARD * self.scale:
                found[cards[1]] = rest
        return found

    def _places(self, room: QRectF) -> dict[str, QRectF]:
        return sheet_places(room, self.scale, self.head(), SHEET)


# --- the end of a round ---------------------------------------------------------------------


class CountingView(RoundPage, _FitsPage):
    """Every ramp is counted, cell by cell; Enter goes on."""

    def read(self, position: Position) -> None:
        self._past = self.ask_past()
        self.timeline = counting_timeline(self.counted(), self.number if self.alone else None)

    @property
    def _result(self) -> RoundResult:
        result: RoundResult = self.view.results[self.number]
        return result

    def _best(self) -> list[int]:
        """The seats with the most points of the round."""
        points = [score.total for score in self._result.scores]
        return [seat for seat, each in enumerate(points) if each == max(points)]

    def counted(self) -> list[Tally]:
        """Everybody's ramp of this round; alone, all boards with those before and to come."""
        if self.alone:
            return self.solo_tallies(self.number + 1)
        best, board = self._best(), self.boards[self.number]
        return [
            tally(person.name, board, self._result.ramps[seat], person.colour, best=seat in best)
            for seat, person in self.people.items()
        ]

    def sheet(self, room: QSizeF) -> Card:
        return tally_card(self.counted(), room)

    def side_cards(self) -> dict[str, Card]:
        """The rounds, alone the titles or the rounds without them; then what comes next."""
        assert self.position is not None
        model, following = model_of(self.game, self.position), self.boards[self.number + 1 :]
        found = {ROUNDS: rounds_card(model, tuple(self.people.values()))}
        if self.titled:
            found = {TITLES: self._titles(model, roomy=not following)}
        elif self.alone:
            found = {SOLO: solo_card(model, self._past)}
        for board in following[:1]:
            found[NEXT_BOARD] = next_board_card(board)
        return found

    def _titles(self, model: FitsModel, *, roomy: bool) -> Card:
        """The title so far. It waits until the round is counted."""
        rounds, facts = model.round_points(0), list(solo_facts(model, self._past))
        counted = rounds[: self.number] if self.is_running else rounds
        points = sum(counted) if counted else None
        return titles_card(points, facts, counted=len(counted), roomy=roomy)

    def _title(self) -> str:
        words = translate("Fits", "Round {round}: {board}")
        return words.format(round=self.number + 1, board=self.board_names()[self.number])

    def head(self) -> Card:
        why = translate("Fits", "Each ramp shows what its uncovered cells are worth.")
        if not self.is_running:
            why = translate(
                "Fits",
                "Each ramp shows what its uncovered cells are worth. Point at a cell to see why.",
            )
        return head_card(self._title(), why, (), self.scale, lines=2)

    def come_to_rest(self) -> None:
        """The words under the title are others then."""
        super().come_to_rest()
        self.arrange()

    # --- words ----------------------------------------------------------------------

    def spoken(self) -> tuple[str, str]:
        return self._title(), self._outcome_words()

    def _outcome_words(self) -> str:
        """Who did best, or how a solo player did."""
        best = self._best()
        points = self._result.scores[best[0]].total
        names = [self.people[seat].name for seat in best]
        if self.alone:
            known = self._past.bests.get(self._result.board)
            words = translate("Fits", "{points} on this board")
            if known is not None and points > known and self._past.enters_records:
                words = translate("Fits", "{points} on this board: your best")
        elif len(names) == 1:
            words = translate("Fits", "Best ramp: {name}, {points}")
        else:
            words = translate("Fits", "Best ramps: {names}, {points} each")
            return words.format(names=", ".join(names), points=signed(points))
        return words.format(name=names[0], points=gain_words(points))

    def prompt(self) -> Prompt:
        if self.position is None:
            return Prompt("")
        if self.is_running:
            return Prompt(
                translate("Fits", "Scoring the ramps"), primary=translate("Fits", "Show all")
            )
        seat = self._best()[0] if len(self._best()) == 1 else None
        primary = ""
        if self.view.phase == OVER:
            primary = translate("Fits", "Final result")
        elif NEXT in self.position.moves:
            primary = translate("Fits", "Next round")
        return Prompt(self._outcome_words(), self._next_words(), primary=primary, seat=seat)

    def _next_words(self) -> str:
        following = self.board_names()[self.number + 1 :]
        if not following:
            return translate("Fits", "That was the last board.")
        words = translate("Fits", "Next: {board}. The ramps are cleared and all cards shuffled.")
        return words.format(board=following[0])


# --- the end of the match -------------------------------------------------------------------


class FitsEnding(LastPage, _FitsPage):
    """Alone a counted ramp for each round; together a row for each player.

    Nothing is played on it: the page before this one has counted everything.
    """

    def read(self, position: Position) -> None:
        self._past = self.ask_past()

    @property
    def best(self) -> int:
        return max(self.outcome.scores)

    # --- facts ----------------------------------------------------------------------

    def standings(self) -> list[TotalsRow]:
        results, ranks, rows = self.view.results, self.outcome.ranks, []
        for seat, person in self.people.items():
            points = tuple(result.scores[seat].total for result in results)
            ramps = tuple(result.ramps[seat] for result in results)
            rows.append(TotalsRow(person, ranks[seat], points, ramps))
        return sorted(rows, key=lambda row: (row.rank, row.person.seat))

    def _events(self) -> list[Any]:
        return [event for _, event in self.position.events] if self.position else []

    def _extremes(self) -> Extremes | None:
        return extremes(self._events(), self.game.boards)

    def moment(self) -> DecidingMoment:
        """What decided between several players; alone the best drop, where there is no title."""
        return self._best_drop() if self.alone else self._decision()

    def _decision(self) -> DecidingMoment:
        """With nobody ahead in the end, nothing decided."""
        title = translate("Fits", "What decided it")
        found = decision(self._events(), self.game.boards, len(self.people))
        if found is None:
            shared = translate("Fits", "No one could pull ahead: the win is shared.")
            return DecidingMoment(title, (shared,))
        lines = (
            effect_words(found.deed, self.people[found.winner]),
            effect_words(found.answer, self.people[found.rival]),
            decision_words(found, self.people),
        )
        when = when_words(self.board_names(), found)
        return self._moment_with(title, lines, when, found.round, found.winner, found.deed)

    def _best_drop(self) -> DecidingMoment:
        """Why there is no title stands below it, and how others did."""
        title, notes = translate("Fits", "The best drop"), self.notes()
        untitled = translate("Fits", "You earn a title only on boards 1 to 4 together.")
        found = self._extremes()
        if found is None:
            return DecidingMoment(title, (*notes, untitled))
        best = found.best
        lines = (effect_words(best, self.people[best.seat]), *notes, untitled)
        when = when_words(self.board_names(), best)
        return self._moment_with(title, lines, when, best.round, best.seat, best)

    def _moment_with(
        self,
        title: str,
        lines: tuple[str, ...],
        when: str,
        number: int,
        seat: int,
        deed: CardEffect | None,
    ) -> DecidingMoment:
        """With somebody's ramp and everything that lay on it then, and the piece of that card."""
        ramp, board = self.view.results[number].ramps[seat], self.boards[number]
        if deed is None or deed.landing is None:
            return DecidingMoment(title, lines, when, board, ramp)
        then: Ramp = EMPTY
        for landing in ramp.landings[: ramp.landings.index(deed.landing) + 1]:
            placement = PLACEMENTS[landing.piece, landing.turn, landing.column]
            then = then.after(placement, landing.level)
        return DecidingMoment(title, lines, when, board, then, deed.landing)

    # --- cards ----------------------------------------------------------------------

    def head(self) -> Card:
        return head_card(self.title(), self.under_title(), self.links, self.scale, lines=2)

    def sheet(self, room: QSizeF) -> Card:
        if self.alone:
            return tally_card(self.solo_tallies(len(self.boards)), room)
        return totals_card(self.boards, self.standings())

    def side_cards(self) -> dict[str, Card]:
        if self.titled:
            return {TITLES: titles_card(self.best, self.notes())}
        return {MOMENT: moment_card(self.moment())}

    # --- words ----------------------------------------------------------------------

    def under_title(self) -> str:
        """What the panel beside the sheet tells stands here where there is no room for it."""
        narrow = not side_width(self.width(), self.scale)
        if not self.alone:
            return self.moment().in_short() if narrow else self.margin()
        if narrow and self.titled:
            return next_title_words(self.best)
        found = self._extremes() if narrow or self.titled else None
        if found is None:
            return translate("Fits", "Point at a cell to see what it scores.")
        return extremes_words(found, self.board_names())

    def spoken(self) -> tuple[str, str]:
        return self.title(), self.under_title()

    def title(self) -> str:
        points = score_words(self.best)
        if self.titled:
            words = translate("Fits", "{points}: {title}")
            return words.format(points=points, title=term(GAME, title_of(self.best).name))
        if self.alone:
            return points
        words = translate("Fits", "{name} wins with {points}")
        if len(self.outcome.winners) > 1:
            words = translate("Fits", "{name} share the win with {points}")
        names = and_list([self.people[seat].name for seat in self.outcome.winners])
        return words.format(name=names, points=points)

    def margin(self) -> str:
        """How far the winner was ahead."""
        if len(self.outcome.winners) > 1:
            return ""
        first, second = self.standings()[:2]
        words = translate("Fits", "%n points ahead of {name}.", "", first.total - second.total)
        return words.format(name=second.person.name)

    def notes(self) -> tuple[str, ...]:
        """Alone: how this compares with earlier games and with others."""
        past = self._past
        found = []
        if past.aided:
            found.append(own_moves_words(past))
        elif past.practice:
            found.append(day_words(past))
        if not past.enters_records:
            return tuple(found)
        if self.titled and past.best_sum is not None:
            words = translate("Fits", "Your solo best: {points}.")
            if self.best > past.best_sum:
                words = translate("Fits", "A new solo best! It was {points}.")
            found.append(words.format(points=signed(past.best_sum)))
        if past.day is not None:
            found.append(day_words(past))
        if past.day is not None and past.others:
            listed = ", ".join(f"{name} {signed(points)}" for name, points in past.others)
            found.append(translate("Fits", "On the same ramp: {others}.").format(others=listed))
        return tuple(found)

    def review_prompt(self) -> Prompt:
        if not self.alone:
            return Prompt(self.title(), self.margin(), seat=self.sole_winner)
        words = translate("Fits", "The game is over, {name}")
        return self._with_points(
            Prompt(words.format(name=self.people[0].name), self._record(), seat=0)
        )

    def again(self) -> Prompt:
        if not self.alone:
            return again_prompt(self.sole_winner)
        asked = self._with_points(again_prompt(0, self._record()))
        if self._past.day is None:
            return asked
        return evolve(asked, primary=translate("Fits", "Again, for practice"))

    def _with_points(self, prompt: Prompt) -> Prompt:
        points = gain_words(self.best)
        return evolve(prompt, gain=points) if self.best >= 0 else evolve(prompt, cost=points)

    def _record(self) -> str:
        """Whether it was a best."""
        known = self._past.best_sum
        if self._past.day is not None:
            return day_words(self._past)
        if self._past.aided:
            return own_moves_words(self._past)
        if not self.titled:
            return ""
        if known is None:
            return translate("Fits", "Your first result with these four boards.")
        if self.best > known:
            return translate("Fits", "Your best result with these four boards.")
        words = translate("Fits", "Your best with these four boards: {points}.")
        return words.format(points=signed(known))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """A digit shows the counting of a round again."""
        key = event.text()
        number = int(key) - 1 if key.isdecimal() and len(key) == 1 else -1
        played = len(self.view.results) if self.has_position else 0
        if 0 <= number < played and not self.alone:
            self.onward.round_wanted.emit(number)
        else:
            super().keyPressEvent(event)
