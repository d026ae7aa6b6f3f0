"""What the history answers, against a plain count of the same matches."""

import csv
import io
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import date, timedelta
from pathlib import Path

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from blueprints_desktop.history.bests import table_bests
from blueprints_desktop.history.facts import PERSON, MatchFacts, SeatFacts
from blueprints_desktop.history.filters import Filter, spans
from blueprints_desktop.history.history import History
from blueprints_desktop.history.listing import CSV_HEAD
from blueprints_desktop.history.overview import ResultCounts
from blueprints_desktop.history.players import years
from tests.history.making import NOON, enter, facts

NAMES = ("Ada", "Zoé", "Dov", "Bot:easy", "Bat:easy")
GAMES = ("blueprints", "fits")


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History(tmp_path / "history.db")


# --- a plain count ----------------------------------------------------------------------


def chosen_of(matches: list[MatchFacts], chosen: Filter) -> list[MatchFacts]:
    found = []
    for match in matches:
        day = match.finished.date()
        wanted = (
            chosen.game in (None, match.game)
            and chosen.size in (None, len(match.seats))
            and chosen.computers in (None, match.computers)
            and set(chosen.players) <= {seat.player for seat in match.seats}
            and (chosen.since is None or chosen.since <= day)
            and (chosen.until is None or day <= chosen.until)
        )
        if wanted:
            found.append(match)
    return sorted(found, key=lambda match: match.finished)


def counted(seats: list[tuple[MatchFacts, SeatFacts]]) -> ResultCounts:
    best = [seat.points for match, seat in seats if not match.took_back]
    return ResultCounts(
        len(seats),
        sum(len(match.seats) > 1 for match, _ in seats),
        sum(seat.won for _, seat in seats),
        sum(seat.shared for _, seat in seats),
        sum(seat.points for _, seat in seats),
        max(best, default=None),
    )


def seats_of(matches: list[MatchFacts], player: str) -> list[tuple[MatchFacts, SeatFacts]]:
    return [(m, seat) for m in matches for seat in m.seats if seat.player == player]


def grouped(
    seats: list[tuple[MatchFacts, SeatFacts]], key: Callable[[MatchFacts], object]
) -> dict[object, ResultCounts]:
    keys = dict.fromkeys(key(match) for match, _ in seats)
    return {each: counted([s for s in seats if key(s[0]) == each]) for each in keys}


# --- random histories -------------------------------------------------------------------


@st.composite
def histories(draw: st.DrawFn) -> list[MatchFacts]:
    made = []
    for number in range(draw(st.integers(1, 14))):
        names = draw(st.lists(st.sampled_from(NAMES), min_size=1, max_size=4, unique=True))
        made.append(
            facts(
                number,
                {name: draw(st.integers(-5, 5)) for name in names},
                game=draw(st.sampled_from(GAMES)),
                finished=NOON + timedelta(days=draw(st.integers(-60, 60)), seconds=number),
                took_back=draw(st.booleans()),
            )
        )
    return made


days = st.none() | st.integers(-70, 70).map(lambda shift: NOON.date() + timedelta(days=shift))
filters = st.builds(
    Filter,
    game=st.none() | st.sampled_from(GAMES),
    size=st.none() | st.integers(1, 4),
    players=st.lists(st.sampled_from(["ada", "zoé", "computer:easy"]), max_size=2).map(tuple),
    since=days,
    until=days,
    computers=st.none() | st.booleans(),
)


@contextmanager
def entered(matches: list[MatchFacts]) -> Iterator[History]:
    with tempfile.TemporaryDirectory() as folder:
        history = History(Path(folder) / "history.db")
        with closing(history):
            enter(history.database, *matches)
            yield history


@settings(max_examples=60, phases=[Phase.generate])  # shrinking such a list takes minutes
@given(matches=histories(), chosen=st.lists(filters, min_size=4, max_size=4))
def test_every_answer_is_a_plain_count(matches: list[MatchFacts], chosen: list[Filter]) -> None:
    with entered(matches) as history:
        for each in [Filter(), *chosen]:
            check(history, chosen_of(matches, each), each)


