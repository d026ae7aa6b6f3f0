"""The way from a place on a board to the paragraph of the rulebook about it: "Why?".

The question travels as Qt's own: a WhatsThis event to the widget under the pointer. Widgets that
answer their tips with ``tips.answer`` answer it too, if the tip names a rule.
"""

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QCursor, QHelpEvent
from PySide6.QtWidgets import QApplication, QWidget

from blueprints_desktop.desktop.ui.board.board_api import Board


def board_around(widget: QWidget) -> Board | None:
    found: QWidget | None = widget
    while found is not None and not isinstance(found, Board):
        found = found.parentWidget()
    return found


def ask(widget: QWidget, rule: str) -> bool:
    """Have the board around a widget ask for a rule; False: there is none to ask for."""
    board = board_around(widget)
    if not rule or board is None:
        return False
    board.rule_wanted.emit(rule)
    return True


def ask_at(board: Board, at: QPoint | None = None) -> bool:
    """Ask for the rule about what lies at a place of the screen, or under the pointer.

    False: nothing is to be said of it.
    """
    at = QCursor.pos() if at is None else at
    widget = board.childAt(board.mapFromGlobal(at))
    while widget is not None and widget is not board:
        question = QHelpEvent(QEvent.Type.WhatsThis, widget.mapFromGlobal(at), at)
        question.ignore()
        QApplication.sendEvent(widget, question)
        if question.isAccepted():
            return True
        widget = widget.parentWidget()
    return False
