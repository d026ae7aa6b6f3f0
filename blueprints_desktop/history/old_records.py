"""The file of records from before there was a history: what it holds is taken over, once.

Nothing is deleted. What was taken over lies beside the history under another name; a file that
cannot be understood gets another name, too, and one that a newer program wrote stays as it is.
"""

import json
import logging
from pathlib import Path

from blueprints_desktop.engine.game import Json
from blueprints_desktop.engine.input_files import UnreadableFile, read_input_file
from blueprints_desktop.history.files import free_name
from blueprints_desktop.store.records import RecordEntry

FILE_NAME = "records.json"
FORMAT, VERSION = "blueprints-desktop records", 1
LARGEST = 20_000_000
"""In bytes; an entry takes about two hundred."""
MOST_POINTS = 2**53

_log = logging.getLogger(__name__)


def read(path: Path) -> list[RecordEntry] | None:
    """The entries of such a file, oldest first; None: there is none to be taken over."""
    try:
        content = read_input_file(path, LARGEST)
    except UnreadableFile:
        put_away(path, "damaged")
        return None
    except OSError:
        return None
    try:
        facts = json.loads(content)
        if facts["format"] == FORMAT and facts["version"] > VERSION:
            return None
        return _parse(facts)
    except (ValueError, TypeError, KeyError, RecursionError):
        put_away(path, "damaged")
        return None


def put_away(path: Path, code: str) -> None:
    """Give a file a dated name; where that is refused it is found again the next time."""
    try:
        path.rename(free_name(path, code))
    except OSError as error:
        _log.warning("the old records stay where they are: %s", type(error).__name__)
    else:
        _log.info("the old records were put away (%s)", code)


def _parse(facts: Json) -> list[RecordEntry]:
    if facts["format"] != FORMAT or facts["version"] != VERSION:
        raise ValueError("not a file of records")
    return [_checked(RecordEntry(**entry)) for entry in facts["entries"]]


def _checked(entry: RecordEntry) -> RecordEntry:
    """SQLite takes neither larger numbers nor texts with half a character in them."""
    for text in (entry.player, entry.name, entry.game, entry.feat, entry.match, entry.begun):
        text.encode()
    if entry.points is not None and abs(entry.points) > MOST_POINTS:
        raise ValueError("too many points")
    return entry