def check(history: History, wanted: list[MatchFacts], chosen: Filter) -> None:
    overview = history.overview(chosen)
    games = [match.game for match in wanted]
    assert overview.matches == {game: games.count(game) for game in sorted(set(games))}
    players = {seat.player for match in wanted for seat in match.seats}
    assert {standing.player for standing in overview.standings} == players
    for standing in overview.standings:
        own = seats_of(wanted, standing.player)
        assert dict(standing.games) == grouped(own, lambda match: match.game)
    assert [line.id for line in history.matches(chosen)] == [match.id for match in wanted[::-1]]
    people = [(m, s) for m in wanted for s in m.seats if s.kind == PERSON]
    check_bests(history, people, None, chosen)
    for player in ("ada", "computer:easy"):
        check_player(history, seats_of(wanted, player), player, chosen)


def check_player(
    history: History, own: list[tuple[MatchFacts, SeatFacts]], player: str, chosen: Filter
) -> None:
    by_table = {(r.game, r.size): r.result for r in history.results(player, chosen)}
    assert by_table == grouped(own, lambda match: (match.game, len(match.seats)))
    by_month = {(r.month, r.game): r.result for r in history.trend(player, chosen)}
    assert by_month == grouped(own, lambda match: (match.day // 100, match.game))
    by_year = history.database.read(lambda c: years(c, player, chosen))
    assert {(r.year, r.game): r.result for r in by_year} == grouped(
        own, lambda match: (match.day // 10000, match.game)
    )
    check_bests(history, own, player, chosen)
    if not chosen.players:
        check_opponents(history, own, player, chosen)
    marks = [seat.won or seat.shared for match, seat in own if len(match.seats) > 1]
    streaks = history.streaks(player, chosen)
    assert streaks.longest == longest(marks, True)
    assert streaks.longest_without == longest(marks, False)
    running = len(marks) - next((n for n in range(len(marks)) if len(set(marks[n:])) == 1), 0)
    assert abs(streaks.current) == (running if marks else 0)
    assert not marks or (streaks.current > 0) == marks[-1]


def check_bests(
    history: History,
    seats: list[tuple[MatchFacts, SeatFacts]],
    player: str | None,
    chosen: Filter,
) -> None:
    """The earliest of those with most points, at tables of every size, without take-backs."""
    wanted: dict[tuple[str, int], tuple[int, str, str]] = {}
    for match, seat in seats:
        table = match.game, len(match.seats)
        if not match.took_back and seat.points > wanted.get(table, (-99, "", ""))[0]:
            wanted[table] = seat.points, seat.player, match.id
    found = history.database.read(lambda c: table_bests(c, chosen, player))
    assert {(b.game, b.size): (b.points, b.player, b.match) for b in found} == wanted


def longest(marks: list[bool], wanted: bool) -> int:
    best = run = 0
    for mark in marks:
        run = run + 1 if mark == wanted else 0
        best = max(best, run)
    return best


def check_opponents(
    history: History, own: list[tuple[MatchFacts, SeatFacts]], player: str, chosen: Filter
) -> None:
    met: dict[str, list[int]] = {}
    for match, seat in own:
        for other in match.seats:
            if other.player != player:
                counts = met.setdefault(other.player, [0, 0, 0])
                counts[0] += 1
                counts[1] += seat.place < other.place
                counts[2] += seat.place > other.place
    found = history.opponents(player, chosen)
    assert {o.player: [o.meetings, o.ahead, o.behind] for o in found} == met
    assert all(o.level == o.meetings - o.ahead - o.behind for o in found)
    assert [o.meetings for o in found] == sorted((o.meetings for o in found), reverse=True)


@given(first=st.dates(date(2024, 1, 1), date(2027, 1, 1)), length=st.integers(0, 900))
def test_spans_cover_every_day_once(first: date, length: int) -> None:
    numbers = [int(f"{first + timedelta(days=shift):%Y%m%d}") for shift in range(-40, length + 40)]
    inside = numbers[40 : 40 + length + 1]
    found = list(spans(inside[0], inside[-1]))
    for number in numbers:
        sums = (0, number // 10000, number // 100)
        hits = sum(
            sum(low <= each <= high for each in (sums if kind == "sums" else (number,)))
            for kind, low, high in found
        )
        assert hits == (number in inside)


# --- single questions -------------------------------------------------------------------


def test_pages_follow_one_another(history: History) -> None:
    """Also where several matches ended in the same second."""
    enter(history.database, *(facts(n, {"Ada": n, "Zoé": 3}) for n in range(25)))
    seen: list[str] = []
    page = history.matches(limit=10)
    while page:
        seen += [line.id for line in page]
        page = history.matches(limit=10, after=page[-1])
    assert seen == [f"match {number}" for number in range(24, -1, -1)]


def test_a_player_goes_by_the_latest_name_and_matches_by_the_name_of_the_day(
    history: History,
) -> None:
    enter(history.database, facts(1, {"ADA": 1, "Zoé": 3}), facts(2, {"Ada": 2, "Zoé": 3}))
    assert {standing.name for standing in history.overview().standings} == {"Ada", "Zoé"}
    assert [line.seats[0].name for line in history.matches()] == ["Ada", "ADA"]


def test_bests_are_those_without_take_backs_and_of_one_variant(history: History) -> None:
    enter(
        history.database,
        facts(1, {"Ada": 9, "Zoé": 7}, finished=NOON),
        facts(2, {"Ada": 9, "Zoé": 8}, finished=NOON - timedelta(days=1)),
        facts(3, {"Ada": 50, "Zoé": 8}, took_back=True),
        facts(4, {"Ada": 60}),
        facts(5, {"Ada": 70, "Zoé": 1}, game="fits"),
    )
    found = [(best.name, best.points, best.match) for best in history.bests("blueprints", 2)]
    assert found == [("Ada", 9, "match 2"), ("Ada", 9, "match 1"), ("Zoé", 8, "match 2"),
                     ("Zoé", 7, "match 1")]  # fmt: skip
    assert history.bests("blueprints", 2, variant='{"other":1}') == []
    assert len(history.bests("blueprints", 2, variant="{}", limit=3)) == 3


def test_computers_stand_among_the_bests_only_when_asked_for(history: History) -> None:
    enter(history.database, facts(1, {"Ada": 9, "Bot:hard": 12}))
    assert [best.name for best in history.bests("blueprints", 2)] == ["Ada"]
    everybody = history.bests("blueprints", 2, people_only=False)
    assert [best.name for best in everybody] == ["Bot", "Ada"]


def test_csv_has_a_line_for_every_seat_and_no_formulas(history: History) -> None:
    enter(
        history.database,
        facts(2, {"=1+1": 3, "Zoé; \"the\" one": 7}, finished=NOON + timedelta(hours=1)),
        facts(1, {"Ada": -2, "Bot:=easy()": 5}, took_back=True),
    )  # fmt: skip
    file = io.StringIO(newline="")
    assert history.write_csv(file) == 2
    head, *lines = csv.reader(io.StringIO(file.getvalue(), newline=""))
    assert tuple(head) == CSV_HEAD
    told = [dict(zip(head, line, strict=True)) for line in lines]
    assert [line["player"] for line in told] == ["Ada", "Bot", "'=1+1", 'Zoé; "the" one']
    assert [line["kind"] for line in told] == ["person", "'=easy()", "person", "person"]
    assert [line["points"] for line in told] == ["-2", "5", "3", "7"]
    assert [line["take_backs"] for line in told] == ["1", "1", "0", "0"]
    assert [line["won"] for line in told] == ["0", "1", "0", "1"]
    assert told[0]["finished"] == f"{NOON.astimezone():%Y-%m-%d %H:%M:%S}"
    assert history.write_csv(io.StringIO(), Filter(computers=False)) == 1


def test_csv_is_parted_as_the_spreadsheet_expects(history: History) -> None:
    enter(history.database, facts(1, {"Zoé; one": 7, "Ada, two": 2}))
    file = io.StringIO(newline="")
    history.write_csv(file, between=";")
    head, *lines = csv.reader(io.StringIO(file.getvalue(), newline=""), delimiter=";")
    assert tuple(head) == CSV_HEAD
    assert [line[head.index("player")] for line in lines] == ["Zoé; one", "Ada, two"]


def test_an_empty_history_answers_too(history: History) -> None:
    assert history.overview().total == 0
    assert history.matches() == history.results("x") == history.opponents("x") == []
    assert history.trend("x") == history.bests("fits", 1) == []
    assert history.streaks("x").current == history.streaks("x").longest == 0
    assert history.sheet("x") is None
