"""A FITS board in a window, playing a real match, for the tests beside this file."""

from pathlib import Path
from typing import Any

from attrs import define
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QPaintEvent, QRegion, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from blueprints_desktop.desktop.games.fits.board.board import FitsBoard
from blueprints_desktop.desktop.games.fits.board.selection import turn_name
from blueprints_desktop.desktop.ui.board.board_api import Position
from blueprints_desktop.games.fits.moves import Drop
from blueprints_desktop.games.fits.pieces import SHAPES
from blueprints_desktop.games.fits.state import BUILDING
from tests.desktop.games.seating import Seated, position_of, seat
from tests.support import new_match


class PaintedRegions(QObject):
    """Notes which parts of a widget are painted from now on."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.regions: list[QRegion] = []
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QPaintEvent):
            self.regions.append(QRegion(event.region()))
        return False


@define(eq=False)
class AtFits(Seated):
    """With a hand that turns and drops pieces."""

    @property
    def table(self) -> Any:
        return self.board.table

    @property
    def selection(self) -> Any:
        return self.board.selector.selection

    def turn_to(self, turn: int) -> None:
        self.board.selector.press(turn_name(turn))

    def position(self, viewer: int | None = -1) -> Position:
        """At the end, when nobody is to act, that of the first seat."""
        return position_of(self.match, (self.match.to_act or 0) if viewer == -1 else viewer)

    def play_on(self) -> None:
        """From now on what the board chooses is played and shown, as at the table."""
        self.board.chosen.connect(self._play)
        self.board.settled.connect(self.show)

    def _play(self, move: Any) -> None:
        mover = self.match.to_act
        step = self.match.play(move)
        self.board.animate(list(step.events), position_of(self.match, mover))

    # --- gestures -------------------------------------------------------------------

    def pixel(self, column: float, row: float) -> QPoint:
        """Where a place of the ramp, in columns and rows, lies on the view."""
        at: QPoint = self.table.mapFromScene(self.table.ramp.slope.point(column, row))
        return at

    def over(self, drop: Drop) -> QPoint:
        """The pixel that holds the middle of a piece where a drop has it."""
        wide = len(SHAPES[drop.piece][drop.turn][0])
        return self.pixel(drop.column + wide / 2, 5.5)

    def hover(self, at: QPoint) -> None:
        QTest.mouseMove(self.table.viewport(), at)
        QApplication.processEvents()

    def click(self, at: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        QTest.mouseClick(self.table.viewport(), button, pos=at)

    def click_tile(self, turn: int) -> None:
        """Click the tile that shows the piece turned so."""
        self.click(self.table.things()[turn_name(turn)].center())

    def key(self, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
        modifier = modifiers[0] if modifiers else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(self.table, key, modifier)

    def wheel(self, notches: float) -> None:
        """Upwards where positive."""
        at = QPointF(self.pixel(3, 5))
        turned = QPoint(0, round(120 * notches))
        event = QWheelEvent(
            at, self.table.viewport().mapToGlobal(at), QPoint(), turned,
            Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(self.table.viewport(), event)


def seat_at(qtbot: QtBot, folder: Path, seats: int = 2, seed: int = 3, **wanted: Any) -> AtFits:
    """A shown board of a match; ``size``, ``moves``, ``options`` and settings may be given."""
    match = new_match("fits", seats, seed, **wanted.pop("options", {}))
    for text in wanted.pop("moves", ()):
        match.play_text(text)
    return seat(AtFits, FitsBoard, match, qtbot, folder, **wanted)


def building(seated: AtFits) -> AtFits:
    """On to the first Construction card that the first seat has to deal with."""
    while seated.match.state.phase != BUILDING or seated.match.to_act != 0:
        seated.match.play(seated.match.legal_moves()[0])
    seated.show()
    return seated
