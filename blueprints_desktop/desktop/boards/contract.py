"""What the table page asks of every board.

A board fills the room between the table's top bar and its action bar. It is given
positions (always a view, never the state) and the legal moves, narrows these part by
part as the player clicks, and hands back one whole legal move. It says in a Prompt what
is expected and what Enter would do, so that the action bar never has to guess.
"""

from collections.abc import Sequence
from typing import Any

from attrs import frozen
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.step import Event, Seat


@frozen
class Person:
    """Somebody at the table, as boards show them."""

    seat: Seat
    name: str
    colour: int
    """Which of the palette's four seats (colour and shape) is theirs."""
    is_computer: bool = False


@frozen
class Position:
    """All that a board may know at a moment."""

    view: Any
    """What the viewer may know of the state."""
    viewer: Seat | None
    """Whose eyes; None: only what is public."""
    to_act: Seat | None
    moves: tuple[Any, ...]
    """What may be chosen now; empty unless the viewer may act."""
    events: tuple[tuple[int, Event], ...]
    """Everything the viewer was told so far, with the number of the move it came with."""


@frozen
class Prompt:
    """What the action bar says: whose turn, what Enter would do, what that gains."""

    headline: str
    detail: str = ""
    gain: str = ""
    """Told in the colour of success, such as "+6 points"."""
    cost: str = ""
    """Told in the colour of warning."""
    primary: str = ""
    """Label of the main button, which Enter presses; empty: no button."""
    secondary: str = ""
    """Label of the other button, which Esc presses."""
    seat: Seat | None = None
    """Whose colour edges the bar."""


@frozen
class Whereabouts:
    """Where the game stands, for the top bar: a text, and steps as ticks where the game has them."""

    text: str
    ticks: int = 0
    done: int = 0
    ticks_text: str = ""


class Board(QWidget):
    """A board and all around it: panels, log, right column. Subclasses draw one game."""

    chosen = Signal(object)
    """A whole legal move, to be played."""
    prompted = Signal(object)
    """A Prompt; sent whenever what is expected, or what Enter would do, has changed."""
    settled = Signal()
    """Movement is over: the position is on the board as it is."""
    again_wanted = Signal()
    """At the end: the same people and options once more."""
    new_game_wanted = Signal()
    review_wanted = Signal()
    """At the end: look at the game again, move by move."""

    def __init__(self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance):
        super().__init__()
        self.game = game
        self.people = tuple(people)
        self.appearance = appearance
        self.confirms = False
        """A click on a place only aims; the main button or Enter then makes the move."""

    def show_position(self, position: Position) -> None:
        """Put a position on the board at once."""
        raise NotImplementedError

    def animate(self, told: Sequence[Event], position: Position) -> None:
        """Show what just happened, then the position; ``settled`` is sent at the end."""
        self.show_position(position)
        self.settled.emit()

    def whereabouts(self, view: Any) -> Whereabouts:
        """Where the game stands in a view."""
        raise NotImplementedError

    def skip(self) -> None:
        """Finish whatever moves."""

    def press_primary(self) -> None:
        """The main button or Enter."""

    def press_secondary(self) -> None:
        """The other button or Esc."""

    def clear(self) -> None:
        """Take everything private off the board: the curtain goes up."""
        raise NotImplementedError
