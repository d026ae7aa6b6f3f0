"""Matches for histories: real ones played by lot, and bare facts where only numbers matter."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from blueprints_desktop import places
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games import registry
from blueprints_desktop.history.database import Database
from blueprints_desktop.history.facts import MatchFacts, SeatFacts
from blueprints_desktop.history.files import beside
from blueprints_desktop.history.history import History
from blueprints_desktop.history.writing import add
from blueprints_desktop.store.header import PERSON, Header, Player
from blueprints_desktop.store.saved_match import SavedMatch
from tests.support import play_on

NOON = datetime(2026, 3, 14, 12).astimezone()


def header(key: str, names: Sequence[str], seed: int = 1, **options: Any) -> Header:
    """A match of these people; a name with a colon is a computer of that level."""
    box = registry.box(key)
    chosen = box.options(**options)
    players = []
    for seat, name in enumerate(names):
        name, _, level = name.partition(":")
        players.append(Player(f"id of {name}", name, seat, level or PERSON))
    data = box.read_data(chosen, [places.resources() / key])
    created = f"2026-03-14T10:00:00+01:00 {seed}"
    return Header(f"{key} {seed}", "", created[:25], box, box.rules, tuple(players), chosen, seed,
                  data)  # fmt: skip


def saved(
    folder: Path, key: str, names: Sequence[str], seed: int = 1, over: bool = True, **options: Any
) -> SavedMatch:
    """Such a match in a file, played to its end or a few moves long."""
    match = SavedMatch.begin(header(key, names, seed, **options), folder / f"{key} {seed}.match")
    shadow = play_on(match.header.new_match(), Chance(seed), None if over else 3)
    for played in shadow.played:
        match.play(played.move)
    return match


def facts(
    number: int,
    points: dict[str, int],
    *,
    game: str = "blueprints",
    finished: datetime = NOON,
    took_back: bool = False,
    feats: tuple[tuple[str, int], ...] = (),
) -> MatchFacts:
    """The end of a match, by players and their points; a name with a colon is a computer."""
    seats = []
    scores = list(points.values())
    for seat, (name, own) in enumerate(points.items()):
        name, _, level = name.partition(":")
        place = 1 + sum(other > own for other in scores)
        tied = scores.count(max(scores)) > 1
        seats.append(
            SeatFacts(
                player=f"computer:{level}" if level else name.casefold(),
                name=name,
                colour=seat,
                kind=level or PERSON,
                points=own,
                place=place,
                won=place == 1 and not tied and len(scores) > 1,
                shared=place == 1 and tied,
            )
        )
    return MatchFacts(
        id=f"match {number}",
        print=f"print {number}",
        game=game,
        rules=1,
        options="{}",
        variant="{}",
        created=finished.isoformat(),
        finished=finished,
        seconds=600,
        ended="rounds",
        decided_by="points",
        moves=40,
        took_back=took_back,
        seats=tuple(seats),
        sheet=None,
        feats=feats,
    )


def enter(database: Database, *matches: MatchFacts) -> list[bool]:
    """Each in a transaction of its own, as it happens in life."""
    return [database.write(lambda connection, each=each: add(connection, each)) for each in matches]


def rows(history: History | Database, query: str) -> list[Any]:
    """What the tables really hold."""
    database = history.database if isinstance(history, History) else history
    return database.read(lambda connection: connection.execute(query).fetchall())


def filled(path: Path, matches: int = 3) -> None:
    """A history with some matches, closed again: everything is in the one file."""
    database = Database(path)
    enter(database, *(facts(n, {"Ada": 10 + n, "Zoé": 20}) for n in range(matches)))
    database.close()
    assert not beside(path, "-wal").exists()
