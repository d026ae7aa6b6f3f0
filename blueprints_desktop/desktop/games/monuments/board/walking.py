"""How far a walk through the quarry has come: legal walks narrowed cell by cell, piece by piece.

Nothing here knows a rule. A cell is lit because some legal walk goes on there, and where a cell
holds several kinds of pieces the player is asked, because legal walks differ in what they take.
So a path that cannot be completed is never entered.
"""

from collections.abc import Sequence

from attrs import evolve, frozen

from blueprints_desktop.games.monuments.moves import Cell, Walk
from blueprints_desktop.games.monuments.pieces import NOTHING, Piece


@frozen
class Walking:
    """A walk in the making. Steps can be taken back one by one."""

    walks: tuple[Walk, ...] = ()
    """Every legal walk; none: nobody may walk now."""
    cells: tuple[Cell, ...] = ()
    """Entered so far."""
    took: tuple[Piece, ...] = ()
    """Taken from them; one less than cells while a piece must still be chosen."""
    pointed: Cell | None = None
    """The lit cell under pointer or keys; the only one that is lit lies ready by itself."""
    picked: int = 0
    """Which of the pieces offered the keys stand on."""

    # --- what may be done -----------------------------------------------------------

    @property
    def active(self) -> bool:
        return bool(self.walks)

    @property
    def length(self) -> int:
        """How many steps every walk of this turn has."""
        return len(self.walks[0].cells) if self.walks else 0

    @property
    def matching(self) -> tuple[Walk, ...]:
        """The legal walks that begin as this one."""
        steps, pieces = len(self.cells), len(self.took)
        return tuple(
            walk
            for walk in self.walks
            if walk.cells[:steps] == self.cells and walk.took[:pieces] == self.took
        )

    @property
    def offered(self) -> tuple[Piece, ...]:
        """The kinds of which one must be chosen on the cell entered last; none: no choice."""
        if len(self.took) == len(self.cells):
            return ()
        step = len(self.took)
        return tuple(sorted({walk.took[step] for walk in self.matching}))

    @property
    def next_cells(self) -> tuple[Cell, ...]:
        """Where the walk can go on, in the order of the walks."""
        return () if self.offered else self.reachable

    @property
    def reachable(self) -> tuple[Cell, ...]:
        """The same, whatever is taken first where something has to be chosen."""
        step = len(self.cells)
        if step == self.length:
            return ()
        return tuple(dict.fromkeys(walk.cells[step] for walk in self.matching))

    @property
    def last_cells(self) -> frozenset[Cell]:
        """Where the walk can end, once it is no longer at its beginning."""
        if not self.cells or self.complete:
            return frozenset()
        return frozenset(walk.cells[-1] for walk in self.matching)

    @property
    def pointed_at(self) -> tuple[Piece, ...]:
        """The kinds of which one would be taken on the cell pointed at."""
        step = len(self.cells)
        found = {walk.took[step] for walk in self.matching if walk.cells[step] == self.pointed}
        return tuple(sorted(found))

    @property
    def complete(self) -> bool:
        return self.active and len(self.took) == self.length

    @property
    def walk(self) -> Walk | None:
        """The legal walk that was made up, once it is complete."""
        return self.matching[0] if self.complete else None

    @property
    def gathered(self) -> tuple[Piece, ...]:
        """The pieces taken so far, without empty cells."""
        return tuple(piece for piece in self.took if piece != NOTHING)

    # --- steps ----------------------------------------------------------------------

    def entering(self, cell: Cell) -> "Walking":
        """One step on. Where there is only one thing to take, or nothing, it is taken at once."""
        if cell not in self.next_cells:
            return self
        entered = evolve(self, cells=(*self.cells, cell), pointed=None, picked=0)
        offered = entered.offered
        return entered.taking(offered[0]) if len(offered) == 1 else entered

    def taking(self, piece: Piece) -> "Walking":
        """Choose a piece of the cell entered last."""
        if piece not in self.offered:
            return self
        return evolve(self, took=(*self.took, piece), picked=0).pointing(None)

    def back(self) -> "Walking":
        """One decision back: the choice of a piece, or the step onto a cell."""
        if not self.cells:
            return self
        if self.offered:
            return evolve(self, cells=self.cells[:-1]).pointing(None)
        waiting = evolve(self, took=self.took[:-1], pointed=None)
        if len(waiting.offered) > 1:
            return waiting
        return evolve(waiting, cells=self.cells[:-1]).pointing(None)

    def back_to(self, cell: Cell) -> "Walking":
        """As the walk was when it had come to this cell."""
        if cell not in self.cells:
            return self
        steps = self.cells.index(cell) + 1
        entered = evolve(self, cells=self.cells[:steps], took=self.took[: steps - 1], pointed=None)
        offered = entered.offered
        return entered.taking(offered[0]) if len(offered) == 1 else entered

    def pointing(self, cell: Cell | None) -> "Walking":
        """At a lit cell; elsewhere at none, unless there is only one."""
        lit = self.next_cells
        if cell not in lit:
            cell = lit[0] if len(lit) == 1 else None
        return evolve(self, pointed=cell)

    def picking(self, step: int) -> "Walking":
        """The keys go to another of the pieces offered."""
        count = len(self.offered)
        return evolve(self, picked=(self.picked + step) % count) if count else self


def begin(moves: Sequence[object]) -> Walking:
    """A walk to be made, if these moves are walks."""
    return Walking(tuple(move for move in moves if isinstance(move, Walk))).pointing(None)
