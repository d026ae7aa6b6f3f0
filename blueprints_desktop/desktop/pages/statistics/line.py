"""A line of a list: what stands in it, without how it looks."""

from collections.abc import Hashable
from typing import NamedTuple


class ShareBar(NamedTuple):
    """Shares of a whole, drawn one after the other; what is left stays empty."""

    solid: float
    hatched: float = 0.0


class StatLine(NamedTuple):
    title: str
    figures: tuple[str, ...] = ()
    """Under the heads of the list, the most telling first."""
    note: str = ""
    """A second, smaller line."""
    bar: ShareBar | None = None
    said: str = ""
    """All of it as a sentence, for screen readers and tips."""
    key: Hashable = None
    """What is asked for by pressing it; None: nothing."""
    colours: tuple[int, ...] = ()
    """The seats of whoever won, shown as badges."""


class StatLines(NamedTuple):
    """A list with the heads of its figures."""

    heads: tuple[str, ...] = ()
    lines: tuple[StatLine, ...] = ()
    first: str = ""
    """The head over the titles."""
