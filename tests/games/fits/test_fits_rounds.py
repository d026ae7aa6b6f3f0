"""The course of FITS: start pieces, cards, rounds, the end. A test for each sentence of the rules."""

import pytest

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import IllegalMove
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
from blueprints_desktop.games.fits.moves import DROPS
from blueprints_desktop.games.fits.options import Options
from blueprints_desktop.games.fits.pieces import NAMES, PIECE_BY_NAME, PIECES
from blueprints_desktop.games.fits.ramp import EMPTY
from blueprints_desktop.games.fits.state import BUILDING, OVER, SCORED, STARTING

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
