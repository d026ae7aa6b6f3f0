"""What a sensible player does at a glance: the die that makes most of the site, and with two
players the discard that hurts the other most. Played thousands of times in a thought."""

from collections.abc import Sequence
from typing import Any

from blueprints_desktop.bots.blueprints.prospects import Prospects
from blueprints_desktop.engine.step import NEXT, Seat
from blueprints_desktop.games.blueprints.deck import Card
from blueprints_desktop.games.blueprints.dice import GLASS, RECYCLED, STONE, WOOD, Die
from blueprints_desktop.games.blueprints.moves import DISCARD, TAKE
from blueprints_desktop.games.blueprints.scoring import RECYCLED_POINTS
from blueprints_desktop.games.blueprints.state import DICE_EACH, DISCARDING, TAKING, Site, State

MOST_KEPT = 8_000
"""Sites whose prospects are kept."""

OWN_WISH = 0.35
"""How far a die that one would like oneself is spared when discarding."""
USUAL = {WOOD: 4.0, STONE: 4.5}
"""What such a die brings somebody whose building is not seen."""
PURSUED = 1.6
"""What a further die of a value or material weighs for whoever collects it."""


class Policy:
    """Decides at a glance for whoever is to act, from what that seat sees."""

    def __init__(self, deck: Sequence[Card]) -> None:
        self._plans = [card.heights for card in deck]
        self._known: dict[Any, Prospects] = {}

    def prospects(self, site: Site, to_come: int, in_demand: tuple[int, int]) -> Prospects:
        """What dice would make of a site; ``to_come`` counts the one taken now."""
        key = (site.card, site.building, to_come, in_demand)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            card, building, room = site
            found = Prospects(self._plans[card], building, room, to_come, in_demand)
            self._known[key] = found
        return found

    def move(self, state: State) -> Any:
        """The move at a glance."""
        phase = state.phase
        if phase == TAKING:
            prospects = self.own_prospects(state)
            best, choice = float("-inf"), None
            last = -1
            for die in state.pool:
                if die != last:
                    worth, space = prospects.best(die)
                    if worth > best:
                        best, choice = worth, TAKE[die][space]
                    last = die
            return choice
        if phase == DISCARDING:
            appeals = self.appeals(state)
            return DISCARD[max(appeals, key=appeals.__getitem__)]
        return NEXT

    def own_prospects(self, state: State) -> Prospects:
        """The prospects of whoever takes a die now."""
        order = state.round.order
        turns, place = divmod(len(state.taken), len(order))
        site = state.sites[order[place]]
        assert site is not None, "the mover's own site is known"
        return self.prospects(site, DICE_EACH - turns, state.round.in_demand)

    def appeals(self, state: State) -> dict[Die, float]:
        """By die of the pool: how much it would help the other player, less one's own wish for it."""
        order = state.round.order
        own = order[(len(state.taken) - 1) % 2]
        wanted = _wishes(state, order[len(state.taken) % 2])
        appeals = {die: wanted(die) for die in state.pool}
        turns = (len(state.taken) + 1) // 2
        site = state.sites[own]
        if turns < DICE_EACH and site is not None:
            prospects = self.prospects(site, DICE_EACH - turns, state.round.in_demand)
            worths = {die: prospects.best(die)[0] for die in appeals}
            usual = sum(worths.values()) / len(worths)
            for die, worth in worths.items():
                appeals[die] -= OWN_WISH * max(0.0, worth - usual)
        return appeals


def _wishes(state: State, seat: Seat) -> Any:
    """What dice mean to a seat, judged by those that it took in the open."""
    values = [0] * 6
    materials = [0] * 4
    dice = state.taken_by(seat)
    for die in dice:
        values[die >> 2] += 1
        materials[die & 3] += 1
    recycled = materials[RECYCLED]
    next_recycled = RECYCLED_POINTS[min(6, recycled + 1)] - RECYCLED_POINTS[recycled]
    geometer = max(values) <= 1
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
        if geometer and not values[value]:
            worth += 0.5 * len(dice)
        return worth

    return wanted
