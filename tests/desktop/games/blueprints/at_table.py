"""A Blueprints board in a window, playing a real match, for the tests beside this file."""

from pathlib import Path
from typing import Any

from attrs import define
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from blueprints_desktop.desktop.games.blueprints.board.board import BlueprintsBoard
from tests.desktop.games.seating import Seated, seat
from tests.support import new_match


@define(eq=False)
class AtBlueprints(Seated):
    """With a hand that chooses dice and spaces."""

    @property
    def table(self) -> Any:
        return self.board.table

    def die_point(self, index: int) -> QPoint:
        item = self.table.pool.dice[index]
        return self._pixel(item.mapToScene(item.body().center()))

    def space_point(self, space: int) -> QPoint:
        """Somewhere on the ground a die would get there, not hidden by another stack."""
        building = self.table.building
        area = building.layout.top(space, building.heights[space]).boundingRect()
        for down in (0.5, 0.3, 0.7, 0.15, 0.85):
            for right in (0.5, 0.35, 0.65, 0.2, 0.8):
                spot = QPointF(
                    area.left() + right * area.width(), area.top() + down * area.height()
                )
                if building.space_at(spot) == space:
                    return self._pixel(spot)
        raise AssertionError(f"space {space} cannot be pointed at")

    def _pixel(self, spot: QPointF) -> QPoint:
        return self.table.mapFromScene(spot)

    def click(self, at: QPoint) -> None:
        QTest.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def hover(self, at: QPoint) -> None:
        QTest.mouseMove(self.table.viewport(), at)
        QApplication.processEvents()

    def press(self, at: QPoint) -> None:
        QTest.mousePress(self.table.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def release(self, at: QPoint) -> None:
        QTest.mouseRelease(self.table.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def drag(self, index: int, *way: QPoint) -> None:
        """Press a die and go along the way with it."""
        self.press(self.die_point(index))
        for at in way:
            self.hover(at)

    def beside(self) -> QPoint:
        """A pixel of the table where nothing can be chosen."""
        return self._pixel(self.table.building.rect.topLeft() + QPointF(4.0, 4.0))

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.table, key)

    def choose(self, index: int) -> None:
        self.click(self.die_point(index))


def seat_at(
    qtbot: QtBot, folder: Path, seats: int = 3, seed: int = 3, **wanted: Any
) -> AtBlueprints:
    """A shown board of a fresh match; ``size``, ``options`` and settings may be given."""
    match = new_match("blueprints", seats, seed, **wanted.pop("options", {}))
    return seat(AtBlueprints, BlueprintsBoard, match, qtbot, folder, **wanted)
