"""What undo would do, or why it can do nothing: a sentence for the button's tip and screen readers."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from blueprints_desktop.desktop.session.game_session import GameSession
from blueprints_desktop.desktop.session.undo_policy import UndoBlocked
from blueprints_desktop.desktop.ui.board.board_api import Person

_CONTEXT = "UndoWords"
_REFUSED: dict[UndoBlocked, Any] = {
    UndoBlocked.NOTHING_YET: QT_TRANSLATE_NOOP("UndoWords", "There is nothing to take back yet."),
    UndoBlocked.COUNTS: QT_TRANSLATE_NOOP(
        "UndoWords", "This attempt counts: no move is taken back."
    ),
    UndoBlocked.REVEALED: QT_TRANSLATE_NOOP(
        "UndoWords", "The last move showed something new, so it stays."
    ),
    UndoBlocked.LOOKED: QT_TRANSLATE_NOOP(
        "UndoWords", "{name} has looked behind the screen since: the last move stays."
    ),
    UndoBlocked.COMPUTER: QT_TRANSLATE_NOOP(
        "UndoWords", "{name} has moved since, and computers take nothing back."
    ),
    UndoBlocked.NEW_HANDS: QT_TRANSLATE_NOOP(
        "UndoWords", "A seat has changed hands since: the last move stays."
    ),
    UndoBlocked.EARLIER: QT_TRANSLATE_NOOP(
        "UndoWords", "The last move was made before the match was opened, so it stays."
    ),
}


def undo_sentence(session: GameSession, people: Sequence[Person]) -> str:
    """For what can be taken back now, or for what stands in the way."""
    refusal = session.taking_back.refusal
    if refusal is not None:
        name = "" if refusal.seat is None else people[refusal.seat].name
        return QCoreApplication.translate(_CONTEXT, _REFUSED[refusal.why]).format(name=name)
    if not session.taking_back.free:
        return QCoreApplication.translate("UndoWords", "Goes back to your last decision.")
    mover = people[session.match.played[-1].seat]
    return QCoreApplication.translate("UndoWords", "Takes back the last move, by {name}.").format(
        name=mover.name
    )
