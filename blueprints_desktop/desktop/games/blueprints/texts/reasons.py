"""Why a computer player would make a move in Blueprints, in words."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def reason_words(code: str) -> str:
    """What a part of the evaluation says for a move."""
    words = {
        "bonus": translate("BlueprintsReasons", "The plan, and its bonus, comes nearer"),
        "wood": translate("BlueprintsReasons", "Wood scores more, by its neighbours"),
        "recycled": translate("BlueprintsReasons", "Recycled dice are worth more together"),
        "stone": translate("BlueprintsReasons", "Stone scores more, for it lies high"),
        "glass": translate("BlueprintsReasons", "Glass scores its value"),
        "skyscraper": translate("BlueprintsReasons", "The Skyscraper Prize comes nearer"),
        "structural_integrity": translate(
            "BlueprintsReasons", "The Structural Integrity Prize comes nearer"
        ),
        "geometer": translate("BlueprintsReasons", "The Geometer’s Prize comes nearer"),
        "materials": translate("BlueprintsReasons", "The Materials Prize comes nearer"),
        "in_demand": translate("BlueprintsReasons", "A material in demand, for ties"),
        "denied": translate("BlueprintsReasons", "The next player would have liked this die"),
        "unwanted": translate("BlueprintsReasons", "It would be of little use to this building"),
    }
    return words.get(code, "")


def words_ahead(code: str, _amount: float) -> str:
    """What playing the round out shows for the move."""
    words = {
        "award": translate("BlueprintsReasons", "A better Award is likelier"),
        "prizes": translate("BlueprintsReasons", "Prizes are likelier"),
        "points": translate("BlueprintsReasons", "The building scores more in the end"),
        "others": translate("BlueprintsReasons", "The others are likely to win less"),
        "victory": translate("BlueprintsReasons", "Winning the game is likelier"),
    }
    return words.get(code, "")
