"""What the parts of the board ask of a position: whose ramp is large, which board lies on it."""

from typing import Any

from attrs import frozen

from blueprints_desktop.desktop.ui.board.board_api import Position
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.pieces import Piece
from blueprints_desktop.games.fits.ramp import Ramp
from blueprints_desktop.games.fits.scoring import Score, score, totals
from blueprints_desktop.games.fits.state import BUILDING, STARTING, State


@frozen
class FitsModel:
    """A position with what follows from it at once."""

    view: State
    boards: tuple[RampBoard, ...]
    """Of all rounds."""
    seat: Seat
    """Whose ramp is the large one."""
    you: Seat | None
    to_act: Seat | None

    @property
    def board(self) -> RampBoard:
        """The board of this round."""
        return self.boards[self.view.round]

    @property
    def ramp(self) -> Ramp:
        return self.view.ramps[self.seat]

    def standing(self, seat: Seat) -> Score:
        """The board of this round as it stands on somebody's ramp."""
        return score(self.board, self.view.ramps[seat].covered)

    def earlier(self, seat: Seat) -> int:
        """The sum of the rounds before this one."""
        done = self.view.results[: self.view.round]
        return totals(done, self.view.seats)[seat]

    @property
    def is_playing(self) -> bool:
        """Whether a round is played, and not counted."""
        return self.view.phase in (STARTING, BUILDING)

    def round_points(self, seat: Seat) -> list[int]:
        """The points of a seat round by round; the round that is played counts as it stands."""
        points = [result.scores[seat].total for result in self.view.results]
        return [*points, self.standing(seat).total] if self.is_playing else points

    @property
    def piece(self) -> Piece | None:
        """What the owner of the large ramp is at."""
        if self.view.phase == STARTING:
            return self.view.starts[self.seat]
        return self.view.piece

    def has_done(self, seat: Seat) -> bool:
        """Whether a seat is done with the open card, or with its start piece."""
        return self.view.piece is not None and seat < self.view.seat

    def has_set_aside(self, seat: Seat) -> bool:
        """Whether it set the piece of this card aside."""
        piece = self.view.piece
        return self.has_done(seat) and piece in self.view.set_aside(seat)

    def skips(self, seat: Seat) -> bool:
        """Whether the card shows the piece with which this seat began."""
        view = self.view
        return view.phase != STARTING and view.piece == view.starts[seat]


def model_of(game: Any, position: Position) -> FitsModel:
    """The position as this board looks at it; the viewer's ramp is large, else the actor's."""
    view: State = position.view
    seat = position.viewer if position.viewer is not None else position.to_act
    boards = tuple(game.boards[board] for board in view.options.boards)
    return FitsModel(view, boards, seat or 0, position.you, position.to_act)
