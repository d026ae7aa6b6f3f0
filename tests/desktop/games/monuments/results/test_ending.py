"""The end: jewels are counted, places become known, and the monument shows who built it."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.games.monuments.art.monument import Masonry
from blueprints_desktop.desktop.games.monuments.results.ending import (
    MonumentsEnding,
    counted,
    parts_of,
)
from blueprints_desktop.desktop.ui.cards.timeline import TimelineMoment
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


def rows_of(page) -> list:
    """The rows of the ranking, best first."""
    return list(page.panels["ranking"].entries.values())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_ranking_is_that_of_the_outcome(over, seats):
    seated = over(seats)
    outcome, page = seated.match.outcome, ending_of(seated)
    assert [each.rank for each in page.builders] == sorted(outcome.ranks)
    assert [row.part.info.name for row in rows_of(page)] == [each.name for each in page.builders]
    for each, row in zip(page.builders, rows_of(page), strict=True):
        assert each.account.total == outcome.scores[each.account.seat]
        assert str(each.account.total) in row.accessibleName()
    winners = {each.account.seat for each in page.builders if each.rank == 1}
    assert winners == set(outcome.winners)
    names = " and ".join(seated.board.people[seat].name for seat in outcome.winners)
    assert names not in seated.prompt.headline, "it is said on the page"


def test_every_jewel_is_revealed(over):
    seated = over()
    scored = {
        event.seat: event.jewels
        for event in seated.match.played[-1].step.events
        if isinstance(event, JewelsScored)
    }
    assert scored
    for each in ending_of(seated).builders:
        assert each.account.jewels == scored.get(each.account.seat, 0)


def test_the_jewels_are_counted_one_by_one(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, animation="normal")
    play_on(seated.match, Chance(5))
    seated.board.ends.show(position_of(seated.match, 0), just_played=True)
    page = ending_of(seated)
    assert page.is_running
    found = [each.account for each in page.builders if each.account.jewels]
    assert found
    moment = page.panels["ranking"].moment
    assert [counted(each, moment) for each in found] == [each.before_jewels for each in found]
    asked = []
    seated.board.again_wanted.connect(lambda: asked.append(True))
    seated.board.press_primary()
    assert not page.is_running, "the first press shows everything"
    assert not asked
    moment = page.panels["ranking"].moment
    assert [counted(each, moment) for each in found] == [each.total for each in found]


def test_rows_are_sorted_only_when_all_is_counted(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=4, animation="normal")
    play_on(seated.match, Chance(5))
    seated.board.ends.show(position_of(seated.match, 0), just_played=True)
    page = ending_of(seated)
    by_height = sorted(rows_of(page), key=lambda row: row.y())
    assert [row.part.info.name for row in by_height] == [f"player-{seat}" for seat in range(4)]
    page.skip()
    by_height = sorted(rows_of(page), key=lambda row: row.y())
    assert [row.part.info.name for row in by_height] == [each.name for each in page.builders]


def test_the_rise_shows_only_what_was_composed_before(qtbot, tmp_path, monkeypatch):
    seated = seat_at(qtbot, tmp_path, animation="normal")
    play_on(seated.match, Chance(5))
    seated.board.ends.show(position_of(seated.match, 0), just_played=True)
    page = ending_of(seated)
    for job in page.drawn_soon():
        job()
    drawn_late = []
    monkeypatch.setattr(Masonry, "slices", lambda *_: drawn_late.append("picture") or iter(()))
    timeline = page.panels["ranking"].moment.timeline
    for now in range(0, timeline.end + 1, 200):
        page.panels["sheet"].show_moment(TimelineMoment(timeline, float(now)))
        page.panels["sheet"].grab()
    assert drawn_late == []


def test_bricks_wear_their_builders_colours(over):
    seated = over()
    page = ending_of(seated)
    by = page.monument.built_by
    placed = seated.match.state.placed
    assert [seat for _, seat in by] == [seat for _, seat in placed]
    assert {laid.kind for laid, seat in by if seat == 1} == {4 + 1}
    assert page.monument.by_builder
    QTest.keyClick(page, Qt.Key.Key_B)
    assert not page.monument.by_builder
    assert page.colours.text() == "Who built what"


def test_a_row_shows_its_builder_alone(over):
    page = ending_of(over())
    rows_of(page)[1].setFocus()
    assert page.monument.only == page.builders[1].account.seat
    page.setFocus()
    assert page.monument.only is None


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
    page = ending_of(over(4, size=size))
    links = [link.geometry() for link in page.links]
    panel = page.panels["ranking"]
    rows = [row.geometry().translated(panel.pos()) for row in rows_of(page)]
    assert all(page.rect().contains(each) for each in (*rows, *links))
    assert all(panel.geometry().contains(row) for row in rows)
    assert not any(above.intersects(below.adjusted(0, 1, 0, 0)) for above, below in pairwise(rows))
    assert not any(row.intersects(link) for row in rows for link in links)


@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ((1280, 672), 100),
        ((1280, 608), 150),
        ((1024, 572), 100),
        ((1024, 533), 130),
        ((720, 388), 100),
        ((720, 772), 100),
        ((1920, 824), 200),
    ],
)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_monument_is_there_and_stands_on_none_of_its_words(over, size, scale, seats):
    page = ending_of(over(seats, size=size, scale=scale))
    sheet, monument = page.panels["sheet"], page.monument
    assert sheet.isVisible()
    sheet.grab()
    words = QRectF(sheet.part_rect("words"))
    for turns in range(4):
        standing = monument.standing(turns)
        assert standing.view.w >= 8.0 * scale / 100, "it can be seen"
        assert sheet.body().contains(standing.bounds)
        bricks = map(standing.silhouette, monument.site.whole)
        assert not any(brick.intersects(words) for brick in bricks)


@pytest.mark.parametrize(("size", "scale"), [((1024, 533), 130), ((720, 388), 100)])
def test_names_of_usual_length_are_whole(over, size, scale):
    page = ending_of(over(4, size=size, scale=scale))
    names = {each.person.name for each in page.builders}
    assert names <= set(page.panels["ranking"].shown_texts())


@pytest.mark.parametrize("scale", [100, 105, 110, 115])
def test_where_the_sheet_has_no_room_nothing_of_it_is_left(over, scale):
    page = ending_of(over(4, size=(690, 400), scale=scale))
    assert "sheet" not in page.panels or page.panels["sheet"].isHidden()


@pytest.mark.parametrize("size", [(1280, 680), (1024, 572), (720, 400)])
def test_every_row_adds_up_and_its_parts_can_be_asked_about(over, size):
    page = ending_of(over(4, size=size))
    panel = page.panels["ranking"]
    for each, row in zip(page.builders, rows_of(page), strict=True):
        parts = parts_of(each.account)
        figures = [part.points.replace("\N{MINUS SIGN}", "-") for part in parts]
        assert sum(map(int, figures)) == each.account.total
        for part in parts:
            area = panel.part_rect(f"{each.name}-{part.rule}")
            assert row.geometry().contains(area.center())
            tip = panel.tip_at(area.center())
            assert (tip.text, tip.rule) == (f"{part.what} {part.points}", part.rule)


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("size", [(1280, 680), (1024, 572), (720, 400)])
def test_rows_can_be_compared(over, size, scale):
    """Either all rows name their parts or none does."""
    page = ending_of(over(3, size=size, scale=scale))
    texts = page.panels["ranking"].shown_texts()
    told = {f"start {each.account.start}" in texts for each in page.builders}
    assert len(told) == 1


def test_every_brick_is_counted_on_its_level(over):
    seated = over(2)
    page, plan = ending_of(seated), seated.match.game.plan
    levels = page.levels
    assert [each.level for each in levels] == sorted({b.level for b in plan.bricks})[::-1]
    for builder in page.builders:
        seat = builder.account.seat
        assert sum(each.by_seat[seat] for each in levels) == builder.account.bricks
    assert sum(each.bricks for each in levels) == len(plan.bricks)
    first = page.builders[0].person
    said = page.panels["sheet"].accessibleDescription()
    assert f"Level 1: {first.name} {levels[-1].by_seat[first.seat]}" in said


def test_where_the_sheet_has_no_room_its_links_go(over):
    page = ending_of(over(4, size=(640, 300)))
    assert "sheet" not in page.panels or not page.panels["sheet"].isVisible()
    assert not page.turned.isVisible()
    assert page.onward.new_game.isVisible()


def test_a_quarter_turn_fades_from_side_to_side(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, animation="fast")
    play_on(seated.match, Chance(5))
    seated.board.show_position(position_of(seated.match, 0))
    page = ending_of(seated)
    before = page.panels["sheet"].grab().toImage()
    QTest.keyClick(page, Qt.Key.Key_E)
    assert page.monument.turns == 1
    assert page.is_turning
    qtbot.waitUntil(lambda: not page.is_turning)
    assert page.panels["sheet"].grab().toImage() != before


def test_the_curtain_throws_the_ending_away(over):
    seated = over()
    seated.board.clear()
    assert seated.board.ends.current is None
