"""What a chart shows, as plain values in the language in force: no drawing, and no pyqtgraph.

Whoever is meant is named by ``seat``, the palette's colour and shape; what else is told apart by
colour has a ``tone``, which goes with a hatching of its own.
"""

from collections.abc import Iterator
from itertools import count, groupby
from typing import ClassVar

from attrs import frozen

Point = tuple[float, float]

BETWEEN_GROUPS = 0.7
"""The room for the name of a group of bars, in bars."""
LINES, AXIS = 150.0, 50.0
"""The least heights of lines, and of what stands below bars and dots, in pixels at 100 %."""
BAR, DOTS, CELL = 25.0, 26.0, 19.0
"""Those of a bar, of a row of dots and of a cell: lower ones cannot be read."""


def even_step(span: float, most: int = 8) -> int:
    """The distance of ticks on an axis of whole numbers: so many of them at most, and round.

    >>> even_step(5), even_step(38), even_step(1200), even_step(38, most=3)
    (1, 5, 200, 20)
    """
    steps: Iterator[int] = (base * 10**power for power in count() for base in (1, 2, 5))
    return next(step for step in steps if span <= most * step)


@frozen
class ChartTone:
    """A colour of the palette: one of ``materials``, ``bricks`` and so on, or of a sequence."""

    family: str
    number: int


@frozen
class LegendEntry:
    """What a sign means: the tone of a field, else the sign of a seat, on its line if ``lined``."""

    name: str
    colour: int = 0
    tone: ChartTone | None = None
    lined: bool = False


@frozen
class Series:
    """A line of one player."""

    name: str
    colour: int
    """Which of the palette's seats."""
    points: tuple[Point, ...]
    """Where the number changed; between them it stayed."""


@frozen
class Rule:
    """A place on the axis that has a name, such as the end of a round."""

    at: float
    name: str


@frozen
class Lines:
    """How numbers went."""

    across: str
    up: str
    series: tuple[Series, ...]
    rules: tuple[Rule, ...] = ()
    least_height: ClassVar[float] = LINES

    @property
    def legend(self) -> list[LegendEntry]:
        return [LegendEntry(series.name, series.colour, lined=True) for series in self.series]


@frozen
class BarPart:
    """A share of every bar."""

    name: str
    tone: ChartTone
    values: tuple[int, ...]
    """By bar, from the top; negative ones go to the left."""


@frozen
class BarLabel:
    """What stands before a bar: a player, perhaps in some round."""

    name: str
    colour: int
    group: str = ""
    """Bars of one group stand together under its name."""


@frozen
class Bars:
    """What sums are made of."""

    across: str
    bars: tuple[BarLabel, ...]
    parts: tuple[BarPart, ...]

    @property
    def tops(self) -> list[float]:
        """Where each begins, in bars from the top: the name of its group parts it from others."""
        found, at = [], 0.0
        for group, bars in groupby(self.bars, lambda bar: bar.group):
            at += BETWEEN_GROUPS if group else 0.0
            for _ in bars:
                found.append(at)
                at += 1.0
        return found

    @property
    def units(self) -> float:
        """How high all of them are together, in bars."""
        return self.tops[-1] + 1.0

    @property
    def sums(self) -> tuple[int, ...]:
        return tuple(
            sum(part.values[number] for part in self.parts) for number in range(len(self.bars))
        )

    @property
    def least_height(self) -> float:
        return AXIS + BAR * self.units

    @property
    def legend(self) -> list[LegendEntry]:
        return [LegendEntry(part.name, tone=part.tone) for part in self.parts if any(part.values)]


@frozen
class Heat:
    """How often something happened in each cell, the numbers written into them."""

    name: str
    colour: int | None
    """Whose; None: everybody's."""
    counts: tuple[tuple[int, ...], ...]
    """Row by row, the top one first."""
    most: int
    """The count that has the deepest shade, the same for all that are compared."""
    legend: ClassVar[tuple[LegendEntry, ...]] = ()

    @property
    def least_height(self) -> float:
        return AXIS + CELL * len(self.counts)


@frozen
class Dot:
    """Something somebody did."""

    at: float
    row: int
    colour: int


@frozen
class Dots:
    """Who did what when: a row for each kind of deed."""

    across: str
    up: str
    rows: tuple[str, ...]
    """Their names, from the lowest."""
    dots: tuple[Dot, ...]
    players: tuple[tuple[str, int], ...]
    """Name and colour."""
    rules: tuple[Rule, ...] = ()

    @property
    def least_height(self) -> float:
        return AXIS + DOTS * len(self.rows)

    @property
    def legend(self) -> list[LegendEntry]:
        return [LegendEntry(name, colour) for name, colour in self.players]


Panel = Lines | Bars | Heat | Dots


@frozen
class Chart:
    """A picture of one or several panels, and what it says in words."""

    key: str
    tab: str
    """One word for it."""
    title: str
    said: str
    """What somebody who cannot see it is to know."""
    panels: tuple[Panel, ...]
    beside: bool = False
    """Panels stand side by side, not one below the other."""
