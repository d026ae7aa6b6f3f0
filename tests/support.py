"""What many tests need: matches set up in a line and played by lot."""

from importlib.util import find_spec
from typing import Any

from hypothesis import strategies as st

from blueprints_desktop import bots, places
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.game import Box
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games import registry

TABLES = [(key, seats) for key in registry.KEYS for seats in registry.box(key).seats]
"""Every game with every number of seats."""
WITH_STRATEGY = [key for key in registry.KEYS if find_spec(f"{bots.__name__}.{key}") is not None]
"""The games with a strategy of their own."""


def keys_with(part: str) -> list[str]:
    """The games whose box has an optional part, such as ``sheet``."""
    return [key for key in registry.KEYS if getattr(registry.box(key), part) is not None]


def tables_with(part: str) -> list[tuple[str, int]]:
    """Those of the games whose box has an optional part."""
    return [(key, seats) for key, seats in TABLES if key in keys_with(part)]


seeds = st.integers(0, 2**32)


def usual_seats(key: str) -> int:
    """Three players, or as near to it as the game may have."""
    return min(registry.seats(key), key=lambda seats: abs(seats - 3))


def data_of(box: Box, options: Any) -> Any:
    return box.read_data(options, [places.resources() / box.key])


def new_match(key: str, seats: int, seed: int = 0, **options: Any) -> Match:
    box = registry.box(key)
    chosen = box.options(**options)
    return Match(box, data_of(box, chosen), seats, chosen, seed)


def play_on(match: Match, chance: Chance, moves: int | None = None) -> Match:
    """Play random moves: so many, or to the end."""
    while match.to_act is not None and moves != 0:
        match.play(chance.pick(match.legal_moves()))
        moves = None if moves is None else moves - 1
    return match


def middle_of(key: str, seats: int, seed: int, moves: int) -> Match:
    """A match somewhere in its course."""
    return play_on(new_match(key, seats, seed), Chance(seed + 1), moves)
