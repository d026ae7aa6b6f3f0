"""A referee for World Monuments: it knows the rules and the trace format, not the program."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.referees.judge import Judge, Trace, UnreadableError, no_table

ROUNDS = 3
START_SCORE = 10
BLACK_POINTS = 2
JEWEL_POINTS = 3
LEVEL_POINTS = (1, 3, 5, 7, 9)
COLOURS = "VRNO"
BOX = {"V": 27, "R": 21, "N": 15, "O": 9}
JEWELS_PER_ROUND = 3
OUTER, MIDDLE = 12, 6

PLAN_DRAWINGS = {
    "notre_dame": """
RROOOORR  NNRRRRNN  NN.OO.NN  NN....NN  ........
VVNNNNVV  RRVVVVRR  RR....RR  OO....OO  ........
.VVRRVV.  ..VVVV..  ...VV...  ........  ........
.VVRRVV.  ..VVVV..  ...VV...  ........  ........
RRVVVVRR  .RRNNRR.  ..NNNN..  ...OO...  ...VV...
.VVRRVV.  ..RRRR..  ...VV...  ........  ........
..VVVV..  ...NN...  ........  ........  ........
""",
    "san_pietro": """
.NN........NN.  ..............  ..............  ..............  ..............
RR..........RR  OO..........OO  ..............  ..............  ..............
VV..........VV  ..............  ..............  ..............  ..............
.VV........VV.  ..............  ..............  ..............  ..............
..NNOOVVOONN..  ..NNRRRRRRNN..  ......NN......  ..............  ..............
...VVRRRRVV...  ....VVRRVV....  .....NNNN.....  ......VV......  ..............
..VVVVRRVVVV..  ...RRVVVVRR...  ....VVNNVV....  .....RRRR.....  ......OO......
...VVRRRRVV...  ....VVRRVV....  .....NNNN.....  ......VV......  ..............
""",
    "taj_mahal": """
RROOOORR  VV....VV  NN....NN  ........  ........
VVNNNNVV  ..RRRR..  ..VVVV..  ...VV...  ........
RRVVVVRR  ..NNNN..  ..RRRR..  ..RRRR..  ...OO...
VVNNNNVV  ..RRRR..  ..VVVV..  ...VV...  ........
RRVVVVRR  VV....VV  NN....NN  ........  ........
""",
    "capitol": """
