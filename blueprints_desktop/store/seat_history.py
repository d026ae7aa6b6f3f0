"""Who sat where when each move of a match was made: seats may have changed hands since."""

from attrs import evolve, frozen

from blueprints_desktop.engine.game import Json
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.store.header import PERSON


@frozen
class HandOver:
    """A seat that changed hands during the match. This is public."""

    after: int
    """How many moves were in effect; never more than are in effect now."""
    seat: Seat
    kind: str
    """What plays the seat from there on: a person, or a computer of some level."""


class Hands:
    """Learns it from the lines of a match as they come, so that asking costs nothing later.

    >>> hands = Hands()
    >>> for line in (
    ...     {"seats": [{"kind": "person"}, {"kind": "master"}]},
    ...     {"move": "a", "seat": 0}, {"move": "b", "seat": 1},
    ...     {"seat": 0, "kind": "apprentice"}, {"move": "c", "seat": 0},
    ...     {"undo": 2}, {"redo": 1},
    ... ):
    ...     hands.note(line)
    >>> hands.made
    ['person', 'master']
    >>> hands.at(2), hands.at(3)
    (('person', 'master'), ('apprentice', 'master'))
    >>> [(change.after, change.seat, change.kind) for change in hands.changes]
    [(1, 0, 'apprentice')]
    >>> sorted(hands.people_ever)
    [0]
    """

    def __init__(self) -> None:
        self._first: tuple[str, ...] = ()
        self._now: tuple[str, ...] = ()
        self._made: list[tuple[Seat, tuple[str, ...]]] = []
        """By move in effect, whose it was and who sat where."""
        self._undone: list[tuple[Seat, tuple[str, ...]]] = []
        self._course: list[HandOver | int] = []
        """Changes of hands in order, and after undo how many moves were left."""
        self._changes: tuple[HandOver, ...] | None = ()
        """What ``changes`` answers; None: something was noted since."""
        self.people_ever: set[Seat] = set()
        """Seats that a person plays or has played: that person may come back."""

    def note(self, facts: dict[str, Json]) -> None:
        """Learn what a line of the match says, the header being the first."""
        if "seats" in facts:
            self._first = self._now = tuple(seat["kind"] for seat in facts["seats"])
            self._note_people()
        elif "move" in facts:
            self._made.append((facts["seat"], self._now))
            self._undone.clear()
        elif "kind" in facts:
            seat = facts["seat"]
            if facts["kind"] != self._now[seat]:
                self._note_course(HandOver(len(self._made), seat, facts["kind"]))
            self._now = (*self._now[:seat], facts["kind"], *self._now[seat + 1 :])
            self._note_people()
        elif "undo" in facts:
            self._undone += [self._made.pop() for _ in range(facts["undo"])]
            self._note_course(len(self._made))
        elif "redo" in facts:
            self._made += [self._undone.pop() for _ in range(facts["redo"])]

    def _note_people(self) -> None:
        self.people_ever |= {seat for seat, kind in enumerate(self._now) if kind == PERSON}

    def _note_course(self, what: HandOver | int) -> None:
        self._changes = None
        last = self._course[-1] if self._course else None
        if isinstance(what, int) and isinstance(last, int):
            self._course[-1] = min(what, last)
        else:
            self._course.append(what)

    @property
    def changes(self) -> tuple[HandOver, ...]:
        """Every seat that changed hands, in order. Undo moves them back in the match and removes none."""
        if self._changes is None:
            found: list[HandOver] = []
            left = len(self._made) + len(self._undone)
            for what in reversed(self._course):
                if isinstance(what, int):
                    left = min(left, what)
                else:
                    found.append(evolve(what, after=min(what.after, left)))
            self._changes = tuple(reversed(found))
        return self._changes

    @property
    def made(self) -> list[str]:
        """By move in effect, what played its seat then: a person, or a computer of some level."""
        return [kinds[seat] for seat, kinds in self._made]

    @property
    def course(self) -> list[tuple[str, ...]]:
        """Who sat where, by move: first those in effect, then those that redo would bring back."""
        return [kinds for _, kinds in (*self._made, *reversed(self._undone))]

    @property
    def now(self) -> tuple[str, ...]:
        """By seat, what plays it from here on."""
        return self._now

    def at(self, step: int) -> tuple[str, ...]:
        """By seat, what played it when that move was made; 0 is the set-up, later ones are to come."""
        if step == 0:
            return self._first
        return self._made[step - 1][1] if step <= len(self._made) else self._now
