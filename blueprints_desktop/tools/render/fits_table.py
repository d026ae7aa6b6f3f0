"""Scenes of the FITS table: every step of a turn, every kind of board."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.games.fits.board.board import FitsBoard
from blueprints_desktop.desktop.games.fits.board.ramp_parts import Held
from blueprints_desktop.desktop.pages.table.table_page import TablePage
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.fits.grid import COLUMNS
from blueprints_desktop.games.fits.moves import ASIDE, Drop, Move
from blueprints_desktop.games.fits.outlook import DropOutlook, outlook
from blueprints_desktop.tools.render.fits_play import GAME, SEATS, piled, played
from blueprints_desktop.tools.render.scenes import scene, scene_for_seats
from blueprints_desktop.tools.render.studio import LONG_NAMES, Studio


def board_of(page: TablePage) -> FitsBoard:
    assert isinstance(page.board, FitsBoard)
    return page.board


def aim(page: TablePage, drop: Drop) -> None:
    """Hold the piece over its place, as by keys."""
    selector = board_of(page).selector
    selector.change(selector.selection.turning(drop.turn).aiming(drop.column))


def best(match: Match, worth: Callable[[DropOutlook], object]) -> Drop:
    """The drop that is worth most by some measure."""
    view = match.state
    board = match.game.boards[view.options.boards[view.round]]  # type: ignore[attr-defined]
    seen = [outlook(board, view, move) for move in match.legal_moves() if isinstance(move, Drop)]
    return max((each for each in seen if each is not None), key=worth).drop  # type: ignore[arg-type]


@scene_for_seats("fits-table", GAME, SEATS)
def a_drop_aimed_at(studio: Studio, seats: int) -> QWidget:
    """Second round, eighth card, a drop that covers a bonus."""
    match = played(seats, round=1, card=8)
    page = studio.table(match)
    aim(page, best(match, lambda seen: (seen.gain_of("bonus") < 0, seen.gain)))
    return page


@scene_for_seats("fits-start", GAME, SEATS)
def start_piece(studio: Studio, seats: int) -> QWidget:
    return studio.table(played(seats, round=0, card=0))


@scene_for_seats("fits-rows", GAME, SEATS)
def rows_of_board_1(studio: Studio, seats: int) -> QWidget:
    match = played(seats, round=0, card=10)
    page = studio.table(match)
    aim(page, best(match, lambda seen: (seen.gain_of("rows"), seen.gain)))
    return page


@scene_for_seats("fits-malus", GAME, SEATS)
def malus_of_board_3(studio: Studio, seats: int) -> QWidget:
    match = played(seats, round=2, card=9)
    page = studio.table(match)
    aim(page, best(match, lambda seen: (seen.gain_of("malus"), len(seen.closes))))
    return page


@scene_for_seats("fits-pairs", GAME, SEATS)
def pairs_of_board_4(studio: Studio, seats: int) -> QWidget:
    match = played(seats, round=3, card=7)
    page = studio.table(match)
    aim(page, best(match, lambda seen: (seen.gain_of("pairs") < 0, seen.gain)))
    return page


@scene("fits-closing-2p", GAME)
def drop_that_closes_cells(studio: Studio) -> QWidget:
    match = played(2, round=1, card=9)
    page = studio.table(match)
    aim(page, best(match, lambda seen: (len(seen.closes), -seen.gain)))
    return page


@scene("fits-sliding-2p", GAME)
def a_piece_on_its_way_down(studio: Studio) -> QWidget:
    match = played(2, round=1, card=8)
    page = studio.table(match)
    table, drop = board_of(page).table, best(match, lambda seen: seen.gain)
    board_of(page).selector.begin()
    table.let_go()
    table.sliding.held = Held(drop.piece, drop.turn, drop.column, row=1.4, lifted=False)
    return page


@scene("fits-refused-1p", GAME)
def a_column_that_is_too_high(studio: Studio) -> QWidget:
    """The pointer asks for the full columns, the piece stays beside them."""
    match = piled(1, lambda moves: max(_free_columns(moves)) <= 2)
    page = studio.table(match)
    selector = board_of(page).selector
    selector.change(selector.selection.aiming(COLUMNS - 1))
    return page


@scene("fits-nowhere-1p", GAME)
def a_piece_that_fits_nowhere(studio: Studio) -> QWidget:
    return studio.table(piled(1, lambda moves: list(moves) == [ASIDE]))


def _free_columns(moves: Sequence[Move]) -> set[int]:
    return {move.column for move in moves if isinstance(move, Drop)}


@scene("fits-long-names-4p", GAME)
def long_names(studio: Studio) -> QWidget:
    return studio.table(played(4, round=1, card=8), LONG_NAMES)


@scene_for_seats("fits-waiting", GAME, (2, 4))
def waiting_for_a_computer(studio: Studio, seats: int) -> QWidget:
    """The only person looks on while a computer has its turn."""
    match = played(seats, round=1, card=8, seat=1)
    return studio.table(match, kinds=["person", *["journeyman"] * (seats - 1)])
