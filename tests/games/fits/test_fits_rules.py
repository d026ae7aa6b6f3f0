"""The rules of FITS, one test for each sentence that could be broken."""

import pytest
from attrs import evolve

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import BadOption, IllegalMove
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games.blueprints.moves import Take
from blueprints_desktop.games.fits.events import (
    CardTurned,
    PieceDropped,
    PieceSetAside,
    RoundBegan,
    RoundScored,
    SameAsStart,
    StartCardDrawn,
    StartPieceDropped,
)
from blueprints_desktop.games.fits.moves import ASIDE, DROPS, Drop, parse_move
from blueprints_desktop.games.fits.options import Options
from blueprints_desktop.games.fits.pieces import NAMES, PIECE_BY_NAME, PIECES
from blueprints_desktop.games.fits.preview import closed_by, landing, ramp_after
from blueprints_desktop.games.fits.ramp import EMPTY
from blueprints_desktop.games.fits.state import BUILDING, OVER, SCORED, STARTING

PERFECT = "L0@1 P3@3 W2@4 Y2@2 T1@4 F0f@2 V1@1 N0f@4 T41@5 U0@1 X0@4 S41@1 O40@3 I30@6 V32@1 L43f@3"
"""A filling of the whole board by straight drops, the Start card's piece first."""

L, P, T, F = (PIECE_BY_NAME[name] for name in "LPTF")


def kinds(step):
    return [type(event) for event in step.events]


# --- the start of a round --------------------------------------------------------------


def test_everybody_draws_a_different_start_card(game):
    seen = set()
    for seed in range(200):
        step = game.start(3, Options(), Chance(seed))
        starts = step.state.starts
        assert len(set(starts)) == 3
        assert set(starts) <= {L, P, T, F}
        seen.add(starts)
        assert step.events == (
            RoundBegan(0, 1),
            *(StartCardDrawn(seat, piece) for seat, piece in enumerate(starts)),
        )
        assert step.reveals
    assert len(seen) == 24


def test_all_sixteen_cards_are_still_to_come_when_a_round_begins(table):
    state = table("L P").state
    assert state.left == PIECES
    assert state.phase == STARTING
    assert state.ramps == (EMPTY, EMPTY)


def test_the_start_pieces_are_dropped_in_seat_order_before_any_card_is_turned(table):
    game = table("L P T F", "X")
    for seat, text in enumerate(("L0@1", "P0@2", "T0@3")):
        assert game.state.seat == seat
        step = game.play(text)
        assert kinds(step) == [StartPieceDropped]
        assert not step.reveals
    step = game.play("F0@1")
    assert kinds(step) == [StartPieceDropped, CardTurned]
    assert step.reveals
    assert (game.state.phase, game.state.seat) == (BUILDING, 0)
    assert game.state.piece == PIECE_BY_NAME["X"]


def test_the_start_piece_is_compulsory(table):
    game = table("L P")
    assert game.choices == [str(drop) for drop in DROPS[L]]
    with pytest.raises(IllegalMove, match="start piece must be dropped"):
        game.play("aside")


# --- cards -----------------------------------------------------------------------------


def test_everybody_gets_the_same_card_in_seat_order(table):
    game = table("L P T", "X O4")
    game.play("L0@1 P0@1 T0@1")
    step = game.play("X0@1")
    assert kinds(step) == [PieceDropped]
    assert not step.reveals
    assert (game.state.seat, NAMES[game.state.piece]) == (1, "X")
    step = game.play("aside")
    assert step.events == (PieceSetAside(1, PIECE_BY_NAME["X"]),)
    assert not step.reveals
    step = game.play("X0@4")
    assert kinds(step) == [PieceDropped, CardTurned]
    assert step.reveals
    assert (game.state.seat, NAMES[game.state.piece]) == (0, "O4")


