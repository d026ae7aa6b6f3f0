"""The end of a round and of a match in words, and the moment that decided the match."""

from collections.abc import Mapping, Sequence

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.fits.facts.past import Past, took_back_words
from blueprints_desktop.desktop.games.fits.texts.words import GAME, piece_word
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.i18n.number_format import (
    and_list,
    gain_words,
    score_words,
    signed,
)
from blueprints_desktop.desktop.ui.board.board_api import Person, Prompt
from blueprints_desktop.desktop.ui.results.links import again_prompt
from blueprints_desktop.engine.outcome import Outcome
from blueprints_desktop.games.fits.decisive import CardEffect, DecisiveCard, Extremes
from blueprints_desktop.games.fits.rating import rating
from blueprints_desktop.games.fits.state import State

translate = QCoreApplication.translate


@frozen
class EndWords:
    """Everything that is said about one ending."""

    view: State
    outcome: Outcome
    people: Mapping[int, Person]
    past: Past

    @property
    def alone(self) -> bool:
        return len(self.people) == 1

    @property
    def best(self) -> int:
        return max(self.outcome.scores)

    def _winners(self) -> str:
        return and_list([self.people[seat].name for seat in self.outcome.winners])

    def title(self) -> str:
        if not self.alone:
            words = translate("Fits", "{name} wins with {points}")
            if len(self.outcome.winners) > 1:
                words = translate("Fits", "{name} share the victory with {points}")
            return words.format(name=self._winners(), points=score_words(self.best))
        title = rating(self.view.options.boards, self.best)
        if title is None:
            return score_words(self.best)
        words = translate("Fits", "{points}: {title}")
        return words.format(points=score_words(self.best), title=term(GAME, title))

    def margin(self) -> str:
        """How far the winner was ahead."""
        scores = sorted(self.outcome.scores, reverse=True)
        if len(self.outcome.winners) > 1:
            return ""
        second = next(
            person.name
            for seat, person in self.people.items()
            if seat not in self.outcome.winners and self.outcome.scores[seat] == scores[1]
        )
        ahead = scores[0] - scores[1]
        return translate("Fits", "%n points ahead of {name}.", "", ahead).format(name=second)

    def solo_line(self, found: Extremes | None, boards: Sequence[str]) -> str:
        """What brought and what cost most, told with the names of the boards."""
        why = translate("Fits", "Point at a cell to know why it counts.")
        if found is None:
            return why
        return extremes_words(found, boards)

    def notes(self) -> tuple[str, ...]:
        """Alone: how this compares with earlier games and with others."""
        found = []
        if self.past.took_back:
            return (took_back_words(),)
        known, rated = self.past.best_sum, rating(self.view.options.boards, self.best)
        if rated is not None and known is not None:
            if self.best > known:
                words = translate("Fits", "A new best! It was {points}.")
            else:
                words = translate("Fits", "Your best: {points}.")
            found.append(words.format(points=signed(known)))
        if self.past.day is not None:
            found.append(self.past.day_words())
            found.append(self.past.others_words())
        return tuple(line for line in found if line)

    def prompt(self, *, leads_on: bool) -> Prompt:
        """``leads_on``: there is something to be done from here; else how it ended is said."""
        if not self.alone:
            seat = self.outcome.winners[0] if len(self.outcome.winners) == 1 else None
            return (
                again_prompt(seat) if leads_on else Prompt(self.title(), self.margin(), seat=seat)
            )
        gain, cost = (gain_words(self.best), "") if self.best >= 0 else ("", gain_words(self.best))
        if not leads_on:
            head = translate("Fits", "The game is over, {name}").format(name=self.people[0].name)
            return Prompt(head, self._record(), gain=gain, cost=cost, seat=0)
        asked = evolve(again_prompt(0, self._record()), gain=gain, cost=cost)
        if self.past.day is not None:
            return evolve(asked, primary=translate("Fits", "Again, without counting"))
        return asked

    def _record(self) -> str:
        """Whether it was a best."""
        if self.past.day is not None:
            return self.past.day_words()
        if self.past.took_back:
            return took_back_words()
        known = self.past.best_sum
        if rating(self.view.options.boards, self.best) is None:
            return ""
        if known is None:
            return translate("Fits", "Your first result with these four boards.")
        if self.best > known:
            return translate("Fits", "Your best result with these four boards.")
        return translate("Fits", "Your best with these four boards: {points}.").format(
            points=signed(known)
        )


People = Mapping[int, Person]


def when_words(boards: Sequence[str], number: int, card: int) -> str:
    """Round, by the name of its board, and card; the start piece comes before all cards."""
    board = boards[number]
    if not card:
        return translate("Fits", "{board}, start pieces").format(board=board)
    return translate("Fits", "{board}, card {card}").format(board=board, card=card)


def effect_words(effect: CardEffect | None, person: Person) -> str:
    """What somebody did with the card."""
    if effect is None:
        return translate("Fits", "{name} had the piece already").format(name=person.name)
    piece = piece_word(effect.piece)
    if effect.landing is None:
        words = translate("Fits", "{name} set the {piece} aside")
        return words.format(name=person.name, piece=piece)
    words = translate("Fits", "{name} dropped the {piece}: {points}")
    return words.format(name=person.name, piece=piece, points=gain_words(effect.gain))


def decision_words(found: DecisiveCard, people: People) -> str:
    """How it was decided, in one sentence."""
    winner, rival = people[found.winner].name, people[found.rival].name
    if found.from_start:
        words = translate("Fits", "{winner} led from the first piece to the last.")
        return words.format(winner=winner)
    words = translate("Fits", "Here {winner} passed {rival} and stayed ahead to the end.")
    return words.format(winner=winner, rival=rival)


def extremes_words(found: Extremes, boards: Sequence[str]) -> str:
    """The best drop of a solo game, and the costliest one if any cost something."""
    best, worst = found.best, found.worst
    words = translate("Fits", "Best drop: {piece} ({when}), {points}.")
    text = words.format(
        piece=piece_word(best.piece),
        when=when_words(boards, best.round, best.card),
        points=signed(best.gain),
    )
    if worst.gain >= 0:
        return text
    words = translate("Fits", "Costliest drop: {piece} ({when}), {points}.")
    more = words.format(
        piece=piece_word(worst.piece),
        when=when_words(boards, worst.round, worst.card),
        points=signed(worst.gain),
    )
    return f"{text} {more}"
