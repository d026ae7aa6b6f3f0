"""New game: everything has room, in any window."""

import pytest

from blueprints_desktop.desktop.pages.new_game import NewGamePage
from blueprints_desktop.games import registry


def fill(page: NewGamePage) -> None:
    while page.seats.add_button.isVisible():
        page.seats.add()


@pytest.mark.parametrize("game", registry.KEYS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_with_all_seats_taken_everything_is_seen_at_once(qtbot, window, game, language):
    window.settings.set("language", language)
    window.new_game(game)
    page = window.page
    fill(page)
    qtbot.wait(10)
    assert len(page.seats.rows) == 4
    assert page._scroll.verticalScrollBar().maximum() == 0


def test_rows_stand_apart_where_there_is_room_and_pictures_give_way_last(open_page):
    page = open_page("skyline")

    def height_of_a_seat(window_height: int) -> int:
        page.resize(1280, window_height)
        return page.seats.rows[0].sizeHint().height()

    high, low = height_of_a_seat(1000), height_of_a_seat(800)
    assert high >= 60 > low, "rows move together before pictures give way"
    page.resize(1280, 640)
    hidden = [picture.isHidden() for picture in page.options.pictures.values()]
    assert hidden
    assert all(hidden)
    page.resize(1280, 1000)
    assert not any(picture.isHidden() for picture in page.options.pictures.values())


def test_where_it_scrolls_panels_still_end_with_tabs_and_start(qtbot, open_page):
    page = open_page("monuments")
    page.resize(1280, 620)
    fill(page)
    qtbot.wait(10)
    assert page._scroll.verticalScrollBar().maximum() > 0

    def right(widget) -> int:
        return widget.mapTo(page, widget.rect().topRight()).x()

    assert right(page.seats) == right(page.options) == right(page.tabs) == right(page.start)
