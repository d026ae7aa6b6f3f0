"""Where Tab goes: through widgets one after another, wherever they stand."""

from collections.abc import Iterable
from itertools import pairwise

from PySide6.QtWidgets import QWidget


def tab_through(stops: Iterable[QWidget]) -> None:
    """From each of them Tab leads to the next."""
    for before, after in pairwise(stops):
        QWidget.setTabOrder(before, after)
