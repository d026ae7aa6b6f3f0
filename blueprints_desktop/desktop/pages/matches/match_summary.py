"""A match as lists and cards show it: players, progress, time of saving. Public facts only."""

import json
import os
import zlib
from collections.abc import Container, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from blueprints_desktop import __version__
from blueprints_desktop.desktop.games.registry import progress_of, words_of
from blueprints_desktop.desktop.i18n.language import Language, short_day
from blueprints_desktop.desktop.i18n.names import short_names
from blueprints_desktop.engine.input_files import parse_json, read_input_file
from blueprints_desktop.engine.plain_text import one_line, one_line_name
from blueprints_desktop.store.errors import BadMatchFile

if TYPE_CHECKING:
    from datetime import datetime

    from blueprints_desktop.engine.outcome import Outcome
    from blueprints_desktop.store.reading import Reading

_FURTHER = 12
"""So many matches are looked at for one in which somebody has made a move."""


class Stamp(NamedTuple):
    """Tells one state of a file from the next."""

    time_ns: int
    size: int


def stamp_of(path: Path) -> Stamp:
    known = path.stat()
    return Stamp(known.st_mtime_ns, known.st_size)


class MatchSummary(NamedTuple):
    path: Path
    game: str
    title: str
    players: tuple[tuple[str, int], ...]
    """Name and colour, by seat."""
    saved_at: "datetime"
    finished: bool
    begun: bool = True
    """Somebody has made a move: it is more than a table that was laid."""
    to_act: int | None = None
    """Whose turn it is; nobody's at a round's end, where anybody may go on."""
    outcome: "Outcome | None" = None
    """How it ended."""
    view: Any = None
    """The public view of the position, for its picture; None while only words are known."""
    said_where: str | None = None
    """How far it has come in the words it was kept with (``pages/kept_summaries.py``)."""
    stamp: Stamp = Stamp(0, 0)
    """The state of the file that all this was taken from."""
    after: int | None = None
    """After how many moves it branched off from another one, if it did."""

    @property
    def where(self) -> str:
        """How far it has come, such as "Round 2 of 3", in the language in force."""
        if self.said_where is not None:
            return self.said_where
        return _where(self.game, self.view, self.finished)

    @property
    def game_name(self) -> str:
        return words_of(self.game).name

    @property
    def name(self) -> str:
        """What the match is called: its own title or its game's."""
        return self.shown_title or self.game_name

    @property
    def shown_title(self) -> str:
        """Its own title in the language in force; empty, if it has none."""
        if self.after is None:
            return one_line(self.title)
        from blueprints_desktop.desktop.i18n.names import (
            shown_title,  # home seldom needs it
        )

        return shown_title(self.title, self.after)

    @property
    def subject(self) -> str:
        """What is played of the game, such as its monument, where that is known and differs."""
        match_progress = progress_of(self.game)
        if self.view is None or match_progress is None:
            return ""
        return match_progress(self.view).subject


def summary_of(path: Path) -> MatchSummary | BadMatchFile:
    """What a file holds, or what is wrong with it; the file is only read."""
    from blueprints_desktop.store.reading import read_match  # shown the sooner
    from blueprints_desktop.store.timestamps import moment  # only where there is a match: home is

    try:
        stamp = stamp_of(path)
        reading = read_match(path)
    except BadMatchFile as problem:
        return problem
    except OSError as error:
        return BadMatchFile("cannot-be-read", 1, reason=error.strerror)
    return _summed_up(path, reading, moment(stamp.time_ns / 1e9))._replace(stamp=stamp)


def with_view(summary: MatchSummary) -> MatchSummary:
    """The summary with all that its file tells; as it is where that cannot be read any more."""
    if summary.said_where is None:
        return summary
    found = summary_of(summary.path)
    return found if isinstance(found, MatchSummary) else summary


