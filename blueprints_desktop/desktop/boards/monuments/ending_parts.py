"""Where the points of a row came from, part by part: laid out so that every part is there.

A row that does not add up asks more questions than it answers. So nothing is left out where room
is scarce: the parts go on in a second line, or all of them lose their words.
"""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from blueprints_desktop.desktop.boards.monuments.ending_words import Part
from blueprints_desktop.desktop.drawing.lettering import Role, text_width

_BETWEEN = 14.0
_HALF = 10.0
"""Half the height of a part, for the pointer."""
_JEWEL, _AFTER_JEWELS = 21.0, 5.0
_JEWELS_AT_MOST = 110.0
"""So wide at most are a player's jewels; many lie closer together."""


class Placed(NamedTuple):
    """A part of a score at its place."""

    part: Part
    area: QRectF
    text: str
    text_at: QPointF
    """The middle of its left edge."""
    jewels_at: tuple[QPointF, ...]
    """Their middles; one stands for all where words are short."""

    @property
    def role(self) -> Role:
        return part_role(self.part)


def part_role(part: Part) -> Role:
    return Role.SMALL_STRONG if part.jewels else Role.SMALL


def lay_out(
    parts: Sequence[Part], left: float, right: float, lines: Sequence[float], scale: float
) -> list[Placed]:
    """In words over these lines, given by their middles, where that fits; else without words."""
    in_words = _flow(parts, left, right, lines, scale, words=True)
    if all(placed.area.right() <= right for placed in in_words):
        return in_words
    return _flow(parts, left, right, lines, scale, words=False)


def _flow(
    parts: Sequence[Part],
    left: float,
    right: float,
    lines: Sequence[float],
    scale: float,
    *,
    words: bool,
) -> list[Placed]:
    """One after another, jewels in a line of their own; what is too much stands out of the last."""
    found = []
    further = list(lines)
    x, y = left, further.pop(0)
    for part in parts:
        one = _place(part, QPointF(x, y), scale, words)
        if (part.jewels or one.area.right() > right) and x > left and further:
            x, y = left, further.pop(0)
            one = _place(part, QPointF(x, y), scale, words)
        found.append(one)
        x = one.area.right() + _BETWEEN * scale
    return found


def _place(part: Part, at: QPointF, scale: float, words: bool) -> Placed:
    text = f"{part.what} {part.points}" if words and not part.jewels else part.points
    jewels = part.jewels if words else min(1, part.jewels)
    step = min(_JEWEL, _JEWELS_AT_MOST / max(1, jewels)) * scale
    half = _JEWEL / 2 * scale
    jewels_at = tuple(at + QPointF(half + number * step, 0.0) for number in range(jewels))
    wide = jewels_at[-1].x() + half + _AFTER_JEWELS * scale - at.x() if jewels else 0.0
    text_at = at + QPointF(wide, 0.0)
    wide += text_width(text, part_role(part), scale)
    area = QRectF(at.x(), at.y() - _HALF * scale, wide, 2 * _HALF * scale)
    return Placed(part, area, text, text_at, jewels_at)
