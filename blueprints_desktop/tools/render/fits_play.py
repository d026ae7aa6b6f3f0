"""Matches of FITS for pictures: played with some sense, so that ramps look like people's."""

from functools import cache

from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.fits.grid import COLUMNS
from blueprints_desktop.games.fits.moves import ASIDE, Drop, Move
from blueprints_desktop.games.fits.outlook import outlook
from blueprints_desktop.games.fits.pieces import PIECES
from blueprints_desktop.games.fits.preview import ramp_after
from blueprints_desktop.games.fits.state import BUILDING, SCORED, STARTING, State
from blueprints_desktop.tools.render.studio import new_match

GAME = "fits"
SEATS = (1, 2, 3, 4)
_SEED = 11


def sensible(match: Match, lazy: int = 0) -> Move:
    """A move as a careful player might make it; ``lazy`` takes a lesser one now and then."""
    moves = match.legal_moves()
    drops = [move for move in moves if isinstance(move, Drop)]
    if not drops:
        return moves[0]
    ranked = sorted(drops, key=lambda drop: -_worth(match, drop))
    if _worth(match, ranked[0]) < -3.0 and ASIDE in moves:
        return ASIDE
    return ranked[min(lazy, len(ranked) - 1)]


def _worth(match: Match, drop: Drop) -> float:
    view: State = match.state
    board = match.game.boards[view.options.boards[view.round]]  # type: ignore[attr-defined]
    seen, after = outlook(board, view, drop), ramp_after(view, drop)
    if seen is None or after is None:
        return -99.0
    heights = after.heights
    rough = sum(abs(heights[n] - heights[n + 1]) for n in range(COLUMNS - 1))
    over = sum(max(0, height - 12) for height in heights)
    return (
        0.35 * seen.gain - 1.3 * len(seen.closes) - 0.25 * rough - 0.12 * seen.landing.level - over
    )


@cache
def _course(seats: int, boards: tuple[int | str, ...]) -> tuple[str, ...]:
    match = new_match(GAME, seats, _SEED, boards=boards)
    while match.to_act is not None:
        number = len(match.played)
        match.play(sensible(match, lazy=(number * 7 + number // 5) % 11 == 0))
    return tuple(match.move_texts())


def whole(seats: int, boards: tuple[int | str, ...] = (1, 2, 3, 4)) -> Match:
    """A match played to its end."""
    return new_match(GAME, seats, _SEED, boards=boards).replayed(_course(seats, boards))


def scored(seats: int, round: int = 1) -> Match:
    """A match at the end of a round, from 0."""
    match = new_match(GAME, seats, _SEED)
    for text in _course(seats, (1, 2, 3, 4)):
        if match.state.phase == SCORED and match.state.round == round:
            break
        match.play_text(text)
    return match


def played(seats: int, round: int, card: int, seat: int = 0) -> Match:
    """A match where a card of a round, the Start card being 0, waits for a seat or one after it."""
    match = new_match(GAME, seats, _SEED)
    for text in _course(seats, (1, 2, 3, 4)):
        state: State = match.state
        turned = 0 if state.phase == STARTING else len(PIECES) - len(state.left)
        building = state.phase in (STARTING, BUILDING)
        if building and state.round == round and turned >= card and state.seat >= seat:
            break
        match.play_text(text)
    return match
