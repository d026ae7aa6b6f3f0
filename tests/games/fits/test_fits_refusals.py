"""What FITS refuses, how its moves are written, and which options it takes."""

import pytest

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import BadOption, IllegalMove
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games.blueprints.moves import Take
from blueprints_desktop.games.fits.events import (
    RoundScored,
)
from blueprints_desktop.games.fits.moves import ASIDE, DROPS, Drop, parse_move
from blueprints_desktop.games.fits.options import Options
from blueprints_desktop.games.fits.pieces import PIECE_BY_NAME
from blueprints_desktop.games.fits.state import BUILDING, OVER, SCORED, STARTING

L, P, T, F = (PIECE_BY_NAME[name] for name in "LPTF")


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
