"""Phase 2: setting bricks and passing."""

import pytest
from attrs import evolve

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import IllegalMove
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games.blueprints.moves import DISCARD
from blueprints_desktop.games.monuments.events import (
    BrickSet,
    Passed,
)
from blueprints_desktop.games.monuments.moves import PASS, Brick
from blueprints_desktop.games.monuments.pieces import heap_text
from blueprints_desktop.games.monuments.state import BUILDING, OVER, ROUND_END
from tests.games.monuments.table import game_of, heap, in_quarry, on_site, play, texts_of

GAME = game_of("layers")


HUT = game_of("hut")


def code_of(game, state, move):
    with pytest.raises(IllegalMove) as caught:
        game.play(state, move, Chance(1))
    return caught.value.code


# --- setting bricks -----------------------------------------------------------------


def test_only_level_one_is_open_at_first_and_only_in_colours_at_hand():
    violet = texts_of(GAME, on_site(GAME, ["VRNO", ""]))
    assert len(violet) == 20
    assert all(text.startswith("V1.") for text in violet)
    assert texts_of(game_of("capitol"), on_site(game_of("capitol"), ["NO", ""])) == [
        "O1.0.4", "N1.0.6", "O1.0.8",
    ]  # fmt: skip


def test_a_brick_upon_one_other_needs_just_that_one():
    state = on_site(GAME, ["R", ""], "V1.0.2")
    assert texts_of(GAME, state) == ["R2.0.2"]


def test_a_straddling_brick_needs_both():
    one = on_site(HUT, ["R", ""], "V1.0.0")
    assert texts_of(HUT, one) == ["pass"]
    assert code_of(HUT, one, HUT.parse_move("R2.0.1")) == "not-supported"
    assert texts_of(HUT, on_site(HUT, ["R", ""], "V1.0.0 V1.0.2")) == ["R2.0.1"]


def test_a_brick_need_not_wait_for_a_whole_level():
    state = on_site(GAME, ["O", ""], "V1.0.0 R2.0.0 N3.0.0")
    assert texts_of(GAME, state) == ["O4.0.0"]


def test_golden_orange_on_level_four_scores_seven_red_on_level_two_three():
    state = on_site(GAME, ["OV", "R", ""], "V1.0.0 R2.0.0 N3.0.0 V1.0.2")
    step = play(GAME, state, "O4.0.0")
    assert step.state.scores == (17, 10, 10)
    assert step.events == (BrickSet(0, Brick(3, 4, 0, 0), 7),)
    assert not step.reveals
    step = play(GAME, step.state, "R2.0.2")
    assert step.state.scores == (17, 13, 10)
    assert step.state.stocks == (heap("V"), 0, 0)
    assert step.state.seat == 2


@pytest.mark.parametrize(
    ("monument", "brick", "points"),
    [("layers", "V1.3.4", 1), ("layers", "R2.3.3", 3), ("layers", "N3.3.2", 5),
     ("layers", "O4.3.3", 7), ("notre_dame", "V5.4.3", 9)],
)  # fmt: skip
def test_points_by_level(monument, brick, points):
    game = game_of(monument)
    level = int(brick[1])
    state = on_site(game, [brick[0], ""], " ".join(f"all {n}" for n in range(1, level)))
    assert play(game, state, brick).state.scores[0] == 10 + points


def test_builders_take_turns_clockwise_and_skip_those_who_passed():
    state = on_site(GAME, ["V", "VV", "O", "VV"], seat=1, lead=1)
    step = play(GAME, state, "V1.0.0", "pass")
    assert step.state.seat == 3
    step = play(GAME, step.state, "V1.0.2", "V1.0.4")
    assert step.state.seat == 1
    step = play(GAME, step.state, "V1.0.6")
    assert step.state.seat == 3
    assert [number_seat[1] for number_seat in step.state.placed] == [1, 3, 0, 1]
    step = play(GAME, step.state, "V1.1.0", "pass", "pass")
    assert step.state.seat == 3
    assert step.state.passed == 0b0111


def test_the_last_builder_goes_on_alone():
    step = play(GAME, on_site(GAME, ["", "VVV"]), "pass", "V1.0.0", "V1.0.2")
    assert step.state.seat == 1
    assert step.state.phase == BUILDING


def test_sampled_bricks_are_legal_and_reach_every_legal_one():
    state = on_site(GAME, ["VR", ""], "V1.0.0 V1.0.2")
    chance = Chance(5)
    sampled = {GAME.sample_move(state, chance) for _ in range(1000)}
    assert sampled == set(GAME.legal_moves(state))
    assert GAME.sample_move(on_site(GAME, ["R", ""]), chance) == PASS


# --- illegal moves ------------------------------------------------------------------


