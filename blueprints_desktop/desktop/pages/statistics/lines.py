"""The lists of the statistics page as values: players, tables, opponents, bests, records, matches."""

from collections.abc import Container, Hashable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.registry import feat_words_of
from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.i18n.names import short_names, shown_name
from blueprints_desktop.desktop.pages.statistics import wording
from blueprints_desktop.desktop.pages.statistics.wording import (
    NOTHING,
    average,
    count,
    day,
    game_name,
    listed,
    player_name,
    players,
    points,
    share,
)
from blueprints_desktop.history.bests import TableBest
from blueprints_desktop.history.forgetting import GONE
from blueprints_desktop.history.listing import MatchLine, SeatLine
from blueprints_desktop.history.overview import PlayerStanding, ResultCounts
from blueprints_desktop.history.players import Opponent, TableResult
from blueprints_desktop.history.records import Feat


class ShareBar(NamedTuple):
    """Shares of a whole, drawn one after the other; what is left stays empty."""

    solid: float
    hatched: float = 0.0


class StatLine(NamedTuple):
    title: str
    figures: tuple[str, ...] = ()
    """Under the heads of the list, the most telling first."""
    note: str = ""
    """A second, smaller line."""
    bar: ShareBar | None = None
    said: str = ""
    """All of it as a sentence, for screen readers and tips."""
    key: Hashable = None
    """What is asked for by pressing it; None: nothing."""
    colours: tuple[int, ...] = ()
    """The seats of the winners, shown as badges."""


class StatLines(NamedTuple):
    """A list with the heads of its figures."""

    heads: tuple[str, ...] = ()
    lines: tuple[StatLine, ...] = ()
    first: str = ""
    """The head over the titles."""


translate = QCoreApplication.translate


def standings(found: Sequence[PlayerStanding], names: Mapping[str, str]) -> StatLines:
    """Everybody, most wins first; a press chooses the player.

    Deleted people come last and cannot be chosen. ``names`` tell people of one name apart.
    """
    heads = (
        translate("Statistics", "First places"),
        translate("Statistics", "Share"),
        translate("Statistics", "Matches"),
    )
    lines = []
    for standing in sorted(found, key=lambda one: one.kind == GONE):
        total, name = standing.total, names[standing.player]
        won, note = total.won + total.shared, _alone(total)
        said = wording.first_places(won), wording.matches(total.matches), note
        lines.append(
            StatLine(
                name,
                (count(won), _won_share(total), count(total.matches)),
                note=note,
                bar=_bar(total),
                said=_said(name, *said),
                key=None if standing.kind == GONE else standing.player,
            )
        )
    return StatLines(heads, tuple(lines), translate("Statistics", "Player"))


def played_tables(found: Sequence[TableResult]) -> StatLines:
    """How often each game was played by how many; a press chooses both."""
    most = max((table.result.matches for table in found), default=0)
    lines = [
        StatLine(
            _table_name(table.game, table.size),
            (count(table.result.matches),),
            bar=ShareBar(0.0, table.result.matches / most),
            said=_said(_table_name(table.game, table.size), wording.matches(table.result.matches)),
            key=(table.game, table.size),
        )
        for table in found
    ]
    return StatLines(
        (translate("Statistics", "Matches"),), tuple(lines), translate("Statistics", "Table")
    )


def own_tables(found: Sequence[TableResult]) -> StatLines:
    """The same for one player, with what came of it."""
    heads = (
        translate("Statistics", "First places"),
        translate("Statistics", "Average"),
        translate("Statistics", "Best"),
        translate("Statistics", "Matches"),
    )
    mean = translate("Statistics", "{points} points on average")
    lines = []
    for table in found:
        result, name = table.result, _table_name(table.game, table.size)
        won = result.won + result.shared
        figures = (
            count(won) if result.contests else NOTHING, average(result.average),
            points(result.best), count(result.matches),
        )  # fmt: skip
        told = (
            wording.matches(result.matches),
            wording.first_places(won) if result.contests else "",
            mean.format(points=average(result.average)),
        )
        key = table.game, table.size
        lines.append(StatLine(name, figures, bar=_bar(result), said=_said(name, *told), key=key))
    return StatLines(heads, tuple(lines), translate("Statistics", "Table"))


def opponents(found: Sequence[Opponent], names: Mapping[str, str]) -> StatLines:
    """Who was met how often, and who came in first of the two."""
    heads = (
        translate("Statistics", "Ahead"),
        translate("Statistics", "Level"),
        translate("Statistics", "Behind"),
        translate("Statistics", "Met"),
    )
    said = translate("Statistics", "ahead {ahead}, level {level}, behind {behind}")
    lines = []
    for one in found:
        name = names[one.player]
        ahead, level, behind = one.ahead / one.meetings, one.level / one.meetings, count(one.behind)
        lines.append(
            StatLine(
                name,
                (count(one.ahead), count(one.level), behind, count(one.meetings)),
                bar=ShareBar(ahead, level),
                said=_said(
                    name,
                    said.format(ahead=count(one.ahead), level=count(one.level), behind=behind),
                ),
                key=None if one.kind == GONE else one.player,
            )
        )
    return StatLines(heads, tuple(lines), translate("Statistics", "Opponent"))


