"""Points on their way: a pill rises from where they were made, panel and marker count up."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from blueprints_desktop.desktop.games.monuments.board.flights import BrickFlights
from blueprints_desktop.desktop.games.monuments.board.flying_sprites import points_sprite
from blueprints_desktop.desktop.ui.scene.scene_view import SceneView
from blueprints_desktop.engine.step import Seat

if TYPE_CHECKING:
    from blueprints_desktop.desktop.games.monuments.board.board import MonumentsBoard

RISE = 620
_HEIGHT = 46.0


class Counting:
    """Adds to the stage of movement that is being made up."""

    def __init__(self, board: "MonumentsBoard", flights: BrickFlights) -> None:
        self._board = board
        self._flights = flights
        self._scores: list[int] = []
        """As far as they were told."""

    def begin(self, scores: Sequence[int]) -> None:
        """What happens next is counted from here."""
        self._scores = list(scores)

    def rise(self, view: SceneView, start: QPointF, points: int, after: int = 0) -> None:
        """A pill with points rises from where they were made."""
        look = self._board.appearance.look
        sprite = points_sprite(points, look, view.devicePixelRatioF())
        flyer = self._flights.launch(view, sprite)
        self._flights.rise(flyer, start, _HEIGHT * look.scale, look.ms(RISE), after)

    def count(self, seat: Seat, points: int, after: int = 0) -> None:
        """Panel and markers go from the score of a seat to its new one."""
        board, before = self._board, tuple(self._scores)
        self._scores[seat] += points

        def show(share: float) -> None:
            now = before[seat] + points * share
            board.count_score(seat, now)
            shown: list[float] = [*before[:seat], now, *before[seat + 1 :]]
            board.site.ruler.show_scores(shown)
            board.quarry.show_scores(shown)

        self._flights.add(show, board.appearance.look.ms(RISE // 2), after)
