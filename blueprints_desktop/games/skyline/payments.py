"""The cards that only move money: who owes whom what."""

from collections.abc import Callable, Mapping, Sequence

from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.skyline.events import MoneyPaid
from blueprints_desktop.games.skyline.grid import BIT
from blueprints_desktop.games.skyline.moves import CardMove
from blueprints_desktop.games.skyline.state import State

Payment = tuple[Seat | None, Seat | None, int]
"""Payer, receiver and what is due; None is the bank."""


def _city_tax(state: State, per_floor: int, per_building: int) -> list[Payment]:
    """The building under the architect is exempt."""
    board, seat, taxed = state.board, state.seat, ~BIT[state.architect]
    floors = (board.singles[seat] & taxed).bit_count() + 2 * (
        board.doubles[seat] & taxed
    ).bit_count()
    buildings = (board.finished[seat] & taxed).bit_count()
    return [(seat, None, per_floor * floors + per_building * buildings)]


def _repairs(state: State, amount: int) -> list[Payment]:
    return [(state.seat, None, amount)]


def _subsidy(state: State, amount: int) -> list[Payment]:
    return [(None, state.seat, amount)]


def _equalisation_levy(state: State, amount: int) -> list[Payment]:
    """Most cash pays least cash; among equals the first one clockwise from the drawer."""
    cash = state.cash
    if min(cash) == max(cash):
        return []
    order = _clockwise(state)
    # max and min keep the first of equals
    return [(max(order, key=cash.__getitem__), min(order, key=cash.__getitem__), amount)]


def _gala(state: State, amount: int) -> list[Payment]:
    return [(guest, state.seat, amount) for guest in _clockwise(state)[1:]]


CARD_PAYMENTS: Mapping[str, Callable[..., list[Payment]]] = {
    "city_tax": _city_tax,
    "repairs": _repairs,
    "subsidy": _subsidy,
    "equalisation_levy": _equalisation_levy,
    "gala": _gala,
}
"""By card, called with the sums that its data names."""


def _forced_sale(state: State, move: CardMove, amount: int) -> list[Payment]:
    return [(state.seat, state.board.standing(move.cell)[0], amount)]


PRICES: Mapping[str, Callable[..., list[Payment]]] = {"forced_sale": _forced_sale}
"""What is also due for a card that is carried out on the board: by card, called with the position
before, the move and the sums."""


def pay(
    cash: Sequence[int], payments: Sequence[Payment]
) -> tuple[tuple[int, ...], list[MoneyPaid]]:
    """The cash afterwards, and what was paid: nobody pays more than they have."""
    left = list(cash)
    paid = []
    for payer, receiver, due in payments:
        amount = due if payer is None else min(due, left[payer])
        if payer is not None:
            left[payer] -= amount
        if receiver is not None:
            left[receiver] += amount
        if due:
            paid.append(MoneyPaid(payer, receiver, due, amount))
    return tuple(left), paid


def _clockwise(state: State) -> list[Seat]:
    """The seats from the drawer on."""
    return [(state.seat + step) % state.seats for step in range(state.seats)]
