"""Beginning a match: from what was chosen to a file that holds it."""

import secrets
import uuid
from datetime import datetime

from blueprints_desktop import places
from blueprints_desktop.desktop.pages.new_game import NewGame
from blueprints_desktop.games import registry
from blueprints_desktop.store.header import Header
from blueprints_desktop.store.library import Library
from blueprints_desktop.store.saved_match import SavedMatch


def begin_match(chosen: NewGame, library: Library) -> SavedMatch:
    """A new match, saved from its first moment. What is wrong with it raises a GameError."""
    box = registry.box(chosen.game)
    now = datetime.now().astimezone()
    data = box.read_data(chosen.options, [places.resources() / box.key])
    header = Header(
        uuid.uuid4().hex, "", now.isoformat(timespec="seconds"), box, box.rules,
        chosen.players, chosen.options, chosen.seed, data,
    )  # fmt: skip
    library.prepare()
    return SavedMatch.begin(header, library.new_path(box.key, now))


def once_more(saved: SavedMatch) -> NewGame:
    """The same people and options with another seed."""
    header = saved.header
    return NewGame(header.box.key, header.players, header.options, secrets.randbelow(2**32))
