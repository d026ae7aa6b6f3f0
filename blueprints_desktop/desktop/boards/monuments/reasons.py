"""Why a computer player would make a move in World Monuments, in words."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.boards.reason_pairs import Pairs, side_of


def reason_words(code: str, amount: float) -> str:
    return side_of(_pairs(), code, amount)


def words_ahead(code: str, _amount: float) -> str:
    """What looking on to the end of the round shows for the move."""
    translate = QCoreApplication.translate
    words = {
        "own": translate("MonumentsReasons", "It brings more points by the end of the round"),
        "others": translate("MonumentsReasons", "The others score less by the end of the round"),
        "kept": translate("MonumentsReasons", "The bricks kept for later are worth more"),
        "victory": translate("MonumentsReasons", "Winning the game is likelier"),
    }
    return words.get(code, "")


def _pairs() -> Pairs:
    translate = QCoreApplication.translate
    return {
        "violet": (
            translate("MonumentsReasons", "Violet bricks find places on the site"),
            translate("MonumentsReasons", "Fewer violet bricks than one might take"),
        ),
        "red": (
            translate("MonumentsReasons", "Red bricks find places on the site"),
            translate("MonumentsReasons", "Fewer red bricks than one might take"),
        ),
        "neutral": (
            translate("MonumentsReasons", "Neutral bricks find places on the site"),
            translate("MonumentsReasons", "Fewer neutral bricks than one might take"),
        ),
        "orange": (
            translate("MonumentsReasons", "Orange bricks score most on the site"),
            translate("MonumentsReasons", "Fewer orange bricks than one might take"),
        ),
        "jewel": (
            translate("MonumentsReasons", "A jewel scores by itself"),
            translate("MonumentsReasons", "A jewel is left to the others"),
        ),
        "black": (
            translate("MonumentsReasons", "The black piece gives the first turn"),
            translate("MonumentsReasons", "The black piece is left to the others"),
        ),
        "points": (
            translate("MonumentsReasons", "This place scores more at once"),
            translate("MonumentsReasons", "This place scores less at once"),
        ),
        "opens": (
            translate("MonumentsReasons", "What it opens helps the others little"),
            translate("MonumentsReasons", "It opens good places for the others"),
        ),
    }
