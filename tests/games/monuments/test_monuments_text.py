"""Moves as text, the board as text, hints for boards, and the trace."""

import json
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blueprints_desktop.engine.errors import IllegalMove
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.engine.trace import line, trace
from blueprints_desktop.games.monuments.hints import (
    brick_hints,
    last_cells,
    next_cells,
    why_not_enter,
)
from blueprints_desktop.games.monuments.moves import PASS, Brick, Walk
from tests.games.monuments.table import (
    MONUMENTS,
    begun,
    game_of,
    in_quarry,
    match_of,
    on_site,
    play,
    texts_of,
)

GAME = game_of("layers")

# --- moves --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("o3V", Walk(("o3",), (0,))),
        ("m0R-c-m3N-o7V", Walk(("m0", "c", "m3", "o7"), (1, 6, 2, 0))),
        ("cB-m1O-o2K", Walk(("c", "m1", "o2"), (4, 3, 5))),
        ("V1.0.4", Brick(0, 1, 0, 4)),
        ("O5.3.3", Brick(3, 5, 3, 3)),
        ("pass", PASS),
        ("next", NEXT),
    ],
)
def test_moves_and_their_text(text, move):
    assert GAME.parse_move(text) == move
    assert str(move) == text


@pytest.mark.parametrize(
    "text",
    ["", " ", "-", "o3V-", "o3X", "o3v", "o12V", "o01V", "x0V", "m6", "V", "V1.0.1", "R1.0.4",
     "V6.0.0", "V1.0.04", "V1.0.4 ", "PASS", "pass ", "next\n", "o3VV", "o٣V", "None", "m0R--c"],
)  # fmt: skip
def test_text_that_is_no_move(text):
    with pytest.raises(IllegalMove) as caught:
        GAME.parse_move(text)
    assert caught.value.code == "unreadable-move"
    assert caught.value.facts == {"move": text}


@settings(max_examples=200, deadline=None)
@given(st.one_of(st.text(), st.from_regex(r"[omcVR0-9.-]+", fullmatch=True)))
def test_whatever_can_be_read_is_written_the_same(text):
    with suppress(IllegalMove):
        assert str(GAME.parse_move(text)) == text


def test_bricks_are_shared_with_the_plan():
    state = on_site(GAME, ["V", ""])
    moves = GAME.legal_moves(state)
    assert len(moves) > 1
    for move in moves:
        assert GAME.parse_move(str(move)) is move


# --- hints --------------------------------------------------------------------------


def test_a_walk_can_be_made_up_cell_by_cell():
    state = in_quarry(GAME, "o0", 4, m0="VR", o6="K")
    assert next_cells(GAME.quarry, state) == ("o1", "o11", "m0")
    assert next_cells(GAME.quarry, state, ("o11",)) == ("o0", "m5")
    assert next_cells(GAME.quarry, state, ("o11", "o0")) == ("m0",)
    assert last_cells(GAME.quarry, state, ("o11", "o0")) == ("o1",)
    assert next_cells(GAME.quarry, state, ("o11", "o0", "m0")) == ("o1",)
    assert next_cells(GAME.quarry, state, ("o11", "o0", "m0", "o1")) == ()
    assert next_cells(GAME.quarry, state, ("o10",)) == ()
    assert "o6" in last_cells(GAME.quarry, state, ("m0", "c"))


def test_a_cell_that_cannot_be_entered_has_its_reason():
    state = in_quarry(GAME, "o0", 4, o1="V", m0="R")

    def why(cell, *so_far):
        return why_not_enter(GAME.quarry, state, so_far, cell)

    assert why("o1") is None
    assert why("o6") == "cells-do-not-touch"
    assert why("c", "o1") == "cells-do-not-touch"
    assert why("o1", "o1", "m0") == "cell-entered-twice"
    assert why("m5", "o11", "o10") == "must-end-on-outer-ring"
    assert why("o9", "o11", "o10") == "takes-nothing"
    assert why("m1", "o1", "m0") is None
    assert why("m2", "o1", "m0", "m1") == "must-end-on-outer-ring"
    assert why("o3", "o1", "m0", "m1", "o2") == "wrong-number-of-steps"


def test_the_worker_starts_on_the_outer_ring():
    state = in_quarry(GAME, "", 1, o1="V", o2="V", m0="R")
    assert why_not_enter(GAME.quarry, state, (), "o1") is None
    assert why_not_enter(GAME.quarry, state, (), "m0") == "must-end-on-outer-ring"
    assert why_not_enter(GAME.quarry, state, (), "o5") == "takes-nothing"


