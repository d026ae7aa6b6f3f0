"""The decisions of World Monuments and their text: ``m0R-c-m3N-o7V``, ``V1.0.4``, ``pass``, ``next``.

Moves name cells and places as they are written on the boards, not by their numbers in a
state: so their text needs no board, and one read from a file says what it means.
"""

import re

from attrs import frozen

from blueprints_desktop.engine.step import Next
from blueprints_desktop.games.monuments.pieces import LETTERS, NOTHING, Piece

Cell = str
"""The name of a cell of the quarry."""

_SIGNS = (*LETTERS, "")
_STEP = re.compile(rf"([a-z][0-9]*)([{LETTERS}]?)")


@frozen
class Walk:
    """Lead the worker over these cells, taking a piece from each, or NOTHING where it is empty."""

    cells: tuple[Cell, ...]
    took: tuple[Piece, ...]

    def __str__(self) -> str:
        steps = zip(self.cells, self.took, strict=True)
        return "-".join(cell + _SIGNS[piece] for cell, piece in steps)


@frozen
class Brick:
    """Set the brick of the plan that lies here; also the brick itself, as the plan shows it."""

    colour: int
    level: int
    """From 1."""
    row: int
    """From 0 at the front."""
    x: int
    """Where it begins, in units of half a brick."""

    def __str__(self) -> str:
        return f"{LETTERS[self.colour]}{self.level}.{self.row}.{self.x}"


@frozen
class Pass:
    """No brick fits: be out for the rest of this phase."""

    def __str__(self) -> str:
        return "pass"


PASS = Pass()

Move = Walk | Brick | Pass | Next


def parse_walk(text: str) -> Walk | None:
    """The walk written so; None if the text is no walk.

    >>> parse_walk("m0R-c-m3N-o7V")
    Walk(cells=('m0', 'c', 'm3', 'o7'), took=(1, 6, 2, 0))
    """
    steps = [_STEP.fullmatch(step) for step in text.split("-")]
    found = [step.groups() for step in steps if step]
    if len(found) != len(steps):
        return None
    took = tuple(LETTERS.index(letter) if letter else NOTHING for _, letter in found)
    return Walk(tuple(cell for cell, _ in found), took)


def is_sound(move: Walk | Brick) -> bool:
    """The move's fields are such as they should be, wherever the move came from."""
    if isinstance(move, Brick):
        fields = (move.colour, move.level, move.row, move.x)
        return all(type(field) is int for field in fields) and move.colour in range(len(LETTERS))
    return (
        type(move.cells) is tuple
        and type(move.took) is tuple
        and len(move.cells) == len(move.took)
        and all(type(cell) is str for cell in move.cells)
        and all(type(piece) is int and piece in range(len(_SIGNS)) for piece in move.took)
    )
