"""A position of FITS. Nothing in it is hidden: of the cards to come only the order is unknown."""

from attrs import frozen

from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.fits.options import Options
from blueprints_desktop.games.fits.pieces import PIECES, Piece
from blueprints_desktop.games.fits.ramp import Ramp
from blueprints_desktop.games.fits.scoring import RoundResult

STARTING, BUILDING, SCORED, OVER = range(4)
PHASE_NAMES = ("drop the start piece", "drop or set aside", "round scored", "game over")


@frozen
class State:
    options: Options
    phase: int
    round: int
    """From 0."""
    seat: Seat
    """Who decides; 0 between rounds."""
    piece: Piece | None
    """What it is about: the seat's start piece, or the Construction card turned last."""
    left: tuple[Piece, ...]
    """The Construction cards not yet turned, sorted: their order is nobody's knowledge."""
    starts: tuple[Piece, ...]
    """By seat, the piece on its Start card."""
    ramps: tuple[Ramp, ...]
    results: tuple[RoundResult, ...]
    """The rounds scored so far."""

    @property
    def seats(self) -> int:
        return len(self.starts)

    def to_come(self, seat: Seat) -> tuple[Piece, ...]:
        """The pieces that this seat has yet to drop or set aside in this round."""
        waiting = self.piece is not None and self.seat <= seat
        coming = [*self.left, self.piece] if waiting else [*self.left]
        placed = None if waiting and self.phase == STARTING else self.starts[seat]
        return tuple(piece for piece in PIECES if piece in coming and piece != placed)

    def set_aside(self, seat: Seat) -> tuple[Piece, ...]:
        """The pieces that are gone for this seat in this round without lying on its ramp."""
        dropped = [landing.piece for landing in self.ramps[seat].landings]
        kept = self.to_come(seat)
        return tuple(piece for piece in PIECES if piece not in dropped and piece not in kept)
