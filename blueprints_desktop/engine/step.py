"""A step: the state after a move, and what happened on the way, told as events."""

from typing import Generic, NamedTuple, TypeVar

from attrs import frozen

Seat = int

S = TypeVar("S")


@frozen
class Event:
    """Something that happened, as data. Log, animation and spoken line all read it."""

    def seen_by(self, seat: Seat | None) -> "Event | None":
        """The event as that seat may know it when it happens; None: it learns nothing.

        Seat None is the public. Events that hold secrets narrow themselves here.
        """
        return self


class Step(NamedTuple, Generic[S]):
    """What one move, or the set-up, led to. A named tuple, because every move makes one."""

    state: S
    events: tuple[Event, ...]
    reveals: bool
    """Something unknown came to light (a roll, a draw, a reveal): no free undo past it."""


@frozen
class Next:
    """The one move of a round's end: everybody has looked, go on."""

    def __str__(self) -> str:
        return "next"


NEXT = Next()
