"""One decision, from the first look at a piece to the whole move: what gestures mean for it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from blueprints_desktop.desktop.games.fits.board.holding import Holding
from blueprints_desktop.desktop.games.fits.board.table_view import FitsTableView
from blueprints_desktop.desktop.ui.selection.decision import Decision
from blueprints_desktop.games.fits.moves import Drop, Move
from blueprints_desktop.games.fits.pieces import Piece


class FitsDecision(Decision):
    """Keeps the piece in the hand."""

    def __init__(self, confirms: Callable[[], bool], parent: QObject) -> None:
        super().__init__(confirms, parent)
        self.holding = Holding()

    def listen_to(self, table: FitsTableView) -> None:
        table.middle_aimed.connect(self.aim_middle)
        table.column_aimed.connect(self.aim)
        table.stepped.connect(self.step)
        table.rotated.connect(self.rotate)
        table.turn_chosen.connect(self.turn_to)
        table.flipped.connect(self.flip)
        table.pressed.connect(self.press)
        table.aside.connect(self.press_secondary)
        table.primary.connect(self.press_primary)

    def begin(self, piece: Piece | None = None, moves: Sequence[Move] = ()) -> None:
        """Something new is to be decided, or nothing."""
        self.holding = Holding(piece, moves)

    def _tell(self, changed: bool) -> None:
        if changed:
            self.changed.emit()

    def aim_middle(self, middle: float) -> None:
        """The pointer moves the piece, unless a press has put it down."""
        if not self.holding.held:
            self._tell(self.holding.aim_middle(middle))

    def _handle(self, deed: Callable[[], bool]) -> None:
        """Keys and wheel take the piece up again."""
        was_held = self.holding.held
        self.holding.held = False
        self._tell(deed() or was_held)

    def aim(self, column: int) -> None:
        self._handle(lambda: self.holding.aim(column))

    def step(self, way: int) -> None:
        self._handle(lambda: self.holding.step(way))

    def rotate(self, way: int) -> None:
        self._handle(lambda: self.holding.rotate(way))

    def turn_to(self, turn: int) -> None:
        self._handle(lambda: self.holding.turn_to(turn))

    def flip(self) -> None:
        self._handle(self.holding.flip)

    def suggest(self, move: Move) -> None:
        """Turn the piece as a move has it and put it down over its column, to be confirmed."""
        if isinstance(move, Drop):
            self.holding.turn_to(move.turn)
            self.holding.aim(move.column)
            self.holding.held = True
        else:
            self.holding.set_aside()
        self.changed.emit()

    @property
    def begun(self) -> bool:
        holding = self.holding
        return holding.held or (holding.setting_aside and not holding.fits_nowhere)

    def start_over(self) -> None:
        self.holding.take_up()
        self.changed.emit()

    def press(self) -> None:
        """A click on the ramp; where moves are confirmed, the second one lets go."""
        if self._confirms() and not self.holding.held:
            self.holding.held = self.holding.drop is not None
            self.changed.emit()
        else:
            self.press_primary()

    def press_primary(self) -> None:
        move = self.holding.move
        if move is not None:
            self.made.emit(move)

    def press_secondary(self) -> None:
        """Set the piece aside, or, where moves are confirmed, take back what was to be confirmed."""
        holding = self.holding
        if holding.held or (holding.setting_aside and self._confirms()):
            holding.take_up()
            self.changed.emit()
        elif self._confirms() and not holding.fits_nowhere:
            self._tell(holding.set_aside())
        elif holding.set_aside():
            self.press_primary()
