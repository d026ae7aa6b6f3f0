"""What is said about a match that is over: how it ended, records, and what decided it."""

from collections.abc import Mapping, Sequence

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.fits.facts.past import Past
from blueprints_desktop.desktop.games.fits.texts.words import GAME, piece_word
from blueprints_desktop.desktop.i18n.language import short_day, term
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
from blueprints_desktop.games.fits.state import State
from blueprints_desktop.games.fits.titles import earns_title, title_of

translate = QCoreApplication.translate


def took_back_words() -> str:
    return translate("Fits", "With take-backs: no record.")


def day_words(past: Past) -> str:
    """That this is the day's ramp, and whether it counts."""
    if past.day is None:
        return ""
    if past.counts:
        words = translate("Fits", "Daily ramp of {day}: this attempt counts.")
    elif past.first is None:
        words = translate("Fits", "Daily ramp of {day}: your first attempt counted.")
    else:
        words = translate("Fits", "Daily ramp of {day}: your first attempt, {points}, counted.")
    return words.format(day=short_day(past.day), points=signed(past.first or 0))


def others_words(past: Past) -> str:
    """How the family did on the same ramp."""
    if not past.others:
        return ""
    listed = ", ".join(f"{name} {signed(points)}" for name, points in past.others)
    return translate("Fits", "The same ramp: {others}.").format(others=listed)


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

    @property
    def titled(self) -> bool:
        """Alone on the four boards together: the points earn a title."""
        return self.alone and earns_title(self.view.options.boards)

    def title(self) -> str:
        if self.titled:
            words = translate("Fits", "{points}: {title}")
            title = term(GAME, title_of(self.best).name)
            return words.format(points=score_words(self.best), title=title)
        if self.alone:
            return score_words(self.best)
        words = translate("Fits", "{name} wins with {points}")
        if len(self.outcome.winners) > 1:
            words = translate("Fits", "{name} share the victory with {points}")
        names = and_list([self.people[seat].name for seat in self.outcome.winners])
        return words.format(name=names, points=score_words(self.best))

    def margin(self) -> str:
        """How far the winner was ahead."""
        if len(self.outcome.winners) > 1:
            return ""
        first, second = sorted(self.outcome.scores, reverse=True)[:2]
        name = next(
            person.name
            for seat, person in self.people.items()
            if seat not in self.outcome.winners and self.outcome.scores[seat] == second
        )
        return translate("Fits", "%n points ahead of {name}.", "", first - second).format(name=name)

    def notes(self) -> tuple[str, ...]:
        """Alone: how this compares with earlier games and with others."""
        if self.past.took_back:
            return (took_back_words(),)
        found, known = [], self.past.best_sum
        if self.titled and known is not None:
            words = translate("Fits", "Your best: {points}.")
            if self.best > known:
                words = translate("Fits", "A new best! It was {points}.")
            found.append(words.format(points=signed(known)))
        if self.past.day is not None:
            found += [day_words(self.past), others_words(self.past)]
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
        known = self.past.best_sum
        if self.past.day is not None:
            return day_words(self.past)
        if self.past.took_back:
            return took_back_words()
        if not self.titled:
            return ""
        if known is None:
            return translate("Fits", "Your first result with these four boards.")
        if self.best > known:
            return translate("Fits", "Your best result with these four boards.")
        words = translate("Fits", "Your best with these four boards: {points}.")
        return words.format(points=signed(known))


# --- what decided it ------------------------------------------------------------------------


def when_words(boards: Sequence[str], effect: CardEffect | DecisiveCard) -> str:
    """Round, by the name of its board, and card; the start piece comes before all cards."""
    words = translate("Fits", "{board}, start pieces")
    if effect.card:
        words = translate("Fits", "{board}, card {card}")
    return words.format(board=boards[effect.round], card=effect.card)


def effect_words(effect: CardEffect | None, person: Person) -> str:
    """What somebody did with the card."""
    if effect is None:
        return translate("Fits", "{name} had the piece already").format(name=person.name)
    words = translate("Fits", "{name} dropped the {piece}: {points}")
    if effect.landing is None:
        words = translate("Fits", "{name} set the {piece} aside")
    piece, points = piece_word(effect.piece), gain_words(effect.gain)
    return words.format(name=person.name, piece=piece, points=points)


def decision_words(found: DecisiveCard, people: Mapping[int, Person]) -> str:
    """How it was decided, in one sentence."""
    words = translate("Fits", "Here {winner} passed {rival} and stayed ahead to the end.")
    if found.from_start:
        words = translate("Fits", "{winner} led from the first piece to the last.")
    return words.format(winner=people[found.winner].name, rival=people[found.rival].name)


def extremes_words(found: Extremes, boards: Sequence[str]) -> str:
    """The best drop of a solo game, and the costliest one if any cost something."""
    told = [(translate("Fits", "Best drop: {piece} ({when}), {points}."), found.best)]
    if found.worst.gain < 0:
        costly = translate("Fits", "Costliest drop: {piece} ({when}), {points}.")
        told.append((costly, found.worst))
    return " ".join(
        words.format(
            piece=piece_word(drop.piece), when=when_words(boards, drop), points=signed(drop.gain)
        )
        for words, drop in told
    )
