"""How Blueprints is thought about: imagine the hidden sites, play the round out, keep what wins."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from blueprints_desktop.bots.blueprints.honours import GAINS, Stakes
from blueprints_desktop.bots.blueprints.imagining import Imagination
from blueprints_desktop.bots.blueprints.outlooks import Finished, SiteOutlook, SiteOutlooks
from blueprints_desktop.bots.blueprints.policy import TALLY, appeals, wishes
from blueprints_desktop.bots.blueprints.sketch import BlueprintsSketch, World
from blueprints_desktop.bots.blueprints.symmetry import canonical
from blueprints_desktop.bots.blueprints.worth import CODES, PRIZE, terms
from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.duel import duel
from blueprints_desktop.bots.halving import sequential_halving
from blueprints_desktop.bots.strategy import Option, Strategy, affordable
from blueprints_desktop.bots.thought import Comparison, Terms
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.dice import Die, material_of, value_of
from blueprints_desktop.games.blueprints.game import Blueprints
from blueprints_desktop.games.blueprints.moves import Discard, Take
from blueprints_desktop.games.blueprints.scoring import PRIZE_POINTS
from blueprints_desktop.games.blueprints.spaces import GONE
from blueprints_desktop.games.blueprints.state import (
    DICE_EACH,
    DISCARDING,
    TAKING,
    State,
    built,
)

CANDIDATES = 16
"""Moves that are played out, if there is enough budget for so many nodes each."""
NODES_EACH = 400
SCORING = 6
"""Scoring a round that was played out takes as long as so many of its moves."""


NOW = {
    code: f"{code}_now"
    for code in ("bonus", "skyscraper", "structural_integrity", "geometer", "materials")
}
"""What a die brings closer to, and the code for the last die: it is reached now, or never."""
FIRST_STEP = {"skyscraper": 3, "structural_integrity": 2, "geometer": 3, "materials": 3}
"""By Prize, with how many dice on the way to it a die is told to be a step there."""
POSSIBLE = {prize: f"{prize}_possible" for prize in FIRST_STEP}
"""Prizes, and the code where a die is no step yet, but leaves more ways open than others."""
LOW = 3
"""Most dice go on a die up to this value."""


class BlueprintsStrategy(Strategy):
    budgets: ClassVar[Mapping[str, int]] = {
        "apprentice": 1,
        "journeyman": 1,
        "master": 16_000,
    }
    codes: ClassVar[tuple[str, ...]] = (
        *CODES, *NOW.values(), *POSSIBLE.values(), "low_die", "denied", "unwanted",
    )  # fmt: skip
    codes_ahead: ClassVar[tuple[str, ...]] = GAINS
    softness: ClassVar[float] = 2.0

    def __init__(self, game: Blueprints) -> None:
        super().__init__(game)
        self._deck = game.deck
        self._blueprints = game
        self._outlooks = lru_cache(1)(self._new_outlooks)
        """By the materials in demand: those of the round that is thought about."""

    def _new_outlooks(self, in_demand: tuple[int, int]) -> SiteOutlooks:
        return SiteOutlooks(self._deck, in_demand)

    # --- at a glance ----------------------------------------------------------------

    def options(self, view: State) -> list[Option]:
        moves = self.game.legal_moves(view)
        if view.phase == DISCARDING:
            found = self._appeals(view)
            return [Option(found[move.die], move) for move in moves]
        prospects = self._own_outlook(view).prospects
        return [Option(prospects.on(move.die, move.space), move) for move in moves]

    def _own_outlook(self, view: State) -> SiteOutlook:
        """The outlook of whoever acts, before the next die is taken."""
        seat = self._mover(view)
        site = view.sites[seat]
        assert site is not None, "the mover's own site is known"
        outlooks = self._outlooks(view.round.in_demand)
        return outlooks.outlook(site, DICE_EACH - len(view.taken_by(seat)))

    def _mover(self, view: State) -> Seat:
        seat = self.game.to_act(view)
        assert seat is not None, "somebody is to act"
        return seat

    def _appeals(self, view: State) -> dict[Die, float]:
        """By die, what speaks for discarding it."""
        return appeals(_next_tally(view), self._own_outlook(view), view.pool)

    def terms(self, view: State, move: Any) -> Terms:
        if isinstance(move, Discard):
            denied = wishes(_next_tally(view))[move.die]
            return {"denied": denied, "unwanted": self._appeals(view)[move.die] - denied}
        if not isinstance(move, Take) or view.phase != TAKING:
            return {}
        outlook = self._own_outlook(view)
        site = outlook.site
        if move.space != GONE:
            site = built(site, move.die, move.space)
        plan = self._deck[site.card].heights
        return terms(plan, site.building, outlook.to_come - 1, view.round.in_demand)

    def told_as(self, view: State, move: Any, code: str) -> str:
        """With the last die of a building no plan is only brought closer. A single die is no step towards a
        Prize."""
        dice = len(view.taken_by(self._mover(view)))
        if isinstance(move, Discard):
            return "" if code == "unwanted" and dice == DICE_EACH else code
        if dice + 1 == DICE_EACH:
            return NOW.get(code, code)
        if code in FIRST_STEP and self._dice_for(view, move, code) < FIRST_STEP[code]:
            low = code == "skyscraper" and move.space != GONE and value_of(move.die) <= LOW
            return "low_die" if low else POSSIBLE[code]
        return code

    def _dice_for(self, view: State, move: Take, code: str) -> int:
        """How many dice count towards a Prize with the one that is taken."""
        site = self._own_outlook(view).site
        if move.space == GONE:
            return 0
        building = built(site, move.die, move.space).building
        if code == "skyscraper":
            return len(building[move.space])
        dice = [die for stack in building for die in stack]
        if code == "structural_integrity":
            return sum(die >> 2 == move.die >> 2 for die in dice)
        if code == "materials":
            return sum(material_of(die) == material_of(move.die) for die in dice)
        values = {die >> 2 for die in dice}
        return len(dice) if len(values) == len(dice) else 0

    # --- looking ahead --------------------------------------------------------------

    def search(self, view: State, options: Sequence[Option], chance: Chance, budget: Budget) -> Any:
        moves = [option.move for option in affordable(options, CANDIDATES, NODES_EACH, budget)]
        stakes, finished = Stakes(view, self._mover(view)), self._playouts(view, budget)

        def attempt(move: Any, seed: int) -> float:
            return stakes.gain(finished(move, seed))

        return sequential_halving(moves, attempt, chance, budget)[0].candidate

    def compare(
        self, view: State, better: Any, other: Any, chance: Chance, budget: Budget
    ) -> Comparison:
        stakes, finished = Stakes(view, self._mover(view)), self._playouts(view, budget)

        def attempt(move: Any, seed: int) -> Terms:
            return stakes.gain_by_part(finished(move, seed))

        found = duel(better, other, attempt, chance, budget)
        unit = PRIZE / PRIZE_POINTS
        return found._replace(lead=found.lead * unit, expected=found.expected * unit)

    def leads_to(self, view: State, move: Any) -> Hashable:
        if not isinstance(move, Take) or move.space == GONE:
            return move  # type: ignore[no-any-return]
        site = built(self._own_outlook(view).site, move.die, move.space)
        return move.die, canonical(self._deck[site.card].heights, site.building)

    def _playouts(self, view: State, budget: Budget) -> Callable[[Any, int], Sequence[Finished]]:
        """Plays a move and then the round by the policy; what everybody has built then."""
        outlooks = self._outlooks(view.round.in_demand)
        imagination = Imagination(self._blueprints, view, self._mover(view), outlooks)
        sketch = BlueprintsSketch(view, outlooks)

        @lru_cache(1)
        def world(seed: int) -> World:
            """The same for all candidates of a sweep."""
            luck = Chance(seed)
            return sketch.world(imagination.sites(luck), luck)

        def play_out(move: Any, seed: int) -> Sequence[Finished]:
            budget.spend(SCORING + sketch.moves)
            return sketch.play_out(world(seed), move)

        return play_out


def _next_tally(view: State) -> int:
    """What the other player took, who acts next when somebody discards."""
    other = view.round.order[len(view.taken) % 2]
    return sum(TALLY[die] for die in view.taken_by(other))


STRATEGY = BlueprintsStrategy
