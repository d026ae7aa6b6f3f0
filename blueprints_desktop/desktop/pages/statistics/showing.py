"""Puts a summary of the history onto the statistics page."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.pages.statistics import course, lines, wording
from blueprints_desktop.desktop.pages.statistics.body import YEARS, StatisticsBody
from blueprints_desktop.desktop.pages.statistics.course_words import Measure, drawn
from blueprints_desktop.desktop.pages.statistics.feats import feat_lines
from blueprints_desktop.desktop.pages.statistics.figures import StatFigure
from blueprints_desktop.desktop.pages.statistics.line import StatLines
from blueprints_desktop.desktop.pages.statistics.wish import StatisticsQuery
from blueprints_desktop.history.summary import Summary
from blueprints_desktop.store.header import PERSON

translate = QCoreApplication.translate


class StatisticsContent(NamedTuple):
    """What the page shows."""

    wish: StatisticsQuery
    summary: Summary
    places: Mapping[str, Path]
    """Where the files of matches lie."""
    limit: int
    """So many matches were asked for."""


def show_summary(body: StatisticsBody, shown: StatisticsContent) -> None:
    """All of it; where there is nothing, the invitation that fits."""
    summary = shown.summary
    ever, any_left = bool(summary.everybody), bool(summary.matches)
    body.nothing_yet.setVisible(not ever)
    body.nothing_fits.setVisible(ever and not any_left)
    body.filters.setVisible(ever)
    body.keeping.setVisible(ever)
    body.keeping.say(_deletable(shown))
    if any_left:
        _show_results(body, shown)
        show_course(body, shown)
    else:
        for panel in body.results:
            panel.hide()


def _deletable(shown: StatisticsContent) -> str:
    """The name of the person who is shown; computers are nobody's own."""
    everybody = shown.summary.everybody
    chosen = [one.player for one in everybody if one.kind == PERSON]
    return wording.names_of(everybody)[shown.wish.person] if shown.wish.person in chosen else ""


def _show_results(body: StatisticsBody, shown: StatisticsContent) -> None:
    summary, places = shown.summary, shown.places
    own = shown.wish.person is not None
    body.figures.put(_own_figures(summary) if own else _figures(summary))
    body.figures.show()
    everybody = () if summary.overview is None else summary.overview.standings
    names = wording.names_of(summary.everybody)
    body.standings.put(lines.standings(everybody, names))
    body.tables.put(StatLines() if own else lines.played_tables(summary.tables))
    body.own_tables.put(lines.own_tables(summary.tables) if own else StatLines())
    body.opponents.put(lines.opponents(summary.opponents, names) if own else StatLines())
    body.form.hide()
    if summary.streaks is not None:
        body.form.put(summary.streaks)
    body.bests.put(lines.bests(summary.bests, places, named=not own))
    one_game = shown.wish.game is not None
    body.feats.put(feat_lines(summary.feats, places, named=not own, one_game=one_game))
    endless = len(summary.matches) >= shown.limit
    body.matches.put(lines.matches(summary.matches, places), endless=endless)


def _figures(summary: Summary) -> tuple[StatFigure, ...]:
    """Everybody: how much was played, by how many, and what most, if there is one such game."""
    total = summary.total.matches
    assert summary.overview is not None
    games = summary.overview.matches
    people = sum(one.kind == PERSON for one in summary.overview.standings)
    most = [game for game, times in games.items() if times == max(games.values())]
    label = translate("Statistics", "Most played")
    favourite = (
        [StatFigure(wording.game_name(game), label) for game in most] if len(most) == 1 else []
    )
    return (
        StatFigure(wording.count(total), translate("Statistics", "Matches played")),
        StatFigure(wording.count(people), translate("Statistics", "People")),
        *favourite,
        StatFigure(
            wording.day(summary.matches[0].finished), translate("Statistics", "Latest match")
        ),
    )


def _own_figures(summary: Summary) -> tuple[StatFigure, ...]:
    """One person: how much, how well, and how it goes at the moment."""
    total, streaks = summary.total, summary.streaks
    assert streaks is not None
    won = total.won + total.shared
    rate = wording.share(total.won_share) if total.contests else wording.NOTHING
    running = max(0, streaks.current)
    return (
        StatFigure(wording.count(total.matches), translate("Statistics", "Matches played")),
        StatFigure(wording.count(won), translate("Statistics", "First places")),
        StatFigure(rate, translate("Statistics", "Win rate against others")),
        StatFigure(wording.count(running), translate("Statistics", "First places in a row now")),
    )


def show_course(body: StatisticsBody, shown: StatisticsContent) -> None:
    """The sheet, and the switches that make sense with it."""
    summary, one_game = shown.summary, shown.wish.game is not None
    years = course.by_year(summary.years)
    months = course.by_month(summary.months)
    body.measure.setVisible(one_game and shown.wish.person is not None)
    body.pace.setVisible(len(years) > 1)
    body.over_sheet.show()
    points = body.measure.current is Measure.POINTS and not body.measure.isHidden()
    steps = years if body.pace.current == YEARS and len(years) > 1 else months
    measure = Measure.POINTS if points else Measure.MATCHES
    body.sheet.put(*drawn(steps, measure, own=shown.wish.person is not None))
    body.sheet.show()
