"""Where the black die leads and what would happen there: for boards, hints and computer players."""

from attrs import frozen

from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.skyline.board import FINISHED
from blueprints_desktop.games.skyline.grid import cells_in
from blueprints_desktop.games.skyline.state import State
from blueprints_desktop.games.skyline.targets import black_die


@frozen
class Destination:
    """A cell for the architect, with what is built there. Any liftable floor may serve."""

    cell: int
    target: int | None
    """Where the raised pile goes; None: a floor is put on the empty cell."""
    floors: int
    """Of what is built, with the new one."""
    victim: Seat | None
    demolished: int
    """Floors that the victim loses."""

    @property
    def finished(self) -> bool:
        return self.floors == FINISHED


def destinations(state: State, black: int) -> list[Destination]:
    """What the player to act could do with this number, rolled or only thought of."""
    board, choices = state.board, black_die(state, black)
    floors = [Destination(cell, None, 1, None, 0) for cell in cells_in(choices.alone)]
    piles = [
        Destination(cell, target, board.standing(cell)[1] + 1, *board.standing(target))
        for cell, targets in choices.pairs
        for target in cells_in(targets)
    ]
    return floors + piles
