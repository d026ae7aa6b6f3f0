"""A referee for Projekt Skyline: it knows the rules and the trace format, not the program.

The supplies are never tracked: a player has 13 floors and 7, 6 or 5 finished buildings, and
whatever is not on the board is in supply.

The format leaves open what the `effect` of a card holds. What a card did is read from the board
and the cash; `effect` must then tell the same, in the words of the builds where they fit, and
`move`/`to`, `swap`/`with` (own cell first), `removed` or `imploded` with `owner` and `floors`, and
`payments` of `from`, `to` (null is the bank), `due` and `paid`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

SIZE = 6
TRACK = 28
START = 0
FLOORS = 13
BUILDINGS = {2: 7, 3: 6, 4: 5}
MONEY = 700
FLOOR_RENT, BUILDING_RENT, BONUS = 10, 100, 100
FINISHED = 3  # the height that stands for "B"
CENTRE = {(2, 2), (2, 3), (3, 2), (3, 3)}
DECK = Counter(
    city_tax=2,
    repairs=1,
    subsidy=1,
    equalisation_levy=2,
    gala=1,
    demolition_order=2,
    expropriation=1,
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

Cell = tuple[int, int]
Building = tuple[int, int]  # owner, height
Board = dict[Cell, Building]
Changes = dict[Cell, Building | None]  # what stands on a cell afterwards
Outcome = tuple[dict[str, Any], Changes]  # as the trace tells it, and what it does to the board
Payment = dict[str, Any]

GRID = [(row, column) for row in range(SIZE) for column in range(SIZE)]


def street() -> dict[int, Cell]:
    """The grid cell beside each street cell of the track."""
    beside: dict[int, Cell] = {}
    for step in range(SIZE):
        beside[1 + step] = (0, step)
        beside[8 + step] = (step, 5)
        beside[15 + step] = (5, 5 - step)
        beside[22 + step] = (5 - step, 0)
    return beside


STREET = street()


class UnreadableError(Exception):
    """The trace is so wrong that the game can't be followed any further."""


def odd_values(value: Any, where: str) -> Iterator[str]:
    """No fractions; truth values only for `finished`."""
    if isinstance(value, bool | float):
        yield f"{where}: {value!r} is neither a whole number nor a word"
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key != "finished":
                yield from odd_values(inner, f"{where}.{key}")
            elif not isinstance(inner, bool):
                yield f"{where}.{key}: {inner!r} is not true or false"
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from odd_values(inner, f"{where}[{index}]")


