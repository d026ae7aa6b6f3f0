"""What makes up the stages of movement, wherever on the board they happen."""

from typing import TYPE_CHECKING

from blueprints_desktop.desktop.games.monuments.board.flights import BrickFlights
from blueprints_desktop.desktop.games.monuments.board.points_animation import Counting
from blueprints_desktop.desktop.theme.theme import Look

if TYPE_CHECKING:
    from blueprints_desktop.desktop.games.monuments.board.board import MonumentsBoard


class Motion:
    """Adds to the stage being made up: things that fly, and points that are counted."""

    def __init__(self, board: "MonumentsBoard", flights: BrickFlights, counting: Counting) -> None:
        self._board = board
        self._flights = flights
        self._counting = counting

    @property
    def _look(self) -> Look:
        return self._board.appearance.look
