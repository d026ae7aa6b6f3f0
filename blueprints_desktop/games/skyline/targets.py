"""What may be named in a position: where to place, where the black die leads, whom a card hits."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from blueprints_desktop.games.skyline.board import CityBoard
from blueprints_desktop.games.skyline.choices import NOTHING, Choices, Pairs, with_floor
from blueprints_desktop.games.skyline.grid import BIT, CENTRAL, RING, STRAIGHT, cells_in
from blueprints_desktop.games.skyline.phases import BUILDING, CARD, PLACING

if TYPE_CHECKING:
    from blueprints_desktop.games.skyline.state import State


def choices_in(state: "State") -> Choices:
    """What the player to act may name now; nothing while there is only a roll to make."""
    phase = state.phase
    if phase == BUILDING:
        return black_die(state, state.dice[1])
    if phase == PLACING:
        return _placing(state)
    if phase == CARD and state.card is not None:
        return CARD_TARGETS[state.card](state)
    return NOTHING


def _placing(state: "State") -> Choices:
    """A finished building goes to the centre, a floor to any free cell."""
    free = state.board.free
    return Choices(free & CENTRAL if state.turn < state.seats else free)


def black_die(state: "State", black: int) -> Choices:
    """Where the player to act may build with this number: the architect's destinations."""
    ring = RING[state.architect][black]
    return with_floor(state.board.free & ring, _raises(state, ring), liftable(state))


def liftable(state: "State") -> int | None:
    """Where the next floor comes from: None is the supply, else a set of floors to be lifted."""
    board, seat = state.board, state.seat
    if board.floors_left(seat):
        return None
    return _open(state, board.singles[seat]) if state.options.recycle_floors else 0


def _raises(state: "State", among: int) -> Pairs:
    """Own unfinished buildings that can demolish something once raised, and what."""
    seat, singles, doubles = state.seat, state.board.singles, state.board.doubles
    own_singles, own_doubles = singles[seat] & among, doubles[seat] & among
    if not own_singles and not own_doubles:
        return ()
    reach = STRAIGHT if state.options.straight_piles else RING
    unprotected = ~BIT[state.architect]
    prey = (sum(singles) - singles[seat]) & unprotected
    pairs = []
    for cell in cells_in(own_singles):
        if targets := reach[cell][2] & prey:
            pairs.append((cell, targets))
    if own_doubles:
        prey |= (sum(doubles) - doubles[seat]) & unprotected
        for cell in cells_in(own_doubles):
            if targets := reach[cell][3] & prey:
                pairs.append((cell, targets))
    return tuple(pairs)


# --- cards: none touches the building under the architect ---------------------------


def _demolition_order(state: "State") -> Choices:
    return Choices(_others(state, CityBoard.unfinished))


def _expropriation(state: "State") -> Choices:
    """Only the opponents with most cash count, even if they have nothing to lose."""
    opponents = [seat for seat in range(state.seats) if seat != state.seat]
    most = max(state.cash[seat] for seat in opponents)
    richest = [seat for seat in opponents if state.cash[seat] == most]
    return Choices(sum(_open(state, state.board.unfinished(seat)) for seat in richest))


def _forced_sale(state: "State") -> Choices:
    singles = sum(state.board.singles) - state.board.singles[state.seat]
    return with_floor(_open(state, singles), (), liftable(state))


def _building_permit(state: "State") -> Choices:
    return with_floor(state.board.free, (), liftable(state))


def _extra_storey(state: "State") -> Choices:
    return with_floor(_own(state, CityBoard.unfinished), (), liftable(state))


def _relocation(state: "State") -> Choices:
    return _each_with(_own(state, CityBoard.unfinished), state.board.free)


def _land_swap(state: "State") -> Choices:
    return _each_with(_own(state, CityBoard.unfinished), _others(state, CityBoard.unfinished))


def _rush_job(state: "State") -> Choices:
    return with_floor(0, _raises(state, _own(state, CityBoard.unfinished)), liftable(state))


def _implosion(state: "State") -> Choices:
    """The protected building counts for who has most, though it cannot be chosen."""
    finished = state.board.finished
    most = max(cells.bit_count() for cells in finished)
    if most < 2:
        return NOTHING
    tall = sum(cells for cells in finished if cells.bit_count() == most)
    return Choices(_open(state, tall))


def _tower_on_rails(state: "State") -> Choices:
    return _each_with(_own(state, _finished), state.board.free)


def _takeover(state: "State") -> Choices:
    return _each_with(_own(state, CityBoard.owned), _others(state, _finished))


CARD_TARGETS: Mapping[str, Callable[["State"], Choices]] = {
    "demolition_order": _demolition_order,
    "expropriation": _expropriation,
    "forced_sale": _forced_sale,
    "building_permit": _building_permit,
    "extra_storey": _extra_storey,
    "relocation": _relocation,
    "land_swap": _land_swap,
    "rush_job": _rush_job,
    "implosion": _implosion,
    "tower_on_rails": _tower_on_rails,
    "takeover": _takeover,
}
"""The cards that ask for a choice."""

NEEDS_FLOOR = frozenset(("forced_sale", "building_permit", "extra_storey", "rush_job"))


def _open(state: "State", cells: int) -> int:
    """The cells without the one that the architect protects."""
    return cells & ~BIT[state.architect]


def _finished(board: CityBoard, seat: int) -> int:
    return board.finished[seat]


def _own(state: "State", kind: Callable[[CityBoard, int], int]) -> int:
    return _open(state, kind(state.board, state.seat))


def _others(state: "State", kind: Callable[[CityBoard, int], int]) -> int:
    everybody = sum(kind(state.board, seat) for seat in range(state.seats))
    return _open(state, everybody - kind(state.board, state.seat))


def _each_with(cells: int, targets: int) -> Choices:
    return Choices(0, tuple((cell, targets) for cell in cells_in(cells))) if targets else NOTHING
