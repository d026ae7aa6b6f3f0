"""A World Monuments board in a window, playing a real match, for the tests beside this file."""

from pathlib import Path
from typing import Any

from attrs import define
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from blueprints_desktop.desktop.games.monuments.board.board import MonumentsBoard
from blueprints_desktop.desktop.ui.board.board_api import Position
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.monuments.moves import Brick, Walk
from blueprints_desktop.games.monuments.state import BUILDING, QUARRY
from tests.desktop.games.monuments.hands import bare_point
from tests.desktop.games.seating import Seated, position_of, seat
from tests.support import new_match


@define(eq=False)
class AtMonuments(Seated):
    """With a hand that walks through the quarry."""

    def position(self, viewer: int | None = -1) -> Position:
        """In the quarry the public's, on the site that of whoever builds."""
        if viewer != -1:
            return position_of(self.match, viewer)
        seat = self.match.to_act
        if self.match.state.phase == BUILDING:
            return position_of(self.match, seat)
        return position_of(self.match, None, seat)

    def play(self, move: Any) -> None:
        """Play a move and let the board show what it led to."""
        self.match.play(move)
        events = list(self.match.played[-1].step.events)
        self.board.animate(events, self.position())

    def play_until(self, wanted: Any, seed: int = 1) -> None:
        """Play by lot until the match is as wanted, then show it."""
        chance = Chance(seed)
        while not wanted(self.match):
            assert self.match.to_act is not None, "the match never came to that"
            self.match.play(chance.pick(self.match.legal_moves()))
        self.show()

    def click_scene(self, view: Any, spot: Any) -> None:
        at: QPoint = view.mapFromScene(spot)
        QTest.mouseMove(view.viewport(), at)
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def click_cell(self, cell: str) -> None:
        """Click into a cell beside its pieces."""
        quarry = self.board.quarry
        at = bare_point(quarry, cell)
        QTest.mouseMove(quarry.viewport(), at)
        QTest.mouseClick(quarry.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.board.centre.current, key)

    def walk_by_keys(self) -> None:
        """The first walk that the keys find."""
        while not self.board.quarry.walking.complete:
            if not self.board.quarry.walking.offered:
                self.key(Qt.Key.Key_Right)
            self.key(Qt.Key.Key_Return)
        self.key(Qt.Key.Key_Return)


def seat_at(
    qtbot: QtBot, folder: Path, seats: int = 3, seed: int = 3, **wanted: Any
) -> AtMonuments:
    """A shown board of a fresh match; ``size``, ``options`` and settings may be given."""
    match = new_match("monuments", seats, seed, **{"first": 0, **wanted.pop("options", {})})
    return seat(AtMonuments, MonumentsBoard, match, qtbot, folder, **wanted)


def stack_of(match: Match) -> Walk | None:
    """A walk whose first cell offers a choice."""
    walks = match.legal_moves() if match.state.phase == QUARRY else ()
    for walk in walks:
        if len({other.took[0] for other in walks if other.cells[0] == walk.cells[0]}) > 1:
            return walk
    return None


def can_build(match: Match) -> bool:
    """Two colours can be set, and something stands already."""
    moves = match.legal_moves()
    colours = {move.colour for move in moves if isinstance(move, Brick)}
    return match.state.phase == BUILDING and len(colours) > 1 and match.state.built > 0
