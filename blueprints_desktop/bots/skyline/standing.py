"""How well everybody stands, in money: cash, buildings, rents to come, towers in the making.

The weights were fitted to who won in the end (``tools/learn_skyline.py``); a seat's standing
compares it with the others.
"""

from collections.abc import Sequence
from typing import NamedTuple

from blueprints_desktop.bots.skyline.estate import Estate, estate
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.skyline.account import BONUS
from blueprints_desktop.games.skyline.board import BUILDINGS_DEALT, CityBoard
from blueprints_desktop.games.skyline.grid import RING, cells_in
from blueprints_desktop.games.skyline.state import State
from blueprints_desktop.games.skyline.track import BESIDE, LENGTH

PARTS = (
    "cash",
    "buildings",
    "rents",
    "next_rents",
    "singles",
    "doubles",
    "raising",
    "finishing",
    "peril",
    "next_peril",
    "late_cash",
    "late_rents",
)
"""What a standing is made of."""


class Judgement(NamedTuple):
    """How standings are judged."""

    weights: tuple[float, ...]
    """By part, in money."""
    scale: float
    """A lead of so much money makes winning 73 % likely."""


BY_HAND = Judgement((1.0, 1.2, 6.0, 0.8, 12.0, 30.0, 4.0, 14.0, -250.0, -300.0, 0.0, 0.0), 500.0)
"""What a player at a glance goes by."""

BY_THE_BOOKS = Judgement((1.0, 4.0, 12.0, 1.0) + (0.0,) * (len(PARTS) - 4), 500.0)
"""What a bookkeeper goes by, money alone: cash, bonus, the rents of all streets and of the next
roll. Tuned against a player who builds anywhere (``tools/tune_bookkeeper.py``)."""

_DICE = range(1, 7)


def portrait(
    board: CityBoard, cash: Sequence[int], pawns: Sequence[int], seat: Seat
) -> list[float]:
    """The parts of one seat, before they are weighed."""
    seats = range(len(cash))
    own = _estate(board, seat)
    singles, doubles = board.singles[seat], board.doubles[seat]
    others_singles = sum(board.singles) - singles
    prey = others_singles | (sum(board.doubles) - doubles)
    money = cash[seat]
    late = max([cells.bit_count() for cells in board.finished]) / BUILDINGS_DEALT[len(cash)]
    income = peril = next_peril = 0.0
    pawn = pawns[seat]
    for other in seats:
        if other == seat:
            continue
        start = pawns[other]
        for white in _DICE:
            income += own.rent_at[BESIDE[(start + white) % LENGTH]]
        theirs = _estate(board, other)
        if theirs.dearest > money:
            peril += sum([theirs.rent_at[cell] > money for cell in BESIDE])
            for white in _DICE:
                next_peril += theirs.rent_at[BESIDE[(pawn + white) % LENGTH]] > money
    return [
        float(money),
        float(BONUS * board.finished[seat].bit_count()),
        own.street * (len(cash) - 1) / LENGTH,
        income / 6.0,
        float(singles.bit_count()),
        float(doubles.bit_count()),
        float(_hunters(singles, 2, others_singles)),
        float(_hunters(doubles, 3, prey)),
        peril / LENGTH,
        next_peril / 6.0,
        late * money,
        late * own.street * (len(cash) - 1) / LENGTH,
    ]


def _estate(board: CityBoard, seat: Seat) -> Estate:
    return estate(board.singles[seat], board.doubles[seat], board.finished[seat])


def _hunters(cells: int, steps: int, prey: int) -> int:
    """How many of the buildings could move onto prey once raised."""
    if not prey:
        return 0
    return sum([RING[cell][steps] & prey != 0 for cell in cells_in(cells)])


def lead(state: State, seat: Seat) -> list[float]:
    """By part, how far a seat is ahead of the others."""
    board, cash, pawns = state.board, state.cash, state.pawns
    own = portrait(board, cash, pawns, seat)
    others = [portrait(board, cash, pawns, other) for other in range(len(cash)) if other != seat]
    if len(others) == 1:
        return [mine - theirs for mine, theirs in zip(own, others[0], strict=True)]
    return [
        mine - sum(theirs) / len(others)
        for mine, theirs in zip(own, zip(*others, strict=True), strict=True)
    ]
