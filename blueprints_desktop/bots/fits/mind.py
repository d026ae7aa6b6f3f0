"""How FITS is thought about: the drop whose ramp fares best over the cards that may come."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.expectimax import Expectimax
from blueprints_desktop.bots.fits.learned import learned
from blueprints_desktop.bots.fits.ramps import After, Ramps, Value
from blueprints_desktop.bots.fits.weights import CODES, Weighed
from blueprints_desktop.bots.mind import Mind, Option, affordable, best_first
from blueprints_desktop.bots.thought import Terms
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.fits.boards import Board
from blueprints_desktop.games.fits.game import Fits
from blueprints_desktop.games.fits.moves import Drop, Move
from blueprints_desktop.games.fits.preview import ramp_after
from blueprints_desktop.games.fits.state import STARTING, State

CANDIDATES = 12
"""Moves that are looked into card by card, if the budget allows it."""
FINALISTS = 4
"""Of these, the moves that are looked into by pairs of cards, if the budget allows it."""
WIDTH = 2
"""How many answers to the first card of a pair are looked into."""


class FitsMind(Mind):
    """Other people's ramps don't matter: everybody drops the same pieces on their own."""

    budgets: ClassVar[Mapping[str, int]] = {
        "apprentice": 1,
        "journeyman": 1,
        "master": 70_000,
    }
    codes: ClassVar[tuple[str, ...]] = CODES
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
        ramps = Ramps(self._valued(view))
        ahead = Expectimax(ramps, budget)
        found = self._moves(view, ramps)
        afters: dict[Any, After] = {move: after for _, move, after in found}
        cards = found[0][2][2].bit_count()
        ranked = affordable(
            [Option(worth, move) for worth, move, _ in found],
            CANDIDATES,
            _card_by_card(found),
            budget,
        )
        ranked = best_first([Option(ahead.value(afters[move], 1), move) for _, move in ranked])
        finalists = ranked[:FINALISTS]
        deeper = len(finalists) / len(ranked) * (1 + WIDTH * cards)
        if cards > 1 and budget.part_spent * (1 + deeper) < 1.0:
            ranked = best_first(
                [Option(ahead.value(afters[move], 2, WIDTH), move) for _, move in finalists]
            )
        return ranked[0].move  # type: ignore[no-any-return]

    def lead(self, view: State, better: Move, other: Move, chance: Chance, budget: Budget) -> float:
        ramps = Ramps(self._valued(view))
        ahead = Expectimax(ramps, budget)
        found = self._moves(view, ramps)
        afters: dict[Any, After] = {move: after for _, move, after in found}
        if 2 * _card_by_card(found) > budget.nodes:
            return 0.0
        return ahead.value(afters[better], 1) - ahead.value(afters[other], 1)

    def terms(self, view: State, move: Move) -> Terms:
        ramp = ramp_after(view, move) if isinstance(move, Drop) else view.ramps[view.seat]
        assert ramp is not None, "the move is legal"
        weighed = self._weighed(self._board(view))
        return weighed.terms(ramp.heights, ramp.covered, _to_come(view))

    def _board(self, view: State) -> Board:
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


def _card_by_card(found: Sequence[tuple[float, Move, After]]) -> int:
    """About how many nodes it takes to look into one of the moves card by card."""
    return max(1, found[0][2][2].bit_count() * len(found))


def _to_come(view: State) -> int:
    """The pieces that come after the one at hand, as a set."""
    pieces = view.to_come(view.seat)
    return sum(1 << piece for piece in pieces if piece != view.piece)


MIND = FitsMind
