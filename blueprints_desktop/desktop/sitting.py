"""People at one screen playing a saved match: who looks, whose turn it is, what may be undone.

The sitting knows the whole match; what it hands out is always somebody's view. Nobody
looks while the curtain is up, and then only the public view is to be had.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from blueprints_desktop.engine.step import NEXT, Event, Seat
from blueprints_desktop.store.header import Player
from blueprints_desktop.store.saved_match import SavedMatch

PERSON = "person"


class Sitting(QObject):
    """A saved match being played; boards and pages ask it, and tell it the chosen moves."""

    stepped = Signal()
    """A move was made. Show it while its mover still looks, then call ``hand_on``."""
    rewound = Signal()
    """Moves were undone or redone: show the position anew."""
    viewer_changed = Signal()
    """Somebody else looks now, or nobody: the curtain went up or down."""
    file_troubled = Signal()
    """The match could not be written; ``saved.problem`` says why."""

    def __init__(self, saved: SavedMatch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.saved = saved
        self.match = saved.match
        self.viewer: Seat | None = None
        self._floor = len(self.match.played)
        """Undo stops here: another person has looked since."""
        self.hand_on()

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
    def hides(self) -> bool:
        """Whether this match draws a curtain between its people at all."""
        wanted = getattr(self.match.options, "curtain", True)
        return bool(wanted) and len(self.people) > 1

    @property
    def curtain_for(self) -> Seat | None:
        """Whom the curtain waits for; None while it is down."""
        seat = self.to_act
        if self.viewer is not None or seat is None or seat not in self.people:
            return None
        return seat if self._is_private(seat) else None

    def _is_private(self, seat: Seat) -> bool:
        """The seat would see something that the public does not."""
        if not self.hides:
            return False
        game, state = self.match.game, self.match.state
        return bool(game.seen_by(state, seat) != game.seen_by(state, None))

    def hand_on(self) -> None:
        """After a move has been shown: whoever is to act looks, at once or behind the curtain.

        Where everything lies open (a round's end, the end) whoever looks goes on looking.
        """
        seat = self.to_act
        before = self.viewer
        if before is None and self.people:
            before = self.people[0]
        if seat is None or seat not in self.people or self.match.legal_moves() == [NEXT]:
            self._look(before)
        elif seat != self.viewer:
            self._look(None if self._is_private(seat) else seat)

    def _look(self, seat: Seat | None) -> None:
        if seat != self.viewer:
            self.viewer = seat
            self._floor = len(self.match.played)
            self.viewer_changed.emit()

    def open_curtain(self) -> None:
        """The person it waited for is at the screen."""
        seat = self.curtain_for
        if seat is not None:
            self._look(seat)

    # --- what may be seen -----------------------------------------------------------

    def view(self) -> Any:
        """The position as whoever looks may know it."""
        return self.match.view(self.viewer)

    def may_act(self) -> bool:
        """The viewer can decide something now; anybody may say ``next``."""
        seat = self.to_act
        if seat is None or self.curtain_for is not None:
            return False
        return seat == self.viewer or self.legal_moves() == [NEXT]

    def legal_moves(self) -> Sequence[Any]:
        return list(self.match.legal_moves())

    def events(self, since: int = 0) -> list[tuple[int, Event]]:
        """What whoever looks was told, with the number of the move; 0 is the set-up."""
        told: list[tuple[int, Event]] = []
        steps = [self.match.opening, *(played.step for played in self.match.played)]
        for number in range(since, len(steps)):
            for event in steps[number].events:
                seen = event.seen_by(self.viewer)
                if seen is not None:
                    told.append((number, seen))
        return told

    # --- moves ----------------------------------------------------------------------

    def play(self, move: Any) -> None:
        self.saved.play(move)
        self._tell_trouble()
        self.stepped.emit()

    @property
    def undoable(self) -> int:
        """How many moves may be taken back: never past what was revealed or another's view."""
        free = self.match.free_undos
        return min(free, max(0, len(self.match.played) - self._floor))

    @property
    def redoable(self) -> int:
        """How many moves may be brought back: nobody redoes behind the curtain."""
        return 0 if self.curtain_for is not None else len(self.match.undone)

    def undo(self, moves: int = 1) -> None:
        if moves <= self.undoable:
            self.saved.undo(moves)
            self._after_rewinding()

    def undo_turn(self) -> None:
        """Back to the start of the turn, as far as that is free."""
        if self.undoable:
            self.undo(self.undoable)

    def redo(self, moves: int = 1) -> None:
        if moves <= self.redoable:
            self.saved.redo(moves)
            self._after_rewinding()

    def _after_rewinding(self) -> None:
        self._tell_trouble()
        self.rewound.emit()
        self.hand_on()

    def _tell_trouble(self) -> None:
        if self.saved.problem is not None:
            self.file_troubled.emit()
