"""How FITS is thought about: the drop whose ramp fares best over the cards that may come."""

from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.duel import duel
from blueprints_desktop.bots.expectimax import Expectimax
from blueprints_desktop.bots.fits.learned import learned
from blueprints_desktop.bots.fits.ramps import After, Ramps, Value, answers_to
from blueprints_desktop.bots.fits.symmetry import canonical
from blueprints_desktop.bots.fits.trials import points_by_trial
from blueprints_desktop.bots.fits.weights import CODES, Weighed
from blueprints_desktop.bots.strategy import Option, Strategy, affordable, best_first
from blueprints_desktop.bots.thought import Comparison, Terms, parts_for
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.game import Fits
from blueprints_desktop.games.fits.moves import Aside, Drop, Move
from blueprints_desktop.games.fits.preview import ramp_after
from blueprints_desktop.games.fits.state import STARTING, State

CANDIDATES = 12
"""Moves that are looked into card by card, if the budget allows it."""
FINALISTS = 6
"""Of these, the moves that are looked into further, by as many cards as the budget allows."""
WIDTH = 2
"""How many answers to each card but the last are looked into."""


class FitsStrategy(Strategy):
    """Other people's ramps don't matter: everybody drops the same pieces on their own."""

    budgets: ClassVar[Mapping[str, int]] = {
        "apprentice": 1,
        "journeyman": 1,
        "master": 100_000,
    }
    codes: ClassVar[tuple[str, ...]] = CODES
    codes_ahead: ClassVar[tuple[str, ...]] = ("points",)
    softness: ClassVar[float] = 0.35

    def __init__(self, game: Fits) -> None:
        super().__init__(game)
        self._fits = game
        self._weighed = cache(Weighed)

    def options(self, view: State) -> list[Option]:
        weighed = self._weighed(self._board(view))
        ramps = Ramps(weighed)
        return [Option(worth, move) for worth, move, _ in self._moves(view, ramps)]

    def search(
        self, view: State, options: Sequence[Option], chance: Chance, budget: Budget
    ) -> Move:
        """Deeper and deeper as long as the budget lasts, in the end to the last card."""
        ramps = Ramps(self._valued(view))
        ahead = Expectimax(ramps, budget, remember=True)
        found = self._moves(view, ramps)
        afters: dict[Any, After] = {move: after for _, move, after in found}
        left = _to_come(view)
        cards, each = left.bit_count(), max(1, answers_to(left))
        valued = [Option(worth, move) for worth, move, _ in found]
        ranked = affordable(valued, CANDIDATES, each, budget)
        ranked = best_first([Option(ahead.value(afters[move], 1), move) for _, move in ranked])
        for depth in range(2, cards + 1):
            cost = _nodes(depth, cards, each / cards) * budget.part_spent / budget.spent
            finalists = ranked[: min(FINALISTS, int((1.0 - budget.part_spent) / cost))]
            if len(finalists) < 2:
                break
            ranked = best_first(
                [Option(ahead.value(afters[move], depth, WIDTH), move) for _, move in finalists]
            )
        return ranked[0].move  # type: ignore[no-any-return]

    def compare(
        self, view: State, better: Move, other: Move, chance: Chance, budget: Budget
    ) -> Comparison:
        ramps = Ramps(self._valued(view))
        ahead = Expectimax(ramps, budget)
        found = self._moves(view, ramps)
        afters: dict[Any, After] = {move: after for _, move, after in found}
        if 2 * answers_to(_to_come(view)) > budget.nodes:
            return Comparison(0.0)
        lead = ahead.value(afters[better], 1) - ahead.value(afters[other], 1)
        return _over_the_next_cards(view, Comparison(lead, parts_for({"points": lead}), lead))

    def surely_better(
        self, view: State, better: Move, other: Move, chance: Chance, budget: Budget
    ) -> Comparison:
        """By the points of rounds that are played out: the evaluation is learned, and how far it
        errs is not known."""
        ramps = Ramps(self._valued(view))
        afters: dict[Any, After] = {move: after for _, move, after in self._moves(view, ramps)}
        attempt = points_by_trial(ramps, _to_come(view), budget)
        found = duel(afters[better], afters[other], attempt, chance, budget)
        return _over_the_next_cards(view, found)

    def leads_to(self, view: State, move: Move) -> Hashable:
        ramp = ramp_after(view, move) if isinstance(move, Drop) else view.ramps[view.seat]
        if ramp is None or not isinstance(move, Drop | Aside):
            return move
        return canonical(self._board(view), ramp.covered)

    def terms(self, view: State, move: Move) -> Terms:
        ramp = ramp_after(view, move) if isinstance(move, Drop) else view.ramps[view.seat]
        assert ramp is not None, "the move is legal"
        weighed = self._weighed(self._board(view))
        return weighed.terms(ramp.heights, ramp.covered, _to_come(view))

    def _board(self, view: State) -> RampBoard:
        return self._fits.boards[view.options.boards[view.round]]

    def _valued(self, view: State) -> Value:
        """The best evaluation there is for the board."""
        board = self._board(view)
        return learned(board) or self._weighed(board)

    def _moves(self, view: State, ramps: Ramps) -> list[tuple[float, Move, After]]:
        ramp = view.ramps[view.seat]
        assert view.piece is not None, "there is a piece to decide on"
        before = (ramp.heights, ramp.covered, _to_come(view))
        return ramps.moves(before, view.piece, view.phase == STARTING)


def _over_the_next_cards(view: State, found: Comparison) -> Comparison:
    """With the last card nothing is foreseen: what it brings can be seen."""
    return found if _to_come(view) else found._replace(parts=())


def _nodes(depth: int, cards: int, answers: float) -> float:
    """How many nodes it takes to look so many of the cards ahead from one move, each of which has
    so many answers."""
    further = 0.0 if depth == 1 else WIDTH * _nodes(depth - 1, cards - 1, answers)
    return cards * (answers + further)


def _to_come(view: State) -> int:
    """The pieces that come after the one at hand, as a set."""
    pieces = view.to_come(view.seat)
    return sum(1 << piece for piece in pieces if piece != view.piece)


STRATEGY = FitsStrategy
