"""What all referees have in common: reading a trace and saying what is wrong with it.

It knows no game, and like the referees nothing of the program.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from typing import Any

Trace = dict[str, Any]
Truths = Mapping[str, tuple[bool, ...]]
"""The only keys that hold truth values, each with those it may hold."""

EVERYWHERE = {"game", "seats", "seed", "options", "winners"}
"""What the trace of every game tells."""


class UnreadableError(Exception):
    """The trace is so wrong that the game can't be followed any further."""


def odd_values(value: Any, where: str, truths: Truths) -> Iterator[str]:
    """Fractions, and truth values where there should be none."""
    if isinstance(value, bool | float):
        yield f"{where}: {value!r} is neither a whole number nor a word"
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key not in truths:
                yield from odd_values(inner, f"{where}.{key}", truths)
            elif not any(inner is truth for truth in truths[key]):
                yield f"{where}.{key}: {inner!r} is none of {truths[key]}"
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from odd_values(inner, f"{where}[{index}]", truths)


def no_table(trace: Trace, seats: Set[int]) -> list[str]:
    """What to say of a trace without a possible number of players."""
    found = trace.get("seats")
    if type(found) is int and found in seats:
        return []
    return [f"seats: {found!r} is not a number of players"]


class Judge:
    """Follows a game through its trace, and notes in `bad` what the rules do not allow."""

    def __init__(self, trace: Trace) -> None:
        self.trace = trace
        self.bad: list[str] = []
        self.seats: int = trace["seats"]

    def game(self) -> None:
        """Follow the game from its beginning to its end."""
        raise NotImplementedError

    def verdict(self) -> list[str]:
        """All objections, up to where the game can no longer be followed."""
        try:
            self.game()
        except (UnreadableError, LookupError, TypeError, ValueError, AttributeError) as error:
            self.bad.append(f"can't be followed further: {type(error).__name__} {error}")
        return self.bad

    def need(self, fair: bool, where: str, message: str) -> None:
        if not fair:
            self.bad.append(f"{where}: {message}")

    def equal(self, found: Any, right: Any, where: str) -> None:
        self.need(found == right, where, f"is {found!r}, should be {right!r}")

    def keys(self, found: Any, wanted: Set[str], where: str) -> None:
        if not isinstance(found, dict):
            raise UnreadableError(f"{where}: not an object")
        self.equal(sorted(found), sorted(wanted), f"{where} keys")

    def heading(self, game: str, more: Set[str], truths: Truths | None = None) -> None:
        """What is told of every game, besides `more` that only this one tells."""
        trace = self.trace
        self.keys(trace, EVERYWHERE | more, "trace")
        facts = {key: value for key, value in trace.items() if key != "options"}
        self.bad += odd_values(facts, "trace", truths or {})
        self.equal(trace["game"], game, "game")
        self.need(isinstance(trace["seed"], int), "seed", "not a whole number")

    def first_seat(self) -> None:
        """Who begins was chosen, or was left open."""
        first = self.trace["options"].get("first")
        fair = first is None or (type(first) is int and first in range(self.seats))
        self.need(fair, "options", f"first {first!r} is not a seat")

    def switches(self, known: Set[str]) -> None:
        """Options that the rules do not know can only switch a display."""
        options = self.trace["options"]
        for key in set(options) - known:
            switch = options[key]
            self.need(isinstance(switch, bool), "options", f"{key} {switch!r} is not a switch")

    def winners(self, merit: list[Any]) -> None:
        """Everybody with the greatest merit wins."""
        best = [seat for seat in range(self.seats) if merit[seat] == max(merit)]
        self.equal(sorted(self.trace["winners"]), best, "winners")
