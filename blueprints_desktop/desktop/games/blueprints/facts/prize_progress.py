"""How near a building is to each of the four Prizes."""

from collections import Counter

from attrs import frozen

from blueprints_desktop.games.blueprints.dice import Die, material_of, value_of
from blueprints_desktop.games.blueprints.scoring import PRIZES
from blueprints_desktop.games.blueprints.state import Building

SKYSCRAPER, STRUCTURAL_INTEGRITY, GEOMETER, MATERIALS_PRIZE = PRIZES
WANTED = {SKYSCRAPER: 5, STRUCTURAL_INTEGRITY: 4, GEOMETER: 6, MATERIALS_PRIZE: 5}
"""Levels, dice of one value, different values, dice of one material."""


@frozen
class PrizeProgress:
    """How much of one Prize a building has."""

    prize: str
    have: int
    value: int = 0
    """Structural Integrity: the value there is most of; 0: no die yet."""
    material: int = -1
    """Materials: the one there is most of; -1: no die yet."""
    gaps: tuple[int, ...] = ()
    """Geometer: the values that are missing."""

    @property
    def wanted(self) -> int:
        return WANTED[self.prize]

    @property
    def missing(self) -> int:
        """The least number of dice that are missing; 0: the building qualifies."""
        return max(0, self.wanted - self.have)


def prize_progress(building: Building) -> tuple[PrizeProgress, ...]:
    """All four, in the order of PRIZES."""
    dice: list[Die] = [die for stack in building for die in stack]
    values = Counter(map(value_of, dice))
    materials = Counter(map(material_of, dice))
    often, times = max(values.items(), key=lambda pair: (pair[1], pair[0]), default=(0, 0))
    most, many = max(materials.items(), key=lambda pair: pair[1], default=(-1, 0))
    gaps = tuple(value for value in range(1, 7) if value not in values)
    return (
        PrizeProgress(SKYSCRAPER, max(map(len, building))),
        PrizeProgress(STRUCTURAL_INTEGRITY, times, value=often),
        PrizeProgress(GEOMETER, len(values), gaps=gaps),
        PrizeProgress(MATERIALS_PRIZE, many, material=most),
    )
