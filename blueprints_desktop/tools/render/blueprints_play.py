"""Real matches of Blueprints for the pictures: played by a small chooser, found by what they show."""

from blueprints_desktop.desktop.games.blueprints.facts.preview import (
    Preview,
    building_status,
    preview_of,
)
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.blueprints.moves import Move, Take
from blueprints_desktop.games.blueprints.scoring import RoundResult
from blueprints_desktop.games.blueprints.spaces import GONE
from blueprints_desktop.games.blueprints.state import TAKING, State
from blueprints_desktop.tools.render.searching import FoundPosition, Wanted, search

GAME = "blueprints"
SEATS = (2, 3, 4)
_PLAN = 4
"""What the chooser thinks a plan that still holds is worth."""


def choose(match: Match, _chance: Chance) -> Move:
    """What a sensible beginner would do: most points now, and rather by the plan."""
    moves: list[Move] = list(match.legal_moves())
    return max(moves, key=lambda move: (_worth(match, move), str(move)))


def _worth(match: Match, move: Move) -> int:
    if not isinstance(move, Take) or move.space == GONE:
        return 0
    seen = look_ahead(match, move)
    return seen.gain + _PLAN * seen.after.bonus_in_reach


def look_ahead(match: Match, move: Take) -> Preview:
    """What a die would make of the building of whoever is to act."""
    seat = match.to_act
    assert seat is not None
    before = building_status(match.game.deck, match.state, seat)  # type: ignore[attr-defined]
    assert before is not None
    return preview_of(before, move.die, move.space)


def takes(match: Match) -> list[Take]:
    """The dice that may be placed now, with their places."""
    if match.state.phase != TAKING:
        return []
    return [m for m in match.legal_moves() if isinstance(m, Take) and m.space != GONE]


# --- searching ------------------------------------------------------------------------


def position_after(seats: int, seed: int, moves: int) -> FoundPosition:
    """A position that needs no search."""
    return FoundPosition(GAME, choose, seats, seed, moves)


def find(seats: int, wanted: Wanted) -> FoundPosition:
    return search(GAME, choose, seats, wanted)


def turn_of(state: State) -> int:
    """Which die of the round whoever is to act takes now, from 1."""
    return len(state.taken) // state.seats + 1


def last_result(match: Match) -> RoundResult | None:
    """The result of a round that was just scored."""
    return match.state.results[-1] if match.state.phase > 1 else None
