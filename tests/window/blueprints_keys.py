"""The keys that make a move of Blueprints."""

from blueprints_desktop.games.blueprints.moves import Discard, Take
from blueprints_desktop.games.blueprints.spaces import GONE


def first_choice(match):
    """The first die on its first place, and the keys that put it there."""
    moves = match.legal_moves()
    move = moves[0]
    if isinstance(move, Discard):
        return move, ("1", "Return")
    if not isinstance(move, Take):
        return move, ("Return",)
    places = [other for other in moves if other.die == move.die]
    at_once = move.space == GONE or len(places) == 1
    return move, ("1", "Return") if at_once else ("1", "Return", "Return")
