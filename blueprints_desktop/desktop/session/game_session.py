"""People at one screen playing a saved match: who looks, whose turn it is, what may be undone.

The session knows the whole match; what it hands out is always somebody's view. Nobody
looks while the curtain covers the table; then there is only the public view. When a seat changes
hands, the curtain closes for the next person, even if a computer acts first. Where a game needs
no curtain although a seat could see more (``desktop/games/<key>/facts/secrecy.py``), the seat looks at the
public view as well, and at its own only while it asks.
"""

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import Any

from attrs import frozen
from PySide6.QtCore import QObject, Signal

from blueprints_desktop.desktop.games import registry
from blueprints_desktop.desktop.ui.board.board_api import Position
from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.options import takes_back
from blueprints_desktop.engine.step import NEXT, Event, Seat
from blueprints_desktop.store.header import PERSON, Player
from blueprints_desktop.store.saved_match import SavedMatch


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
    """How far moves may be taken back by people at one screen. The session tells it who has looked at what.

    Never past something revealed, nor past another's move, nor past what somebody else has seen that
    is for their eyes only: so a brick can be taken back until the next person has opened their screen,
    and what everybody may see until the next person has moved.
    """

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


class GameSession(QObject):
    """A saved match being played; boards and pages ask it, and tell it the chosen moves."""

    stepped = Signal()
    """A move was made. Show it while its mover still looks, then call ``hand_on``."""
    rewound = Signal()
    """Moves were undone or redone: show the position again."""
    viewer_changed = Signal()
    """Somebody else looks now, or nobody: the curtain opened or closed."""
    hands_changed = Signal()
    """A seat is played by somebody else from now on: who may see what is another matter now."""
    file_troubled = Signal()
    """The match could not be written; ``saved.problem`` says why."""

    def __init__(self, saved: SavedMatch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.saved = saved
        self.match = saved.match
        self.viewer: Seat | None = None
        """Who is taken to sit at the screen; None: nobody, the curtain covers the table."""
        self._alone = False
        """The viewer came from behind the curtain, or nothing is hidden in this match."""
        self._closed = False
        """The curtain was closed because a seat changed hands; it may be a computer's turn."""
        self.undo_policy = UndoPolicy(self.match, lambda: self.people, lambda: self._settled)
        self.hand_on()
        self.undo_policy.start_session(self.viewer)

    @property
    def players(self) -> tuple[Player, ...]:
        return self.saved.header.players

    @property
    def people(self) -> list[Seat]:
        return [seat for seat, player in enumerate(self.players) if player.kind == PERSON]

    @property
    def to_act(self) -> Seat | None:
        return self.match.to_act

    @property
    def _settled(self) -> int:
        """How many moves stay because a seat changed hands after them.

        Where there was only ever one person, nobody else is wronged and none stay.
        """
        hands = self.saved.hands
        several = len(hands.people_ever) > 1
        return hands.changes[-1].after if several and hands.changes else 0

    @property
    def _next_person(self) -> Seat | None:
        """The person who acts, or who follows the acting computer in seat order; None: nobody."""
        acting, people = self.to_act, self.people
        if acting is None or not people:
            return None
        return min(people, key=lambda seat: (seat - acting) % self.match.seats)

    # --- the curtain ----------------------------------------------------------------
    #
    # It closes where the next seat sees what nobody else may (``keeps_secrets``), in a match
    # with several people (``hides``), unless the game needs none (``facts/secrecy.py`` of its
    # folder in ``desktop/games``) or its option ``curtain`` is off (Blueprints has one).
    # ``_next_look`` decides. ``hand_on`` carries it out: at the start, after each move, after undo
    # and redo. ``curtain_comes`` tells beforehand. ``close_curtain`` closes it when a seat changes
    # hands. ``curtain_for`` tells whom it waits for. The table page only shows it.

    @property
    def hides(self) -> bool:
        """Whether there is a curtain between the people of this match at all.

        A person whose seat a computer plays now counts as well: they may come back.
        """
        wanted = getattr(self.match.options, "curtain", True)
        return bool(wanted) and len(self.saved.hands.people_ever) > 1

    @property
    def curtain_for(self) -> Seat | None:
        """The person whom the closed curtain waits for; None: it is open."""
        seat = self._next_person
        if self.viewer is not None or seat is None:
            return None
        waits = self._closed or seat == self.to_act
        return seat if waits and self.keeps_secrets(seat) else None

    @property
    def curtain_comes(self) -> bool:
        """Handing on will close the curtain before somebody else looks."""
        asked = self.to_act in self.people
        return asked and self.viewer is not None and self._next_look[0] is None

    @property
    def _next_look(self) -> tuple[Seat | None, bool]:
        """Who looks next, and whether alone; None: the curtain closes.

        Where nobody in particular is asked (the end of a round or the game, a computer's turn),
        the viewer stays.
        """
        seat, viewer = self.to_act, self.viewer
        if seat is None or seat not in self.people or self.match.legal_moves() == [NEXT]:
            if viewer not in self.people and not self._closed:
                viewer = next(iter(self.people), None)
            return viewer, self._alone and viewer is not None and self._keeps_apart(viewer)
        alone = seat == viewer and self._alone
        if self.keeps_secrets(seat) and not alone:
            return None, False
        return seat, alone and self._keeps_apart(seat)

    def _sees_more(self, seat: Seat) -> bool:
        """The seat would see something that the public does not, and others are about."""
        return self.hides and bool(self.match.view(seat) != self.match.view(None))

    def _keeps_apart(self, seat: Seat) -> bool:
        """The game wants what this seat sees to be seen from behind the curtain."""
        return registry.needs_curtain(self.match.box.key, self.match.view(None), seat)

    def keeps_secrets(self, seat: Seat) -> bool:
        """What the seat would see now is for nobody else's eyes: a curtain closes before it looks."""
        return self._sees_more(seat) and self._keeps_apart(seat)

    def hand_on(self) -> None:
        """Let the next person look, at once or behind the curtain; call it when a move was shown."""
        self._look(*self._next_look)

    def _look(self, seat: Seat | None, alone: bool = False) -> None:
        alone = alone or not self.hides
        if (seat, alone) == (self.viewer, self._alone):
            return
        same = seat is not None and seat == self.viewer and not self._sees_more(seat)
        self.viewer, self._alone = seat, alone
        self._closed = self._closed and seat is None
        if same:
            return  # at the end all is open: what is being shown goes on
        if seat is not None and alone and self._sees_more(seat):
            self.undo_policy.note_look(seat)
        self.viewer_changed.emit()

    def open_curtain(self) -> None:
        """The person it waited for is at the screen."""
        seat = self.curtain_for
        if seat is not None:
            self._look(seat, alone=True)

    def close_curtain(self) -> None:
        """A seat has changed hands: nobody counts as sitting at the screen any more.

        The curtain closes for the next person, even if a computer acts first. Where the next person
        has nothing to hide, the screen shows the public view.
        """
        seat = self._next_person
        self._closed = seat is not None and self.keeps_secrets(seat)
        if self._closed:
            self._look(None)
        else:
            self._alone = not self.hides
            self.hand_on()

    # --- what may be seen -----------------------------------------------------------

    @property
    def eyes(self) -> Seat | None:
        """The seat whose view is on the screen; None: the public's."""
        if self.viewer is None or self._alone or not self._sees_more(self.viewer):
            return self.viewer
        return None

    @property
    def shows_secrets(self) -> bool:
        """The viewer sees something that nobody else may."""
        return self.viewer is not None and self._sees_more(self.viewer)

    def view(self) -> Any:
        """The position as the viewer may know it."""
        return self.match.view(self.eyes)

    def position(self) -> Position:
        """The position as the viewer may know it, with the moves that the viewer may make."""
        moves = tuple(self.offered_moves()) if self.may_act() else ()
        return Position(
            self.view(), self.eyes, self.to_act, moves, tuple(self.events()), self.peeks
        )

    @property
    def peeks(self) -> Seat | None:
        """Who looks at the public view, is to act, and would see more in their own."""
        hidden = self.viewer is not None and self.eyes is None
        return self.viewer if hidden and self.viewer == self.to_act else None

    def peek(self) -> Any | None:
        """The view of the seat that ``peeks``, to be shown only while it asks; None: nobody."""
        seat = self.peeks
        if seat is None:
            return None
        self.undo_policy.note_look(seat)
        return self.match.view(seat)

    def may_act(self) -> bool:
        """The viewer can decide something now; anybody may say ``next``."""
        seat = self.to_act
        if seat is None or self.curtain_for is not None:
            return False
        if seat == self.viewer and (self._alone or not self.keeps_secrets(seat)):
            return True
        return self.legal_moves() == [NEXT]

    def may_be_advised(self) -> bool:
        """The viewer has more than one thing to decide between; an attempt that counts is one's own."""
        counts = not takes_back(self.match.options)
        return not counts and self.may_act() and len(self.offered_moves()) > 1

    def legal_moves(self) -> Sequence[Any]:
        return list(self.match.legal_moves())

    def offered_moves(self) -> Sequence[Any]:
        """What the viewer may choose among, as far as the view on the screen tells.

        Who peeks is offered all that is possible for anybody: the legal moves alone would tell what is hidden.
        """
        if self.peeks is None:
            return self.legal_moves()
        return list(self.match.game.legal_moves(self.view()))

    def refuses(self, move: Any) -> bool:
        """Whether an offered move cannot be made after all, because of what is hidden."""
        return self.peeks is not None and move not in self.legal_moves()

    def lets_go(self, move: Any) -> bool:
        """Whether a legal move shows something new or ends the turn."""
        return self.match.lets_go(move)

    def events(self, since: int = 0) -> list[tuple[int, Event]]:
        """What the viewer was told, with the number of the move; 0 is the set-up."""
        return self.match.told(self.eyes, since)

    # --- moves ----------------------------------------------------------------------

    def play(self, move: Any) -> None:
        """Make a move. Whatever ``NEXT`` ends lay open to everybody: nobody is alone with what follows,
        unless there is only one person left."""
        anybody = move == NEXT and self.hides and len(self.people) > 1
        self._alone = self._alone and not anybody
        self.saved.play(move)
        self.tell_trouble()
        self.stepped.emit()

    @property
    def undoable(self) -> int:
        """How many moves may be taken back: never past what was revealed or another's view.

        Behind the curtain only the last mover takes something back.
        """
        back = self.undo_policy
        return back.moves if self.curtain_for is None else min(back.moves, back.free)

    @property
    def redoable(self) -> int:
        """How many moves may be brought back: nobody redoes behind the curtain, nor for a computer."""
        undone = self.match.undone
        shut = self.curtain_for is not None or not takes_back(self.match.options)
        return 0 if shut or not undone or undone[-1].seat not in self.people else len(undone)

    @property
    def turn_moves(self) -> int:
        """How many moves the viewer has made in the turn that goes on, and may take back."""
        own = self.viewer is not None and self.viewer == self.to_act
        return self.undo_policy.turn if own and self.may_act() else 0

    def undo(self, moves: int | None = None) -> None:
        """Take moves back; by default the last one, or with computers' moves after it all of them."""
        moves = (1 if self.undo_policy.free else self.undoable) if moves is None else moves
        if 0 < moves <= self.undoable:
            self._take_back(moves)

    def undo_turn(self) -> None:
        """Back to the start of the turn that goes on; what was done before it stays."""
        moves = self.turn_moves
        if moves:
            self._take_back(moves)

    def _take_back(self, moves: int) -> None:
        self.saved.undo(moves)
        self._after_rewinding()

    def redo(self, moves: int | None = None) -> None:
        """Bring moves back; by default one, and what computers did after it."""
        moves = self._next_redo if moves is None else moves
        if 0 < moves <= self.redoable:
            self.saved.redo(moves)
            self._after_rewinding()

    @property
    def _next_redo(self) -> int:
        """Up to where a person is asked again."""
        game, undone = self.match.game, self.match.undone
        for count in range(1, len(undone)):
            state = undone[-count].step.state
            seat = game.to_act(state)
            if seat is None or seat in self.people or game.legal_moves(state) == [NEXT]:
                return count
        return len(undone)

    def hand_over(self, seat: Seat, kind: str) -> None:
        """From now on a person, or a computer of that level, plays a seat; start the session again then.

        The curtain closes: another person may be at the screen now.
        """
        if self.match.outcome is None and self.players[seat].kind != kind:
            self.saved.hand_over(seat, kind)
            self.tell_trouble()
            self.close_curtain()
            self.hands_changed.emit()

    def note_hint(self) -> None:
        """The viewer is shown a hint: the match enters no records any more."""
        if self.to_act is not None:
            self.saved.note_hint(self.to_act)
            self.tell_trouble()

    def _after_rewinding(self) -> None:
        self.tell_trouble()
        self.rewound.emit()
        self.hand_on()

    def tell_trouble(self) -> None:
        """Say that the match is not on disk; without a problem nothing is said."""
        if self.saved.problem is not None:
            self.file_troubled.emit()
