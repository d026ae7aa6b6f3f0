"""Games of two, many at once: two decisions tried on the same dice and cards."""

import numpy as np

from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.duel import FEWEST
from blueprints_desktop.bots.skyline.crowd import Crowd, Figures, Numbers
from blueprints_desktop.bots.skyline.foresight import (
    IN_A_NODE,
    Cards,
    Luck,
    best_of_each,
    play_turn,
)
from blueprints_desktop.bots.skyline.net import chances, learned
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.skyline.game import Skyline
from blueprints_desktop.games.skyline.grid import CELLS
from blueprints_desktop.games.skyline.phases import OVER, PLACING
from blueprints_desktop.games.skyline.state import PLACING_ROUNDS, State, placing_seat

TURNS = 6
"""Rolls of a trial, three for each player; then the learned judgement says how it stands."""
MOST = 400
"""Worlds in which two decisions are tried at most."""
_OPTIONS = 12
"""About so many positions are looked at in a turn."""
_TASTE = 0.25
"""While buildings are placed nothing is left to chance: in each world every cell is liked a little
more or less than the judgement says, by at most so much of its unit."""
_FINE = 1 << 16


def leads_by_trial(
    game: Skyline, better: State, other: State, seat: Seat, chance: Chance, budget: Budget
) -> list[float]:
    """By world, how much likelier a seat wins after one decision than after another."""
    worlds = budget.nodes * IN_A_NODE // (2 * TURNS * _OPTIONS)
    worlds = max(FEWEST, min(MOST, worlds))
    going = [after for after in (better, other) if after.phase != OVER]
    found = iter(_likely(game, going, seat, worlds, chance, budget))
    one, two = (
        _won(game, after, seat, worlds) if after.phase == OVER else next(found)
        for after in (better, other)
    )
    leads: list[float] = (one - two).tolist()
    return leads


def _won(game: Skyline, after: State, seat: Seat, worlds: int) -> Figures:
    outcome = game.outcome(after)
    assert outcome is not None, "the game is over"
    return np.full(worlds, (seat in outcome.winners) / len(outcome.winners))


def _likely(
    game: Skyline, afters: list[State], seat: Seat, worlds: int, chance: Chance, budget: Budget
) -> list[Figures]:
    """By position and world, how likely the seat wins; the positions are of the same turn."""
    if not afters:
        return []
    first, tries = afters[0], len(afters)
    crowd = Crowd.of([after for after in afters for _ in range(worlds)])
    if first.phase == PLACING:
        _place(crowd, first, worlds, tries, chance, budget)
    left = first.deck if any(first.deck) else game.deck.counts
    mover = first.first if first.phase == PLACING else first.seat
    sums = np.zeros(len(crowd))
    for _ in range(TURNS):
        rolled = [_roll(left, chance) for _ in range(worlds)]
        white, black, kinds = np.tile(np.array(rolled).T, tries)
        going = np.nonzero(~crowd.over)[0]
        if len(going):
            played = crowd.taken(going)
            luck = Luck(white[going], black[going], Cards(kinds[going], game.deck))
            sums[going] = play_turn(learned(), played, mover, luck, first.options, budget)
            crowd.put(going, played)
        mover = 1 - mover
    last = 1 - mover
    likely = chances(sums)
    likely = likely if last == seat else 1 - likely
    success = crowd.success if seat == 0 else 1 - crowd.success
    values = np.where(crowd.over, success, likely)
    return list(values.reshape(tries, worlds))


def _roll(left: tuple[int, ...], chance: Chance) -> tuple[int, int, int]:
    """Both dice, and the card that would be drawn."""
    return 1 + chance.below(6), 1 + chance.below(6), chance.draw(left)


def _place(
    crowd: Crowd, first: State, worlds: int, tries: int, chance: Chance, budget: Budget
) -> None:
    """Place what is still to be placed, by the learned judgement and each world's taste."""
    for turn in range(first.turn, PLACING_ROUNDS * first.seats):
        seat = placing_seat(turn, first.first, first.seats)
        found = crowd.placings(seat, turn < first.seats)
        budget.spend(len(found.game) // IN_A_NODE)
        taste = np.array(
            [[chance.below(_FINE) / _FINE for _ in range(CELLS)] for _ in range(worlds)]
        )
        liked = np.tile(taste, (tries, 1))[found.game, _placed(crowd, found.after, found.game)]
        worth = learned().judged(found.after, seat) + _TASTE * liked
        best = best_of_each(found.game, worth)
        before = crowd.taken(np.arange(len(crowd)))
        crowd.put(found.game[best], found.after.taken(best))
        if turn + 1 == PLACING_ROUNDS * first.seats:
            crowd.begun(before, seat)


def _placed(before: Crowd, after: Crowd, game: Numbers) -> Numbers:
    """By option, the cell on which something new stands."""
    added = (after.owned[0] | after.owned[1]) & ~(before.owned[0] | before.owned[1])[game]
    found: Numbers = np.bitwise_count(added - np.uint64(1)).astype(np.int64)
    return found
