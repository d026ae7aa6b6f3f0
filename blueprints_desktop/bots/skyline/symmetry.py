"""Cities that rotations and mirror images turn into each other.

A quarter turn of the city turns the street with it: with the pawns on it, it is a symmetry of the
game. A mirror image is not, for pawns go clockwise; but until the first roll all pawns stand on
the first corner, and what the way from there makes out is less than any estimate can tell.
"""

from collections.abc import Hashable

from blueprints_desktop.games.skyline.grid import CELLS, NOWHERE, SIDE, cells_in
from blueprints_desktop.games.skyline.phases import OVER, PLACING
from blueprints_desktop.games.skyline.state import State
from blueprints_desktop.games.skyline.track import LENGTH

_QUARTER = LENGTH // 4
_QUARTERS = range(4)

Turn = tuple[int, ...]
"""By cell, where it goes; NOWHERE stays."""


def _quarter(cell: int) -> int:
    """Where a quarter turn clockwise takes a cell."""
    row, column = divmod(cell, SIDE)
    return column * SIDE + SIDE - 1 - row


def _turns() -> tuple[Turn, ...]:
    """The four rotations, then the same in a mirror."""
    found = []
    for mirror in (False, True):
        turn = [
            cell // SIDE * SIDE + SIDE - 1 - cell % SIDE if mirror else cell
            for cell in range(CELLS)
        ]
        for _ in _QUARTERS:
            found.append((*turn, NOWHERE))
            turn = [_quarter(cell) for cell in turn]
    return tuple(found)


TURNS = _turns()


def canonical(after: State) -> Hashable:
    """A key of a position, the same for all that these symmetries turn into each other."""
    if after.phase == OVER:
        return after.accounts
    if after.phase == PLACING:
        found = min(_city(after, turn) for turn in TURNS)
        return after.seat, found
    turned = (
        (
            tuple([(pawn + _QUARTER * quarters) % LENGTH for pawn in after.pawns]),
            turn[after.architect],
            _city(after, turn),
        )
        for quarters, turn in zip(_QUARTERS, TURNS, strict=False)
    )
    return after.seat, after.cash, after.deck, min(turned)


def _city(after: State, turn: Turn) -> tuple[int, ...]:
    board = after.board
    return tuple(
        [
            sum([1 << turn[cell] for cell in cells_in(cells)])
            for level in (board.singles, board.doubles, board.finished)
            for cells in level
        ]
    )
