"""Where the pieces of the quarry are. No piece moves when its neighbour is taken.

A heap only counts pieces. The events say where each was put when the round began, and which were
taken since. A place whose piece was taken shows chips of its stone.
"""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF

from blueprints_desktop.desktop.games.monuments.art.quarry import Pit, Sector
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.monuments.events import RoundBegan, WorkerWalked
from blueprints_desktop.games.monuments.moves import Cell
from blueprints_desktop.games.monuments.pieces import NOTHING, Heap, Piece, pieces_in
from blueprints_desktop.games.monuments.quarry import Quarry


@frozen
class PlacedPiece:
    """A piece of a cell on one of its places."""

    cell: Cell
    piece: Piece
    place: int
    places: int


def lying_pieces(
    quarry: Quarry, heaps: Sequence[Heap], events: Sequence[tuple[int, Event]]
) -> tuple[list[PlacedPiece], list[PlacedPiece]]:
    """The pieces in the quarry, and those taken from it in this round."""
    there, gone = _since_filled(quarry, events)
    if not _agree(quarry, heaps, there):
        there, gone = _as_counted(quarry, heaps), []
    return there, gone


def _since_filled(
    quarry: Quarry, events: Sequence[tuple[int, Event]]
) -> tuple[list[PlacedPiece], list[PlacedPiece]]:
    there: list[PlacedPiece] = []
    gone: list[PlacedPiece] = []
    for _, event in events:
        if isinstance(event, RoundBegan):
            there, gone = _as_counted(quarry, event.quarry), []
        elif isinstance(event, WorkerWalked):
            for cell, piece in zip(event.cells, event.took, strict=True):
                taken = first_of(there, cell, piece)
                if taken is not None:
                    there.remove(taken)
                    gone.append(taken)
    return there, gone


def _as_counted(quarry: Quarry, heaps: Sequence[Heap]) -> list[PlacedPiece]:
    found = []
    for cell, heap in zip(quarry.cells, heaps, strict=True):
        pieces = pieces_in(heap)
        found += [
            PlacedPiece(cell, piece, place, len(pieces)) for place, piece in enumerate(pieces)
        ]
    return found


def _agree(quarry: Quarry, heaps: Sequence[Heap], there: Sequence[PlacedPiece]) -> bool:
    """Whether the events have led to these heaps."""
    by_cell: dict[Cell, list[Piece]] = {}
    for one in there:
        by_cell.setdefault(one.cell, []).append(one.piece)
    return all(
        tuple(sorted(by_cell.get(cell, []))) == pieces_in(heap)
        for cell, heap in zip(quarry.cells, heaps, strict=True)
    )


def first_of(pieces: Sequence[PlacedPiece], cell: Cell, piece: Piece) -> PlacedPiece | None:
    """The first piece of this kind in a cell."""
    if piece == NOTHING:
        return None
    return next((one for one in pieces if one.cell == cell and one.piece == piece), None)


def ground_of(pit: Pit, sector: Sector, place: int = 0, places: int = 1) -> QPointF:
    """Where a piece stands: alone in the middle, several side by side or, in the centre, in a circle."""
    if sector.near <= 0.0:
        if places == 1:
            return pit.point(0.0, 0.0, sector.z)
        return pit.point(sector.far / 2, 45.0 + 360.0 * place / places, sector.z)
    radius, angle = sector.middle
    if places > 1:
        angle += sector.span * ((place + 0.5) / places - 0.5)
    return pit.point(radius, angle, sector.z)
