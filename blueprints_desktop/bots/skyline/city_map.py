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
_turned_sets: Sets = turned.astype(np.uint64)
_seen_at: Numbers = np.argsort(turned, axis=1)
"""By quarters and by cell of the real city, where it is in the turned one."""
_one = np.uint64(1)


def _ones(count: int) -> Marks:
    return np.eye(count, dtype=np.float32)


_cell_marks = np.vstack([_ones(CELLS), np.zeros((1, CELLS), np.float32)])
"""A line for each cell, and one for nowhere."""
_side_marks, _track_marks = _ones(ON_A_SIDE), _ones(LENGTH)


def city_map(crowd: Crowd, seat: int) -> Marks:
    """By game, what the seat that has just moved sees; the other rolls next."""
    other = 1 - seat
    side, place = np.divmod(crowd.pawns[other], ON_A_SIDE)
    buildings = [each[who] for who in (seat, other) for each in _piles(crowd)]
    standing = np.stack(buildings, axis=1)[:, :, None] >> _turned_sets[side][:, None, :] & _one
    architect = crowd.architect
    his = np.where(architect == NOWHERE, CELLS, _seen_at[side, architect % CELLS])
    own = (crowd.pawns[seat] - ON_A_SIDE * side) % LENGTH
    return np.concatenate(
        [
            standing.astype(np.float32).reshape(len(crowd), KINDS * CELLS),
            _cell_marks[his],
            _side_marks[place],
            _track_marks[own],
        ],
        axis=1,
    )


def _piles(crowd: Crowd) -> tuple[Sets, Sets, Sets]:
    return crowd.singles, crowd.doubles, crowd.finished
