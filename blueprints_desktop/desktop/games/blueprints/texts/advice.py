"""What a hint tells to do, and how much a reason is worth."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.blueprints.texts.words import space_words, that_die_words
from blueprints_desktop.desktop.i18n.number_format import about_points, lost_on_the_others
from blueprints_desktop.games.blueprints.moves import Discard, Move, Take
from blueprints_desktop.games.blueprints.spaces import GONE

translate = QCoreApplication.translate
loss_words = lost_on_the_others

IN_POINTS = ("wood", "recycled", "stone", "glass", "bonus")
"""What adds points to the building. The worth of all other reasons is an opinion, and its unit would be
mistaken for these."""


def amount_words(amount: float, code: str) -> str:
    """How many points of the building a reason is worth."""
    return about_points(amount) if code in IN_POINTS else ""


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
