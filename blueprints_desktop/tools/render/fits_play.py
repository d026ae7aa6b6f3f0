"""Matches of FITS for pictures: played with some sense, so that ramps look like people's."""

from collections.abc import Callable, Sequence
from functools import cache

from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.grid import BOARD, COLUMNS, ROW_MASKS, ROWS
from blueprints_desktop.games.fits.moves import ASIDE, Drop, Move
from blueprints_desktop.games.fits.pieces import PIECES
from blueprints_desktop.games.fits.preview import ramp_after
from blueprints_desktop.games.fits.ramp import Ramp
from blueprints_desktop.games.fits.scoring import score
from blueprints_desktop.games.fits.state import BUILDING, SCORED, STARTING, State
from blueprints_desktop.tools.render.studio import new_match

GAME = "fits"
SEATS = (1, 2, 3, 4)
_SEEDS = {1: 15, 2: 11, 3: 11, 4: 11}
"""By the number of players: games that go neither too well nor too badly."""


def sensible(match: Match, lazy: int = 0) -> Move:
    """A move as a careful player might make it; ``lazy`` takes a lesser one now and then."""
    moves: Sequence[Move] = match.legal_moves()
    drops = [move for move in moves if isinstance(move, Drop)]
    if not drops:
        return moves[0]
    view: State = match.state
    board = match.game.boards[view.options.boards[view.round]]  # type: ignore[attr-defined]
    ramps = [(drop, ramp_after(view, drop)) for drop in drops]
    worth = {drop: _worth(board, ramp) for drop, ramp in ramps if ramp is not None}
    ranked = sorted(worth, key=lambda drop: -worth[drop])
    if ASIDE in moves and _worth(board, view.ramps[view.seat]) > worth[ranked[0]]:
        return ASIDE
    return ranked[min(lazy, len(ranked) - 1)]


def _worth(board: RampBoard, ramp: Ramp) -> float:
    """What a ramp promises: closed cells count as they will, open ones as they usually do."""
    closed = score(board, ~ramp.closed)
    open_cells = BOARD & ~ramp.covered & ~ramp.closed
    promise = -0.22 * (open_cells & board.plain_cells).bit_count()
    for points, mask in board.bonus_cells:
        promise += 0.71 * points * (open_cells & mask).bit_count()
    promise -= 0.05 * board.malus * (open_cells & board.malus_cells).bit_count()
    for _, mask in board.symbols:
        seen, shut = (open_cells & mask).bit_count(), (ramp.closed & mask).bit_count()
        promise += {(2, 0): 1.25, (1, 1): 2.1, (1, 0): -0.3, (0, 2): 3.0}.get((seen, shut), 0.0)
        promise -= 3.0 if (seen, shut) == (0, 1) else 0.0
    heights = ramp.heights
    rough = sum(abs(heights[n] - heights[n + 1]) for n in range(COLUMNS - 1))
    wells = 0
    for column, height in enumerate(heights):
        walls = [heights[n] for n in (column - 1, column + 1) if 0 <= n < COLUMNS]
        wells += max(0, min(walls) - height - 1)
    over = sum(max(0, height - ROWS) for height in heights)
    exact = closed.plain + closed.bonus + closed.malus
    rows = 0.46 * sum(not ramp.closed & row for row in ROW_MASKS) if board.rows_score else 0.0
    return exact + promise + rows - 0.23 * rough - 0.35 * wells - 0.3 * over


@cache
def _course(seats: int, boards: tuple[int | str, ...]) -> tuple[str, ...]:
    match = new_match(GAME, seats, _SEEDS[seats], boards=boards)
    while match.to_act is not None:
        number = len(match.played)
        match.play(sensible(match, lazy=(number * 7 + number // 5) % 11 == 0))
    return tuple(match.move_texts())


def whole(seats: int, boards: tuple[int | str, ...] = (1, 2, 3, 4)) -> Match:
    """A match played to its end."""
    return new_match(GAME, seats, _SEEDS[seats], boards=boards).replayed(_course(seats, boards))


def scored(seats: int, round: int = 1) -> Match:
    """A match at the end of a round, from 0."""
    match = new_match(GAME, seats, _SEEDS[seats])
    for text in _course(seats, (1, 2, 3, 4)):
        if match.state.phase == SCORED and match.state.round == round:
            break
        match.play_text(text)
    return match


def played(seats: int, round: int, card: int, seat: int = 0) -> Match:
    """A match where a card of a round, the Start card being 0, waits for a seat or one after it."""
    match = new_match(GAME, seats, _SEEDS[seats])
    for text in _course(seats, (1, 2, 3, 4)):
        state: State = match.state
        turned = 0 if state.phase == STARTING else len(PIECES) - len(state.left)
        building = state.phase in (STARTING, BUILDING)
        if building and state.round == round and turned >= card and state.seat >= seat:
            break
        match.play_text(text)
    return match


def piled(seats: int, until: Callable[[Sequence[Move]], bool]) -> Match:
    """A match played without care, a tower at the right first, until the moves are such."""
    match = new_match(GAME, seats, _SEEDS[seats])
    while not until(match.legal_moves()):
        drops = [move for move in match.legal_moves() if isinstance(move, Drop)]
        tower = max(drops, key=lambda drop: (drop.column, _height_after(match.state, drop)))
        match.play(tower)
    return match


def _height_after(view: State, drop: Drop) -> int:
    ramp = ramp_after(view, drop)
    return 0 if ramp is None else sum(ramp.heights)
