"""What may wait is done once, after the painting; what builds on it does not wait."""

import pytest
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from blueprints_desktop.desktop.ui.deferred import Deferred


class Board(QWidget):
    """Writes down what happens."""

    def __init__(self) -> None:
        super().__init__()
        self.happened: list[str] = []
        self.rest = Deferred(lambda: self.happened.append("rest"), self)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        self.happened.append("painted")


@pytest.fixture
def board(qtbot):
    made = Board()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    QApplication.processEvents()
    made.happened.clear()
    return made


def test_it_follows_the_painting(qtbot, board):
    board.rest.want()
    board.update()
    board.rest.want()
    qtbot.waitUntil(lambda: not board.rest.wanted)
    assert board.happened == ["painted", "rest"]


def test_what_builds_on_it_does_not_wait(board):
    board.rest.want()
    board.rest.do_now()
    board.rest.do_now()
    assert board.happened == ["rest"]
    QApplication.processEvents()
    assert board.happened == ["rest"]


def test_what_is_dropped_is_never_done(board):
    board.rest.want()
    board.rest.drop()
    QApplication.processEvents()
    board.rest.do_now()
    assert board.happened == []
