"""Public names of the things on the Blueprints board: in selections, cards, hints and tests."""

from blueprints_desktop.games.blueprints.spaces import NAMES, SPACES

REMOVED = "removed"
"""The dice that were removed from the pool."""


def die_name(index: int) -> str:
    """A die of the pool, counted from 0.

    >>> die_name(2)
    'die.3'
    """
    return f"die.{index + 1}"


def space_name(space: int) -> str:
    """A space, as texts of moves write it.

    >>> space_name(2)
    'space.a2'
    """
    return f"space.{NAMES[space]}"


_SPACES = {space_name(space): space for space in range(SPACES)}


def space_of(name: str | None) -> int | None:
    """The space of that name; None: it is the name of something else."""
    return None if name is None else _SPACES.get(name)
