"""The lists of the statistics page as values: players, tables, opponents, bests, records, matches."""

from collections.abc import Container, Hashable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.game_words import RecordWords
from blueprints_desktop.desktop.games.registry import feat_words_of
from blueprints_desktop.desktop.i18n.computer_names import level_word
from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.i18n.names import short_names, shown_name
from blueprints_desktop.desktop.i18n.number_format import figure
from blueprints_desktop.desktop.pages.statistics import wording
from blueprints_desktop.desktop.pages.statistics.wording import (
    NOTHING,
    average,
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
from blueprints_desktop.store.header import level_of


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
    """A list, what it is called, and how to read it."""

    heading: str = ""
    lines: tuple[StatLine, ...] = ()
    first: str = ""
    """The head over the titles."""
    heads: tuple[str, ...] = ()
    """Those over the figures."""
    hint: str = ""
    """What a press on a line does."""
    explained: str = ""


translate = QCoreApplication.translate


def standings(found: Sequence[PlayerStanding], names: Mapping[str, str]) -> StatLines:
    """Everybody, most wins first; a press chooses the player.

    Deleted people come last and cannot be chosen. ``names`` tell people of one name apart.
    """
    lines = []
    for standing in sorted(found, key=lambda one: one.kind == GONE):
        total, name = standing.total, names[standing.player]
        won, note = total.won + total.shared, _alone(total)
        rate = share(total.won_share) if total.contests else NOTHING
        lines.append(
            StatLine(
                name,
                (figure(won), rate, figure(total.matches)),
                note=note,
                bar=_bar(total),
                said=_said(name, wording.first_places(won), wording.matches(total.matches), note),
                key=None if standing.kind == GONE else standing.player,
            )
        )
    return StatLines(
        translate("Statistics", "Players"),
        tuple(lines),
        translate("Statistics", "Player"),
        (
            translate("Statistics", "First places"),
            translate("Statistics", "Win rate"),
            translate("Statistics", "Games"),
        ),
        translate("Statistics", "Show this player"),
        translate("Statistics", "How often each player came first against others; hatched: tied."),
    )


def tables(found: Sequence[TableResult], *, own: bool) -> StatLines:
    """How often each game was played by how many; a press chooses both.

    Of one player (``own``) also what came of it.
    """
    most = max((table.result.matches for table in found), default=0)
    mean = translate("Statistics", "{points} points on average")
    heads = [translate("Statistics", "Games")]
    if own:
        heads[:0] = (
            translate("Statistics", "First places"),
            translate("Statistics", "Average"),
            translate("Statistics", "Best"),
        )
    lines = []
    for table in found:
        result, name = table.result, _table_name(table.game, table.size)
        figures, told = [figure(result.matches)], [wording.matches(result.matches)]
        bar: ShareBar | None = ShareBar(0.0, result.matches / most)
        if own:
            won, usual = result.won + result.shared, average(result.average)
            figures[:0] = (figure(won) if result.contests else NOTHING, usual, points(result.best))
            told.append(wording.first_places(won) if result.contests else "")
            told.append(mean.format(points=usual))
            bar = _bar(result)
        key = table.game, table.size
        lines.append(StatLine(name, tuple(figures), bar=bar, said=_said(name, *told), key=key))
    return StatLines(
        translate("Statistics", "By game and players"),
        tuple(lines),
        translate("Statistics", "Game"),
        tuple(heads),
        translate("Statistics", "Show only these games"),
    )


def opponents(found: Sequence[Opponent], names: Mapping[str, str]) -> StatLines:
    """Who was met how often, and who came in first of the two."""
    said = translate("Statistics", "ahead {ahead}, tied {level}, behind {behind}")
    lines = []
    for one in found:
        name, met = names[one.player], one.meetings
        ahead, level, behind = figure(one.ahead), figure(one.level), figure(one.behind)
        lines.append(
            StatLine(
                name,
                (ahead, level, behind, figure(met)),
                bar=ShareBar(one.ahead / met, one.level / met),
                said=_said(name, said.format(ahead=ahead, level=level, behind=behind)),
                key=None if one.kind == GONE else one.player,
            )
        )
    return StatLines(
        translate("Statistics", "Opponents"),
        tuple(lines),
        translate("Statistics", "Opponent"),
        (
            translate("Statistics", "Ahead"),
            translate("Statistics", "Tied"),
            translate("Statistics", "Behind"),
            translate("Statistics", "Games"),
        ),
        translate("Statistics", "Show only games with this player"),
        translate("Statistics", "How often you finished ahead of each; hatched: tied."),
    )


def bests(found: Sequence[TableBest], files: Container[str], *, named: bool) -> StatLines:
    """The most points at every kind of table; ``named`` says whose they are."""
    lines = []
    for best in found:
        table, when = _table_name(best.game, best.size), day(best.finished)
        said = translate("Statistics", "{points} points").format(points=figure(best.points))
        whose = shown_name(best.name) if named else ""
        lines.append(
            StatLine(
                table,
                (figure(best.points), when),
                note=whose,
                said=_said(table, said, whose, when),
                key=best.match if best.match in files else None,
            )
        )
    return StatLines(
        translate("Statistics", "Highest scores"),
        tuple(lines),
        translate("Statistics", "Game"),
        (translate("Statistics", "Points"), translate("Statistics", "Day")),
        translate("Statistics", "Open this game"),
    )


def matches(found: Sequence[MatchLine], files: Container[str]) -> StatLines:
    """The matches, newest first; a press opens one whose file is still there."""
    return StatLines(
        translate("Statistics", "Games"),
        tuple(_match(line, line.id in files) for line in found),
        hint=translate("Statistics", "Open this game"),
    )


def _match(line: MatchLine, there: bool) -> StatLine:
    ranked = sorted(line.seats, key=lambda seat: seat.place)
    who = ", ".join(f"{_seat_name(seat)} {figure(seat.points)}" for seat in ranked)
    minutes = "" if line.seconds is None else _minutes(line.seconds)
    back = translate("Statistics", "no record") if line.took_back else ""
    note = listed((game_name(line.game), day(line.finished), minutes, back))
    gone = "" if there else translate("Statistics", "file missing")
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


def _alone(result: ResultCounts) -> str:
    """Why a share does not follow from first places and matches: nobody wins against nobody."""
    alone = result.matches - result.contests
    if not alone or not result.contests:
        return ""
    return translate("Statistics", "%n played alone # games", "matches", alone)


def _bar(result: ResultCounts) -> ShareBar | None:
    if not result.contests:
        return None
    return ShareBar(result.won / result.contests, result.shared / result.contests)


# --- records that games keep of their own -----------------------------------------


def feats(
    found: Sequence[Feat], files: Container[str], *, named: bool, one_game: bool
) -> StatLines:
    """What was reached in each; ``named`` says by whom, the best of all first.

    First what counts by its best, by name; then what counts by its first attempt, newest first.
    Unless ``one_game`` was asked for, each says whose it is: "Board 1" alone may be of any.
    """
    grouped: dict[tuple[str, str], list[Feat]] = {}
    for each in found:
        grouped.setdefault((each.game, each.feat), []).append(each)
    known = [(words, which) for which in grouped if (words := feat_words_of(*which)) is not None]
    known.sort(key=lambda each: (True,) if each[0].first_counts else (False, *each[1]))
    return StatLines(
        translate("Statistics", "Records"),
        tuple(
            _feat(words, grouped[which], files, named=named, one_game=one_game)
            for words, which in known
        ),
        translate("Statistics", "Record"),
        (translate("Statistics", "Points"),),
        translate("Statistics", "Open this game"),
    )


def _holder(feat: Feat) -> str:
    """Whose it is; a computer goes by its level."""
    return level_word(level_of(feat.player)) or shown_name(feat.name)


def _feat(
    words: RecordWords, own: Sequence[Feat], files: Container[str], *, named: bool, one_game: bool
) -> StatLine:
    first = words.first_counts
    results = [
        (each.first, each.first_match, _holder(each), bool(level_of(each.player)))
        if first
        else (each.best, each.best_match, _holder(each), bool(level_of(each.player)))
        for each in own
    ]
    results.sort(key=lambda each: (each[3], each[0] is None, -(each[0] or 0)))
    value, match = results[0][:2]
    names = short_names([name for _, _, name, _ in results])
    told = [f"{name} {points(each[0])}" for name, each in zip(names, results, strict=True)]
    who, how = ", ".join(told) if named else "", ""
    if first and not named and own[0].attempts != 1:
        how = translate("Statistics", "first of %n attempt(s)", "", own[0].attempts)
    note = listed(("" if one_game else game_name(own[0].game), who, how))
    said = translate("Statistics", "{record}: {points} points")
    if value is None:
        said = translate("Statistics", "{record}: not finished")
    whole = said.format(record=words.text, points=figure(value or 0))
    key = match if match in files else None
    return StatLine(words.text, (points(value),), note=note, said=listed((whole, note)), key=key)
