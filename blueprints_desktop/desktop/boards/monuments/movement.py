"""What just happened, shown as movement."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from blueprints_desktop.desktop.boards.contract import Position
from blueprints_desktop.engine.step import Event

if TYPE_CHECKING:
    from blueprints_desktop.desktop.boards.monuments.board import MonumentsBoard


class Movement:
    def __init__(self, board: "MonumentsBoard") -> None:
        self._board = board

    running = False
    waited_for = False

    def run(self, told: Sequence[Event], before: Position | None, after: Position) -> None:
        self._board.put(after, just_played=True)
        self._board.settled.emit()

    def catch_up(self, position: Position) -> None:
        pass

    def skip(self) -> None:
        pass

    def drop(self) -> None:
        pass
