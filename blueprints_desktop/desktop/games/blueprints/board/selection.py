"""Choosing a move part by part: first a die of the pool, then a space for it.

``BlueprintsSelection`` is a pure value without rules: what may be chosen is read off the legal
moves. ``BlueprintsDecision`` says what presses and keys make of it.
"""

from collections.abc import Callable, Sequence

from attrs import evolve, frozen
from PySide6.QtCore import QObject

from blueprints_desktop.desktop.ui.selection.decision import Decision
from blueprints_desktop.games.blueprints.dice import Die
from blueprints_desktop.games.blueprints.moves import Discard, Move, Take
from blueprints_desktop.games.blueprints.spaces import GONE

WhyNot = Callable[[Die, int], str | None]
"""The game's own reason why a die may not go to a space; None: it may."""


@frozen
class BlueprintsSelection:
    """What the player has chosen so far. Dice are given as their places in the pool."""

    pool: tuple[Die, ...] = ()
    moves: tuple[Move, ...] = ()
    why_not: WhyNot = lambda _die, _space: None
    pointed: int | None = None
    """The die under the pointer or the arrow keys."""
    picked: int | None = None
    """The die that is lifted."""
    aimed: int | None = None
    """The space over which it is."""
    confirming: bool = False
    """That space was pressed once and is to be pressed again: moves are confirmed."""
    refused: int | None = None
    """A space where the lifted die may not go, pointed at last."""
    rejected: tuple[Die, int, str] | None = None
    """A die that was dropped where it may not go and is in the pool again: which, where, why."""

    # --- what may be chosen ---------------------------------------------------------

    @property
    def active(self) -> bool:
        """There is something to choose."""
        return any(isinstance(move, Take | Discard) for move in self.moves)

    @property
    def discarding(self) -> bool:
        """The second step with two players: a die leaves the pool."""
        return any(isinstance(move, Discard) for move in self.moves)

    @property
    def die(self) -> Die | None:
        """The lifted die."""
        return None if self.picked is None else self.pool[self.picked]

    @property
    def spaces(self) -> tuple[int, ...]:
        """Where the lifted die may go."""
        return () if self.die is None else self.spaces_for(self.die)

    def spaces_for(self, die: Die) -> tuple[int, ...]:
        """Where a die of the pool may go."""
        return tuple(space for space in self._goals(die) if space != GONE)

    def unplaceable(self, die: Die) -> bool:
        """A die of the pool can only be removed from play."""
        return self._goals(die) == (GONE,)

    def _goals(self, die: Die) -> tuple[int, ...]:
        takes = (move for move in self.moves if isinstance(move, Take))
        return tuple(move.space for move in takes if move.die == die)

    @property
    def fits_nowhere(self) -> bool:
        """The lifted die can only be removed from play."""
        return self.die is not None and self.unplaceable(self.die)

    @property
    def move(self) -> Move | None:
        """The whole move, once nothing is left to choose."""
        if self.die is None:
            return None
        where = GONE if self.fits_nowhere else self.aimed
        move: Move | None = Discard(self.die) if self.discarding else None
        if not self.discarding and where is not None:
            move = Take(self.die, where)
        return move if move in self.moves else None

    def refuses(self, space: int) -> bool:
        """The lifted die may go to other spaces, but not to this one."""
        return bool(self.spaces) and space not in self.spaces and self.refusal(space) != ""

    def refusal(self, space: int) -> str:
        """Why it may not, as the game calls the reason."""
        return "" if self.die is None else self.why_not(self.die, space) or ""

    # --- how it changes -------------------------------------------------------------

    def point(self, index: int | None) -> "BlueprintsSelection":
        """Point at a die of the pool."""
        exists = index is not None and 0 <= index < len(self.pool)
        return evolve(self, pointed=index if self.active and exists else None, rejected=None)

    def put_back(self) -> "BlueprintsSelection":
        """Lift no die."""
        return BlueprintsSelection(self.pool, self.moves, self.why_not, self.pointed)

    def pick(self, index: int) -> "BlueprintsSelection":
        """Lift a die; if it may go to a single space, that is aimed at."""
        if not (self.active and 0 <= index < len(self.pool)):
            return self
        lifted = evolve(self.put_back(), pointed=index, picked=index)
        return lifted.aim(lifted.spaces[0]) if len(lifted.spaces) == 1 else lifted

    def aim(self, space: int | None, *, confirming: bool = False) -> "BlueprintsSelection":
        """Hold the lifted die over a space, if it may go there."""
        if self.picked is None or (space is not None and space not in self.spaces):
            return self
        return evolve(self, aimed=space, confirming=confirming, refused=None)

    def refuse(self, space: int) -> "BlueprintsSelection":
        """Point with the lifted die at a space where it may not go."""
        return evolve(self, refused=space) if self.refuses(space) else self

    def reject(self, space: int) -> "BlueprintsSelection":
        """Drop the lifted die where it may not go: it is put back, with the reason."""
        if self.die is None or not self.refuses(space):
            return self.put_back()
        reason = self.die, space, self.refusal(space)
        return evolve(self.put_back(), pointed=None, rejected=reason)


