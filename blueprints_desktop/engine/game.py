"""The contract that every game fulfils, and the box in which it lies on the shelf.

A game is pure: it holds its data (deck, boards, plans) and nothing else. States, moves
and events are frozen values over ints and tuples. Chance is handed in, never kept, so
any position can be played on with other dice, and no hidden order can leak.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from attrs import frozen

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.outcome import Outcome
from blueprints_desktop.engine.step import Seat, Step

if TYPE_CHECKING:
    from blueprints_desktop.engine.luck import Luck
    from blueprints_desktop.engine.match import Match
    from blueprints_desktop.engine.moments import Moment
    from blueprints_desktop.engine.sheet import Sheet

S = TypeVar("S")
M = TypeVar("M")

Json = Any
"""What the json module reads and writes."""


class Game(Protocol[S, M]):
    """The rules of one game with its data. ``str(move)`` and ``parse_move`` are inverse."""

    def start(self, seats: int, options: Any, chance: Chance) -> Step[S]:
        """Set the game up for so many seats."""
        ...

    def to_act(self, state: S) -> Seat | None:
        """Who decides next; None when the game is over.

        At a round's end, where ``next`` is the only move, anybody may say it; the seat
        named here is whoever begins what follows.
        """
        ...

    def legal_moves(self, state: S) -> Sequence[M]:
        """Every move allowed, each once, in a fixed order; none when the game is over."""
        ...

    def play(self, state: S, move: M, chance: Chance) -> Step[S]:
        """The step that the move leads to; an illegal one raises IllegalMove."""
        ...

    def sample_move(self, state: S, chance: Chance) -> M:
        """Some legal move, quickly, for playouts; not every move need be equally likely."""
        return chance.pick(self.legal_moves(state))

    def mid_turn(self, state: S) -> bool:
        """Whether the player to act has already moved in the turn that goes on.

        A game whose turns are single moves never is in the middle of one.
        """
        return False

    def seen_by(self, state: S, seat: Seat | None) -> S:
        """What that seat may know, the hidden parts absent; None is the public's view."""
        ...

    def imagine(self, view: S, seat: Seat | None, chance: Chance) -> S:
        """A full state that could have led to this seat's view; at random where several could."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended; None while it is going on."""
        ...

    def parse_move(self, text: str) -> M:
        """The move written so; text that is no move raises IllegalMove."""
        ...

    def picture(self, state: S) -> str:
        """The position drawn in letters, for terminals, tests and bug reports."""
        ...


@frozen
class Box:
    """A game as it lies on the shelf: what is known of it before it is set up."""

    key: str
    seats: range
    rules: int
    """Version of the rules; it grows when a match could come out differently."""
    options: type[Any]
    read_data: Callable[[Any, Sequence[Path]], Json]
    """(options, folders): the data these options use, checked, ready for a match file."""
    open: Callable[[Json], Game[Any, Any]]
    """The game built from such data, which is checked again: it may come from a file."""
    trace: Callable[["Match"], Mapping[str, Json]]
    """The game's own part of the trace of a match."""
    sheet: Callable[["Match"], "Sheet"] | None = None
    """The score sheet of a match; a game without one is remembered by its outcome alone."""
    moments: Callable[["Match"], Sequence["Moment"]] | None = None
    """What a review of the match jumps to; without it, the ends of the rounds."""
    luck: Callable[["Match"], "Luck | None"] | None = None
    """What chance came to in a finished match, where that can be told."""
    results: Callable[["Match"], Sequence[Any]] | None = None
    """What a finished match enters into the records, each with ``feat`` and ``points``."""
    attempts: Callable[["Match"], list[str]] | None = None
    """The feats for which a match counts from its beginning, finished or not."""
