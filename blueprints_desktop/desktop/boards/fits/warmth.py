"""What is drawn ahead while somebody thinks: the next ramps, and the cards that may be turned.

Handing the screen on and turning a card are then no more than blits. Which pieces are still to
come is open to everybody, only their order is not.
"""

from collections.abc import Iterator, Sequence
from functools import partial

from blueprints_desktop.desktop.boards.fits.hand_part import Held, hovering_row
from blueprints_desktop.desktop.boards.fits.seat_panel import SeatPanel
from blueprints_desktop.desktop.boards.fits.sight import Sight, shown_ramp
from blueprints_desktop.desktop.boards.fits.table import Table
from blueprints_desktop.desktop.boards.warming import Job
from blueprints_desktop.games.fits.boards import Board
from blueprints_desktop.games.fits.grid import COLUMNS, ROWS, cells
from blueprints_desktop.games.fits.moves import Drop
from blueprints_desktop.games.fits.pieces import SHAPES, Piece
from blueprints_desktop.games.fits.placements import Landing
from blueprints_desktop.games.fits.ramp import EMPTY, Ramp
from blueprints_desktop.games.fits.state import STARTING


def jobs(table: Table, sight: Sight, drop: Drop | None) -> Iterator[Job]:
    """While a piece is in the hand; the soonest wanted first: the drop that is aimed at."""
    if drop is not None:
        yield partial(table.sliding.sliding_picture, drop.piece, drop.turn, drop.column)
    view, seats = sight.view, range(sight.view.seats)
    for seat in (*seats[sight.seat + 1 :], *seats[: sight.seat]):
        for landing in view.ramps[seat].landings:
            yield partial(table.ramp.lying_picture, landing)
        yield from _closed_cells(table, sight.board, view.ramps[seat])
        yield partial(table.ramp.picture, sight.board, view.ramps[seat], table.people[seat].name)
    if view.phase == STARTING:
        coming = (*(piece for piece in view.starts if piece is not None), *view.left)
    else:
        coming = view.left
    for piece in dict.fromkeys(coming):
        yield from _card(table, piece)
    for row in range(ROWS):
        for column in range(COLUMNS):
            yield partial(table.seen.closing_picture, row, column)


def _card(table: Table, piece: Piece) -> Iterator[Job]:
    """All that appears when a card is turned; low windows have no room for the card itself."""
    if table.card.isVisible():
        yield partial(table.card.picture, piece)
    for turn in SHAPES[piece]:
        yield partial(table.turns.picture, piece, turn)
    turn = next(iter(SHAPES[piece]))
    column = (COLUMNS - len(SHAPES[piece][turn][0])) // 2
    yield partial(table.hand.picture, Held(piece, turn, column, hovering_row(piece, turn)))


def landing_jobs(
    table: Table, panels: Sequence[SeatPanel], sight: Sight, landing: Landing, ramp: Ramp
) -> Iterator[Job]:
    """While a piece slides down: the ramp on which it will lie, large and small."""
    yield partial(table.ramp.lying_picture, landing)
    yield from _closed_cells(table, sight.board, ramp)
    yield partial(table.ramp.picture, sight.board, ramp, table.people[sight.seat].name)
    others = [panel for panel in panels if panel.person.seat != sight.seat]
    for panel in others[:1]:
        yield partial(panel.draw_ahead, shown_ramp(sight.board, ramp))


def _closed_cells(table: Table, board: Board, ramp: Ramp) -> Iterator[Job]:
    """One by one: a whole ramp with all of them new would be felt in the hand."""
    for row, column in cells(ramp.closed):
        yield partial(table.ramp.cell_picture, board, row, column, True)


def board_jobs(table: Table, board: Board) -> Iterator[Job]:
    """While a round is counted: the board of the next one."""
    for row in range(ROWS):
        for column in range(COLUMNS):
            yield partial(table.ramp.cell_picture, board, row, column, False)
    for person in table.people:
        yield partial(table.ramp.picture, board, EMPTY, person.name)
