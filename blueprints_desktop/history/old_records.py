"""The file of records from before there was a history: what it holds is taken over, once.

Nothing is deleted. What was taken over lies beside the history under another name; a file that
cannot be understood gets another name, too, and one that a newer program wrote stays as it is.
"""

import json
from contextlib import suppress
from pathlib import Path

from blueprints_desktop.engine.game import Json
from blueprints_desktop.history.files import free_name
from blueprints_desktop.store.records import Entry

FILE_NAME = "records.json"
FORMAT, VERSION = "blueprints-desktop records", 1


def read(path: Path) -> list[Entry] | None:
    """The entries of such a file, oldest first; None: there is none to be taken over."""
    try:
        content = path.read_bytes()
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
    with suppress(OSError):
        path.rename(free_name(path, code))


def _parse(facts: Json) -> list[Entry]:
    if facts["format"] != FORMAT or facts["version"] != VERSION:
        raise ValueError("not a file of records")
    return [Entry(**entry) for entry in facts["entries"]]