def test_whose_start_card_shows_the_piece_places_nothing(table):
    game = table("L P T", "P L T")
    step = game.play("L0@1 P0@1 T0@1")
    assert (game.state.seat, NAMES[game.state.piece]) == (0, "P")
    step = game.play("aside")
    assert step.events == (PieceSetAside(0, P), SameAsStart(1, P))
    assert (game.state.seat, NAMES[game.state.piece]) == (2, "P")
    step = game.play("aside")
    assert step.events == (PieceSetAside(2, P), CardTurned(L), SameAsStart(0, L))
    assert game.state.seat == 1
    game.play("aside aside")
    assert NAMES[game.state.piece] == "T"
    step = game.play("aside aside")
    assert step.events[:2] == (PieceSetAside(1, T), SameAsStart(2, T))
    assert isinstance(step.events[2], CardTurned)


def test_alone_the_own_start_card_is_passed_over_and_the_next_one_turned(table):
    game = table("P", "P X")
    step = game.play("P0@1")
    assert kinds(step) == [StartPieceDropped, CardTurned, SameAsStart, CardTurned]
    assert NAMES[game.state.piece] == "X"


def test_alone_the_own_start_card_can_come_last(table):
    game = table("P", " ".join(name for name in NAMES if name != "P") + " P")
    game.play("P0@1")
    step = game.play(["aside"] * 15)
    assert kinds(step) == [PieceSetAside, CardTurned, SameAsStart, RoundScored]
    assert step.reveals
    assert game.state.phase == SCORED


def test_all_sixteen_cards_are_turned_once_in_a_round(table):
    game = table("L P")
    game.play("L0@1")
    turned = [event.piece for event in game.play("P0@1").events if isinstance(event, CardTurned)]
    while game.state.phase == BUILDING:
        turned += [e.piece for e in game.play("aside").events if isinstance(e, CardTurned)]
    assert sorted(turned) == list(PIECES)


def test_a_piece_set_aside_is_gone_for_the_round(table):
    game = table("L P", "X O4")
    game.play("L0@1 P0@1")
    assert PIECE_BY_NAME["X"] in game.state.to_come(0)
    game.play("aside")
    assert PIECE_BY_NAME["X"] not in game.state.to_come(0)
    assert PIECE_BY_NAME["X"] in game.state.to_come(1)
    assert game.state.set_aside(0) == (PIECE_BY_NAME["X"],)
    assert game.state.set_aside(1) == ()
    game.play("X0@1")
    assert game.state.set_aside(1) == ()
    assert len(game.state.to_come(0)) == len(game.state.to_come(1)) == 14


def test_the_start_piece_is_to_come_until_it_is_dropped(table):
    game = table("L P")
    assert game.state.to_come(0) == game.state.to_come(1) == PIECES
    game.play("L0@1")
    assert L not in game.state.to_come(0)
    assert P in game.state.to_come(1)


def test_everything_may_be_set_aside_without_direct_cost(table):
    game = table("L", boards=(1,))
    game.play("L0@1")
    game.finish_round()
    assert game.state.results[0].scores[0].total == -(72 - 5)


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


# --- the end of a round and of the game ------------------------------------------------


def test_a_round_ends_when_the_cards_are_used_up(table):
    game = table("L P")
    game.play("L0@1 P0@1")
    step = game.finish_round()
    assert isinstance(step.events[-1], RoundScored)
    assert not step.reveals
    assert game.state.phase == SCORED
    assert game.choices == ["next"]
    assert game.game.to_act(game.state) == 0
    assert game.game.outcome(game.state) is None
    assert [len(ramp.landings) for ramp in game.state.ramps] == [1, 1]


def test_the_next_round_begins_with_clear_ramps_all_cards_and_the_next_board(table):
    game = table("L P", boards=(3, 1))
    game.play("L0@1 P0@1")
    game.finish_round()
    game.chance.starts = [T, F]
    step = game.play("next")
    assert step.reveals
    assert step.events == (RoundBegan(1, 1), StartCardDrawn(0, T), StartCardDrawn(1, F))
    state = game.state
    assert (state.phase, state.round, state.seat) == (STARTING, 1, 0)
    assert state.ramps == (EMPTY, EMPTY)
    assert state.left == PIECES
    assert [result.board for result in state.results] == [3]


