"""Real matches of World Monuments for the pictures: played by lot, found by what they show."""

from typing import Any

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.monuments.game import Monuments
from blueprints_desktop.games.monuments.moves import Brick, Walk
from blueprints_desktop.games.monuments.pieces import BLACK, NOTHING
from blueprints_desktop.tools.render.searching import FoundPosition, Wanted, search

GAME = "monuments"
SEATS = (2, 3, 4)


def choose(match: Match, chance: Chance) -> Any:
    """What a child would do: the fullest of a few walks, the dearest brick."""
    moves = list(match.legal_moves())
    if isinstance(moves[0], Brick):
        return max(moves, key=lambda brick: (brick.level, str(brick)))
    if isinstance(moves[0], Walk):
        some = [chance.pick(moves) for _ in range(6)]
        return max(some, key=lambda walk: (_worth(walk), str(walk)))
    return moves[0]


def _worth(walk: Walk) -> int:
    return sum(piece != NOTHING for piece in walk.took) + 2 * (BLACK in walk.took)


def find(seats: int, wanted: Wanted, monument: str = "notre_dame") -> FoundPosition:
    return search(GAME, choose, seats, wanted, (("monument", monument),))


def rules_of(match: Match) -> Monuments:
    assert isinstance(match.game, Monuments)
    return match.game
