"""New game: what a game lets one choose, and the number of the deal."""

import pytest
from PySide6.QtCore import QRectF, Qt

from blueprints_desktop.desktop.games.option_rows import (
    SHEET_OVER,
    SHEET_UNDER,
    OptionControl,
    OptionPicture,
    OwnRow,
    SwitchRow,
)
from blueprints_desktop.desktop.games.registry import option_rows_of
from blueprints_desktop.desktop.pages.new_game import options_panel
from blueprints_desktop.desktop.ui.cards.values import Card, Surface
from blueprints_desktop.games import registry
from tests.desktop.pages.new_game.hands import LEFT, started


def test_options_of_blueprints(qtbot, open_page):
    page = open_page()
    games = started(page)
    page.seats.rows[1].name.setText("Bruno")
    first, awards, curtain = (
        page.options.controls[name] for name in ("first", "open_awards", "curtain")
    )
    assert [segment.text() for segment in first.segments] == [
        "Chosen at random",
        "Player 1",
        "Bruno",
    ]
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
    asked = set(page.options.values) - {"practice"}
    assert {row.field for row in rows} == asked, "what is practice the records say"
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


def test_who_begins_is_told_by_first_name_and_said_in_full(open_page):
    page = open_page()
    for row, name in zip(page.seats.rows, ("Wilhelmina Featherstones", "Ada"), strict=True):
        row.name.setText(name)
    segments = page.options.controls["first"].segments
    assert [segment.text() for segment in segments] == ["Chosen at random", "Wilhelmina", "Ada"]
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


def named(appearance) -> OptionPicture:
    """Shows a value by its name."""
    return OptionPicture(appearance, lambda value, _width, _air: Card(str(value)))


def test_the_picture_of_an_option_is_one_sheet_with_room_below_it(qtbot, appearance):
    sheet = Card("A sheet", surface=Surface.PAPER, shadow=False)
    shown = OptionPicture(appearance, lambda _value, _width, _air: sheet)
    qtbot.addWidget(shown)
    shown.resize(300, 100)
    assert shown.sheet_rect() == QRectF(0, SHEET_OVER, 300, 100 - SHEET_OVER - SHEET_UNDER)
    picture = shown.grab().toImage()
    desk, paper = (picture.pixelColor(150, y) for y in (97, 80))
    assert desk != paper
    assert picture.pixelColor(150, 92) == desk


class Wheel(OptionControl):
    """Chooses monuments one after the other."""

    def __init__(self, _appearance) -> None:
        super().__init__()
        self.value = ""

    def set_value(self, value) -> None:
        self.value = value


def test_a_row_may_bring_its_own_control_and_picture(qtbot, open_page, monkeypatch):
    row = OwnRow("monument", "Which one", Wheel, picture=named)
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
    assert picture.card.title == "capitol"
    qtbot.mouseClick(page.start, LEFT)
    assert games[0].options.monument == "capitol"
    page.set_game("monuments")
    assert page.options.controls["monument"].value == "capitol"
    assert page.options.pictures["monument"] is not picture


def test_pictures_stand_under_the_pages_own_controls_too(open_page, monkeypatch):
    row = SwitchRow("open_stocks", "All pieces lie open", picture=named)
    monkeypatch.setattr(
        options_panel, "option_rows_of", lambda game: (row,) if game == "monuments" else ()
    )
    page = open_page("monuments")
    assert page.options.pictures["open_stocks"].card.title == "False"
    page.options.controls["open_stocks"].click()
    assert page.options.pictures["open_stocks"].card.title == "True"


def test_a_curtain_for_one_person_alone_is_not_offered(open_page):
    page = open_page()
    switch = page.options.controls["curtain"]
    assert (switch.isEnabled(), switch.isChecked()) == (True, True)
    page.seats.rows[1].kind.segments[1].click()
    assert (switch.isEnabled(), switch.isChecked()) == (False, False)
    assert "two or more people" in switch.accessibleDescription()
    assert page.options.options().curtain, "somebody may take over the computer's seat"
    page.seats.rows[1].kind.segments[0].click()
    assert (switch.isEnabled(), switch.isChecked()) == (True, True)
    assert "two or more people" not in switch.accessibleDescription()
