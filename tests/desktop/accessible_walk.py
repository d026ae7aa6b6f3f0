"""Walks through all that a screen reader is told, without working it out for every question."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.ui.scene.accessible import Spot, ViewInterface


@contextmanager
def asked_once() -> Iterator[None]:
    """Each view says once what lies in it. It may not change before this ends.

    A view works out all its spots for every question about one of them. A walk asks six questions
    about each.
    """
    known: dict[ViewInterface, list[Spot]] = {}
    spots = ViewInterface.spots

    def remembered(view: ViewInterface) -> list[Spot]:
        if view not in known:
            known[view] = spots(view)
        return known[view]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ViewInterface, "spots", remembered)
        yield


def interfaces(root: QWidget) -> Iterator[tuple[int, QAccessibleInterface]]:
    """Everything accessible below a widget that is valid, with its depth, in order."""
    with asked_once():
        todo = [(0, QAccessible.queryAccessibleInterface(root))]
        while todo:
            depth, interface = todo.pop()
            if interface is None or not interface.isValid():
                continue
            yield depth, interface
            children = range(interface.childCount())
            todo += [(depth + 1, interface.child(number)) for number in reversed(children)]
