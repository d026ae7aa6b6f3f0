"""Tips beside the pointer, asked for when it rests: no widget keeps what they say.

A tip that stands when the curtain closes would stay on the screen for a moment longer, so it can
be taken away at once.
"""

from collections.abc import Callable

from attrs import frozen
from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget


@frozen(eq=False)
class Tip:
    """What to say, and the area in the widget's pixels for which it holds."""

    text: str
    area: QRect


def answer(widget: QWidget, event: QEvent, tip_at: Callable[[QPoint], Tip | None]) -> bool:
    """Show the tip that a resting pointer asks for; False: the event asks for none."""
    if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
        return False
    tip = tip_at(event.pos())
    if tip is None or not tip.text:
        QToolTip.hideText()
        event.ignore()
    else:
        QToolTip.showText(event.globalPos(), tip.text, widget, tip.area)
    return True


def take_away() -> None:
    """Remove a tip without the delay that Qt gives it."""
    QToolTip.hideText()
    for widget in QApplication.topLevelWidgets():
        if widget.metaObject().className() == "QTipLabel":
            widget.close()
            widget.deleteLater()
