"""The statistics page on a real database: what it shows, how it is filtered, what it does."""

import csv
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.pages.statistics.course_words import Measure
from blueprints_desktop.desktop.pages.statistics.page import StatisticsPage
from blueprints_desktop.desktop.pages.statistics.wish import Period, Wish
from blueprints_desktop.desktop.words import Language
from blueprints_desktop.history.facts import MatchFacts
from blueprints_desktop.history.history import History
from blueprints_desktop.store.library import Library
from tests.history.making import enter, facts, saved

LEFT = Qt.MouseButton.LeftButton
NOW = datetime.now().astimezone()
Open = Callable[..., StatisticsPage]


def played() -> list[MatchFacts]:
    """Five matches: Ada wins two of four, one of them long ago; Zoé has a record with take-backs."""
    long_ago = NOW - timedelta(days=800)
    return [
        facts(1, {"Ada": 30, "Zoé": 20}, finished=long_ago),
        facts(2, {"Ada": 50, "Zoé": 40, "Bot:master": 10}, finished=NOW - timedelta(hours=5)),
        facts(3, {"Ada": 12, "Zoé": 90}, game="fits", finished=NOW - timedelta(hours=4),
              took_back=True),
        facts(4, {"Ada": 7}, game="fits", finished=NOW - timedelta(hours=3),
              feats=(("board 1", 7), ("daily 2026-03-14", 7))),
        facts(5, {"Ada": 41, "Zoé": 42}, finished=NOW - timedelta(hours=2)),
    ]  # fmt: skip


@pytest.fixture
def history(tmp_path) -> Iterator[History]:
    made = History(tmp_path / "history.db")
    yield made
    made.close()


@pytest.fixture(autouse=True)
def english(settings) -> Iterator[None]:
    """With its plurals."""
    settings.set("language", "en")
    spoken = Language(settings)
    yield
    spoken.deleteLater()


@pytest.fixture
def open_page(qtbot, appearance, history, tmp_path) -> Iterator[Open]:
    """The page, shown with its first answer."""
    library = Library(tmp_path / "matches")
    pages: list[StatisticsPage] = []

    def make(matches: list[MatchFacts] | None = None) -> StatisticsPage:
        enter(history.database, *(played() if matches is None else matches))
        page = StatisticsPage(appearance, history, library)
        pages.append(page)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        with qtbot.waitSignal(page.answered, timeout=5000):
            page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        return page

    yield make
    for page in pages:
        page.asking.wait()
        page.errand.wait()


def ask(qtbot, page: StatisticsPage, **fields) -> None:
    """Choose in the filters, and wait for the answer."""
    with qtbot.waitSignal(page.answered, timeout=5000):
        page.filters.ask_for(evolve(page.wish, **fields))


def titles(panel) -> list[str]:
    return [row.line.title for row in panel.rows if row.isVisible()]


def figures(page: StatisticsPage) -> dict[str, str]:
    return {one.label: one.value for one in page.body.figures.figures}


# --- what it shows ----------------------------------------------------------------------


def test_everybodys_results(open_page):
    body = open_page().body
    assert titles(body.standings) == ["Ada", "Zoé", "Computer: master"]
    assert body.standings.rows[0].line.figures == ("2", "50%", "5")
    assert body.standings.rows[1].line.figures == ("2", "50%", "4")
    assert titles(body.tables) == [
        "Blueprints, 2 players", "Blueprints, 3 players", "FITS, 1 player", "FITS, 2 players",
    ]  # fmt: skip
    assert not body.opponents.isVisible()
    assert not body.form.isVisible()
    assert len(titles(body.matches)) == 5
    assert titles(body.matches)[0] == "Zoé 42, Ada 41"


def test_a_match_with_take_backs_is_counted_but_is_no_record(open_page):
    page = open_page()
    bests = {row.line.title: row.line.figures[0] for row in page.body.bests.rows}
    assert bests == {
        "Blueprints, 2 players": "42", "Blueprints, 3 players": "50", "FITS, 1 player": "7",
    }  # fmt: skip
    assert figures(page)["Matches played"] == "5"
    assert "with take-backs: no record" in page.body.matches.rows[2].line.note


