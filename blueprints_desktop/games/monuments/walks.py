"""The worker's walks through the quarry: all of them, one at random, and why one is not allowed."""

from itertools import pairwise, product

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.monuments.moves import Walk, is_sound
from blueprints_desktop.games.monuments.pieces import NOTHING, choices
from blueprints_desktop.games.monuments.quarry import STEPS, Path, Quarry, Ways
from blueprints_desktop.games.monuments.state import NOWHERE, State

_LAST = len(STEPS) - 1
_TRIES = 4
"""Random paths to try before looking which of them still lead to a piece."""


def ways_open(quarry: Quarry, state: State) -> Ways:
    """The paths of this turn's length from where the worker stands, fruitful or not."""
    turn = state.turn
    return quarry.ways[turn if turn < _LAST else _LAST][state.at]


def legal_paths(quarry: Quarry, state: State) -> list[Path]:
    """The paths that yield at least one piece."""
    full = sum(1 << place for place, heap in enumerate(state.quarry) if heap)
    return [path for path in ways_open(quarry, state).paths if path.mask & full]


def legal_walks(quarry: Quarry, state: State) -> list[Walk]:
    """Every legal walk: each path with each choice of pieces where a cell has several kinds."""
    offered = [choices(heap) for heap in state.quarry]
    return [
        Walk(path.cells, took)
        for path in legal_paths(quarry, state)
        for took in product(*[offered[place] for place in path.places])
    ]


def sample_walk(quarry: Quarry, state: State, chance: Chance) -> Walk:
    """Some legal walk: a random path, and from each of its cells a random kind of piece."""
    paths = ways_open(quarry, state).paths
    heaps = state.quarry
    for _ in range(_TRIES):
        path = paths[chance.below(len(paths))]
        for place in path.places:
            if heaps[place]:
                return _with_pieces(path, state, chance)
    return _with_pieces(chance.pick(legal_paths(quarry, state)), state, chance)


def _with_pieces(path: Path, state: State, chance: Chance) -> Walk:
    heaps = state.quarry
    took = []
    for place in path.places:
        offered = choices(heaps[place])
        many = len(offered)
        took.append(offered[0] if many == 1 else offered[chance.below(many)])
    return Walk(path.cells, tuple(took))


def why_not(quarry: Quarry, state: State, walk: Walk) -> str | None:
    """Why the worker may not go so and take that; None: it is allowed."""
    try:
        path = ways_open(quarry, state).by_cells.get(walk.cells)
    except TypeError:  # cells that cannot be hashed
        path = None
    if path is None:
        return _why_no_path(quarry, state, walk)
    took = walk.took
    if type(took) is not tuple or len(took) != len(path.places):
        return "not-a-walk"
    heaps = state.quarry
    empty = True
    for place, piece in zip(path.places, took, strict=True):
        heap = heaps[place]
        if type(piece) is not int or piece not in choices(heap):
            return _why_not_take(heap, piece)
        if heap:
            empty = False
    return "takes-nothing" if empty else None


def _why_not_take(heap: int, piece: object) -> str:
    if not heap:
        return "cell-is-empty"
    return "must-take-a-piece" if piece == NOTHING else "piece-is-not-there"


def _why_no_path(quarry: Quarry, state: State, walk: Walk) -> str:
    """What is wrong with cells that are no path of this turn."""
    if not is_sound(walk):
        return "not-a-walk"
    if not all(cell in quarry.places for cell in walk.cells):
        return "unknown-cell"
    if len(walk.cells) != STEPS[min(state.turn, _LAST)]:
        return "wrong-number-of-steps"
    places = [quarry.places[cell] for cell in walk.cells]
    start = [] if state.at == NOWHERE else [state.at]
    if any(place not in quarry.neighbours[before] for before, place in pairwise(start + places)):
        return "cells-do-not-touch"
    if len(set(places)) < len(places):
        return "cell-entered-twice"
    return "must-end-on-outer-ring"
