"""How a line of the log is broken: into one row, else two, and only then a name is cut.

A part is a text or a sign of any kind. Words can be parted, a name cannot, nor a sign from the
word after it, which tells what it is.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

Sign = TypeVar("Sign")
_MOST = 2
_GIVING_WAY = (1.0, 0.75, 0.5, 0.3)
"""How much of a row is left for a name that is too long, in this order."""


def flow(
    parts: Sequence[str | Sign],
    name: int,
    room: float,
    measure: Callable[[Sequence[str | Sign]], float],
    cut: Callable[[str, float], str],
) -> list[list[str | Sign]]:
    """``parts`` in rows no wider than ``room``; ``name`` is the part that gives way, -1: none.

    ``measure`` tells how wide parts are side by side, ``cut`` shortens a text to a width.
    """
    rows: list[list[str | Sign]] = []
    for share in _GIVING_WAY:
        rows = _rows(_pieces(parts, name, cut, share * room), room, measure)
        if len(rows) <= _MOST:
            return rows
    rest = [part for row in rows[_MOST - 1 :] for part in row if isinstance(part, str)]
    return [*rows[: _MOST - 1], [cut(" ".join(rest), room)]]


def _pieces(
    parts: Sequence[str | Sign], name: int, cut: Callable[[str, float], str], room: float
) -> list[tuple[str | Sign, ...]]:
    """What cannot be parted."""
    pieces: list[tuple[str | Sign, ...]] = []
    for number, part in enumerate(parts):
        if not isinstance(part, str):
            pieces.append((part,))
            continue
        words = [cut(part, room)] if number == name else part.split(" ")
        if pieces and not isinstance(pieces[-1][-1], str):
            pieces[-1] = (*pieces[-1], words.pop(0))
        pieces += [(word,) for word in words]
    return pieces


def _rows(
    pieces: Sequence[tuple[str | Sign, ...]],
    room: float,
    measure: Callable[[Sequence[str | Sign]], float],
) -> list[list[str | Sign]]:
    """Pieces one after the other, in a new row where one finds no more room."""
    rows: list[list[str | Sign]] = [[]]
    for piece in pieces:
        longer = _joined([*rows[-1], *piece])
        if rows[-1] and measure(longer) > room:
            rows.append(_joined(piece))
        else:
            rows[-1] = longer
    return rows


def _joined(parts: Sequence[str | Sign]) -> list[str | Sign]:
    """Words that follow one another are one text again."""
    joined: list[str | Sign] = []
    for part in parts:
        last = joined[-1] if joined else None
        if isinstance(part, str) and isinstance(last, str):
            joined[-1] = f"{last} {part}"
        else:
            joined.append(part)
    return joined
