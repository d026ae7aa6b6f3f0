"""The monkey of `tasks.py monkey` in a test: fewer gestures, hardly any painting, one page at a time."""

import gc
import random
from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.app.window import Window
from blueprints_desktop.tools.monkey.gestures import Gestures
from blueprints_desktop.tools.monkey.pages import PAGES
from blueprints_desktop.tools.monkey.run import close_what_is_open

BATCH = 50
"""Gestures, before the monkey is brought back to its page."""


def settle() -> None:
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


def let_loose(window: Window, page: str, seed: int, batches: int) -> Iterator[str]:
    """Batches of gestures, each begun on a page; yields each gesture once it is made.

    The window is painted now and then only, since drawing it each time would take too long.
    """
    monkey, lot = Gestures(window, seed, plain=True), random.Random(seed)
    window.setUpdatesEnabled(False)
    for batch in range(batches):
        close_what_is_open()
        window.show()
        PAGES[page](window, lot)
        for _ in range(BATCH):
            monkey.act()
            yield monkey.last[-1]
        if batch % 4 == 0:
            window.setUpdatesEnabled(True)
            window.grab()
            window.setUpdatesEnabled(False)
    close_what_is_open()
    settle()


def come_and_go(window: Any, go: Callable[[], None], times: int) -> tuple[int, int]:
    """How many widgets and Python objects there are after so many visits."""
    for _ in range(times):
        go()
        settle()
        window.go_home()
        settle()
    return len(QApplication.allWidgets()), len(gc.get_objects())
