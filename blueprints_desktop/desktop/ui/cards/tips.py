"""Tips beside the pointer, asked for when it rests: no widget keeps what they say.

A tip may name the paragraph of the rulebook that says more. F1 opens it while the pointer is
there. On cards, where a click means nothing else, a click shows the tip without delay.

A tip that stands when the curtain closes would stay on the screen for a moment longer, so it can
be taken away at once.
"""

from collections.abc import Callable

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from blueprints_desktop.desktop.ui.board.rule_lookup import ask, board_around
from blueprints_desktop.desktop.ui.controls.plain_text import show_tip

_SMALL, _GAP, UNDER_POINTER = 160, 8, 16
"""Things up to this high have their tip so far below them; Qt puts it so far under the pointer."""


@frozen(eq=False)
class Tip:
    """What to say, and the area in the widget's pixels for which it holds."""

    text: str
    area: QRect
    rule: str = ""
    """The id of the rulebook's paragraph about it; ``Board.rule_wanted`` carries it."""
    clear_of: QRect | None = None
    """What it must not cover, in the widget's pixels: it stands at the right of that."""


TipAt = Callable[[QPoint], Tip | None]


def answer(widget: QWidget, event: QEvent, tip_at: TipAt, *, clickable: bool = False) -> bool:
    """Answer what a widget is asked about a place in it; False: the event asks for nothing.

    A resting pointer is shown the tip, and with ``clickable`` a click shows it at once; F1 opens its rule. For
    the sign over what can be clicked, the widget has to track the mouse.
    """
    if isinstance(event, QHelpEvent):
        return _help(widget, event, tip_at)
    if clickable and isinstance(event, QMouseEvent):
        return _press(widget, event, tip_at)
    return False


def _help(widget: QWidget, event: QHelpEvent, tip_at: TipAt) -> bool:
    tip = tip_at(event.pos())
    if event.type() == QEvent.Type.WhatsThis:
        event.setAccepted(tip is not None and ask(widget, tip.rule))
        return True
    if event.type() != QEvent.Type.ToolTip:
        return False
    if tip is None or not tip.text:
        QToolTip.hideText()
        event.ignore()
    else:
        tell(widget, event.pos(), tip)
    return True


def tell(widget: QWidget, at: QPoint, tip: Tip) -> None:
    """Show a tip about what lies at a place of a widget."""
    show_tip(_beside(widget, at, tip), _shown(tip), widget, tip.area)


def _beside(widget: QWidget, at: QPoint, tip: Tip) -> QPoint:
    """Where Qt shall think the pointer is, to put the tip under what it is about.

    Beside the pointer it would lie on the next of several things in a row. Where the thing is
    large, the pointer's own place is near enough.
    """
    if tip.clear_of is not None:
        return widget.mapToGlobal(QPoint(tip.clear_of.right() + _GAP, at.y() - UNDER_POINTER))
    if tip.area.height() > _SMALL:
        return widget.mapToGlobal(at)
    below = widget.mapToGlobal(QPoint(at.x(), tip.area.bottom()))
    return below + QPoint(0, _GAP - UNDER_POINTER)


def _press(widget: QWidget, event: QMouseEvent, tip_at: TipAt) -> bool:
    if event.type() == QEvent.Type.MouseMove:
        tip = tip_at(event.position().toPoint())
        asks = tip is not None and bool(tip.rule) and board_around(widget) is not None
        widget.setCursor(Qt.CursorShape.WhatsThisCursor if asks else Qt.CursorShape.ArrowCursor)
        return False
    if event.button() != Qt.MouseButton.LeftButton:
        return False
    if event.type() == QEvent.Type.MouseButtonPress:
        tip = tip_at(event.position().toPoint())
        return tip is not None and bool(tip.rule)  # the release is told only to who took this
    if event.type() == QEvent.Type.MouseButtonRelease:
        tip = tip_at(event.position().toPoint())
        if tip is not None:
            tell(widget, event.position().toPoint(), tip)
        return tip is not None
    return False


def _shown(tip: Tip) -> str:
    if not tip.rule:
        return tip.text
    more = QCoreApplication.translate("Tips", "F1 opens the rule")
    return f"{tip.text}\n{more}" if tip.text else more


def take_away() -> None:
    """Remove a tip without the delay that Qt gives it."""
    QToolTip.hideText()
    for widget in QApplication.topLevelWidgets():
        if widget.metaObject().className() == "QTipLabel":
            widget.close()
            widget.deleteLater()
