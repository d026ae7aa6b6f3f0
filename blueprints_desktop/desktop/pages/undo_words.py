"""What undo would do, or why it can do nothing: a sentence for the button's tip and screen readers."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from blueprints_desktop.desktop.boards.contract import Person
from blueprints_desktop.desktop.sitting import Sitting
from blueprints_desktop.desktop.taking_back import Hindrance

_CONTEXT = "UndoWords"
_REFUSED: dict[Hindrance, Any] = {
    Hindrance.NOTHING_YET: QT_TRANSLATE_NOOP("UndoWords", "There is nothing to take back yet."),
    Hindrance.COUNTS: QT_TRANSLATE_NOOP("UndoWords", "This attempt counts: no move is taken back."),
    Hindrance.REVEALED: QT_TRANSLATE_NOOP(
        "UndoWords", "The last move showed something new, so it stays."
    ),
    Hindrance.LOOKED: QT_TRANSLATE_NOOP(
        "UndoWords", "{name} has looked behind the screen since: the last move stays."
    ),
    Hindrance.COMPUTER: QT_TRANSLATE_NOOP(
        "UndoWords", "{name} has moved since, and computers take nothing back."
    ),
    Hindrance.EARLIER: QT_TRANSLATE_NOOP(
        "UndoWords", "The last move was made before the match was opened, so it stays."
    ),
}


def undo_sentence(sitting: Sitting, people: Sequence[Person]) -> str:
    """For what can be taken back now, or for what stands in the way."""
    refusal = sitting.taking_back.refusal
    if refusal is not None:
        name = "" if refusal.seat is None else people[refusal.seat].name
        return QCoreApplication.translate(_CONTEXT, _REFUSED[refusal.why]).format(name=name)
    if not sitting.taking_back.free:
        return QCoreApplication.translate("UndoWords", "Goes back to your last decision.")
    mover = people[sitting.match.played[-1].seat]
    return QCoreApplication.translate("UndoWords", "Takes back the last move, by {name}.").format(
        name=mover.name
    )
