"""A monkey at the program: clicks and keys by lot, and what it must not leave behind."""

import gc
import random
from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

KEYS = [
    *(Qt.Key(Qt.Key.Key_0 + number) for number in range(10)),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down) * 3,
    *(Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_Space) * 2,
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Backspace, Qt.Key.Key_Delete),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
    *(Qt.Key.Key_A, Qt.Key.Key_E, Qt.Key.Key_F, Qt.Key.Key_L, Qt.Key.Key_Q, Qt.Key.Key_R),
    *(Qt.Key.Key_S, Qt.Key.Key_V, Qt.Key.Key_Z, Qt.Key.Key_F2, Qt.Key.Key_Menu),
    *(Qt.Key.Key_C, Qt.Key.Key_P, Qt.Key.Key_T),
]


BATCH = 50
"""Gestures, before the monkey is brought back to its page."""


class Monkey:
    """Presses and types by lot, wherever the program has led it."""

    def __init__(self, window: QWidget, seed: int) -> None:
        self._window = window
        self._lot = random.Random(seed)

    def act(self) -> None:
        """One gesture: mostly clicks on what is visible, else a key for whatever has the focus."""
        self._close_what_popped_up()
        if self._lot.random() < 0.5:
            self._press_key()
        else:
            self._use_mouse()

    def _press_key(self) -> None:
        target = self._window.focusWidget() or self._window
        modifier = Qt.KeyboardModifier.NoModifier
        if self._lot.random() < 0.1:
            modifier = Qt.KeyboardModifier.ShiftModifier
        QTest.keyClick(target, self._lot.choice(KEYS), modifier)

    def _use_mouse(self) -> None:
        at = QPoint(
            self._lot.randrange(self._window.width()), self._lot.randrange(self._window.height())
        )
        target = self._window.childAt(at) or self._window
        spot = target.mapFrom(self._window, at)
        QTest.mouseMove(target, spot)
        button = self._lot.choice([Qt.MouseButton.LeftButton] * 5 + [Qt.MouseButton.RightButton])
        if self._lot.random() < 0.1:
            QTest.mouseDClick(target, button, pos=spot)
        else:
            QTest.mousePress(target, button, pos=spot)
            if self._lot.random() < 0.2:
                QTest.mouseMove(target, spot + QPoint(60, 60))
            QTest.mouseRelease(target, button, pos=spot)

    def _close_what_popped_up(self) -> None:
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
        dialog = QApplication.activeModalWidget()
        if dialog is not None:
            dialog.close()


def settle() -> None:
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


def let_loose(window: QWidget, seed: int, go: Callable[[], None], batches: int) -> Iterator[None]:
    """Batches of gestures, each begun where ``go`` leads; halts after every gesture.

    The window is painted now and then only, since drawing it each time would take too long.
    """
    monkey = Monkey(window, seed)
    window.setUpdatesEnabled(False)
    for batch in range(batches):
        go()
        for _ in range(BATCH):
            monkey.act()
            yield
        if batch % 5 == 0:
            window.setUpdatesEnabled(True)
            window.grab()
            window.setUpdatesEnabled(False)
    settle()


def come_and_go(window: Any, go: Callable[[], None], times: int) -> tuple[int, int]:
    """How many widgets and Python objects there are after so many visits."""
    for _ in range(times):
        go()
        QTest.qWait(1)
        window.go_home()
        settle()
    return len(QApplication.allWidgets()), len(gc.get_objects())
