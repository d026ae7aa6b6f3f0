"""Work that may wait: updates follow the painting one by one, drawing ahead takes what time is left."""

import pytest
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from blueprints_desktop.desktop.ui import scheduler
from blueprints_desktop.desktop.ui.scheduler import Scheduler


class Painted(QWidget):
    """Writes down what happens."""

    def __init__(self) -> None:
        super().__init__()
        self.happened: list[str] = []
        self.later = Scheduler(lambda: False, self)

    def noting(self, *names: str):
        return [lambda name=name: self.happened.append(name) for name in names]

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        self.happened.append("painted")


@pytest.fixture
def board(qtbot):
    made = Painted()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    QApplication.processEvents()
    made.happened.clear()
    return made


class Watch:
    """A clock that goes on only when a job takes its time."""

    now = 0

    def start(self) -> None:
        self._begun = Watch.now

    def elapsed(self) -> int:
        return Watch.now - self._begun


def test_updates_follow_the_painting_in_their_order(qtbot, board):
    board.later.update(board.noting("a", "b"))
    board.update()
    qtbot.waitUntil(lambda: not board.later.updating)
    assert board.happened == ["painted", "a", "b"]


def test_what_builds_on_updates_does_not_wait(board):
    board.later.update(board.noting("a", "b"))
    board.later.flush()
    board.later.flush()
    assert board.happened == ["a", "b"]
    assert not board.later.updating


def test_new_updates_replace_those_that_are_left(board):
    board.later.update(board.noting("old"))
    board.later.update(board.noting("new"))
    board.later.flush()
    assert board.happened == ["new"]


def test_what_is_dropped_is_never_done(qtbot, board):
    board.later.update(board.noting("a"))
    board.later.draw_ahead(board.noting("b"), after=0)
    board.later.drop()
    board.later.flush()
    board.later.draw_ahead(board.noting("last"), after=0)
    qtbot.waitUntil(lambda: not board.later.drawing)
    assert board.happened == ["last"]


def test_updates_come_before_drawing_ahead(qtbot, board):
    board.later.draw_ahead(board.noting("ahead"), after=0)
    board.later.update(board.noting("a", "b"))
    qtbot.waitUntil(lambda: not board.later.drawing)
    assert board.happened == ["a", "b", "ahead"]


@pytest.mark.parametrize("while_moving", [False, True])
def test_drawing_ahead_waits_while_something_moves_unless_it_may_not(qtbot, while_moving):
    moves, done = [True], []
    later = Scheduler(lambda: moves[0])
    later.draw_ahead([lambda: done.append(list(moves))], after=0, while_moving=while_moving)
    moved = Scheduler(lambda: False)
    moved.update([lambda: moves.__setitem__(0, False)], after=200)
    qtbot.waitUntil(lambda: not later.drawing and not moved.updating)
    assert done == [[while_moving]]


def test_a_part_takes_jobs_until_its_time_is_used_up(qtbot, monkeypatch):
    monkeypatch.setattr(scheduler, "QElapsedTimer", Watch)
    found: list[int] = []
    parts: list[list[int]] = []
    later = Scheduler(lambda: bool(parts.append(list(found))))

    def jobs():
        for milliseconds in (1, 2, 9, 1, 1):
            found.append(milliseconds)
            yield lambda taken=milliseconds: setattr(Watch, "now", Watch.now + taken)

    later.draw_ahead(jobs(), after=0)
    assert found == [], "each job is found when its turn has come"
    qtbot.waitUntil(lambda: not later.drawing)
    assert parts[:2] == [[], [1, 2, 9]], "begun in time, a long one is ended"
    assert found == [1, 2, 9, 1, 1]
