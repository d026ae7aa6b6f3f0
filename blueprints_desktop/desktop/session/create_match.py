"""Beginning a match: from what was chosen to a file that holds it."""

import secrets
import uuid
from datetime import date, datetime
from typing import Any

from attrs import evolve, frozen

from blueprints_desktop.desktop.session.known_people import id_of
from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.desktop.user_folders import game_folders
from blueprints_desktop.engine.options import seed_for
from blueprints_desktop.games import registry
from blueprints_desktop.store.background_writer import BackgroundWriter
from blueprints_desktop.store.header import PERSON, Header, Player, is_computer_id
from blueprints_desktop.store.library import Library
from blueprints_desktop.store.saved_match import SavedMatch


@frozen
class NewGame:
    """All that is needed to begin a match."""

    game: str
    players: tuple[Player, ...]
    options: Any
    seed: int


def begin_match(
    chosen: NewGame, library: Library, writer: BackgroundWriter | None = None
) -> SavedMatch:
    """A new match, saved from its first moment. What is wrong with it raises a GameError."""
    box = registry.box(chosen.game)
    now = datetime.now().astimezone()
    data = box.read_data(chosen.options, game_folders(box.key))
    header = Header(
        uuid.uuid4().hex, "", now.isoformat(timespec="seconds"), box, box.rules,
        chosen.players, chosen.options, chosen.seed, data,
    ).within_limits()  # fmt: skip
    refused = library.prepare()
    saved = SavedMatch.begin(header, library.new_path(box.key, now), writer=writer)
    if saved.problem is not None:
        saved.problem = refused or saved.problem  # that there is no folder says less than why
    return saved


def once_more(saved: SavedMatch, settings: Settings) -> NewGame:
    """The same people and options with another seed.

    Whoever took over a computer's seat is, from now on, the person of the name there.
    """
    header = saved.header
    players = tuple(
        evolve(player, id=id_of(settings, player.name))
        if player.kind == PERSON and is_computer_id(player.id)
        else player
        for player in header.players
    )
    return NewGame(header.box.key, players, header.options, new_seed(header.options))


def new_seed(options: Any, typed: str = "") -> int:
    """What the options ask for, else what somebody typed, else by lot."""
    asked = seed_for(options, date.today())
    if asked is not None:
        return asked
    return int(typed) if typed else secrets.randbelow(2**32)
