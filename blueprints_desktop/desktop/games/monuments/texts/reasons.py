"""Why a computer player would make a move in World Monuments, in words."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def reason_words(code: str) -> str:
    """What a part of the evaluation says for a move."""
    words = {
        "violet": translate("MonumentsReasons", "Violet bricks find places on the site"),
        "red": translate("MonumentsReasons", "Red bricks find places on the site"),
        "neutral": translate("MonumentsReasons", "Neutral bricks find places on the site"),
        "orange": translate("MonumentsReasons", "Orange bricks score most on the site"),
        "jewel": translate("MonumentsReasons", "A jewel scores by itself"),
        "black": translate("MonumentsReasons", "The black piece gives the first turn"),
        "points": translate("MonumentsReasons", "This place scores more at once"),
        "opens": translate("MonumentsReasons", "What it opens helps the others little"),
    }
    return words.get(code, "")


def words_ahead(code: str, _amount: float) -> str:
    """What looking on to the end of the round shows for the move."""
    words = {
        "own": translate("MonumentsReasons", "It brings more points by the end of the round"),
        "others": translate("MonumentsReasons", "The others score less by the end of the round"),
        "kept": translate("MonumentsReasons", "The bricks kept for later are worth more"),
        "victory": translate("MonumentsReasons", "Winning the game is likelier"),
    }
    return words.get(code, "")
