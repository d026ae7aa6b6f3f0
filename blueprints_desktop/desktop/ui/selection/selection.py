"""How far a move has been chosen: legal moves, narrowed part by part, as a pure value.

A part is the public name of a thing on the board, such as ``cell.c3`` or ``turn.2f``. Every legal move
is the path of parts that leads to it. A game makes these paths once for a position:

    paths = {("die.1", "space.4"): Take(...), ("die.2",): Discard(...)}
    selection = Selection(paths)

``options`` are the parts that may be chosen next. ``whole(name)`` is the move that choosing a part
would make, or None if more has to be chosen. No rule is known here: a part is an option because some
legal move goes on with it. Two paths may lead to the same move.

Every method that changes something returns a new selection. A game may subclass ``Selection`` with
its own words for the parts, and with more steps.
"""

from collections.abc import Hashable, Iterator, Mapping
from typing import Any, TypeAlias, TypeVar

from attrs import evolve, field, frozen

Path: TypeAlias = tuple[str, ...]
Move = TypeVar("Move", bound=Hashable)
_Self = TypeVar("_Self", bound="Selection")


@frozen
class Selection:
    """What may be chosen, what was chosen, and what is pointed at."""

    paths: Mapping[Path, Any] = field(factory=dict, repr=False)
    """Every legal move by the parts that lead to it."""
    chosen: Path = ()
    """The parts chosen so far."""
    pointed: str | None = None
    """The option under the pointer or the keys."""
    held: bool = False
    """The pointed option was pressed and waits to be confirmed."""
    refused: str | None = None
    """What was pressed last and cannot be chosen."""
    preset: int = 0
    """So many first parts are always chosen. They can be changed, but not taken back."""
    _steps: Mapping[Path, Mapping[str, None]] = field(eq=False, repr=False)
    """The options after each beginning of a path, in the order of the moves."""

    @_steps.default
    def _find_steps(self) -> Mapping[Path, Mapping[str, None]]:
        found: dict[Path, dict[str, None]] = {}
        for path in self.paths:
            for depth, part in enumerate(path):
                found.setdefault(path[:depth], {})[part] = None
        return found

    # --- what may be chosen ---------------------------------------------------------

    @property
    def active(self) -> bool:
        """There is something to choose."""
        return bool(self.paths)

    @property
    def options(self) -> tuple[str, ...]:
        """The parts that may be chosen next."""
        return self.options_after(self.chosen)

    def options_after(self, chosen: Path) -> tuple[str, ...]:
        """The parts that may follow these."""
        return tuple(self._steps.get(chosen, ()))

    def allows(self, name: str) -> bool:
        """Whether a part may be chosen next."""
        return name in self._steps.get(self.chosen, ())

    def whole(self, name: str) -> Any | None:
        """The move that choosing this part makes; None: more has to be chosen, or it may not be."""
        return self.paths.get((*self.chosen, name))

    @property
    def move(self) -> Any | None:
        """The move that choosing the pointed part makes."""
        return None if self.pointed is None else self.whole(self.pointed)

    def moves_with(self, name: str) -> list[Any]:
        """The moves that are left once this part is chosen."""
        return list(self._moves((*self.chosen, name)))

    def _moves(self, beginning: Path) -> Iterator[Any]:
        if beginning in self.paths:
            yield self.paths[beginning]
        for part in self._steps.get(beginning, ()):
            yield from self._moves((*beginning, part))

    def level_of(self, name: str) -> int | None:
        """How many chosen parts come before the place where this one was an option; the latest."""
        for level in range(len(self.chosen), -1, -1):
            if name in self._steps.get(self.chosen[:level], ()):
                return level
        return None

    @property
    def ready(self) -> bool:
        """A whole move is chosen and waits to be confirmed."""
        return self.held

    @property
    def begun(self) -> bool:
        """Part of a move was chosen. What is only pointed at does not count."""
        return self.held or len(self.chosen) > self.preset

    # --- steps ----------------------------------------------------------------------

    def pointing(self: _Self, name: str | None) -> _Self:
        """Point at an option; at anything else: at nothing."""
        name = name if name is not None and self.allows(name) else None
        return evolve(self, pointed=name, held=False, refused=None)

    def holding(self: _Self, name: str) -> _Self:
        """Press an option that then waits to be confirmed."""
        return evolve(self.pointing(name), held=self.allows(name))

    def choosing(self: _Self, name: str) -> _Self:
        """Choose an option; then the next part is asked for."""
        if not self.allows(name):
            return self
        return evolve(self.pointing(None), chosen=(*self.chosen, name))

    def refusing(self: _Self, name: str) -> _Self:
        """Something was pressed that cannot be chosen."""
        return evolve(self, held=False, refused=name)

    def cut_to(self: _Self, level: int) -> _Self:
        """Take all chosen parts back but the first ones."""
        return evolve(self.pointing(None), chosen=self.chosen[:level])

    def back(self: _Self) -> _Self:
        """Take the last step back: what waits to be confirmed, or the part chosen last."""
        if self.held:
            return evolve(self, held=False, refused=None)
        if len(self.chosen) <= self.preset:
            return self
        return self.cut_to(len(self.chosen) - 1).pointing(self.chosen[-1])

    def start_over(self: _Self) -> _Self:
        """Take every part back."""
        return self.cut_to(self.preset)

    def suggesting(self: _Self, move: Any) -> _Self:
        """Choose all parts of a legal move but the last, and hold that one to be confirmed."""
        path = self.path_of(move)
        if not path:
            return self
        return evolve(self.cut_to(0), chosen=path[:-1]).holding(path[-1])

    def path_of(self, move: Any) -> Path:
        """Parts that lead to a legal move; nothing: it is not one."""
        return next((path for path, each in self.paths.items() if each == move), ())


def shortened(paths: Mapping[Path, Move]) -> dict[Path, Move]:
    """The same moves without last parts that decide nothing.

    >>> shortened({("a", "x"): 1, ("b", "x"): 2, ("b", "y"): 3})
    {('a',): 1, ('b', 'x'): 2, ('b', 'y'): 3}
    """
    shared: dict[Path, int] = {}
    for path in paths:
        for depth in range(1, len(path) + 1):
            shared[path[:depth]] = shared.get(path[:depth], 0) + 1
    found: dict[Path, Move] = {}
    for path, move in paths.items():
        depth = next((d for d in range(1, len(path)) if shared[path[:d]] == 1), len(path))
        found[path[:depth]] = move
    return found
