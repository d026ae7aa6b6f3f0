"""What every game's strategy has in common, and how a strategy is found.

A strategy knows how to value the moves of one game at a glance, and how to search for a better
one within a budget. It is given a seat's view and never a state; what is hidden it imagines.
A game's strategy lives in ``bots/<game>/strategy.py`` and is found by the name of the game's folder;
a game that has none is played by imagining and playing out at random.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, NamedTuple

from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.thought import (
    Comparison,
    EvaluationPart,
    Terms,
    Thought,
    telling_parts,
)
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.game import Game


class Option(NamedTuple):
    """A move and what it is worth at a glance."""

    worth: float
    move: Any


class Strategy(ABC):
    """Thinks about one game. Strategies keep tables, and nothing of a match."""

    budgets: ClassVar[Mapping[str, int]]
    """By level, the nodes for a move; 1 is a glance."""
    codes: ClassVar[tuple[str, ...]]
    """Every part that ``terms`` may name: the window has a sentence for each."""
    codes_ahead: ClassVar[tuple[str, ...]] = ()
    """Every part that ``compare`` may name: the window has a sentence for each of these too."""
    softness: ClassVar[float]
    """How much worth an apprentice overlooks, in the unit of the glance."""
    journeyman_softness: ClassVar[float] = 0.0
    """And a journeyman, where luck leaves little room between a glance and the best there is."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game

    @classmethod  # noqa: B027 (most have nothing to load)
    def prepare(cls) -> None:
        """Load what searching wants, while nobody waits: a thought that loads cannot be given up."""

    @abstractmethod
    def options(self, view: Any) -> list[Option]:
        """Every legal move with its worth at a glance, in the order of the legal moves."""

    def counted(self, view: Any) -> list[Option]:
        """Every legal move by what the rules count alone; a strategy that keeps no such books glances."""
        return self.options(view)

    @abstractmethod
    def search(self, view: Any, options: Sequence[Option], chance: Chance, budget: Budget) -> Any:
        """The move found by looking ahead; there are two options at least."""

    @abstractmethod
    def terms(self, view: Any, move: Any) -> Terms:
        """What speaks for a move at a glance, part by part."""

    def told_as(self, view: Any, move: Any, code: str) -> str:
        """The code by which a reason for a move is told; empty: it is not told.

        What speaks of things to come is told in another way, or not at all, where none come.
        """
        return code

    def told(
        self, view: Any, move: Any, parts: Sequence[EvaluationPart]
    ) -> tuple[EvaluationPart, ...]:
        """The reasons for a move that make sense in this view."""
        found: dict[str, EvaluationPart] = {}
        for part in parts:
            code = self.told_as(view, move, part.code)
            if code:
                found.setdefault(code, part._replace(code=code))
        return tuple(found.values())

    def leads_to(self, view: Any, move: Any) -> Hashable:
        """A key of the position after a move. Moves with the same key are equally good.

        Strategies give positions the same key that a symmetry of the game turns into each other. An
        estimate of two such positions can differ; the difference is an error of the estimate.
        """
        return move  # type: ignore[no-any-return]

    def compare(
        self, view: Any, better: Any, other: Any, chance: Chance, budget: Budget
    ) -> Comparison:
        """How far looking ahead puts one move before another; a strategy that cannot tell says 0."""
        return Comparison(0.0)

    def surely_better(
        self, view: Any, better: Any, other: Any, chance: Chance, budget: Budget
    ) -> Comparison:
        """The same, but the lead counts only as far as it is beyond the error of the estimate.

        A strategy whose ``compare`` trusts an evaluation tries both moves here in the same worlds.
        """
        return self.compare(view, better, other, chance, budget)

    def think(self, view: Any, chance: Chance, budget: Budget) -> Thought:
        """The best move that the budget finds; a budget of one node is a glance."""
        moves = self.game.legal_moves(view)
        if len(moves) == 1:
            return Thought(moves[0])
        options = self.options(view)
        budget.spend(len(options))
        if budget.nodes > 1:
            move = self.search(view, options, chance, budget)
        else:
            move = max(options, key=_worth).move
        return Thought(move, self.reasons(view, move, moves), budget.spent)

    def reasons(self, view: Any, move: Any, moves: Sequence[Any]) -> tuple[Any, ...]:
        """What sets the move apart from the others."""
        others = [self.terms(view, other) for other in moves if other != move]
        return self.told(view, move, telling_parts(self.terms(view, move), others))


def _worth(option: Option) -> float:
    return option.worth


def best_first(options: Sequence[Option]) -> list[Option]:
    """The options by their worth; equals keep their order."""
    return sorted(options, key=_worth, reverse=True)


def affordable(options: Sequence[Option], most: int, each: int, budget: Budget) -> list[Option]:
    """The most promising options: as many as get so many nodes each, and two at least."""
    count = max(2, min(most, budget.nodes // each))
    return best_first(options)[:count]


STRATEGIES_KEPT = 2
"""Strategies fill tables, so no more are kept than are needed at a time."""

_strategies: list[Strategy] = []
"""Those made last, the latest first."""


def strategy_of(game: Game[Any, Any]) -> Strategy:
    """The strategy for a game, made when it is first asked for."""
    for strategy in _strategies:
        if strategy.game is game:
            return strategy
    made = _kind_of_strategy(game)(game)
    _strategies.insert(0, made)
    del _strategies[STRATEGIES_KEPT:]
    return made


def _kind_of_strategy(game: Game[Any, Any]) -> type[Strategy]:
    folder = type(game).__module__.split(".")[-2:-1]
    module = ".".join([__package__ or "", *folder, "strategy"])
    if not folder or find_spec(".".join([__package__ or "", *folder])) is None:
        module = f"{__package__}.any_game"
    found: type[Strategy] = import_module(module).STRATEGY
    return found


def load(key: str) -> None:
    """Have the strategy for a game loaded before it is wanted, with the tables that it works out."""
    if find_spec(f"{__package__}.{key}") is not None:
        import_module(f"{__package__}.{key}.strategy").STRATEGY.prepare()


def choose(game: Game[Any, Any], view: Any, chance: Chance, budget: Budget) -> Thought:
    """The move of whoever acts in this view, thought out within the budget."""
    return strategy_of(game).think(view, chance, budget)
