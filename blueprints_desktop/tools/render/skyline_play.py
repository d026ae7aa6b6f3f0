"""Real matches of Projekt Skyline for the pictures: played by a small chooser, found by what they show."""

from collections.abc import Callable
from functools import cache

from attrs import frozen

from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.skyline.moves import Build, Card, Move, Roll
from blueprints_desktop.games.skyline.outlook import outlook
from blueprints_desktop.games.skyline.state import State
from blueprints_desktop.tools.render.studio import new_match

GAME = "skyline"
SEATS = (2, 3, 4)
_PATIENCE = 400
"""So many matches are looked through before a search is given up."""

Wanted = Callable[[Match], bool]


def choose(match: Match) -> Move:
    """What a sensible beginner would do: most rent for oneself, least for the others."""
    moves: list[Move] = list(match.legal_moves())
    return max(moves, key=lambda move: (_worth(match.state, move), str(move)))


def _worth(state: State, move: Move) -> int:
    if isinstance(move, Roll):
        return 0
    seen = outlook(state, move)
    gains = [
        (change.after - change.before) * (1 if change.owner == state.seat else -1)
        for change in seen.rents
    ]
    return sum(gains)


@frozen
class Found:
    """Where a position was found; the match itself is played anew each time it is wanted."""

    seats: int
    seed: int
    moves: int
    options: tuple[tuple[str, object], ...] = ()

    def match(self) -> Match:
        made = new_match(GAME, self.seats, self.seed, **dict(self.options))
        for _ in range(self.moves):
            made.play(choose(made))
        return made


@cache
def find(seats: int, wanted: Wanted, patience: int = _PATIENCE) -> Found:
    """The first position that shows what is wanted, from seed 1 on."""
    for seed in range(1, patience + 1):
        match = new_match(GAME, seats, seed)
        while True:
            if wanted(match):
                return Found(seats, seed, len(match.played))
            if match.to_act is None:
                break
            match.play(choose(match))
    raise LookupError(f"no match of {seats} shows that: {wanted.__name__}")


def named(match: Match) -> list[Build | Card]:
    """The decisions that may be made now, a roll aside."""
    return [move for move in match.legal_moves() if not isinstance(move, Roll)]
