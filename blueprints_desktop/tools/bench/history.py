"""The history with 100,000 matches: how long it takes to open, to filter, and to enter one more.

The matches are invented, but lie in a real file with real score sheets; a few people play most of
them over ten years, which is what makes adding up hard. Every question is asked once while nothing
of the file has been read by this program, and then some more times.
"""

import random
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import date, datetime, timedelta
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from attrs import evolve, frozen

from blueprints_desktop import places
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games import registry
from blueprints_desktop.history.counting import recount
from blueprints_desktop.history.database import Database
from blueprints_desktop.history.facts import MatchFacts, SeatFacts, facts_of
from blueprints_desktop.history.filters import Filter
from blueprints_desktop.history.history import History
from blueprints_desktop.history.writing import insert, pack
from blueprints_desktop.store.header import PERSON, Header, Player, computer_id
from blueprints_desktop.store.saved_match import SavedMatch
from blueprints_desktop.tools.bench.window_laps import PACKAGE, Runner
from blueprints_desktop.tools.bench.window_screen import screen

SEED = 2026
MATCHES = 100_000
FIRST_DAY = datetime(2016, 1, 1, 12).astimezone()
DAYS = 3650
LAPS = 7
PEOPLE = ("Ada", "Zoé", "Dov", "Chiara", "Emil", "Fatou", "Gil", "Hanna", "Ivo", "Juna")
OFTEN = (60, 40, 20, 10, 6, 4, 3, 2, 1, 1)
PLAY = f"{PACKAGE}.statistics_play"
LEVELS = ("easy", "medium", "hard")
OVERVIEW_MS, FILTER_MS, RECORD_MS = 300, 100, 10
"""What is to be kept to: opening the overview, filtering it, and what the window waits at an end."""


@frozen
class Timing:
    """Milliseconds: the first time (the worst, for the page), then the median of those after it,
    also as processor time."""

    name: str
    first: float
    again: float
    cpu: float
    limit: float


def measure(
    matches: int = MATCHES, folder: Path | None = None, *, page: bool = True
) -> dict[str, Any]:
    """Fill a history and ask it, by itself and, unless told otherwise, by the page."""
    with tempfile.TemporaryDirectory(dir=folder) as place:
        path = Path(place) / "home" / "blueprints-desktop" / "history.db"
        path.parent.mkdir(parents=True)
        begun = time.perf_counter()
        fill(path, matches)
        seconds = time.perf_counter() - begun
        shown = _page_shown(Path(place)) if page else ()
        timings = [*_opening(path), *_questions(path), *shown, *_recording(path)]
        return {
            "matches": matches,
            "fill_seconds": seconds,
            "megabytes": path.stat().st_size / 1e6,
            "timings": timings,
        }


def report(facts: dict[str, Any]) -> str:
    lines = [
        f"\nHistory of {facts['matches']:,} matches"
        f" ({facts['megabytes']:.0f} MB, filled in {facts['fill_seconds']:.0f} s), milliseconds",
        f"{'':44}{'first':>9}{'again':>9}{'CPU':>9}{'to keep':>9}",
    ]
    for timing in facts["timings"]:
        lines.append(
            f"{timing.name:44}{timing.first:9.1f}{timing.again:9.1f}{timing.cpu:9.1f}{timing.limit:9.0f}"
        )
    return "\n".join(lines)


# --- inventing matches ------------------------------------------------------------------


def fill(path: Path, matches: int) -> None:
    """Enter invented matches in one go, and count them at the end."""
    database = Database(path)
    patterns = [_pattern(key, seats) for key in registry.KEYS for seats in registry.seats(key)]

    packed = {id(pattern.sheet): pack(pattern.sheet) for pattern in patterns if pattern.sheet}

    def write(connection: sqlite3.Connection) -> None:
        for facts in _invented(matches, patterns):
            number = insert(connection, evolve(facts, sheet=None))
            connection.execute(
                "INSERT INTO sheets VALUES (?, ?)", (number, packed[id(facts.sheet)])
            )
        recount(connection)

    database.write(write)
    database.close()


def _invented(matches: int, patterns: list[MatchFacts]) -> Iterator[MatchFacts]:
    lot = random.Random(SEED)
    for number in range(matches):
        pattern = lot.choice(patterns)
        moment = FIRST_DAY + timedelta(days=number * DAYS / matches)
        yield evolve(
            pattern,
            id=f"{number:032x}",
            print=f"{number:032x}",
            created=moment.isoformat(),
            finished=moment,
            took_back=lot.random() < 0.1,
            seats=tuple(_seats(lot, len(pattern.seats))),
        )


