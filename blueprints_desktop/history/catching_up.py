"""Entering matches that ended before there was a history, or while nothing could be written."""

import logging
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from blueprints_desktop.engine.input_files import parse_json, read_first_line
from blueprints_desktop.history.database import Database
from blueprints_desktop.history.facts import MatchFacts, facts_of
from blueprints_desktop.history.writing import add, known_ids
from blueprints_desktop.store.errors import BadMatchFile
from blueprints_desktop.store.library import Library
from blueprints_desktop.store.limits import LONGEST_HEADER
from blueprints_desktop.store.reading import read_match
from blueprints_desktop.store.timestamps import moment

_log = logging.getLogger(__name__)


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
        yield _enter(database, path, known)


def _enter(database: Database, path: Path, known: set[str]) -> bool:
    """Enter the match in a file. A file with which anything goes wrong keeps no other one back."""
    try:
        facts = _facts(path)
        if facts is None:
            return False
        known.add(facts.id)
        return database.write(partial(add, facts=facts))
    except sqlite3.Error:
        raise  # the history cannot be written: no other match can be entered either
    except Exception:
        _log.exception("a match file was passed over")
        return False


def match_id_of(path: Path) -> str | None:
    """The id in a file's first line, without looking at anything else; None: there is none."""
    try:
        header = parse_json(read_first_line(path, LONGEST_HEADER))
    except (OSError, ValueError):
        return None
    found = header.get("match") if isinstance(header, dict) else None
    return found if isinstance(found, str) else None


def _facts(path: Path) -> MatchFacts | None:
    """The match in a file, if it can be read and is over. One that fails keeps no other back."""
    try:
        reading = read_match(path)
        finished = moment(path.stat().st_mtime)
        return facts_of(reading.present_header, reading.match, finished)
    except (BadMatchFile, OSError) as error:
        _log.info("A match file is left out of the history: %s", error)
    except Exception:
        _log.exception("A match file is left out of the history")
    return None
