"""Real matches of World Monuments for the pictures: played by lot, found by what they show."""

from collections.abc import Callable
from functools import cache
from typing import Any

from attrs import frozen

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.monuments.game import Monuments
from blueprints_desktop.games.monuments.moves import Brick, Walk
from blueprints_desktop.games.monuments.pieces import BLACK, NOTHING
from blueprints_desktop.tools.render.studio import new_match

GAME = "monuments"
SEATS = (2, 3, 4)
_PATIENCE = 200
"""So many matches are looked through before a search is given up."""


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


@frozen
class Found:
    """Where a position was found; the match itself is played anew each time it is wanted."""

    seats: int
    seed: int
    moves: int
    monument: str

    def match(self, **options: Any) -> Match:
        made = new_match(GAME, self.seats, self.seed, monument=self.monument, **options)
        chance = Chance(self.seed)
        for _ in range(self.moves):
            made.play(choose(made, chance))
        return made


Wanted = Callable[[Match], bool]


@cache
def find(seats: int, wanted: Wanted, monument: str = "notre_dame") -> Found:
    """The first position that shows what is wanted, from seed 1 on."""
    for seed in range(1, _PATIENCE + 1):
        match = new_match(GAME, seats, seed, monument=monument)
        chance = Chance(seed)
        while True:
            if wanted(match):
                return Found(seats, seed, len(match.played), monument)
            if match.to_act is None:
                break
            match.play(choose(match, chance))
    raise LookupError(f"no match of {seats} shows that: {wanted.__name__}")


def rules_of(match: Match) -> Monuments:
    assert isinstance(match.game, Monuments)
    return match.game
