"""Everything a window says, to eyes, ears and the clipboard: for tests of what must not be said."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QPoint,
    Qt,
)
from PySide6.QtGui import QAccessible, QGuiApplication, QHelpEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QGraphicsView,
    QToolTip,
    QWidget,
)

from blueprints_desktop.desktop.ui.cards.desk_widget import DeskWidget
from blueprints_desktop.desktop.ui.cards.tips import take_away
from tests.desktop.accessible_walk import interfaces

TEXTS = ("text", "toolTip", "statusTip", "whatsThis", "accessibleName", "accessibleDescription",
          "windowTitle", "placeholderText", "title")  # fmt: skip
SPOKEN = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
    QAccessible.Text.Help,
    QAccessible.Text.Identifier,
)
_ACROSS, _DOWN = 48, 30
"""Pixels from one place where a pointer rests to the next: no die and no row is missed."""


def said_by_widgets(window: QWidget) -> set[str]:
    said = set()
    floating = QApplication.topLevelWidgets()
    for widget in (window, *window.findChildren(QWidget), *floating):
        for name in TEXTS:
            value = getattr(widget, name, None)
            text = value() if callable(value) else ""
            said.add(text if isinstance(text, str) else "")
    return said


def said_by_scenes(window: QWidget) -> set[str]:
    said = set()
    for view in window.findChildren(QGraphicsView):
        for item in view.scene().items():
            said.add(item.toolTip())
            said |= {str(item.data(key) or "") for key in range(8)}
            for name in ("text", "toPlainText"):
                if callable(getattr(item, name, None)):
                    said.add(str(getattr(item, name)()))
    return said


def columns_of(model: QAbstractItemModel) -> int:
    """How many columns a model has; a list does not say."""
    top = QModelIndex()
    return 1 if isinstance(model, QAbstractListModel) else model.columnCount(top)


def said_by_models(window: QWidget) -> set[str]:
    said = set()
    for view in window.findChildren(QAbstractItemView):
        model = view.model()
        if model is None:
            continue
        rows, columns = model.rowCount(QModelIndex()), columns_of(model)
        for role in Qt.ItemDataRole:
            values = [
                model.data(model.index(row, column), role)
                for row in range(rows)
                for column in range(columns)
            ]
            across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
            values += [model.headerData(column, across, role) for column in range(columns)]
            values += [model.headerData(row, down, role) for row in range(rows)]
            said |= {value for value in values if isinstance(value, str)}
    return said


def said_aloud(window: QWidget) -> set[str]:
    """All that a screen reader could read, choices on the table included."""
    return {interface.text(kind) for _, interface in interfaces(window) for kind in SPOKEN}


def everything_said(window: QWidget) -> set[str]:
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    said = said_by_widgets(window) | said_by_scenes(window) | said_by_models(window)
    said |= said_aloud(window) | {QGuiApplication.clipboard().text()}
    return {text for text in said if text}


# --- tips -------------------------------------------------------------------------------


def tip_at(widget: QWidget, at: QPoint) -> str:
    """What a pointer is told that rests there."""
    with heard_tips() as heard:
        return _tip_at(widget, at, heard)


def said_by_tips(window: QWidget) -> set[str]:
    """What tables, panels and cards answer a pointer that rests here and there on them."""
    with heard_tips() as heard:
        said = {
            _tip_at(widget, QPoint(x, y), heard)
            for widget in _pointed_at(window)
            for y in range(_DOWN // 2, widget.height(), _DOWN)
            for x in range(_ACROSS // 2, widget.width(), _ACROSS)
        }
    return {text for text in said if text}


@contextmanager
def heard_tips() -> Iterator[list[str]]:
    """Tips that the program shows are noted instead: a thousand windows open slowly.

    Those that Qt shows by itself are shown.
    """
    heard: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        noted = staticmethod(lambda _at, text, *_where: heard.append(text))
        patch.setattr(QToolTip, "showText", noted)
        take_away()
        yield heard


def _tip_at(widget: QWidget, at: QPoint, heard: list[str]) -> str:
    heard.clear()
    asked = QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at))
    QApplication.sendEvent(widget, asked)
    if heard:
        return heard[-1]
    told = QToolTip.text() if QToolTip.isVisible() else ""
    if told:
        take_away()
    return told


def _pointed_at(window: QWidget) -> Iterator[QWidget]:
    yield from window.findChildren(DeskWidget)
    for view in (window, *window.findChildren(QGraphicsView)):
        if isinstance(view, QGraphicsView):
            yield view.viewport()
