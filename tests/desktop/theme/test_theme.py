"""A table takes no larger scale than its window bears, and follows all else."""

import pytest
from PySide6.QtCore import QObject, QSize

from blueprints_desktop.desktop.pages.table.table_page import TablePage
from blueprints_desktop.desktop.session.game_session import GameSession
from blueprints_desktop.desktop.theme.theme import FittedAppearance, borne
from tests.desktop.driving import Hands, saved_match, show_active


def test_a_scale_is_followed_as_far_as_there_is_room():
    assert borne(1.0, QSize(720, 520)) == borne(2.0, QSize(720, 520)) == 1.0
    assert borne(2.0, QSize(1440, 1040)) == 2.0
    assert 1.0 < borne(2.0, QSize(1024, 700)) < 1.4


def test_what_scrolls_needs_width_alone():
    assert borne(2.0, QSize(720, 100), QSize(360, 0)) == 2.0
    assert borne(2.0, QSize(720, 100), QSize(480, 0)) == 1.5


def test_a_window_that_is_not_shown_yet_changes_nothing():
    assert borne(1.0, QSize(100, 30)) == 1.0
    assert borne(0.8, QSize(100, 30)) == 0.8


def test_it_is_announced_only_when_the_scale_changes(qtbot, appearance, settings):
    settings.set("scale", 200)
    owner = QObject()
    fitted = FittedAppearance(appearance, owner)
    with qtbot.waitSignals([fitted.changed, fitted.taken]):
        fitted.fit(QSize(720, 520))
    with qtbot.assertNotEmitted(fitted.changed):
        fitted.fit(QSize(730, 530))
    assert fitted.look.scale == 1.0
    with qtbot.waitSignal(fitted.changed):
        settings.set("theme", "dark")
    assert fitted.look.palette.dark
    assert fitted.look.scale == 1.0


@pytest.mark.parametrize("size", [(720, 520), (1024, 700), (1280, 800)])
def test_bars_never_take_the_boards_room(qtbot, tmp_path, appearance, settings, size):
    settings.set("scale", 200)
    page = TablePage(appearance, GameSession(saved_match(tmp_path / "m.match", seats=2)))
    page.session.open_curtain()
    show_active(qtbot, page, size)
    assert page.board.height() >= 0.74 * size[1]
    bar = page.bar
    Hands(page).lift(page.session.match.state.pool[0])
    shown = [b for b in (bar.primary, bar.secondary) if b.isVisible()]
    assert shown
    assert all(button.x() > bar.width() / 3 for button in shown)
