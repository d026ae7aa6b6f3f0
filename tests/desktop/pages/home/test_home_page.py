"""Home: every way to a game, by mouse and by keyboard."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.pages.home import continue_card
from blueprints_desktop.desktop.pages.home.home_page import HomePage
from blueprints_desktop.desktop.pages.matches.match_summary import (
    MatchSummary,
    summary_of,
    turn_text,
)
from tests.desktop.driving import moves_to_reveal, show_active
from tests.desktop.writing import watch_writing

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def home(qtbot, appearance) -> HomePage:
    page = HomePage(appearance)
    show_active(qtbot, page)
    page.setFocus()
    return page


def chosen_games(home: HomePage) -> list[str]:
    games: list[str] = []
    home.game_chosen.connect(games.append)
    return games


def test_a_sheet_is_chosen_by_mouse(qtbot, home):
    games = chosen_games(home)
    sheet = home.body.sheets[1]
    qtbot.mouseClick(sheet, LEFT, pos=sheet.rect().center())
    assert games == ["fits"]


def test_the_halo_of_a_sheet_is_not_the_sheet(qtbot, home):
    games = chosen_games(home)
    qtbot.mouseClick(home.body.sheets[1], LEFT, pos=QPoint(2, 2))
    assert games == []


def test_keys_one_to_four(qtbot, home):
    games = chosen_games(home)
    for key in (Qt.Key.Key_1, Qt.Key.Key_3):
        qtbot.keyClick(home.focusWidget(), key)
    assert games == ["blueprints", "monuments"]


def test_arrows_move_the_focus(qtbot, home, make_match):
    home.show_unfinished(summary_of(make_match("one")))
    sheets = home.body.sheets
    sheets[0].setFocus()
    qtbot.keyClick(sheets[0], Qt.Key.Key_Right)
    assert sheets[1].hasFocus()
    qtbot.keyClick(sheets[1], Qt.Key.Key_Left)
    qtbot.keyClick(sheets[0], Qt.Key.Key_Left)
    assert sheets[-1].hasFocus()
    qtbot.keyClick(sheets[-1], Qt.Key.Key_Up)
    assert home.body.card.button.hasFocus()
    qtbot.keyClick(home.body.card.button, Qt.Key.Key_Down)
    assert home.focusWidget() in sheets
    sheets[0].setFocus()
    qtbot.keyClick(sheets[0], Qt.Key.Key_Down)
    assert home.body.foot[0].hasFocus()
    qtbot.keyClick(home.body.foot[0], Qt.Key.Key_Right)
    assert home.body.foot[1].hasFocus()
    qtbot.keyClick(home.body.foot[1], Qt.Key.Key_Up)
    assert sheets[0].hasFocus()


def test_arrows_go_from_row_to_row_where_sheets_stand_in_two(qtbot, home):
    home.resize(720, 520)
    assert home.body.columns == 2
    sheets = home.body.sheets
    sheets[0].setFocus()
    qtbot.keyClick(sheets[0], Qt.Key.Key_Down)
    assert sheets[2].hasFocus()
    qtbot.keyClick(sheets[2], Qt.Key.Key_Right)
    assert sheets[3].hasFocus()
    qtbot.keyClick(sheets[3], Qt.Key.Key_Up)
    assert sheets[1].hasFocus()


def test_tab_goes_from_the_card_over_the_sheets_to_the_foot(qtbot, home, make_match):
    home.show_unfinished(summary_of(make_match("one")))
    home.setFocus()
    sheets = [stop for sheet in home.body.sheets for stop in sheet.stops]
    order = [home.body.card.button, *sheets, *home.body.foot]
    for widget in filter(QWidget.isVisible, order):
        assert home.focusWidget() is widget
        qtbot.keyClick(widget, Qt.Key.Key_Tab)


def test_an_unfinished_match_can_be_continued(qtbot, home, make_match):
    assert home.body.card.isHidden()
    summary = summary_of(make_match("one"))
    home.show_unfinished(summary)
    assert home.body.card.isVisible()
    assert "Ada, Bruno" in home.body.card.button.accessibleName()
    with qtbot.waitSignal(home.body.card.button.clicked, timeout=500):
        qtbot.mouseClick(home.body.card.button, LEFT)
    home.show_unfinished(None)
    assert home.body.card.isHidden()


def test_a_summary_holds_the_public_view_only(make_match):
    summary = summary_of(make_match("one"))
    assert isinstance(summary, MatchSummary)
    assert (summary.where, summary.finished) == ("Round 1 of 3", False)
    assert set(summary.view.sites) == {None}


def test_at_a_rounds_end_it_is_nobodys_turn(make_match):
    """Anybody may go on there, whoever the game has say so."""
    reveal = moves_to_reveal(2)
    last, over = (summary_of(make_match(f"m{n}", moves=n)) for n in (reveal - 1, reveal))
    assert isinstance(last, MatchSummary)
    assert isinstance(over, MatchSummary)
    assert turn_text(last).endswith("’s turn")
    assert turn_text(over) == ""


def test_a_line_begins_with_a_capital_where_it_is_nobodys_turn(home, make_match, monkeypatch):
    home.show_unfinished(summary_of(make_match("one", moves=moves_to_reveal(2))))
    written = watch_writing(monkeypatch, continue_card)
    home.body.card.grab()
    assert "Saved just now" in written


FITTING = (
    (1280, 800, 100), (1280, 800, 150), (1024, 700, 100), (1024, 700, 150), (720, 520, 100),
    (1920, 1080, 100), (1920, 1080, 200), (1280, 800, 80),
)  # fmt: skip


@pytest.mark.parametrize(("width", "height", "scale"), FITTING)
@pytest.mark.parametrize("unfinished", [False, True])
def test_everything_fits_without_scrolling(
    home, settings, make_match, width, height, scale, unfinished
):
    home.show_unfinished(summary_of(make_match("one")) if unfinished else None)
    settings.set("scale", scale)
    home.resize(width, height)
    assert home.body.height() <= height
    shown = [*home.body.sheets, *home.body.foot]
    shown += [home.body.card] if unfinished else []
    for widget in shown:
        assert home.body.rect().contains(widget.geometry()), widget.accessibleName()
    for sheet in home.body.sheets:
        assert sheet.face.title_type(sheet.sheet_size().width()) is not None


@pytest.mark.parametrize(("width", "height", "scale"), [(720, 520, 200), (1024, 700, 200)])
def test_where_nothing_fits_the_page_scrolls_to_the_last_button(
    qtbot, home, settings, width, height, scale
):
    settings.set("scale", scale)
    home.resize(width, height)
    assert home.body.height() > height
    for widget in (*home.body.sheets, *home.body.foot):
        assert home.body.rect().contains(widget.geometry().center())
        assert widget.geometry().right() <= home.body.width() + widget.x()
    last = home.body.foot[-1]
    home.body.foot[-2].setFocus()
    qtbot.keyClick(home.body.foot[-2], Qt.Key.Key_Right)
    assert last.hasFocus()
    seen = home.rect().contains(last.mapTo(home, last.rect().center()))
    assert seen


def test_nothing_lies_on_anything_else(home, settings, make_match):
    home.show_unfinished(summary_of(make_match("one")))
    for width, height, scale in FITTING:
        settings.set("scale", scale)
        home.resize(width, height)
        body = home.body
        assert body.card.isVisible()
        areas = [sheet.sheet_rect().toRect() for sheet in body.sheets]
        areas += [widget.geometry() for widget in (body.card, *body.foot)]
        areas += [title.geometry() for title in body.titles if not title.isHidden()]
        for place, one in enumerate(areas):
            assert not any(one.intersects(other) for other in areas[place + 1 :])


def test_words_get_their_room_as_soon_as_the_letters_grow(home, settings):
    for scale in (150, 80, 120):
        settings.set("scale", scale)
        assert sum(not title.isHidden() for title in home.body.titles) == 1
        for caption in (*home.body.titles, home.body.line):
            assert caption.isHidden() or caption.width() >= caption.sizeHint().width()


def test_buttons_without_room_for_words_say_them_in_a_tip(home, settings):
    settings.set("scale", 200)
    home.resize(720, 520)
    narrow = [button for button in home.body.foot if button.width() <= 2 * 48]
    assert narrow
    assert all(button.text() and button.toolTip() == button.text() for button in narrow)


@pytest.fixture
def write_card(home, make_match, monkeypatch):
    """What the card of a match with such a title says at a width, line by line."""

    def write(title: str, width: int, where: str = "Round 1 of 3") -> list[str]:
        summary = summary_of(make_match("one"))._replace(title=title, said_where=where)
        home.show_unfinished(summary)
        home.body.card.resize(width, 96)
        written = watch_writing(monkeypatch, continue_card)
        home.body.card.grab()
        return written

    return write


MONUMENT = "World Monuments", "Notre Dame, round 1 of 3"


def test_a_wide_card_has_its_title_in_one_line(write_card):
    assert write_card("Our evening", 900)[0] == "Our evening, round 1 of 3"
    game, where = MONUMENT  # whose name keeps its capital letter
    assert write_card(game, 900, where)[0] == "World Monuments, Notre Dame, round 1 of 3"


@pytest.mark.parametrize("width", [470, 526])
def test_the_round_goes_below_a_name_it_has_no_room_beside(write_card, width):
    game, where = MONUMENT
    assert tuple(write_card(game, width, where)[:2]) == MONUMENT


def test_a_title_of_ones_own_is_cut_but_the_round_is_told(write_card):
    title, where, *_ = write_card("Our long evening at the drawing board, again", 470)
    assert title.startswith("Our long evening")
    assert title.endswith("…")
    assert where == "Round 1 of 3"


def test_the_card_names_whom_it_can(home, make_match):
    summary = summary_of(make_match("one"))
    assert isinstance(summary, MatchSummary)
    people = (("Wilhelmina Featherstones", 0), ("Bartholomew Grünwaldberg", 1), ("Ada", 2))
    many = summary._replace(players=people)
    card = home.body.card
    assert card.names_that_fit(many, 2000.0)[0] == [name for name, _ in people]
    assert card.names_that_fit(many, 330.0) == (["Wilhelmina", "Bartholomew", "Ada"], "")
    assert card.names_that_fit(many, 190.0) == (["Wilhelmina"], "+ 2")
    names, more = card.names_that_fit(many, 100.0)
    assert names[0].startswith("W")
    assert (names[0].endswith("…"), more) == (True, "+ 2")


def test_language_changes_at_once(home, make_match, install_pseudo):
    home.show_unfinished(summary_of(make_match("one")))
    before = home.body.settings.x()
    install_pseudo()
    assert home.body.rules.text() == "«Rules»"
    assert home.body.sheets[0].accessibleName().startswith("«")
    assert "«Round 1 of 3»" in home.body.card.button.accessibleName()
    assert home.body.settings.x() > before


def test_theme_changes_at_once(home, settings):
    before = home.grab().toImage().pixelColor(4, 4)
    settings.set("theme", "dark")
    assert home.grab().toImage().pixelColor(4, 4).lightness() < before.lightness() - 80
