"""Building works: what a decision changes on the board. The decision has been checked."""

from collections.abc import Callable, Mapping
from functools import cache

from blueprints_desktop.engine.step import Event, Seat
from blueprints_desktop.games.skyline.board import FINISHED, Change, CityBoard
from blueprints_desktop.games.skyline.events import (
    BuildingImploded,
    BuildingMoved,
    BuildingRemoved,
    BuildingsSwapped,
    FloorBuilt,
    FloorLifted,
    PileMoved,
    StoreyAdded,
)
from blueprints_desktop.games.skyline.moves import Build, CardMove

_floor_built = cache(FloorBuilt)

Result = tuple[CityBoard, list[Event]]


def put_floor(board: CityBoard, seat: Seat, move: Build | CardMove) -> Result:
    board, events = _lifted(board, seat, move)
    events.append(_floor_built(seat, move.cell))
    return board.with_floor(seat, move.cell), events


def raise_pile(board: CityBoard, seat: Seat, move: Build | CardMove) -> Result:
    """Raise a pile by a floor, move it onto its target and demolish that."""
    board, events = _lifted(board, seat, move)
    cell, target = move.cell, _target(move)
    height = board.standing(cell)[1]
    victim, low = board.standing(target)
    events.append(PileMoved(seat, cell, target, height + 1, victim, low))
    changes = (seat, height, cell), (victim, low, target), (seat, height + 1, target)
    return board.changed(*changes), events


def add_storey(board: CityBoard, seat: Seat, move: Build | CardMove) -> Result:
    board, events = _lifted(board, seat, move)
    height = board.standing(move.cell)[1]
    events.append(StoreyAdded(seat, move.cell, height + 1))
    return board.changed((seat, height, move.cell), (seat, height + 1, move.cell)), events


def remove(board: CityBoard, seat: Seat, move: Build | CardMove) -> Result:
    owner, height = board.standing(move.cell)
    event = BuildingRemoved(seat, owner, move.cell, height)
    return board.changed((owner, height, move.cell)), [event]


def replace(board: CityBoard, seat: Seat, move: Build | CardMove) -> Result:
    """A floor of one's own takes the place of an opponent's."""
    board, lifted = _lifted(board, seat, move)
    board, removed = remove(board, seat, move)
    return board.with_floor(seat, move.cell), [*lifted, *removed, _floor_built(seat, move.cell)]


def relocate(board: CityBoard, seat: Seat, move: Build | CardMove) -> Result:
    cell, target = move.cell, _target(move)
    height = board.standing(cell)[1]
    event = BuildingMoved(seat, cell, target, height)
    return board.changed((seat, height, cell), (seat, height, target)), [event]


def swap(board: CityBoard, seat: Seat, move: Build | CardMove) -> Result:
    cell, target = move.cell, _target(move)
    height = board.standing(cell)[1]
    opponent, other = board.standing(target)
    gone: tuple[Change, ...] = (seat, height, cell), (opponent, other, target)
    come: tuple[Change, ...] = (seat, height, target), (opponent, other, cell)
    return board.changed(*gone, *come), [BuildingsSwapped(seat, cell, opponent, target)]


def implode(board: CityBoard, seat: Seat, move: Build | CardMove) -> Result:
    """A finished building becomes two floors of its owner's supply, or as many as there are."""
    owner = board.standing(move.cell)[0]
    floors = min(2, board.floors_left(owner))
    board = board.changed((owner, FINISHED, move.cell))
    if floors:
        board = board.changed((owner, floors, move.cell))
    return board, [BuildingImploded(seat, owner, move.cell, floors)]


CARD_WORKS: Mapping[str, Callable[[CityBoard, Seat, CardMove], Result]] = {
    "demolition_order": remove,
    "expropriation": remove,
    "forced_sale": replace,
    "building_permit": put_floor,
    "extra_storey": add_storey,
    "relocation": relocate,
    "land_swap": swap,
    "rush_job": raise_pile,
    "implosion": implode,
    "tower_on_rails": relocate,
    "takeover": swap,
}
"""What each card that asks for a choice does with it."""


def _lifted(board: CityBoard, seat: Seat, move: Build | CardMove) -> Result:
    """The board without the floor that is lifted to build with, if one is."""
    if move.lifted is None:
        return board, []
    return board.changed((seat, 1, move.lifted)), [FloorLifted(seat, move.lifted)]


def _target(move: Build | CardMove) -> int:
    assert move.target is not None, "the move has been checked"
    return move.target
