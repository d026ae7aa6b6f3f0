"""Dice as small numbers: ``(value - 1) * 4 + material``, so that sorting them sorts by value."""

MATERIALS = ("wood", "recycled", "stone", "glass")
WOOD, RECYCLED, STONE, GLASS = range(4)
DICE_OF_EACH = 8
LETTERS = "WRSG"

Die = int


def die_of(material: int, value: int) -> Die:
    return (value - 1) * 4 + material


def material_of(die: Die) -> int:
    return die & 3


def value_of(die: Die) -> int:
    return (die >> 2) + 1


def die_text(die: Die) -> str:
    """A die in two signs.

    >>> die_text(die_of(GLASS, 5))
    'G5'
    """
    return f"{LETTERS[die & 3]}{(die >> 2) + 1}"


DIE_TEXTS = {die_text(die): die for die in range(24)}
