"""Why a computer player would make a move in Blueprints, in words."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.boards.reason_pairs import Pairs, side_of


def reason_words(code: str, amount: float) -> str:
    return side_of(_pairs(), code, amount)


def words_ahead(code: str, _amount: float) -> str:
    """What playing the round out shows for the move."""
    translate = QCoreApplication.translate
    words = {
        "award": translate("BlueprintsReasons", "A better Award is likelier"),
        "prizes": translate("BlueprintsReasons", "Prizes are likelier"),
        "points": translate("BlueprintsReasons", "The building scores more in the end"),
        "others": translate("BlueprintsReasons", "The others are likely to win less"),
        "victory": translate("BlueprintsReasons", "Winning the game is likelier"),
    }
    return words.get(code, "")


def _pairs() -> Pairs:
    translate = QCoreApplication.translate
    return {
        "bonus": (
            translate("BlueprintsReasons", "The plan, and its bonus, comes nearer"),
            translate("BlueprintsReasons", "The plan's bonus gets less likely"),
        ),
        "wood": (
            translate("BlueprintsReasons", "Wood scores more, by its neighbours"),
            translate("BlueprintsReasons", "Wood scores less than it might"),
        ),
        "recycled": (
            translate("BlueprintsReasons", "Recycled dice are worth more together"),
            translate("BlueprintsReasons", "Recycled dice stay few"),
        ),
        "stone": (
            translate("BlueprintsReasons", "Stone scores more, for it lies high"),
            translate("BlueprintsReasons", "Stone scores less than it might"),
        ),
        "glass": (
            translate("BlueprintsReasons", "Glass scores its value"),
            translate("BlueprintsReasons", "Glass scores less than it might"),
        ),
        "skyscraper": (
            translate("BlueprintsReasons", "The Skyscraper Prize comes nearer"),
            translate("BlueprintsReasons", "The Skyscraper Prize gets less likely"),
        ),
        "structural_integrity": (
            translate("BlueprintsReasons", "The Structural Integrity Prize comes nearer"),
            translate("BlueprintsReasons", "The Structural Integrity Prize gets less likely"),
        ),
        "geometer": (
            translate("BlueprintsReasons", "The Geometer's Prize comes nearer"),
            translate("BlueprintsReasons", "The Geometer's Prize gets less likely"),
        ),
        "materials": (
            translate("BlueprintsReasons", "The Materials Prize comes nearer"),
            translate("BlueprintsReasons", "The Materials Prize gets less likely"),
        ),
        "in_demand": (
            translate("BlueprintsReasons", "A material in demand, for ties"),
            translate("BlueprintsReasons", "Fewer dice of the materials in demand"),
        ),
        "denied": (
            translate("BlueprintsReasons", "The next player would have liked this die"),
            translate("BlueprintsReasons", "The next player would hardly miss this die"),
        ),
        "unwanted": (
            translate("BlueprintsReasons", "It would be of little use to this building"),
            translate("BlueprintsReasons", "It could have been of use to this building"),
        ),
    }
