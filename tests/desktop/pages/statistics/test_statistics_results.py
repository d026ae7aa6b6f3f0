"""What the statistics page shows: of everybody, of one person, over time."""

import pytest
from attrs import evolve
from PySide6.QtGui import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.pages.statistics.course import Measure
from blueprints_desktop.desktop.ui.controls.plain_text import WORD_JOINER
from tests.desktop.pages.statistics.asking import NOW, ask, figures, played, titles
from tests.history.making import facts

LEFT = Qt.MouseButton.LeftButton


def test_everybodys_results(open_page):
    body = open_page().body
    assert titles(body.standings) == ["Ada", "Zoé", "Computer: master"]
    assert body.standings.shown[0].figures == ("2", "50%", "5")
    assert body.standings.shown[1].figures == ("2", "50%", "4")
    assert titles(body.tables) == [
        "Blueprints, 2 players", "Blueprints, 3 players", "FITS, 1 player", "FITS, 2 players",
    ]  # fmt: skip
    assert not body.opponents.isVisible()
    assert not body.form.isVisible()
    assert len(titles(body.matches)) == 5
    assert titles(body.matches)[0] == "Zoé 42, Ada 41"


def test_a_share_says_what_it_leaves_out(open_page):
    """Five matches and two first places are no half: one of the five was played alone."""
    lines = open_page().body.standings.shown
    assert lines[0].note == "1 played alone"
    assert lines[0].said.endswith(lines[0].note)
    assert lines[1].note == ""


def test_a_tie_names_no_game_as_most_played(open_page):
    page = open_page([facts(1, {"Ada": 3, "Zoé": 9}), facts(2, {"Ada": 7}, game="fits")])
    assert figures(page)["Games played"] == "2"
    assert "Most played" not in figures(page)


def test_most_played_is_what_was_played_most(open_page):
    assert figures(open_page())["Most played"] == "Blueprints"


def test_a_shared_first_place_shows_all_who_share_it(open_page):
    page = open_page([facts(1, {"Ada": 3, "Zoé": 3, "Bo": 2}), facts(2, {"Ada": 4, "Zoé": 3})])
    shared, won = (line.colours for line in reversed(page.body.matches.shown))
    assert len(shared) == len(set(shared)) == 2
    assert len(won) == 1
    page.body.matches.grab()


def test_records_say_of_which_game_they_are(qtbot, open_page):
    page = open_page()
    assert page.body.feats.shown[0].title == "Board 1, solo"
    assert "FITS" in page.body.feats.shown[0].note
    ask(qtbot, page, game="fits")
    assert "FITS" not in page.body.feats.shown[0].note


def test_a_match_with_take_backs_is_counted_but_is_no_record(open_page):
    page = open_page()
    bests = {line.title: line.figures[0] for line in page.body.bests.shown}
    assert bests == {
        "Blueprints, 2 players": "42", "Blueprints, 3 players": "50", "FITS, 1 player": "7",
    }  # fmt: skip
    assert figures(page)["Games played"] == "5"
    assert "no record" in page.body.matches.shown[2].note


def test_people_of_one_name_are_told_apart(qtbot, open_page):
    """A match that was played on another computer may bring another Ada along."""
    stranger = facts(6, {"Ada": 3, "Zoé": 9})
    seats = (evolve(stranger.seats[0], player="another ada"), stranger.seats[1])
    page = open_page([*played(), evolve(stranger, seats=seats)])
    body, names = page.body, page.filters.choice("person")
    assert sorted(titles(body.standings)) == ["Ada", "Ada (2)", "Computer: master", "Zoé"]
    assert {names.itemText(n) for n in range(names.count())} >= {"Ada", "Ada (2)"}
    ask(qtbot, page, person="zoé")
    assert {"Ada", "Ada (2)"} <= set(titles(body.opponents))
    ask(qtbot, page, person="another ada")
    assert figures(page)["Games played"] == "1"
    body.keeping.ask(everything=False)
    assert body.keeping.question.text() == "Delete Ada (2) for good?"


def test_opponents_are_read_out_with_every_figure(qtbot, open_page):
    page = open_page([facts(1, {"Ada": 3, "Zoé": 3}), facts(2, {"Ada": 4, "Zoé": 3})])
    ask(qtbot, page, person="ada")
    assert page.body.opponents.shown[0].said == "Zoé: ahead 1, tied 1, behind 0"


def test_a_name_is_shown_as_it_was_written(qtbot, open_page):
    """Qt takes some names for pieces of a web page."""
    page = open_page([facts(1, {"Ada <b>x</b>": 3, "Zoé": 5})])
    row = page.body.standings.row_of("ada <b>x</b>")
    assert "Ada <b>x</b>" in row.toolTip().replace(WORD_JOINER, "")
    assert not Qt.mightBeRichText(row.toolTip())
    ask(qtbot, page, person="ada <b>x</b>")
    page.body.keeping.ask(everything=False)
    question = page.body.keeping.question
    assert question.text() == "Delete Ada <b>x</b> for good?"
    assert question.textFormat() is Qt.TextFormat.PlainText


def test_one_person(qtbot, open_page):
    page = open_page()
    ask(qtbot, page, person="ada")
    body = page.body
    assert figures(page) == {
        "Games played": "5", "First places": "2", "Win rate against others": "50%",
        "First places in a row": "0",
    }  # fmt: skip
    assert [line.figures for line in body.opponents.shown] == [
        ("2", "0", "2", "4"),
        ("1", "0", "0", "1"),
    ]
    _, strip, now, *_ = body.form.card.items
    assert strip.items[0].key == "++--"
    assert now.words == "2 games without a first place at the moment"
    assert titles(body.feats) == ["Board 1, solo", "Daily ramp, 14 Mar 2026"]
    assert not body.standings.isVisible()


def test_the_course_tells_every_step(qtbot, open_page):
    page = open_page()
    ask(qtbot, page, person="ada")
    body, sheet = page.body, page.body.sheet
    last = sheet.buttons[-1]
    QTest.mouseMove(last)
    QApplication.processEvents()
    assert body.lit == len(sheet.buttons) - 1
    assert "4 games, 1 first place (33%)" in sheet.accessibleName()
    last.setFocus()
    qtbot.keyClick(last, Qt.Key.Key_Home)
    assert sheet.buttons[0].hasFocus()
    assert sheet.accessibleName().endswith("1 game, 1 first place (100%)")
    assert sheet.buttons[0].accessibleName() in sheet.accessibleName()
    qtbot.keyClick(sheet.buttons[0], Qt.Key.Key_Right)
    assert body.lit == 1
    assert sheet.buttons[1].accessibleName().endswith(": 0 games"), "months without a match too"


def test_points_are_compared_within_a_game_only(qtbot, open_page):
    page = open_page()
    ask(qtbot, page, person="ada")
    assert not page.body.measure.isVisible()
    ask(qtbot, page, game="blueprints")
    qtbot.mouseClick(page.body.measure.segments[1], LEFT)
    assert page.body.measure.current is Measure.POINTS
    assert page.body.drawn.columns[0].mean == 30
    qtbot.mouseClick(page.body.pace.segments[1], LEFT)
    assert page.body.drawn.columns[-1].mean == pytest.approx(45.5)
    assert page.body.drawn.columns[-1].label == str(NOW.year)
