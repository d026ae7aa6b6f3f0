"""Errors carry a code and data, never a finished sentence: the desktop puts them into words.

``str(error)`` is a plain English line for terminals and test reports.
"""

from collections.abc import Mapping
from reprlib import Repr

LONGEST_FACT = 100
"""No fact of an error is longer, so that a message stays readable whatever a file holds."""
_WHOLE_NUMBER = 1 << 63
_REPR = Repr()
_REPR.maxstring = _REPR.maxother = _REPR.maxlong = LONGEST_FACT


def brief(fact: object) -> object:
    """A fact that can be shown: text is shortened, and a list or a table becomes short text.

    A value from a file may be nested so deeply, or have so many digits, that Python refuses to
    write it out.

    >>> brief(4), brief("x" * 200) == "x" * 99 + "…", brief([[1, [2]]]), brief(1 << 99)
    (4, True, '[[1, [2]]]', 'a number of 100 bits')
    """
    if isinstance(fact, str):
        return fact if len(fact) <= LONGEST_FACT else fact[: LONGEST_FACT - 1] + "…"
    if isinstance(fact, bool | float | None):
        return fact
    if isinstance(fact, int):
        return fact if abs(fact) < _WHOLE_NUMBER else f"a number of {fact.bit_length()} bits"
    return brief(_REPR.repr(fact))


class GameError(Exception):
    """Something a person or a file asked for that cannot be; ``code`` says what, ``facts`` which."""

    def __init__(self, code: str, **facts: object) -> None:
        facts = {name: brief(fact) for name, fact in facts.items()}
        super().__init__(code, facts)
        self.code = code
        self.facts: Mapping[str, object] = facts

    def __str__(self) -> str:
        facts = self.told_facts()
        said = self.code.replace("-", " ")
        return f"{said} ({facts})" if facts else said

    def told_facts(self, *besides: str) -> str:
        """The facts in a row, but for those that are told otherwise."""
        told = [(name, value) for name, value in self.facts.items() if name not in besides]
        return ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in told)

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.code, dict(self.facts))


def _rebuild(kind: type[GameError], code: str, facts: dict[str, object]) -> GameError:
    return kind(code, **facts)


class IllegalMove(GameError):
    """The move is not allowed in this position, or its text is no move at all."""


class BadOption(GameError):
    """An option has a value that the game does not offer."""


class BadData(GameError):
    """A deck, board or plan breaks its own rules; ``source`` and ``entry`` say where."""

    def __init__(self, code: str, source: str, entry: str, **facts: object) -> None:
        super().__init__(code, source=source, entry=entry, **facts)
        self.source = str(self.facts["source"])
        self.entry = str(self.facts["entry"])

    def __str__(self) -> str:
        facts = self.told_facts("source", "entry")
        said = f"{self.source}: {self.entry}: {self.code.replace('-', ' ')}"
        return f"{said}, {facts}" if facts else said
