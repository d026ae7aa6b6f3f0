"""Which things of the board of World Monuments are marked to show what happened, what a move would do, or what
a reason for it speaks of."""

from collections.abc import Iterator

from blueprints_desktop.desktop.games.monuments.board.selection import (
    cell_part,
    own_part,
    piece_part,
    place_part,
)
from blueprints_desktop.desktop.ui.board.highlights import EventHighlights, Highlight
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.monuments.events import BrickSet, WorkerWalked
from blueprints_desktop.games.monuments.game import Monuments
from blueprints_desktop.games.monuments.moves import Brick, Move, Walk
from blueprints_desktop.games.monuments.pieces import NAMES, NOTHING
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


# --- what a reason speaks of ------------------------------------------------------------------

KEPT = "stock.pieces"


def seat_name(seat: Seat) -> str:
    """The panel of a player.

    >>> seat_name(0)
    'seat.1'
    """
    return f"seat.{seat + 1}"


def reason_things(game: Monuments, view: State, move: Move, code: str) -> Iterator[str]:
    """The pieces, the places and the panels that a reason for a move speaks of."""
    if code in NAMES and isinstance(move, Walk):
        for cell, piece in zip(move.cells, move.took, strict=True):
            if piece != NOTHING and NAMES[piece] == code:
                yield piece_part(cell, piece)
    elif code == "points" and isinstance(move, Brick):
        yield place_part(move)
    elif code == "opens" and isinstance(move, Brick):
        yield seat_name(_next_builder(view))
        number = game.plan.numbers[move]
        opened = game.plan.open_after(number, view.built | 1 << number, view.open) & ~view.open
        yield from map(place_part, game.plan.in_mask(opened))
    elif code == "own":
        yield seat_name(view.seat)
    elif code == "others":
        yield from (seat_name(seat) for seat in range(view.seats) if seat != view.seat)
    elif code == "kept":
        yield KEPT


def _next_builder(view: State) -> Seat:
    """Who builds next; the mover, where all others have passed."""
    turns = ((view.seat + step) % view.seats for step in range(1, view.seats))
    return next((seat for seat in turns if not view.passed >> seat & 1), view.seat)
