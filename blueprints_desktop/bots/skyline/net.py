"""The learned judgement: a small net that says how likely a seat wins.

Weights are whole 1024ths, and what its middle layer says is cut to such; so the sums are exact
in floating point, and the same position is worth the same on every machine.
"""

from functools import cache
from math import exp
from pathlib import Path

import numpy as np

from blueprints_desktop.bots.skyline.crowd import Crowd, Figures
from blueprints_desktop.bots.skyline.fitted import net_path
from blueprints_desktop.bots.skyline.sight import FIGURES, sight

MIDDLE = 32
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
    """Figures, a middle layer of rectifiers, and a sum."""

    def __init__(self, inner: Figures, outer: Figures) -> None:
        self.inner = inner
        """By figure and by unit of the middle; the last line is added always."""
        self.outer = outer
        """By unit; the last entry is added always."""

    def sums(self, figures: Figures) -> Figures:
        """The more the better; every machine finds the same."""
        middle = figures @ self.inner[:-1] + self.inner[-1]
        middle = np.floor(np.maximum(middle, 0.0) * FINE) / FINE
        found: Figures = middle @ self.outer[:-1] + self.outer[-1]
        return found

    def judged(self, crowd: Crowd, seat: int) -> Figures:
        """How good the games are for a seat that has just moved; a game that is over, surely."""
        sums = self.sums(sight(crowd, seat))
        won = crowd.success if seat == 0 else 1 - crowd.success
        found: Figures = np.where(crowd.over, (won - 0.5) * 4 * _FAR, sums)
        return found

    def rounded(self) -> "Net":
        """The net as it is kept."""
        return Net(np.rint(self.inner * FINE) / FINE, np.rint(self.outer * FINE) / FINE)


def chances(sums: Figures) -> Figures:
    """How likely sums win."""
    steps = np.rint(np.clip(sums, -_FAR, _FAR) * _STEPS).astype(np.int64) + _FAR * _STEPS
    found: Figures = _CHANCES[steps]
    return found


def write_net(path: Path, net: Net) -> None:
    """Whole numbers of four bytes, the low one first."""
    path.parent.mkdir(parents=True, exist_ok=True)
    entries = np.concatenate([net.inner.ravel(), net.outer]) * FINE
    path.write_bytes(np.rint(entries).astype("<i4").tobytes())


def read_net(path: Path) -> Net:
    entries = np.frombuffer(path.read_bytes(), "<i4") / FINE
    inner, outer = np.split(entries, [(FIGURES + 1) * MIDDLE])
    return Net(inner.reshape(FIGURES + 1, MIDDLE), outer)


@cache
def learned() -> Net:
    """What the master goes by in games of two."""
    return read_net(net_path())
