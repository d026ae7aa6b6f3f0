"""Dice, spaces and materials in words."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.games.blueprints.dice import MATERIALS, Die, material_of, value_of

translate = QCoreApplication.translate

GAME = "blueprints"


def material_word(material: int, count: int = 2) -> str:
    """A material as a kind, or as that of ``count`` dice."""
    return term(GAME, MATERIALS[material], count)


def die_words(die: Die) -> str:
    """A die in words, such as "wood 4"."""
    words = translate("Blueprints", "{material} {value}", "a die, such as wood 4")
    return words.format(material=material_word(material_of(die), 1), value=value_of(die))


def that_die_words(die: Die) -> str:
    """A die that something is done to, as in "remove wood 4"; some languages want an article."""
    words = (
        translate("Blueprints", "wood {value}", "a die that something is done to"),
        translate("Blueprints", "recycled {value}", "a die that something is done to"),
        translate("Blueprints", "stone {value}", "a die that something is done to"),
        translate("Blueprints", "glass {value}", "a die that something is done to"),
    )[material_of(die)]
    return words.format(value=value_of(die))


def space_words(space: int) -> str:
    """A space of the card as it is printed, such as "middle right"."""
    return (
        translate("Blueprints", "top left"),
        translate("Blueprints", "top right"),
        translate("Blueprints", "middle left"),
        translate("Blueprints", "middle right"),
        translate("Blueprints", "bottom left"),
        translate("Blueprints", "bottom right"),
    )[space]


# The rules know two kinds of points: those of a building rank the players in a round, those of Awards
# and Prizes decide the game. Each kind has a name of its own.


def building_points(points: int) -> str:
    return translate("Blueprints", "%n building points", "", points)


def victory_points(points: int) -> str:
    return translate("Blueprints", "%n victory points", "", points)
