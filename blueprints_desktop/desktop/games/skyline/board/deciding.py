"""One decision on the board, from the first look to the whole move: what gestures mean for it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from blueprints_desktop.desktop.games.skyline.board.choosing import SkylineSelection
from blueprints_desktop.desktop.ui.selection.decision import Decision
from blueprints_desktop.games.skyline.moves import ROLL, Move


class SkylineDecision(Decision):
    """Keeps the choice so far."""

    def __init__(self, confirms: Callable[[], bool], parent: QObject) -> None:
        super().__init__(confirms, parent)
        self.choosing = SkylineSelection()

    def begin(self, moves: Sequence[Move] = ()) -> None:
        """Something new is to be decided, or nothing."""
        self.choosing = SkylineSelection(moves)

    def aim(self, cell: int | None) -> None:
        """A pointer that leaves a cell does not take a pressed one away."""
        if cell is None and self.choosing.held:
            return
        if self.choosing.aim(cell):
            self.changed.emit()

    def press(self, cell: int) -> None:
        """A click on a cell; where moves are confirmed, the last part is first held."""
        choosing = self.choosing
        if cell not in choosing.cells:
            return
        choosing.aim(cell)
        if self._confirms() and choosing.single(cell) is not None and not choosing.held:
            choosing.held = True
            self.changed.emit()
        else:
            self._name(cell)

    def suggest(self, move: Move) -> None:
        """Name all parts of a move but the last, and hold that one to be confirmed."""
        if self.choosing.suggest(move):
            self.changed.emit()

    def roll(self) -> None:
        if self.choosing.rolls:
            self.made.emit(ROLL)

    def press_primary(self) -> None:
        """Enter: roll, or name the aimed cell; with none aimed the first one is."""
        choosing = self.choosing
        if choosing.rolls:
            self.roll()
        elif choosing.aimed is not None:
            self._name(choosing.aimed)
        elif choosing.cells:
            self.aim(choosing.cells[0])

    @property
    def begun(self) -> bool:
        return self.choosing.can_go_back

    def start_over(self) -> None:
        self.choosing.start_over()
        self.changed.emit()

    def step_back(self) -> bool:
        if not self.choosing.step_back():
            return False
        self.changed.emit()
        return True

    def _name(self, cell: int) -> None:
        move = self.choosing.name(cell)
        if move is not None:
            self.made.emit(move)
        else:
            self.changed.emit()
