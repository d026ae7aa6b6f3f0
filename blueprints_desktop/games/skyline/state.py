"""A position of Projekt Skyline. Nothing is hidden: the order of the deck exists nowhere."""

from functools import cached_property

from attrs import frozen

from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.skyline.account import Account, Debt, settle
from blueprints_desktop.games.skyline.board import CityBoard
from blueprints_desktop.games.skyline.choices import Choices
from blueprints_desktop.games.skyline.options import Options
from blueprints_desktop.games.skyline.targets import choices_in

PLACING_ROUNDS = 4
CASH_DEALT = 700

NO_DICE = (0, 0)


@frozen(slots=False)
class State:
    """Made on every move, so without slots: attrs fills a frozen instance's dict much quicker."""

    options: Options
    phase: int
    turn: int
    """Turns completed, placings included."""
    first: Seat
    seat: Seat
    """Whose turn it is; in the end, whose turn was the last."""
    board: CityBoard
    architect: int
    """His cell; NOWHERE while buildings are being placed."""
    pawns: tuple[int, ...]
    """By seat, a cell of the track."""
    cash: tuple[int, ...]
    deck: tuple[int, ...]
    """How many of each card are left to draw, in the order of CARDS."""
    dice: tuple[int, int]
    """White and black as rolled in this turn; NO_DICE before."""
    card: str | None
    """The card drawn in this turn and not yet carried out."""
    debt: Debt | None
    """The rent that ended the game."""

    @property
    def seats(self) -> int:
        return len(self.cash)

    @cached_property
    def choices(self) -> Choices:
        """What the player to act may name; the roll, the list of moves and the check all ask."""
        return choices_in(self)

    @property
    def accounts(self) -> tuple[Account, ...]:
        """What everybody would be worth if the game ended here, or is worth now that it has."""
        buildings = [cells.bit_count() for cells in self.board.finished]
        return settle(self.cash, buildings, self.debt)

    @property
    def ended(self) -> str:
        """What ended the game, once it is over."""
        return "last building" if self.debt is None else "bankrupt"


def placing_seat(turn: int, first: Seat, seats: int) -> Seat:
    """Who places in this turn: clockwise and back, twice.

    >>> [placing_seat(turn, 1, 3) for turn in range(12)]
    [1, 2, 0, 0, 2, 1, 1, 2, 0, 0, 2, 1]
    """
    lap, place = divmod(turn, seats)
    return (first + (seats - 1 - place if lap % 2 else place)) % seats