@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_next_cells_are_the_prefixes_of_legal_walks(turn):
    state = begun(GAME)
    for _ in range(turn - 1):
        state = GAME.play(state, GAME.legal_moves(state)[-1], None).state
    walks = {move.cells for move in GAME.legal_moves(state)}
    for steps in range(turn):
        for so_far in {cells[:steps] for cells in walks}:
            going_on = {cells[steps] for cells in walks if cells[:steps] == so_far}
            assert set(next_cells(GAME.quarry, state, so_far)) == going_on


def test_bricks_with_points_and_what_they_open():
    state = on_site(GAME, ["VR", ""], "V1.0.0 V1.3.0")
    hints = {str(hint.brick): hint for hint in brick_hints(GAME.plan, state)}
    assert list(hints) == texts_of(GAME, state)
    assert hints["R2.0.0"].points == 3
    assert [str(brick) for brick in hints["R2.0.0"].opens] == ["N3.0.0"]
    assert [str(brick) for brick in hints["V1.0.2"].opens] == ["R2.0.2"]
    assert [str(brick) for brick in hints["V1.3.2"].opens] == ["R2.3.1"]
    assert hints["V1.3.4"].opens == ()
    for text, hint in hints.items():
        after = play(GAME, state, text).state
        assert set(hint.opens) == set(GAME.plan.in_mask(after.open & ~state.open))
        assert after.scores[0] == 10 + hint.points


def test_no_hints_in_the_other_phase():
    assert brick_hints(GAME.plan, begun(GAME)) == ()
    assert next_cells(GAME.quarry, on_site(GAME, ["", ""])) == ()


# --- pictures -----------------------------------------------------------------------


def test_picture_of_the_quarry():
    lines = GAME.picture(in_quarry(GAME, "o3", 4, m0="RV", o5="K")).split("\n")
    assert lines[0] == "layers, round 1, quarry; seat 0 to act"
    assert "o5:K" in lines[1]
    assert lines[2] == "middle m0:VR m1:- m2:- m3:- m4:- m5:-"
    assert lines[3] == "centre c:-; turn 4, worker on o3"


def test_picture_of_the_site():
    state = on_site(GAME, ["VB", "", "R"], "V1.0.2", passed=2, lost=(0, 0, 1))
    text = GAME.picture(GAME.seen_by(state, 0))
    assert "vvVVvvvv  rrrrrrrr  nn.nn.nn  oo....oo  ........" in text
    assert "seat 0: 10 points, stock VB, leads" in text
    assert "seat 1: 10 points, stock ?, passed" in text
    assert "seat 2: 10 points, stock ?, lost 1" in text
    assert "quarry empty" in text


def test_picture_before_the_worker_is_placed_and_after_the_game():
    assert "worker not placed" in GAME.picture(begun(GAME))
    over = play(GAME, on_site(GAME, ["", ""], round=2), "pass", "pass").state
    assert GAME.picture(over).startswith("layers, round 3, game over\n")


# --- the trace ----------------------------------------------------------------------


def test_trace_of_a_match_not_yet_over():
    match = match_of("capitol", 2, 4, first=1)
    match.play(match.legal_moves()[3])
    facts = json.loads(line(trace(match)))
    assert list(facts) == ["game", "seats", "seed", "options", "monument", "rounds", "jewels",
                           "final", "winners"]  # fmt: skip
    assert facts["options"] == {"first": 1, "monument": "capitol"}
    assert facts["monument"] == "capitol"
    assert facts["jewels"] is facts["final"] is facts["winners"] is None
    (only,) = facts["rounds"]
    assert only["first"] == 1
    assert only["pickups"] == [{"seat": 1, "path": ["o3"], "took": only["quarry"]["o3"]}]
    assert only["worker"] is only["scores"] is None


def test_trace_of_a_finished_match():
    for monument in MONUMENTS:
        match = match_of(monument, 3, 7)
        while match.to_act is not None:
            match.play(match.legal_moves()[0])
        facts = trace(match)
        rounds = [list(facts_of_round) for facts_of_round in facts["rounds"]]
        assert len(rounds) in (2, 3)
        assert rounds == [
            ["first", "quarry", "pickups", "worker", "builds", "finished", "scores"]
        ] * len(rounds)
        assert list(facts["rounds"][0]["quarry"]) == list(match.game.quarry.cells)
        assert facts["final"] == list(match.outcome.scores)
        assert facts["winners"] == list(match.outcome.winners)
        first, *_, last = facts["rounds"][0]["builds"]
        assert set(first) == {"seat", "brick", "points"}
        assert set(last) == {"seat", "pass", "lost"}
