"""Games and positions for the tests of World Monuments, set up in a line or two."""

import copy
from functools import cache
from pathlib import Path
from typing import Any

from attrs import evolve

from blueprints_desktop import places
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.data import read_toml
from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.step import Step
from blueprints_desktop.games.monuments.box import BOX
from blueprints_desktop.games.monuments.game import Monuments
from blueprints_desktop.games.monuments.options import Options
from blueprints_desktop.games.monuments.pieces import LETTERS, heap_of
from blueprints_desktop.games.monuments.state import BUILDING, State

FOLDER = places.resources() / "monuments"
MONUMENTS = ("notre_dame", "san_pietro", "taj_mahal", "capitol")

_SMALL_BAG = {"violet": 4, "red": 3, "neutral": 2, "orange": 1, "jewel": 2}
SMALL_PLAN = {
    "name": "Hut",
    "levels": [["VVVV.", "VVVV."], [".RR..", "....."]],
    "rounds": [{"bag": {**_SMALL_BAG}, "middle": [0] * 6} for _ in range(3)],
}
"""Five bricks: mostly finished in round 1, where players who passed get their loss back."""
OWN_PLANS = {"hut": SMALL_PLAN, "layers": read_toml(Path(__file__).with_name("layers.toml"))}


@cache
def _shipped(monument: str) -> Any:
    return BOX.read_data(Options(monument=monument), [FOLDER])


def data_of(monument: str = "notre_dame") -> Any:
    """The data of a match, safe to change; ``hut`` and ``layers`` are the plans of the tests."""
    if monument not in OWN_PLANS:
        return copy.deepcopy(_shipped(monument))
    plan = copy.deepcopy(OWN_PLANS[monument])
    return {**copy.deepcopy(_shipped("notre_dame")), "monument": monument, "plan": plan}


@cache
def game_of(monument: str = "notre_dame") -> Monuments:
    return Monuments(data_of(monument))


def match_of(monument: str, seats: int, seed: int, **options: Any) -> Match:
    return Match(BOX, data_of(monument), seats, Options(monument=monument, **options), seed)


def begun(game: Monuments, seats: int = 3, seed: int = 1, **options: Any) -> State:
    """A game just set up; seat 0 is first if nothing else is asked for."""
    chosen = Options(**{"first": 0, "monument": game.kit.monument, **options})
    return game.start(seats, chosen, Chance(seed)).state


def heap(letters: str) -> int:
    return heap_of(LETTERS.index(letter) for letter in letters)


def in_quarry(game: Monuments, at: str, turn: int, seats: int = 3, **cells: str) -> State:
    """The worker stands on a cell before that turn (from 1); only the given cells hold pieces."""
    heaps = tuple(heap(cells.get(cell, "")) for cell in game.quarry.cells)
    place = game.quarry.places[at] if at else -1
    return evolve(begun(game, seats), at=place, turn=turn - 1, quarry=heaps)


def on_site(game: Monuments, stocks: list[str], bricks: str = "", **changes: Any) -> State:
    """Seat 0 builds next, the stocks given, and bricks set by seat 0 (texts, or levels: ``all 1``)."""
    state = begun(game, len(stocks), open_stocks=changes.pop("open_stocks", False))
    built = 0
    for number, brick in enumerate(game.plan.bricks):
        if str(brick) in bricks.split() or f"all {brick.level}" in bricks:
            built |= 1 << number
    below = enumerate(game.plan.below)
    still = sum(1 << n for n, lower in below if not built >> n & 1 and not lower & ~built)
    placed = tuple((n, 0) for n in range(len(game.plan.bricks)) if built >> n & 1)
    heaps = tuple(map(heap, stocks))
    set_by_0 = sum(heap(LETTERS[game.plan.bricks[n].colour]) for n, _ in placed)
    return evolve(
        state, phase=BUILDING, quarry=(0,) * len(game.quarry.cells), stocks=heaps,
        collected=(heaps[0] + set_by_0, *heaps[1:]), built=built, open=still, placed=placed,
        **changes,
    )  # fmt: skip


def play(game: Monuments, state: State, *texts: str) -> Step[State]:
    """Play moves given as text; the last step."""
    step = Step(state, (), False)
    for text in texts:
        step = game.play(step.state, game.parse_move(text), Chance(1))
    return step


def texts_of(game: Monuments, state: State) -> list[str]:
    return [str(move) for move in game.legal_moves(state)]
