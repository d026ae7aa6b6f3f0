"""What happens in FITS, as data. Everybody sees everything."""

from attrs import frozen

from blueprints_desktop.engine.step import Event, Seat
from blueprints_desktop.games.fits import SEATS
from blueprints_desktop.games.fits.options import BoardId
from blueprints_desktop.games.fits.pieces import PIECES, Piece
from blueprints_desktop.games.fits.placements import Landing
from blueprints_desktop.games.fits.scoring import RoundResult


@frozen
class RoundBegan(Event):
    """The ramps are cleared and a new board lies on each."""

    round: int
    board: BoardId


@frozen
class StartCardDrawn(Event):
    seat: Seat
    piece: Piece


@frozen
class StartPieceDropped(Event):
    seat: Seat
    landing: Landing


@frozen
class CardTurned(Event):
    """A Construction card shows the piece that is now everybody's."""

    piece: Piece


@frozen
class PieceDropped(Event):
    seat: Seat
    landing: Landing


@frozen
class PieceSetAside(Event):
    seat: Seat
    piece: Piece


@frozen
class SameAsStart(Event):
    """The card shows the seat's start piece, which lies on its ramp already: it places nothing."""

    seat: Seat
    piece: Piece


@frozen
class RoundScored(Event):
    round: int
    result: RoundResult


CARD_TURNED = tuple(CardTurned(piece) for piece in PIECES)
"""By piece. The events of every turn are shared, like the moves."""

PIECE_SET_ASIDE = tuple(
    tuple(PieceSetAside(seat, piece) for piece in PIECES) for seat in range(max(SEATS))
)
