"""Choosing a move: a die of the pool, then a space for it.

Parts of a move are ``die.3`` (the place in the pool, from 1) and ``space.a2`` (as texts of moves
write spaces). A die that only leaves the pool is a whole move, which is always confirmed: one that
fits nowhere, or one that is discarded in the second step with two players.
"""

from collections.abc import Callable, Sequence

from attrs import evolve, field, frozen

from blueprints_desktop.desktop.games.blueprints.facts.public_facts import (
    REMOVED,
    die_name,
    space_name,
    space_of,
)
from blueprints_desktop.desktop.ui.selection.controller import SelectionController
from blueprints_desktop.desktop.ui.selection.selection import Path, Selection
from blueprints_desktop.games.blueprints.dice import Die
from blueprints_desktop.games.blueprints.moves import Discard, Move, Take
from blueprints_desktop.games.blueprints.spaces import GONE

Reason = Callable[[Die, int], str | None]
"""Why a die may not go to a space, as the game calls the reason; None: it may."""


@frozen
class BlueprintsSelection(Selection):
    """Dice are given as their places in the pool, counted from 0."""

    pool: tuple[Die, ...] = ()
    reason: Reason = field(default=lambda _die, _space: None, eq=False, repr=False)
    rejected: tuple[Die, int, str] | None = None
    """A die that was dropped where it may not go and is in the pool again: which, where, why."""

    # --- what may be chosen ---------------------------------------------------------

    @property
    def discarding(self) -> bool:
        """The second step with two players: a die leaves the pool."""
        return isinstance(next(iter(self.paths.values()), None), Discard)

    def spaces_for(self, die: Die) -> tuple[int, ...]:
        """Where a die of the pool may go."""
        return _spaces(self.options_after(self._path(die)))

    def unplaceable(self, die: Die) -> bool:
        """A die of the pool can only be removed from play."""
        return isinstance(self.paths.get(self._path(die)), Take)

    def _path(self, die: Die) -> Path:
        return (die_name(self.pool.index(die)),) if die in self.pool else ("",)

    # --- what is chosen -------------------------------------------------------------

    @property
    def focused(self) -> int | None:
        """The die that is lifted, or else pointed at."""
        name = self.chosen[0] if self.chosen else self.pointed
        return None if name is None else int(name.removeprefix("die.")) - 1

    @property
    def picked(self) -> int | None:
        """The die that is lifted."""
        return self.focused if self.begun else None

    @property
    def die(self) -> Die | None:
        """The same as a die."""
        return None if self.picked is None else self.pool[self.picked]

    @property
    def fits_nowhere(self) -> bool:
        """The lifted die can only be removed from play."""
        return self.die is not None and self.unplaceable(self.die)

    @property
    def spaces(self) -> tuple[int, ...]:
        """Where the lifted die may go."""
        return _spaces(self.options) if self.chosen else ()

    @property
    def aimed(self) -> int | None:
        """The space over which the lifted die is."""
        return space_of(self.pointed)

    @property
    def confirming(self) -> bool:
        """That space was pressed, and the move waits to be confirmed."""
        return self.held and self.aimed is not None

    @property
    def refused_space(self) -> int | None:
        """The space, pointed at last, where the lifted die may not go."""
        return space_of(self.refused)

    def refuses(self, space: int) -> bool:
        """The lifted die may go to other spaces, but not to this one."""
        return bool(self.spaces) and space not in self.spaces and self.refusal(space) != ""

    def refusal(self, space: int) -> str:
        """Why it may not, as the game calls the reason."""
        return "" if self.die is None else self.reason(self.die, space) or ""

    # --- steps ----------------------------------------------------------------------

    def pointing(self, name: str | None) -> "BlueprintsSelection":
        return evolve(super().pointing(name), rejected=None)

    def choosing(self, name: str) -> "BlueprintsSelection":
        """A single space for the die is pointed at."""
        after = super().choosing(name)
        return after.pointing(after.options[0]) if len(after.options) == 1 else after

    def refusing(self, name: str) -> "BlueprintsSelection":
        return evolve(self.pointing(None), refused=name)

    def back(self) -> "BlueprintsSelection":
        """Put the lifted die back, also from a space where it waits to be confirmed."""
        focused = self.focused
        return self.start_over().pointing(None if focused is None else die_name(focused))

    def rejecting(self, space: int) -> "BlueprintsSelection":
        """Put the lifted die back from a space where it was dropped and may not go."""
        if self.die is None or not self.refuses(space):
            return self.back()
        return evolve(self.start_over(), rejected=(self.die, space, self.refusal(space)))


def _spaces(names: Path) -> tuple[int, ...]:
    return tuple(space for name in names if (space := space_of(name)) is not None)


def blueprints_selection(
    pool: Sequence[Die], moves: Sequence[Move], reason: Reason
) -> BlueprintsSelection:
    paths: dict[Path, Move] = {}
    for index, die in enumerate(pool):
        for move in moves:
            if isinstance(move, Take) and move.die == die and move.space != GONE:
                paths[die_name(index), space_name(move.space)] = move
            elif isinstance(move, Take | Discard) and move.die == die:
                paths[(die_name(index),)] = move
    return BlueprintsSelection(paths, pool=tuple(pool), reason=reason)


class BlueprintsController(SelectionController):
    """What gestures do to a selection of Blueprints."""

    selection: BlueprintsSelection
    empty = BlueprintsSelection()

    def confirmed(self, move: Move) -> bool:
        """A die that leaves the game is held first in any case."""
        leaves = isinstance(move, Discard) or (isinstance(move, Take) and move.space == GONE)
        return leaves or super().confirmed(move)

    def why_not(self, name: str) -> str:
        space = space_of(name)
        refused = space is not None and self.selection.refuses(space)
        return self.selection.refusal(space) if space is not None and refused else ""

    def point(self, name: str | None) -> None:
        """A space where the lifted die may not go is refused, but what is aimed at stays so."""
        if name is not None and not self.selection.held and self.why_not(name):
            self.change(evolve(self.selection, refused=name))
        else:
            super().point(name)

    def aim_nowhere(self) -> None:
        """The lifted die is over no space; one that waits to be confirmed stays."""
        if self.selection.chosen and not self.selection.held:
            self.change(evolve(self.selection, pointed=None))

    def press_part(self, name: str) -> None:
        """A second press on a die that fits nowhere puts it back."""
        now = self.selection
        if name == REMOVED:
            if now.held:
                self.confirm()
        elif now.fits_nowhere and now.pointed == name:
            self.back()
        else:
            super().press_part(name)

    def press_chosen(self, name: str) -> None:
        self.back()

    def reject(self, space: int) -> None:
        """The lifted die was dropped on a space where it may not go."""
        self.change(self.selection.rejecting(space))

    def confirm_part(self) -> None:
        """Lift the die, hold it over its first space, make the move."""
        now = self.selection
        if now.pointed is not None and now.move is None:
            now = now.choosing(now.pointed)
        elif now.pointed is not None and not now.begun:
            now = now.holding(now.pointed)
        if now.chosen and now.pointed is None:
            now = now.pointing(now.options[0])
        if now != self.selection:
            self.change(now)
        else:
            super().confirm_part()
