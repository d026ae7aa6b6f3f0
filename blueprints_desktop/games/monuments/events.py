"""What happens in World Monuments, as data.

Nothing here is secret: pieces are collected in the open, and what a screen hides is told
only at the moments when the rules lift it.
"""

from attrs import frozen

from blueprints_desktop.engine.step import Event, Seat
from blueprints_desktop.games.monuments.moves import Brick, Cell
from blueprints_desktop.games.monuments.pieces import Heap, Piece


@frozen
class RoundBegan(Event):
    """The quarry was filled; ``first`` holds the worker."""

    round: int
    first: Seat
    quarry: tuple[Heap, ...]
    """By cell, in the quarry's order."""


@frozen
class WorkerWalked(Event):
    seat: Seat
    start: Cell | None
    """Where the worker stood; None: it was put on the first cell."""
    cells: tuple[Cell, ...]
    took: tuple[Piece, ...]
    """From each cell, NOTHING where it was empty."""


@frozen
class BlackReturned(Event):
    """The quarry is empty: the holder of the black piece gives it back for points and the worker."""

    seat: Seat
    points: int


@frozen
class BrickSet(Event):
    seat: Seat
    brick: Brick
    points: int


@frozen
class Passed(Event):
    seat: Seat
    lost: int
    shown: Heap | None
    """What stood behind the screen, if it was lifted."""


@frozen
class MonumentFinished(Event):
    """The last brick was set."""

    seat: Seat


@frozen
class LossGivenBack(Event):
    """The monument was finished in the round in which the seat had lost these points."""

    seat: Seat
    points: int


@frozen
class RoundEnded(Event):
    round: int
    finished: bool
    scores: tuple[int, ...]


@frozen
class ScreensRemoved(Event):
    """The game is over: everybody's pieces lie open."""

    stocks: tuple[Heap, ...]


@frozen
class JewelsScored(Event):
    seat: Seat
    jewels: int
    points: int
