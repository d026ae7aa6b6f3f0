"""Projekt Skyline's grid, as its referee knows it: what stands where, and what may be built.

The supplies are never tracked: a player has 13 floors and 7, 6 or 5 finished buildings, and
whatever is not on the board is in supply.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.referees.judge import UnreadableError

SIZE = 6
FLOORS = 13
BUILDINGS = {2: 7, 3: 6, 4: 5}
FLOOR_RENT, BUILDING_RENT = 10, 100
FINISHED = 3  # the height that stands for "B"
CENTRE = {(2, 2), (2, 3), (3, 2), (3, 3)}

Cell = tuple[int, int]
Building = tuple[int, int]  # owner, height
Board = dict[Cell, Building]
Changes = dict[Cell, Building | None]  # what stands on a cell afterwards
Outcome = tuple[dict[str, Any], Changes]  # as the trace tells it, and what it does to the board

GRID = [(row, column) for row in range(SIZE) for column in range(SIZE)]


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


class City:
    """The board and the architect, with the two options that say how one builds."""

    def __init__(self, seats: int, straight: bool, recycle: bool) -> None:
        self.seats, self.straight, self.recycle = seats, straight, recycle
        self.board: Board = {}
        self.architect: Cell = (-1, -1)

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

    def difference(self, after: Board) -> Changes:
        """What changes from our board to the one after."""
        return {cell: after.get(cell) for cell in GRID if after.get(cell) != self.board.get(cell)}

    def used_up(self) -> bool:
        """Somebody has no finished building left in supply."""
        return any(
            self.finished_on_board(seat) >= BUILDINGS[self.seats] for seat in range(self.seats)
        )

    def rent(self, beside: Cell) -> int:
        """What the buildings that hang together with this one cost a visitor."""
        heights = [self.board[cell][1] for cell in self.group(beside)]
        return sum(BUILDING_RENT if high == FINISHED else FLOOR_RENT * high for high in heights)

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

    def builds(self, seat: int, black: int) -> list[Outcome]:
        """Every legal build at the distance that the black die shows."""
        reach = [cell for cell in GRID if distance(cell, self.architect) == black]
        legal = list(self.floors(seat, [cell for cell in reach if cell not in self.board]))
        for cell in self.touchable({seat}, (1, 2)):
            if cell in reach:
                legal += self.raises(seat, cell)
        return legal
