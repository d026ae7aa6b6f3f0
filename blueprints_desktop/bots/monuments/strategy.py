"""How World Monuments is thought about: walks are played out to the round's end, bricks searched."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, ClassVar

from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.duel import duel
from blueprints_desktop.bots.halving import sequential_halving
from blueprints_desktop.bots.monuments.site import PlannedSite, margin, next_builder
from blueprints_desktop.bots.monuments.site_search import SHARES, SearchPosition, SiteSearch
from blueprints_desktop.bots.monuments.sketch import MonumentsSketch
from blueprints_desktop.bots.monuments.symmetry import quarry_after, site_left
from blueprints_desktop.bots.monuments.worth import (
    around,
    carried_worths,
    colour_worths,
    piece_worths,
)
from blueprints_desktop.bots.strategy import Option, Strategy, affordable, best_first
from blueprints_desktop.bots.thought import Comparison, Terms
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.monuments.game import Monuments
from blueprints_desktop.games.monuments.moves import Brick, Walk
from blueprints_desktop.games.monuments.pieces import NAMES, NOTHING, UNIT
from blueprints_desktop.games.monuments.state import BUILDING, QUARRY, ROUNDS, State

CANDIDATES = 24
"""Walks that are played out, if there is enough budget for so many nodes each."""
NODES_EACH = 1200
PLY = 3
"""A move of a playout takes as long as so many nodes of the search on the site."""
WIN = 6.0
"""What winning weighs beside a point in the last round."""


class MonumentsStrategy(Strategy):
    """Pieces are collected and set in the open, so every stock can be counted: ``imagine`` does."""

    budgets: ClassVar[Mapping[str, int]] = {
        "apprentice": 1,
        "journeyman": 1,
        "master": 80_000,
    }
    codes: ClassVar[tuple[str, ...]] = (*NAMES, "points", "opens")
    codes_ahead: ClassVar[tuple[str, ...]] = (*SHARES, "victory")
    softness: ClassVar[float] = 1.0

    def __init__(self, game: Monuments) -> None:
        super().__init__(game)
        self._kit = game.kit
        self._site = PlannedSite(game.plan)

    # --- at a glance ----------------------------------------------------------------

    def options(self, view: State) -> list[Option]:
        state = self.game.imagine(view, view.seat, Chance(0))
        moves = self.game.legal_moves(view)
        if view.phase == QUARRY:
            worths = piece_worths(self._kit, state)
            return [Option(sum([worths[piece] for piece in move.took]), move) for move in moves]
        return [Option(self._glance(state, move), move) for move in moves]

    def _glance(self, state: State, brick: Brick) -> float:
        seat = state.seat
        following = next_builder(seat, state.passed, state.seats)
        number = self._kit.plan.numbers[brick]
        own, other = state.stocks[seat], state.stocks[following]
        return self._site.glance(number, state.built, own or 0, other or 0)

    def terms(self, view: State, move: Any) -> Terms:
        state = self.game.imagine(view, view.seat, Chance(0))
        if isinstance(move, Walk):
            worths = piece_worths(self._kit, state)
            found: dict[str, float] = {}
            for piece in move.took:
                if piece != NOTHING:
                    found[NAMES[piece]] = found.get(NAMES[piece], 0.0) + worths[piece]
            return found
        if not isinstance(move, Brick) or view.phase != BUILDING:
            return {}
        points = float(self._kit.plan.points[self._kit.plan.numbers[move]])
        return {"points": points, "opens": self._glance(state, move) - points}

    def told_as(self, view: State, move: Any, code: str) -> str:
        """Nothing opens for the next player if there is none, or if nothing is left to build; bricks
        that are kept are worth nothing after the last round."""
        if code == "kept" and view.round + 1 == ROUNDS:
            return ""
        if code == "opens" and isinstance(move, Brick):
            alone = next_builder(view.seat, view.passed, view.seats) == view.seat
            last = view.open.bit_count() == 1 and not self._site.opened(
                self._kit.plan.numbers[move], view.built | view.open
            )
            return "" if alone or last else code
        return code

    # --- looking ahead --------------------------------------------------------------

    def search(self, view: State, options: Sequence[Option], chance: Chance, budget: Budget) -> Any:
        state = self.game.imagine(view, view.seat, Chance(0))
        if state.phase == QUARRY:
            walks = affordable(_one_of_each(options), CANDIDATES, NODES_EACH, budget)
            scores = self._playouts(state, budget)

            def attempt(walk: Walk, seed: int) -> float:
                found = scores(walk, seed)
                return margin(found, state.seat) + _victory(state, found)

            tried = sequential_halving([walk.move for walk in walks], attempt, chance, budget)
            return tried[0].candidate
        guess = self._kit.plan.numbers[best_first(options)[0].move]
        found = self._site_search(state, budget).best(_position(state), guess)
        return self._kit.plan.bricks[found]

    def compare(
        self, view: State, better: Any, other: Any, chance: Chance, budget: Budget
    ) -> Comparison:
        state = self.game.imagine(view, view.seat, Chance(0))
        if state.phase != QUARRY:
            numbers = self._kit.plan.numbers
            search = self._site_search(state, budget)
            return search.compare(_position(state), numbers[better], numbers[other])
        scores = self._playouts(state, budget)

        def attempt(walk: Walk, seed: int) -> Terms:
            found = scores(walk, seed)
            own = found[state.seat]
            others = margin(found, state.seat) - own
            return {"own": own, "others": others, "victory": _victory(state, found)}

        return duel(better, other, attempt, chance, budget)

    def surely_better(
        self, view: State, better: Any, other: Any, chance: Chance, budget: Budget
    ) -> Comparison:
        if view.phase == QUARRY:
            return self.compare(view, better, other, chance, budget)
        state = self.game.imagine(view, view.seat, Chance(0))
        numbers = self._kit.plan.numbers
        search = self._site_search(state, budget)
        return search.compare(_position(state), numbers[better], numbers[other], surely=True)

    def leads_to(self, view: State, move: Any) -> Hashable:
        if isinstance(move, Walk):
            return quarry_after(self._kit.quarry, view, move)
        if isinstance(move, Brick):
            number = self._kit.plan.numbers[move]
            unbuilt = site_left(self._kit.plan, view.built | 1 << number)
            return move.colour, self._kit.plan.points[number], unbuilt
        return move  # type: ignore[no-any-return]

    def _playouts(self, state: State, budget: Budget) -> Callable[[Walk, int], list[float]]:
        """Takes a walk and plays the round out; what everybody has then."""
        kit = self._kit
        worths = piece_worths(kit, state)
        blank = MonumentsSketch(kit, self._site, state, carried_worths(kit, state))
        places = kit.quarry.places

        def play_out(walk: Walk, seed: int) -> list[float]:
            sketch = blank.again()
            sketch.walk([places[cell] for cell in walk.cells], [UNIT[kind] for kind in walk.took])
            scores = sketch.play_out(worths, Chance(seed))
            budget.spend(PLY * sketch.moves)
            return scores

        return play_out

    def _site_search(self, state: State, budget: Budget) -> SiteSearch:
        carried = carried_worths(self._kit, state)
        in_hand = colour_worths(self._kit.plan, state.built, around(state), carried)
        left_over = None if state.round + 1 == ROUNDS else carried
        return SiteSearch(self._site, state.seat, state.seats, left_over, in_hand, budget)


def _victory(state: State, scores: Sequence[float]) -> float:
    """What winning the game weighs, shared among equals; nothing before the last round."""
    if state.round + 1 < ROUNDS:
        return 0.0
    rounded = [round(score) for score in scores]
    best = max(rounded)
    return WIN / rounded.count(best) if rounded[state.seat] == best else 0.0


def _position(state: State) -> SearchPosition:
    stocks = tuple(stock or 0 for stock in state.stocks)
    return SearchPosition(state.built, state.open, stocks, state.seat, state.passed)


def _one_of_each(options: Sequence[Option]) -> list[Option]:
    """Of walks that end on the same cell and empty the same cells of the same pieces, the first."""
    found: dict[Any, Option] = {}
    for option in options:
        walk: Walk = option.move
        taken = frozenset(
            step for step in zip(walk.cells, walk.took, strict=True) if step[1] != NOTHING
        )
        found.setdefault((walk.cells[-1], taken), option)
    return list(found.values())


STRATEGY = MonumentsStrategy
