"""Scenes of the Skyline table: every moment of a turn, and every way of looking at the city."""

from typing import Any

from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.games.skyline.board.board import SkylineBoard
from blueprints_desktop.desktop.games.skyline.board.selection import cell_name
from blueprints_desktop.desktop.pages.table.table_page import TablePage
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.skyline.chains import rents
from blueprints_desktop.games.skyline.events import (
    CardIdle,
    MoneyPaid,
    NothingBuilt,
    RentPaid,
)
from blueprints_desktop.games.skyline.phases import BUILDING, CARD, PLACING, ROLLING
from blueprints_desktop.games.skyline.state import State
from blueprints_desktop.games.skyline.track import LENGTH
from blueprints_desktop.tools.render.scenes import scene_for_seats
from blueprints_desktop.tools.render.searching import FoundPosition
from blueprints_desktop.tools.render.skyline_play import GAME, SEATS, find, named
from blueprints_desktop.tools.render.studio import LONG_NAMES, NAMES, Studio, require


def board_of(page: TablePage) -> SkylineBoard:
    assert isinstance(page.board, SkylineBoard)
    return page.board


def _state(match: Match) -> State:
    state: State = match.state
    return state


def _told(match: Match, kind: type[Any]) -> bool:
    return bool(match.played) and any(isinstance(e, kind) for e in match.played[-1].step.events)


def _aimed(studio: Studio, found: FoundPosition, names: tuple[str, ...] = NAMES) -> TablePage:
    """A table with the best decision aimed at."""
    match = found.match()
    page = studio.table(match, names)
    board = board_of(page)
    cells = board.selector.selection.cells
    raising = [cell for cell in cells if match.state.board.at(cell) is not None]
    board.selector.point(cell_name((raising or list(cells))[-1]))
    return page


# --- what may be looked for -------------------------------------------------------------


def _first(match: Match) -> bool:
    return _state(match).phase == PLACING and not match.played


def _third_lap(match: Match) -> bool:
    state = _state(match)
    return state.phase == PLACING and state.turn == 2 * state.seats + 1


def _late(match: Match) -> bool:
    state = _state(match)
    return state.turn > state.seats * 12


def _rolling(match: Match) -> bool:
    return _late(match) and _state(match).phase == ROLLING


def _dear(match: Match) -> bool:
    """Somebody is about to roll, and half of the next places of the street cost something."""
    state = _state(match)
    if not _rolling(match):
        return False
    due = rents(state.board, state.seat)
    ahead = [due[(state.pawns[state.seat] + step) % LENGTH] for step in range(1, 7)]
    return sum(chain is not None for chain in ahead) >= 3


def _rent(match: Match) -> bool:
    """Rent for a block of three, then a raise among the things to do."""
    state = _state(match)
    if not (_late(match) and state.phase == BUILDING and _told(match, RentPaid)):
        return False
    events = match.played[-1].step.events
    block = max(len(e.cells) for e in events if isinstance(e, RentPaid))
    return block >= 3 and len({move.cell for move in named(match)}) >= 4


def _raise(match: Match) -> bool:
    """A pile that could demolish several buildings."""
    moves = [move for move in named(match) if move.target is not None]
    cells = [move.cell for move in moves]
    return _state(match).phase == BUILDING and any(cells.count(cell) >= 2 for cell in cells)


def _lifting(match: Match) -> bool:
    return any(move.lifted is not None for move in named(match))


def _nothing(match: Match) -> bool:
    return _told(match, NothingBuilt) and _state(match).phase == ROLLING


def _card_choice(match: Match) -> bool:
    return _state(match).phase == CARD and len(named(match)) > 3


def _card_pair(match: Match) -> bool:
    return _state(match).phase == CARD and any(m.target is not None for m in named(match))


def _card_money(match: Match) -> bool:
    return _told(match, MoneyPaid) and _state(match).phase == ROLLING


def _card_idle(match: Match) -> bool:
    return _told(match, CardIdle) and _state(match).phase == ROLLING


# --- set-up -----------------------------------------------------------------------------


@scene_for_seats("skyline-setup", GAME, SEATS)
def first_tower(studio: Studio, seats: int) -> QWidget:
    return _aimed(studio, find(seats, _first))


@scene_for_seats("skyline-setup-floor", GAME, SEATS)
def later_floor(studio: Studio, seats: int) -> QWidget:
    return _aimed(studio, find(seats, _third_lap))


