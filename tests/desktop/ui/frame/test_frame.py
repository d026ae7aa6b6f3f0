"""Whatever the window: players, log and facts are in sight, or a handle brings them out."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from blueprints_desktop.desktop.games.registry import board_of
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.desk_widget import BLEED
from blueprints_desktop.desktop.ui.cards.seat_panel import SeatPanel
from blueprints_desktop.desktop.ui.frame.frame import BoardFrame
from blueprints_desktop.desktop.ui.frame.frame_layout import LOG_FROM, MARGIN, Format
from blueprints_desktop.desktop.ui.frame.log import LogPanel
from tests.desktop.driving import NAMES, unpainted
from tests.desktop.games.seating import Seated, seat
from tests.support import TABLES, new_match

HEIGHTS = range(400, 700, 20)
"""Of boards, between the bars."""


def body_on_desk(panel):
    return panel.body().translated(panel.pos())


def seated_at(qtbot, folder, game, seats, size=(1366, 584)):
    match = new_match(game, seats, 3)
    return seat(Seated, board_of(game), match, qtbot, folder, size=size)


@pytest.mark.parametrize(("game", "seats"), [table for table in TABLES if table[1] > 1])
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


@pytest.fixture
def bare(qtbot, appearance):
    """A frame with two players, a log and a board, and no cards."""
    panels = [SeatPanel(Person(seat, NAMES[seat], seat), appearance) for seat in range(2)]
    made = BoardFrame(appearance, panels, LogPanel(appearance), QWidget(), {})
    qtbot.addWidget(made)
    made.resize(1280, 672)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_without_cards_the_board_has_the_room_of_their_column(bare):
    margin = bare.appearance.look.spaced(*MARGIN)
    bleed = bare.appearance.look.px(BLEED)
    for width in (1280, 1920, 1000):
        bare.resize(width, 672)
        assert bare.format is Format.WIDE
        assert bare.centre.geometry().right() + 1 == width - margin + bleed
        assert not bare.toggle.isVisible(), "the log is in sight, so nothing is in the drawer"


def test_without_cards_a_strip_has_a_handle_for_the_log_alone(bare):
    bare.resize(800, 672)
    assert bare.format is Format.STRIP
    assert bare.toggle.text() == "Log"
    QTest.mouseClick(bare.toggle, Qt.MouseButton.LeftButton)
    assert bare.log.isVisible()


@pytest.mark.parametrize("scale", [150, 200])
def test_without_cards_a_large_scale_finds_a_place_for_all(bare, settings, scale):
    settings.set("scale", scale)
    for width in (1920, 1280, 1000):
        bare.resize(width, 800)
        assert bare.rect().contains(body_on_desk(bare.panels[-1]).toRect())
        assert bare.log.isVisible() != bare.toggle.isVisible()


def test_all_cards_may_be_put_away(qtbot, tmp_path):
    frame = seated_at(qtbot, tmp_path, "skyline", 2).board.board_frame
    narrow, cards = frame.centre.width(), frame.facts
    assert all(card.isVisible() for card in cards)
    frame.use_facts(())
    assert not any(card.isVisible() for card in cards)
    assert frame.centre.width() > narrow
