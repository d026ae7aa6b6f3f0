"""Fits a text into a width. There is one order, the same everywhere.

Full wording, wrapped, shorter wording, closer letters, smaller letters, reduced wording in letters
as large as possible, cut. One line is cut at its usual size, since small letters would gain few
words; several lines are cut in their smallest letters. On a card that is too low, a shorter wording
comes before a second line.
"""

from functools import lru_cache
from typing import NamedTuple

from blueprints_desktop.desktop.drawing import typography
from blueprints_desktop.desktop.drawing.typography import Role, Type, elided, text_width, wrapped
from blueprints_desktop.desktop.ui.cards.values import Text


class FittedText(NamedTuple):
    """The lines to write, and the type to write them in."""

    lines: tuple[str, ...]
    type: Type


def fit_text(text: Text, width: float, zoom: float, *, low: bool = False) -> FittedText:
    """Fit a text into a width in pixels. ``low``: in as few lines as some wording has."""
    return _fit(text, width, zoom, low, typography.FAMILIES)


@lru_cache(maxsize=4096)
def _fit(
    text: Text, width: float, zoom: float, low: bool, _families: tuple[str, ...]
) -> FittedText:
    usual, most = _type(text.role), text.lines
    wordings = (text.words, *text.shorter)
    for many in range(1, most + 1) if low else (most,):
        for words in wordings:
            lines = _broken(words, usual, width, many, zoom)
            if lines is not None:
                return FittedText(lines, usual)
    for words in (wordings[-1], *text.reduced):
        found = _smaller(words, usual, width, text, zoom)
        if found is not None:
            return found
    size = usual.size if most == 1 else min(text.least, usual.size)
    kind = usual._replace(size=size, tracking=min(usual.tracking, 0.0))
    return FittedText(_cut(words, kind, width, most, zoom), kind)


def _smaller(words: str, kind: Type, width: float, text: Text, zoom: float) -> FittedText | None:
    """The words with closer, then smaller letters; None: they do not fit even so."""
    kind = kind._replace(tracking=min(kind.tracking, 0.0))
    while True:
        lines = _broken(words, kind, width, text.lines, zoom)
        if lines is not None:
            return FittedText(lines, kind)
        if kind.size <= text.least:
            return None
        kind = kind._replace(size=max(text.least, kind.size - 0.5))


def _broken(words: str, kind: Type, width: float, most: int, zoom: float) -> tuple[str, ...] | None:
    """The words in at most so many lines, none of them cut; None: they do not fit."""
    if text_width(words, kind, zoom) <= width:
        return (words,)
    if most == 1:
        return None
    lines = wrapped(words, kind, width, zoom, cut=False)
    fits = len(lines) <= most and all(text_width(line, kind, zoom) <= width for line in lines)
    return tuple(lines) if fits else None


def _cut(words: str, kind: Type, width: float, most: int, zoom: float) -> tuple[str, ...]:
    lines = wrapped(words, kind, width, zoom, cut=False)
    kept, rest = lines[: most - 1], " ".join(lines[most - 1 :])
    return (*kept, elided(rest, kind, width, zoom))


def _type(role: Role | Type) -> Type:
    return role.value if isinstance(role, Role) else role
