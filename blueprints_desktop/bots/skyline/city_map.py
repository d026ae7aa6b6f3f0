"""The city cell by cell, as the learned judgement looks at it: noughts and ones.

The four sides of the track are alike, so the city is turned until the pawn that is rolled for
next stands on the first of them: what was learned of one side holds for all.
"""

import numpy as np
from numpy.typing import NDArray

from blueprints_desktop.bots.skyline.crowd import Crowd, Numbers, Sets
from blueprints_desktop.games.skyline.grid import CELLS, NOWHERE, SIDE
from blueprints_desktop.games.skyline.track import LENGTH

Marks = NDArray[np.float32]
"""Noughts and ones; sums of a few hundred whole numbers are still exact."""

SIDES = 4
ON_A_SIDE = LENGTH // SIDES
KINDS = 6
"""One's own floors, piles and finished buildings, and the other's."""
MARKS = KINDS * CELLS + CELLS + ON_A_SIDE + LENGTH
"""For each cell what stands on it and whether the architect does, then both pawns' places."""


def _turned(quarters: int) -> list[int]:
    """By cell of the turned city, which cell of the real one it is."""
    found = []
    for cell in range(CELLS):
        row, column = divmod(cell, SIDE)
        for _ in range(quarters):
            row, column = column, SIDE - 1 - row
        found.append(row * SIDE + column)
    return found


turned: Numbers = np.array([_turned(quarters) for quarters in range(SIDES)])
_seen_at: Numbers = np.argsort(turned, axis=1)
"""By quarters and by cell of the real city, where it is in the turned one."""
_THIRD = CELLS // 3
_LOW = np.uint64((1 << _THIRD) - 1)


def _turned_thirds() -> Sets:
    """By quarters, third of the city and set of its cells: the same cells in the turned city."""
    found = np.zeros((SIDES, 3, 1 << _THIRD), np.uint64)
    sets = np.arange(1 << _THIRD, dtype=np.uint64)
    for quarters, third, cell in np.ndindex(SIDES, 3, _THIRD):
        there = np.uint64(_seen_at[quarters, _THIRD * third + cell])
        found[quarters, third] |= (sets >> np.uint64(cell) & np.uint64(1)) << there
    return found


_thirds = _turned_thirds()
"""Three look-ups turn a set."""


def _ones(count: int) -> Marks:
    return np.eye(count, dtype=np.float32)


_cell_marks = np.vstack([_ones(CELLS), np.zeros((1, CELLS), np.float32)])
"""A line for each cell, and one for nowhere."""
_side_marks, _track_marks = _ones(ON_A_SIDE), _ones(LENGTH)


def city_map(crowd: Crowd, seat: int) -> Marks:
    """By game, what the seat that has just moved sees; the other rolls next."""
    other = 1 - seat
    side, place = np.divmod(crowd.pawns[other], ON_A_SIDE)
    buildings = np.stack([each[who] for who in (seat, other) for each in _piles(crowd)], axis=1)
    sides = side[:, None]
    standing = _thirds[sides, 0, buildings & _LOW]
    standing |= _thirds[sides, 1, buildings >> np.uint64(_THIRD) & _LOW]
    standing |= _thirds[sides, 2, buildings >> np.uint64(2 * _THIRD)]
    # the low byte first, so that the bits come in the order of the cells
    octets = standing.astype("<u8").view(np.uint8).reshape(len(crowd), KINDS, -1)
    cells = np.unpackbits(octets, axis=2, count=CELLS, bitorder="little")
    architect = crowd.architect
    his = np.where(architect == NOWHERE, CELLS, _seen_at[side, architect % CELLS])
    own = (crowd.pawns[seat] - ON_A_SIDE * side) % LENGTH
    return np.concatenate(
        [
            cells.astype(np.float32).reshape(len(crowd), KINDS * CELLS),
            _cell_marks[his],
            _side_marks[place],
            _track_marks[own],
        ],
        axis=1,
    )


def _piles(crowd: Crowd) -> tuple[Sets, Sets, Sets]:
    return crowd.singles, crowd.doubles, crowd.finished
