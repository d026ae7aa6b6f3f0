"""Narrowing the legal moves part by part: first a die of the pool, then a place for it.

Pure bookkeeping, no Qt and no rules: what may be chosen is read off the moves handed in.
"""

from collections.abc import Callable

from attrs import define, field

from blueprints_desktop.games.blueprints.dice import Die
from blueprints_desktop.games.blueprints.moves import Discard, Move, Take
from blueprints_desktop.games.blueprints.spaces import GONE


@define
class BlueprintsSelection:
    """How far the player has come with one decision."""

    pool: tuple[Die, ...] = ()
    moves: tuple[Move, ...] = ()
    pointed: int | None = None
    """The die of the pool under the pointer or the arrow keys, as its place in the pool."""
    picked: int | None = None
    """The die that is lifted."""
    aimed: int | None = None
    """The space over which it hovers."""
    held: int | None = None
    """The space that was pressed once, where moves are confirmed: there it stays until another is."""
    why_not: Callable[[Die, int], str | None] | None = None
    """The game's own word on why a die may not go to a space; None: it may."""
    refused: int | None = None
    """The space, pointed at last, where the lifted die may not go."""
    rejected: tuple[Die, int, str] | None = None
    """A die that was dropped where it may not go and is in the pool again: which, where, why."""
    _spaces: dict[Die, tuple[int, ...]] = field(init=False)
    _discards: frozenset[Die] = field(init=False)

    def __attrs_post_init__(self) -> None:
        spaces: dict[Die, list[int]] = {}
        for move in self.moves:
            if isinstance(move, Take):
                spaces.setdefault(move.die, []).append(move.space)
        self._spaces = {die: tuple(where) for die, where in spaces.items()}
        self._discards = frozenset(m.die for m in self.moves if isinstance(m, Discard))

    @property
    def active(self) -> bool:
        """There is something to choose."""
        return bool(self._spaces or self._discards)

    @property
    def discarding(self) -> bool:
        """The second step with two players: a die leaves the pool."""
        return bool(self._discards)

    @property
    def die(self) -> Die | None:
        return None if self.picked is None else self.pool[self.picked]

    @property
    def spaces(self) -> tuple[int, ...]:
        """Where the lifted die may go."""
        return () if self.die is None else self.spaces_for(self.die)

    def spaces_for(self, die: Die) -> tuple[int, ...]:
        """Where a die of the pool may go."""
        return tuple(space for space in self._spaces.get(die, ()) if space != GONE)

    @property
    def fits_nowhere(self) -> bool:
        """The lifted die can only be removed from play."""
        return self.die is not None and self.unplaceable(self.die)

    def unplaceable(self, die: Die) -> bool:
        return self._spaces.get(die) == (GONE,)

    @property
    def move(self) -> Move | None:
        """The whole move, once nothing is left to choose."""
        die = self.die
        if die is None:
            return None
        if self.discarding:
            return self._known(Discard(die))
        where = GONE if self.fits_nowhere else self.aimed
        return None if where is None else self._known(Take(die, where))

    def _known(self, move: Move) -> Move | None:
        return move if move in self.moves else None

    def point(self, index: int | None) -> None:
        self.pointed = index if self.active and self._exists(index) else None
        self.rejected = None

    def pick(self, index: int) -> bool:
        """Lift a die; a single place for it is aimed at at once."""
        if not (self.active and self._exists(index)):
            return False
        self.picked, self.pointed, self.aimed, self.held = index, index, None, None
        self.refused = self.rejected = None
        if len(self.spaces) == 1:
            self.aimed = self.spaces[0]
        return True

    def refuses(self, space: int) -> bool:
        """Whether the lifted die may not go there; a die that only leaves the pool goes nowhere."""
        asked = self.die is not None and not self.discarding and not self.fits_nowhere
        return asked and space not in self.spaces and self.refusal(space) != ""

    def refusal(self, space: int) -> str:
        """Why it may not, as the game calls the reason."""
        if self.die is None or self.why_not is None:
            return ""
        return self.why_not(self.die, space) or ""

    def refuse(self, space: int) -> bool:
        """The pointer is where the lifted die may not go; False: that is nothing new."""
        if space == self.refused or not self.refuses(space):
            return False
        self.refused = space
        return True

    def refuse_press(self, space: int) -> bool:
        """A place was pressed where the lifted die may not go: that counts more than what is aimed."""
        if not self.refuses(space):
            return False
        self.aimed, self.held, self.refused = None, None, space
        return True

    def reject(self, space: int) -> None:
        """The lifted die was dropped where it may not go: it is put back, and why is told."""
        die, why = self.die, self.refusal(space)
        told = die is not None and self.refuses(space)
        self.put_back()
        if told and die is not None:
            self.pointed, self.rejected = None, (die, space, why)

    def aim(self, space: int | None) -> bool:
        """Hold the lifted die over a space; False if it may not go there."""
        if space is not None and space not in self.spaces:
            return False
        self.aimed, self.held, self.refused = space, None, None
        return True

    def hold(self, space: int) -> bool:
        """Press a space for the first time: the die stays there, to be confirmed."""
        if not self.aim(space):
            return False
        self.held = space
        return True

    def put_back(self) -> None:
        self.picked, self.aimed, self.held, self.refused = None, None, None, None
        self.rejected = None

    def _exists(self, index: int | None) -> bool:
        return index is not None and 0 <= index < len(self.pool)
