"""What the Blueprints board draws ahead, and when."""

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.games.blueprints.board.board import drawn_ahead
from tests.desktop.games.blueprints.at_table import seat_at
from tests.desktop.games.seating import position_of

pytestmark = pytest.mark.own_pictures


def test_dice_are_drawn_ahead_and_the_timer_then_rests(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    later = seated.board.later
    assert later.drawing
    cache = seated.board.appearance.look.pixmaps
    cache.clear()
    qtbot.waitUntil(lambda: not later.drawing, timeout=15000)
    assert len(cache) > len(seated.board.table.pool.dice)
    seated.choose(0)
    QApplication.processEvents()
    assert not later.drawing


def test_the_curtain_stops_drawing_ahead(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.board.clear()
    assert not seated.board.later.drawing


def test_after_that_a_move_has_no_die_and_no_shadow_to_draw(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=3)
    seated.board.grab()
    position = position_of(seated.match, seated.match.to_act)
    for job in drawn_ahead(seated.table, position.view, QSizeF(seated.board.size())):
        job()
    kept = seated.board.appearance.look.pixmaps
    before = set(kept)
    seated.match.play(seated.match.legal_moves()[-1])
    seated.board.show_position(position_of(seated.match, position.viewer))
    seated.board.grab()
    drawn = {what[0] for what, _, _ in set(kept) - before}
    assert not drawn & {"die", "contact shadow", "building ground"}
