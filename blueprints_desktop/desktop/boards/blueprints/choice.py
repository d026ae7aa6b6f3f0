"""A decision in short: the log is public and names the die, but not where it goes."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.boards.blueprints.wording import die_words, space_words
from blueprints_desktop.games.blueprints.moves import Move, Take
from blueprints_desktop.games.blueprints.spaces import GONE


def choice_words(move: Move) -> str:
    if not isinstance(move, Take) or move.space == GONE:
        return ""
    words = QCoreApplication.translate("Blueprints", "{die} on the {space} stack")
    return words.format(die=die_words(move.die), space=space_words(move.space))
