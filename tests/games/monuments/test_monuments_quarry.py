"""Phase 1: filling the quarry, walking through it, and who takes the worker."""

import timeit
from collections import Counter
from itertools import permutations

import pytest
from attrs import evolve

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import IllegalMove
from blueprints_desktop.games.monuments.events import BlackReturned, RoundBegan, WorkerWalked
from blueprints_desktop.games.monuments.moves import Walk
from blueprints_desktop.games.monuments.pieces import (
    BLACK,
    JEWEL,
    NOTHING,
    RED,
    VIOLET,
    heap_text,
    pieces_in,
)
from blueprints_desktop.games.monuments.state import BUILDING, NOWHERE, QUARRY
from tests.games.monuments.recount import touching
from tests.games.monuments.table import (
    MONUMENTS,
    begun,
    game_of,
    heap,
    in_quarry,
    play,
    texts_of,
)

GAME = game_of()


def code_of(state, text):
    with pytest.raises(IllegalMove) as caught:
        play(GAME, state, text)
    assert caught.value.facts["move"] == text
    return caught.value.code


# --- filling ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("monument", "number", "middle", "centre"),
    [
        ("notre_dame", 0, [2] * 6, 1),
        ("notre_dame", 2, [2] * 6, 1),
        ("san_pietro", 0, [2] * 6, 3),
        ("taj_mahal", 0, [1] * 6, 6),
        ("taj_mahal", 1, [1] * 6, 10),
        ("taj_mahal", 2, [1] * 6, 6),
        ("capitol", 1, [2] * 6, 7),
        ("capitol", 2, [1, 0, 1, 0, 1, 0], 6),
    ],
)
def test_rings_are_filled_as_the_monument_asks(monument, number, middle, centre):
    game = game_of(monument)
    before = evolve(begun(game), round=number - 1)
    step = game.begin_round(before, Chance(3))
    sizes = [len(pieces_in(held)) for held in step.state.quarry]
    assert sizes == [1] * 12 + middle + [centre]
    assert step.events == (RoundBegan(number, 0, step.state.quarry),)
    assert step.reveals


def test_first_bag_is_the_rulebooks_example():
    drawn = Counter(piece for held in begun(GAME).quarry for piece in heap_text(held))
    assert drawn == Counter("V" * 10 + "R" * 6 + "N" * 3 + "OO" + "BBB" + "K")


@pytest.mark.parametrize("monument", MONUMENTS)
def test_every_kind_can_lie_anywhere(monument):
    game = game_of(monument)
    seen = {
        (place, piece)
        for seed in range(300)
        for place, held in enumerate(begun(game, seed=seed).quarry)
        for piece in pieces_in(held)
    }
    assert len(seen) == len(game.quarry.cells) * 6


def test_first_player_is_chosen_or_drawn():
    assert begun(GAME, first=2).seat == 2
    assert {begun(GAME, seed=seed, first=None).seat for seed in range(40)} == {0, 1, 2}


# --- how far ------------------------------------------------------------------------


def test_first_turn_puts_the_worker_on_any_outer_cell_and_takes_its_piece():
    state = begun(GAME)
    letters = [heap_text(held) for held in state.quarry[:12]]
    assert texts_of(GAME, state) == [f"o{i}{letter}" for i, letter in enumerate(letters)]
    step = play(GAME, state, f"o7{letters[7]}")
    assert step.state.at == 7
    assert step.state.quarry[7] == 0
    assert step.state.stocks == (state.quarry[7], 0, 0)
    assert step.state.collected == step.state.stocks
    took = (pieces_in(state.quarry[7])[0],)
    assert step.events == (WorkerWalked(0, None, ("o7",), took),)
    assert not step.reveals


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_steps_count_the_turns_of_the_round_whoever_takes_them(seats):
    state = begun(GAME, seats)
    for turn in range(7):
        moves = GAME.legal_moves(state)
        assert {len(move.cells) for move in moves} == {min(turn + 1, 4)}
        assert state.seat == turn % seats
        state = GAME.play(state, moves[0], Chance(1)).state


def test_steps_begin_anew_in_each_round():
    step = play(GAME, evolve(begun(GAME), phase=2, turn=14, at=NOWHERE), "next")
    assert step.state.turn == 0
    assert {len(move.cells) for move in GAME.legal_moves(step.state)} == {1}


