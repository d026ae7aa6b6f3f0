"""New game: everything has room, in any window."""

import pytest

from blueprints_desktop.desktop.pages.new_game.new_game_page import NewGamePage
from blueprints_desktop.games import registry
from tests.desktop.driving import settle


def fill(page: NewGamePage) -> None:
    while page.seats.add_button.isVisible():
        page.seats.add()


@pytest.mark.parametrize("game", registry.KEYS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_with_all_seats_taken_everything_is_seen_at_once(window, game, language):
    window.settings.set("language", language)
    window.new_game(game)
    page = window.page
    fill(page)
    settle()
    assert len(page.seats.rows) == registry.seats(game)[-1]
    assert page.scroller.verticalScrollBar().maximum() == 0


def test_the_closest_players_still_keep_from_title_and_edge(window):
    window.new_game("monuments")
    seats = window.page.seats
    fill(window.page)
    settle()
    first, last = (seats.rows[at].name for at in (0, -1))
    under_title = first.mapTo(seats, first.rect().topLeft()).y() - seats.title.geometry().bottom()
    over_edge = seats.rect().bottom() - last.mapTo(seats, last.rect().bottomLeft()).y()
    assert under_title >= 9
    assert over_edge >= 11


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


@pytest.mark.parametrize(
    ("game", "size"),
    [*((game, (1920, 1080)) for game in registry.KEYS), ("blueprints", (1280, 800))],
)
def test_nothing_moves_when_players_join_and_leave(open_page, game, size):
    page = open_page(game)
    page.resize(*size)
    settle()

    def places() -> list[tuple[int, ...]]:
        pictures = [each for each in page.options.pictures.values() if each.isVisible()]
        widgets = (*page.seats.rows[:2], page.options, *page.options.rows, *pictures, page.start)
        return [
            (*each.mapTo(page, each.rect().topLeft()).toTuple(), each.height()) for each in widgets
        ]

    before = places()
    while page.seats.add_button.isVisible():
        page.seats.add()
        settle()
        assert places() == before
    page.seats.remove(page.seats.rows[-1])
    settle()
    assert places() == before


def test_seats_are_laid_as_they_are_taken_where_rows_could_not_breathe_else(open_page):
    page = open_page("monuments")
    page.resize(1280, 800)
    settle()
    close = page.seats.rows[0].sizeHint().height()
    assert page.scroller.verticalScrollBar().maximum() == 0
    assert page.seats.free_seats.isHidden()
    page.resize(1280, 1000)
    assert not page.seats.free_seats.isHidden()
    assert page.seats.rows[0].sizeHint().height() >= close


def test_where_it_scrolls_panels_still_end_with_tabs_and_start(open_page):
    page = open_page("monuments")
    page.resize(1280, 620)
    fill(page)
    settle()
    assert page.scroller.verticalScrollBar().maximum() > 0

    def right(widget) -> int:
        return widget.mapTo(page, widget.rect().topRight()).x()

    assert right(page.seats) == right(page.options) == right(page.tabs) == right(page.start)


def test_nothing_moves_while_a_name_is_typed(qtbot, open_page):
    page = open_page()
    page.resize(1280, 800)
    fill(page)
    settle()

    def places() -> list[tuple[int, ...]]:
        widgets = (*page.seats.rows, *page.options.controls.values(), page.start, page.head.title)
        return [widget.mapTo(page, widget.rect().topLeft()).toTuple() for widget in widgets]

    before = places()
    qtbot.keyClicks(page.seats.rows[3].name, "Maximiliana-Theodora")
    settle()
    beginners = page.options.controls["first"].segments
    assert beginners[4].text() == "Maximiliana-Theodora"
    assert places() == before


def test_twice_as_large_nothing_is_cut_off_and_signs_stand_for_words(open_page, settings):
    page = open_page()
    settings.set("scale", 200)
    page.resize(1280, 800)
    fill(page)
    settle()
    assert page.body.width() <= page.scroller.viewport().width()
    person, computer = page.seats.rows[0].kind.segments
    assert (person.text(), computer.text()) == ("", "")
    assert person.accessibleName() == person.toolTip() == "Person"
    settings.set("scale", 100)
    settle()
    assert person.text() == "Person"


def test_a_long_name_is_read_from_its_beginning_once_it_is_written(qtbot, open_page):
    page = open_page()
    name = page.seats.rows[0].name
    name.setFixedWidth(120)
    qtbot.keyClicks(name, "Wilhelmina Featherstones")
    assert name.cursorPosition() == len(name.text())
    page.seats.rows[1].name.setFocus()
    assert name.cursorPosition() == 0


def test_in_a_cramped_window_games_and_buttons_are_told_in_full(open_page, settings):
    page = open_page("blueprints")
    page.resize(720, 520)
    assert page.head.title.isVisible()
    assert page.kept.isVisible()
    settings.set("scale", 200)
    settle()
    assert page.head.title.isHidden()
    assert page.kept.isHidden()
    assert page.start.width() >= page.start.sizeHint().width()
    assert page.tabs.width() > page.width() * 0.7


@pytest.mark.parametrize("size", [(720, 520), (1024, 700)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_cramped_window_cuts_off_nothing(open_page, settings, size, language):
    settings.set("scale", 200)
    settings.set("language", language)
    page = open_page("blueprints")
    page.resize(*size)
    page.seats.rows[1].set_player_kind("journeyman")
    settle()
    assert len(page.seats.rows) > 1
    for row in page.seats.rows:
        right = row.remove.mapTo(page, row.remove.rect().topRight()).x()
        assert right <= page.width() - page.look.px(24)
