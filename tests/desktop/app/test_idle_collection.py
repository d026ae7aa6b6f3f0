"""Garbage with Qt objects in it is deleted between two events, in the window's thread."""

import gc
import threading
import weakref

import pytest
from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from blueprints_desktop.desktop.app.services import IdleCollection

MANY = 20_000
"""More objects than Python makes without looking for garbage."""


class Cyclic(QWidget):
    """A widget that only the collector deletes."""

    def __init__(self) -> None:
        super().__init__()
        self.itself = self


class Deletions(QObject):
    """Makes garbage, and notes in which thread and inside which event it is deleted."""

    def __init__(self) -> None:
        super().__init__()
        self.handling = False
        self.noted: list[tuple[bool, bool]] = []
        """For each: in the main thread, and while an event was handled."""
        self.kept: list[list[int]] = []

    def make(self) -> None:
        gone = Cyclic()
        weakref.finalize(gone, self._note)

    def _note(self) -> None:
        main = threading.current_thread() is threading.main_thread()
        self.noted.append((main, self.handling))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.User:
            self.handling = True
            self.make_objects()
            self.handling = False
        return super().event(event)

    def make_objects(self) -> None:
        """So many that Python would collect garbage meanwhile."""
        self.kept = [[number] for number in range(MANY)]


@pytest.fixture
def deletions(qapp):
    gc.collect()
    collection = IdleCollection(qapp)
    collection.begin()
    yield Deletions()
    collection.end()
    collection.deleteLater()


def test_not_within_an_event(deletions, qtbot):
    deletions.make()
    QApplication.sendEvent(deletions, QEvent(QEvent.Type.User))
    assert not deletions.noted
    qtbot.waitUntil(lambda: bool(deletions.noted))
    assert deletions.noted == [(True, False)]


def test_not_in_another_thread(deletions, qtbot):
    deletions.make()
    thread = threading.Thread(target=deletions.make_objects)
    thread.start()
    thread.join()
    assert not deletions.noted
    qtbot.waitUntil(lambda: bool(deletions.noted))
    assert deletions.noted == [(True, False)]


def test_not_within_a_nested_event_loop(deletions, qtbot):
    """A loop within a loop runs while somebody handles an event."""
    outer, inner, seen = QEventLoop(), QEventLoop(), []

    def nest() -> None:
        deletions.make()
        deletions.make_objects()
        QTimer.singleShot(1200, inner.quit)
        inner.exec()
        seen.extend(deletions.noted)
        outer.quit()

    QTimer.singleShot(0, nest)
    outer.exec()
    assert not seen
    qtbot.waitUntil(lambda: bool(deletions.noted))


def test_python_collects_again_afterwards(qapp):
    collection = IdleCollection(qapp)
    collection.begin()
    assert not gc.isenabled()
    collection.end()
    assert gc.isenabled()
    collection.deleteLater()
