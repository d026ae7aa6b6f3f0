"""What a game offers once a day, as home and New game tell of it.

``today`` of a game's module ``texts.today`` makes it, in the language in force.
"""

from typing import Any, NamedTuple


class Today(NamedTuple):
    """Where somebody stands with what is to be tried today."""

    name: str
    """What it is called, with the result of the attempt that counts."""
    told: str
    """Whether it was tried, how a computer player did, and the days in a row."""
    brief: str
    """The most important of that, where there is little room."""
    note: str
    """For New game: what was tried today, and what another attempt is; empty: nothing was."""
    begun: str = ""
    """The match that was begun and is not over; empty: there is none."""
    par_wanted: "Par | None" = None
    """The person is done, and it is not known yet how a computer player does."""


class Par(NamedTuple):
    """A match that a computer player is to play alone, for comparison."""

    level: str
    game: str
    options: Any
    seed: int
    feat: str
    """What the records call the result."""
