"""Which things of the board of World Monuments are marked to show what happened, or what a move would do."""

from collections.abc import Iterator

from blueprints_desktop.desktop.games.monuments.board.selection import (
    cell_part,
    own_part,
    piece_part,
    place_part,
)
from blueprints_desktop.desktop.ui.board.highlights import EventHighlights, Highlight
from blueprints_desktop.games.monuments.events import BrickSet, WorkerWalked
from blueprints_desktop.games.monuments.game import Monuments
from blueprints_desktop.games.monuments.moves import Brick, Move, Walk
from blueprints_desktop.games.monuments.pieces import NOTHING
from blueprints_desktop.games.monuments.state import NOWHERE, State


def _worker_walked(event: WorkerWalked) -> Iterator[Highlight]:
    """The way, as a trail; it begins where the worker stood."""
    cells = event.cells if event.start is None else (event.start, *event.cells)
    yield Highlight(
        things=(cell_part(event.cells[0]),) if len(cells) == 1 else (),
        trail=tuple(map(cell_part, cells)),
    )


def _brick_set(event: BrickSet) -> Iterator[Highlight]:
    yield Highlight(things=(place_part(event.brick),))


EVENT_HIGHLIGHTS: EventHighlights = {WorkerWalked: _worker_walked, BrickSet: _brick_set}


def move_highlights(game: Monuments, view: State, move: Move) -> Iterator[Highlight]:
    """The way and the pieces that it takes; or the brick and its place."""
    if isinstance(move, Walk):
        start = () if view.at == NOWHERE else (game.quarry.cells[view.at],)
        taken = zip(move.cells, move.took, strict=True)
        yield Highlight(trail=tuple(map(cell_part, (*start, *move.cells))))
        for cell, piece in taken:
            if piece != NOTHING:
                yield Highlight(things=(piece_part(cell, piece),))
    elif isinstance(move, Brick):
        yield Highlight(things=(own_part(move.colour),))
        yield Highlight(things=(place_part(move),), ghost=move)
