"""Matches to look at: played by lot in memory, once for all tests of a run."""

from functools import cache

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.store.header import Header, Player
from blueprints_desktop.store.saved_match import SavedMatch
from tests.desktop.driving import NAMES
from tests.support import new_match, play_on


@cache
def _match(game: str, seats: int, moves: int | None) -> Match:
    return play_on(new_match(game, seats, 5), Chance(6), moves)


def played(game: str, seats: int = 2, moves: int | None = None) -> SavedMatch:
    """A match after so many moves, by default at its end; it has no file, and is not played on."""
    match = _match(game, seats, moves)
    players = tuple(Player(name, name, seat) for seat, name in enumerate(NAMES[:seats]))
    header = Header(
        f"{game}-{seats}", "", "2026-01-01T10:00:00+00:00", match.box, match.box.rules, players,
        match.options, match.seed, match.data,
    )  # fmt: skip
    return SavedMatch(header, match.snapshot(), None)