def _seats(lot: random.Random, size: int) -> Iterator[SeatFacts]:
    names: list[str] = []
    while len(names) < size:
        name = lot.choices(PEOPLE, OFTEN)[0]
        if name not in names:
            names.append(name)
    points = [lot.randrange(80) for _ in names]
    tied = points.count(max(points)) > 1
    for seat, name in enumerate(names):
        level = lot.choice(LEVELS) if seat and lot.random() < 0.2 else PERSON
        place = 1 + sum(other > points[seat] for other in points)
        yield SeatFacts(
            player=name if level == PERSON else computer_id(level),
            name=name,
            colour=seat,
            kind=level,
            points=points[seat],
            place=place,
            won=place == 1 and not tied and size > 1,
            shared=place == 1 and tied,
        )


def _pattern(key: str, seats: int) -> MatchFacts:
    """A real match, for its score sheet."""
    header, match = _played(key, seats)
    facts = facts_of(header, match, FIRST_DAY, 600)
    assert facts is not None
    return evolve(facts, feats=())


def _played(key: str, seats: int) -> tuple[Header, Match]:
    box = registry.box(key)
    chosen = box.options()
    data = box.read_data(chosen, [places.resources() / key])
    people = tuple(Player(name, name, seat) for seat, name in enumerate(PEOPLE[:seats]))
    header = Header("pattern", "", "2026-01-01T00:00:00+00:00", box, box.rules, people, chosen,
                    SEED, data)  # fmt: skip
    match = header.new_match()
    chance = Chance(SEED)
    while match.to_act is not None:
        match.play(match.game.sample_move(match.state, chance))
    return header, match


# --- asking -----------------------------------------------------------------------------


def _opening(path: Path) -> Iterator[Timing]:
    """What a page of statistics shows at first, with a history that was not open before."""

    def opened() -> None:
        history = History(path)
        history.overview()
        history.matches(limit=30)
        history.close()

    yield _timed("open, overview and the latest matches", opened, OVERVIEW_MS)


def _questions(path: Path) -> Iterator[Timing]:
    history = History(path)
    since = (FIRST_DAY + timedelta(days=40)).date()
    filters = {
        "one game": Filter(game="skyline"),
        "four players": Filter(size=4),
        "without computers": Filter(computers=False),
        "nearly all days": Filter(since=since, until=date(2025, 11, 15)),
        "one player": Filter(players=("Ada",)),
        "two players": Filter(players=("Ada", "Zoé")),
        "three players, a game, some years": Filter(
            game="fits", players=("Ada", "Zoé", "Dov"), since=since
        ),
    }
    for name, chosen in filters.items():
        yield _timed(f"filter: {name}", partial(_page, history, chosen), FILTER_MS)
    ada = "Ada"
    yield _timed("player: results", lambda: history.results(ada), FILTER_MS)
    yield _timed("player: opponents", lambda: history.opponents(ada), FILTER_MS)
    yield _timed("player: trend", lambda: history.trend(ada), FILTER_MS)
    yield _timed("player: streaks", lambda: history.streaks(ada), FILTER_MS)
    yield _timed("bests of a game", lambda: history.bests("blueprints", 3), FILTER_MS)
    history.close()


def _page(history: History, chosen: Filter) -> None:
    """What a changed filter shows anew."""
    history.overview(chosen)
    history.matches(chosen, limit=30)


def _page_shown(folder: Path) -> Iterator[Timing]:
    """The page itself, until it is painted; the first time nothing of it is loaded."""
    with screen() as found:
        told = Runner(found, folder).run(PLAY, str(LAPS), home=str(folder / "home"))
        first, again = told.pop("first"), told.pop("again")
        yield Timing(
            "page: opened, on the screen", first["median_ms"], again["median_ms"],
            again["cpu_ms"], OVERVIEW_MS,
        )  # fmt: skip
        for name, laps in told.items():
            yield Timing(
                f"page: {name}", laps["worst_ms"], laps["median_ms"], laps["cpu_ms"], FILTER_MS
            )


def _recording(path: Path) -> Iterator[Timing]:
    """What the window waits when a match ends, and how long writing takes behind its back."""
    history = History(path)
    header, match = _played("skyline", 4)
    saved = SavedMatch(header, match, None)
    numbers = iter(range(LAPS + 1))

    def ended() -> None:
        saved.header = evolve(header, match_id=f"new {next(numbers)}")
        history.recorder.record(saved)

    waited = _timed("the window, at a match's end", ended, RECORD_MS)
    history.recorder.wait()
    yield waited
    history.close()


def _timed(name: str, work: Callable[[], Any], limit: float) -> Timing:
    times, costs = [], []
    for _ in range(LAPS + 1):
        begun, used = time.perf_counter(), time.process_time()
        work()
        costs.append((time.process_time() - used) * 1000)
        times.append((time.perf_counter() - begun) * 1000)
    return Timing(name, times[0], median(times[1:]), median(costs[1:]), limit)