def last_unfinished(
    files: Sequence[Path], playable: Container[str], open_last: Path | None = None
) -> MatchSummary | None:
    """The match that was open last, if it is one of these and can be gone on with; else the first
    of them that can, newest first.

    Of those, one without a move of anybody's, begun by mistake maybe, gives way to one played
    shortly before.
    What was kept of a match serves in place of reading it, and what had to be read is kept.
    """
    known = KEPT_SUMMARIES.find(list(files))
    passed: list[MatchSummary] = []
    last = None
    further = _FURTHER
    for path in sorted(files, key=lambda path: path != open_last):
        found = known.get(path) or summary_of(path)
        if isinstance(found, MatchSummary):
            passed.append(found)
            if not found.finished and found.game in playable and (last is None or found.begun):
                last = found
                if path == open_last:
                    break
        further -= last is not None
        if last is not None and (last.begun or not further):
            break
    if any(one.said_where is None for one in passed):
        KEPT_SUMMARIES.keep(passed)
    return last


def _summed_up(path: Path, reading: "Reading", saved_at: "datetime") -> MatchSummary:
    from blueprints_desktop.desktop.i18n.names import branched_after, shown_name

    header, match = reading.present_header, reading.match
    finished = match.outcome is not None
    return MatchSummary(
        path=path,
        game=header.box.key,
        title=header.title,
        players=tuple((shown_name(player.name), player.colour % 4) for player in header.players),
        saved_at=saved_at,
        finished=finished,
        begun=_is_begun(reading),
        to_act=_asked(reading),
        outcome=match.outcome,
        view=match.view(None),
        after=branched_after(header),
    )


def _asked(reading: "Reading") -> int | None:
    from blueprints_desktop.engine.step import NEXT

    match = reading.match
    return None if list(match.legal_moves()) == [NEXT] else match.to_act


def _is_begun(reading: "Reading") -> bool:
    """Whether a person has moved; where none sits, whether anything was played."""
    from blueprints_desktop.store.header import PERSON

    people = {seat for seat, player in enumerate(reading.players) if player.kind == PERSON}
    return any(played.seat in people or not people for played in reading.match.played)


def _where(game: str, view: Any, finished: bool) -> str:
    """How far the match has come, in few words; nothing where its game does not say."""
    if finished:
        return QCoreApplication.translate("MatchSummary", "Finished")
    match_progress = progress_of(game)
    if match_progress is None:
        return ""
    found = match_progress(view)
    return found.brief or found.text


