"""What a table page shows at a moment, in a form in which two pages can be compared."""

from typing import Any

import numpy as np
from attrs import frozen
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QImage, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QGraphicsView,
    QLabel,
    QWidget,
)

from blueprints_desktop.desktop.pages.table.table_page import TablePage
from tests.desktop.accessible_walk import asked_once
from tests.desktop.driving import settle

_SPOKEN = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
    QAccessible.Text.Help,
)
_COARSE, _NOTICED = 4, 20
"""Pixels of a picture that are taken together, and by how much of 255 they may differ."""


@frozen
class Shown:
    """All that is to be seen and heard of a table page, but for what undo would do.

    How far moves can be taken back depends on who sat there when they were made.
    """

    bar: tuple[Any, ...]
    widgets: tuple[Any, ...]
    spoken: tuple[Any, ...]
    scenes: tuple[Any, ...]
    rows: tuple[Any, ...]
    picture: QImage


def shown_on(page: TablePage) -> Shown:
    settle()
    return Shown(
        _bar(page), _widgets(page), _spoken(page), _scenes(page), _rows(page), _picture(page)
    )


def differences(one: Shown, other: Shown) -> list[str]:
    """What differs, in words; nothing: the pages are alike."""
    found = []
    for part in ("bar", "widgets", "spoken", "scenes", "rows"):
        mine, theirs = getattr(one, part), getattr(other, part)
        if mine != theirs:
            found += [f"{part}: only here: {each}" for each in mine if each not in theirs]
            found += [f"{part}: only fresh: {each}" for each in theirs if each not in mine]
            if len(mine) != len(theirs) or not found:
                found.append(f"{part}: {len(mine)} here, {len(theirs)} fresh")
    area = differing_area(one.picture, other.picture)
    if not area.isEmpty():
        found.append(f"picture: differs in {area.getRect()}")
    return found


def differing_area(one: QImage, other: QImage) -> QRect:
    """Where two pictures differ to the eye; nothing where only edges of letters and shadows do.

    Letters may be drawn half a pixel aside, and shadows of neighbours may lie over one another
    either way. So the pictures are compared when they are made smaller.
    """
    if one.size() != other.size():
        return one.rect().united(other.rect())
    if one == other:
        return QRect()
    apart = np.abs(_reduced(one) - _reduced(other)).max(axis=2) > _NOTICED
    rows, columns = np.nonzero(apart.any(axis=1))[0], np.nonzero(apart.any(axis=0))[0]
    if not len(rows):
        return QRect()
    corners = (int(columns[0]), int(rows[0])), (int(columns[-1]) + 1, int(rows[-1]) + 1)
    (left, top), (right, bottom) = corners
    return QRect(left * _COARSE, top * _COARSE, (right - left) * _COARSE, (bottom - top) * _COARSE)


def _reduced(image: QImage) -> "np.ndarray[Any, Any]":
    size = QSize(image.width() // _COARSE, image.height() // _COARSE)
    how = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    small = image.convertToFormat(QImage.Format.Format_RGB32).scaled(size, *how)
    values = np.frombuffer(bytes(small.constBits()), np.uint8)
    return values.reshape(small.height(), small.width(), 4)[:, :, :3].astype(int)


def _bar(page: TablePage) -> tuple[Any, ...]:
    bar = page.bar
    buttons = [
        (name, button.isVisible(), button.isEnabled(), button.text(), button.toolTip(), button.key_hint)
        for name, button in (("primary", bar.primary), ("secondary", bar.secondary), ("why", bar.why))
        if button.isVisible()
    ]  # fmt: skip
    return (bar.prompt, bar.accessibleName(), *buttons)


def _left_out(page: TablePage, widget: QWidget) -> bool:
    return widget in (page.top.undo, page.curtain.undo_button)


def _widgets(page: TablePage) -> tuple[Any, ...]:
    found = []
    for widget in page.findChildren(QWidget):
        if not widget.isVisible() or _left_out(page, widget):
            continue
        at = widget.mapTo(page, QPoint())
        text = widget.text() if isinstance(widget, QAbstractButton | QLabel) else ""
        found.append(
            (
                type(widget).__name__,
                (at.x(), at.y(), widget.width(), widget.height()),
                text,
                widget.toolTip(),
                widget.accessibleName(),
                widget.accessibleDescription(),
                widget.isEnabled(),
                widget.hasFocus(),
            )
        )
    return tuple(sorted(found))


@asked_once()
def _spoken(page: TablePage) -> tuple[Any, ...]:
    found = []
    todo = [QAccessible.queryAccessibleInterface(page)]
    while todo:
        interface = todo.pop()
        if interface is None or not interface.isValid():
            continue
        widget = interface.object()
        if isinstance(widget, QWidget) and _left_out(page, widget):
            continue
        state = interface.state()
        if state.invisible:
            continue
        told = tuple(interface.text(kind) for kind in _SPOKEN)
        found.append((str(interface.role()), *told, bool(state.disabled), bool(state.focused)))
        if not isinstance(widget, QAbstractItemView):  # Qt tells of new rows only where one listens
            todo += [interface.child(number) for number in range(interface.childCount())]
    return tuple(sorted(found))


def _rows(page: TablePage) -> tuple[Any, ...]:
    found = []
    for view in page.findChildren(QAbstractItemView):
        model = view.model()
        if view.isVisible() and model is not None:
            found += [model.index(row, 0).data() for row in range(model.rowCount())]
    return tuple(found)


def _scenes(page: TablePage) -> tuple[Any, ...]:
    found = []
    for view in page.findChildren(QGraphicsView):
        if view.isVisible():
            for item in view.scene().items():
                if item.isVisible() and item.opacity() > 0:
                    area = item.sceneBoundingRect().toRect()
                    found.append((type(item).__name__, item.toolTip(), area.getRect()))
    return tuple(sorted(found))


def _picture(page: TablePage) -> QImage:
    """The page as it is painted, without what undo would do."""
    image = page.grab().toImage()
    painter = QPainter(image)
    undo, back = page.top.undo, page.curtain.undo_button
    covered = QRect(undo.mapTo(page, QPoint()), undo.size())
    if page.curtain.isVisible():
        top = back.mapTo(page, QPoint()).y()
        covered = QRect(page.width() // 2, top, page.width() // 2, back.height())
    painter.fillRect(covered, Qt.GlobalColor.black)
    painter.end()
    return image
