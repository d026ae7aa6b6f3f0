"""FITS: ramps as the search sees them are those of the game, and learning starts at the weights."""

import pytest

from blueprints_desktop.bots.fits.fixed import Fixed
from blueprints_desktop.bots.fits.learned import Learned, learned
from blueprints_desktop.bots.fits.ramps import After, Ramps, drops
from blueprints_desktop.bots.fits.weights import AREA, Weighed
from blueprints_desktop.bots.fits.weights_table import weights_as_table
from blueprints_desktop.bots.levels import think
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.fits.game import Fits
from blueprints_desktop.games.fits.moves import Drop
from blueprints_desktop.games.fits.pieces import PIECES
from blueprints_desktop.games.fits.preview import ramp_after
from blueprints_desktop.games.fits.scoring import score
from tests.support import middle_of, new_match

BOARDS = (1, 2, 3, 4)


def rules() -> Fits:
    game = new_match("fits", 1).game
    assert isinstance(game, Fits)
    return game


def test_drops_are_those_of_the_game() -> None:
    compared = 0
    for depth in range(40):
        match = middle_of("fits", 1, depth, depth)
        state = match.state
        if state.piece is None:
            continue
        ramp = state.ramps[0]
        found = {drop: after for drop, *after in drops(ramp.heights, ramp.covered, state.piece)}
        legal = [move for move in match.legal_moves() if isinstance(move, Drop)]
        assert list(found) == legal
        for drop, (heights, covered) in found.items():
            after = ramp_after(state, drop)
            assert after is not None
            assert (after.heights, after.covered) == (heights, covered)
            compared += 1
    assert compared > 100


@pytest.mark.parametrize("board", BOARDS)
def test_a_table_can_say_all_that_the_weights_say(board: int) -> None:
    drawn = rules().boards[board]
    weighed = Weighed(drawn)
    table = Learned(drawn, [])
    table.table = weights_as_table(drawn, table.features.size)
    chance = Chance(board)
    after: After = ((0,) * 6, 0, (1 << 16) - 1)
    for piece in chance.shuffled(PIECES):
        options = Ramps(weighed).options(after, piece)
        for worth, (heights, covered, left) in options:
            assert table(heights, covered, left) == pytest.approx(worth)
        after = chance.pick(options)[1]


@pytest.mark.parametrize("board", BOARDS)
def test_what_is_kept_of_tops_changes_no_worth(board: int) -> None:
    drawn = rules().boards[board]
    quick = learned(drawn)
    assert quick is not None, "shipped boards have tables"
    slow = Learned(drawn, quick.table)
    chance = Chance(board)
    after: After = ((0,) * 6, 0, (1 << 16) - 1)
    for piece in chance.shuffled(PIECES):
        options = Ramps(quick).options(after, piece)
        for worth, ramp in options:
            assert slow(*ramp) == worth == quick(*ramp), "exactly: the same games are played"
        after = chance.pick(options)[1]


@pytest.mark.parametrize("board", BOARDS)
def test_in_the_end_a_ramp_is_worth_its_score(board: int) -> None:
    drawn = rules().boards[board]
    learnt = learned(drawn)
    assert learnt is not None, "shipped boards have tables"
    for seed in range(5):
        match = middle_of("fits", 1, seed, 14)
        ramp = match.state.ramps[0]
        total = score(drawn, ramp.covered).total
        assert learnt(ramp.heights, ramp.covered, 0) == total
        assert Weighed(drawn)(ramp.heights, ramp.covered, 0) == total
        closed = ramp.closed
        assert Fixed(drawn).points(closed, ramp.covered) <= total + 100


def test_an_edited_board_is_valued_by_weights() -> None:
    match = new_match("fits", 1)
    data = {**match.data, "boards": [dict(board) for board in match.data["boards"]]}
    data["boards"][0]["rows"] = ["1....1", *data["boards"][0]["rows"][1:]]
    game = Fits(data)
    assert learned(game.boards[1]) is None
    state = game.start(1, match.options, Chance(2)).state
    thought = think(game, state, "master", Chance(1), nodes=2000)
    assert thought.move in game.legal_moves(state)


def test_areas_add_up_to_the_board() -> None:
    assert AREA[-1] == 72


def test_the_last_piece_goes_where_it_scores_most() -> None:
    """With no card to come there is nothing to guess."""
    match = new_match("fits", 1, 7, boards=(2,))
    chance = Chance(3)
    while len(match.state.to_come(0)) > 1:
        match.play(chance.pick(match.legal_moves()))
    drawn = rules().boards[2]
    thought = think(match.game, match.view(0), "master", Chance(1), nodes=5000)
    totals = {}
    for move in match.legal_moves():
        ramp = ramp_after(match.state, move) if isinstance(move, Drop) else match.state.ramps[0]
        assert ramp is not None
        totals[move] = score(drawn, ramp.covered).total
    assert totals[thought.move] == max(totals.values())
