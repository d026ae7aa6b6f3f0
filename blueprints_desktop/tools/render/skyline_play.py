"""Real matches of Projekt Skyline for the pictures: played by a small chooser, found by what they show."""

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.skyline.moves import Build, CardMove, Move, Roll
from blueprints_desktop.games.skyline.outlook import outlook
from blueprints_desktop.games.skyline.state import State
from blueprints_desktop.tools.render.searching import FoundPosition, Wanted, search

GAME = "skyline"
SEATS = (2, 3, 4)


def choose(match: Match, _chance: Chance) -> Move:
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


def find(seats: int, wanted: Wanted) -> FoundPosition:
    return search(GAME, choose, seats, wanted)


def named(match: Match) -> list[Build | CardMove]:
    """The decisions that may be made now, a roll aside."""
    return [move for move in match.legal_moves() if not isinstance(move, Roll)]
