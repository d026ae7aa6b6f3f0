"""Dropping pieces in FITS, and what a preview tells of it."""

import pytest
from attrs import evolve

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import IllegalMove
from blueprints_desktop.games.fits.grid import Cell, cells
from blueprints_desktop.games.fits.moves import ASIDE, DROPS, Drop, parse_move
from blueprints_desktop.games.fits.pieces import NAMES, PIECE_BY_NAME, PIECES
from blueprints_desktop.games.fits.preview import landing, ramp_after
from blueprints_desktop.games.fits.ramp import EMPTY
from blueprints_desktop.games.fits.state import BUILDING, OVER, State

PERFECT = "L0@1 P3@3 W2@4 Y2@2 T1@4 F0f@2 V1@1 N0f@4 T41@5 U0@1 X0@4 S41@1 O40@3 I30@6 V32@1 L43f@3"
"""A filling of the whole board by straight drops, the Start card's piece first."""

L, P, T, F = (PIECE_BY_NAME[name] for name in "LPTF")


def closed_by(state: State, drop: Drop) -> tuple[Cell, ...]:
    """The uncovered cells that the drop would close from above for the rest of the round."""
    after = ramp_after(state, drop)
    return cells(after.closed & ~state.ramps[state.seat].closed) if after else ()


# --- dropping --------------------------------------------------------------------------


def test_a_piece_slides_down_to_the_bottom(table):
    game = table("L")
    game.play("L0@1")
    assert game.state.ramps[0].landings[0].cells == ((11, 0), (11, 1), (10, 0), (9, 0), (8, 0))


def test_a_piece_stops_at_the_first_piece_it_meets(table):
    game = table("L", "I3 O4")
    game.play("L0@1 I31@1")
    assert game.state.ramps[0].landings[-1].cells == ((7, 0), (7, 1), (7, 2))


def test_holes_covered_from_above_cannot_be_reached(table):
    game = table("L", "I3 V3")
    game.play("L0@1 I31@1")
    ramp = game.state.ramps[0]
    assert ramp.closed.bit_count() == 3 + 4
    game.play("V30@2")
    assert min(row for row, _ in game.state.ramps[0].landings[-1].cells) == 5
    assert max(row for row, _ in game.state.ramps[0].landings[-1].cells) == 6


def test_a_piece_passes_beside_others_as_long_as_its_columns_are_free(table):
    game = table("T", "T4")
    game.play("T2@1 T42@4")
    assert game.state.ramps[0].landings[-1].cells == ((11, 3), (11, 4), (11, 5), (10, 4))


def test_a_piece_hangs_over_where_it_meets_something_first(table):
    game = table("L", "T4")
    game.play("L0@1 T41@1")
    assert game.state.ramps[0].landings[-1].cells == ((8, 1), (7, 0), (7, 1), (6, 1))


@pytest.mark.parametrize("text", ["X0@5", "X0@0", "L0@6", "I31@5", "X0@7", "X1@1", "L4@1"])
def test_nothing_is_dropped_over_the_side(text):
    with pytest.raises(IllegalMove):
        parse_move(text)


@pytest.mark.parametrize("column", [-1, 4, 5, 6, 99])
def test_over_the_side_is_said_to_be_so(table, column: int):
    game = table("L", "X")
    game.play("L0@1")
    with pytest.raises(IllegalMove) as refused:
        game.game.play(game.state, Drop(PIECE_BY_NAME["X"], 0, column), game.chance)
    assert refused.value.code == "over-the-side"


def towered(table, cards: str):
    """The first column built up to row 2 by L, I3 and V; then these cards."""
    game = table("L", f"I3 V {cards}")
    game.play("L0@1 I30@1 V0@1")
    assert game.state.ramps[0].heights == (10, 8, 8, 0, 0, 0)
    return game


def test_over_the_top_is_allowed_while_a_cell_lies_on_the_board(table):
    game = towered(table, "L4 X")
    game.play("L40@1")
    assert game.state.ramps[0].landings[-1].cells == ((1, 0), (1, 1), (0, 0), (-1, 0))
    assert game.state.ramps[0].heights == (13, 11, 8, 0, 0, 0)


def test_cells_above_the_board_block_their_column(table):
    game = towered(table, "L4 O4")
    game.play("L40@1")
    assert "O40@1" not in game.choices
    assert "O40@2" in game.choices
    with pytest.raises(IllegalMove) as refused:
        game.play("O40@1")
    assert refused.value.code == "over-the-top"


