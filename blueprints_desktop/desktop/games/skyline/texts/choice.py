"""A decision in short: the log tells a raised pile only where it ends, and a lifted floor apart."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.skyline.texts.wording import cell_word
from blueprints_desktop.games.skyline.moves import Build, CardMove, Move


def choice_words(move: Move) -> str:
    """What is built where; what a card does with its cells only the log can tell."""
    translate = QCoreApplication.translate
    match move:
        case Build(_, None, None):
            words = translate("Skyline", "build on {cell}")
        case Build(_, _, None):
            words = translate("Skyline", "raise {cell} and demolish {target}")
        case Build(_, None, _) | CardMove(_, None, int()):
            words = translate("Skyline", "build on {cell} with the floor from {lifted}")
        case Build() | CardMove(_, _, int()):
            words = translate(
                "Skyline", "raise {cell} with the floor from {lifted} and demolish {target}"
            )
        case _:
            return ""
    cells = {"cell": move.cell, "target": move.target, "lifted": move.lifted}
    named = {role: cell_word(cell) for role, cell in cells.items() if cell is not None}
    return words.format(**named)