def bests(found: Sequence[TableBest], files: Container[str], *, named: bool) -> StatLines:
    """The most points at every kind of table; ``named`` says whose they are."""
    heads = translate("Statistics", "Points"), translate("Statistics", "Day")
    lines = []
    for best in found:
        table, when = _table_name(best.game, best.size), day(best.finished)
        said = translate("Statistics", "{points} points").format(points=count(best.points))
        whose = shown_name(best.name) if named else ""
        lines.append(
            StatLine(
                table,
                (count(best.points), when),
                note=whose,
                said=_said(table, said, whose, when),
                key=best.match if best.match in files else None,
            )
        )
    return StatLines(heads, tuple(lines), translate("Statistics", "Table"))


def matches(found: Sequence[MatchLine], files: Container[str]) -> StatLines:
    """The matches, newest first; a press opens one whose file is still there."""
    return StatLines((), tuple(_match(line, line.id in files) for line in found))


def _match(line: MatchLine, there: bool) -> StatLine:
    ranked = sorted(line.seats, key=lambda seat: seat.place)
    who = ", ".join(f"{_seat_name(seat)} {count(seat.points)}" for seat in ranked)
    minutes = "" if line.seconds is None else _minutes(line.seconds)
    back = translate("Statistics", "with take-backs: no record") if line.took_back else ""
    note = listed((game_name(line.game), day(line.finished), minutes, back))
    gone = "" if there else translate("Statistics", "its file is gone")
    won = tuple(seat.colour % 4 for seat in ranked if seat.won or seat.shared)
    return StatLine(
        who,
        note=note,
        said=listed((who, note, gone)),
        key=line.id if there else None,
        colours=won,
    )


def _seat_name(seat: SeatLine) -> str:
    """Computers have names of their own in a match."""
    return shown_name(seat.name) or player_name("", "")


def _minutes(seconds: int) -> str:
    return translate("Statistics", "{minutes} min").format(minutes=max(1, round(seconds / 60)))


def _table_name(game: str, size: int) -> str:
    return translate("Statistics", "{game}, {players}").format(
        game=game_name(game), players=players(size)
    )


def _said(what: str, *told: str) -> str:
    return labelled(what, ", ".join(filter(None, told)))


def _won_share(result: ResultCounts) -> str:
    return share(result.won_share) if result.contests else NOTHING


def _alone(result: ResultCounts) -> str:
    """Why a share does not follow from first places and matches: nobody wins against nobody."""
    alone = result.matches - result.contests
    if not alone or not result.contests:
        return ""
    return translate("Statistics", "%n played alone", "matches", alone)


def _bar(result: ResultCounts) -> ShareBar | None:
    if not result.contests:
        return None
    return ShareBar(result.won / result.contests, result.shared / result.contests)


# --- records that games keep of their own -----------------------------------------


def feat_lines(
    found: Sequence[Feat], files: Container[str], *, named: bool, one_game: bool
) -> StatLines:
    """What was reached in each; ``named`` says by whom, the best of all first.

    Where only the first attempt counts, that is what is told. Unless ``one_game`` was asked for,
    each says whose it is: "Board 1" alone may be of any.
    """
    order = _in_order(found)
    lines = [
        _line(
            [each for each in found if (each.game, each.feat) == which],
            files,
            named=named,
            one_game=one_game,
        )
        for which in order
    ]
    heads = (translate("Statistics", "Points"),)
    return StatLines(heads, tuple(lines), translate("Statistics", "Record"))


def _in_order(found: Sequence[Feat]) -> list[tuple[str, str]]:
    """What counts by its best first, by name; then what counts by its first attempt, newest first."""
    known = dict.fromkeys((each.game, each.feat) for each in found)
    shown = [which for which in known if feat_words_of(*which) is not None]
    bests = sorted(which for which in shown if not _first_counts(*which))
    return [*bests, *(which for which in shown if _first_counts(*which))]


def _first_counts(game: str, feat: str) -> bool:
    words = feat_words_of(game, feat)
    return words is not None and words.first_counts


def _line(own: Sequence[Feat], files: Container[str], *, named: bool, one_game: bool) -> StatLine:
    game, feat = own[0].game, own[0].feat
    words = feat_words_of(game, feat)
    assert words is not None
    results = [
        (each.first, each.first_match, shown_name(each.name))
        if words.first_counts
        else (each.best, each.best_match, shown_name(each.name))
        for each in own
    ]
    results.sort(key=lambda each: (each[0] is None, -(each[0] or 0)))
    value, match, _ = results[0]
    names = short_names([name for _, _, name in results])
    told = [f"{name} {points(each[0])}" for name, each in zip(names, results, strict=True)]
    who = ", ".join(told) if named else ""
    how = _attempts(own[0].attempts) if words.first_counts and not named else ""
    note = listed(("" if one_game else game_name(game), who, how))
    said = translate("Statistics", "{record}: {points} points")
    if value is None:
        said = translate("Statistics", "{record}: not finished")
    whole = said.format(record=words.text, points=count(value or 0))
    key = match if match in files else None
    return StatLine(words.text, (points(value),), note=note, said=listed((whole, note)), key=key)


def _attempts(number: int) -> str:
    if number == 1:
        return ""
    return translate("Statistics", "first of %n attempt(s)", "", number)
