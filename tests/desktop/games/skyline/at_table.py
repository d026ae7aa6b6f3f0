"""A Skyline board in a window, playing a real match, for the tests beside this file."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from attrs import define
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from blueprints_desktop.desktop.games.skyline.board.board import SkylineBoard
from blueprints_desktop.desktop.ui.board.board_api import Position
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.skyline.state import State
from tests.desktop.games.seating import Seated, position_of, seat
from tests.desktop.games.skyline.hands import cell_pixel
from tests.support import new_match


@define(eq=False)
class City(Seated):
    """With a hand that rolls and names cells."""

    @property
    def table(self) -> Any:
        return self.board.table

    @property
    def lit(self) -> set[int]:
        return set(self.selection.cells)

    @property
    def selection(self) -> Any:
        return self.board.selector.selection

    def show_state(self, state: State, events: Sequence[Event] = (), you: int | None = -1) -> None:
        """A position that no match has led to."""
        told = tuple((1, event) for event in events)
        seat = self.match.game.to_act(state)
        moves = tuple(self.match.game.legal_moves(state))
        viewer = seat if you == -1 else you
        self.board.show_position(Position(state, viewer, seat, moves, told))

    def rest(self) -> None:
        """What follows the choices: turn card, panels and log."""
        self.board.skip()

    def animate(self) -> None:
        """What the last move led to."""
        step = self.match.played[-1].step
        self.board.animate(step.events, position_of(self.match, self.match.to_act))

    # --- hands ----------------------------------------------------------------------

    def pixel(self, cell: int) -> QPoint:
        return cell_pixel(self.table, cell)

    def click(self, at: QPoint) -> None:
        QTest.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def click_cell(self, cell: int) -> None:
        self.click(self.pixel(cell))

    def hover_cell(self, cell: int) -> None:
        QTest.mouseMove(self.table.viewport(), self.pixel(cell))
        QApplication.processEvents()

    def click_dice(self) -> None:
        self.click(self.table.mapFromScene(self.table.dice.area().center()))

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.table, key)

    def make(self, move: Any) -> None:
        """Make a move with as many clicks as it takes."""
        before = len(self.chosen)
        if str(move) == "roll":
            self.click_dice()
        else:
            for cell in (move.lifted, move.cell, move.target):
                if cell is not None and len(self.chosen) == before:
                    self.click_cell(cell)


def shown_changes(city: City) -> list[str]:
    """What the last turn did to the players' cash, as the panels show it."""
    texts = [text for panel in city.board.panels for text in panel.shown_texts()]
    return [text for text in texts if text[0] in "+\N{MINUS SIGN}"]


def sit_at(qtbot: QtBot, folder: Path, seats: int = 2, seed: int = 3, **wanted: Any) -> City:
    """A shown board of a fresh match; ``size``, ``options`` and settings may be given."""
    match = new_match("skyline", seats, seed, **wanted.pop("options", {"first": 0}))
    return seat(City, SkylineBoard, match, qtbot, folder, **wanted)
