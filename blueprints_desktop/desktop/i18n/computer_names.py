"""What computer players are called: their levels in the trade, and names for those without one."""

from collections.abc import Container

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.bots import APPRENTICE, JOURNEYMAN, LEVELS, MASTER
from blueprints_desktop.store.header import PERSON

translate = QCoreApplication.translate

KINDS = (PERSON, *LEVELS)
"""Who may play a seat, as match files say it."""

NAMES = ("Zaha", "Eero", "Lina", "Renzo", "Norma", "Tadao", "Denise", "Oscar")
"""First names that architects made known; the same in every language."""


def level_word(level: str) -> str:
    """The level as a word of its own, such as on a button."""
    return {
        APPRENTICE: translate("Levels", "Apprentice"),
        JOURNEYMAN: translate("Levels", "Journeyman"),
        MASTER: translate("Levels", "Master"),
    }.get(level, "")


def kind_word(kind: str) -> str:
    """Who plays a seat: a person, or a computer of some level."""
    if kind == PERSON:
        return translate("Levels", "Person")
    return translate("Levels", "Computer: {level}").format(level=level_word(kind).lower())


def rank_of(level: str) -> int:
    """From 1, the weakest; 0 is a person."""
    return LEVELS.index(level) + 1 if level in LEVELS else 0


def computer_name(number: int, taken: Container[str]) -> str:
    """A name for a computer at a seat that nobody else has, as lower-case ``taken`` tells."""
    order = (*NAMES[number % len(NAMES) :], *NAMES[: number % len(NAMES)])
    return next(name for name in order if name.casefold() not in taken)
