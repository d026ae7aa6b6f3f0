"""The decisions of Blueprints and their text: ``W3>b2``, ``W3>x`` where it fits nowhere, ``-G1``."""

from attrs import frozen

from blueprints_desktop.engine.errors import IllegalMove
from blueprints_desktop.engine.step import NEXT, Next
from blueprints_desktop.games.blueprints.dice import DIE_TEXTS, Die, die_text
from blueprints_desktop.games.blueprints.spaces import GONE, NAMES, SPACES


@frozen
class Take:
    """Take a die from the pool and put it on a space of one's card, or out of play."""

    die: Die
    space: int

    def __str__(self) -> str:
        known = 0 <= self.space < len(_PLACES)
        return f"{die_text(self.die)}>{_PLACES[self.space] if known else '?'}"


@frozen
class Discard:
    """With two players: put another die of the pool out of play."""

    die: Die

    def __str__(self) -> str:
        return f"-{die_text(self.die)}"


Move = Take | Discard | Next

_PLACES = (*NAMES, "x")

TAKE = tuple(tuple(Take(die, space) for space in range(SPACES + 1)) for die in range(24))
"""Every Take there is, by die and space: moves are shared, never built in play."""

DISCARD = tuple(Discard(die) for die in range(24))

TAKES_BY_MASK = tuple(
    tuple(
        tuple(takes[space] for space in range(SPACES) if mask >> space & 1) or (takes[GONE],)
        for mask in range(1 << SPACES)
    )
    for takes in TAKE
)
"""By die and the set of spaces it fits on: the moves that this die allows."""

_BY_TEXT: dict[str, Move] = {
    **{str(move): move for takes in TAKE for move in takes},
    **{str(move): move for move in DISCARD},
    str(NEXT): NEXT,
}


def parse_move(text: str) -> Move:
    """The move written so.

    >>> parse_move("S6>a3")
    Take(die=22, space=4)
    """
    if text not in _BY_TEXT:
        raise IllegalMove("unreadable-move", move=text)
    return _BY_TEXT[text]


assert len(DIE_TEXTS) == len(TAKE)
