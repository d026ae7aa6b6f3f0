"""Which things of the board of FITS are marked to show what happened, or what a move would do."""

from collections.abc import Iterator

from blueprints_desktop.desktop.games.fits.board.selection import turn_name
from blueprints_desktop.desktop.ui.board.highlights import EventHighlights, Highlight
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.fits.events import (
    PieceDropped,
    PieceSetAside,
    StartPieceDropped,
)
from blueprints_desktop.games.fits.grid import Cell
from blueprints_desktop.games.fits.moves import ASIDE, Drop, Move
from blueprints_desktop.games.fits.preview import landing
from blueprints_desktop.games.fits.state import State

CARD, TRAY = "card", "tray"


def square_name(cell: Cell) -> str:
    """The public name of a cell of the ramp in the middle, from the upper left.

    >>> square_name((0, 3))
    'cell.1.4'
    """
    row, column = cell
    return f"cell.{row + 1}.{column + 1}"


def ramp_name(seat: Seat) -> str:
    """The public name of a ramp that is shown small.

    >>> ramp_name(0)
    'ramp.1'
    """
    return f"ramp.{seat + 1}"


def seat_square_name(seat: Seat, cell: Cell) -> str:
    """The public name of a cell of somebody's ramp, where that one is in the middle.

    >>> seat_square_name(1, (0, 3))
    'ramp.2.cell.1.4'
    """
    return f"{ramp_name(seat)}.{square_name(cell)}"


def _dropped(event: PieceDropped | StartPieceDropped) -> Iterator[Highlight]:
    """The piece on the ramp in the middle, or else the small ramp."""
    yield Highlight(
        things=tuple(seat_square_name(event.seat, cell) for cell in event.landing.cells)
    )
    yield Highlight(things=(ramp_name(event.seat),))


def _set_aside(event: PieceSetAside) -> Iterator[Highlight]:
    yield Highlight(things=(ramp_name(event.seat),))


EVENT_HIGHLIGHTS: EventHighlights = {
    StartPieceDropped: _dropped,
    PieceDropped: _dropped,
    PieceSetAside: _set_aside,
}


def move_highlights(view: State, move: Move) -> Iterator[Highlight]:
    """How the piece is turned, and the cells where it would lie."""
    if isinstance(move, Drop):
        lies = landing(view, move)
        yield Highlight(things=(turn_name(move.turn),))
        if lies is not None:
            yield Highlight(things=tuple(map(square_name, lies.cells)), ghost=lies)
    elif move == ASIDE:
        yield Highlight(things=(TRAY,), trail=(CARD, TRAY))
