"""What a hint tells to do, how much a reason is worth, and what a move lost."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.blueprints.texts.words import space_words, that_die_words
from blueprints_desktop.games.blueprints.moves import Discard, Move, Take
from blueprints_desktop.games.blueprints.spaces import GONE

translate = QCoreApplication.translate


def loss_words(amount: float) -> str:
    """What a move lost: judged are Awards and Prizes, one's own and those of the others."""
    points = round(amount)
    return (
        translate("BlueprintsAdvice", "about %n victory points lost", "", points) if points else ""
    )


IN_POINTS = ("wood", "recycled", "stone", "glass")
"""What adds points to the building in any case. The worth of all other reasons is a chance or an opinion:
its unit would be mistaken for these, and a part of the bonus for less than it is."""


def amount_words(amount: float, code: str) -> str:
    """How many points of the building a reason is worth; less than one is not told."""
    points = round(amount) if code in IN_POINTS else 0
    return (
        translate("BlueprintsAdvice", "about %n building points more", "", points) if points else ""
    )


def instruction(move: Move) -> str:
    """A move as something to do."""
    match move:
        case Take(die, space) if space == GONE:
            words = translate("BlueprintsAdvice", "Take the {die}, though it fits nowhere")
            return words.format(die=that_die_words(die))
        case Take(die, space):
            words = translate("BlueprintsAdvice", "Place the {die} on the {space} space")
            return words.format(die=that_die_words(die), space=space_words(space))
        case Discard(die):
            words = translate("BlueprintsAdvice", "Discard the {die}")
            return words.format(die=that_die_words(die))
    return ""