def test_golden_third_turn_takes_three_pieces():
    state = in_quarry(GAME, "o0", 3, m0="VV", m1="OO", o2="R", o9="K")
    step = play(GAME, state, "m0V-m1O-o2R")
    assert heap_text(step.state.stocks[0]) == "VRO"
    assert [heap_text(held) for held in step.state.quarry if held] == ["K", "V", "O"]
    assert step.state.at == 2
    assert step.state.seat == 1


def test_golden_four_steps_through_the_centre_to_an_empty_outer_cell():
    state = in_quarry(GAME, "o0", 4, m0="N", c="B", m3="K", o9="R")
    step = play(GAME, state, "m0N-cB-m3K-o7")
    assert heap_text(step.state.stocks[0]) == "NBK"
    assert step.events == (
        WorkerWalked(0, "o0", ("m0", "c", "m3", "o7"), (2, JEWEL, BLACK, NOTHING)),
    )


# --- which way ----------------------------------------------------------------------


@pytest.mark.parametrize("turn", [2, 3, 4, 5, 9])
@pytest.mark.parametrize("at", ["o0", "o5"])
def test_all_paths_and_no_others_are_offered(at, turn):
    state = in_quarry(GAME, at, turn, **dict.fromkeys(GAME.quarry.cells, "V"))
    steps = min(turn, 4)
    by_force = {
        path
        for path in permutations(GAME.quarry.cells, steps)
        if path[-1][0] == "o"
        and all(touching(a, b) for a, b in zip((at, *path), path, strict=False))
    }
    assert {move.cells for move in GAME.legal_moves(state)} == by_force


def test_the_cell_where_the_turn_began_may_be_entered_once():
    state = in_quarry(GAME, "o3", 4, m1="VR", o2="N")
    assert "m1V-o3-o2N-o1" in texts_of(GAME, state)
    play(GAME, state, "m1R-o3-o2N-o1")
    assert code_of(state, "o4-o3-o4-o3") == "cell-entered-twice"
    assert code_of(state, "m1V-o3-m1R-o3") == "cell-entered-twice"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("m0V-o1R", "wrong-number-of-steps"),
        ("m0V-c-m3-o6-o7", "wrong-number-of-steps"),
        ("o0", "wrong-number-of-steps"),
        ("o2-m1-m0V-o1R", "cells-do-not-touch"),
        ("m1-o2-o1R-m0V", "cells-do-not-touch"),
        ("m0V-o1R-m0V-o0", "cell-entered-twice"),
        ("m0V-o1R-o2-m1", "must-end-on-outer-ring"),
        ("m0V-c-m3-m4", "must-end-on-outer-ring"),
        ("m0B-c-m3-o6", "piece-is-not-there"),
        ("m0-c-m3-o6", "must-take-a-piece"),
        ("m0V-cB-m3-o6", "cell-is-empty"),
        ("o11-o10-o9-o8", "takes-nothing"),
    ],
)
def test_walks_that_are_not_allowed(text, code):
    state = in_quarry(GAME, "o0", 4, m0="VR", o1="R", o4="K")
    assert text not in texts_of(GAME, state)
    assert code_of(state, text) == code
    assert GAME.why_not(state, GAME.parse_move(text)) == code


def test_first_turn_must_be_on_the_outer_ring():
    state = begun(GAME)
    inner = heap_text(state.quarry[12])[0]
    assert code_of(state, f"m0{inner}") == "must-end-on-outer-ring"


# --- which pieces -------------------------------------------------------------------


def test_the_player_chooses_where_there_are_several_kinds():
    state = in_quarry(GAME, "o0", 3, m0="VR", m1="BB", o2="N", o3="K")
    offered = [text for text in texts_of(GAME, state) if text.startswith("m0")]
    assert "m0V-m1B-o2N" in offered
    assert "m0R-m1B-o2N" in offered
    assert sum("m1B-o2N" in text for text in offered) == 2


def test_one_piece_is_taken_even_from_a_cell_with_many():
    state = in_quarry(GAME, "o0", 4, c="VVRR", m0="B")
    step = play(GAME, state, "m0B-cR-m2-o4")
    assert heap_text(step.state.quarry[18]) == "VVR"


