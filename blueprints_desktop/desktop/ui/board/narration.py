"""The log of a game from one table: each kind of event with its line and its rule.

A game's module ``texts.narration`` holds a ``Narration``. Events without an entry are not told.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from typing import Any

from attrs import define, evolve, field, frozen

from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.board.log_lines import LogLine, Token, newest_first
from blueprints_desktop.engine.step import Event, Seat

NumberedEvents = Sequence[tuple[int, Event]]
"""Each event with the number of the move that it came with."""

_STOPS = " ,:\N{NO-BREAK SPACE}"


@frozen
class LogWriter:
    """Makes lines about the people of a match."""

    people: Sequence[Person]
    options: Any = None

    def name(self, seat: Seat) -> str:
        return self.people[seat].name

    def heading(self, text: str) -> LogLine:
        return LogLine(text, (text,))

    def line(
        self,
        sentence: str,
        seat: Seat,
        *,
        shown: str = "",
        tokens: Mapping[str, Sequence[str | Token]] | None = None,
        gain: int | None = None,
        gain_text: str = "",
        **facts: object,
    ) -> LogLine:
        """A sentence with ``{name}`` and facts. The name is cut first where there is little room.

        ``shown`` is another wording for the painted line. ``tokens`` replace facts in it; those it
        does not contain come at its end. ``gain`` stands in its own column, ``gain_text`` is read
        out.
        """
        person, tokens = self.people[seat], tokens or {}
        text = sentence.format(name=person.name, **facts)
        marks = {key: chr(number) for number, key in enumerate(tokens, 1)}
        template = (shown or sentence).format(**{**facts, **marks, "name": "\0"})
        parts: list[str | Token] = []
        cut = 0
        for piece in re.split("([\0-\x1f])", template):
            if piece == "\0":
                cut = len(parts)
                parts.append(person.name)
            elif piece in marks.values():
                parts += tokens[next(key for key, mark in marks.items() if mark == piece)]
            else:
                _add_words(parts, piece)
        for key, mark in marks.items():
            if mark not in template:
                parts += tokens[key]
        if gain_text:
            text = labelled(text, gain_text)
        return LogLine(text, tuple(parts), cut, person.colour, gain=gain)


def seat_of(event: Event) -> Seat | None:
    """Whose doing it is, where an event names that: ``payer`` pays, ``seat`` does all else."""
    seat: Seat | None = getattr(event, "seat", getattr(event, "payer", None))
    return seat


def _add_words(parts: list[str | Token], text: str) -> None:
    """Add words to a line. A comma or colon goes to the word before it."""
    words = text.lstrip(_STOPS)
    stops = text[: len(text) - len(words)].rstrip()
    if stops and parts and isinstance(parts[-1], str):
        parts[-1] += stops
    if words.strip():
        parts.append(words.strip())


@frozen
class EventText:
    """How the log tells one kind of event."""

    lines: Callable[[Any, LogWriter], LogLine | Sequence[LogLine]]
    rule: str | Callable[[Any], str] = ""
    """The paragraph of the rulebook about it, unless a line names its own."""
    turn: bool = False
    """Somebody did it in their turn. The log is divided after the viewer's last one."""
    noted: bool = False
    """A note at the player's panel tells it, until the viewer acts."""


@frozen(eq=False)
class Narration:
    """The table of a game."""

    texts: Mapping[type[Event], EventText]
    source: Callable[[NumberedEvents, int], Event] | None = None
    """The event whose rule explains the event with this index, if not always the event itself."""
    whole_moves: bool = False
    """Every event of a seat belongs to its turn, and a viewer knows all that came with it."""

    def tell(
        self,
        events: NumberedEvents,
        people: Sequence[Person],
        options: Any = None,
        viewer: Seat | None = None,
    ) -> list[LogLine]:
        """The lines of the log, newest first, divided after the viewer's last turn."""
        return Narrator(self, people).tell(events, options, viewer)

    def lines(self, event: Event, writer: LogWriter) -> list[LogLine]:
        """The lines about one event, without a rule of their own."""
        text = self.texts.get(type(event))
        if text is None:
            return []
        told = text.lines(event, writer)
        return [told] if isinstance(told, LogLine) else list(told)

    def notes(self, events: Iterable[Event], writer: LogWriter) -> dict[Seat, list[LogLine]]:
        """The lines that notes at the panels tell of these events, by whose deeds they are."""
        found: dict[Seat, list[LogLine]] = {}
        for event in events:
            seat, text = seat_of(event), self.texts.get(type(event))
            if text is not None and text.noted and seat is not None:
                found.setdefault(seat, []).extend(self.lines(event, writer))
        return found

    def rule(self, event: Event) -> str:
        text = self.texts.get(type(event))
        if text is None:
            return ""
        return text.rule if isinstance(text.rule, str) else text.rule(event)

    def turns_end(self, events: NumberedEvents, viewer: Seat | None) -> int:
        """How many of the events the viewer knows: those up to the viewer's last turn."""
        if viewer is None:
            return 0
        turns = [kind for kind, text in self.texts.items() if text.turn or self.whole_moves]
        for index in range(len(events) - 1, -1, -1):
            step, event = events[index]
            if type(event) in turns and seat_of(event) == viewer:
                return (
                    sum(number <= step for number, _ in events) if self.whole_moves else index + 1
                )
        return 0


@define(eq=False)
class Narrator:
    """The log of one match in one language. It puts only new events into words.

    A turn late in a match then costs no more than an early one.
    """

    narration: Narration
    people: Sequence[Person]
    _told: list[tuple[int, Event]] = field(factory=list)
    _fresh: list[list[LogLine]] = field(factory=list)
    """The lines of each event."""
    _known: list[list[LogLine]] = field(factory=list)
    """The same lines as the viewer knows them, of the first events."""

    def tell(
        self, events: NumberedEvents, options: Any = None, viewer: Seat | None = None
    ) -> list[LogLine]:
        """The lines of the log, newest first, divided after the viewer's last turn."""
        self._learn(events, options)
        seen = 0 if len(self.people) == 1 else self.narration.turns_end(events, viewer)
        if not any(self._fresh[seen:]):
            return newest_first(chain(*self._fresh), ())
        for lines in self._fresh[len(self._known) : seen]:
            self._known.append([evolve(line, known=True) for line in lines])
        return newest_first(chain(*self._known[:seen]), chain(*self._fresh[seen:]))

    def forget(self) -> None:
        """Keep nothing of what was told."""
        self._told, self._fresh, self._known = [], [], []

    def _learn(self, events: NumberedEvents, options: Any) -> None:
        """Put new events into words, and forget events that were taken back."""
        same = 0
        for (number, kept), (step, event) in zip(self._told, events, strict=False):
            if kept is not event or number != step:
                break
            same += 1
        del self._fresh[same:], self._known[same:]
        writer, source = LogWriter(self.people, options), self.narration.source
        for index, (step, event) in enumerate(events[same:], same):
            rule = self.narration.rule(event if source is None else source(events, index))
            self._fresh.append(
                [
                    evolve(line, step=step, rule=line.rule or rule)
                    for line in self.narration.lines(event, writer)
                ]
            )
        self._told = list(events)
