"""Which things of the board of FITS are marked to show what happened, what a move would do, or what a reason
for it speaks of."""

from collections.abc import Iterator

from blueprints_desktop.desktop.games.fits.board.selection import turn_name
from blueprints_desktop.desktop.ui.board.highlights import EventHighlights, Highlight
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.events import (
    PieceDropped,
    PieceSetAside,
    StartPieceDropped,
)
from blueprints_desktop.games.fits.grid import BOARD, COLUMNS, ROW_MASKS, ROWS, Cell, below, cells
from blueprints_desktop.games.fits.moves import ASIDE, Drop, Move
from blueprints_desktop.games.fits.preview import landing, ramp_after
from blueprints_desktop.games.fits.ramp import Ramp
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


# --- what a reason speaks of ------------------------------------------------------------------


def reason_things(view: State, board: RampBoard, move: Move, code: str) -> Iterator[str]:
    """The cells of the ramp that a reason for a drop speaks of; none: it speaks of the drop itself."""
    after = ramp_after(view, move) if isinstance(move, Drop) else None
    if after is not None:
        yield from map(square_name, cells(_cells_meant(after, board, code)))


def _cells_meant(after: Ramp, board: RampBoard, code: str) -> int:
    bare = ~after.covered & BOARD
    if code == "level":
        return _first_open(after)
    if code == "bonus":
        return ~below(after.heights) & bare & sum(mask for _, mask in board.bonus_cells)
    if code == "malus":
        return after.landings[-1].mask & board.malus_cells
    if code == "rows":
        alive = (row for row in ROW_MASKS if row & after.covered and not row & after.closed)
        return sum(row & bare for row in alive)
    if code == "pairs":
        return sum(mask for _, mask in board.symbols if not mask & after.covered)
    return 0


def _first_open(ramp: Ramp) -> int:
    """The lowest cell of each column that can still be reached: together they are the top."""
    return sum(
        1 << height * COLUMNS + column
        for column, height in enumerate(ramp.heights)
        if height < ROWS
    )
