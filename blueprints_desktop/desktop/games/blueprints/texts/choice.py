"""A decision in short: the log is public and names the die, but not where it goes."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.blueprints.texts.wording import (
    die_words,
    space_words,
    that_die_words,
)
from blueprints_desktop.games.blueprints.moves import Discard, Move, Take
from blueprints_desktop.games.blueprints.spaces import GONE


def choice_words(move: Move) -> str:
    translate = QCoreApplication.translate
    if isinstance(move, Discard):
        words = translate("Blueprints", "discard {die}")
        return words.format(die=that_die_words(move.die))
    if not isinstance(move, Take) or move.space == GONE:
        return ""
    words = translate("Blueprints", "{die} on the {space} stack")
    return words.format(die=die_words(move.die), space=space_words(move.space))
