"""The decisions of Projekt Skyline and their text.

``roll`` throws the dice. ``c3`` puts a piece on a cell, ``b3>c4`` raises a pile and moves
it; ``^e5`` says which floor is lifted to build with. ``card c3``, ``card b3>c4`` and so on
carry out the card just drawn.
"""

import re
from typing import Generic, TypeVar

from attrs import frozen

from blueprints_desktop.engine.errors import IllegalMove
from blueprints_desktop.games.skyline.grid import CELLS, NAMES, name_of


@frozen
class Roll:
    """Throw both dice; pawn, rent and card follow by themselves."""

    def __str__(self) -> str:
        return "roll"


@frozen
class Build:
    """Put a floor (at first: a finished building) on a cell, or raise a pile and move it."""

    cell: int
    target: int | None = None
    """Where the raised pile goes."""
    lifted: int | None = None
    """The own single floor to build with, when the supply is empty."""

    def __str__(self) -> str:
        return _text(self)


@frozen
class CardMove:
    """Carry out the card: on a cell, or from a cell to a target, the own building first."""

    cell: int
    target: int | None = None
    lifted: int | None = None

    def __str__(self) -> str:
        return f"card {_text(self)}"


Move = Roll | Build | CardMove

Named = TypeVar("Named", Build, CardMove)


def _text(move: Build | CardMove) -> str:
    target = "" if move.target is None else f">{name_of(move.target)}"
    lifted = "" if move.lifted is None else f"^{name_of(move.lifted)}"
    return f"{name_of(move.cell)}{target}{lifted}"


class Moves(Generic[Named]):
    """Every move of a kind that lifts nothing: moves are shared, not built in play."""

    def __init__(self, kind: type[Named]) -> None:
        self.kind: type[Named] = kind
        self.alone: tuple[Named, ...] = tuple(kind(cell) for cell in range(CELLS))
        self.pairs: tuple[tuple[Named, ...], ...] = tuple(
            tuple(kind(cell, target) for target in range(CELLS)) for cell in range(CELLS)
        )


ROLL = Roll()
BUILDS = Moves(Build)
CARD_MOVES = Moves(CardMove)

_CELL = {name: cell for cell, name in enumerate(NAMES)}
_WRITTEN = re.compile(r"(card )?([a-f][1-6])(?:>([a-f][1-6]))?(?:\^([a-f][1-6]))?")


def parse_move(text: str) -> Move:
    """The move written so.

    >>> parse_move("b3>c4^e5")
    Build(cell=13, target=20, lifted=28)
    """
    if text == "roll":
        return ROLL
    found = _WRITTEN.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        raise IllegalMove("unreadable-move", move=text)
    card, cell, target, lifted = found.groups()
    kind = CardMove if card else Build
    return kind(
        _CELL[cell],
        None if target is None else _CELL[target],
        None if lifted is None else _CELL[lifted],
    )
