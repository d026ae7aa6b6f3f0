"""Cells, sums and buildings in words, the same wherever the board speaks of them."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.games.skyline.board import FINISHED
from blueprints_desktop.games.skyline.grid import NAMES

GAME = "skyline"
translate = QCoreApplication.translate


def cell_word(cell: int) -> str:
    """A cell as the board's edge names it, such as "E5"."""
    return NAMES[cell].upper()


def floors_words(count: int) -> str:
    """ "2 floors", of buildings that stand."""
    return f"{count} {term(GAME, 'floor', count)}"


def towers_words(count: int) -> str:
    return f"{count} {term(GAME, 'finished', count)}"


def height_words(floors: int) -> str:
    """What a building is: "2 floors" or "finished building"."""
    return term(GAME, "finished") if floors == FINISHED else floors_words(floors)


def why_nothing(reason: str) -> str:
    """Why nothing was built, or a card changed nothing."""
    return {
        "no-floor": translate("Skyline", "No floor left in supply, and none to lift."),
        "no-destination": translate(
            "Skyline",
            "No empty cell and no pile that could demolish lies at that distance.",
        ),
        "no-target": translate("Skyline", "There is nothing it could be used on."),
        "no-debt": translate("Skyline", "Nobody owes anything."),
        "no-cash": translate("Skyline", "There is no cash to pay with."),
    }[reason]
