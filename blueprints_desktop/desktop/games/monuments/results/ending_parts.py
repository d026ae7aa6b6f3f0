"""Where the points of a row came from, part by part: laid out so that every part is there.

A row that does not add up asks more questions than it answers. So nothing is left out where room
is scarce: the parts go on in a second line, jewels lie closer together, or the words go. Rows are
compared, so they all say it in the same fullness.
"""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from blueprints_desktop.desktop.drawing.typography import Role, text_width
from blueprints_desktop.desktop.games.monuments.texts.end_words import PointsPart

_HALF = 10.0
"""Half the height of a part, for the pointer."""
_JEWEL, _AFTER_JEWELS = 21.0, 5.0


class Fullness(NamedTuple):
    """How much room a row's parts are given."""

    words: bool
    jewels_wide: float
    """So wide at most are a player's jewels, at 100 %; many lie closer together."""
    between: float = 14.0
    """How far one part is from the next."""


FULLEST_FIRST = (
    Fullness(True, 110.0),
    Fullness(True, 86.0),
    Fullness(True, 64.0),
    Fullness(False, 110.0),
    Fullness(False, 64.0),
    Fullness(False, 36.0),
    Fullness(False, 36.0, 8.0),
)


class Placed(NamedTuple):
    """A part of a score at its place."""

    part: PointsPart
    area: QRectF
    text: str
    text_at: QPointF
    """The middle of its left edge."""
    jewels_at: tuple[QPointF, ...]
    """Their middles: as many as there are."""

    @property
    def role(self) -> Role:
        return part_role(self.part)


def part_role(part: PointsPart) -> Role:
    return Role.SMALL_STRONG if part.jewels else Role.SMALL


def lay_out(
    parts: Sequence[PointsPart],
    left: float,
    right: float,
    lines: Sequence[float],
    scale: float,
    fullness: Fullness,
) -> list[Placed]:
    """One after another over these lines, given by their middles, jewels in a line of their own;
    what is too much stands out of the last.
    """
    found = []
    further = list(lines)
    x, y = left, further.pop(0)
    for part in parts:
        one = _place(part, QPointF(x, y), scale, fullness)
        if (part.jewels or one.area.right() > right) and x > left and further:
            x, y = left, further.pop(0)
            one = _place(part, QPointF(x, y), scale, fullness)
        found.append(one)
        x = one.area.right() + fullness.between * scale
    return found


def _place(part: PointsPart, at: QPointF, scale: float, fullness: Fullness) -> Placed:
    text = f"{part.what} {part.points}" if fullness.words and not part.jewels else part.points
    jewels = part.jewels
    step = min(_JEWEL, (fullness.jewels_wide - _JEWEL) / max(1, jewels - 1)) * scale
    half = _JEWEL / 2 * scale
    jewels_at = tuple(at + QPointF(half + number * step, 0.0) for number in range(jewels))
    wide = jewels_at[-1].x() + half + _AFTER_JEWELS * scale - at.x() if jewels else 0.0
    text_at = at + QPointF(wide, 0.0)
    wide += text_width(text, part_role(part), scale)
    area = QRectF(at.x(), at.y() - _HALF * scale, wide, 2 * _HALF * scale)
    return Placed(part, area, text, text_at, jewels_at)