class BlueprintsDecision(Decision):
    """Keeps the selection. Presses and keys change it until it is a whole move."""

    def __init__(self, confirms: Callable[[], bool], parent: QObject) -> None:
        super().__init__(confirms, parent)
        self.selection = BlueprintsSelection()

    def begin(
        self,
        pool: Sequence[Die] = (),
        moves: Sequence[Move] = (),
        why_not: WhyNot = lambda _die, _space: None,
    ) -> None:
        """Choose among these moves; without any, nothing can be chosen."""
        self.selection = BlueprintsSelection(tuple(pool), tuple(moves), why_not)

    def _set(self, selection: BlueprintsSelection) -> None:
        if selection != self.selection:
            self.selection = selection
            self.changed.emit()

    def _make(self) -> None:
        move = self.selection.move
        if move is not None:
            self.made.emit(move)

    # --- pointer --------------------------------------------------------------------

    def point_die(self, index: int | None) -> None:
        self._set(self.selection.point(index))

    def press_die(self, index: int) -> None:
        """Lift a die. A second press puts it back, or discards it where that is the whole move."""
        if index != self.selection.picked:
            self._set(self.selection.pick(index))
        elif self.selection.discarding:
            self._make()
        else:
            self.put_back()

    def point_space(self, space: int | None) -> None:
        """The pointer is over a space; a die that waits to be confirmed stays where it is."""
        selection = self.selection
        if selection.confirming:
            return
        if space is None or space in selection.spaces:
            self._set(selection.aim(space))
        else:
            self._set(selection.refuse(space))

    def press_space(self, space: int) -> None:
        """Place the die; where moves are confirmed, with the second press on the same space."""
        selection = self.selection
        if selection.refuses(space):
            self._set(selection.aim(None).refuse(space))
        elif space not in selection.spaces:
            return
        elif self._confirms() and not (selection.confirming and selection.aimed == space):
            self._set(selection.aim(space, confirming=True))
        else:
            self.selection = selection.aim(space)
            self._make()

    def drop_refused(self, space: int) -> None:
        """The lifted die was dropped on a space where it may not go."""
        self._set(self.selection.reject(space))

    # --- keys and buttons -----------------------------------------------------------

    def aim(self, space: int) -> None:
        self._set(self.selection.aim(space))

    def put_back(self) -> None:
        self._set(self.selection.put_back())

    def press_primary(self) -> None:
        """Go one part further: point at the first die, lift it, aim at a space, make the move."""
        selection = self.selection
        if not selection.active:
            return
        if selection.move is not None:
            self._make()
        elif selection.picked is None and selection.pointed is None:
            self.point_die(0)
        else:
            if selection.picked is None and selection.pointed is not None:
                selection = selection.pick(selection.pointed)
            if selection.spaces and selection.aimed is None:
                selection = selection.aim(selection.spaces[0])
            self._set(selection)

    def suggest(self, move: Move) -> None:
        """Choose all parts of a move and let it be confirmed."""
        selection = self.selection
        if isinstance(move, Take | Discard):
            selection = selection.pick(selection.pool.index(move.die))
        if isinstance(move, Take) and move.space != GONE:
            selection = selection.aim(move.space, confirming=True)
        self._set(selection)

    @property
    def begun(self) -> bool:
        return self.selection.picked is not None

    def start_over(self) -> None:
        self.put_back()
