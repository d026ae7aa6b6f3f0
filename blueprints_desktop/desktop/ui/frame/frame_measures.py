"""How much room there is around a board, and how large what lies there is drawn.

What decides are pixels at 100 %.
"""

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QRectF

from blueprints_desktop.desktop.ui.cards.fact_card import WIDTH

DRAWER_UNDER, STRIP_UNDER = 1160, 900
_USUAL_WIDTH, _USUAL_HEIGHT = 1280, 672
_LEAST_WIDTH, _LEAST_HEIGHT = 720, 392
"""The closest arrangement needs that much; a scale for which there is less is not followed."""
_LARGEST = 1.5
"""How much larger than usual panels and log get."""
_SMALLEST = 0.25
"""However small a window that is not shown yet may be."""
_TALLEST = 1.35
"""How much higher than usual cards and panels may be stretched."""
_MANY, _TALL_ROOM = 4, 720
"""Of so many players panels are usually low ones; not in a room of that height."""
_WIDEST = 1.6
"""How much wider the right column gets in a large window."""


class Format(Enum):
    """How much room there is around the board."""

    WIDE = "wide"
    DRAWER = "drawer"
    CLOSE = "close"
    """As with a drawer, and the players' panels as low as in a strip."""
    STRIP = "strip"

    @property
    def has_low_panels(self) -> bool:
        return self in (Format.CLOSE, Format.STRIP)


def format_for(width: float, scale: float) -> Format:
    """The format for a width in pixels.

    >>> format_for(1280, 1.0), format_for(1280, 1.5)
    (<Format.WIDE: 'wide'>, <Format.STRIP: 'strip'>)
    """
    effective = width / scale
    if effective < STRIP_UNDER:
        return Format.STRIP
    return Format.DRAWER if effective < DRAWER_UNDER else Format.WIDE


def shrunk(width: float, height: float, scale: float) -> float:
    """How much smaller than the scale asks for everything is: 1, if the window has room.

    >>> shrunk(1280, 800, 1.0), shrunk(720, 392, 2.0)
    (1.0, 0.5)
    """
    room = min(width / _LEAST_WIDTH, height / _LEAST_HEIGHT) / scale
    return max(_SMALLEST, min(1.0, room))


def magnified(width: float, height: float, scale: float) -> float:
    """How much larger than usual the left column is in a large window: half as much as that.

    A scale over 100 % makes it larger already, at the board's expense.

    >>> magnified(1280, 672, 1.0), magnified(1920, 1008, 1.0), magnified(1920, 1008, 1.25)
    (1.0, 1.25, 1.0)
    """
    window = min(width / _USUAL_WIDTH, height / _USUAL_HEIGHT)
    return max(1.0, min(_LARGEST, _halfway(window, scale)))


def facts_wider(width: float, scale: float) -> float:
    """How much wider than usual the right column may be in a large window.

    >>> facts_wider(1920, 1.0), facts_wider(1920, 1.5)
    (1.25, 1.0)
    """
    return max(1.0, min(_WIDEST, _halfway(width / _USUAL_WIDTH, scale)))


def _halfway(window: float, scale: float) -> float:
    return (1.0 + window / min(scale, 1.0)) / 2 / max(scale, 1.0)


def filling(least: Sequence[int], usual: Sequence[int], room: float) -> list[int]:
    """Heights between the least and a little more than the usual ones that fill the room.

    >>> filling([100, 100], [120, 140], 230)
    [110, 120]
    """
    growth = sum(usual) - sum(least)
    share = (room - sum(least)) / growth if growth else 0.0
    share = max(0.0, min(_TALLEST, share))
    return [low + round(share * (high - low)) for low, high in zip(least, usual, strict=True)]


def all_usual(usual: Sequence[int], room: float, gap: float, scale: float) -> bool:
    """Whether panels have their usual heights, and the log enough below them.

    >>> all_usual([120, 120], 640, 16, 1.0), all_usual([120] * 4, 640, 16, 1.0)
    (True, False)
    """
    few = len(usual) < _MANY and sum(usual) + (len(usual) - 1) * gap <= room
    return few or room >= _TALL_ROOM * scale


def fact_places(
    area: QRectF, heights: Sequence[float], gap: float, window: float, scale: float
) -> list[QRectF]:
    """Where cards of these usual heights lie at the right of ``area``, one below the other.

    They share its height; in a large window they are wider, too.

    >>> area = QRectF(0, 0, 900, 632)
    >>> [place.getRect() for place in fact_places(area, [300, 300], 16, 1280, 1.0)]
    [(620.0, 0.0, 280.0, 308.0), (620.0, 324.0, 280.0, 308.0)]
    """
    taller = (area.height() - gap * (len(heights) - 1)) / (sum(heights) * scale)
    wide = round(WIDTH * max(1.0, min(facts_wider(window, scale), taller)) * scale)
    taller = min(taller, _TALLEST * wide / round(WIDTH * scale))
    places, top = [], area.top()
    for height in heights:
        high = height * scale * taller
        places.append(QRectF(area.right() - wide, round(top), wide, round(high)))
        top += high + gap
    return places
