"""A referee for Blueprints: it knows the rules and the trace format, and nothing of the program."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.referees.judge import Judge, Trace, UnreadableError, no_table

COLOURS = ("wood", "recycled", "stone", "glass")
DICE_PER_COLOUR = 8
ROUNDS = 3
DICE_TAKEN = 6
POOL_SIZE = {2: 8, 3: 9, 4: 7}
MEDALS = {2: ("silver",), 3: ("gold", "silver"), 4: ("gold", "silver", "bronze")}
MEDAL_POINTS = {"gold": 3, "silver": 2, "bronze": 1}
PRIZES = ("skyscraper", "structural_integrity", "geometer", "materials")
PRIZE_POINTS = 2
RECYCLED = (0, 2, 5, 10, 15, 20, 30)
STONE = {1: 2, 2: 3, 3: 5}  # 8 on every higher level
BONUS = 6
DECK_DRAWING = """
13   1.   32   2.   2.   2.   ..   .2
.2   23   1.   .1   ..   1.   2.   .2
..   ..   ..   3.   31   3.   13   .2

..   21   .2   .2   1.   .2   .2   1.
.2   2.   ..   2.   22   22   21   31
22   1.   22   .2   .1   ..   .1   1.

11   ..   31   11   .3   .1   11   2.
13   21   1.   ..   .1   31   ..   .2
..   12   .1   31   11   1.   22   11
"""

Die = tuple[str, int]
Space = tuple[int, int]
Building = dict[Space, list[Die]]


def read_deck(drawing: str) -> set[tuple[str, ...]]:
    cards: set[tuple[str, ...]] = set()
    for block in drawing.strip().split("\n\n"):
        cards.update(zip(*(line.split() for line in block.splitlines()), strict=True))
    return cards


DECK = read_deck(DECK_DRAWING)


def read_die(value: Any) -> Die:
    if not isinstance(value, list) or len(value) != 2:
        raise UnreadableError(f"{value!r} is not a die")
    colour, number = value
    if colour not in COLOURS or number not in range(1, 7):
        raise UnreadableError(f"{value!r} is not a die")
    return colour, number


class Referee(Judge):
    def __init__(self, trace: Trace) -> None:
        super().__init__(trace)
        self.used_cards: set[tuple[str, ...]] = set()
        self.ranking: list[int] = []  # of the previous round, best first
        self.medals = [Counter[str]() for _ in range(self.seats)]
        self.prizes = [0] * self.seats

    def game(self) -> None:
        trace = self.trace
        self.heading("blueprints", {"rounds", "points"})
        self.first_seat()
        self.switches({"first"})
        self.equal(len(trace["rounds"]), ROUNDS, "number of rounds")
        for number, facts in enumerate(trace["rounds"], 1):
            self.round(facts, f"round {number}")
        self.end()

    def round(self, facts: dict[str, Any], where: str) -> None:
        wanted = {"in_demand", "order", "cards", "pool", "turns", "scores", "awards", "prizes"}
        self.keys(facts, wanted, where)
        demand = facts["in_demand"]
        fair = len(demand) == 2 and set(demand) <= set(COLOURS) and demand[0] != demand[1]
        self.need(fair, f"{where} in_demand", f"{demand} are not two colours")
        order = self.order(facts["order"], where)
        cards = self.cards(facts["cards"], where)
        buildings = self.turns(facts, order, cards, where)

        scores = [self.score(cards[seat], buildings[seat]) for seat in range(self.seats)]
        self.equal(len(facts["scores"]), self.seats, f"{where} number of scores")
        for seat, score in enumerate(scores):
            self.equal(facts["scores"][seat], score, f"{where} score of seat {seat}")

        def tie_break(seat: int) -> tuple[int, int, int]:
            held = Counter(colour for pile in buildings[seat].values() for colour, _ in pile)
            return held[demand[0]], held[demand[1]], order.index(seat)

        everyone = range(self.seats)
        self.ranking = sorted(
            everyone, key=lambda seat: (scores[seat]["total"], tie_break(seat)), reverse=True
        )
        awards = dict(zip(MEDALS[self.seats], self.ranking, strict=False))
        self.equal(facts["awards"], awards, f"{where} awards")
        for medal, seat in awards.items():
            self.medals[seat][medal] += 1

        self.keys(facts["prizes"], set(PRIZES), f"{where} prizes")
        for prize in PRIZES:
            able = [seat for seat in everyone if prize in self.qualifies(buildings[seat])]
            winner = max(able, key=tie_break) if able else None
            self.equal(facts["prizes"][prize], winner, f"{where} prize {prize}")
            if winner is not None:
                self.prizes[winner] += 1

    def order(self, order: list[int], where: str) -> list[int]:
        if sorted(order) != list(range(self.seats)):
            raise UnreadableError(f"{where}: {order} is not an order of the seats")
        clockwise = [(order[0] + step) % self.seats for step in range(self.seats)]
        self.equal(order, clockwise, f"{where} order (clockwise)")
        first = self.ranking[-1] if self.ranking else self.trace["options"].get("first")
        if first is not None:
            self.equal(order[0], first, f"{where} starting seat")
        return order

    def cards(self, cards: list[list[str]], where: str) -> list[tuple[str, ...]]:
        dealt = [tuple(card) for card in cards]
        if len(dealt) != self.seats or not set(dealt) <= DECK:
            raise UnreadableError(f"{where}: {cards} are not cards of the deck, one for each seat")
        for card in dealt:
            self.need(card not in self.used_cards, where, f"card {card} is dealt again")
            self.used_cards.add(card)
        return dealt

    def turns(
        self, facts: dict[str, Any], order: list[int], cards: list[tuple[str, ...]], where: str
    ) -> list[Building]:
        pool = Counter(read_die(die) for die in facts["pool"])
        self.equal(pool.total(), POOL_SIZE[self.seats], f"{where} size of the pool")
        seen = Counter(facts["in_demand"])
        seen.update(colour for colour, _ in pool.elements())
        buildings: list[Building] = [
            {
                (row, column): []
                for row, line in enumerate(card)
                for column, sign in enumerate(line)
                if sign != "."
            }
            for card in cards
        ]
        last = DICE_TAKEN * self.seats
        self.equal(len(facts["turns"]), last, f"{where} number of turns")
        for number, turn in enumerate(facts["turns"], 1):
            here = f"{where} turn {number}"
            self.keys(turn, {"seat", "took", "placed", "discarded", "drawn"}, here)
            seat = order[(number - 1) % self.seats]
            self.equal(turn["seat"], seat, f"{here} seat")
            took = read_die(turn["took"])
            self.from_pool(pool, took, f"{here} took")
            self.place(buildings[seat], took, turn["placed"], here)
            self.replace(pool, seen, turn, number == last, here)
        for colour in COLOURS:
            message = f"{seen[colour]} {colour} dice drawn, the box has {DICE_PER_COLOUR}"
            self.need(seen[colour] <= DICE_PER_COLOUR, where, message)
        return buildings

    def from_pool(self, pool: Counter[Die], die: Die, where: str) -> None:
        self.need(pool[die] > 0, where, f"{die} is not in the pool")
        pool[die] -= 1

    def place(self, building: Building, die: Die, placed: list[int] | None, where: str) -> None:
        legal = [space for space, pile in building.items() if not pile or pile[-1][1] <= die[1]]
        if placed is None:
            self.need(not legal, where, f"{die} was removed but could be placed on {legal}")
        elif tuple(placed) not in legal:
            raise UnreadableError(f"{where}: {die} can't be placed on {placed}")
        else:
            building[placed[0], placed[1]].append(die)

    def replace(
        self, pool: Counter[Die], seen: Counter[str], turn: dict[str, Any], last: bool, where: str
    ) -> None:
        discards = self.seats == 2 and not last
        if discards and turn["discarded"] is not None:
            self.from_pool(pool, read_die(turn["discarded"]), f"{where} discarded")
        else:
            self.need(not discards, where, "nothing was discarded")
            self.equal(turn["discarded"], None, f"{where} discarded")
        drawn = [read_die(die) for die in turn["drawn"]]
        self.equal(len(drawn), 0 if last else 1 + discards, f"{where} number of dice drawn")
        pool.update(drawn)
        seen.update(colour for colour, _ in drawn)

    @staticmethod
    def score(card: tuple[str, ...], building: Building) -> dict[str, int]:
        at = {
            (row, column, level): die
            for (row, column), pile in building.items()
            for level, die in enumerate(pile, 1)
        }
        fulfilled = all(
            len(pile) == int(card[row][column]) for (row, column), pile in building.items()
        )
        wood = sum(
            2
            for (row, column, level), (colour, _) in at.items()
            if colour == "wood"
            for beside in (
                (row - 1, column, level),
                (row + 1, column, level),
                (row, column - 1, level),
                (row, column + 1, level),
                (row, column, level - 1),
                (row, column, level + 1),
            )
            if beside in at
        )
        parts = {
            "bonus": BONUS if fulfilled else 0,
            "wood": wood,
            "recycled": RECYCLED[sum(colour == "recycled" for colour, _ in at.values())],
            "stone": sum(
                STONE.get(level, 8) for (*_, level), (colour, _) in at.items() if colour == "stone"
            ),
            "glass": sum(value for colour, value in at.values() if colour == "glass"),
        }
        return parts | {"total": sum(parts.values())}

    @staticmethod
    def qualifies(building: Building) -> set[str]:
        dice = [die for pile in building.values() for die in pile]
        values = Counter(value for _, value in dice)
        colours = Counter(colour for colour, _ in dice)
        conditions = {
            "skyscraper": max(len(pile) for pile in building.values()) >= 5,
            "structural_integrity": max(values.values(), default=0) >= 4,
            "geometer": len(values) == 6,
            "materials": max(colours.values(), default=0) >= 5,
        }
        return {prize for prize, met in conditions.items() if met}

    def end(self) -> None:
        points = [
            sum(MEDAL_POINTS[medal] * count for medal, count in self.medals[seat].items())
            + PRIZE_POINTS * self.prizes[seat]
            for seat in range(self.seats)
        ]
        self.equal(self.trace["points"], points, "points")
        merit = [
            (points[seat], self.prizes[seat], *(self.medals[seat][m] for m in MEDAL_POINTS))
            for seat in range(self.seats)
        ]
        self.winners(merit)


def objections(trace: Trace) -> list[str]:
    """Everything in the trace that the rules don't allow; empty for an honest game."""
    return no_table(trace, set(POOL_SIZE)) or Referee(trace).verdict()