def test_bricks_that_are_not_allowed():
    state = on_site(GAME, ["VN", ""], "V1.0.0")
    assert code_of(GAME, state, GAME.parse_move("V1.0.0")) == "already-set"
    assert code_of(GAME, state, GAME.parse_move("R2.0.2")) == "not-supported"
    assert code_of(GAME, state, GAME.parse_move("R2.0.0")) == "colour-not-at-hand"
    assert code_of(GAME, state, PASS) == "must-build"


def test_bricks_that_are_not_in_the_plan():
    state = on_site(GAME, ["VRNO", ""])
    for brick in (
        Brick(1, 1, 0, 0),
        Brick(0, 1, 0, 1),
        Brick(0, 9, 0, 0),
        Brick(99, 1, 0, 0),
        Brick(0, 1.0, 0, 0),
        Brick(0, True, 0, 0),
        Brick(None, None, None, None),
        Brick([0], 1, 0, 0),
        Brick("V", 1, 0, 0),
    ):
        assert code_of(GAME, state, brick) == "no-such-brick"
    assert GAME.play(state, Brick(0, 1, 0, 0), Chance(1)).state.placed == ((0, 0),)


def test_moves_of_another_phase_or_game():
    quarry = in_quarry(GAME, "o0", 4, m0="V", o1="K")
    site = on_site(GAME, ["", ""])
    ended = evolve(site, phase=ROUND_END)
    over = evolve(site, phase=OVER)
    walk, brick = GAME.parse_move("m0V-o1K-o2-o3"), GAME.plan.bricks[0]
    assert {code_of(GAME, quarry, move) for move in (brick, PASS, NEXT)} == {"not-now"}
    assert {code_of(GAME, site, move) for move in (walk, NEXT)} == {"not-now"}
    assert {code_of(GAME, ended, move) for move in (walk, brick, PASS)} == {"not-now"}
    assert {code_of(GAME, over, move) for move in (walk, brick, PASS, NEXT)} == {"game-is-over"}
    for state in (quarry, site, ended, over):
        for foreign in (DISCARD[0], None, "pass", 3, object()):
            assert code_of(GAME, state, foreign) == "not-a-move"


# --- passing ------------------------------------------------------------------------


@pytest.mark.parametrize("number", [0, 1])
def test_golden_passing_costs_a_point_for_each_brick_but_not_for_jewels(number):
    stock = "RNOBBB"
    step = play(GAME, on_site(GAME, [stock, "V", ""], round=number), "pass")
    assert step.state.scores == (7, 10, 10)
    assert step.state.lost == (3, 0, 0)
    assert heap_text(step.state.stocks[0]) == stock
    assert step.events == (Passed(0, 3, heap(stock)),)
    assert step.reveals


def test_golden_violet_red_and_orange_left_cost_three():
    """As in the rulebook: the violet brick has no place left either."""
    step = play(GAME, on_site(GAME, ["VROBBB", ""], "all 1 all 2"), "pass")
    assert step.events == (Passed(0, 3, heap("VROBBB")),)
    assert step.state.scores == (7, 10)


def test_passing_without_bricks_costs_and_shows_nothing():
    step = play(GAME, on_site(GAME, ["BB", "V"]), "pass")
    assert step.events == (Passed(0, 0, None),)
    assert step.state.scores == (10, 10)
    assert not step.reveals


def test_in_the_last_round_passing_costs_and_shows_nothing():
    step = play(GAME, on_site(GAME, ["RRR", "V"], round=2), "pass")
    assert step.events == (Passed(0, 0, None),)
    assert step.state.scores == (10, 10)
    assert not step.reveals


def test_with_open_stocks_a_pass_brings_nothing_to_light():
    step = play(GAME, on_site(GAME, ["RRR", "V"], open_stocks=True), "pass")
    assert step.events == (Passed(0, 3, heap("RRR")),)
    assert not step.reveals


def test_scores_may_fall_below_nought():
    step = play(GAME, on_site(GAME, ["R" * 12, "V"]), "pass")
    assert step.state.scores == (-2, 10)


# --- the example of the rulebooks -----------------------------------------------------


def test_the_rulebooks_example_of_building():
    """Ada, Ben and Chloe in front of Notre Dame: three bricks bring 5, 3 and 5 points."""
    game = game_of("notre_dame")
    violet = "V2.1.2 V2.1.4 V2.2.2 V2.2.4 V2.3.2 V2.3.4 V3.2.3 V3.3.3"
    state = on_site(game, ["NNO", "RV", "O"], f"all 1 N2.0.0 R2.0.2 {violet}")
    state = evolve(state, round=1)
    assert "O3.0.3" not in texts_of(game, state), "the rose window needs both red bricks"
    step = play(game, state, "N3.0.0", "R2.0.4")
    assert step.state.scores == (15, 13, 10)
    step = play(game, step.state, "O3.0.3", "N4.0.0")
    assert step.state.scores == (22, 13, 15)
    assert texts_of(game, step.state) == ["pass"], "no violet place has its support yet"
    step = play(game, step.state, "pass")
    assert step.state.scores == (22, 12, 15)
    assert step.state.stocks[1] == heap("V")