def test_the_lowest_cell_decides_whether_a_piece_lies_on_the_board(table):
    """A hook reaches down beside a column that stands over the top."""
    game = towered(table, "L4 N")
    game.play("L40@1")
    assert "N0f@1" not in game.choices
    game.play("N2f@1")
    assert game.state.ramps[0].landings[-1].cells == (
        (0, 1), (-1, 1), (-2, 0), (-2, 1), (-3, 0),
    )  # fmt: skip
    assert game.state.ramps[0].heights[:2] == (15, 14)


def test_cells_above_the_board_count_for_nothing(table):
    game = towered(table, "L4")
    before = game.state.ramps[0]
    game.play("L40@1")
    game.finish_round()
    pieces = [*before.landings, game.state.ramps[0].landings[-1]]
    on_board = sum(row >= 0 for landing in pieces for row, _ in landing.cells)
    assert on_board == 5 + 3 + 5 + 3
    assert game.state.results[0].scores[0].plain == -(72 - on_board)


def test_a_piece_that_can_nowhere_be_dropped_can_only_be_set_aside(table):
    game = table("L", "O4")
    game.play("L0@1")
    ramp = evolve(game.state.ramps[0], heights=(12, 0, 12, 0, 15, 12))
    state = evolve(game.state, ramps=(ramp,))
    assert game.game.legal_moves(state) == (ASIDE,)
    for drop in DROPS[PIECE_BY_NAME["O4"]]:
        with pytest.raises(IllegalMove, match="over the top"):
            game.game.play(state, drop, Chance(0))
    assert game.game.play(state, ASIDE, Chance(0)).state.phase == BUILDING


@pytest.mark.parametrize("piece", PIECES)
def test_legal_drops_are_those_that_leave_a_cell_on_the_board(table, piece: int):
    """Every combination of low, full and overflowing columns, against the plain definition."""
    state = table("L").play("L0@1").state
    chance = Chance(piece)
    game = table("L").game
    for _ in range(150):
        heights = tuple(chance.pick((0, 5, 11, 12, 13, 14, 15)) for _ in range(6))
        ramp = evolve(EMPTY, heights=heights)
        here = evolve(state, piece=piece, ramps=(ramp,))
        expected = [d for d in DROPS[piece] if ramp.level(d.placement) < 12]
        assert list(game.legal_moves(here)) == [*expected, ASIDE]


def test_a_perfect_filling_by_straight_drops_earns_twelve_on_board_one(table):
    drops = PERFECT.split()
    cards = [NAMES[parse_move(text).piece] for text in drops]
    game = table("L", " ".join([*cards[1:], "L"]), boards=(1,))
    game.play(drops)
    assert game.state.phase == OVER
    assert game.state.ramps[0].heights == (12,) * 6
    score = game.state.results[0].scores[0]
    assert (score.plain, score.rows, score.total) == (0, 12, 12)


# --- previews --------------------------------------------------------------------------


def test_a_preview_tells_where_a_drop_lands_and_what_it_closes(table):
    game = table("L", "I3")
    game.play("L0@1")
    flat = parse_move("I31@1")
    assert landing(game.state, flat).cells == ((7, 0), (7, 1), (7, 2))
    assert closed_by(game.state, flat) == (
        (11, 2), (10, 1), (10, 2), (9, 1), (9, 2), (8, 1), (8, 2),
    )  # fmt: skip
    after = game.play("I31@1").state.ramps[0]
    assert game.state.ramps[0] == after


def test_a_preview_says_nothing_closed_where_nothing_is(table):
    game = table("L", "I3")
    game.play("L0@1")
    assert closed_by(game.state, parse_move("I31@4")) == ()


def test_a_preview_equals_what_is_played(table):
    game = table("T", "W")
    game.play("T3@2")
    *drops, aside = game.game.legal_moves(game.state)
    assert drops
    assert aside == ASIDE
    for move in drops:
        played = game.game.play(game.state, move, Chance(1)).state.ramps[0]
        assert ramp_after(game.state, move) == played
        assert landing(game.state, move) == played.landings[-1]
        newly = set(closed_by(game.state, move))
        covered = {cell for lying in played.landings for cell in lying.cells}
        assert all((r, c) not in covered for r, c in newly)
        assert all(any((above, c) in covered for above in range(-4, r)) for r, c in newly)


def test_a_preview_of_what_cannot_be_is_none(table):
    game = towered(table, "L4 O4")
    game.play("L40@1")
    for drop in (parse_move("O40@1"), Drop(99, 0, 0)):
        assert landing(game.state, drop) is None
        assert ramp_after(game.state, drop) is None
        assert closed_by(game.state, drop) == ()
