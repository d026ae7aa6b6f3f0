"""Everything a widget shows or holds, in order: for tests that compare two screens.

Hidden parts count as well. What they hold would be told as soon as they are shown, and a screen
reader may find them before that.
"""

from collections.abc import Iterator
from typing import Any

import numpy
from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsView,
    QWidget,
)

from tests.desktop.accessible_walk import interfaces
from tests.desktop.secrecy.listening import SPOKEN, TEXTS

SMOOTHING = 12
"""Of 255: letters are drawn a little differently once they are in Qt's cache."""


def snapshot(root: QWidget) -> list[str]:
    """Texts and states of all widgets, scene items, models and accessible parts below ``root``."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    held = [root, *root.findChildren(QWidget)]
    lines = [_widget_line(widget) for widget in held]
    for widget in held:
        if isinstance(widget, QGraphicsView):
            lines += [_item_line(item) for item in widget.scene().items()]
        if isinstance(widget, QAbstractItemView):
            lines += list(_model_lines(widget))
    return lines + list(_spoken_lines(root))


def picture(widget: QWidget) -> QImage:
    """What is seen of a widget."""
    return widget.grab().toImage()


def look_alike(one: QImage, other: QImage) -> bool:
    """Whether two pictures are the same, but for how the edges of letters are smoothed."""
    if one.size() != other.size() or one.isNull() or one == other:
        return one.size() == other.size()
    return int(abs(_pixels(one) - _pixels(other)).max()) <= SMOOTHING


def _pixels(image: QImage) -> "numpy.ndarray[Any, Any]":
    plain = image.convertToFormat(QImage.Format.Format_ARGB32)
    return numpy.frombuffer(plain.constBits(), numpy.uint8).astype(int)


def _widget_line(widget: QWidget) -> str:
    texts = {name: _call(widget, name) for name in TEXTS}
    said = {name: text for name, text in texts.items() if isinstance(text, str) and text}
    states = (widget.isEnabled(), widget.isHidden(), widget.cursor().shape().name)
    place = widget.geometry().getRect() if widget.isVisible() else ""
    return f"{type(widget).__name__} {place} {states} {said}"


def _item_line(item: QGraphicsItem) -> str:
    texts = [item.toolTip(), *(str(item.data(key)) for key in range(8) if item.data(key))]
    texts += [str(_call(item, name) or "") for name in ("text", "toPlainText")]
    if isinstance(item, QGraphicsObject):
        texts.append(item.objectName())
    place = [round(value, 2) for value in item.sceneBoundingRect().getRect()]
    return f"{type(item).__name__} {place} {item.isVisible()} {item.opacity():.2f} {texts}"


def _model_lines(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    for row in range(model.rowCount(QModelIndex()) if model is not None else 0):
        for role in Qt.ItemDataRole:
            value = model.data(model.index(row, 0), role)
            if isinstance(value, str):
                yield f"row {row}: {value}"


def _spoken_lines(root: QWidget) -> Iterator[str]:
    for depth, interface in interfaces(root):
        texts = [interface.text(kind) for kind in SPOKEN]
        state = interface.state()
        flags = [
            bool(getattr(state, name)) for name in ("disabled", "invisible", "checked", "focusable")
        ]
        yield f"{'  ' * depth}{interface.role().name} {flags} {texts}"


def _call(thing: object, name: str) -> object:
    value = getattr(thing, name, None)
    try:
        return value() if callable(value) else None
    except TypeError:  # it wants arguments, so it is no text of its own
        return None
