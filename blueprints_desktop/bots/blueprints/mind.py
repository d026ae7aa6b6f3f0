"""How Blueprints is thought about: imagine the hidden sites, play the round out, keep what wins."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from blueprints_desktop.bots.any_game import success
from blueprints_desktop.bots.blueprints.imagining import Imagination
from blueprints_desktop.bots.blueprints.policy import Policy
from blueprints_desktop.bots.blueprints.prospects import CODES, terms
from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.halving import sequential_halving
from blueprints_desktop.bots.mind import Mind, Option, affordable
from blueprints_desktop.bots.thought import Terms
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.game import Blueprints
from blueprints_desktop.games.blueprints.moves import Discard, Take
from blueprints_desktop.games.blueprints.scoring import AWARD_POINTS, PRIZE_POINTS
from blueprints_desktop.games.blueprints.spaces import GONE
from blueprints_desktop.games.blueprints.state import (
    DICE_EACH,
    DISCARDING,
    OVER,
    TAKING,
    State,
    built,
)

CANDIDATES = 16
"""Moves that are played out, if there is enough budget for so many nodes each."""
NODES_EACH = 400

WIN = 8.0
"""What winning the game weighs beside a point of honours in the last round."""
POINT = 0.03
"""What a point of the round weighs beside a point of honours: it decides between equals."""


class BlueprintsMind(Mind):
    budgets: ClassVar[Mapping[str, int]] = {
        "apprentice": 1,
        "journeyman": 1,
        "master": 12_000,
    }
    codes: ClassVar[tuple[str, ...]] = (*CODES, "denied")
    softness: ClassVar[float] = 2.0

    def __init__(self, game: Blueprints) -> None:
        super().__init__(game)
        self._deck = game.deck
        self._blueprints = game
        self._policy = Policy(game.deck)
        self._imagination = Imagination(game, game.deck, self._policy)

    def options(self, view: State) -> list[Option]:
        if view.phase == DISCARDING:
            appeals = self._policy.appeals(view)
            return [Option(appeals[move.die], move) for move in self.game.legal_moves(view)]
        prospects = self._policy.own_prospects(view)
        return [
            Option(prospects.on(move.die, move.space), move) for move in self.game.legal_moves(view)
        ]

    def search(self, view: State, options: Sequence[Option], chance: Chance, budget: Budget) -> Any:
        seat = self.game.to_act(view)
        assert seat is not None, "somebody is to act"

        def attempt(option: Option, seed: int) -> float:
            luck = Chance(seed)
            state = self._imagination.imagine(view, seat, luck)
            return self._play_out(state, option.move, seat, luck, budget)

        candidates = affordable(options, CANDIDATES, NODES_EACH, budget)
        return sequential_halving(candidates, attempt, chance, budget)[0].candidate.move

    def _play_out(self, state: State, move: Any, seat: Seat, luck: Chance, budget: Budget) -> float:
        """Play the move and then the round by the policy; what it brought the seat."""
        play, choice = self._blueprints.play, self._policy.move
        rounds = len(state.results)
        state = play(state, move, luck).state
        moves = 1
        while len(state.results) == rounds:
            state = play(state, choice(state), luck).state
            moves += 1
        budget.spend(moves)
        return self._gain(state, seat)

    def _gain(self, state: State, seat: Seat) -> float:
        """What the round just scored is worth to a seat, compared with the others."""
        result = state.results[-1]
        honours = [0.0] * state.seats
        for award, winner in result.awards:
            honours[winner] += AWARD_POINTS[award]
        for prize_winner in result.prizes:
            if prize_winner is not None:
                honours[prize_winner] += PRIZE_POINTS
        for other, score in enumerate(result.scores):
            honours[other] += POINT * score.total
        gain = honours[seat] - (sum(honours) - honours[seat]) / (state.seats - 1)
        if state.phase == OVER:
            outcome = self.game.outcome(state)
            assert outcome is not None, "the game is over"
            gain += WIN * success(outcome, seat)
        return gain

    def terms(self, view: State, move: Any) -> Terms:
        if isinstance(move, Discard):
            return {"denied": self._policy.appeals(view)[move.die]}
        if not isinstance(move, Take) or view.phase != TAKING:
            return {}
        order = view.round.order
        turns, place = divmod(len(view.taken), len(order))
        site = view.sites[order[place]]
        assert site is not None, "the mover's own site is known"
        if move.space != GONE:
            site = built(site, move.die, move.space)
        plan = self._deck[site.card].heights
        return terms(plan, site.building, DICE_EACH - turns - 1, view.round.in_demand)


MIND = BlueprintsMind
