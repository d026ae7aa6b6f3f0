"""A referee for Projekt Skyline: it knows the rules and the trace format, not the program."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.referees.judge import Judge, Trace, UnreadableError, no_table
from tests.referees.skyline_cards import DECK, MONEY_CARDS, Payment, outcomes, payments
from tests.referees.skyline_city import (
    BUILDINGS,
    CENTRE,
    FINISHED,
    SIZE,
    Board,
    Cell,
    Changes,
    City,
    Outcome,
    read_board,
    read_cell,
)

TRACK = 28
START = 0
MONEY = 700
BONUS = 100  # for each finished building, at the end


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


class Referee(Judge):
    def __init__(self, trace: Trace) -> None:
        super().__init__(trace)
        options = trace["options"]
        self.city = City(self.seats, options["straight_piles"], options["recycle_floors"])
        self.cash = [MONEY] * self.seats
        self.pawns = [START] * self.seats
        self.drawn: Counter[str] = Counter()
        self.debt: tuple[int, int] | None = None  # the bankrupt seat and what it keeps

    def over(self) -> bool:
        return self.debt is not None or self.city.used_up()

    def game(self) -> None:
        trace = self.trace
        more = {"setup", "start", "turns", "end", "final"}
        self.heading("skyline", more, {"finished": (True, False)})
        self.first_seat()
        self.switches({"first"})
        self.equal(trace["start"], START, "start")
        first = self.setup(trace["setup"])
        for index, turn in enumerate(trace["turns"]):
            here = f"turn {index + 1}"
            self.need(not self.over(), here, "the game was over")
            self.turn(turn, (first + index) % self.seats, here)
        self.need(self.over(), "end", "the game was not over")
        self.end()

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
            self.need(cell not in self.city.board, here, f"{cell} is not free")
            if kind == "building":
                self.need(cell in CENTRE, here, f"{cell} is not a central cell")
            self.city.board[cell] = (seat, FINISHED if kind == "building" else 1)
            self.city.architect = cell
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

        self.equal(read_cell(turn["architect"]), self.city.architect, f"{where} architect")
        self.equal(turn["cash"], self.cash, f"{where} cash")
        self.need(after == self.city.board, where, f"board differs: {self.city.difference(after)}")
        self.stock(where)

    def stock(self, where: str) -> None:
        for seat in range(self.seats):
            self.need(self.city.floors_left(seat) >= 0, where, f"seat {seat} has too many floors")
            left = BUILDINGS[self.seats] - self.city.finished_on_board(seat)
            self.need(left >= 0, where, f"seat {seat} has too many finished buildings")

    # What a turn brings

    def rent(self, rent: dict[str, Any] | None, seat: int, where: str) -> None:
        beside = STREET.get(self.pawns[seat])
        owner, _ = self.city.board.get(beside, (seat, 0)) if beside else (seat, 0)
        if beside is None or owner == seat:
            self.equal(rent, None, f"{where} rent")
            return
        amount = self.city.rent(beside)
        paid = min(amount, self.cash[seat])
        self.equal(rent, {"to": owner, "amount": amount, "paid": paid}, f"{where} rent")
        if paid < amount:
            bonus = BONUS * self.city.finished_on_board(seat)
            self.debt = seat, max(0, self.cash[seat] + bonus - amount)
        self.cash[seat] -= paid
        self.cash[owner] += amount

    def build(self, build: dict[str, Any] | None, seat: int, black: int, where: str) -> None:
        legal = self.city.builds(seat, black)
        if build is None:
            self.need(not legal, where, f"nothing built, but {[facts for facts, _ in legal[:3]]}")
            return
        fitting = [changes for facts, changes in legal if facts == build]
        if not fitting:
            raise UnreadableError(f"{where}: {build} is not a legal build")
        self.city.apply(fitting[0])
        self.city.architect = read_cell(build["to"] if "raise" in build else build["floor"])

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
            self.pay(payments(name, seat, self.city, self.cash), effect, here)
        else:
            legal = outcomes(name, seat, self.city, self.cash)
            self.alter(legal, self.city.difference(after), effect, here)

    def pay(self, due: list[Payment], effect: dict[str, Any] | None, where: str) -> None:
        """Cash is compared after the turn; here it is enough that `effect` does not lie."""
        happened = [payment for payment in due if payment["paid"]]
        for payment in happened:
            if payment["from"] is not None:
                self.cash[payment["from"]] -= payment["paid"]
            if payment["to"] is not None:
                self.cash[payment["to"]] += payment["paid"]
        self.equal(effect is not None, bool(happened), f"{where} has an effect")
        if effect is None:
            return
        self.keys(effect, {"payments"}, f"{where} effect")
        listed = [payment for payment in effect["payments"] if payment in due]
        fair = len(listed) == len(effect["payments"]) and all(p in listed for p in happened)
        self.need(fair and len(listed) <= len(due), where, f"{effect}, should be {due}")

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
        self.city.apply(changes)
        for payment in fitting[0].get("payments", []):
            self.cash[payment["from"]] -= payment["paid"]
            self.cash[payment["to"]] += payment["paid"]

    def end(self) -> None:
        finished = [self.city.finished_on_board(seat) for seat in range(self.seats)]
        final = [cash + BONUS * count for cash, count in zip(self.cash, finished, strict=True)]
        if self.debt is not None:
            debtor, kept = self.debt
            final[debtor] = kept
        reason = "last building" if self.debt is None else "bankrupt"
        self.equal(self.trace["end"], reason, "end")
        self.equal(self.trace["final"], final, "final")
        merit = list(zip(final, finished, strict=True))
        self.winners(merit)


def objections(trace: Trace) -> list[str]:
    """Everything in the trace that the rules don't allow; empty for an honest game."""
    wrong = no_table(trace, set(BUILDINGS))
    if wrong:
        return wrong
    try:
        referee = Referee(trace)
    except (LookupError, TypeError) as error:
        return [f"options can't be read: {error!r}"]
    return referee.verdict()
