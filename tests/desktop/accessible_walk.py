"""Walks through all that a screen reader is told, without working it out for every question."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.ui.accessible import SpokenInterface, Spot


@contextmanager
def asked_once() -> Iterator[None]:
    """Each widget says once what lies in it. It may not change before this ends.

    A widget works out all its spots for every question about one of them. A walk asks six questions
    about each.
    """
    known: dict[SpokenInterface, list[Spot]] = {}
    spots = SpokenInterface.spots

    def remembered(widget: SpokenInterface) -> list[Spot]:
        if widget not in known:
            known[widget] = spots(widget)
        return known[widget]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SpokenInterface, "spots", remembered)
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
