"""A drop seen ahead: its reasons add up to what the score then says."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.game import Fits
from blueprints_desktop.games.fits.handling import flipped_over, quarter_turned
from blueprints_desktop.games.fits.moves import Drop
from blueprints_desktop.games.fits.options import Options
from blueprints_desktop.games.fits.outlook import DropCause, DropOutlook, outlook
from blueprints_desktop.games.fits.pieces import PIECES, SHAPES, flipped, turned
from blueprints_desktop.games.fits.scoring import score
from blueprints_desktop.games.fits.state import State


def board_of(game: Fits, state: State) -> RampBoard:
    return game.boards[state.options.boards[state.round]]


def seen_of(game: Fits, state: State, text: str) -> DropOutlook:
    move = game.parse_move(text)
    assert isinstance(move, Drop)
    seen = outlook(board_of(game, state), state, move)
    assert seen is not None
    return seen


def whys(seen: DropOutlook) -> dict[DropCause, int]:
    return {reason.why: reason.points for reason in seen.reasons}


@given(st.integers(0, 10**6), st.integers(0, 60), st.sampled_from([1, 2, 3, 4]))
def test_the_reasons_add_up_and_the_score_comes_true(game, seed, moves, board):
    chance = Chance(seed)
    state = game.start(1, Options((board,)), chance).state
    for _ in range(moves):
        if game.to_act(state) is None:
            return
        state = game.play(state, chance.pick(game.legal_moves(state)), chance).state
    drops = [move for move in game.legal_moves(state) if isinstance(move, Drop)]
    if not drops:
        return
    drop = chance.pick(drops)
    seen = outlook(board_of(game, state), state, drop)
    assert seen is not None
    assert sum(reason.points for reason in seen.reasons) == seen.gain
    after = game.play(state, drop, chance).state
    ramp = after.results[0].ramps[0] if after.results else after.ramps[0]
    assert seen.after == score(board_of(game, state), ramp.covered)
    assert seen.landing == ramp.landings[-1]
    parts = ("plain", "rows", "bonus", "malus", "pairs")
    assert sum(seen.gain_of(part) for part in parts) == seen.gain


def test_a_completed_row_earns_its_point(table, game):
    """The L lies on four cells of the bottom row, the square on the other two."""
    lying = next(turn for turn, shape in SHAPES[1].items() if shape[-1] == "####")
    at = table("L", "O4", boards=(1,))
    at.play(str(Drop(1, lying, 0)))
    seen = seen_of(game, at.state, "O40@5")
    assert whys(seen) == {DropCause.PLAIN_COVERED: 4, DropCause.ROWS_COMPLETED: 1}
    assert seen.gain_of("rows") == 1
    assert DropCause.ROWS_COMPLETED not in whys(seen_of(game, at.state, "O40@4"))


def test_a_bonus_that_is_covered_costs_its_number(table, game):
    at = table("P", boards=(2,))
    best = [
        seen
        for move in game.legal_moves(at.state)
        if isinstance(move, Drop)
        and (seen := outlook(board_of(game, at.state), at.state, move)) is not None
    ]
    covering = [seen for seen in best if DropCause.BONUS_COVERED in whys(seen)]
    assert covering
    for seen in covering:
        lost = [reason for reason in seen.reasons if reason.why is DropCause.BONUS_COVERED]
        assert all(r.points == -int(r.sign) * len(r.cells) for r in lost)
        assert seen.gain_of("bonus") == sum(reason.points for reason in lost)


def test_pairs_are_parted_then_given_up(table, game):
    """Board 4: the lower ring is in column 5, three rows above the bottom."""
    at = table("P", boards=(4,))
    seen = seen_of(game, at.state, "P2@4")
    parted = [reason for reason in seen.reasons if reason.why is DropCause.PAIR_PARTED]
    assert [(reason.sign, reason.points) for reason in parted] == [("a", -6)]


def test_closing_cells_costs_nothing_now_and_is_told(table, game):
    at = table("T", boards=(1,))
    seen = seen_of(game, at.state, "T0@1")
    assert len(seen.closes) == 4
    assert whys(seen)[DropCause.PLAIN_CLOSED] == 0


def test_there_is_no_outlook_for_what_cannot_be_dropped(game):
    state = game.start(1, Options((1,)), Chance(0)).state
    assert outlook(board_of(game, state), state, Drop(0, 0, 17)) is None


@pytest.mark.parametrize("piece", PIECES)
def test_handling_agrees_with_the_shapes(piece):
    for turn, shape in SHAPES[piece].items():
        assert SHAPES[piece][quarter_turned(piece, turn)] == turned(shape)
        assert SHAPES[piece][flipped_over(piece, turn)] == flipped(shape)
        assert quarter_turned(piece, quarter_turned(piece, turn), -1) == turn
        assert quarter_turned(piece, turn, 4) == turn