....OONNOO....  .....NNNN.....  ..............  ..............  ..............
VVRRVVVVVVRRVV  VVRR.RRRR.RRVV  .NN..VVVV..NN.  .....VVVV.....  ......NN......
VVRRVVVVVVRRVV  RRVV.VVVV.VVRR  .OO..RRRR..OO.  .....NNNN.....  ......OO......
.....VVVV.....  ......NN......  ..............  ..............  ..............
""",
}
BAGS = {  # violet, red, neutral, orange in rounds 1 to 3
    "notre_dame": ((10, 6, 3, 2), (10, 9, 7, 4), (7, 6, 5, 3)),
    "san_pietro": ((10, 7, 4, 2), (10, 8, 6, 4), (7, 6, 5, 3)),
    "taj_mahal": ((8, 6, 4, 2), (9, 7, 5, 3), (6, 6, 5, 3)),
    "capitol": ((10, 6, 3, 2), (12, 6, 6, 3), (5, 5, 4, 3)),
}

Place = tuple[int, int, int]  # level from 1, row from 0, x of the left half
Plan = dict[Place, str]


def read_plan(drawing: str) -> Plan:
    plan = {}
    for row, line in enumerate(drawing.split("\n")[1:-1]):
        for level, cells in enumerate(line.split(), 1):
            x = 0
            while x < len(cells):
                if cells[x] != ".":
                    plan[level, row, x] = cells[x]
                    x += 1
                x += 1
    return plan


PLANS = {name: read_plan(drawing) for name, drawing in PLAN_DRAWINGS.items()}


def supports(plan: Plan, place: Place) -> list[Place]:
    level, row, x = place
    below = ((level - 1, row, x + shift) for shift in (-1, 0, 1))
    return [under for under in below if under in plan]


def neighbours(cell: str) -> set[str]:
    if cell == "c":
        return {f"m{j}" for j in range(MIDDLE)}
    number = int(cell[1:])
    if cell[0] == "o":
        return {f"o{(number - 1) % OUTER}", f"o{(number + 1) % OUTER}", f"m{number // 2}"}
    around = {f"m{(number - 1) % MIDDLE}", f"m{(number + 1) % MIDDLE}", "c"}
    return around | {f"o{2 * number}", f"o{2 * number + 1}"}


CELLS = [f"o{i}" for i in range(OUTER)] + [f"m{j}" for j in range(MIDDLE)] + ["c"]
ADJACENT = {cell: neighbours(cell) for cell in CELLS}


def filling(monument: str, number: int) -> dict[str, int]:
    """How many pieces lie on each cell of the quarry when a round begins."""
    pieces = sum(BAGS[monument][number - 1]) + JEWELS_PER_ROUND + 1
    sizes = {cell: 1 if cell[0] == "o" else 2 for cell in CELLS}
    for j in range(MIDDLE):
        if monument == "taj_mahal":
            sizes[f"m{j}"] = 1
        elif monument == "capitol" and number == ROUNDS:
            sizes[f"m{j}"] = 1 if j % 2 == 0 else 0
    sizes["c"] = 0
    sizes["c"] = pieces - sum(sizes.values())
    return sizes


class Referee(Judge):
    def __init__(self, trace: Trace) -> None:
        super().__init__(trace)
        self.monument: str = trace["monument"]
        self.plan = PLANS[self.monument]
        self.built: set[Place] = set()
        self.stocks = [Counter[str]() for _ in range(self.seats)]
        self.scores = [START_SCORE] * self.seats

    def finished(self) -> bool:
        return len(self.built) == len(self.plan)

    def game(self) -> None:
        trace = self.trace
        self.heading(
            "monuments",
            {"monument", "rounds", "jewels", "final"},
            {"finished": (True, False), "pass": (True,)},
        )
        self.options()
        first = trace["options"].get("first")
        if first is None:
            first = trace["rounds"][0]["first"]
        for number, facts in enumerate(trace["rounds"], 1):
            here = f"round {number}"
            self.need(number <= ROUNDS and not self.finished(), here, "the game was over")
            first = self.round(facts, number, first, here)
        over = len(trace["rounds"]) == ROUNDS or self.finished()
        self.need(over, "end", "neither three rounds nor a finished monument")
        self.end()

    def options(self) -> None:
        options = self.trace["options"]
        self.equal(options["monument"], self.monument, "monument in the options")
        self.first_seat()
        self.switches({"first", "monument"})

    def round(self, facts: dict[str, Any], number: int, first: int, where: str) -> int:
        wanted = {"first", "quarry", "pickups", "worker", "builds", "finished", "scores"}
        self.keys(facts, wanted, where)
        self.equal(facts["first"], first, f"{where} first")
        if facts["first"] not in range(self.seats):
            raise UnreadableError(f"{where}: no seat {facts['first']}")
        quarry = self.quarry(facts["quarry"], number, where)
        worker = self.pickups(facts["pickups"], quarry, facts["first"], where)
        self.equal(facts["worker"], worker, f"{where} worker")
        self.builds(facts["builds"], number, worker, where)
        self.equal(facts["finished"], self.finished(), f"{where} finished")
        self.equal(facts["scores"], self.scores, f"{where} scores")
        return worker

    def quarry(self, listed: dict[str, Any], number: int, where: str) -> dict[str, Counter[str]]:
        sizes = filling(self.monument, number)
        self.keys(listed, set(CELLS), f"{where} quarry")
        for cell, pieces in listed.items():
            self.equal(len(pieces), sizes[cell], f"{where} pieces on {cell}")
        bag = Counter(dict(zip(COLOURS, BAGS[self.monument][number - 1], strict=True)))
        bag.update({"B": JEWELS_PER_ROUND, "K": 1})
        found = Counter(piece for pieces in listed.values() for piece in pieces)
        self.equal(dict(found), dict(bag), f"{where} pieces in the quarry")
        return {cell: Counter(listed.get(cell, [])) for cell in CELLS}

    def pickups(
        self,
        pickups: list[dict[str, Any]],
        quarry: dict[str, Counter[str]],
        first: int,
        where: str,
    ) -> int:
        worker = -1
        stands = ""
        for index, turn in enumerate(pickups):
            here = f"{where} pickup {index + 1}"
            self.keys(turn, {"seat", "path", "took"}, here)
            seat = (first + index) % self.seats
            self.equal(turn["seat"], seat, f"{here} seat")
            path, took = turn["path"], turn["took"]
            self.equal(len(path), min(index + 1, 4), f"{here} number of steps")
            self.equal(len(took), len(path), f"{here} entries in took")
            self.path(path, stands, here)
            for cell, piece in zip(path, took, strict=False):
                self.take(quarry[cell], piece, f"{here} cell {cell}")
                if piece == "K":
                    worker = seat
                elif piece is not None:
                    self.stocks[seat][piece] += 1
            self.need(any(took), here, "took nothing")
            stands = path[-1]
        left = {cell: dict(+pieces) for cell, pieces in quarry.items() if +pieces}
        self.need(not left, where, f"the quarry is not empty: {left}")
        if worker < 0:
            raise UnreadableError(f"{where}: nobody took the black piece")
        self.scores[worker] += BLACK_POINTS
        return worker

    def path(self, path: list[str], stands: str, where: str) -> None:
        self.need(len(set(path)) == len(path), where, f"{path} enters a cell twice")
        self.need(path[-1] in CELLS[:OUTER], where, f"{path} does not end on an outer cell")
        for cell in path:
            near = cell in ADJACENT[stands] if stands else cell in CELLS
            self.need(near, where, f"{cell} is not beside {stands}")
            stands = cell

    def take(self, pieces: Counter[str], piece: str | None, where: str) -> None:
        if piece is None:
            self.need(not +pieces, where, f"nothing taken from {dict(+pieces)}")
        elif pieces[piece] <= 0:
            raise UnreadableError(f"{where}: {piece} is not there")
        else:
            pieces[piece] -= 1

    def open_places(self) -> dict[Place, str]:
        return {
            place: colour
            for place, colour in self.plan.items()
            if place not in self.built
            and all(under in self.built for under in supports(self.plan, place))
        }

    def builds(self, builds: list[dict[str, Any]], number: int, worker: int, where: str) -> None:
        playing = [(worker + step) % self.seats for step in range(self.seats)]
        losses = Counter[int]()
        for index, turn in enumerate(builds):
            here = f"{where} build {index + 1}"
            if not playing or self.finished():
                raise UnreadableError(f"{here}: the round was over")
            seat = playing.pop(0)
            self.equal(turn["seat"], seat, f"{here} seat")
            if "pass" in turn:
                self.keys(turn, {"seat", "pass", "lost"}, here)
                losses[seat] = self.passes(turn, seat, number, here)
            else:
                self.keys(turn, {"seat", "brick", "points"}, here)
                self.brick(turn, seat, here)
                playing.append(seat)
        if self.finished():
            for seat, lost in losses.items():
                self.scores[seat] += lost
        else:
            self.need(not playing, where, f"the round ended, but seats {playing} have not passed")

    def passes(self, turn: dict[str, Any], seat: int, number: int, where: str) -> int:
        possible = [
            (place, colour)
            for place, colour in self.open_places().items()
            if self.stocks[seat][colour] > 0
        ]
        self.need(turn["pass"] is True, where, "pass is not true")
        self.need(not possible, where, f"passed, but could build {possible[:3]}")
        bricks = sum(self.stocks[seat][colour] for colour in COLOURS)
        lost = bricks if number < ROUNDS else 0
        self.equal(turn["lost"], lost, f"{where} lost")
        self.scores[seat] -= lost
        return lost

    def brick(self, turn: dict[str, Any], seat: int, where: str) -> None:
        level, row, x, colour = turn["brick"]
        place = (level, row, x)
        if place not in self.plan or place in self.built:
            raise UnreadableError(f"{where}: no brick goes to {place} now")
        self.equal(colour, self.plan[place], f"{where} colour at {place}")
        self.need(place in self.open_places(), where, f"{place} lacks support")
        self.need(self.stocks[seat][colour] > 0, where, f"seat {seat} has no {colour} brick")
        self.stocks[seat][colour] -= 1
        self.built.add(place)
        self.equal(turn["points"], LEVEL_POINTS[level - 1], f"{where} points")
        self.scores[seat] += LEVEL_POINTS[level - 1]

    def end(self) -> None:
        jewels = [stock["B"] for stock in self.stocks]
        self.equal(self.trace["jewels"], jewels, "jewels")
        final = [
            score + JEWEL_POINTS * held for score, held in zip(self.scores, jewels, strict=True)
        ]
        self.equal(self.trace["final"], final, "final")
        self.winners(final)


def objections(trace: Trace) -> list[str]:
    """Everything in the trace that the rules don't allow; empty for an honest game."""
    wrong = no_table(trace, set(range(2, 5)))
    if trace.get("monument") not in list(PLANS):
        wrong.append(f"monument: {trace.get('monument')!r} is not a monument")
    return wrong or Referee(trace).verdict()
