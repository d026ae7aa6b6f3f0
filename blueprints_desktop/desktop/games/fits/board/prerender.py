"""What is drawn ahead while somebody thinks: the next ramps, and the cards that may be turned.

Handing the screen on and turning a card are then no more than blits. Which pieces are still to
come is open to everybody, only their order is not.
"""

from collections.abc import Iterator, Sequence
from functools import partial

from blueprints_desktop.desktop.games.fits.board.ramp_parts import Held, hovering_row
from blueprints_desktop.desktop.games.fits.board.table import FitsTable
from blueprints_desktop.desktop.games.fits.cards.seat_panel import ramp_picture
from blueprints_desktop.desktop.games.fits.facts.view_model import FitsModel
from blueprints_desktop.desktop.ui.cards.painting import draw_ahead
from blueprints_desktop.desktop.ui.cards.seat_panel import SeatPanel
from blueprints_desktop.desktop.ui.scheduler import Job
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.grid import COLUMNS, ROWS, cells
from blueprints_desktop.games.fits.moves import Drop
from blueprints_desktop.games.fits.pieces import SHAPES, Piece
from blueprints_desktop.games.fits.placements import Landing
from blueprints_desktop.games.fits.ramp import EMPTY, Ramp
from blueprints_desktop.games.fits.state import STARTING


def jobs(table: FitsTable, model: FitsModel, drop: Drop | None) -> Iterator[Job]:
    """While a piece is in the hand; the soonest wanted first: the drop that is aimed at."""
    if drop is not None:
        yield partial(table.sliding.sliding_picture, drop.piece, drop.turn, drop.column)
    view, seats = model.view, range(model.view.seats)
    for seat in (*seats[model.seat + 1 :], *seats[: model.seat]):
        for landing in view.ramps[seat].landings:
            yield partial(table.ramp.lying_picture, landing)
        yield from _closed_cells(table, model.board, view.ramps[seat])
        yield partial(table.ramp.picture, model.board, view.ramps[seat], table.people[seat].name)
    if view.phase == STARTING:
        coming = (*(piece for piece in view.starts if piece is not None), *view.left)
    else:
        coming = view.left
    for piece in dict.fromkeys(coming):
        yield from card_jobs(table, piece)
    for row in range(ROWS):
        for column in range(COLUMNS):
            yield partial(table.seen.closing_picture, row, column)


def card_jobs(table: FitsTable, piece: Piece) -> Iterator[Job]:
    """All that appears when a card is turned."""
    yield from table.turns.drawings(table.turns_card(piece))
    turn = next(iter(SHAPES[piece]))
    column = (COLUMNS - len(SHAPES[piece][turn][0])) // 2
    yield partial(table.hand.picture, Held(piece, turn, column, hovering_row(piece, turn)))


def landing_jobs(
    table: FitsTable, panels: Sequence[SeatPanel], model: FitsModel, landing: Landing, ramp: Ramp
) -> Iterator[Job]:
    """While a piece slides down: the ramp on which it will lie, large and small."""
    yield partial(table.ramp.lying_picture, landing)
    yield from _closed_cells(table, model.board, ramp)
    yield partial(table.ramp.picture, model.board, ramp, table.people[model.seat].name)
    others = [panel for panel in panels if panel.person.seat != model.seat]
    for panel in others[:1]:
        rect, look = panel.picture_rect(), panel.look
        if rect is not None:
            small = ramp_picture(model.board, ramp)
            yield partial(draw_ahead, small, rect, look, look.scale, panel.devicePixelRatioF())


def _closed_cells(table: FitsTable, board: RampBoard, ramp: Ramp) -> Iterator[Job]:
    """One by one: a whole ramp with all of them new would be felt in the hand."""
    for row, column in cells(ramp.closed):
        yield partial(table.ramp.cell_picture, board, row, column, True)


def board_jobs(table: FitsTable, board: RampBoard) -> Iterator[Job]:
    """While a round is counted: the board of the next one."""
    for row in range(ROWS):
        for column in range(COLUMNS):
            yield partial(table.ramp.cell_picture, board, row, column, False)
    for person in table.people:
        yield partial(table.ramp.picture, board, EMPTY, person.name)
