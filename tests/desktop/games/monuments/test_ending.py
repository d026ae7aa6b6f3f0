"""The end: jewels are counted, places become known, and the monument shows who built it."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.drawing.slices import SlicedPicture
from blueprints_desktop.desktop.games.monuments.results import ending
from blueprints_desktop.desktop.games.monuments.results.ending import MonumentsEnding
from blueprints_desktop.desktop.games.monuments.results.ending_paper import words_area
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.monuments.events import JewelsScored
from tests.desktop.games.monuments.at_table import seat_at
from tests.desktop.games.seating import position_of
from tests.support import play_on


@pytest.fixture
def over(qtbot, tmp_path):
    def make(seats: int = 3, **wanted):
        seated = seat_at(qtbot, tmp_path, seats=seats, **wanted)
        play_on(seated.match, Chance(5))
        seated.board.show_position(position_of(seated.match, 0))
        return seated

    return make


def ending_of(seated) -> MonumentsEnding:
    page = seated.board.ends.current
    assert isinstance(page, MonumentsEnding)
    return page


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_ranking_is_that_of_the_outcome(over, seats):
    seated = over(seats)
    outcome, rows = seated.match.outcome, ending_of(seated).rows
    assert [row.rank for row in rows] == sorted(outcome.ranks)
    for row in rows:
        assert row.account.total == outcome.scores[row.account.seat] == row.counted()
        assert str(row.account.total) in row.accessibleName()
    assert {row.account.seat for row in rows if row.rank == 1} == set(outcome.winners)
    winners = " and ".join(seated.board.people[seat].name for seat in outcome.winners)
    assert winners not in seated.prompt.headline, "it is said on the page"


def test_every_jewel_is_revealed(over):
    seated = over()
    scored = {
        event.seat: event.jewels
        for event in seated.match.played[-1].step.events
        if isinstance(event, JewelsScored)
    }
    assert scored
    for row in ending_of(seated).rows:
        assert row.account.jewels == scored.get(row.account.seat, 0)


def test_the_jewels_are_counted_one_by_one(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, animation="normal")
    play_on(seated.match, Chance(5))
    seated.board.ends.show(position_of(seated.match, 0), just_played=True)
    page = ending_of(seated)
    assert page.is_running
    rows = [row for row in page.rows if row.account.jewels]
    assert rows
    assert [row.counted() for row in rows] == [row.account.before_jewels for row in rows]
    asked = []
    seated.board.again_wanted.connect(lambda: asked.append(True))
    seated.board.press_primary()
    assert not page.is_running, "the first press shows everything"
    assert not asked
    assert [row.counted() for row in rows] == [row.account.total for row in rows]


def test_the_rise_shows_only_what_was_composed_before(qtbot, tmp_path, monkeypatch):
    seated = seat_at(qtbot, tmp_path, animation="normal")
    play_on(seated.match, Chance(5))
    seated.board.ends.show(position_of(seated.match, 0), just_played=True)
    page = ending_of(seated)
    for job in page._wanted_soon():
        job()
    drawn_late = []
    monkeypatch.setattr(SlicedPicture, "advance", lambda _picture: drawn_late.append("picture"))
    monkeypatch.setattr(ending, "result_picture", lambda *_: drawn_late.append("result"))
    for now in range(0, page._timeline.end + 1, 200):
        page._show_moment(float(now))
        page.grab()
    assert page.sheet._rising() is None, "all of it was shown"
    assert drawn_late == []


def test_bricks_wear_their_builders_colours(over):
    seated = over()
    page = ending_of(seated)
    by = page.sheet._built_by
    placed = seated.match.state.placed
    assert [seat for _, seat in by] == [seat for _, seat in placed]
    assert {laid.kind for laid, seat in by if seat == 1} == {4 + 1}
    assert page.sheet.by_builder
    QTest.keyClick(page, Qt.Key.Key_B)
    assert not page.sheet.by_builder
    assert page.links.builders.text() == "Who built what"


def test_a_row_shows_its_builder_alone(over):
    page = ending_of(over())
    page.rows[1].setFocus()
    assert page.sheet._only == page.rows[1].account.seat
    page.setFocus()
    assert page.sheet._only is None


def test_what_can_be_done_at_the_end(over, qtbot):
    seated = over()
    page = ending_of(seated)
    qtbot.waitUntil(lambda: not page.is_fresh, timeout=3000)
    heard = []
    for name in ("again_wanted", "new_game_wanted", "review_wanted", "home_wanted"):
        getattr(seated.board, name).connect(lambda name=name: heard.append(name))
    seated.board.press_primary()
    seated.board.press_secondary()
    QTest.keyClick(page, Qt.Key.Key_R)
    QTest.keyClick(page, Qt.Key.Key_N)
    assert heard == ["again_wanted", "home_wanted", "review_wanted", "new_game_wanted"]


@pytest.mark.parametrize("size", [(1280, 672), (1024, 572), (720, 500), (1920, 950)])
def test_everything_finds_room(over, size):
    seated = over(4, size=size)
    page = ending_of(seated)
    whole = page.rect()
    for widget in (*page.rows, *page.links.shown):
        assert whole.contains(widget.geometry()), widget
    panel = page._layout.panel.toAlignedRect()
    rows = [row.geometry() for row in page.rows]
    assert all(panel.contains(row) for row in rows)
    assert not any(a.intersects(b) for a, b in pairwise(rows))
    assert not any(row.intersects(link.geometry()) for row in rows for link in page.links.shown)


@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ((1280, 672), 100),
        ((1280, 608), 150),
        ((1024, 572), 100),
        ((1024, 533), 130),
        ((720, 392), 100),
        ((720, 772), 100),
        ((1920, 824), 200),
    ],
)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_monument_is_there_and_stands_on_none_of_its_words(over, size, scale, seats):
    sheet = ending_of(over(seats, size=size, scale=scale)).sheet
    assert sheet.isVisible()
    words = words_area(sheet.sheet(), (sheet._title, sheet._lines), sheet._appearance.look.scale)
    for turns in range(4):
        standing = sheet._standing(turns)
        assert sheet.sheet().contains(standing.bounds)
        assert not any(standing.silhouette(brick).intersects(words) for brick in sheet._whole)


@pytest.mark.parametrize(("size", "scale"), [((1024, 533), 130), ((720, 392), 100)])
def test_names_of_usual_length_are_whole(over, size, scale):
    rows = ending_of(over(4, size=size, scale=scale)).rows
    assert all(row.names_itself for row in rows)
    assert len({row.letters for row in rows}) == 1


@pytest.mark.parametrize("scale", [100, 105, 110, 115])
def test_where_the_sheet_has_no_room_nothing_of_it_is_left(over, scale):
    page = ending_of(over(4, size=(690, 400), scale=scale))
    assert page._layout.sheet.isEmpty()
    assert page.sheet.isHidden()


@pytest.mark.parametrize("size", [(1024, 572), (720, 400)])
def test_every_row_adds_up(over, size):
    page = ending_of(over(4, size=size))
    assert len(page.rows) == 4
    for row in page.rows:
        parts = [placed.part for placed in row.parts()]
        figures = [part.points.replace("\N{MINUS SIGN}", "-") for part in parts]
        assert sum(map(int, figures)) == row.account.total
        for placed in row.parts():
            assert row.rect().contains(placed.area.toAlignedRect()), "nothing is cut off"


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("size", [(1280, 680), (1024, 572), (720, 400)])
def test_rows_can_be_compared(over, size, scale):
    """As many jewels are drawn as there are, and either all rows have words or none."""
    page = ending_of(over(3, size=size, scale=scale))
    in_words = set()
    for row in page.rows:
        for placed in row.parts():
            assert len(placed.jewels_at) == placed.part.jewels
            if not placed.part.jewels:
                in_words.add(placed.text != placed.part.points)
    assert len({row.account.jewels for row in page.rows}) > 1
    assert len(in_words) == 1


def test_every_brick_is_counted_on_its_level(over):
    seated = over(2)
    page, plan = ending_of(seated), seated.match.game.plan
    levels = page._levels
    assert [each.level for each in levels] == sorted({b.level for b in plan.bricks})[::-1]
    for row in page.rows:
        seat = row.account.seat
        assert sum(each.by_seat[seat] for each in levels) == row.account.bricks
    assert sum(each.bricks for each in levels) == len(plan.bricks)
    first = page.rows[0].person
    said = page.sheet.accessibleDescription()
    assert f"Level 1: {first.name} {levels[-1].by_seat[first.seat]}" in said


def test_where_the_sheet_has_no_room_its_links_go(over):
    page = ending_of(over(4, size=(640, 300)))
    assert not page.sheet.isVisible()
    assert not page.links.turned.isVisible()
    assert page.onward.new_game.isVisible()


def test_a_quarter_turn_fades_from_side_to_side(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, animation="fast")
    play_on(seated.match, Chance(5))
    seated.board.show_position(position_of(seated.match, 0))
    page = ending_of(seated)
    before = page.sheet.grab().toImage()
    QTest.keyClick(page, Qt.Key.Key_E)
    assert page.sheet.turns == 1
    assert page.sheet.changing
    qtbot.waitUntil(lambda: not page.sheet.changing)
    assert page.sheet.grab().toImage() != before


def test_the_curtain_throws_the_ending_away(over):
    seated = over()
    seated.board.clear()
    assert seated.board.ends.current is None
