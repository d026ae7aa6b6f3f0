"""How many moves are played before the tests of all screens look at a match; -1: all of them.

They are of a match of the usual number of players (``usual_seats``).
"""

from tests.desktop.driving import moves_to_reveal

_STAGES = {
    "blueprints": {"set up": 0, "in a round": 9, "a round is over": moves_to_reveal(3), "end": -1},
    "fits": {"set up": 0, "in a round": 9, "another board": 64, "end": -1},
    "monuments": {"the quarry": 5, "the building site": 24, "end": -1},
    "skyline": {"placing": 3, "in the game": 31, "end": -1},
}
_USUAL = {"begun": 1, "in the game": 9, "end": -1}
"""Of a game without an entry."""


def stages_of(game: str) -> dict[str, int]:
    """The positions of a game that look unlike, in the order of the match."""
    return _STAGES.get(game, _USUAL)
