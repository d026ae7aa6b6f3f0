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
from blueprints_desktop.bots.fits.features import Features
from blueprints_desktop.bots.fits.fixed import Fixed, Heights, reached
from blueprints_desktop.games.fits.boards import Board
from blueprints_desktop.games.fits.grid import BOARD

SCALE = 256
"""Table entries are whole numbers, so many to a point."""


def table_path(board: Board) -> Path:
    """Where the table of a board lies, named after what is drawn on it."""
    drawn = f"{board.rows_score} {board.malus} {' '.join(board.rows)}"
    name = hashlib.sha256(drawn.encode()).hexdigest()[:12]
    return places.resources() / "bots" / "fits" / f"{name}.table"


class Learned:
    """Values ramps on one board by its table."""

    def __init__(self, board: Board, table: list[float]) -> None:
        self.features = Features(board)
        self._fixed = Fixed(board)
        self.table = table

    def __call__(self, heights: Heights, covered: int, left: int) -> float:
        if not left:
            return self._fixed.points(BOARD & ~covered, covered)
        closed = reached(heights) & ~covered
        lit = self.features(heights, covered, closed, left)
        return self._fixed.points(closed, covered) + sum(map(self.table.__getitem__, lit))

    def outlook(self, heights: Heights, covered: int, left: int) -> tuple[int, list[int]]:
        """What is fixed, and the places of the table that stand for the rest."""
        if not left:
            return self._fixed.points(BOARD & ~covered, covered), []
        closed = reached(heights) & ~covered
        lit = self.features(heights, covered, closed, left)
        return self._fixed.points(closed, covered), lit


def write_table(path: Path, table: list[float]) -> None:
    """Two bytes an entry, the low one first."""
    most = (1 << 15) - 1
    entries = array("h", (max(-most, min(most, round(entry * SCALE))) for entry in table))
    if sys.byteorder == "big":
        entries.byteswap()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(entries.tobytes())


@cache
def learned(board: Board) -> Learned | None:
    """The learned evaluation of a board; None if there is none that fits it."""
    path = table_path(board)
    if not path.exists():
        return None
    entries = array("h")
    entries.frombytes(path.read_bytes())
    if sys.byteorder == "big":
        entries.byteswap()
    found = Learned(board, [entry / SCALE for entry in entries])
    return found if len(found.table) == found.features.size else None