def test_only_fruitful_walks_are_offered_until_the_last_piece_is_gone():
    state = in_quarry(GAME, "o0", 9, o6="K")
    assert texts_of(GAME, state) == ["m0-c-m3-o6K"]


# --- the end of the quarry ----------------------------------------------------------


def test_whoever_holds_the_black_piece_scores_two_takes_the_worker_and_builds_first():
    state = in_quarry(GAME, "o0", 8, c="V")
    state = evolve(
        state, seat=1, stocks=(heap("R"), 0, heap("KN")), collected=(heap("R"), 0, heap("KN"))
    )
    step = play(GAME, state, "m0-cV-m1-o3")
    after = step.state
    assert after.phase == BUILDING
    assert after.seat == after.lead == 2
    assert after.scores == (10, 10, 12)
    assert after.at == NOWHERE
    assert [heap_text(stock) for stock in after.stocks] == ["R", "V", "N"]
    assert after.collected == after.stocks
    assert step.events[1:] == (BlackReturned(2, 2),)
    assert not step.reveals


def test_the_last_walk_may_itself_take_the_black_piece():
    step = play(GAME, in_quarry(GAME, "o0", 8, c="K"), "m0-cK-m1-o3")
    assert step.state.seat == step.state.lead == 0
    assert step.state.stocks[0] == 0
    assert step.state.scores == (12, 10, 10)


def test_the_quarry_goes_on_while_a_piece_is_left():
    step = play(GAME, in_quarry(GAME, "o0", 8, c="KV"), "m0-cK-m1-o3")
    assert step.state.phase == QUARRY
    assert step.state.scores == (10, 10, 10)


# --- sampling and speed -------------------------------------------------------------


def test_sampled_walks_are_legal_and_reach_every_legal_one():
    state = in_quarry(GAME, "o0", 3, m0="VR", o10="B", o6="K")
    chance = Chance(5)
    sampled = {GAME.sample_move(state, chance) for _ in range(2000)}
    assert sampled == set(GAME.legal_moves(state))


def test_sampling_finds_the_single_walk_left():
    state = in_quarry(GAME, "o0", 9, o6="K")
    assert {str(GAME.sample_move(state, Chance(seed))) for seed in range(50)} == {"m0-c-m3-o6K"}


def test_the_fullest_quarry_lists_its_walks_at_once():
    cells = dict.fromkeys(GAME.quarry.cells, "V")
    cells |= {f"m{j}": "VR" for j in range(6)} | {"c": "VRNO"}
    state = in_quarry(GAME, "o0", 4, **cells)
    moves = GAME.legal_moves(state)
    assert len(moves) == len(set(moves)) > 270
    assert min(timeit.repeat(lambda: GAME.legal_moves(state), number=1, repeat=5)) < 0.01


def test_nonsense_in_a_walk_is_refused():
    state = in_quarry(GAME, "o0", 2, m0="VR", o1="R", o4="K")
    assert GAME.why_not(state, Walk(("m0", "o1"), (VIOLET, RED))) is None
    for walk in (
        Walk(("m0", "o1"), (VIOLET, RED, RED)),
        Walk(("m0", "o1"), ()),
        Walk(("m0", "o1"), None),
        Walk(("m0", "o1"), [VIOLET, RED]),
        Walk(["m0", "o1"], (VIOLET, RED)),
        Walk((["m0"], "o1"), (VIOLET, RED)),
        Walk(None, None),
        Walk((0, 1), (VIOLET, RED)),
        Walk((), ()),
    ):
        with pytest.raises(IllegalMove) as caught:
            GAME.play(state, walk, Chance(1))
        assert caught.value.code in ("not-a-walk", "wrong-number-of-steps")
    for piece in (-1, 7, 99, 1.0, True, "R", None, (), [1]):
        with pytest.raises(IllegalMove, match="piece is not there"):
            GAME.play(state, Walk(("m0", "o1"), (VIOLET, piece)), Chance(1))
    with pytest.raises(IllegalMove, match="unknown cell"):
        GAME.play(state, Walk(("m0", "o99"), (VIOLET, RED)), Chance(1))
