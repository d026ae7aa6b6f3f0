"""What stands in the city, and what is left in the players' supplies.

A supply is never stored: it is what was dealt less what stands on the board, so no piece
can get lost or appear.
"""

from attrs import frozen

from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.skyline.grid import ALL, BIT

FLOORS_DEALT = 13
BUILDINGS_DEALT = {2: 7, 3: 6, 4: 5}
"""Finished buildings for each player, by the number of players."""

FINISHED = 3
"""The height of a finished building; unfinished ones have 1 or 2 floors."""

Change = tuple[Seat, int, int]
"""Owner, height and cell of a building that comes, or goes if it is there."""


@frozen(slots=False)
class CityBoard:
    """For each seat, the cells of its buildings by height. No cell holds two buildings.

    Made on most moves, so without slots, like State.
    """

    singles: tuple[int, ...]
    doubles: tuple[int, ...]
    finished: tuple[int, ...]

    @classmethod
    def empty(cls, seats: int) -> "CityBoard":
        nothing = (0,) * seats
        return cls(nothing, nothing, nothing)

    @property
    def free(self) -> int:
        """The empty cells. Sets without a common member may be added up."""
        return ALL - sum(self.singles) - sum(self.doubles) - sum(self.finished)

    def unfinished(self, seat: Seat) -> int:
        return self.singles[seat] | self.doubles[seat]

    def owned(self, seat: Seat) -> int:
        return self.singles[seat] | self.doubles[seat] | self.finished[seat]

    def at(self, cell: int) -> tuple[Seat, int] | None:
        """Owner and height of the building there."""
        bit = BIT[cell]
        for height, level in enumerate((self.singles, self.doubles, self.finished), 1):
            for seat, cells in enumerate(level):
                if cells & bit:
                    return seat, height
        return None

    def standing(self, cell: int) -> tuple[Seat, int]:
        """Owner and height of the building there; there must be one."""
        building = self.at(cell)
        if building is None:
            raise LookupError(f"nothing stands on cell {cell}")
        return building

    def floors(self, seat: Seat) -> int:
        """How many floors the seat has on the board."""
        return self.singles[seat].bit_count() + 2 * self.doubles[seat].bit_count()

    def floors_left(self, seat: Seat) -> int:
        return FLOORS_DEALT - self.floors(seat)

    def buildings_left(self, seat: Seat) -> int:
        return BUILDINGS_DEALT[len(self.finished)] - self.finished[seat].bit_count()

    def with_floor(self, seat: Seat, cell: int) -> "CityBoard":
        """The board with one floor more: the commonest change, so it has a short way."""
        singles = self.singles
        grown = (*singles[:seat], singles[seat] | BIT[cell], *singles[seat + 1 :])
        return CityBoard(grown, self.doubles, self.finished)

    def changed(self, *changes: Change) -> "CityBoard":
        """The board after buildings have come or gone."""
        levels = [list(self.singles), list(self.doubles), list(self.finished)]
        for owner, height, cell in changes:
            levels[height - 1][owner] ^= BIT[cell]
        return CityBoard(*map(tuple, levels))