def distance(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def with_lift(facts: dict[str, Any], changes: Changes, lifted: Cell | None) -> Outcome:
    """An outcome for which a floor was lifted, unless it came from the supply."""
    if lifted is None:
        return facts, changes
    return facts | {"lifted": list(lifted)}, changes | {lifted: None}


def read_cell(value: Any) -> Cell:
    if not isinstance(value, list) or tuple(value) not in GRID:
        raise UnreadableError(f"{value!r} is not a cell of the grid")
    return value[0], value[1]


def read_board(listed: dict[str, Any], seats: int) -> Board:
    board: Board = {}
    for key, (owner, height) in listed.items():
        cell = read_cell([int(part) for part in key.split(",")])
        if key != f"{cell[0]},{cell[1]}":
            raise UnreadableError(f"board: {key!r} is not a cell")
        if owner not in range(seats) or height not in (1, 2, "B"):
            raise UnreadableError(f"board: {[owner, height]} is not a building")
        board[cell] = (owner, FINISHED if height == "B" else height)
    return board


class Referee:
    def __init__(self, trace: dict[str, Any]) -> None:
        self.trace = trace
        self.bad: list[str] = []
        self.seats: int = trace["seats"]
        self.straight: bool = trace["options"]["straight_piles"]
        self.recycle: bool = trace["options"]["recycle_floors"]
        self.board: Board = {}
        self.architect: Cell = (-1, -1)
        self.cash = [MONEY] * self.seats
        self.pawns = [START] * self.seats
        self.drawn: Counter[str] = Counter()
        self.debt: tuple[int, int] | None = None  # the bankrupt seat and what it keeps

    # Small tools

    def need(self, fair: bool, where: str, message: str) -> None:
        if not fair:
            self.bad.append(f"{where}: {message}")

    def equal(self, found: Any, right: Any, where: str) -> None:
        self.need(found == right, where, f"is {found!r}, should be {right!r}")

    def keys(self, found: Any, wanted: set[str], where: str) -> None:
        if not isinstance(found, dict):
            raise UnreadableError(f"{where}: not an object")
        self.equal(sorted(found), sorted(wanted), f"{where} keys")

    def floors_on_board(self, seat: int) -> int:
        return sum(h for owner, h in self.board.values() if owner == seat and h < FINISHED)

    def finished_on_board(self, seat: int) -> int:
        return sum(owner == seat and h == FINISHED for owner, h in self.board.values())

    def floors_left(self, seat: int) -> int:
        return FLOORS - self.floors_on_board(seat)

    def touchable(self, seats: set[int], heights: tuple[int, ...]) -> list[Cell]:
        """The buildings of these seats and heights, but for the one under the architect."""
        return [
            cell
            for cell, (owner, height) in self.board.items()
            if owner in seats and height in heights and cell != self.architect
        ]

    def opponents(self, seat: int) -> set[int]:
        return set(range(self.seats)) - {seat}

    def apply(self, changes: Changes) -> None:
        for cell, building in changes.items():
            if building is None:
                del self.board[cell]
            else:
                self.board[cell] = building

    def over(self) -> bool:
        used_up = BUILDINGS[self.seats]
        return self.debt is not None or any(
            self.finished_on_board(seat) >= used_up for seat in range(self.seats)
        )

    # The game

    def game(self) -> None:
        trace = self.trace
        common = {"game", "seats", "seed", "options", "winners"}
        self.keys(trace, common | {"setup", "start", "turns", "end", "final"}, "trace")
        self.bad += odd_values({k: v for k, v in trace.items() if k != "options"}, "trace")
        self.equal(trace["game"], "skyline", "game")
        self.need(isinstance(trace["seed"], int), "seed", "not a whole number")
        self.options()
        self.equal(trace["start"], START, "start")
        first = self.setup(trace["setup"])
        for index, turn in enumerate(trace["turns"]):
            here = f"turn {index + 1}"
            self.need(not self.over(), here, "the game was over")
            self.turn(turn, (first + index) % self.seats, here)
        self.need(self.over(), "end", "the game was not over")
        self.end()

    def options(self) -> None:
        options = self.trace["options"]
        first = options.get("first")
        fair = first is None or (type(first) is int and first in range(self.seats))
        self.need(fair, "options", f"first {first!r} is not a seat")
        # What the rules do not know can only switch a display.
        for key in set(options) - {"first"}:
            switch = options[key]
            self.need(isinstance(switch, bool), "options", f"{key} {switch!r} is not a switch")

    def setup(self, setup: list[dict[str, Any]]) -> int:
        first: int = setup[0]["seat"]
        chosen = self.trace["options"].get("first")
        if chosen is not None:
            self.equal(first, chosen, "first seat")
        if first not in range(self.seats):
            raise UnreadableError(f"setup: no seat {first}")
        clockwise = [(first + step) % self.seats for step in range(self.seats)]
        seats = (clockwise + clockwise[::-1]) * 2
        if len(setup) != len(seats):
            raise UnreadableError(f"setup: {len(setup)} placings, should be {len(seats)}")
        for index, (placing, seat) in enumerate(zip(setup, seats, strict=True)):
            here = f"setup {index + 1}"
            kind = "building" if index < self.seats else "floor"
            self.keys(placing, {"seat", kind}, here)
            self.equal(placing["seat"], seat, f"{here} seat")
            cell = read_cell(placing[kind])
            self.need(cell not in self.board, here, f"{cell} is not free")
            if kind == "building":
                self.need(cell in CENTRE, here, f"{cell} is not a central cell")
            self.board[cell] = (seat, FINISHED if kind == "building" else 1)
            self.architect = cell
        return first

    def turn(self, turn: dict[str, Any], seat: int, where: str) -> None:
        wanted = "seat white black pawn rent card build architect board cash"
        self.keys(turn, set(wanted.split()), where)
        self.equal(turn["seat"], seat, f"{where} seat")
        for die in ("white", "black"):
            self.need(turn[die] in range(1, 7), where, f"{die} die shows {turn[die]!r}")
        self.pawns[seat] = (self.pawns[seat] + turn["white"]) % TRACK
        self.equal(turn["pawn"], self.pawns[seat], f"{where} pawn")
        after = read_board(turn["board"], self.seats)
        self.rent(turn["rent"], seat, where)

        draws = self.pawns[seat] not in STREET
        self.equal(turn["card"] is not None, draws, f"{where} is there a card")
        if draws or self.debt is not None:
            self.equal(turn["build"], None, f"{where} build")
        if draws and turn["card"] is not None:
            self.card(turn["card"], seat, after, where)
        elif not draws and self.debt is None:
            self.build(turn["build"], seat, turn["black"], where)

        self.equal(read_cell(turn["architect"]), self.architect, f"{where} architect")
        self.equal(turn["cash"], self.cash, f"{where} cash")
        self.need(after == self.board, where, f"board differs: {self.difference(after)}")
        self.stock(where)

    def stock(self, where: str) -> None:
        for seat in range(self.seats):
            self.need(self.floors_left(seat) >= 0, where, f"seat {seat} has too many floors")
            left = BUILDINGS[self.seats] - self.finished_on_board(seat)
            self.need(left >= 0, where, f"seat {seat} has too many finished buildings")

    def difference(self, after: Board) -> Changes:
        """What changes from our board to the one after."""
        return {cell: after.get(cell) for cell in GRID if after.get(cell) != self.board.get(cell)}

    # Rent

    def rent(self, rent: dict[str, Any] | None, seat: int, where: str) -> None:
        beside = STREET.get(self.pawns[seat])
        owner, _ = self.board.get(beside, (seat, 0)) if beside else (seat, 0)
        if beside is None or owner == seat:
            self.equal(rent, None, f"{where} rent")
            return
        amount = sum(
            BUILDING_RENT if self.board[cell][1] == FINISHED else FLOOR_RENT * self.board[cell][1]
            for cell in self.group(beside)
        )
        paid = min(amount, self.cash[seat])
        self.equal(rent, {"to": owner, "amount": amount, "paid": paid}, f"{where} rent")
        if paid < amount:
            bonus = BONUS * self.finished_on_board(seat)
            self.debt = seat, max(0, self.cash[seat] + bonus - amount)
        self.cash[seat] -= paid
        self.cash[owner] += amount

    def group(self, start: Cell) -> set[Cell]:
        owner = self.board[start][0]
        found = {start}
        waiting = [start]
        while waiting:
            row, column = waiting.pop()
            for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                cell = (row + down, column + right)
                if cell not in found and self.board.get(cell, (-1, 0))[0] == owner:
                    found.add(cell)
                    waiting.append(cell)
        return found

    # Building

    def sources(self, seat: int, keep: Cell | None = None) -> list[Cell | None]:
        """Where a floor may come from: None is the supply, a cell is a floor to be lifted."""
        if self.floors_left(seat) > 0:
            return [None]
        if not self.recycle:
            return []
        return [cell for cell in self.touchable({seat}, (1,)) if cell != keep]

    def floors(self, seat: int, targets: list[Cell]) -> Iterator[Outcome]:
        """Every way to put a floor on one of these empty cells."""
        for lifted in self.sources(seat):
            for cell in targets:
                yield with_lift({"floor": list(cell)}, {cell: (seat, 1)}, lifted)

    def raises(self, seat: int, at: Cell) -> Iterator[Outcome]:
        """Every way to raise this building, move it and demolish another."""
        height = self.board[at][1] + 1
        for lifted in self.sources(seat, keep=at):
            for to in self.touchable(self.opponents(seat), tuple(range(1, height))):
                aligned = to[0] == at[0] or to[1] == at[1]
                if distance(at, to) != height or (self.straight and not aligned):
                    continue
                facts = {"raise": list(at), "to": list(to), "finished": height == FINISHED}
                yield with_lift(facts, {at: None, to: (seat, height)}, lifted)

    def build(self, build: dict[str, Any] | None, seat: int, black: int, where: str) -> None:
        reach = [cell for cell in GRID if distance(cell, self.architect) == black]
        legal = list(self.floors(seat, [cell for cell in reach if cell not in self.board]))
        for cell in self.touchable({seat}, (1, 2)):
            if cell in reach:
                legal += self.raises(seat, cell)
        if build is None:
            self.need(not legal, where, f"nothing built, but {[facts for facts, _ in legal[:3]]}")
            return
        fitting = [changes for facts, changes in legal if facts == build]
        if not fitting:
            raise UnreadableError(f"{where}: {build} is not a legal build")
        self.apply(fitting[0])
        self.architect = read_cell(build["to"] if "raise" in build else build["floor"])

    # Cards

    def card(self, card: dict[str, Any], seat: int, after: Board, where: str) -> None:
        self.keys(card, {"name", "effect"}, f"{where} card")
        name, effect = card["name"], card["effect"]
        if self.drawn == DECK:
            self.drawn.clear()  # the deck was empty: all discards are reshuffled
        self.drawn[name] += 1
        if self.drawn[name] > DECK[name]:
            raise UnreadableError(f"{where}: {name} is not in the draw pile")
        here = f"{where} {name}"
        if name in MONEY_CARDS:
            self.pay(self.payments(name, seat), effect, here)
        else:
            self.alter(self.outcomes(name, seat), self.difference(after), effect, here)

    def pay(self, payments: list[Payment], effect: dict[str, Any] | None, where: str) -> None:
        """Cash is compared after the turn; here it is enough that `effect` does not lie."""
        happened = [payment for payment in payments if payment["paid"]]
        for payment in happened:
            if payment["from"] is not None:
                self.cash[payment["from"]] -= payment["paid"]
            if payment["to"] is not None:
                self.cash[payment["to"]] += payment["paid"]
        self.equal(effect is not None, bool(happened), f"{where} has an effect")
        if effect is None:
            return
        self.keys(effect, {"payments"}, f"{where} effect")
        listed = [payment for payment in effect["payments"] if payment in payments]
        fair = len(listed) == len(effect["payments"]) and all(p in listed for p in happened)
        self.need(fair and len(listed) <= len(payments), where, f"{effect}, should be {payments}")

    def alter(
        self,
        legal: list[Outcome],
        changes: Changes,
        effect: dict[str, Any] | None,
        where: str,
    ) -> None:
        self.equal(effect is not None, bool(changes), f"{where} has an effect")
        if not changes:
            examples = [facts for facts, _ in legal[:3]]
            self.need(not legal, where, f"not carried out, but {examples} could be")
            return
        fitting = [facts for facts, outcome in legal if outcome == changes]
        if not fitting:
            raise UnreadableError(f"{where}: {changes} is not what the card does")
        self.need(effect in fitting, where, f"effect {effect}, should be {fitting}")
        self.apply(changes)

    def payments(self, name: str, seat: int) -> list[Payment]:
        """What a card makes players pay; from or to None is the bank."""
        if name == "city_tax":
            tax = 10 * self.floors_on_board(seat) + 20 * self.finished_on_board(seat)
            return [self.payment(seat, None, tax)]
        if name == "repairs":
            return [self.payment(seat, None, 50)]
        if name == "subsidy":
            return [self.payment(None, seat, 100)]
        if name == "gala":
            return [self.payment(other, seat, 40) for other in self.opponents(seat)]
        # min and max take the first of equals: the drawer, then nearest clockwise
        clockwise = [(seat + step) % self.seats for step in range(self.seats)]
        richest = max(clockwise, key=lambda other: self.cash[other])
        poorest = min(clockwise, key=lambda other: self.cash[other])
        return [] if richest == poorest else [self.payment(richest, poorest, 100)]

    def payment(self, giver: int | None, taker: int | None, due: int) -> Payment:
        paid = due if giver is None else min(due, self.cash[giver])
        return {"from": giver, "to": taker, "due": due, "paid": paid}

    def outcomes(self, name: str, seat: int) -> list[Outcome]:
        """Every legal outcome of a card that alters the board."""
        others = self.opponents(seat)
        own = self.touchable({seat}, (1, 2))
        if name == "demolition_order":
            return self.removals(others)
        if name == "expropriation":
            most = max(self.cash[other] for other in others)
            return self.removals({other for other in others if self.cash[other] == most})
        if name == "building_permit":
            return list(self.floors(seat, [cell for cell in GRID if cell not in self.board]))
        if name == "extra_storey":
            return list(self.storeys(seat, own))
        if name == "relocation":
            return self.moves(own)
        if name == "tower_on_rails":
            return self.moves(self.touchable({seat}, (FINISHED,)))
        if name == "land_swap":
            return self.swaps(own, self.touchable(others, (1, 2)))
        if name == "takeover":
            all_own = self.touchable({seat}, (1, 2, FINISHED))
            return self.swaps(all_own, self.touchable(others, (FINISHED,)))
        if name == "rush_job":
            return [outcome for cell in own for outcome in self.raises(seat, cell)]
        return list(self.implosions())

    def removals(self, owners: set[int]) -> list[Outcome]:
        found: list[Outcome] = []
        for cell in self.touchable(owners, (1, 2)):
            owner, floors = self.board[cell]
            found.append(({"removed": list(cell), "owner": owner, "floors": floors}, {cell: None}))
        return found

    def storeys(self, seat: int, own: list[Cell]) -> Iterator[Outcome]:
        for cell in own:
            height = self.board[cell][1] + 1
            for lifted in self.sources(seat, keep=cell):
                facts = {"raise": list(cell), "finished": height == FINISHED}
                yield with_lift(facts, {cell: (seat, height)}, lifted)

    def moves(self, own: list[Cell]) -> list[Outcome]:
        return [
            ({"move": list(cell), "to": list(to)}, {cell: None, to: self.board[cell]})
            for cell in own
            for to in GRID
            if to not in self.board
        ]

    def swaps(self, own: list[Cell], theirs: list[Cell]) -> list[Outcome]:
        return [
            ({"swap": list(a), "with": list(b)}, {a: self.board[b], b: self.board[a]})
            for a in own
            for b in theirs
        ]

    def implosions(self) -> Iterator[Outcome]:
        counts = [self.finished_on_board(seat) for seat in range(self.seats)]
        most = max(counts)
        for owner in range(self.seats):
            if counts[owner] == most >= 2:
                floors = min(2, self.floors_left(owner))
                for cell in self.touchable({owner}, (FINISHED,)):
                    facts = {"imploded": list(cell), "owner": owner, "floors": floors}
                    yield facts, {cell: (owner, floors) if floors else None}

    # The end

    def end(self) -> None:
        finished = [self.finished_on_board(seat) for seat in range(self.seats)]
        final = [cash + BONUS * count for cash, count in zip(self.cash, finished, strict=True)]
        if self.debt is not None:
            debtor, kept = self.debt
            final[debtor] = kept
        reason = "last building" if self.debt is None else "bankrupt"
        self.equal(self.trace["end"], reason, "end")
        self.equal(self.trace["final"], final, "final")
        merit = list(zip(final, finished, strict=True))
        best = [seat for seat in range(self.seats) if merit[seat] == max(merit)]
        self.equal(sorted(self.trace["winners"]), best, "winners")


def objections(trace: dict[str, Any]) -> list[str]:
    """Everything in the trace that the rules don't allow; empty for an honest game."""
    seats = trace.get("seats")
    if type(seats) is not int or seats not in BUILDINGS:
        return [f"seats: {seats!r} is not a number of players"]
    try:
        referee = Referee(trace)
    except (LookupError, TypeError) as error:
        return [f"options can't be read: {error!r}"]
    try:
        referee.game()
    except (UnreadableError, LookupError, TypeError, ValueError, AttributeError) as error:
        referee.bad.append(f"can't be followed further: {type(error).__name__} {error}")
    return referee.bad
