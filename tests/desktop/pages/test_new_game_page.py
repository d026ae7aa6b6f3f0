"""New game: seats, options, what is remembered, and what comes out."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolTip

from blueprints_desktop.desktop.beginning import NewGame
from blueprints_desktop.desktop.boards.option_rows import (
    OneRow,
    OptionControl,
    OptionPicture,
    OwnRow,
)
from blueprints_desktop.desktop.boards.shelf import option_rows_of
from blueprints_desktop.desktop.opponents.level_words import NAMES, computer_name
from blueprints_desktop.desktop.pages import options_panel
from blueprints_desktop.desktop.pages.new_game import NewGamePage
from blueprints_desktop.desktop.pages.seat_row import LONGEST_NAME
from blueprints_desktop.desktop.widgets.switch import Switch
from blueprints_desktop.games import registry

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def open_page(qtbot, appearance, settings):
    def make(game: str = "blueprints", **more: bool) -> NewGamePage:
        page = NewGamePage(appearance, settings, set(registry.KEYS), **more)
        qtbot.addWidget(page)
        page.set_game(game)
        page.resize(1280, 800)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        page.setFocus()
        return page

    return make


def started(page: NewGamePage) -> list[NewGame]:
    games: list[NewGame] = []
    page.started.connect(games.append)
    return games


def test_typing_names_and_enter_starts(qtbot, open_page):
    page = open_page()
    games = started(page)
    first = page.focusWidget()
    assert first is page.seats.rows[0].name
    qtbot.keyClicks(first, "Ada")
    qtbot.keyClicks(page.seats.rows[1].name, "Bruno")
    qtbot.keyClick(page.seats.rows[1].name, Qt.Key.Key_Return)
    assert [player.name for player in games[0].players] == ["Ada", "Bruno"]
    assert [player.colour for player in games[0].players] == [0, 1]
    assert games[0].options == registry.box("blueprints").options()


def test_the_buttons_start_and_cancel_by_mouse(qtbot, open_page):
    page = open_page()
    games = started(page)
    qtbot.mouseClick(page.start, LEFT)
    assert len(games) == 1
    for button in (page.cancel, page.back):
        with qtbot.waitSignal(page.cancelled, timeout=500):
            qtbot.mouseClick(button, LEFT)
    with qtbot.waitSignal(page.cancelled, timeout=500):
        qtbot.keyClick(page.seats.rows[0].name, Qt.Key.Key_Escape)


def test_empty_names_get_a_default_that_nobody_has(qtbot, open_page):
    page = open_page()
    games = started(page)
    page.seats.rows[1].name.setText("player 1")
    qtbot.mouseClick(page.start, LEFT)
    assert [player.name for player in games[0].players] == ["Player 2", "player 1"]


def test_no_two_equal_names(qtbot, open_page):
    page = open_page()
    games = started(page)
    page.seats.rows[0].name.setText("Ada")
    page.seats.rows[1].name.setText(" ada ")
    assert not page.start.isEnabled()
    qtbot.keyClick(page.seats.rows[0].name, Qt.Key.Key_Return)
    assert games == []
    page.seats.rows[1].name.setText("Bea")
    assert page.start.isEnabled()


def test_seats_are_added_and_removed_within_the_game(qtbot, open_page):
    page = open_page()
    seats = page.seats
    qtbot.mouseClick(seats.add_badge, LEFT)
    qtbot.keyClick(seats.add_button, Qt.Key.Key_Return)
    assert len(seats.rows) == 4
    assert seats.add_button.isHidden() or not seats.add_button.isVisible()
    assert sorted(row.colour for row in seats.rows) == [0, 1, 2, 3]
    qtbot.mouseClick(seats.rows[0].remove, LEFT)
    qtbot.keyClick(seats.rows[0].remove, Qt.Key.Key_Space)
    assert len(seats.rows) == 2
    assert not seats.rows[0].remove.isEnabled()


def test_a_badge_swaps_colours(qtbot, open_page):
    page = open_page()
    one, two = page.seats.rows
    qtbot.mouseClick(one.badge, LEFT)
    assert (one.colour, two.colour) == (1, 0)
    qtbot.keyClick(one.badge, Qt.Key.Key_Space)
    assert (one.colour, two.colour) == (2, 0)


def test_a_computer_takes_a_seat_with_a_name_of_its_own(qtbot, open_page):
    page = open_page()
    games = started(page)
    qtbot.mouseClick(page.seats.add_badge, LEFT)
    page.seats.rows[0].name.setText(computer_name(1, ()).lower())
    for row in page.seats.rows[1:]:
        qtbot.mouseClick(row.kind.segments[1], LEFT)
    page.seats.rows[1].level.set_current("master")
    qtbot.mouseClick(page.start, LEFT)
    players = games[0].players
    assert [player.kind for player in players] == ["person", "master", "apprentice"]
    names = [player.name.casefold() for player in players]
    assert len(set(names)) == 3
    assert set(names[1:]) <= {name.casefold() for name in NAMES}
    again = open_page()
    assert [row.player_kind for row in again.seats.rows] == ["person", "master", "apprentice"]
    assert again.seats.rows[1].name.placeholderText() == players[1].name


def test_computers_alone_are_watched(qtbot, open_page):
    page = open_page()
    assert page.start.text() == "Start the game"
    for row in page.seats.rows:
        qtbot.mouseClick(row.kind.segments[1], LEFT)
    assert page.start.text() == "Watch the game"
    assert page.start.isEnabled()


def test_options_of_blueprints(qtbot, open_page):
    page = open_page()
    games = started(page)
    page.seats.rows[1].name.setText("Bruno")
    first, awards, curtain = (
        page.options.controls[name] for name in ("first", "open_awards", "curtain")
    )
    assert [segment.text() for segment in first.segments] == ["Drawn by lot", "Player 1", "Bruno"]
    qtbot.mouseClick(first.segments[2], LEFT)
    qtbot.mouseClick(awards, LEFT)
    qtbot.keyClick(curtain, Qt.Key.Key_Space)
    qtbot.mouseClick(page.start, LEFT)
    chosen = games[0].options
    assert (chosen.first, chosen.open_awards, chosen.curtain) == (1, True, False)


def test_whoever_begins_leaves_and_the_lot_decides(qtbot, open_page):
    page = open_page()
    page.seats.add()
    qtbot.mouseClick(page.options.controls["first"].segments[3], LEFT)
    assert page.options.options().first == 2
    qtbot.mouseClick(page.seats.rows[2].remove, LEFT)
    assert page.options.options().first is None


@pytest.mark.parametrize("game", registry.KEYS)
def test_every_row_is_a_field_of_the_options(open_page, game):
    page = open_page(game)
    rows = option_rows_of(game)
    assert rows
    assert {row.field for row in rows} == set(page.options.values)
    for row in rows:
        assert page.options.controls[row.field].accessibleName() == row.sentence


def test_fits_boards_and_one_player(qtbot, open_page):
    page = open_page("fits")
    games = started(page)
    qtbot.mouseClick(page.seats.rows[1].remove, LEFT)
    qtbot.mouseClick(page.options.controls["boards"].tiles[1], LEFT)
    qtbot.mouseClick(page.start, LEFT)
    assert len(games[0].players) == 1
    assert games[0].options.boards == (1, 3, 4)


def test_the_seed_is_digits_or_drawn(qtbot, open_page):
    page = open_page()
    games = started(page)
    qtbot.mouseClick(page.options.more, LEFT)
    assert page.options.seed.isVisible()
    qtbot.keyClicks(page.options.seed, "4x2")
    qtbot.mouseClick(page.start, LEFT)
    page.options.seed.clear()
    qtbot.mouseClick(page.start, LEFT)
    qtbot.mouseClick(page.start, LEFT)
    assert games[0].seed == 42
    assert games[1].seed != games[2].seed


def test_what_was_chosen_is_remembered_and_names_keep_their_ids(qtbot, open_page, settings):
    page = open_page()
    games = started(page)
    page.seats.rows[0].name.setText("Ada")
    qtbot.mouseClick(page.options.controls["open_awards"], LEFT)
    qtbot.mouseClick(page.start, LEFT)
    again = open_page()
    more = started(again)
    assert again.seats.rows[0].name.text() == "Ada"
    assert again.options.options().open_awards
    again.seats.rows[0].name.setText("Bea")
    again.seats.rows[1].name.setText("ADA")
    qtbot.mouseClick(again.start, LEFT)
    assert games[0].players[0].id == more[0].players[1].id
    assert games[0].players[0].id != more[0].players[0].id
    settings.remember("new_game/blueprints", {"seats": [3, {"colour": 9}], "options": {"x": 1}})
    assert len(open_page().seats.rows) == 2


def test_tabs_change_the_game_and_keep_the_people(qtbot, open_page):
    page = open_page()
    page.seats.rows[0].name.setText("Ada")
    qtbot.mouseClick(page.tabs.segments[3], LEFT)
    assert page.game == "skyline"
    assert page.seats.rows[0].name.text() == "Ada"
    assert isinstance(page.options.controls["straight_piles"], Switch)


def test_tab_goes_from_the_players_over_the_options_to_start(open_page):
    page = open_page()
    on_the_way = []
    widget = page.seats.add_button
    while widget is not page.start:
        widget = widget.nextInFocusChain()
        on_the_way.append(widget)
    assert on_the_way.index(page.options.more) < on_the_way.index(page.cancel)
    assert all(stop in on_the_way for stop in page.options.stops)
    assert page.back not in on_the_way


def test_everything_has_a_name_and_tab_reaches_it(qtbot, open_page):
    page = open_page()
    row = page.seats.rows[0]
    order = [row.badge, row.name, row.kind.segments[0], row.remove, page.seats.rows[1].badge]
    row.badge.setFocus()
    page.seats.add()
    row.badge.setFocus()
    for widget in order:
        assert page.focusWidget() is widget
        assert widget.accessibleName() or widget.text()
        qtbot.keyClick(widget, Qt.Key.Key_Tab)


def test_the_language_changes_at_once(install_pseudo, open_page):
    page = open_page()
    install_pseudo()
    assert page.start.text() == "«Start the game»"
    assert page.start.key_hint == "«Enter»"
    first = page.options.controls["first"]
    said = [segment.text() for segment in first.segments]
    assert said == ["«Drawn by lot»", "«Player 1»", "«Player 2»"]
    assert page.seats.rows[0].name.placeholderText() == "«Player 1»"


def test_colours_are_swapped_by_keyboard(qtbot, open_page):
    page = open_page()
    first, second = page.seats.rows
    first.badge.setFocus()
    qtbot.keyClick(first.badge, Qt.Key.Key_Right)
    assert (first.colour, second.colour) == (1, 0)
    assert "teal, square" in first.badge.accessibleName()
    qtbot.keyClick(first.badge, Qt.Key.Key_Left)
    assert (first.colour, second.colour) == (0, 1)
    qtbot.keyClick(first.badge, Qt.Key.Key_Left)
    assert (first.colour, second.colour) == (3, 1)
    qtbot.keyClick(first.badge, Qt.Key.Key_Space)
    assert first.colour == 0
    assert first.badge.hasFocus()


def test_who_begins_is_told_by_first_name_and_said_in_full(open_page):
    page = open_page()
    for row, name in zip(page.seats.rows, ("Wilhelmina Featherstones", "Ada"), strict=True):
        row.name.setText(name)
    segments = page.options.controls["first"].segments
    assert [segment.text() for segment in segments] == ["Drawn by lot", "Wilhelmina", "Ada"]
    assert segments[1].accessibleName() == "Wilhelmina Featherstones"
    page.seats.rows[1].name.setText("Wilhelmina Wolkenbrucher")
    assert segments[2].text() == "Wilhelmina Wolkenbrucher"


def test_further_options_open_and_close(qtbot, open_page):
    page = open_page()
    assert page.options.more.text() == "More options"
    qtbot.mouseClick(page.options.more, LEFT)
    assert page.options.more.text() == "Fewer options"
    assert page.options.seed.hasFocus()
    qtbot.keyClicks(page.options.seed, "12")
    qtbot.mouseClick(page.options.more, LEFT)
    assert not page.options.seed.isVisible()
    assert page.options.seed.text() == ""


def test_the_game_that_was_started_last_is_offered_first(qtbot, open_page, appearance, settings):
    page = open_page("fits")
    started(page)
    qtbot.mouseClick(page.start, LEFT)
    for playable, game in ((set(registry.KEYS), "fits"), ({"skyline"}, "skyline")):
        again = NewGamePage(appearance, settings, playable)
        qtbot.addWidget(again)
        assert again.game == game


class Numeral(OptionPicture):
    """Shows a monument by its name's length."""

    def __init__(self, appearance) -> None:
        super().__init__()
        self.appearance = appearance
        self.shown: list[str] = []

    def show_value(self, value) -> None:
        self.shown.append(value)


