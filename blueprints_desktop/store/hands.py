"""Who sat where when each move of a match was made: seats may have changed hands since."""

from blueprints_desktop.engine.game import Json
from blueprints_desktop.engine.step import Seat


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
    """

    def __init__(self) -> None:
        self._first: tuple[str, ...] = ()
        self._now: tuple[str, ...] = ()
        self._made: list[tuple[Seat, tuple[str, ...]]] = []
        """By move in effect, whose it was and who sat where."""
        self._undone: list[tuple[Seat, tuple[str, ...]]] = []

    def note(self, facts: dict[str, Json]) -> None:
        """Learn what a line of the match says, the header being the first."""
        if "seats" in facts:
            self._first = self._now = tuple(seat["kind"] for seat in facts["seats"])
        elif "move" in facts:
            self._made.append((facts["seat"], self._now))
            self._undone.clear()
        elif "kind" in facts:
            seat = facts["seat"]
            self._now = (*self._now[:seat], facts["kind"], *self._now[seat + 1 :])
        elif "undo" in facts:
            self._undone += [self._made.pop() for _ in range(facts["undo"])]
        elif "redo" in facts:
            self._made += [self._undone.pop() for _ in range(facts["redo"])]

    @property
    def made(self) -> list[str]:
        """By move in effect, what played its seat then: a person, or a computer of some level."""
        return [kinds[seat] for seat, kinds in self._made]

    def at(self, step: int) -> tuple[str, ...]:
        """By seat, what played it when that move was made; 0 is the set-up, later ones are to come."""
        if step == 0:
            return self._first
        return self._made[step - 1][1] if step <= len(self._made) else self._now
