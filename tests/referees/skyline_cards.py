"""Projekt Skyline's cards, as its referee knows them: what each makes of city and cash.

The format leaves open what the `effect` of a card holds. What a card did is read from the board
and the cash; `effect` must then tell the same, in the words of the builds where they fit, and
`move`/`to`, `swap`/`with` (own cell first), `removed` or `imploded` with `owner` and `floors`, and
`payments` of `from`, `to` (null is the bank), `due` and `paid`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.referees.skyline_city import FINISHED, GRID, Cell, City, Outcome, with_lift

DECK = Counter(
    city_tax=2,
    repairs=1,
    subsidy=1,
    equalisation_levy=2,
    gala=1,
    demolition_order=2,
    forced_sale=1,
    building_permit=2,
    extra_storey=2,
    relocation=1,
    land_swap=1,
    rush_job=1,
    implosion=1,
    tower_on_rails=1,
    takeover=1,
)
MONEY_CARDS = {"city_tax", "repairs", "subsidy", "equalisation_levy", "gala"}

Payment = dict[str, Any]
Cash = list[int]


def payments(name: str, seat: int, city: City, cash: Cash) -> list[Payment]:
    """What a card makes players pay; from or to None is the bank."""
    if name == "city_tax":
        taxed = [city.board[cell][1] for cell in city.touchable({seat}, (1, 2, FINISHED))]
        tax = sum(20 if height == FINISHED else 10 * height for height in taxed)
        return [_payment(seat, None, tax, cash)]
    if name == "repairs":
        return [_payment(seat, None, 50, cash)]
    if name == "subsidy":
        return [_payment(None, seat, 100, cash)]
    if name == "gala":
        return [_payment(other, seat, 40, cash) for other in city.opponents(seat)]
    # min and max take the first of equals: the drawer, then nearest clockwise
    clockwise = [(seat + step) % city.seats for step in range(city.seats)]
    richest = max(clockwise, key=lambda other: cash[other])
    poorest = min(clockwise, key=lambda other: cash[other])
    return [] if richest == poorest else [_payment(richest, poorest, 100, cash)]


def _payment(giver: int | None, taker: int | None, due: int, cash: Cash) -> Payment:
    paid = due if giver is None else min(due, cash[giver])
    return {"from": giver, "to": taker, "due": due, "paid": paid}


def outcomes(name: str, seat: int, city: City, cash: Cash) -> list[Outcome]:
    """Every legal outcome of a card that alters the board."""
    others = city.opponents(seat)
    own = city.touchable({seat}, (1, 2))
    if name == "demolition_order":
        return _removals(city, others)
    if name == "forced_sale":
        return list(_sales(city, seat, others, cash))
    if name == "building_permit":
        return list(city.floors(seat, [cell for cell in GRID if cell not in city.board]))
    if name == "extra_storey":
        return list(_storeys(city, seat, own))
    if name == "relocation":
        return _moves(city, own)
    if name == "tower_on_rails":
        return _moves(city, city.touchable({seat}, (FINISHED,)))
    if name == "land_swap":
        return _swaps(city, own, city.touchable(others, (1, 2)))
    if name == "takeover":
        all_own = city.touchable({seat}, (1, 2, FINISHED))
        return _swaps(city, all_own, city.touchable(others, (FINISHED,)))
    if name == "rush_job":
        return [outcome for cell in own for outcome in city.raises(seat, cell)]
    return list(_implosions(city))


def _removals(city: City, owners: set[int]) -> list[Outcome]:
    found: list[Outcome] = []
    for cell in city.touchable(owners, (1, 2)):
        owner, floors = city.board[cell]
        found.append(({"removed": list(cell), "owner": owner, "floors": floors}, {cell: None}))
    return found


def _sales(city: City, seat: int, others: set[int], cash: Cash) -> Iterator[Outcome]:
    """An own floor in the place of somebody else's, who gets 50 for it."""
    for cell in city.touchable(others, (1,)):
        owner = city.board[cell][0]
        sale = {"removed": list(cell), "owner": owner, "floors": 1, "floor": list(cell)}
        facts = sale | {"payments": [_payment(seat, owner, 50, cash)]}
        for lifted in city.sources(seat):
            yield with_lift(facts, {cell: (seat, 1)}, lifted)


def _storeys(city: City, seat: int, own: list[Cell]) -> Iterator[Outcome]:
    for cell in own:
        height = city.board[cell][1] + 1
        for lifted in city.sources(seat, keep=cell):
            facts = {"raise": list(cell), "finished": height == FINISHED}
            yield with_lift(facts, {cell: (seat, height)}, lifted)


def _moves(city: City, own: list[Cell]) -> list[Outcome]:
    return [
        ({"move": list(cell), "to": list(to)}, {cell: None, to: city.board[cell]})
        for cell in own
        for to in GRID
        if to not in city.board
    ]


def _swaps(city: City, own: list[Cell], theirs: list[Cell]) -> list[Outcome]:
    return [
        ({"swap": list(a), "with": list(b)}, {a: city.board[b], b: city.board[a]})
        for a in own
        for b in theirs
    ]


def _implosions(city: City) -> Iterator[Outcome]:
    counts = [city.finished_on_board(seat) for seat in range(city.seats)]
    most = max(counts)
    for owner in range(city.seats):
        if counts[owner] == most >= 2:
            floors = min(2, city.floors_left(owner))
            for cell in city.touchable({owner}, (FINISHED,)):
                facts = {"imploded": list(cell), "owner": owner, "floors": floors}
                yield facts, {cell: (owner, floors) if floors else None}
