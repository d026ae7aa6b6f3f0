"""Whoever sees badly and asks for larger letters gets no smaller board for it."""

import pytest

from blueprints_desktop.desktop.pages.table.table_page import TablePage
from blueprints_desktop.desktop.session.game_session import GameSession
from blueprints_desktop.desktop.ui.frame.frame_layout import Format
from tests.desktop.driving import Hands, saved_match, show_active


def board_width(page):
    """Of a ramp, or of a lot of the city: what is played on, in pixels."""
    table = page.board.table
    if page.session.match.box.key == "fits":
        return table.ramp.rect.width()
    return table.city_view.w


def table_at(qtbot, appearance, settings, folder, game, seats, size, scale):
    settings.set("scale", scale)
    saved = saved_match(folder / f"{scale}.match", seats=seats, moves=8, game=game)
    page = TablePage(appearance, GameSession(saved))
    show_active(qtbot, page, size)
    return page


@pytest.mark.parametrize("game", ["fits", "skyline"])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
@pytest.mark.parametrize("scale", [150, 200])
def test_a_board_is_about_as_large_as_at_usual_scale(
    qtbot, tmp_path, appearance, settings, game, seats, size, scale
):
    around = (qtbot, appearance, settings, tmp_path, game, seats, size)
    usual = board_width(table_at(*around, 100))
    larger = table_at(*around, scale)
    assert board_width(larger) >= 0.9 * usual
    assert larger.appearance.look.scale > 1.4
    assert larger.board.board_frame.panels[0].look.scale > 1.4


def test_bars_give_way_before_letters_do(qtbot, tmp_path, appearance, settings):
    page = table_at(qtbot, appearance, settings, tmp_path, "fits", 2, (1920, 1080), 200)
    assert page.top.height() < 2 * 50
    assert page.bar.height() < 2 * 64
    assert page.appearance.look.scale == 2.0


def test_low_panels_stand_beside_the_board_where_high_ones_do_not_fit(
    qtbot, tmp_path, appearance, settings
):
    page = table_at(qtbot, appearance, settings, tmp_path, "skyline", 4, (1920, 1080), 200)
    frame = page.board.board_frame
    assert frame.format is Format.CLOSE
    assert all(panel.geometry().right() < frame.width() / 2 for panel in frame.panels)
    assert frame.panels[-1].geometry().bottom() < frame.toggle.geometry().top() + 40


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
@pytest.mark.parametrize("scale", [150, 200])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_handle_of_the_drawer_lies_below_the_last_panel(
    qtbot, tmp_path, appearance, settings, seats, size, scale
):
    page = table_at(qtbot, appearance, settings, tmp_path, "skyline", seats, size, scale)
    frame = page.board.board_frame
    last = frame.panels[-1]
    assert frame.toggle.isVisible()
    assert last.body().translated(last.pos()).bottom() <= frame.toggle.geometry().top()


@pytest.mark.usefixtures("no_grace")
@pytest.mark.parametrize("game", ["blueprints", "fits", "monuments"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_facts_stay_in_sight_where_they_leave_the_board_enough(
    qtbot, tmp_path, appearance, settings, game, seats
):
    page = table_at(qtbot, appearance, settings, tmp_path, game, seats, (1920, 1080), 150)
    Hands(page).open_curtain()
    frame = page.board.board_frame
    assert frame.format is Format.WIDE
    assert all(card.isVisible() for card in (*frame.panels, *frame.facts))
