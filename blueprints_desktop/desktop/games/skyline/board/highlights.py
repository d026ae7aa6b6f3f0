"""Which things of the board of Projekt Skyline are marked to show what happened, or what a move would do."""

from collections.abc import Iterator

from attrs import frozen

from blueprints_desktop.desktop.games.skyline.board.selection import DICE, cell_name
from blueprints_desktop.desktop.ui.board.highlights import EventHighlights, Highlight
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.skyline.events import (
    BuildingPlaced,
    FloorBuilt,
    PawnMoved,
    PileMoved,
    StoreyAdded,
)
from blueprints_desktop.games.skyline.game import Skyline
from blueprints_desktop.games.skyline.moves import Move, Roll
from blueprints_desktop.games.skyline.state import State
from blueprints_desktop.games.skyline.track import LENGTH


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
    """Along the street: a straight line would lead across the city."""
    steps = (event.place - event.origin) % LENGTH
    places = ((event.origin + step) % LENGTH for step in range(steps + 1))
    yield Highlight(trail=tuple(map(street_name, places)))


EVENT_HIGHLIGHTS: EventHighlights = {
    BuildingPlaced: _came_up,
    FloorBuilt: _came_up,
    StoreyAdded: _came_up,
    PileMoved: _pile_moved,
    PawnMoved: _pawn_moved,
}


_NO_LUCK = Chance(0)
"""Only a roll leaves anything to chance."""


@frozen
class BuildingGhost:
    """A building that would stand on a cell."""

    cell: int
    owner: Seat
    floors: int


def move_highlights(game: Skyline, view: State, move: Move) -> Iterator[Highlight]:
    """The dice; or the cells of the move with what would stand there, the last one being where most
    is changed."""
    if isinstance(move, Roll):
        yield Highlight(things=(DICE,))
        return
    cells = [cell for cell in (move.lifted, move.cell, move.target) if cell is not None]
    names, after = tuple(map(cell_name, cells)), game.play(view, move, _NO_LUCK).state.board
    for number, (cell, name) in enumerate(zip(cells, names, strict=True), 1):
        building, trails = after.at(cell), number == len(cells) > 1
        changes = building is not None and building != view.board.at(cell)
        yield Highlight(
            things=(name,),
            trail=names if trails else (),
            ghost=BuildingGhost(cell, *building) if changes and building is not None else None,
        )
