"""What happened in a step, in words: the same lines that the boards' logs tell."""

from collections.abc import Callable, Sequence
from typing import Any

from blueprints_desktop.desktop.boards.contract import Person
from blueprints_desktop.desktop.boards.log import LogLine
from blueprints_desktop.engine.step import Event

_Events = Sequence[tuple[int, Event]]
_Teller = Callable[[_Events, Sequence[Person], Any], Sequence[LogLine]]


def _blueprints(events: _Events, people: Sequence[Person], options: Any) -> Sequence[LogLine]:
    from blueprints_desktop.desktop.boards.blueprints.narration import tell

    return tell(events, people, options.open_awards)


_TELLERS: dict[str, _Teller] = {"blueprints": _blueprints}


def first_line(key: str, events: _Events, people: Sequence[Person], options: Any) -> LogLine | None:
    """What a step began with, which is the move itself; what followed is on the board."""
    teller = _TELLERS.get(key)
    lines = teller(events, people, options) if teller else ()
    return lines[-1] if lines else None