def test_the_last_round_ends_the_game_at_once(table):
    game = table("L P", boards=(2,))
    game.play("L0@1 P0@1")
    game.finish_round()
    assert game.state.phase == OVER
    assert game.game.to_act(game.state) is None
    assert game.choices == []
    assert game.game.outcome(game.state).ended == "rounds"


def test_the_highest_sum_wins(table):
    game = table("L P", "X", boards=(1, 4))
    game.play("L0@1 P0@1 X0@3")
    game.finish_round()
    game.play("next L0@1 P0@1")
    game.finish_round()
    outcome = game.game.outcome(game.state)
    sums = tuple(sum(result.scores[seat].total for result in game.state.results) for seat in (0, 1))
    assert outcome.scores == sums
    assert sums[0] > sums[1]
    assert outcome.winners == (0,)
    assert outcome.decided_by == "points"


def test_a_tie_is_shared(table):
    game = table("L P", boards=(1,))
    game.play("L0@1 P0@1")
    game.finish_round()
    outcome = game.game.outcome(game.state)
    assert outcome.scores == (-67, -67)
    assert outcome.winners == (0, 1)
    assert outcome.decided_by == "shared"


def test_alone_one_always_wins(table):
    game = table("L", boards=(1,))
    game.play("L0@1")
    game.finish_round()
    outcome = game.game.outcome(game.state)
    assert outcome.winners == (0,)
    assert outcome.decided_by == "alone"


# --- what may be known -----------------------------------------------------------------


def test_nothing_is_hidden(table):
    game = table("L P")
    state = game.state
    for seat in (None, 0, 1):
        assert game.game.seen_by(state, seat) is state
        assert game.game.imagine(state, seat, Chance(1)) is state


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
    for move in game.game.legal_moves(game.state)[:-1]:
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


# --- illegal moves ---------------------------------------------------------------------


NONSENSE = [
    Drop(99, 0, 0),
    Drop(-1, 0, 0),
    Drop(PIECE_BY_NAME["X"], 1, 0),
    Drop(PIECE_BY_NAME["X"], -1, 0),
    Drop(PIECE_BY_NAME["X"], 8, 0),
    Drop(PIECE_BY_NAME["X"], 0, -1),
    Drop(PIECE_BY_NAME["X"], 0, None),
    Drop(PIECE_BY_NAME["X"], 0, 0.5),
    Drop(PIECE_BY_NAME["X"], [], {}),
    Drop("X", "0", "1"),
    Drop(None, None, None),
]
FOREIGN = [Take(3, 0), Take(99, 99), None, "aside", 7, Drop, object()]


@pytest.mark.parametrize("move", NONSENSE + FOREIGN)
@pytest.mark.parametrize("phase", [STARTING, BUILDING, SCORED, OVER])
def test_nonsense_is_refused_in_every_phase(table, move, phase: int):
    game = table("L", "X", boards=(1,) if phase == OVER else (1, 2))
    if phase != STARTING:
        game.play("L0@1")
    if phase in (SCORED, OVER):
        game.finish_round()
    assert game.state.phase == phase
    before = repr(game.state)
    with pytest.raises(IllegalMove) as refused:
        game.game.play(game.state, move, Chance(0))
    assert refused.value.code
    assert str(refused.value)
    assert repr(game.state) == before


@pytest.mark.parametrize(
    ("moves", "text", "code"),
    [
        ("", "P0@1", "other-piece"),
        ("", "aside", "start-piece-must-be-dropped"),
        ("", "next", "not-now"),
        ("L0@1", "L0@1", "other-piece"),
        ("L0@1 P0@1", "O40@1", "other-piece"),
        ("L0@1 P0@1", "next", "not-now"),
    ],
)
def test_a_move_at_the_wrong_time_is_refused(table, moves: str, text: str, code: str):
    game = table("L P", "X")
    game.play(moves)
    with pytest.raises(IllegalMove) as refused:
        game.play(text)
    assert refused.value.code == code
    assert refused.value.facts["move"] == text


