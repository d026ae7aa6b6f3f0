"""Scenes of the statistics page, with results that are made up but look like a family's."""

import random
from datetime import datetime, timedelta
from pathlib import Path

from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.pages.statistics.course import Measure
from blueprints_desktop.desktop.pages.statistics.query import StatisticsQuery
from blueprints_desktop.desktop.pages.statistics.statistics_page import StatisticsPage
from blueprints_desktop.games import registry
from blueprints_desktop.history.database import FILE_NAME
from blueprints_desktop.history.facts import MatchFacts, SeatFacts
from blueprints_desktop.history.history import History
from blueprints_desktop.history.writing import add
from blueprints_desktop.store.header import PERSON, computer_id
from blueprints_desktop.store.library import Library
from blueprints_desktop.tools.render.scenes import Maker, scene
from blueprints_desktop.tools.render.studio import LONG_NAMES, Studio, require

FAMILY = ("Ada", "Bruno", "Chiara", "Grandma Josephine")
LAST = datetime(2026, 11, 14, 20).astimezone()
_USUAL = {"blueprints": 62, "fits": 14, "monuments": 33, "skyline": 41}
_USUAL_ELSE = 25
"""Points of a player, usually; in a game that is not listed, too."""


def invented(matches: int, names: tuple[str, ...], months: int = 20) -> list[MatchFacts]:
    """Matches of the last months, more of them in winter; the first name plays best."""
    lot = random.Random(7)
    found: list[datetime] = []
    while len(found) < matches:
        moment = LAST - timedelta(
            days=lot.random() ** 1.3 * months * 30, minutes=lot.randrange(300)
        )
        if lot.random() < (0.9 if moment.month in (11, 12, 1, 2) else 0.45):
            found.append(moment)
    return [_match(lot, number, when, names) for number, when in enumerate(sorted(found))]


def _match(lot: random.Random, number: int, when: datetime, names: tuple[str, ...]) -> MatchFacts:
    games = list(registry.KEYS)
    game = lot.choices(games, range(len(games) + 1, 1, -1))[0]
    size = lot.choice([each for each in registry.seats(game) if each <= len(names)])
    people = sorted(lot.sample(range(len(names)), size))
    points = [round(lot.gauss(_USUAL.get(game, _USUAL_ELSE) - 2 * place, 6)) for place in people]
    kinds = [PERSON] * size
    if size > 1 and lot.random() < 0.25:
        kinds[-1] = lot.choice(("apprentice", "journeyman", "master"))
    tied = points.count(max(points)) > 1
    seats = tuple(
        SeatFacts(
            player=names[who] if kind == PERSON else computer_id(kind),
            name=names[who] if kind == PERSON else "Zaha",
            colour=seat,
            kind=kind,
            points=own,
            place=1 + sum(other > own for other in points),
            won=own == max(points) and not tied and size > 1,
            shared=own == max(points) and tied,
        )
        for seat, (who, kind, own) in enumerate(zip(people, kinds, points, strict=True))
    )
    feats: tuple[tuple[str, int], ...] = ()
    if game == "fits" and size == 1:
        boards = [(f"board {board}", lot.randrange(-4, 14)) for board in range(1, 5)]
        feats = (*boards, ("boards 1 to 4", points[0]), (f"daily {when:%Y-%m-%d}", points[0]))
    return MatchFacts(
        id=f"match {number}", print=f"print {number}", game=game, rules=1, options="{}",
        variant="{}", created=when.isoformat(), finished=when, seconds=lot.randrange(600, 3200),
        ended="rounds", decided_by="points", moves=40, took_back=lot.random() < 0.08, seats=seats,
        sheet=None, feats=() if kinds[0] != PERSON else feats,
    )  # fmt: skip


def _filled(folder: Path, matches: list[MatchFacts]) -> None:
    history = History(folder / FILE_NAME)
    history.database.write(lambda connection: [add(connection, each) for each in matches])
    history.close()


def _page(
    wish: StatisticsQuery, names: tuple[str, ...], matches: int = 240, *, points: bool = False,
    scrolled: float = 0.0, asked: bool = False, fits: bool = True,
) -> Maker:  # fmt: skip
    """The page for a wish; ``fits``: there are matches of that kind."""

    def make(studio: Studio) -> QWidget:
        library = Library(studio.library().folder / "alone" / "matches")
        library.prepare()
        _filled(library.folder.parent, invented(matches, names))
        window = studio.window(library)
        window.show_statistics()
        page = window.page
        assert isinstance(page, StatisticsPage)
        page.asking.wait()
        studio.settle()
        page.filters.ask_for(wish)
        page.asking.wait()
        studio.settle()
        if points:
            page.body.measure.set_current(Measure.POINTS)
            page.body.measure.chosen.emit(Measure.POINTS)
        if asked:
            page.body.keeping.ask(everything=False)
        studio.settle()
        _require_parts(page, matches, fits=fits, asked=asked)
        page.scroll_to(scrolled)
        return window

    return make


def _require_parts(page: StatisticsPage, matches: int, *, fits: bool, asked: bool) -> None:
    body = page.body
    full = bool(matches) and fits
    require("results", full == any(panel.isVisible() for panel in body.results))
    require("matches", full == bool(body.matches.isVisible() and body.matches.rows))
    require("that there is nothing yet", bool(matches) != body.nothing_yet.isVisible())
    require("that nothing fits", (bool(matches) and not fits) == body.nothing_fits.isVisible())
    require("the question", asked == body.keeping.question.isVisible())


scene("statistics-empty")(_page(StatisticsQuery(), FAMILY, matches=0))
scene("statistics")(_page(StatisticsQuery(), FAMILY))
scene("statistics-lists")(_page(StatisticsQuery(), FAMILY, scrolled=0.55))
scene("statistics-end")(_page(StatisticsQuery(), FAMILY, scrolled=1.0))
scene("statistics-person")(_page(StatisticsQuery(person="Ada"), FAMILY))
scene("statistics-person-lists")(_page(StatisticsQuery(person="Ada"), FAMILY, scrolled=0.5))
scene("statistics-points")(
    _page(StatisticsQuery(person="Ada", game="skyline"), FAMILY, points=True)
)
scene("statistics-delete")(_page(StatisticsQuery(person="Ada"), FAMILY, scrolled=1.0, asked=True))
scene("statistics-nothing-fits")(
    _page(
        StatisticsQuery(
            person="Ada", game="fits", size=4, computers=True, opponent="computer:master"
        ),
        FAMILY[:2],
        20,
        fits=False,
    )
)
scene("statistics-long-names")(_page(StatisticsQuery(), LONG_NAMES, scrolled=0.4))
scene("statistics-few")(_page(StatisticsQuery(person="Ada"), FAMILY[:2], 3))
