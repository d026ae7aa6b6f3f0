"""What lists say about the matches played last, kept between starts.

To say it, a match has to be read and played again, for which the rules and data of its game are
loaded: more than all the rest of home takes. So the few public facts that a card shows are kept in
one small file. They count only while the match file is the one they were taken from (its size and
time) and the program and language are the same; whatever else is wrong with the file, it is as good
as none. Nothing in it is private: names, whose turn it is, which round.
"""

import json
import os
import zlib
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from blueprints_desktop import __version__
from blueprints_desktop.desktop.i18n.language import Language
from blueprints_desktop.desktop.pages.matches.match_summary import MatchSummary, Stamp, stamp_of
from blueprints_desktop.engine.input_files import parse_json, read_input_file
from blueprints_desktop.engine.plain_text import one_line, one_line_name

LARGEST = 1024 * 1024
"""Of the file, in bytes: what is kept of a match takes some hundred."""
MOST = 40
"""Finished matches are kept as well, to be passed over unread; a few of them are enough."""


class SummaryCache:
    """Summaries by the paths of their files. Without a file of its own nothing is kept."""

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
