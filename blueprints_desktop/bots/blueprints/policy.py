"""What a sensible player does at a glance: the die that makes most of the site, and with two
players the discard that hurts the other most. Played thousands of times in a thought."""

from collections.abc import Sequence
from functools import cache

from blueprints_desktop.bots.blueprints.outlooks import SiteOutlook
from blueprints_desktop.games.blueprints.dice import GLASS, RECYCLED, STONE, WOOD, Die
from blueprints_desktop.games.blueprints.scoring import RECYCLED_POINTS, count_of, tally

OWN_WISH = 0.35
"""How far a die that one would like oneself is spared when discarding."""
USUAL = {WOOD: 4.0, STONE: 4.5}
"""What such a die brings somebody whose building is not seen."""
PURSUED = 1.6
"""What a further die of a value or material weighs for whoever collects it."""

TALLY = tuple(tally([[die]]) for die in range(24))
"""By die: what taking it adds to the tally by which a player's wishes are guessed."""


def best_die(outlook: SiteOutlook, pool: Sequence[Die]) -> Die:
    """The die of a sorted pool that makes most of a site."""
    worths = outlook.worths
    best, chosen = float("-inf"), -1
    last = -1
    for die in pool:
        if die != last:
            worth = worths[die]
            if worth is None:
                worth = outlook.look(die)
            if worth > best:
                best, chosen = worth, die
            last = die
    return chosen


def best_discard(theirs: int, own: SiteOutlook, pool: Sequence[Die]) -> Die:
    """The die that would help the other player most, less one's own wish for it."""
    found = appeals(theirs, own, pool)
    return max(found, key=found.__getitem__)


def appeals(theirs: int, own: SiteOutlook, pool: Sequence[Die]) -> dict[Die, float]:
    """By die of the pool, how much it appeals to whoever took the dice of a tally, less one's own
    wish for it."""
    wanted = wishes(theirs)
    found = {die: wanted[die] for die in pool}
    if own.to_come:
        worths = [own.look(die) for die in found]
        usual = sum(worths) / len(worths)
        for die, worth in zip(found, worths, strict=True):
            if worth > usual:
                found[die] -= OWN_WISH * (worth - usual)
    return found


@cache
def wishes(packed: int) -> tuple[float, ...]:
    """By die, what it means to a seat, judged by the tally of those that it took in the open."""
    values = [packed >> 4 * value & 15 for value in range(6)]
    materials = [count_of(packed, material) for material in range(4)]
    recycled = materials[RECYCLED]
    next_recycled = RECYCLED_POINTS[min(6, recycled + 1)] - RECYCLED_POINTS[recycled]
    most_value, most_material = max(values), max(materials)

    def wanted(die: Die) -> float:
        value, material = die >> 2, die & 3
        if material == GLASS:
            worth = value + 1.0
        elif material == RECYCLED:
            worth = next_recycled + 1.0
        else:
            worth = USUAL[material]
        if values[value] == most_value and most_value > 1:
            worth += PURSUED * most_value
        if materials[material] == most_material and most_material > 2:
            worth += PURSUED * most_material
        if most_value <= 1 and not values[value]:
            worth += 0.5 * sum(values)
        return worth

    return tuple(wanted(die) for die in range(24))
