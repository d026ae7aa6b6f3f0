"""Luck in Blueprints: the dice that were drawn before somebody's turn.

A die counts by what it would score at once on the best space for it. That is less than it may be worth in
the end, but it needs no opinion about the game.
"""

from collections.abc import Sequence

from blueprints_desktop.engine.luck import Luck, LuckTally
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.blueprints.dice import MATERIALS, Die, die_of, material_of
from blueprints_desktop.games.blueprints.events import DiceDrawn
from blueprints_desktop.games.blueprints.game import Blueprints
from blueprints_desktop.games.blueprints.scoring import score_building
from blueprints_desktop.games.blueprints.spaces import SPACES
from blueprints_desktop.games.blueprints.state import Site, State, built

_VALUES = range(1, 7)


def luck(match: Match) -> Luck:
    """By seat, what the best die of the pool would score at once, turn by turn; and what it would score on
    the average of all dice that could have been drawn."""
    game = match.game
    assert isinstance(game, Blueprints)
    tally = LuckTally(match.seats)
    for played in match.played:
        drawn = next((event for event in played.step.events if type(event) is DiceDrawn), None)
        after: State = played.step.state
        seat = game.to_act(after)
        site = None if seat is None else after.sites[seat]
        if drawn is None or seat is None or site is None:
            continue
        gains = _gains(game, site)
        known = max([gains[die] for die in _without(after.pool, drawn.dice)], default=0)
        bag = list(after.bag)
        for die in drawn.dice:
            bag[material_of(die)] += 1
        came = max(known, *(gains[die] for die in drawn.dice))
        tally.add(seat, came, _odds(gains, bag, known, len(drawn.dice)))
    return tally.luck


def _gains(game: Blueprints, site: Site) -> list[int]:
    """By die, what it scores at once where that is most."""
    heights = game.deck[site.card].heights
    now = score_building(heights, site.building).total
    found = []
    for die in range(len(_VALUES) * len(MATERIALS)):
        spaces = (space for space in range(SPACES) if site.fitting(die) >> space & 1)
        after = (built(site, die, space).building for space in spaces)
        found.append(max((score_building(heights, each).total - now for each in after), default=0))
    return found


def _without(pool: Sequence[Die], drawn: Sequence[Die]) -> list[Die]:
    left = list(pool)
    for die in drawn:
        left.remove(die)
    return left


def _odds(
    gains: Sequence[int], bag: Sequence[int], known: int, dice: int
) -> list[tuple[float, float]]:
    """What the best die may score after so many more dice are drawn from the bag and rolled."""
    if not dice:
        return [(known, 1.0)]
    found: dict[float, float] = {}
    for material, left in enumerate(bag):
        if not left:
            continue
        rest = [count - (kind == material) for kind, count in enumerate(bag)]
        for value in _VALUES:
            best = max(known, gains[die_of(material, value)])
            for gain, weight in _odds(gains, rest, best, dice - 1):
                found[gain] = found.get(gain, 0.0) + left * weight
    return list(found.items())
