"""The learned evaluation of ramps: tables that a board was played many times to fill.

A table belongs to a board as it is drawn; another board, or an edited one, has none and is
valued by weights. ``tools/learn_fits.py`` learns them.
"""

import hashlib
import sys
from array import array
from functools import cache
from pathlib import Path

from blueprints_desktop import places
from blueprints_desktop.bots.fits.features import Features, filled, room_place, shape
from blueprints_desktop.bots.fits.fixed import Fixed, Heights, reached
from blueprints_desktop.bots.fits.weights import AREA
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.grid import BOARD

SCALE = 256
"""Table entries are whole numbers, so many to a point: sums of them are exact in any order."""
SHAPES_KEPT = 40_000
"""Tops whose worth is kept."""


def table_path(board: RampBoard) -> Path:
    """Where the table of a board lies, named after what is drawn on it."""
    drawn = f"{board.rows_score} {board.malus} {' '.join(board.rows)}"
    name = hashlib.sha256(drawn.encode()).hexdigest()[:12]
    return places.resources() / "bots" / "fits" / f"{name}.table"


class Learned:
    """Values ramps on one board by its table, which may still be learning."""

    def __init__(self, board: RampBoard, table: list[float]) -> None:
        self.features = Features(board)
        self.fixed = Fixed(board)
        self.table = table

    def __call__(self, heights: Heights, covered: int, left: int) -> float:
        fixed, lit = self.outlook(heights, covered, left)
        return fixed + sum(map(self.table.__getitem__, lit))

    def outlook(self, heights: Heights, covered: int, left: int) -> tuple[int, list[int]]:
        """What is fixed, and the places of the table that stand for the rest."""
        if not left:
            return self.fixed.points(BOARD & ~covered, covered), []
        closed = reached(heights) & ~covered
        lit = self.features(heights, covered, closed, left)
        return self.fixed.points(closed, covered), lit


class Quick(Learned):
    """The same by a table that has learned all: what the shape of a top stands for is kept, for
    many ramps of a search differ only in what lies below the same top."""

    def __init__(self, board: RampBoard, table: list[float]) -> None:
        super().__init__(board, table)
        self._shapes: dict[tuple[Heights, int], tuple[float, int]] = {}
        """By heights and number of pieces to come: the worth, and the cells below the top."""

    def __call__(self, heights: Heights, covered: int, left: int) -> float:
        if not left:
            return self.fixed.points(BOARD & ~covered, covered)
        closed = reached(heights) & ~covered
        count = left.bit_count()
        table = self.table
        found = self._shapes.get((heights, count))
        if found is None:
            found = self._shape(heights, count)
        worth = found[0] + table[room_place(found[1], count, AREA[left])]
        for place in self.features.own(heights, covered, closed, count):
            worth += table[place]
        return self.fixed.points(closed, covered) + worth

    def _shape(self, heights: Heights, count: int) -> tuple[float, int]:
        if len(self._shapes) >= SHAPES_KEPT:
            self._shapes.clear()
        worth = sum(map(self.table.__getitem__, shape(heights, count)))
        found = self._shapes[heights, count] = worth, filled(heights)
        return found


def write_table(path: Path, table: list[float]) -> None:
    """Two bytes an entry, the low one first."""
    most = (1 << 15) - 1
    entries = array("h", (max(-most, min(most, round(entry * SCALE))) for entry in table))
    if sys.byteorder == "big":
        entries.byteswap()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(entries.tobytes())


@cache
def learned(board: RampBoard) -> Quick | None:
    """The learned evaluation of a board; None if there is none that fits it."""
    path = table_path(board)
    if not path.exists():
        return None
    entries = array("h")
    entries.frombytes(path.read_bytes())
    if sys.byteorder == "big":
        entries.byteswap()
    found = Quick(board, [entry / SCALE for entry in entries])
    return found if len(found.table) == found.features.size else None
