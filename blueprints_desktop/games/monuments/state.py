"""A position of World Monuments. Where something is hidden from a view, None stands in its place."""

from attrs import frozen

from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.monuments.options import Options
from blueprints_desktop.games.monuments.pieces import Heap

QUARRY, BUILDING, ROUND_END, OVER = range(4)
PHASE_NAMES = ("quarry", "building", "end of the round", "game over")

ROUNDS = 3
START_SCORE = 10
BLACK_POINTS = 2
JEWEL_POINTS = 3

NOWHERE = -1
"""The worker's place while it is not in the quarry."""


@frozen
class State:
    options: Options
    phase: int
    round: int
    """From 0."""
    seat: Seat
    """Who acts next; after the game it means nothing."""
    lead: Seat
    """Who began the quarry; from its end, who took the worker: begins to build, and the next round."""
    turn: int
    """Walks taken in this round, by everybody together."""
    at: int
    """The number of the cell where the worker stands, or NOWHERE."""
    quarry: tuple[Heap, ...]
    """By cell, what lies on it."""
    stocks: tuple[Heap | None, ...]
    """By seat, what stands behind the screen."""
    collected: tuple[Heap, ...]
    """By seat, everything taken from the quarry since the game began, but for black pieces returned."""
    built: int
    """A bit for each brick of the plan that is in place."""
    open: int
    """A bit for each brick that is not, but whose supports are; none are left when all is built."""
    placed: tuple[tuple[int, Seat], ...]
    """The bricks in place with who set them, in the order of setting."""
    passed: int
    """A bit for each seat that is out for this phase."""
    lost: tuple[int, ...]
    """By seat, points lost in this round for bricks left over."""
    scores: tuple[int, ...]

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def own_stock(self) -> Heap:
        """What stands behind the mover's screen."""
        stock = self.stocks[self.seat]
        assert stock is not None, "the mover's own stock is known"
        return stock


def replaced(things: tuple, place: int, thing: object) -> tuple:  # type: ignore[type-arg]
    """The tuple with one thing exchanged."""
    return (*things[:place], thing, *things[place + 1 :])
