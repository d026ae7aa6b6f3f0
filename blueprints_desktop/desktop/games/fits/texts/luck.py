"""What chance came to in a match, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.engine.luck import Luck

translate = QCoreApplication.translate


def luck_words(_luck: Luck, _people: Sequence[Person]) -> str:
    """Chance gave everybody the same."""
    return translate(
        "FitsLuck",
        "All players had the same cards in the same order; only the first piece was each player’s own.",
    )
