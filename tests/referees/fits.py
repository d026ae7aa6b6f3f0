"""A referee for FITS: it knows the rules and the trace format, and nothing of the program."""

from __future__ import annotations

from typing import Any

from tests.referees.judge import Judge, Trace, UnreadableError, no_table

WIDTH, HEIGHT = 6, 12
PIECE_DRAWING = """
F    L   N   P   T    U    V    W    X    Y   O4  T4   S4   L4  I3  V3
.##  #.  .#  ##  ###  #.#  #..  #..  .#.  .#  ##  ###  .##  #.  #   #.
##.  #.  .#  ##  .#.  ###  #..  ##.  ###  ##  ##  .#.  ##.  #.  #   ##
.#.  #.  ##  #.  .#.       ###  .##  .#.  .#                ##  #
     ##  #.                               .#
"""
START_CARDS = ("L", "P", "T", "F")
BOARD_DRAWING = """
......    .1..1.    ......    ......
......    ......    .2..1.    ......
......    2....1    .M..M.    .a..b.
......    ...2..    ......    ......
......    .3....    ..3...    .c..d.
......    .....1    ..M..1    ..e...
......    1.....    .....M    ...e..
......    ....3.    3.....    .d..c.
......    ..2...    M..2..    ......
......    1....2    ...M..    .b..a.
......    ......    ......    ......
......    .1..1.    ......    ......
"""
MALUS = 5
PAIR = 3
ROW_BOARD = 1  # the only board on which complete rows earn a point

Cell = tuple[int, int]
Shape = frozenset[Cell]


def shape(cells: set[Cell]) -> Shape:
    """The cells moved to the corner, so that equal shapes are equal sets."""
    top = min(row for row, _ in cells)
    left = min(column for _, column in cells)
    return frozenset((row - top, column - left) for row, column in cells)


def orientations(cells: set[Cell]) -> set[Shape]:
    found = set()
    for _ in range(4):
        cells = {(column, -row) for row, column in cells}
        found.add(shape(cells))
        found.add(shape({(row, -column) for row, column in cells}))
    return found


def read_pieces(drawing: str) -> dict[str, set[Shape]]:
    names, *lines = drawing.strip("\n").splitlines()
    starts = {name: names.index(f"{name} ") for name in names.split()[:-1]}
    starts["V3"] = names.index("V3")
    pieces = {}
    for name, start in starts.items():
        later = [other for other in starts.values() if other > start]
        end = min(later, default=len(names) + 1)
        pieces[name] = orientations(
            {
                (row, column)
                for row, line in enumerate(lines)
                for column, sign in enumerate(line[start:end])
                if sign == "#"
            }
        )
    return pieces


PIECES = read_pieces(PIECE_DRAWING)
BOARDS = dict(
    enumerate(zip(*(line.split() for line in BOARD_DRAWING.strip().splitlines()), strict=True), 1)
)


def score(board: int, covered: set[Cell]) -> int:
    points = 0
    open_symbols: dict[str, int] = {}
    for row, line in enumerate(BOARDS[board]):
        bare = [sign for column, sign in enumerate(line) if (row, column) not in covered]
        if board == ROW_BOARD and not bare:
            points += 1
        for sign in bare:
            if sign == ".":
                points -= 1
            elif sign == "M":
                points -= MALUS
            elif sign.isdigit():
                points += int(sign)
            else:
                open_symbols[sign] = open_symbols.get(sign, 0) + 1
    return points + sum(PAIR if count == 2 else -PAIR for count in open_symbols.values())


class Referee(Judge):
    def game(self) -> None:
        trace = self.trace
        self.heading("fits", {"rounds", "totals"})
        self.switches({"boards"})
        boards = trace["options"]["boards"]
        fair = boards and len(set(boards)) == len(boards) and set(boards) <= set(BOARDS)
        self.need(bool(fair), "options", f"boards {boards}: only 1 to 4, none twice")
        self.equal([facts["board"] for facts in trace["rounds"]], boards, "boards played")

        totals = [0] * self.seats
        for number, facts in enumerate(trace["rounds"], 1):
            scores = self.round(facts, f"round {number}")
            totals = [total + new for total, new in zip(totals, scores, strict=True)]
        self.equal(trace["totals"], totals, "totals")
        self.winners(totals)

    def round(self, facts: dict[str, Any], where: str) -> list[int]:
        self.keys(facts, {"board", "start", "turns", "scores"}, where)
        start = facts["start"]
        fair = len(start) == len(set(start)) == self.seats and set(start) <= set(START_CARDS)
        if not fair:
            raise UnreadableError(
                f"{where}: {start} are not different Start cards, one for each seat"
            )

        turns = facts["turns"]
        expected = self.seats * (1 + len(PIECES))
        if len(turns) != expected:
            raise UnreadableError(f"{where}: {len(turns)} turns, should be {expected}")
        ramps: list[set[Cell]] = [set() for _ in range(self.seats)]
        for index, turn in enumerate(turns):
            here = f"{where} turn {index + 1}"
            self.keys(turn, {"card", "seat", "cells", "why"}, here)
            seat = index % self.seats
            self.equal(turn["seat"], seat, f"{here} seat")
            if index < self.seats:
                self.equal(turn["card"], start[seat], f"{here} card")
                self.equal(turn["why"], "start", f"{here} why")
            else:
                self.equal(turn["card"], turns[index - seat]["card"], f"{here} card (as seat 0's)")
                same = turn["card"] == start[seat]
                other = "aside" if turn["cells"] is None else "card"
                self.equal(turn["why"], "same as start" if same else other, f"{here} why")
            drops = turn["why"] in ("start", "card")
            self.equal(turn["cells"] is not None, drops, f"{here} is there a drop")
            if turn["cells"] is not None:
                self.drop(ramps[seat], turn["card"], turn["cells"], here)
        turned = [turn["card"] for turn in turns[self.seats :: self.seats]]
        self.equal(sorted(turned), sorted(PIECES), f"{where} Construction cards")

        scores = [score(facts["board"], ramp) for ramp in ramps]
        self.equal(facts["scores"], scores, f"{where} scores")
        return scores

    def drop(self, ramp: set[Cell], piece: str, listed: list[list[int]], where: str) -> None:
        cells = {(row, column) for row, column in listed}
        if not cells or len(cells) != len(listed) or shape(cells) not in PIECES[piece]:
            raise UnreadableError(f"{where}: {listed} is not the piece {piece}")
        columns = {column for _, column in cells}
        self.need(columns <= set(range(WIDTH)), where, f"{listed} is over the side")
        self.need(max(cells)[0] < HEIGHT, where, f"{listed} is below the bottom")
        self.need(max(cells)[0] >= 0, where, f"{listed} has no cell on the board")
        blocked = any(
            column == other and row >= above for row, column in cells for above, other in ramp
        )
        self.need(not blocked, where, f"{listed} can't be reached by a straight drop")
        lower = {(row + 1, column) for row, column in cells}
        rests = max(lower)[0] == HEIGHT or bool(lower & ramp)
        self.need(rests, where, f"{listed} hangs in the air")
        ramp |= cells


def objections(trace: Trace) -> list[str]:
    """Everything in the trace that the rules don't allow; empty for an honest game."""
    return no_table(trace, set(range(1, 5))) or Referee(trace).verdict()