def test_one_person(qtbot, open_page):
    page = open_page()
    ask(qtbot, page, person="ada")
    body = page.body
    assert figures(page) == {
        "Matches played": "5", "First places": "2", "Of all matches against others": "50%",
        "First places in a row now": "0",
    }  # fmt: skip
    assert [row.line.figures for row in body.opponents.rows if row.isVisible()] == [
        ("2", "0", "2", "4"),
        ("1", "0", "0", "1"),
    ]
    assert body.form.strip.signs == "++--"
    assert body.form.told[0].text() == "2 matches without a first place at the moment"
    assert titles(body.feats) == ["Board 1", "Daily ramp, 3/14/26"]
    assert not body.standings.isVisible()


def test_the_course_tells_every_step(qtbot, open_page):
    page = open_page()
    ask(qtbot, page, person="ada")
    sheet = page.body.sheet
    last = len(sheet._told) - 1
    QTest.mouseMove(sheet, sheet.step_centre(last).toPoint())
    assert sheet.lit == last
    assert "4 matches, 1 first place (33%)" in sheet.told
    sheet.setFocus()
    qtbot.keyClick(sheet, Qt.Key.Key_Home)
    assert sheet.told.endswith("1 match, 1 first place (100%)")
    assert sheet.told in sheet.accessibleName()
    qtbot.keyClick(sheet, Qt.Key.Key_Right)
    assert sheet.told.endswith(": 0 matches"), "months without a match are there too"


def test_points_are_compared_within_a_game_only(qtbot, open_page):
    page = open_page()
    ask(qtbot, page, person="ada")
    assert not page.body.measure.isVisible()
    ask(qtbot, page, game="blueprints")
    qtbot.mouseClick(page.body.measure.segments[1], LEFT)
    assert page.body.measure.current is Measure.POINTS
    assert page.body.sheet._columns[0].mean == 30
    qtbot.mouseClick(page.body.pace.segments[1], LEFT)
    assert page.body.sheet._columns[-1].mean == pytest.approx(45.5)
    assert page.body.sheet._columns[-1].label == str(NOW.year)


# --- filters ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "matches"),
    [
        ({"game": "fits"}, 2),
        ({"size": 3}, 1),
        ({"computers": True}, 1),
        ({"computers": False}, 4),
        ({"period": Period.TWELVE_MONTHS}, 4),
        ({"person": "zoé"}, 4),
        ({"person": "ada", "opponent": "computer:master"}, 1),
    ],
)
def test_filters(qtbot, open_page, fields, matches):
    page = open_page()
    ask(qtbot, page, **fields)
    assert figures(page)["Matches played"] == str(matches)
    assert len(titles(page.body.matches)) == matches
    for name, value in fields.items():
        assert page.filters.choice(name).current == value


def test_a_filter_acts_by_keyboard_and_is_cleared(qtbot, open_page):
    page = open_page()
    assert not page.filters.clear.isVisible()
    choice = page.filters.choice("game")
    choice.setFocus()
    with qtbot.waitSignal(page.answered):
        qtbot.keyClick(choice, Qt.Key.Key_Down)
    assert page.wish.game == "blueprints"
    with qtbot.waitSignal(page.answered):
        qtbot.mouseClick(page.filters.clear, LEFT)
    assert page.wish == Wish()


