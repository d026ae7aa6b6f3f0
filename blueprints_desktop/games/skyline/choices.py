"""What a player may name: one shape for placing, for the black die and for every card.

From it follow the list of legal moves, a random one, and the check of a given one.
"""

from attrs import frozen

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.skyline.grid import BIT, cells_in, is_cell
from blueprints_desktop.games.skyline.moves import Build, CardMove, Moves, Named

Pairs = tuple[tuple[int, int], ...]
"""Cells, each with its targets as a set that is not empty."""


@frozen(slots=False)
class Choices:
    """Cells that may be named, alone or with a target, and the floors that may be lifted for it.

    Made on most moves, so without slots, like State.
    """

    alone: int = 0
    pairs: Pairs = ()
    lift: int | None = None
    """Own single floors of which one other than the named cell is lifted; None: none is."""

    def __bool__(self) -> bool:
        return self.alone != 0 or self.pairs != ()

    def allow(self, move: Build | CardMove) -> bool:
        """Whether just this may be named; whatever the move's fields hold."""
        cell, target, lifted = move.cell, move.target, move.lifted
        if not is_cell(cell):
            return False
        if self.lift is None:
            if lifted is not None:
                return False
        elif not is_cell(lifted) or lifted == cell or not self.lift & BIT[lifted]:
            return False
        if target is None:
            return self.alone & BIT[cell] != 0
        return is_cell(target) and any(
            cell == named and targets & BIT[target] for named, targets in self.pairs
        )

    def moves(self, table: Moves[Named]) -> list[Named]:
        """Every choice as a move."""
        moves = [table.alone[cell] for cell in cells_in(self.alone)]
        for cell, targets in self.pairs:
            pairs = table.pairs[cell]
            moves += [pairs[target] for target in cells_in(targets)]
        if self.lift is None:
            return moves
        kind, floors = table.kind, cells_in(self.lift)
        return [
            kind(move.cell, move.target, floor)
            for move in moves
            for floor in floors
            if floor != move.cell
        ]

    def sample(self, table: Moves[Named], chance: Chance) -> Named:
        """One of the choices as a move; there must be one."""
        cells = cells_in(self.alone)
        count = len(cells)
        for _, targets in self.pairs:
            count += targets.bit_count()
        number = chance.below(count)
        if number < len(cells):
            move = table.alone[cells[number]]
        else:
            cell, target = self._pair(number - len(cells))
            move = table.pairs[cell][target]
        if self.lift is None:
            return move
        floors = cells_in(self.lift & ~BIT[move.cell])
        return table.kind(move.cell, move.target, chance.pick(floors))

    def _pair(self, number: int) -> tuple[int, int]:
        """The cell and the target that come at this place in the list of pairs."""
        for cell, targets in self.pairs:
            if number < targets.bit_count():
                return cell, cells_in(targets)[number]
            number -= targets.bit_count()
        raise IndexError(number)


NOTHING = Choices()


def with_floor(alone: int, pairs: Pairs, lift: int | None) -> Choices:
    """Choices that need a floor, which ``lift`` provides: None is the supply, 0 nothing at all."""
    if lift is None:
        return Choices(alone, pairs)
    if lift == 0:
        return NOTHING
    if lift & (lift - 1) == 0:  # the only floor cannot be lifted to raise itself
        alone &= ~lift
        pairs = tuple(pair for pair in pairs if BIT[pair[0]] != lift)
    return Choices(alone, pairs, lift)
