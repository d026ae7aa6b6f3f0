"""Fits a text into a width. There is one order, the same everywhere.

Full wording, wrapped, shorter wording, closer letters, smaller letters, reduced wording in letters
as large as possible, cut. One line is cut at its usual size, since small letters would gain few
words; several lines are cut in their smallest letters. On a card that is too low, a shorter wording
comes before a second line.

The last line leaves room for the tail of a text. Where that is too little, some of its words go with
the tail into another line, or the tail alone.
"""

from functools import lru_cache
from typing import NamedTuple

from blueprints_desktop.desktop.drawing import typography
from blueprints_desktop.desktop.drawing.typography import (
    Role,
    Type,
    elided,
    line_height,
    text_width,
    wrapped,
)
from blueprints_desktop.desktop.ui.cards.values import Text

TAIL_GAP = 10.0
"""Before each text of a tail, in pixels at 100 %."""


_PARTED = 0.6
"""How much of a last line stays in it when the tail needs another one."""


class FittedText(NamedTuple):
    """The lines to write, the type to write them in, and their distance."""

    lines: tuple[str, ...]
    type: Type
    step: float


def tail_width(text: Text, zoom: float) -> float:
    """What the tail of a text takes of its last line, with the gaps before it."""
    return sum(text_width(each.words, each.role, zoom) + TAIL_GAP * zoom for each in text.tail)


def fit_text(text: Text, width: float, zoom: float, *, low: bool = False) -> FittedText:
    """Fit a text into a width in pixels. ``low``: in as few lines as some wording has."""
    return _fit(text, width, zoom, low, typography.FAMILIES)


@lru_cache(maxsize=4096)
def _fit(
    text: Text, width: float, zoom: float, low: bool, _families: tuple[str, ...]
) -> FittedText:
    usual, room = _type(text.role), _Room(width, tail_width(text, zoom), zoom)
    wordings = (text.words, *text.shorter)
    for most in range(1, text.lines + 1) if low else (text.lines,):
        for words in wordings:
            lines = room.broken(words, usual, most)
            if lines is not None:
                return _fitted(lines, usual, text, zoom)
    for words in (wordings[-1], *text.reduced):
        found = _smaller(words, usual, text, room)
        if found is not None:
            return _fitted(*found, text, zoom)
    size = usual.size if text.lines == 1 else min(text.least, usual.size)
    kind = usual._replace(size=size, tracking=min(usual.tracking, 0.0))
    return _fitted(room.cut(words, kind, text.lines), kind, text, zoom)


def _fitted(lines: tuple[str, ...], kind: Type, text: Text, zoom: float) -> FittedText:
    return FittedText(lines, kind, line_height(kind, zoom, text.leading))


class _Room(NamedTuple):
    """A width, and how much of it the last line leaves free."""

    width: float
    after: float
    zoom: float

    def broken(self, words: str, kind: Type, most: int) -> tuple[str, ...] | None:
        """The words in at most so many lines, none of them cut; None: they do not fit."""
        if text_width(words, kind, self.zoom) + self.after <= self.width:
            return (words,)
        if most == 1:
            return None
        lines = wrapped(words, kind, self.width, self.zoom, cut=False) or [""]
        last = text_width(lines[-1], kind, self.zoom) + self.after
        if last > self.width:
            parted = wrapped(lines[-1], kind, _PARTED * last, self.zoom, cut=False)
            lines[-1:] = parted if len(parted) == 2 else (lines[-1], "")
        fits = len(lines) <= most
        fits = fits and all(text_width(line, kind, self.zoom) <= self.width for line in lines)
        return tuple(lines) if fits else None

    def cut(self, words: str, kind: Type, most: int) -> tuple[str, ...]:
        lines = wrapped(words, kind, self.width, self.zoom, cut=False)
        kept, rest = lines[: most - 1], " ".join(lines[most - 1 :])
        kept = [elided(line, kind, self.width, self.zoom) for line in kept]
        return (*kept, elided(rest, kind, max(0.0, self.width - self.after), self.zoom))


def _smaller(
    words: str, kind: Type, text: Text, room: _Room
) -> tuple[tuple[str, ...], Type] | None:
    """The words with closer, then smaller letters; None: they do not fit even so."""
    kind = kind._replace(tracking=min(kind.tracking, 0.0))
    while True:
        lines = room.broken(words, kind, text.lines)
        if lines is not None:
            return lines, kind
        if kind.size <= text.least:
            return None
        kind = kind._replace(size=max(text.least, kind.size - 0.5))


def _type(role: Role | Type) -> Type:
    return role.value if isinstance(role, Role) else role