class Wheel(OptionControl):
    """Chooses monuments one after the other."""

    def __init__(self, _appearance) -> None:
        super().__init__()
        self.value = ""

    def set_value(self, value) -> None:
        self.value = value


def test_a_row_may_bring_its_own_control_and_picture(qtbot, open_page, monkeypatch):
    row = OwnRow("monument", "Which one", Wheel, picture=Numeral)
    monkeypatch.setattr(
        options_panel, "option_rows_of", lambda game: (row,) if game == "monuments" else ()
    )
    page = open_page("monuments")
    games = started(page)
    wheel, picture = page.options.controls["monument"], page.options.pictures["monument"]
    assert wheel.value == "notre_dame"
    assert wheel.accessibleName() == "Which one"
    assert picture.isVisible()
    assert picture.y() > wheel.mapTo(page.options, wheel.rect().bottomLeft()).y()
    wheel.chosen.emit("capitol")
    assert picture.shown[-1] == "capitol"
    qtbot.mouseClick(page.start, LEFT)
    assert games[0].options.monument == "capitol"
    page.set_game("monuments")
    assert page.options.controls["monument"].value == "capitol"
    assert page.options.pictures["monument"] is not picture


def test_pictures_stand_under_the_pages_own_controls_too(qtbot, open_page, monkeypatch):
    choices = (("notre_dame", "Notre-Dame"), ("capitol", "Capitol"))
    row = OneRow("monument", "Which one", choices, picture=Numeral)
    monkeypatch.setattr(
        options_panel, "option_rows_of", lambda game: (row,) if game == "monuments" else ()
    )
    page = open_page("monuments")
    qtbot.mouseClick(page.options.controls["monument"].segments[1], LEFT)
    assert page.options.pictures["monument"].shown == ["notre_dame", "capitol"]


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
    assert hidden and all(hidden)
    page.resize(1280, 1000)
    assert not any(picture.isHidden() for picture in page.options.pictures.values())