def test_why_a_move_is_not_allowed_can_be_asked_beforehand(table):
    game = table("L", "X")
    assert game.game.why_not(game.state, ASIDE) == "start-piece-must-be-dropped"
    assert game.game.why_not(game.state, Drop(L, 0, 5)) == "over-the-side"
    assert game.game.why_not(game.state, Drop(L, 0, 4)) is None


@pytest.mark.parametrize("text", ["L0@1", "aside"])
def test_between_rounds_there_is_only_next(table, text: str):
    game = table("L")
    game.play("L0@1")
    game.finish_round()
    with pytest.raises(IllegalMove) as refused:
        game.play(text)
    assert refused.value.code == "not-now"


@pytest.mark.parametrize("text", ["L0@1", "aside", "next"])
def test_when_the_game_is_over_nothing_can_be_played(table, text: str):
    game = table("L", boards=(1,))
    game.play("L0@1")
    game.finish_round()
    with pytest.raises(IllegalMove) as refused:
        game.play(text)
    assert refused.value.code == "game-is-over"


def test_a_shape_has_one_name_only(table):
    """The S4 turned twice is the S4 as drawn, and is called so."""
    game = table("L", "S4")
    game.play("L0@1")
    with pytest.raises(IllegalMove) as refused:
        game.game.play(game.state, Drop(PIECE_BY_NAME["S4"], 2, 0), Chance(0))
    assert refused.value.code == "no-such-shape"


def test_numbers_that_merely_equal_a_drop_leave_no_mark_in_the_state(table):
    game = table("L")
    odd = game.game.play(game.state, Drop(1.0, False, 0.0), Chance(0)).state
    plain = game.game.play(game.state, Drop(1, 0, 0), Chance(0)).state
    assert repr(odd) == repr(plain)


# --- text ------------------------------------------------------------------------------


def test_every_move_reads_back():
    moves = [*(drop for drops in DROPS for drop in drops), ASIDE, NEXT]
    assert [parse_move(str(move)) for move in moves] == moves
    assert len({str(move) for move in moves}) == len(moves)


def test_texts_mean_what_they_say():
    assert parse_move("L2f@4") == Drop(L, 6, 3)
    assert parse_move("V3@1") == Drop(PIECE_BY_NAME["V"], 3, 0)
    assert parse_move("V30@1") == Drop(PIECE_BY_NAME["V3"], 0, 0)
    assert parse_move("L43f@3") == Drop(PIECE_BY_NAME["L4"], 7, 2)


@pytest.mark.parametrize(
    "text", ["", "L", "L@1", "L0", "l0@1", " L0@1", "L0@1 ", "L0F@1", "T0f@1", "Aside", "NEXT", "é"]
)
def test_text_that_is_no_move_is_refused(text: str):
    with pytest.raises(IllegalMove) as refused:
        parse_move(text)
    assert refused.value.code == "unreadable-move"
    assert refused.value.facts["move"] == text


# --- options ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("boards", "code"),
    [
        ((), "no-boards"),
        ((1, 1), "same-board-twice"),
        ((1, 2, 3, 4, 2), "same-board-twice"),
        ((5,), "unknown-board"),
        (("1",), "unknown-board"),
        ((True,), "wrong-type"),
        (([1],), "wrong-type"),
        ([1, 2], "wrong-type"),
        (3, "wrong-type"),
    ],
)
def test_boards_that_cannot_be_played_are_refused(game, boards, code: str):
    with pytest.raises(BadOption) as refused:
        game.start(2, Options(boards), Chance(0))
    assert refused.value.code == code
    assert refused.value.facts["option"] == "boards"


@pytest.mark.parametrize("seats", [0, 5, -1])
def test_one_to_four_people_play(game, seats: int):
    with pytest.raises(BadOption, match="wrong number of seats"):
        game.start(seats, Options(), Chance(0))


def test_boards_are_played_in_the_chosen_order(game):
    assert Options().boards == (1, 2, 3, 4)
    state = game.start(1, Options((4, 2)), Chance(0)).state
    played = []
    while game.to_act(state) is not None:
        step = game.play(state, game.legal_moves(state)[-1], Chance(1))
        state = step.state
        played += [event.result.board for event in step.events if isinstance(event, RoundScored)]
    assert played == [4, 2]
