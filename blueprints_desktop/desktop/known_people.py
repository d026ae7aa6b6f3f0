"""People who have played here: a name keeps its id from match to match."""

from typing import Any
from uuid import uuid4

from blueprints_desktop.desktop.default_names import known_as
from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.store.header import PERSON


def id_of(settings: Settings, name: str) -> str:
    """The id of somebody by name; whoever is new is remembered."""
    known = settings.recall("players")
    ids: dict[str, Any] = dict(known) if isinstance(known, dict) else {}
    names = known_as(name)
    before = next((ids[each] for each in names if each in ids), None)
    if names[0] not in ids:
        ids[names[0]] = before or uuid4().hex
        settings.remember("players", ids)
    return str(ids[names[0]])


def last_person(settings: Settings, game: str) -> str:
    """Who sat down first when this game, or else the last one, was set up; empty: nobody yet."""
    for key in (game, settings.recall("last_game")):
        memory = settings.recall(f"new_game/{key}")
        seats = memory.get("seats") if isinstance(memory, dict) else None
        for seat in seats if isinstance(seats, list) else []:
            if isinstance(seat, dict) and seat.get("kind", PERSON) == PERSON and seat.get("name"):
                return str(seat["name"])
    return ""