def test_a_curtain_for_one_person_alone_is_not_offered(qtbot, open_page):
    page = open_page()
    switch = page.options.controls["curtain"]
    assert (switch.isEnabled(), switch.isChecked()) == (True, True)
    page.seats.rows[1].kind.segments[1].click()
    assert (switch.isEnabled(), switch.isChecked()) == (False, False)
    assert "nothing to hide" in switch.accessibleDescription()
    assert page.options.options().curtain, "somebody may take over the computer's seat"
    page.seats.rows[1].kind.segments[0].click()
    assert (switch.isEnabled(), switch.isChecked()) == (True, True)
    assert "nothing to hide" not in switch.accessibleDescription()


def test_where_it_scrolls_panels_still_end_with_tabs_and_start(qtbot, open_page):
    page = open_page("monuments")
    page.resize(1280, 620)
    fill(page)
    qtbot.wait(10)
    assert page._scroll.verticalScrollBar().maximum() > 0

    def right(widget) -> int:
        return widget.mapTo(page, widget.rect().topRight()).x()

    assert right(page.seats) == right(page.options) == right(page.tabs) == right(page.start)


def test_a_name_that_is_too_long_is_not_cut_without_a_word(qtbot, open_page):
    page = open_page()
    name = page.seats.rows[0].name
    qtbot.keyClicks(name, "W" * LONGEST_NAME)
    assert not QToolTip.isVisible()
    qtbot.keyClicks(name, "W")
    assert str(LONGEST_NAME) in QToolTip.text()
    QToolTip.hideText()
