"""The decisions of FITS and their text: ``L2f@4``, ``aside``, ``next``.

A drop names the piece, the quarter turns (always one digit), ``f`` if the piece is flipped,
and the column of its leftmost cell, from 1: ``V3@1`` is the V turned three times, ``V30@1``
the V3 as it is drawn.
"""

from attrs import frozen

from blueprints_desktop.engine.errors import IllegalMove
from blueprints_desktop.engine.step import NEXT, Next
from blueprints_desktop.games.fits.pieces import NAMES, PIECES, TURN_TEXTS, Piece
from blueprints_desktop.games.fits.placements import PLACEMENTS, Placement


@frozen
class Drop:
    """Let a piece slide down the ramp."""

    piece: Piece
    turn: int
    """As ``pieces`` counts them."""
    column: int
    """Of the leftmost cell, from 0."""

    @property
    def placement(self) -> Placement | None:
        """The piece above its columns; None if no piece can be held like that."""
        try:
            return PLACEMENTS.get((self.piece, self.turn, self.column))
        except TypeError:
            return None

    def __str__(self) -> str:
        if self.placement is None:
            return repr(self)
        return f"{NAMES[self.piece]}{TURN_TEXTS[self.turn]}@{self.column + 1}"


@frozen
class Aside:
    """Set the piece aside: it is gone for the round."""

    def __str__(self) -> str:
        return "aside"


Move = Drop | Aside | Next

ASIDE = Aside()

DROPS: tuple[tuple[Drop, ...], ...] = tuple(
    tuple(Drop(*key) for key in PLACEMENTS if key[0] == piece) for piece in PIECES
)
"""Every drop of each piece: moves are shared, never built in play."""

_BY_TEXT: dict[str, Move] = {
    **{str(drop): drop for drops in DROPS for drop in drops},
    str(ASIDE): ASIDE,
    str(NEXT): NEXT,
}


def parse_move(text: str) -> Move:
    """The move written so.

    >>> parse_move("L2f@4")
    Drop(piece=1, turn=6, column=3)
    """
    if text not in _BY_TEXT:
        raise IllegalMove("unreadable-move", move=text)
    return _BY_TEXT[text]