def ago(moment: "datetime", now: "datetime") -> str:
    """When something was saved, as one says it."""
    translate = QCoreApplication.translate
    minutes = max(0, int((now - moment).total_seconds() // 60))
    if minutes < 1:
        return translate("MatchSummary", "saved just now")
    if minutes < 60:
        return translate("MatchSummary", "saved %n minute(s) ago", "", minutes)
    if minutes < 24 * 60:
        return translate("MatchSummary", "saved %n hour(s) ago", "", minutes // 60)
    if minutes < 7 * 24 * 60:
        return translate("MatchSummary", "saved %n day(s) ago", "", minutes // (24 * 60))
    return translate("MatchSummary", "saved on {date}").format(date=short_day(moment))


def turn_text(summary: MatchSummary, *, short: bool = False) -> str:
    """Whose turn it is, if anybody's."""
    if summary.to_act is None:
        return ""
    names = [name for name, _ in summary.players]
    names = short_names(names) if short else names
    text = QCoreApplication.translate("MatchSummary", "{name}’s turn")
    return text.format(name=names[summary.to_act])


def result_text(summary: MatchSummary) -> str:
    """Who won, if it is over."""
    if summary.outcome is None:
        return ""
    translate = QCoreApplication.translate
    if len(summary.players) == 1:
        return translate("MatchSummary", "Played to the end")
    winners = [summary.players[seat][0] for seat in summary.outcome.winners]
    if len(winners) == 1:
        return translate("MatchSummary", "{name} won").format(name=winners[0])
    names = translate("MatchSummary", "{names} and {name}").format(
        names=", ".join(winners[:-1]), name=winners[-1]
    )
    return translate("MatchSummary", "{names} share the win").format(names=names)


def players_text(summary: MatchSummary) -> str:
    """Who played; once it is over, with scores and in order of rank."""
    names = [name for name, _ in summary.players]
    outcome = summary.outcome
    if outcome is None:
        return ", ".join(names)
    from blueprints_desktop.desktop.i18n.number_format import figure  # home tells no scores

    ranked = sorted(range(len(names)), key=lambda seat: outcome.ranks[seat])
    return ", ".join(f"{names[seat]} ({figure(outcome.scores[seat])})" for seat in ranked)


# --- summaries kept between starts ------------------------------------------------


LARGEST = 1024 * 1024
"""Of the file, in bytes: what is kept of a match takes some hundred."""
MOST = 40
"""Finished matches are kept as well, to be passed over unread; a few of them are enough."""


class SummaryCache:
    """Summaries by the paths of their files. Without a file of its own nothing is kept.

    To make a summary, a match is read and played again, which loads the rules of its game: more work than all the
    rest of home. A summary counts only while the size and time of the match file, the program and the language
    are the same. A damaged cache is ignored. Nothing in it is private.
    """

    def __init__(self, file: Path | None = None) -> None:
        self.file = file

    def find(self, paths: list[Path]) -> dict[Path, MatchSummary]:
        """What is known of these matches and still true. It has words, but no view."""
        known = self._facts()
        found = {}
        for path in paths[:MOST] if known else ():
            facts = known.get(str(path))
            with suppress(OSError, TypeError, ValueError, KeyError):
                summary = _summary(path, facts, stamp_of(path)) if facts else None
                if summary is not None:
                    found[path] = summary
        return found

    def keep(self, summaries: list[MatchSummary]) -> None:
        """Keep these in place of all before. Where that cannot be, matches will be read again."""
        if self.file is None:
            return
        told = {str(one.path): _facts(one) for one in summaries[:MOST]}
        content = json.dumps({"for": _valid_for(), "matches": told}).encode()
        with suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            unfinished = self.file.with_name(f"{self.file.name}.{os.getpid()}")
            unfinished.write_bytes(f"{zlib.crc32(content):08x}\n".encode() + content)
            unfinished.replace(self.file)

    def _facts(self) -> Mapping[str, Any]:
        if self.file is None:
            return {}
        try:
            total, _, content = read_input_file(self.file, LARGEST).partition(b"\n")
            told = parse_json(content) if int(total, 16) == zlib.crc32(content) else {}
            matches = told["matches"] if told["for"] == _valid_for() else {}
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            return {}
        return matches if isinstance(matches, dict) else {}


_KINDS: dict[str, type | tuple[type, ...]] = {
    "game": str,
    "title": str,
    "to_act": (int, type(None)),
    "where": str,
}


def _valid_for() -> list[str]:
    return [__version__, Language.current]


def _facts(summary: MatchSummary) -> dict[str, Any]:
    return {
        "stamp": summary.stamp,
        "game": summary.game,
        "title": summary.shown_title,
        "players": summary.players,
        "finished": summary.finished,
        "begun": summary.begun,
        "to_act": summary.to_act,
        "where": summary.where,
    }


def _summary(path: Path, facts: Mapping[str, Any], stamp: Stamp) -> MatchSummary | None:
    """What was kept, if it is about the file as it is now."""
    from blueprints_desktop.store.timestamps import moment  # only where there is a match

    if tuple(facts["stamp"]) != stamp:
        return None
    for name, kind in _KINDS.items():
        if not isinstance(facts[name], kind):
            raise TypeError(f"{name} was kept as something else")
    return MatchSummary(
        path=path,
        game=facts["game"],
        title=facts["title"],
        players=tuple((one_line_name(str(name)), int(colour)) for name, colour in facts["players"]),
        saved_at=moment(stamp.time_ns / 1e9),
        finished=bool(facts["finished"]),
        begun=bool(facts["begun"]),
        to_act=facts["to_act"],
        said_where=one_line(str(facts["where"])),
        stamp=stamp,
    )


KEPT_SUMMARIES = SummaryCache()
"""Those of this program; it is given its file when the program starts, and in tests none."""
