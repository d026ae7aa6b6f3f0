"""Which things of the board of Projekt Skyline are marked to show what happened, or what a move would do."""

from collections.abc import Iterator

from blueprints_desktop.desktop.games.skyline.board.selection import DICE, cell_name
from blueprints_desktop.desktop.ui.board.highlights import EventHighlights, Highlight
from blueprints_desktop.games.skyline.events import (
    BuildingPlaced,
    FloorBuilt,
    PawnMoved,
    PileMoved,
    StoreyAdded,
)
from blueprints_desktop.games.skyline.moves import Move, Roll


def street_name(place: int) -> str:
    """The public name of a place of the street.

    >>> street_name(0)
    'street.1'
    """
    return f"street.{place + 1}"


def _came_up(event: BuildingPlaced | FloorBuilt | StoreyAdded) -> Iterator[Highlight]:
    yield Highlight(things=(cell_name(event.cell),))


def _pile_moved(event: PileMoved) -> Iterator[Highlight]:
    yield Highlight(
        things=(cell_name(event.cell),), trail=(cell_name(event.origin), cell_name(event.cell))
    )


def _pawn_moved(event: PawnMoved) -> Iterator[Highlight]:
    yield Highlight(trail=(street_name(event.origin), street_name(event.place)))


EVENT_HIGHLIGHTS: EventHighlights = {
    BuildingPlaced: _came_up,
    FloorBuilt: _came_up,
    StoreyAdded: _came_up,
    PileMoved: _pile_moved,
    PawnMoved: _pawn_moved,
}


def move_highlights(move: Move) -> Iterator[Highlight]:
    """The dice; or the cells of the move, the last one being where something is changed."""
    if isinstance(move, Roll):
        yield Highlight(things=(DICE,))
        return
    cells = [cell for cell in (move.lifted, move.cell, move.target) if cell is not None]
    names = tuple(map(cell_name, cells))
    for name in names[:-1]:
        yield Highlight(things=(name,))
    yield Highlight(things=names[-1:], trail=names if len(names) > 1 else ())
