"""What a hint tells to do, and how much a reason is worth."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.skyline.texts.words import cell_word
from blueprints_desktop.desktop.i18n.number_format import figure
from blueprints_desktop.games.skyline.moves import Build, CardMove, Move, Roll

translate = QCoreApplication.translate


def instruction(move: Move) -> str:
    """A move as something to do."""
    match move:
        case Roll():
            return translate("SkylineAdvice", "Roll the dice")
        case Build(_, None, None):
            words = translate("SkylineAdvice", "Build on {cell}")
        case CardMove(_, None, None):
            words = translate("SkylineAdvice", "Use the card on {cell}")
        case CardMove(_, _, None):
            words = translate("SkylineAdvice", "Use the card on {cell} and {target}")
        case Build(_, _, None):
            words = translate("SkylineAdvice", "Raise {cell} and demolish {target}")
        case Build(_, None, _) | CardMove(_, None, _):
            words = translate("SkylineAdvice", "Build on {cell} with the floor from {lifted}")
        case _:
            words = translate(
                "SkylineAdvice",
                "Raise {cell} with the floor from {lifted} and demolish {target}",
            )
    cells = {"cell": move.cell, "target": move.target, "lifted": move.lifted}
    named = {role: cell_word(cell) for role, cell in cells.items() if cell is not None}
    return words.format(**named)


def amount_words(amount: float, _code: str) -> str:
    """How much a reason is worth: the glance counts in money, which is paid in tens."""
    tens = 10 * round(amount / 10)
    if not tens:
        return translate("SkylineAdvice", "slightly more cash")
    return translate("SkylineAdvice", "about {amount} more cash").format(amount=figure(tens))


def plain_ahead(code: str) -> str:
    """What looking ahead shows for the move, without its number."""
    if code == "victory":
        return translate("SkylineAdvice", "You win more often this way")
    return ""


def loss_words(amount: float) -> str:
    """What a move lost: judged is how often the game is won from there, and no sum of money."""
    games = round(amount)
    if not games:
        return ""
    return translate("SkylineAdvice", "%n fewer wins in a hundred games", "", games)
