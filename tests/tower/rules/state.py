"""A position of Tower. Everybody sees all of it."""

from attrs import frozen

from blueprints_desktop.engine.step import Seat
from tests.tower.rules.options import Options
from tests.tower.rules.sizes import HEIGHT

WORTH = 1
"""Points for the brick that completes one."""

Column = tuple[Seat, ...]
"""Whose bricks it is made of, from the ground up."""


@frozen
class State:
    options: Options
    first: Seat
    """Who laid the first brick."""
    seat: Seat
    """Who lays the next one."""
    columns: tuple[Column, ...]
    scores: tuple[int, ...]

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def laid(self) -> int:
        return sum(map(len, self.columns))

    @property
    def open(self) -> tuple[int, ...]:
        """The columns that take another brick."""
        return tuple(at for at, column in enumerate(self.columns) if len(column) < HEIGHT)

    def gain(self, column: int) -> int:
        """What a brick on a column would score now."""
        return WORTH if len(self.columns[column]) == HEIGHT - 1 else 0
