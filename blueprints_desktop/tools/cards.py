"""What each action card of Projekt Skyline is worth, from positions of real games.

Games are played. In each of them one moment in which somebody draws a card is picked, and played
on from there in several ways: once as if nothing had been drawn, and once with each kind of card
of the deck. All ways have the same dice, the same draw pile and the same players. After some
turns each way is judged: how likely the drawer wins, and how far the drawer's cash and bonus are
ahead of the others'. The table tells by how much that differs from having drawn nothing.

How likely a player wins is read from the standings of all players, as the journeyman sees them. How
much a lead counts is fitted to who won the very games that were played. ``--turns 0`` plays on to
the end instead; this judges nothing, but the errors are several times as large.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from math import exp, log, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from attrs import evolve, frozen

from blueprints_desktop import places
from blueprints_desktop.bots.any_game import success
from blueprints_desktop.bots.players import KINDS, Player, player
from blueprints_desktop.bots.skyline.ahead import Ahead
from blueprints_desktop.bots.skyline.standing import BY_HAND
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.data import read_toml
from blueprints_desktop.engine.errors import GameError
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games import registry
from blueprints_desktop.games.skyline.deck import CARDS
from blueprints_desktop.games.skyline.events import CardDrawn, PawnMoved
from blueprints_desktop.games.skyline.game import Skyline
from blueprints_desktop.games.skyline.moves import ROLL
from blueprints_desktop.games.skyline.phases import CARD, OVER, ROLLING
from blueprints_desktop.games.skyline.state import NO_DICE, State
from blueprints_desktop.games.skyline.track import LENGTH

KEY = "skyline"
SURELY = 1.96
"""Standard errors to either side that 95 of 100 means stay within."""
_SCALES = [20 * 1.05**step for step in range(140)]
_PERCENT = 100


class Drawing(Chance):
    """Chance for one roll: this number of the white die, and this card. The black die is not used."""

    def __init__(self, white: int, kind: int) -> None:
        super().__init__(0)
        self._throw = (white - 1) * 6
        self._kind = kind

    def below(self, limit: int) -> int:
        return self._throw

    def draw(self, counts: Sequence[int]) -> int:
        return self._kind


@frozen
class Draw:
    """A moment in which a card is drawn."""

    before: State
    """The drawer is about to roll."""
    white: int
    nothing: State
    """What follows if nothing is drawn: the next player is about to roll."""
    seed: int
    """Of the dice and cards that follow."""

    @property
    def seat(self) -> Seat:
        return self.before.seat

    def drawn(self, game: Skyline, kind: int) -> State:
        """The position once this kind of card is drawn; others are left as in `nothing`."""
        left = self.nothing.deck
        with_it = (*left[:kind], left[kind] + 1, *left[kind + 1 :])
        ready = evolve(self.before, deck=with_it)
        return game.play(ready, ROLL, Drawing(self.white, kind)).state


@frozen
class Standings:
    """How everybody stood at the beginning of a turn, and how the game ended for them."""

    leads: tuple[float, ...]
    won: tuple[float, ...]


@frozen
class Change:
    """What a card made of one position, against having drawn nothing."""

    chance: float
    """Of the drawer, to win."""
    lead: float
    """Of the drawer's cash and bonus before the mean of the others'."""
    idle: bool
    """The card had no effect."""


@frozen
class CardWorth:
    """What a card did in all positions."""

    card: str
    count: int
    """How many are in the deck."""
    changes: tuple[Change, ...]

    @property
    def idle(self) -> float:
        return fmean(change.idle for change in self.changes)

    @property
    def chances(self) -> list[float]:
        return [change.chance for change in self.changes]

    @property
    def leads(self) -> list[float]:
        return [change.lead for change in self.changes]


class Table:
    """A number of players of one kind, with a deck."""

    def __init__(self, game: Skyline, options: Any, seats: int, kind: str) -> None:
        self._game = game
        self._options = options
        self._seats = seats
        self._player: Player = player(kind)
        self._eyes = [Ahead(game, seat, BY_HAND) for seat in range(seats)]

    def step(self, state: State, seed: int) -> State:
        """The next move; its chance comes from the turn alone."""
        chance = Chance.of_step(2 * seed + (state.phase == ROLLING), state.turn)
        move = ROLL
        if state.phase != ROLLING:
            move = self._player(self._game, state, chance)
        return self._game.play(state, move, chance).state

    def leads(self, state: State) -> tuple[float, ...]:
        return tuple(eyes.standing(state, seat) for seat, eyes in enumerate(self._eyes))

    def played(self, seed: int) -> tuple[Draw | None, list[Standings]]:
        """A game: one of its draws, each as likely as the others, and how everybody stood."""
        chance = Chance(seed)
        state = self._game.start(self._seats, self._options, chance).state
        draws, leads = [], []
        while state.phase != OVER:
            if state.phase == ROLLING:
                leads.append(self.leads(state))
                draw = self._draw(state, seed)
                if draw is not None:
                    draws.append(draw)
            state = self.step(state, seed)
        won = self._won(state)
        found = chance.pick(draws) if draws else None
        return found, [Standings(each, won) for each in leads]

    def _draw(self, state: State, seed: int) -> Draw | None:
        """The draw that the coming roll leads to, if it does."""
        step = self._game.play(state, ROLL, Chance.of_step(2 * seed + 1, state.turn))
        moved = next(event for event in step.events if isinstance(event, PawnMoved))
        if not any(isinstance(event, CardDrawn) for event in step.events):
            return None
        seat = state.seat
        pawns = (*state.pawns[:seat], moved.place, *state.pawns[seat + 1 :])
        nothing = evolve(
            state, turn=state.turn + 1, seat=(seat + 1) % state.seats, pawns=pawns,
            deck=step.state.deck, dice=NO_DICE,
        )  # fmt: skip
        return Draw(state, (moved.place - moved.origin) % LENGTH, nothing, seed)

    def _won(self, state: State) -> tuple[float, ...]:
        outcome = self._game.outcome(state)
        assert outcome is not None, "the game is over"
        return tuple(success(outcome, seat) for seat in range(self._seats))

    def played_on(self, state: State, seed: int, turns: int) -> State:
        """So many turns later, or at the end; nought turns lead to the end."""
        until = state.turn + turns
        while state.phase != OVER and (state.phase != ROLLING or not turns or state.turn < until):
            state = self.step(state, seed)
        return state

    def chance(self, state: State, seat: Seat, scale: float) -> float:
        """How likely a seat wins; at the end, whether it did."""
        if state.phase == OVER:
            return self._won(state)[seat]
        return likely(self.leads(state), scale)[seat]

    def changes(self, draw: Draw, turns: int, scale: float) -> Mapping[int, Change]:
        """What each kind of card of the deck makes of a position."""
        plain = self.played_on(draw.nothing, draw.seed, turns)
        found = {}
        for kind, count in enumerate(self._game.deck.counts):
            if not count:
                continue
            after = draw.drawn(self._game, kind)
            if after.phase == CARD:
                after = self.step(after, draw.seed)
            idle = (after.board, after.cash) == (draw.nothing.board, draw.nothing.cash)
            later = plain if idle else self.played_on(after, draw.seed, turns)
            found[kind] = Change(
                self.chance(later, draw.seat, scale) - self.chance(plain, draw.seat, scale),
                ahead(later, draw.seat) - ahead(plain, draw.seat),
                idle,
            )
        return found


def ahead(state: State, seat: Seat) -> float:
    """How far a seat's cash and bonus are ahead of the mean of the others'."""
    worth = [account.worth for account in state.accounts]
    return worth[seat] - (sum(worth) - worth[seat]) / (len(worth) - 1)


def likely(leads: Sequence[float], scale: float) -> list[float]:
    """How likely each player wins, by how far they are ahead.

    >>> [round(each, 2) for each in likely((500.0, -250.0, -250.0), 500.0)]
    [0.69, 0.15, 0.15]
    """
    most = max(leads)
    powers = [exp((lead - most) / scale) for lead in leads]
    return [power / sum(powers) for power in powers]


def fitted_scale(noted: Sequence[Standings]) -> float:
    """The scale by which the standings tell best who won."""

    def surprise(scale: float) -> float:
        return -sum(
            won * log(max(chance, 1e-12))
            for each in noted
            for won, chance in zip(each.won, likely(each.leads, scale), strict=True)
        )

    return min(_SCALES, key=surprise)


def measured(
    game: Skyline, options: Any, seats: int, kind: str, games: int, seed: int, turns: int
) -> list[CardWorth]:
    """By card of the deck, what it did; ``turns`` are rolls of each player."""
    table = Table(game, options, seats, kind)
    draws, noted = [], []
    for number in range(games):
        draw, standings = table.played(seed + number)
        noted += standings
        if draw is not None:
            draws.append(draw)
    scale = fitted_scale(noted)
    found: dict[int, list[Change]] = {}
    for draw in draws:
        for card, change in table.changes(draw, turns * seats, scale).items():
            found.setdefault(card, []).append(change)
    return [
        CardWorth(CARDS[card], game.deck.counts[card], tuple(changes))
        for card, changes in found.items()
    ]


def error(values: Sequence[float]) -> float:
    """By how much the mean may be off, at 95 %; not a number for fewer than two values."""
    return SURELY * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("nan")


def table_lines(worths: Sequence[CardWorth]) -> Iterator[str]:
    """The best card first; the last line is a card of the whole deck, by how many there are."""
    yield f"{'card':20} {'count':>5}  {'chance to win':>15}  {'spread':>6}  {'lead':>13}  no effect"
    for each in sorted(worths, key=lambda worth: fmean(worth.chances), reverse=True):
        yield _line(each.card, str(each.count), each.chances, each.leads, each.idle)
    cards = sum(each.count for each in worths)
    weighed = partial(_weighed, worths)
    idle = sum(each.count * each.idle for each in worths) / cards
    yield _line("any card", str(cards), weighed("chances"), weighed("leads"), idle)


def _weighed(worths: Sequence[CardWorth], name: str) -> list[float]:
    """By position, the mean over the cards of the deck."""
    cards = sum(each.count for each in worths)
    columns = zip(*(getattr(each, name) for each in worths), strict=True)
    counts = [each.count for each in worths]
    return [
        sum(count * value for count, value in zip(counts, column, strict=True)) / cards
        for column in columns
    ]


def _line(
    name: str, count: str, chances: Sequence[float], leads: Sequence[float], idle: float
) -> str:
    chance, off = _PERCENT * fmean(chances), _PERCENT * error(chances)
    spread = _PERCENT * stdev(chances) if len(chances) > 1 else float("nan")
    lead = f"{fmean(leads):+.0f} ± {error(leads):.0f}"
    return f"{name:20} {count:>5}  {chance:+7.1f} ± {off:4.1f} %  {spread:6.1f}  {lead:>13}  {idle:8.0%}"


def _seats(text: str) -> tuple[int, ...]:
    """The numbers of players, such as "2,3"."""
    box = registry.box(KEY)
    seats = tuple(int(each) for each in text.split(","))
    if not set(seats) <= set(box.seats):
        raise argparse.ArgumentTypeError(f"{text!r}: from {box.seats[0]} to {box.seats[-1]}")
    return seats


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="tasks.py cards",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", type=int, default=200, help="for each number of players")
    parser.add_argument("--players", default="journeyman", choices=KINDS, help="who plays")
    parser.add_argument("--seats", type=_seats, default=(2, 3, 4), help="such as 2,3,4")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument(
        "--turns", type=int, default=4, help="of each player after the card; 0 is to the end"
    )
    parser.add_argument("--deck", type=Path, help="another deck than the shipped one")
    given = parser.parse_args(arguments)
    if given.games < 1 or given.turns < 0:
        parser.error("at least one game, and no fewer than 0 turns")
    box = registry.box(KEY)
    options = box.options()
    try:
        data = (
            box.read_data(options, (places.resources() / KEY,))
            if given.deck is None
            else read_toml(given.deck)
        )
        game = box.open(data)
    except GameError as wrong:
        parser.error(str(wrong))
    assert isinstance(game, Skyline)
    later = f"{given.turns} turns each later" if given.turns else "at the end"
    for seats in given.seats:
        worths = measured(game, options, seats, given.players, given.games, given.seed, given.turns)
        positions = len(worths[0].changes) if worths else 0
        print(f"{seats} players ({given.players}), {positions} positions, {later}", flush=True)
        for text in table_lines(worths):
            print(text, flush=True)
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
