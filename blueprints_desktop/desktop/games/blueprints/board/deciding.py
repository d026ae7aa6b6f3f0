"""One decision from the first look at a die to the whole move: what presses and keys mean for it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from blueprints_desktop.desktop.games.blueprints.board.choosing import BlueprintsSelection
from blueprints_desktop.desktop.games.blueprints.board.table_view import BlueprintsTableView
from blueprints_desktop.desktop.ui.selection.decision import Decision
from blueprints_desktop.games.blueprints.dice import Die
from blueprints_desktop.games.blueprints.moves import Discard, Move, Take
from blueprints_desktop.games.blueprints.spaces import GONE


class BlueprintsDecision(Decision):
    """Keeps the choice so far."""

    def __init__(self, confirms: Callable[[], bool], parent: QObject) -> None:
        super().__init__(confirms, parent)
        self.choosing = BlueprintsSelection()

    def listen_to(self, table: BlueprintsTableView) -> None:
        table.die_pointed.connect(self.point)
        table.die_pressed.connect(self.press_die)
        table.space_aimed.connect(self.aim)
        table.space_pressed.connect(self.press_space)
        table.space_refused.connect(self.refuse)
        table.refusal_pressed.connect(self.press_refused)
        table.drop_refused.connect(self.reject)
        table.put_back.connect(self.put_back)

    def begin(
        self,
        pool: Sequence[Die] = (),
        moves: Sequence[Move] = (),
        why_not: Callable[[Die, int], str | None] | None = None,
    ) -> None:
        """Something new is to be decided, or nothing; ``why_not`` tells why a die may not go."""
        self.choosing = BlueprintsSelection(tuple(pool), tuple(moves), why_not=why_not)

    def point(self, index: int | None) -> None:
        self.choosing.point(index)
        self.changed.emit()

    def press_die(self, index: int) -> None:
        """Lift a die; a second press puts it back, or discards it: there it is the whole move."""
        if index != self.choosing.picked:
            self.choosing.pick(index)
            self.changed.emit()
        elif self.choosing.discarding:
            self._make()
        else:
            self.put_back()

    def aim(self, space: int | None) -> None:
        if self.choosing.picked is not None and self.choosing.aim(space):
            self.changed.emit()

    def refuse(self, space: int) -> None:
        if self.choosing.held is None and self.choosing.refuse(space):
            self.changed.emit()

    def press_refused(self, space: int) -> None:
        if self.choosing.refuse_press(space):
            self.changed.emit()

    def reject(self, space: int) -> None:
        self.choosing.reject(space)
        self.changed.emit()

    def hover(self, space: int | None) -> None:
        """The pointer is over a cell of the card; it moves no die that a press has put down."""
        if self.choosing.held is None:
            self.aim(space)

    def press_space(self, space: int) -> None:
        """Place the die; where moves are confirmed, with the second press on the same space."""
        choosing = self.choosing
        if self._confirms() and choosing.held != space:
            if choosing.hold(space):
                self.changed.emit()
        elif choosing.aim(space):
            self._make()

    def suggest(self, move: Move) -> None:
        """Lift the die of a move and hold it over its place, to be confirmed."""
        if isinstance(move, Take | Discard):
            self.choosing.pick(self.choosing.pool.index(move.die))
        if isinstance(move, Take) and move.space != GONE:
            self.choosing.hold(move.space)
        self.changed.emit()

    @property
    def begun(self) -> bool:
        return self.choosing.picked is not None

    def start_over(self) -> None:
        self.put_back()

    def put_back(self) -> None:
        self.choosing.put_back()
        self.changed.emit()

    def _make(self) -> None:
        move = self.choosing.move
        if move is not None:
            self.made.emit(move)

    def press_primary(self) -> None:
        """Go one part further: to the first die, lift it, hold it over a place, make the move."""
        choosing = self.choosing
        if not choosing.active:
            return
        if choosing.picked is None:
            if choosing.pointed is None:
                self.point(0)
                return
            self.press_die(choosing.pointed)
            self._aim_first()
        elif choosing.move is not None:
            self._make()
        else:
            self._aim_first()

    def _aim_first(self) -> None:
        """By keys a lifted die goes over its first place at once, to be steered from there."""
        if self.choosing.spaces and self.choosing.aimed is None:
            self.aim(self.choosing.spaces[0])

    def press_secondary(self) -> None:
        if self.choosing.picked is not None:
            self.put_back()
