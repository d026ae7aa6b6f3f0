"""Entering matches that ended before there was a history, or while nothing could be written."""

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from blueprints_desktop.history.database import Database
from blueprints_desktop.history.facts import MatchFacts, facts_of
from blueprints_desktop.history.writing import add, known_ids
from blueprints_desktop.store.errors import BadMatchFile
from blueprints_desktop.store.library import Library
from blueprints_desktop.store.moments import moment
from blueprints_desktop.store.reading import LARGEST, read_match


def catch_up(database: Database, library: Library) -> Iterator[bool]:
    """Enter the finished matches of a folder that are not there yet, a file at a step.

    Playing a match again takes some hundredths of a second, so that a window goes on from step to
    step when it has nothing else to do. Each step tells whether a match was entered. A match is
    taken to have ended when its file was last written.
    """
    known = database.read(known_ids)
    for path in library.files():
        if match_id_of(path) in known:
            continue
        facts = _facts(path)
        if facts is None:
            yield False
        else:
            known.add(facts.id)
            yield database.write(partial(add, facts=facts))


def match_id_of(path: Path) -> str | None:
    """The id in a file's first line, without looking at anything else; None: there is none."""
    try:
        with path.open("rb") as file:
            header = json.loads(file.readline(LARGEST))
    except (OSError, ValueError, RecursionError):
        return None
    found = header.get("match") if isinstance(header, dict) else None
    return found if isinstance(found, str) else None


def _facts(path: Path) -> MatchFacts | None:
    """The match in a file, if it can be read and is over."""
    try:
        reading = read_match(path)
        finished = moment(path.stat().st_mtime)
    except (BadMatchFile, OSError):
        return None
    return facts_of(reading.present_header, reading.match, finished)
