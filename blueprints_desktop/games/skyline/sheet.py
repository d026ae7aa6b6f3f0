"""The score sheet of Projekt Skyline: an account of everybody's money, and what the end added.

Sections: ``cash`` with the lines ``dealt``, ``rents_received``, ``rents_paid``, ``cards_received``,
``cards_paid``; ``end`` with ``bonus`` (for finished buildings) and ``covered`` (by the bank, where
even the bonus did not pay the last rent). A rent that could not be paid stands in full in the
account of its debtor; its ground says how much was ``paid``. Grounds of rents name ``turn``, ``payer``
or ``owner`` and the ``cells`` of the chain; those of cards the ``card`` and whom it was paid ``by``
or ``to`` (None: the bank); the bonus names the ``cell``.

Courses: ``points`` (what everybody was worth), ``cash``, ``rents_paid``, ``rents_received`` (added
up). Facts: ``turns``, after which move each turn was over.
"""

from collections.abc import Iterator, Sequence

from attrs import Factory, frozen

from blueprints_desktop.engine.game import Json
from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.sheet import (
    Course,
    PointsGround,
    Sheet,
    SheetSection,
    course_of,
    course_of_states,
    line,
    moves_that_raise,
)
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.skyline.account import BONUS
from blueprints_desktop.games.skyline.events import CardDrawn, MoneyPaid, RentPaid
from blueprints_desktop.games.skyline.grid import cells_in, name_of
from blueprints_desktop.games.skyline.state import CASH_DEALT, State

FLOWS = ("rents_received", "rents_paid", "cards_received", "cards_paid")


@frozen
class _Ledger:
    """Every payment, entered as the events tell it."""

    seats: int
    grounds: dict[str, list[list[PointsGround]]] = Factory(
        lambda self: {flow: [[] for _ in range(self.seats)] for flow in FLOWS}, takes_self=True
    )

    sums: dict[str, list[int]] = Factory(
        lambda self: {flow: [0] * self.seats for flow in FLOWS}, takes_self=True
    )

    def enter(self, flow: str, seat: int, points: int, facts: dict[str, Json]) -> None:
        self.grounds[flow][seat].append(PointsGround(points, facts))
        self.sums[flow][seat] += points


def sheet(match: Match) -> Sheet:
    """The account up to here; bonus and cover are what they would be if the game ended now."""
    ledger = _Ledger(match.seats)
    received, paid = [(0,) * match.seats], [(0,) * match.seats]
    turn, card = 0, ""
    for played in match.played:
        card = _enter(ledger, played.step.events, turn, card)
        received.append(tuple(ledger.sums["rents_received"]))
        paid.append(tuple(-amount for amount in ledger.sums["rents_paid"]))
        turn = played.step.state.turn
    dealt = line("dealt", ([PointsGround(CASH_DEALT)] for _ in range(match.seats)))
    flows = (line(flow, ledger.grounds[flow]) for flow in FLOWS)
    return Sheet(
        match.seats,
        (SheetSection("cash", (dealt, *flows)), _end(match.state)),
        {
            "points": _worth(match),
            "cash": course_of_states(match, lambda state: state.cash),
            "rents_paid": course_of(paid),
            "rents_received": course_of(received),
        },
        {"turns": moves_that_raise(match, lambda state: state.turn)},
    )


def _enter(ledger: _Ledger, events: Sequence[Event], turn: int, card: str) -> str:
    """Enter a step. It may carry out the card that the step before drew, and says which was last."""
    for event in events:
        match event:
            case RentPaid():
                cells = [name_of(cell) for cell in event.cells]
                common = {"turn": turn, "cells": cells, "paid": event.paid}
                to_owner = {**common, "payer": event.payer}
                ledger.enter("rents_received", event.owner, event.amount, to_owner)
                by_payer = {**common, "owner": event.owner}
                ledger.enter("rents_paid", event.payer, -event.amount, by_payer)
            case CardDrawn():
                card = event.card
            case MoneyPaid():
                facts = {"turn": turn, "card": card}
                if event.receiver is not None:
                    given = {**facts, "by": event.payer}
                    ledger.enter("cards_received", event.receiver, event.paid, given)
                if event.payer is not None:
                    taken = {**facts, "to": event.receiver, "due": event.due}
                    ledger.enter("cards_paid", event.payer, -event.paid, taken)
    return card


def _end(state: State) -> SheetSection:
    bonus = line("bonus", (_bonus(cells) for cells in state.board.finished))
    covers = (account.covered for account in state.accounts)
    covered = line("covered", ([PointsGround(amount)] if amount else [] for amount in covers))
    return SheetSection("end", (bonus, covered))


def _bonus(cells: int) -> Iterator[PointsGround]:
    for cell in cells_in(cells):
        yield PointsGround(BONUS, {"cell": name_of(cell)})


def _worth(match: Match) -> Course:
    def worth(state: State) -> list[int]:
        return [account.worth for account in state.accounts]

    return course_of_states(match, worth)
