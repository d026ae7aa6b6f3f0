"""Creating a match: the people who have played here, and the file that holds the match from its start."""

import secrets
import uuid
from datetime import date, datetime
from typing import Any, NamedTuple
from uuid import uuid4

from attrs import evolve, frozen

from blueprints_desktop.desktop.i18n.names import known_as
from blueprints_desktop.desktop.settings import Settings, game_folders, text
from blueprints_desktop.engine.options import for_attempt, seed_for
from blueprints_desktop.games import registry
from blueprints_desktop.store.background_writer import BackgroundWriter
from blueprints_desktop.store.header import PERSON, Header, Player, is_computer_id
from blueprints_desktop.store.library import Library
from blueprints_desktop.store.records import Records
from blueprints_desktop.store.saved_match import SavedMatch

LONGEST_ID = 64
LONGEST_NAME = 24
"""Characters of a name that is typed at this computer."""


class Setup(NamedTuple):
    """How a game was set up last."""

    seats: list[dict[str, Any]] | None
    """By seat: name and kind as texts, colour as a number; None if it was never set up."""
    options: dict[str, Any]
    """As they were remembered; the game itself says which values it takes."""


def id_of(settings: Settings, name: str) -> str:
    """The id of a person by name; a new name is remembered."""
    ids = settings.recall("players", _ids) or {}
    names = known_as(name)
    before = next((ids[each] for each in names if each in ids), None)
    if names[0] not in ids:
        ids[names[0]] = before or uuid4().hex
        settings.remember("players", ids)
    return ids[names[0]]


def known_id(settings: Settings, name: str) -> str:
    """The id of a person by name; empty: nobody has played under it."""
    ids = settings.recall("players", _ids) or {}
    return next((ids[each] for each in known_as(name) if each in ids), "")


def _ids(value: Any) -> dict[str, str] | None:
    """Ids by name, without those that are spoiled."""
    if not isinstance(value, dict):
        return None
    known = ((_clean(name), _clean(given)) for name, given in value.items())
    return {name: given for name, given in known if name and 0 < len(given) <= LONGEST_ID}


def last_person(settings: Settings, game: str) -> str:
    """Who sat down first when this game, or else the last one, was set up; empty: nobody yet."""
    for key in (game, settings.recall("last_game", text)):
        for seat in (last_setup(settings, key).seats if key else None) or ():
            if seat["kind"] == PERSON and seat["name"]:
                return str(seat["name"])
    return ""


def last_setup(settings: Settings, game: str) -> Setup:
    """How a game was set up last, without what is spoiled of it."""
    return settings.recall(f"new_game/{game}", _setup) or Setup(None, {})


def _setup(value: Any) -> Setup | None:
    if not isinstance(value, dict):
        return None
    seats, options = value.get("seats"), value.get("options")
    return Setup(
        [_seat(seat) for seat in seats if isinstance(seat, dict)]
        if isinstance(seats, list)
        else None,
        options if isinstance(options, dict) else {},
    )


def _seat(value: dict[str, Any]) -> dict[str, Any]:
    colour = value.get("colour")
    return {
        "name": _clean(value.get("name", ""))[:LONGEST_NAME],
        "colour": colour if type(colour) is int else None,
        "kind": _clean(value.get("kind", PERSON)) or PERSON,
    }


def _clean(value: object) -> str:
    """A text that a file can hold; anything else is empty."""
    try:
        return text(value) or ""
    except UnicodeError:
        return ""


# --- creating ---------------------------------------------------------------------


@frozen
class NewGame:
    """All that is needed to begin a match."""

    game: str
    players: tuple[Player, ...]
    options: Any
    seed: int


def begin_match(
    chosen: NewGame,
    library: Library,
    writer: BackgroundWriter | None = None,
    records: Records | None = None,
) -> SavedMatch:
    """A new match, saved from its first moment. What is wrong with it raises a GameError.

    What counts only once, and was tried before as ``records`` say, is played for practice.
    """
    box = registry.box(chosen.game)
    now = datetime.now().astimezone()
    data = box.read_data(chosen.options, game_folders(box.key))
    header = Header(
        uuid.uuid4().hex, "", now.isoformat(timespec="seconds"), box, box.rules,
        chosen.players, chosen.options, chosen.seed, data,
    ).within_limits()  # fmt: skip
    if records is not None and was_tried(header, records):
        header = evolve(header, options=for_attempt(header.options, True))
    refused = library.prepare()
    saved = SavedMatch.begin(header, library.new_path(box.key, now), writer=writer)
    if saved.problem is not None:
        saved.problem = refused or saved.problem  # that there is no folder says less than why
    return saved


def was_tried(header: Header, records: Records) -> bool:
    """Whether the first player tried before what a match with this header would be an attempt at."""
    attempts = header.box.attempts
    feats = attempts(header.new_match()) if attempts is not None else ()
    player = header.players[0].identity
    return any(records.first(player, header.box.key, feat) is not None for feat in feats)


def once_more(saved: SavedMatch, settings: Settings) -> NewGame:
    """The same people and options with another seed.

    A person who took over a computer's seat becomes the person of that name.
    """
    header = saved.header
    players = tuple(
        evolve(player, id=id_of(settings, player.name))
        if player.kind == PERSON and is_computer_id(player.id)
        else player
        for player in header.players
    )
    options = for_attempt(header.options, False)
    return NewGame(header.box.key, players, options, new_seed(options))


def new_seed(options: Any, typed: str = "") -> int:
    """What the options ask for, else what somebody typed, else by lot."""
    asked = seed_for(options, date.today())
    if asked is not None:
        return asked
    return int(typed) if typed else secrets.randbelow(2**32)
