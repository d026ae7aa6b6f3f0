"""The buildings in the pictures of the Blueprints rulebook."""

from attrs import frozen

from blueprints_desktop.desktop.games.blueprints.facts.preview import BuildingStatus
from blueprints_desktop.games.blueprints.deck import BlueprintCard
from blueprints_desktop.games.blueprints.dice import DIE_TEXTS, RECYCLED, STONE
from blueprints_desktop.games.blueprints.scoring import score_building
from blueprints_desktop.games.blueprints.spaces import NAMES


@frozen
class BuildingModel:
    """A building on its card, before anybody asks what could still be done to it."""

    standing: BuildingStatus

    @property
    def heights(self) -> tuple[int, ...]:
        return tuple(map(len, self.standing.building))


def model(number: str, rows: str, **stacks: str) -> BuildingModel:
    """A card, written as in the data file, and dice by the name of their space, bottom first.

    >>> model("13", "1. 22 .1", a2="W1 S2").heights
    (0, 0, 2, 0, 0, 0)
    """
    signs = rows.replace(" ", "")
    heights = tuple(int(sign) if sign.isdigit() else 0 for sign in signs)
    card = BlueprintCard(number, heights, tuple(at for at, high in enumerate(heights) if high))
    building = tuple(
        tuple(DIE_TEXTS[text] for text in stacks.get(name, "").split()) for name in NAMES
    )
    score = score_building(heights, building)
    return BuildingModel(BuildingStatus(card, building, score, 6 - sum(map(len, building))))


def space(name: str) -> int:
    return NAMES.index(name)


ANNA = model("13", "1. 22 .1", a1="R1", a2="G1 W3", b2="R2 R4", b3="G2")
BRUNO = model("8", ".2 .2 .2", b1="W1 S2 R3", b2="W2 R4", b3="R5")
IN_DEMAND = (RECYCLED, STONE)
"""Of the round in the example."""

THREE = DIE_TEXTS["W3"]
UNDER_THREE = (None, DIE_TEXTS["R1"], DIE_TEXTS["G2"], DIE_TEXTS["S3"])
"""What a 3 may stand on: the ground first."""
NOT_UNDER_THREE = (DIE_TEXTS["S4"], None)
"""What it may not: a higher die, and the ground where it is hatched."""

TOUCHING = model("15", ".2 21 .1", b1="R2", a2="R3 S4", b2="W1 S5", b3="G2")
WOODEN = "b2"
"""Where the wooden die stands, on the ground."""
ACROSS = "a2"
"""The stack whose upper die only touches its edge."""

STONES = model("21", ".3 .1 11", b1="S1 S2 S4 S5")

PRIZEWINNERS = {
    "skyscraper": model("4", "2. 1. 3.", a1="W3", a3="R1 G2 W2 S4 R6"),
    "structural_integrity": model("13", "1. 22 .1", a1="G4", a2="R4 S4", b2="W1 W4", b3="S2"),
    "geometer": model("18", ".. 21 12", a2="W1 G3", b2="R2", a3="S5", b3="W4 S6"),
    "materials": model("10", "21 2. 1.", a1="R1 R3", b1="R2", a2="W4 R5", a3="R2"),
}
"""A building worthy of each Prize."""