# --- a turn -----------------------------------------------------------------------------


@scene_for_seats("skyline-rolling", GAME, SEATS)
def rolling(studio: Studio, seats: int) -> QWidget:
    return studio.table(find(seats, _rolling).match())


@scene_for_seats("skyline-costs", GAME, SEATS)
def costs(studio: Studio, seats: int) -> QWidget:
    page = studio.table(find(seats, _dear).match())
    require("costs of the street", board_of(page).table.tools.costs.isChecked())
    return page


@scene_for_seats("skyline-table", GAME, SEATS)
def rent_and_build(studio: Studio, seats: int) -> QWidget:
    """The rent is paid, the black die waits, a cell is aimed at."""
    return _aimed(studio, find(seats, _rent))


@scene_for_seats("skyline-choices", GAME, SEATS)
def choices(studio: Studio, seats: int) -> QWidget:
    return studio.table(find(seats, _rent).match())


@scene_for_seats("skyline-flat", GAME, SEATS)
def flat(studio: Studio, seats: int) -> QWidget:
    page = _aimed(studio, find(seats, _rent))
    board_of(page).table.tools.flat.click()
    return page


@scene_for_seats("skyline-turned", GAME, SEATS)
def turned(studio: Studio, seats: int) -> QWidget:
    page = _aimed(studio, find(seats, _rent))
    board_of(page).table.tools.turn.click()
    return page


@scene_for_seats("skyline-demolition", GAME, SEATS)
def demolition(studio: Studio, seats: int) -> QWidget:
    """A pile is chosen; each building that it could demolish is lit."""
    match = find(seats, _raise).match()
    page = studio.table(match)
    board = board_of(page)
    cells = [move.cell for move in named(match) if move.target is not None]
    board.selector.press(cell_name(max(cells, key=cells.count)))
    board.selector.point(cell_name(max(board.selector.selection.cells)))
    return page


@scene_for_seats("skyline-lifting", GAME, (2,))
def lifting(studio: Studio, seats: int) -> QWidget:
    """No floor left: one of the own single floors is lifted first."""
    return _aimed(studio, find(seats, _lifting))


@scene_for_seats("skyline-nothing", GAME, SEATS)
def nothing(studio: Studio, seats: int) -> QWidget:
    return studio.table(find(seats, _nothing).match())


# --- cards ------------------------------------------------------------------------------


@scene_for_seats("skyline-card", GAME, SEATS)
def card_choice(studio: Studio, seats: int) -> QWidget:
    return _aimed(studio, find(seats, _card_choice))


@scene_for_seats("skyline-card-target", GAME, SEATS)
def card_target(studio: Studio, seats: int) -> QWidget:
    page = studio.table(find(seats, _card_pair).match())
    board = board_of(page)
    board.selector.press(cell_name(min(board.selector.selection.cells)))
    cells = board.selector.selection.cells
    board.selector.point(cell_name(sorted(cells)[len(cells) // 2]))
    return page


@scene_for_seats("skyline-card-money", GAME, SEATS)
def card_money(studio: Studio, seats: int) -> QWidget:
    return studio.table(find(seats, _card_money).match())


@scene_for_seats("skyline-card-idle", GAME, (3,))
def card_idle(studio: Studio, seats: int) -> QWidget:
    return studio.table(find(seats, _card_idle).match())


# --- whose eyes, and whose names --------------------------------------------------------


@scene_for_seats("skyline-waiting", GAME, SEATS)
def waiting_for_a_computer(studio: Studio, seats: int) -> QWidget:
    match = find(seats, _rent).match()
    person = ((match.to_act or 0) - 1) % seats
    kinds = ["person" if seat == person else "journeyman" for seat in range(seats)]
    return studio.table(match, kinds=kinds)


@scene_for_seats("skyline-long-names", GAME, SEATS)
def long_names(studio: Studio, seats: int) -> QWidget:
    return _aimed(studio, find(seats, _rent), LONG_NAMES)


@scene_for_seats("skyline-drawer", GAME, SEATS)
def drawer(studio: Studio, seats: int) -> QWidget:
    """In a narrow window the plan and the turn come out of a drawer."""
    page = _aimed(studio, find(seats, _rent))
    toggle = board_of(page).board_frame.toggle
    if toggle.isVisible():
        toggle.click()
    return page
