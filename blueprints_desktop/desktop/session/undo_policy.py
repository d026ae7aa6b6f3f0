"""How far moves may be taken back by people at one screen.

Never past something revealed, nor past another's move, nor past what somebody else has seen that
is for their eyes only: so a brick can be taken back until the next person has opened their screen,
and what everybody may see until the next person has moved.
"""

from collections.abc import Callable
from enum import Enum, auto

from attrs import frozen

from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.options import takes_back
from blueprints_desktop.engine.step import NEXT, Seat


class UndoBlocked(Enum):
    """Why the last move stays as it is."""

    NOTHING_YET = auto()
    COUNTS = auto()
    """The match is an attempt that counts from its beginning."""
    REVEALED = auto()
    LOOKED = auto()
    """Somebody else has seen their own side since."""
    COMPUTER = auto()
    """The last move was a computer's, and several people play."""
    NEW_HANDS = auto()
    """It was made before a seat changed hands, and other people play or have played."""
    EARLIER = auto()
    """It was made before these people sat down."""


@frozen
class Refusal:
    """Why nothing can be taken back, and through whom, where it was somebody."""

    why: UndoBlocked
    seat: Seat | None = None


class UndoPolicy:
    """What may be taken back now. The session tells it who has looked at what."""

    def __init__(
        self,
        match: Match,
        people: Callable[[], list[Seat]],
        settled: Callable[[], int] = lambda: 0,
    ) -> None:
        """``settled`` is the number of moves that stay because a seat changed hands after them."""
        self._match = match
        self._people = people
        self._settled = settled
        self._floor = len(match.played)
        """Nothing before this move is taken back."""
        self._raised_by: Seat | None = None
        """Who has looked there; None: the floor is where people sat down."""

    def start_session(self, seat: Seat | None) -> None:
        """A match may be left in mid-turn: the player may still go back to the start of the turn."""
        self._floor = len(self._match.played) - self._own_free_moves(seat)

    def note_look(self, seat: Seat) -> None:
        """This seat has seen what nobody else may: what others did before stays."""
        self.start_session(seat)
        self._raised_by = seat

    def _own_free_moves(self, seat: Seat | None) -> int:
        """What the seat did in a turn that is not over."""
        match = self._match
        begun = bool(match.played) and match.played[-1].seat == seat and match.to_act == seat
        return match.free_undos if begun else 0

    @property
    def free(self) -> int:
        """What a person has just done, and nobody is wronged by if it is undone."""
        played = self._match.played
        if not played or played[-1].seat not in self._people():
            return 0
        floor = max(self._floor, self._settled())
        return min(self._match.free_undos, max(0, len(played) - floor))

    @property
    def mover(self) -> Seat | None:
        """Whose move that is; None: there is none to be undone freely."""
        return self._match.played[-1].seat if self.free else None

    @property
    def last_decision(self) -> int:
        """How many moves ago the only person decided something; 0: nothing yet."""
        if len(self._people()) != 1:
            return 0
        decided = (
            ago
            for ago, played in enumerate(reversed(self._match.played), 1)
            if played.seat in self._people() and played.move != NEXT
        )
        ago = next(decided, 0)
        return ago if ago <= len(self._match.played) - self._settled() else 0

    @property
    def turn(self) -> int:
        """How many moves lead back to the start of the turn of the person to act; 0: none was made.

        Never past that start. Among several people it ends where free undo ends.
        """
        match = self._match
        if match.to_act not in self._people() or not takes_back(match.options):
            return 0
        total = len(match.played)
        made = 0
        while made < total and match.game.mid_turn(match.state_after(total - made)):
            made += 1
        return made if len(self._people()) == 1 else min(made, self.free)

    @property
    def moves(self) -> int:
        """How many moves may be taken back.

        Alone, or alone among computers, there is nobody to mind: one may go back to one's last
        decision, and the match is then marked as one with take-backs.
        """
        if not takes_back(self._match.options):
            return 0
        return self.free or self.last_decision

    @property
    def refusal(self) -> Refusal | None:
        """Why the last move cannot be taken back; None: it can."""
        match = self._match
        if self.moves:
            return None
        if not match.played:
            return Refusal(UndoBlocked.NOTHING_YET)
        if not takes_back(match.options):
            return Refusal(UndoBlocked.COUNTS)
        if len(match.played) <= self._settled():
            return Refusal(UndoBlocked.NEW_HANDS)
        if match.played[-1].step.reveals:
            return Refusal(UndoBlocked.REVEALED)
        if match.played[-1].seat not in self._people():
            return Refusal(UndoBlocked.COMPUTER, match.played[-1].seat)
        if self._raised_by is None:
            return Refusal(UndoBlocked.EARLIER)
        return Refusal(UndoBlocked.LOOKED, self._raised_by)
