"""The end of a round and of the game: counting, totals, titles, what decided it, records."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.games.fits.cards.fact_cards import (
    next_title_words,
    points_range,
    titles_card,
)
from blueprints_desktop.desktop.ui.board.board_api import MatchContext
from blueprints_desktop.desktop.ui.cards.values import (
    Sign,
    Stack,
    children,
    part_words,
    parts_of,
)
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games.fits.decisive import extremes
from blueprints_desktop.games.fits.state import OVER, SCORED
from blueprints_desktop.games.fits.titles import TITLES
from blueprints_desktop.history.records import records_in
from blueprints_desktop.store.header import computer_id
from blueprints_desktop.store.records import RecordEntry
from tests.desktop.driving import settle
from tests.desktop.games.fits.at_table import PaintedRegions, seat_at
from tests.desktop.games.seating import position_of
from tests.support import play_on


def scored(qtbot, tmp_path, seats=3, **wanted):
    """At the end of the first round, counted before the eyes of the first player."""
    seated = seat_at(qtbot, tmp_path, seats=seats, **wanted)
    chance = Chance(6)
    while seated.match.state.phase not in (SCORED, OVER):
        play_on(seated.match, chance, 1)
    return seated


def finished(qtbot, tmp_path, seats=3, **wanted):
    seated = seat_at(qtbot, tmp_path, seats=seats, **wanted)
    play_on(seated.match, Chance(6))
    return seated


def page(seated):
    return seated.board.ends.current


# --- counting ---------------------------------------------------------------------------


def test_a_round_is_counted_cell_by_cell_and_any_key_shows_all(qtbot, tmp_path):
    seated = scored(qtbot, tmp_path, animation="slow")
    seated.show(0)
    counting = page(seated)
    assert counting.is_running
    assert seated.prompt.primary == "Show all"
    QTest.keyClick(counting, Qt.Key.Key_Left)
    assert not counting.is_running
    assert seated.prompt.primary == "Next round"
    assert not seated.chosen
    seated.board.press_primary()
    assert seated.chosen == [NEXT]


def test_what_is_counted_adds_up_to_the_score(qtbot, tmp_path):
    seated = scored(qtbot, tmp_path)
    seated.show(0)
    result = seated.match.state.results[0]
    tallies = page(seated).counted()
    assert [tally.points() for tally in tallies] == [score.total for score in result.scores]
    best = max(score.total for score in result.scores)
    assert [tally.best for tally in tallies] == [score.total == best for score in result.scores]


@pytest.mark.parametrize("size", [(720, 440), (1024, 580), (1280, 672)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sums_stand_below_their_boards_on_any_sheet(qtbot, tmp_path, seats, size):
    seated = scored(qtbot, tmp_path, seats=seats, size=size)
    seated.show(0)
    sheet = page(seated).panels["sheet"]
    assert sheet.shown_texts().count("Total") == seats
    ramps = [sheet.part_rect(f"ramp-{column}") for column in range(seats)]
    sums = [sheet.part_rect(f"ramp-{column}-total") for column in range(seats)]
    assert all(ramp.contains(total) for ramp, total in zip(ramps, sums, strict=True))
    assert not any(one.intersects(other) for one, other in combinations(ramps, 2))


def test_the_rounds_are_printed_larger_in_a_wide_column(qtbot, tmp_path):
    seated = scored(qtbot, tmp_path, size=(1280, 672))
    seated.show(0)
    rounds = page(seated).panels["rounds"]
    assert rounds.zoom == pytest.approx(rounds.look.scale * rounds.body().width() / 280, rel=0.02)
    assert rounds.zoom > 1.05 * rounds.look.scale


def test_a_counted_cell_tells_why(qtbot, tmp_path):
    seated = scored(qtbot, tmp_path, seats=1)
    seated.show(0)
    sheet = page(seated).panels["sheet"]
    reason = next(r for r in page(seated).counted()[0].reasons if r.part == "plain")
    row, column = reason.cells[0]
    tip = sheet.tip_at(sheet.part_rect(f"ramp-0-{row}-{column}").center())
    assert (tip.text, tip.rule) == ("Uncovered plain cell: \N{MINUS SIGN}1", "plain")


def test_alone_the_boards_to_come_wait_on_the_same_sheet(qtbot, tmp_path):
    seated = scored(qtbot, tmp_path, seats=1)
    seated.show(0)
    assert [each.to_come for each in page(seated).counted()] == [False, True, True, True]


def test_nobody_goes_on_from_a_round_that_is_looked_at_again(qtbot, tmp_path):
    seated = scored(qtbot, tmp_path)
    position = position_of(seated.match, 0)
    seated.board.show_position(
        type(position)(position.view, 0, 0, (), position.events, is_review=True)
    )
    assert seated.prompt.primary == ""
    seated.board.press_primary()
    assert not seated.chosen


def test_when_all_is_counted_the_whole_page_is_painted_anew(qtbot, tmp_path):
    """The words under the title are others then, and reach above the sheet."""
    seated = scored(qtbot, tmp_path, animation="slow")
    seated.show(0)
    counting = page(seated)
    settle()
    painted = PaintedRegions(counting)
    counting.skip()
    qtbot.waitUntil(lambda: bool(painted.regions))
    title = QRect(30, 20, 400, 40)
    assert any(region.boundingRect().contains(title) for region in painted.regions)


def test_beside_the_counting_stands_what_comes_next(qtbot, tmp_path):
    seated = scored(qtbot, tmp_path)
    seated.show(0)
    following = page(seated).panels["next-board"]
    assert following.isVisible()
    assert following.card.title == "Next: Board 2"
    assert "A bonus left uncovered earns its number" in following.accessibleDescription()


def test_after_the_last_round_nothing_comes_next(qtbot, tmp_path):
    seated = finished(qtbot, tmp_path)
    seated.board.animate([], position_of(seated.match, 0))
    assert page(seated).shows(position_of(seated.match, 0))
    assert "next-board" not in page(seated).cards()
    assert page(seated).panels["rounds"].isVisible()


@pytest.mark.parametrize(("boards", "titled"), [((1, 2, 3, 4), True), ((3, 1), False)])
def test_alone_the_titles_stand_beside_the_counting(qtbot, tmp_path, boards, titled):
    seated = scored(qtbot, tmp_path, seats=1, options={"boards": boards})
    seated.show(0)
    counting = page(seated)
    assert ("titles" in counting.cards()) is titled
    assert ("solo" in counting.cards()) is not titled
    assert "rounds" not in counting.cards()
    if titled:
        total = seated.match.state.results[0].scores[0].total
        shown = str(total).replace("-", "\N{MINUS SIGN}")
        assert shown in counting.panels["titles"].accessibleDescription()


# --- the end ----------------------------------------------------------------------------


def test_the_last_counting_leads_to_the_ending(qtbot, tmp_path):
    seated = finished(qtbot, tmp_path)
    seated.board.animate([], position_of(seated.match, 0))
    assert seated.prompt.primary == "Final result"
    seated.board.press_primary()
    assert "wins with" in page(seated).accessibleName()
    assert "wins with" not in seated.prompt.headline, "it is said once"
    assert seated.prompt.primary == "Play again"


def test_a_finished_match_that_is_opened_shows_how_it_ended(qtbot, tmp_path):
    seated = finished(qtbot, tmp_path)
    seated.show(0)
    ending = page(seated)
    rows = ending.standings()
    assert [row.total for row in rows] == sorted(seated.match.outcome.scores, reverse=True)
    assert [row.rank for row in rows] == sorted(seated.match.outcome.ranks)
    told = ending.panels["sheet"].accessibleDescription()
    assert all(person.name in told for person in seated.board.people)
    assert "Board 3" in told


@pytest.mark.parametrize(("seats", "columns"), [(2, 5), (3, 6), (4, 6)])
def test_the_ramps_of_two_get_the_room_of_the_sums(qtbot, tmp_path, seats, columns):
    seated = finished(qtbot, tmp_path, seats=seats)
    seated.show()
    grid = page(seated).panels["sheet"].card.items[-1]
    assert [len(row.cells) for row in grid.rows] == [columns] * seats
    assert [row.part.name for row in grid.rows] == [
        f"player-{row.person.seat}" for row in page(seated).standings()
    ]


def test_what_decided_it_is_shown_with_the_ramp_of_that_moment(qtbot, tmp_path):
    seated = finished(qtbot, tmp_path)
    seated.show(0)
    moment = page(seated).moment()
    winner = seated.board.people[seated.match.outcome.winners[0]].name
    assert winner in moment.lines[0]
    assert moment.when.startswith("Board ")
    if moment.piece:
        assert moment.ramp.landings[-1] == moment.piece


@pytest.mark.parametrize(("boards", "titled"), [((1, 2, 3, 4), True), ((3, 1), False)])
def test_alone_the_end_shows_the_titles_or_else_the_best_drop(qtbot, tmp_path, boards, titled):
    seated = finished(qtbot, tmp_path, seats=1, options={"boards": boards})
    seated.show(0)
    ending = page(seated)
    assert ("titles" in ending.cards()) is titled
    assert ("moment" in ending.cards()) is not titled
    if not titled:
        events = [event for _, event in position_of(seated.match, 0).events]
        best = extremes(events, seated.match.game.boards).best
        told = ending.moment()
        assert told.when.startswith(f"Board {boards[best.round]}")
        assert f"+{best.gain} points" in told.lines[0]
        assert told.ramp.landings[-1] == told.piece
        assert "boards 1 to 4 together" in ending.panels["moment"].accessibleDescription()


@pytest.mark.parametrize(
    ("key", "signal"),
    [
        (Qt.Key.Key_R, "review_wanted"),
        (Qt.Key.Key_N, "new_game_wanted"),
    ],
)
def test_links_of_the_ending_have_keys(qtbot, tmp_path, key, signal):
    seated = finished(qtbot, tmp_path)
    seated.show(0)
    with qtbot.waitSignal(getattr(seated.board, signal)):
        QTest.keyClick(page(seated), key)


def test_enter_plays_again_and_esc_goes_home_after_a_moment(qtbot, tmp_path):
    seated = finished(qtbot, tmp_path)
    seated.show(0)
    ending = page(seated)
    seated.board.press_primary()  # too soon: whoever skips must not begin anew
    qtbot.waitUntil(lambda: not ending.is_fresh)
    with qtbot.waitSignal(seated.board.again_wanted):
        seated.board.press_primary()
    with qtbot.waitSignal(seated.board.home_wanted):
        seated.board.press_secondary()


def test_a_digit_shows_the_counting_of_a_round_again(qtbot, tmp_path):
    seated = finished(qtbot, tmp_path)
    seated.show(0)
    QTest.keyClick(page(seated), Qt.Key.Key_2)
    assert page(seated).number == 1
    assert seated.prompt.primary == "Final result"
    seated.board.press_primary()
    assert "wins with" in page(seated).accessibleName()
    assert "wins with" not in seated.prompt.headline, "it is said once"


@pytest.mark.parametrize("size", [(1280, 672), (720, 388)])
def test_what_decided_is_told_beside_the_table_or_above_it(qtbot, tmp_path, size):
    seated = finished(qtbot, tmp_path, seats=2, size=size)
    seated.show(0)
    beside = page(seated).panels["moment"].isVisible()
    assert beside == (size[0] > 1000)
    moment = page(seated).moment()
    assert (page(seated).under_title() == moment.in_short()) is not beside
    assert moment.lines[-1] in moment.in_short()


def test_in_a_narrow_window_the_next_title_is_told_above_the_boards(qtbot, tmp_path):
    seated = finished(qtbot, tmp_path, seats=1, size=(720, 388))
    seated.show(0)
    assert not page(seated).panels["titles"].isVisible()
    points = seated.match.outcome.scores[0]
    assert page(seated).under_title() == next_title_words(points)


# --- alone ------------------------------------------------------------------------------


@pytest.mark.usefixtures("qapp")
def test_the_ladder_says_where_one_stands():
    engineer = next(title for title in TITLES if title.name == "engineer")
    card = titles_card(27)
    parts = {info.name: items for info, items in parts_of(Stack(card.items))}
    names = [name for name in parts if name.startswith("title.")]
    assert names == [f"title.{title.name}" for title in TITLES]
    assert part_words(card, "title.architect")[0] == "Architect"
    assert part_words(card, "title.engineer") == ["Engineer", "26 to 30 points", "+27"]
    assert part_words(card, "title.gap_filler") == ["Gap-filler", "up to 5 points"]
    signs = [name for name in names if any(_has_sign(item) for item in parts[name])]
    assert signs == names[TITLES.index(engineer) + 1 :], "those below are reached"


def _has_sign(item) -> bool:
    return isinstance(item, Sign) or any(_has_sign(child) for child in children(item))


def test_a_title_says_its_points_and_how_far_the_next_one_is():
    ranges = {title.name: points_range(title, brief=True) for title in TITLES}
    best, last = TITLES[0], TITLES[-1]
    assert best.least is not None
    assert ranges[best.name] == f"over {best.least - 1}"
    assert ranges["engineer"] == "26\N{EN DASH}30"
    assert ranges[last.name] == "up to 5"
    assert next_title_words(27) == "Architect: 4 points to go."
    assert next_title_words(best.least) == "That’s the top title!"


def entry(points, feat, match="old", player="p1", name="Ada"):
    return RecordEntry(player, name, "fits", feat, match, "2026-01-01T10:00:00+00:00", points)


def remembering(seated, tmp_path, *entries, match="now", seed=20261116):
    """Let the board know earlier results."""
    records = records_in(tmp_path)
    records.note(entries)
    seated.board.people = (type(seated.board.people[0])(0, "Ada", 0, player="p1"),)
    seated.board.match_context = MatchContext(lambda: match, seed, records)
    return seated


def test_the_best_of_a_board_is_told_during_play(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=1)
    remembering(seated, tmp_path, entry(7, "board 1"), entry(21, "boards 1 to 4"))
    seated.show()
    told = seated.board.rounds.accessibleDescription()
    assert "Your solo best on Board 1: +7" in told
    assert "Your solo best on all four: +21" in told


def test_a_new_best_is_told_at_the_end(qtbot, tmp_path):
    seated = finished(qtbot, tmp_path, seats=1)
    total = seated.match.outcome.scores[0]
    remembering(seated, tmp_path, entry(total - 3, "boards 1 to 4"))
    seated.show(0)
    assert seated.prompt.detail == "Your best result with these four boards."
    remembering(seated, tmp_path / "b", entry(total + 3, "boards 1 to 4"))
    seated.board.clear()
    seated.show(0)
    assert seated.prompt.detail.startswith("Your best with these four boards: ")


def test_the_first_attempt_of_a_day_counts_and_another_does_not(qtbot, tmp_path):
    feat = "daily 2026-11-16"
    seated = seat_at(qtbot, tmp_path, seats=1, seed=20261116, options={"daily": True})
    remembering(seated, tmp_path, entry(None, feat, match="now"))
    seated.show()
    assert "this attempt counts" in seated.board.rounds.accessibleDescription()
    remembering(seated, tmp_path / "b", entry(12, feat, match="before"))
    seated.show()
    assert (
        "for practice. Your first attempt counted: +12"
        in seated.board.rounds.accessibleDescription()
    )


def test_what_a_record_takes_is_said_before_and_why_there_is_none_afterwards(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=1)
    remembering(seated, tmp_path)
    seated.show()
    assert "For a record: no hints, no undo" in seated.board.rounds.accessibleDescription()
    context = seated.board.match_context
    hinted = []
    seated.board.match_context = MatchContext(
        context.match, context.seed, context.records, hinted=lambda: bool(hinted)
    )
    hinted.append(1)
    seated.board.show_records()
    assert "A hint was shown: no record" in seated.board.rounds.accessibleDescription()


def test_the_ladder_waits_for_the_count(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=1)
    seated.show()
    said = seated.board.rounds.accessibleDescription()
    assert "no board counted yet" in said
    assert "points to go" not in said


def test_a_computer_that_played_the_same_ramp_is_compared_by_its_level(qtbot, tmp_path):
    feat = "daily 2026-11-16"
    seated = finished(qtbot, tmp_path, seats=1, seed=20261116, options={"daily": True})
    par = entry(9, feat, match="par", player=computer_id("journeyman"), name="journeyman")
    remembering(seated, tmp_path, entry(3, feat, match="now"), par)
    seated.show(0)
    assert "Computer: journeyman +9" in page(seated).panels["titles"].accessibleDescription()


def test_the_family_compares_the_days_scores(qtbot, tmp_path):
    feat = "daily 2026-11-16"
    seated = finished(qtbot, tmp_path, seats=1, seed=20261116, options={"daily": True})
    remembering(
        seated,
        tmp_path,
        entry(3, feat, match="now"),
        entry(18, feat, match="x", player="p2", name="Bruno"),
        entry(25, feat, match="y", player="p3", name="Chiara"),
    )
    seated.show(0)
    assert "Chiara +25, Bruno +18" in page(seated).panels["titles"].accessibleDescription()


def test_tab_goes_through_the_links_of_the_ending_as_one_reads_them(qtbot, tmp_path):
    seated = finished(qtbot, tmp_path)
    seated.show(0)
    ending = page(seated)
    assert ending.hasFocus()
    reached = []
    for _ in ending.onward.links:
        QTest.keyClick(ending.window().focusWidget(), Qt.Key.Key_Tab)
        reached.append(ending.window().focusWidget())
    assert reached == sorted(ending.onward.links, key=lambda link: link.x())