def test_scrolling_past_a_filter_does_not_change_it(open_page):
    page = open_page()
    choice = page.filters.choice("game")
    middle = QPointF(choice.rect().center())
    turned = QWheelEvent(
        middle, choice.mapToGlobal(middle), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(choice, turned)
    assert page.wish == Wish()
    assert not turned.isAccepted() or page.body.y() < 0, "the page scrolls"


def test_only_the_latest_wish_is_answered(qtbot, open_page):
    page = open_page()
    shown = []
    page.answered.connect(lambda: shown.append(figures(page)["Matches played"]))
    for size in (1, 2, 3):
        page.filters.ask_for(Wish(size=size))
    qtbot.waitUntil(lambda: shown[-1:] == ["1"] and page.wish.size == 3)
    page.asking.wait()
    assert shown[-1] == "1"


def test_lines_choose_what_they_are_about(qtbot, open_page):
    page = open_page()
    with qtbot.waitSignal(page.answered):
        qtbot.mouseClick(page.body.standings.rows[1], LEFT)
    assert page.wish == Wish(person="zoé")
    with qtbot.waitSignal(page.answered):
        qtbot.keyClick(page.body.opponents.rows[0], Qt.Key.Key_Return)
    assert page.wish == Wish(person="zoé", opponent="ada")
    with qtbot.waitSignal(page.answered):
        qtbot.mouseClick(page.body.own_tables.rows[0], LEFT)
    assert page.wish == Wish(person="zoé", opponent="ada", game="blueprints", size=2)


def test_an_opponent_needs_a_person(qtbot, open_page):
    page = open_page()
    assert not page.filters.choice("opponent").isEnabled()
    ask(qtbot, page, person="ada")
    offered = page.filters.choice("opponent")
    assert offered.isEnabled()
    assert [offered.itemText(n) for n in range(offered.count())] == [
        "Anybody", "Zoé", "Computer: master",
    ]  # fmt: skip
    ask(qtbot, page, opponent="zoé")
    with qtbot.waitSignal(page.answered):
        page.filters.choice("person").chosen.emit("zoé")
    assert page.wish.opponent is None


def test_nothing_fits(qtbot, open_page):
    page = open_page()
    ask(qtbot, page, size=4)
    assert page.body.nothing_fits.isVisible()
    assert not any(panel.isVisible() for panel in page.body.results)
    with qtbot.waitSignal(page.answered):
        qtbot.mouseClick(page.body.nothing_fits.button, LEFT)
    assert page.body.figures.isVisible()


def test_without_a_match_one_is_invited_to_play(qtbot, open_page):
    page = open_page([])
    assert page.body.nothing_yet.isVisible()
    assert not page.filters.isVisible()
    with qtbot.waitSignal(page.play_wanted):
        qtbot.mouseClick(page.body.nothing_yet.button, LEFT)


# --- matches ----------------------------------------------------------------------------


def test_matches_come_as_one_wants_more(qtbot, open_page):
    page = open_page([facts(n, {"Ada": n, "Zoé": 3}) for n in range(1, 45)])
    panel = page.body.matches
    assert len(titles(panel)) == 10
    panel.more.setFocus()
    with qtbot.waitSignal(page.answered):
        qtbot.keyClick(panel.more, Qt.Key.Key_Return)
    assert len(titles(panel)) == 40
    qtbot.keyClick(panel.more, Qt.Key.Key_Space)
    assert len(titles(panel)) == 44
    assert not panel.more.isVisible()


def test_a_match_is_opened_while_its_file_is_there(qtbot, appearance, history, tmp_path):
    folder = tmp_path / "matches"
    folder.mkdir()
    kept, gone = (saved(folder, "fits", ["Ada", "Zoé"], seed=seed) for seed in (1, 2))
    for each in (kept, gone):
        history.recorder.record(each)
    history.recorder.wait()
    assert kept.path is not None
    assert gone.path is not None
    gone.path.unlink()
    page = StatisticsPage(appearance, history, Library(folder))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    panel = page.body.matches
    qtbot.waitUntil(lambda: panel.row_of(kept.header.match_id) is not None, timeout=5000)
    (closed,) = [row for row in panel.rows if row.isVisible() and row.line.key is None]
    assert not closed.isEnabled()
    assert "its file is gone" in closed.toolTip()
    with qtbot.waitSignal(page.review_wanted) as told:
        panel.row_of(kept.header.match_id).click()
    assert told.args == [kept.path]
    page.asking.wait()


# --- keeping and deleting ---------------------------------------------------------------


def test_export_writes_what_is_shown(qtbot, open_page, tmp_path):
    page = open_page()
    ask(qtbot, page, person="zoé", game="blueprints")
    target = tmp_path / "out.csv"
    with qtbot.waitSignal(page.exported) as told:
        page.export(target)
    assert told.args == [target, 3]
    with target.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {row["match"] for row in rows} == {"match 1", "match 2", "match 5"}


def test_an_export_that_fails_is_told(qtbot, open_page, tmp_path):
    page = open_page()
    with qtbot.waitSignal(page.troubled) as told:
        page.export(tmp_path / "nowhere" / "out.csv")
        assert page.body.keeping.told.text() == "One moment…"
        assert not page.body.keeping.export.isEnabled()
    assert isinstance(told.args[0], FileNotFoundError)
    assert page.body.keeping.export.isEnabled()


def test_deleting_a_player_is_asked_about_first(qtbot, open_page, history):
    page = open_page()
    keeping = page.body.keeping
    assert not keeping.player.isVisible()
    ask(qtbot, page, person="ada")
    keeping.player.setFocus()
    qtbot.keyClick(keeping.player, Qt.Key.Key_Return)
    assert keeping.question.text() == "Delete Ada for good?"
    assert keeping.keep.hasFocus()
    qtbot.keyClick(keeping.keep, Qt.Key.Key_Escape)
    assert keeping.player.hasFocus()
    assert not keeping.is_asking
    assert len(history.matches()) == 5
    qtbot.mouseClick(keeping.player, LEFT)
    with qtbot.waitSignal(page.answered, timeout=5000):
        qtbot.keyClick(keeping.really, Qt.Key.Key_Return)
    assert page.wish == Wish()
    assert titles(page.body.standings) == ["Zoé", "Computer: master", "Somebody"]
    assert page.body.standings.row_of(None).line.title == "Somebody"
    assert page.body.standings.rows[0].line.figures == ("2", "50%", "4"), "others stay right"
    names = page.filters.choice("person")
    assert [names.itemText(n) for n in range(names.count())] == [
        "Everybody", "Zoé", "Computer: master",
    ]  # fmt: skip


def test_deleting_everything(qtbot, open_page, history):
    page = open_page()
    qtbot.mouseClick(page.body.keeping.everything, LEFT)
    assert "match files stay" in page.body.keeping.kept.text()
    with qtbot.waitSignal(page.answered, timeout=5000):
        qtbot.keyClick(page.body.keeping.really, Qt.Key.Key_Return)
    assert history.matches() == []
    assert page.body.nothing_yet.isVisible()


def test_a_computer_cannot_be_deleted(qtbot, open_page):
    page = open_page()
    ask(qtbot, page, person="computer:master")
    assert not page.body.keeping.player.isVisible()


def test_somebody_whom_another_program_deleted(qtbot, open_page, history):
    page = open_page()
    ask(qtbot, page, person="ada")
    history.forget_player("ada")
    with qtbot.waitSignal(page.answered):
        page.ask()
    assert page.wish == Wish()


# --- keyboard, words, sizes -------------------------------------------------------------


def test_escape_and_back_close(qtbot, open_page):
    page = open_page()
    with qtbot.waitSignal(page.closed):
        qtbot.mouseClick(page.back, LEFT)
    with qtbot.waitSignal(page.closed):
        qtbot.keyClick(page.body.standings.rows[0], Qt.Key.Key_Escape)


def test_up_and_down_go_from_line_to_line(qtbot, open_page):
    page = open_page()
    first, second = page.body.standings.rows[:2]
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Down)
    assert second.hasFocus()
    qtbot.keyClick(second, Qt.Key.Key_Up)
    assert first.hasFocus()


