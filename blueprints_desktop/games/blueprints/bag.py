"""The bag: how many dice of each material are in it, and how they are drawn and rolled.

A bag is a list that drawing changes. A state keeps it as a tuple.
"""

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.blueprints.dice import DICE_OF_EACH, MATERIALS, Die


def full_bag() -> list[int]:
    """All dice of the game."""
    return [DICE_OF_EACH] * len(MATERIALS)


def draw(bag: list[int], chance: Chance) -> Die:
    """A die drawn from the bag and rolled, with one random number for both."""
    number = chance.below(6 * sum(bag))
    left, face = divmod(number, 6)
    material = 0
    while left >= bag[material]:
        left -= bag[material]
        material += 1
    bag[material] -= 1
    return face * 4 + material


def draw_in_demand(bag: list[int], chance: Chance) -> tuple[int, int]:
    """Two dice of different materials; a second of the first one's material goes back."""
    first = chance.draw(bag)
    bag[first] -= 1
    second = first
    while second == first:
        second = chance.draw(bag)
    bag[second] -= 1
    return first, second
