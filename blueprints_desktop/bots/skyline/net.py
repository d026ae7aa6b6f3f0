"""The learned judgement: a small net that says how likely a seat wins.

Weights are whole 1024ths, and what its middle layer says is cut to such; so the sums are exact
in floating point, and the same position is worth the same on every machine.
"""

from functools import cache
from math import exp
from pathlib import Path

import numpy as np

from blueprints_desktop.bots.skyline.city_map import MARKS, Marks
from blueprints_desktop.bots.skyline.crowd import Crowd, Figures
from blueprints_desktop.bots.skyline.fitted import net_path
from blueprints_desktop.bots.skyline.sight import FIGURES, Sight, sight

MIDDLE = 64
FINE = 1024.0
_STEPS = 64
"""Steps of the table from a sum to a chance, for each unit."""
_FAR = 8
_CHANCES: Figures = np.array(
    [
        round(2**20 / (1 + exp(-step / _STEPS))) / 2**20
        for step in range(-_FAR * _STEPS, _FAR * _STEPS + 1)
    ]
)


class Net:
    """What is seen, a middle layer of rectifiers, and a sum."""

    def __init__(self, by_figure: Figures, by_mark: Marks, always: Figures, outer: Figures) -> None:
        self.by_figure = by_figure
        """Weights by figure and by unit of the middle."""
        self.by_mark = by_mark
        """The same for the marks of the city's map."""
        self.always = always
        """What is added to each unit."""
        self.outer = outer
        """By unit; the last entry is added always."""

    @property
    def weights(self) -> tuple[Figures, Marks, Figures, Figures]:
        return self.by_figure, self.by_mark, self.always, self.outer

    def middle(self, seen: Sight) -> Figures:
        """How strongly each unit speaks."""
        found: Figures = seen.figures @ self.by_figure + seen.city @ self.by_mark + self.always
        return np.maximum(found, 0.0, out=found)

    def sums(self, seen: Sight) -> Figures:
        """The more the better; every machine finds the same."""
        middle = np.floor(self.middle(seen) * FINE) / FINE
        found: Figures = middle @ self.outer[:-1] + self.outer[-1]
        return found

    def judged(self, crowd: Crowd, seat: int) -> Figures:
        """How good the games are for a seat that has just moved; a game that is over, surely."""
        sums = self.sums(sight(crowd, seat))
        won = crowd.success if seat == 0 else 1 - crowd.success
        found: Figures = np.where(crowd.over, (won - 0.5) * 4 * _FAR, sums)
        return found


def chances(sums: Figures) -> Figures:
    """How likely sums win."""
    steps = np.rint(np.clip(sums, -_FAR, _FAR) * _STEPS).astype(np.int64) + _FAR * _STEPS
    found: Figures = _CHANCES[steps]
    return found


def write_net(path: Path, net: Net) -> None:
    """Whole numbers of four bytes, the low one first."""
    path.parent.mkdir(parents=True, exist_ok=True)
    entries = np.concatenate([each.ravel() for each in net.weights]) * FINE
    path.write_bytes(np.rint(entries).astype("<i4").tobytes())


def read_net(path: Path) -> Net:
    entries = np.frombuffer(path.read_bytes(), "<i4") / FINE
    ends = np.cumsum([FIGURES * MIDDLE, MARKS * MIDDLE, MIDDLE])
    by_figure, by_mark, always, outer = np.split(entries, ends)
    return Net(
        by_figure.reshape(FIGURES, MIDDLE),
        by_mark.reshape(MARKS, MIDDLE).astype(np.float32),
        always,
        outer,
    )


@cache
def learned() -> Net:
    """What the master goes by in games of two."""
    return read_net(net_path())
