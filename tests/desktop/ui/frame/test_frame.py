"""Whatever the window: players, log and facts are in sight, or a handle brings them out."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.games.registry import board_of
from blueprints_desktop.desktop.ui.frame.frame_layout import LOG_FROM, Format
from tests.desktop.driving import unpainted
from tests.desktop.games.seating import Seated, seat
from tests.support import new_match

HEIGHTS = range(400, 700, 20)
"""Of boards, between the bars."""


def body_on_desk(panel):
    return panel.body().translated(panel.pos())


def seated_at(qtbot, folder, game, seats, size=(1366, 584)):
    match = new_match(game, seats, 3)
    return seat(Seated, board_of(game), match, qtbot, folder, size=size)


@pytest.mark.parametrize("game", ["blueprints", "fits", "monuments", "skyline"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_can_always_be_read(qtbot, tmp_path, game, seats):
    seated = seated_at(qtbot, tmp_path, game, seats)
    board, frame = seated.board, seated.board.board_frame
    with unpainted(board):
        for high in HEIGHTS:
            board.resize(1366, high)
            QApplication.processEvents()
            foot = body_on_desk(frame.panels[-1]).bottom()
            if frame.log.isVisible():
                assert frame.log.body().height() >= LOG_FROM
                assert foot < body_on_desk(frame.log).top()
                continue
            assert frame.toggle.isVisible()
            assert frame.format is Format.STRIP or foot <= frame.toggle.geometry().top()
            assert frame.rect().contains(frame.toggle.geometry())
            QTest.mouseClick(frame.toggle, Qt.MouseButton.LeftButton)
            assert frame.log.isVisible()
            frame.toggle.setChecked(False)


def test_four_players_have_their_log_behind_a_handle_before_panels_say_less(qtbot, tmp_path):
    seated = seated_at(qtbot, tmp_path, "skyline", 4)
    frame = seated.board.board_frame
    assert frame.format is Format.WIDE
    assert frame.toggle.text() == "Log"
    assert not frame.panels[0].strip
    seated.board.resize(1366, 520)
    assert frame.format is Format.WIDE
    assert frame.panels[0].strip
    assert frame.log.isVisible()


def test_a_drawer_that_is_out_goes_with_what_was_in_it(qtbot, tmp_path):
    seated = seated_at(qtbot, tmp_path, "skyline", 4)
    frame = seated.board.board_frame
    frame.toggle.setChecked(True)
    assert frame.drawer.isVisible()
    seated.board.resize(1366, 760)
    assert frame.log.isVisible()
    assert not frame.drawer.isVisible()
    assert not frame.toggle.isVisible()
    seated.board.resize(1366, 584)
    assert not frame.log.isVisible()
    assert not frame.toggle.isChecked()
