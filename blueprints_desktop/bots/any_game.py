"""A strategy for any game that has none of its own: imagine, play out at random, keep the better."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.halving import sequential_halving
from blueprints_desktop.bots.strategy import Option, Strategy
from blueprints_desktop.bots.thought import Terms
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.outcome import Outcome
from blueprints_desktop.engine.playout import playout
from blueprints_desktop.engine.step import Seat


class AnyStrategy(Strategy):
    """Knows nothing of a game but its rules."""

    budgets: ClassVar[Mapping[str, int]] = {
        "apprentice": 500,
        "journeyman": 5_000,
        "master": 50_000,
    }
    codes: ClassVar[tuple[str, ...]] = ()
    softness: ClassVar[float] = 0.0

    def options(self, view: Any) -> list[Option]:
        return [Option(0.0, move) for move in self.game.legal_moves(view)]

    def search(self, view: Any, options: Sequence[Option], chance: Chance, budget: Budget) -> Any:
        game = self.game
        seat = game.to_act(view)
        assert seat is not None, "somebody is to act"

        def attempt(option: Option, seed: int) -> float:
            luck = Chance(seed)
            state = game.imagine(view, seat, luck)
            state, moves = playout(game, game.play(state, option.move, luck).state, luck)
            budget.spend(moves + 1)
            outcome = game.outcome(state)
            assert outcome is not None, "the game was played out"
            return success(outcome, seat)

        return sequential_halving(options, attempt, chance, budget)[0].candidate.move

    def terms(self, view: Any, move: Any) -> Terms:
        return {}


def success(outcome: Outcome, seat: Seat) -> float:
    """1 for a win, shared among equals, 0 for anything else."""
    winners = outcome.winners
    return 1.0 / len(winners) if seat in winners else 0.0


STRATEGY = AnyStrategy
