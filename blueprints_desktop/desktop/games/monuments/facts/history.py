"""What the events say: where pieces of the quarry are, and what is new to the viewer.

A heap only counts pieces. The events say where each was put when the round began, and which were
taken since. No piece moves when its neighbour is taken.
"""

from collections.abc import Sequence

from attrs import frozen

from blueprints_desktop.desktop.games.monuments.facts.secrecy import spoken_to
from blueprints_desktop.desktop.ui.board.board_api import Person, Position
from blueprints_desktop.engine.step import Event, Seat
from blueprints_desktop.games.monuments.events import BrickSet, Passed, RoundBegan, WorkerWalked
from blueprints_desktop.games.monuments.moves import Brick, Cell
from blueprints_desktop.games.monuments.pieces import NOTHING, Heap, Piece, pieces_in
from blueprints_desktop.games.monuments.quarry import Quarry
from blueprints_desktop.games.monuments.state import BUILDING, ROUND_END

_TURNS = (WorkerWalked, BrickSet, Passed)
"""The events of a turn that its player knows of."""


def events_since(position: Position, seat: Seat | None) -> list[Event]:
    """The events since a seat acted last."""
    events = [event for _, event in position.events]
    for known in range(len(events), 0, -1):
        last = events[known - 1]
        if isinstance(last, _TURNS) and last.seat == seat:
            return events[known:]
    return events


def built_since(position: Position, people: Sequence[Person]) -> list[tuple[Brick, int]]:
    """Bricks that others set, with the palette's seat of each; empty unless it is somebody's turn here."""
    seat = spoken_to(position)
    if seat is None or not position.moves:
        return []
    if position.view.phase not in (BUILDING, ROUND_END):
        return []
    colours = {person.seat: person.colour for person in people}
    built = (event for event in events_since(position, seat) if isinstance(event, BrickSet))
    return [(event.brick, colours[event.seat]) for event in built]


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
