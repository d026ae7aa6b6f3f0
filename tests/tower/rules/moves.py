"""The decision of Tower and its text: the number of a column, from 1."""

from attrs import frozen

from blueprints_desktop.engine.errors import IllegalMove
from tests.tower.rules.sizes import COLUMNS


@frozen
class Lay:
    """Lay a brick on a column, counted from 0."""

    column: int

    def __str__(self) -> str:
        return str(self.column + 1)


LAYS = tuple(Lay(column) for column in range(COLUMNS))
_BY_TEXT = {str(move): move for move in LAYS}


def parse_move(text: str) -> Lay:
    """The move written so.

    >>> parse_move("3")
    Lay(column=2)
    """
    if text not in _BY_TEXT:
        raise IllegalMove("unreadable-move", move=text)
    return _BY_TEXT[text]