def test_everything_is_told_to_screen_readers(open_page):
    page = open_page()
    assert page.filters.choice("period").accessibleName() == "Period"
    row = page.body.standings.rows[0]
    assert row.accessibleName() == "Ada: 2 first places, 5 matches"
    assert row.accessibleDescription() == "Show this player"
    assert "Matches played: 5" in page.body.figures.accessibleName()


def test_the_language_changes_at_once(qtbot, open_page, install_pseudo):
    page = open_page()
    install_pseudo()
    qtbot.waitUntil(lambda: page.body.standings.heading.text() == "«Players»")
    assert page.filters.choice("period").itemText(0) == "«All time»"
    assert titles(page.body.standings)[0] == "Ada"
    assert page.body.keeping.everything.text() == "«Delete everything…»"


@pytest.mark.parametrize(("width", "scale"), [(720, 100), (720, 200), (1280, 150), (1920, 100)])
def test_nothing_stands_beyond_the_page(qtbot, open_page, settings, width, scale):
    page = open_page()
    settings.set("scale", scale)
    page.resize(width, 800)
    ask(qtbot, page, person="ada")
    body = page.body
    for panel in (*body.results, body.filters, body.keeping):
        if panel.isVisible():
            left = panel.mapTo(page, QPoint(0, 0)).x()
            assert left >= 0
            assert left + panel.width() <= width
    side_by_side = body.own_tables.y() == body.opponents.y()
    assert side_by_side == (width / scale * 100 >= 1280)
