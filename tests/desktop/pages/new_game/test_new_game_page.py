"""New game: who sits where, what is remembered, and what comes out."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolTip

from blueprints_desktop.desktop.i18n.computer_names import NAMES, computer_name
from blueprints_desktop.desktop.pages.new_game.new_game_page import NewGamePage
from blueprints_desktop.desktop.pages.new_game.seats_panel import LONGEST_NAME
from blueprints_desktop.desktop.session.create_match import last_setup
from blueprints_desktop.desktop.ui.controls.choices import Switch
from blueprints_desktop.games import registry
from tests.desktop.driving import settle
from tests.desktop.pages.new_game.hands import LEFT, started


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
        with qtbot.waitSignal(page.closed, timeout=500):
            qtbot.mouseClick(button, LEFT)
    with qtbot.waitSignal(page.closed, timeout=500):
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


def test_whoever_is_seated_here_goes_along_to_every_game(qtbot, open_page, settings):
    settings.remember("new_game/skyline", {"seats": [{"name": "Zoe"}, {"name": "Yves"}]})
    page = open_page("monuments")
    assert last_setup(settings, "blueprints").seats is None, "it was only looked at"
    qtbot.keyClicks(page.seats.rows[0].name, "Ada")
    qtbot.mouseClick(page.seats.add_button, LEFT)
    for game in ("skyline", "fits", "blueprints"):
        page.set_game(game)
        assert [row.name.text() for row in page.seats.rows] == ["Ada", "", ""]
    page.set_game("monuments")
    qtbot.mouseClick(page.seats.add_button, LEFT)
    page.set_game("fits")
    assert len(page.seats.rows) == 4


def test_what_others_set_up_before_is_shown_until_somebody_is_seated_here(open_page, settings):
    settings.remember("new_game/skyline", {"seats": [{"name": "Zoe"}, {"name": "Yves"}]})
    settings.remember("new_game/fits", {"seats": [{"name": "Ada"}]})
    page = open_page("fits")
    page.set_game("skyline")
    assert [row.name.text() for row in page.seats.rows] == ["Zoe", "Yves"]
    page.set_game("fits")
    assert [row.name.text() for row in page.seats.rows] == ["Ada"]


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
    assert said == ["«Chosen at random»", "«Player 1»", "«Player 2»"]
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


def test_the_game_that_was_started_last_is_offered_first(qtbot, open_page, appearance, settings):
    page = open_page("fits")
    started(page)
    qtbot.mouseClick(page.start, LEFT)
    again = NewGamePage(appearance, settings)
    qtbot.addWidget(again)
    assert again.game == "fits"


def test_a_name_that_is_too_long_is_not_cut_without_a_word(qtbot, open_page):
    page = open_page()
    name = page.seats.rows[0].name
    qtbot.keyClicks(name, "W" * LONGEST_NAME)
    assert not QToolTip.isVisible()
    qtbot.keyClicks(name, "W")
    assert str(LONGEST_NAME) in QToolTip.text()
    QToolTip.hideText()


def test_whichever_game_is_chosen_what_surrounds_its_rows_stays_in_place(open_page):
    page = open_page()
    places = set()
    for key in registry.KEYS:
        page.set_game(key)
        settle()
        corners = [part.geometry().topLeft().toTuple() for part in (page.head, page.tabs)]
        places.add((*corners, page.start.geometry().bottomRight().toTuple()))
        assert page.seats.rows[0].height() >= page.seats.rows[0].name.height() + 6
    assert len(places) == 1
