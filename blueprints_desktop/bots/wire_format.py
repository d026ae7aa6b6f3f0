"""What a worker is told: a seat's view, packed as text, and chance that comes from it alone.

Views are frozen values of our own and go from one process of the program to another, never into
a file and never to anybody else, so they may be pickled.
"""

import base64
import pickle
from typing import TYPE_CHECKING, Any
from zlib import crc32

from blueprints_desktop.games import registry

if TYPE_CHECKING:
    from blueprints_desktop.engine.match import Match


def pack(view: Any) -> str:
    return base64.b64encode(pickle.dumps(view)).decode("ascii")


def unpack(packed: str) -> Any:
    return pickle.loads(base64.b64decode(packed))


def luck_of(view: Any) -> int:
    """A seed for thinking about a view: the same view is thought about with the same chance."""
    return crc32(repr(view).encode())


def _seen(match: "Match", moves: int) -> dict[str, Any]:
    """What whoever was to act after so many moves could see, and the game's public data."""
    game, state = match.game, match.state_after(moves)
    view = game.seen_by(state, game.to_act(state))
    return {
        "game": match.box.key,
        "rules": registry.place(match.box.key).rules,
        "data": match.data,
        "view": pack(view),
        "luck": luck_of(view),
    }


def question(match: "Match", level: str, nodes: int | None = None) -> dict[str, Any]:
    """What a worker must be told to think for whoever is to act."""
    return {**_seen(match, len(match.played)), "do": "think", "level": level, "nodes": nodes}


def advice_question(match: "Match", nodes: int | None = None) -> dict[str, Any]:
    """What a worker must be told to say what a master would play, and why."""
    return {**_seen(match, len(match.played)), "do": "advise", "nodes": nodes}


def judging_question(match: "Match", number: int, nodes: int | None = None) -> dict[str, Any]:
    """What a worker must be told to judge a move that was played; the first one is number 1."""
    move = str(match.played[number - 1].move)
    return {**_seen(match, number - 1), "do": "judge", "move": move, "nodes": nodes}
