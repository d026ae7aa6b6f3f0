"""Whole games at random: nothing is ever lost, views keep their secrets, and the rules hold."""

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import IllegalMove
from blueprints_desktop.engine.playout import playout
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.engine.trace import line, trace
from blueprints_desktop.games.monuments.moves import PASS
from blueprints_desktop.games.monuments.pieces import UNIT, pieces_in
from blueprints_desktop.games.monuments.state import OVER, ROUND_END
from tests.games.monuments import recount
from tests.games.monuments.table import (
    MONUMENTS,
    data_of,
    game_of,
    heap,
    match_of,
    on_site,
    play,
)

GAMES = st.sampled_from([*MONUMENTS, "hut"])
SEATS = st.integers(2, 4)
SEEDS = st.integers(0, 2**40)
few = settings(max_examples=25, deadline=None)


def played_out(monument, seats, seed, **options):
    """A match played to its end by picking moves at random."""
    match = match_of(monument, seats, seed, **options)
    chance = Chance(seed + 1)
    while match.to_act is not None:
        match.play(match.game.sample_move(match.state, chance))
    return match


def states_of(match):
    return [match.state_after(n) for n in range(len(match.played) + 1)]


# --- the rules, by a second opinion -------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(GAMES, SEATS, SEEDS, st.booleans())
def test_traces_keep_the_rules(monument, seats, seed, open_stocks):
    match = played_out(monument, seats, seed, open_stocks=open_stocks)
    recount.check(trace(match), data_of(monument)["plan"])


def test_early_ends_with_refunds_do_happen_in_these_games():
    ends = [trace(played_out("hut", 3, seed))["rounds"] for seed in range(30)]
    early = [rounds[-1] for rounds in ends if len(rounds) < 3]
    assert any(build.get("lost") for last in early for build in last["builds"])
    assert all(last["finished"] for last in early)


def test_the_second_opinion_notices():
    facts = trace(played_out("capitol", 2, 1))
    facts["rounds"][1]["builds"][3]["points"] += 2
    with pytest.raises(AssertionError):
        recount.check(facts, data_of("capitol")["plan"])


# --- invariants ---------------------------------------------------------------------


@few
@given(GAMES, SEATS, SEEDS)
def test_no_piece_is_ever_lost_or_made(monument, seats, seed):
    match = played_out(monument, seats, seed)
    plan = match.game.plan
    for state in states_of(match):
        rounds = match.game.kit.fillings[: state.round + 1]
        bags = sum(UNIT[piece] for filling in rounds for piece in filling.bag)
        set_bricks = sum(UNIT[plan.bricks[number].colour] for number, _ in state.placed)
        returned = (state.round + (not any(state.quarry))) * heap("K")
        assert sum(state.quarry) + sum(state.stocks) + set_bricks + returned == bags
        assert state.built == sum(1 << number for number, _ in state.placed)
        assert bool(state.open) == (state.built != (1 << len(plan.bricks)) - 1)
        for number, below in enumerate(plan.below):
            is_open = not state.built >> number & 1 and not below & ~state.built
            assert state.open >> number & 1 == is_open


@few
@given(GAMES, SEATS, SEEDS, st.booleans())
def test_moves_are_legal_unique_and_round_trip(monument, seats, seed, open_stocks):
    match = played_out(monument, seats, seed, open_stocks=open_stocks)
    game = match.game
    for state, played in zip(states_of(match), match.played, strict=False):
        moves = game.legal_moves(state)
        assert played.move in moves
        assert len(set(moves)) == len(moves)
        assert moves == game.legal_moves(state)
        assert all(game.parse_move(str(move)) == move for move in moves)
        assert all(game.why_not(state, move) is None for move in moves)
        assert played.seat == game.to_act(state)
        assert (moves == [NEXT]) == (state.phase == ROUND_END)
        assert (PASS in moves) <= (len(moves) == 1)


@few
@given(GAMES, SEATS, SEEDS)
def test_every_legal_move_can_be_played_and_changes_nothing_before(monument, seats, seed):
    match = played_out(monument, seats, seed)
    state = match.state_after(seed % len(match.played))
    before = repr(state)
    for move in match.game.legal_moves(state):
        assert match.game.play(state, move, Chance(1)) == match.game.play(state, move, Chance(1))
    assert repr(state) == before


@few
@given(GAMES, SEATS, SEEDS)
def test_only_a_new_round_asks_chance(monument, seats, seed):
    match = played_out(monument, seats, seed)
    states = states_of(match)
    for state, played in zip(states, match.played, strict=False):
        again = match.game.play(state, played.move, Chance(12345)).state
        assert (again == played.step.state) == (played.move != NEXT)


@few
@given(GAMES, SEATS, SEEDS)
def test_moves_of_other_positions_are_legal_or_refused(monument, seats, seed):
    match = played_out(monument, seats, seed)
    states = states_of(match)
    state = states[seed % len(states)]
    moves = match.game.legal_moves(state)
    for played in match.played:
        if played.move in moves:
            match.game.play(state, played.move, Chance(1))
        else:
            with pytest.raises(IllegalMove):
                match.game.play(state, played.move, Chance(1))


# --- views --------------------------------------------------------------------------


@few
@given(GAMES, SEATS, SEEDS, st.booleans())
def test_views_hide_stocks_and_can_be_worked_out(monument, seats, seed, open_stocks):
    match = played_out(monument, seats, seed, open_stocks=open_stocks)
    game = match.game
    for state in states_of(match):
        for seat in (None, *range(seats)):
            view = game.seen_by(state, seat)
            if open_stocks or state.phase == OVER:
                assert view == state
            else:
                assert view.stocks == tuple(
                    stock if own == seat else None for own, stock in enumerate(state.stocks)
                )
                assert evolve(view, stocks=state.stocks) == state
            imagined = game.imagine(view, seat, Chance(seed))
            assert imagined == state
            assert game.seen_by(imagined, seat) == view
            assert game.seen_by(view, seat) == view
        actor = game.to_act(state)
        if actor is not None:
            assert game.legal_moves(game.seen_by(state, actor)) == game.legal_moves(state)


def test_at_a_rounds_end_screens_stand_again():
    game = game_of("layers")
    ended = play(game, on_site(game, ["R", "N"]), "pass", "pass").state
    assert ended.phase == ROUND_END
    assert game.seen_by(ended, 0).stocks == (heap("R"), None)
    assert game.seen_by(ended, None).stocks == (None, None)


@few
@given(GAMES, SEATS, SEEDS)
def test_steps_reveal_exactly_when_chance_or_a_lifted_screen_does(monument, seats, seed):
    match = played_out(monument, seats, seed)
    for state, played in zip(states_of(match), match.played, strict=False):
        after = played.step.state
        lifted = played.move == PASS and any(
            a < b for a, b in zip(after.scores, state.scores, strict=True)
        )
        expected = played.move == NEXT or lifted or after.phase == OVER
        assert played.step.reveals == expected
    assert match.opening.reveals


# --- matches ------------------------------------------------------------------------


@few
@given(GAMES, SEATS, SEEDS)
def test_replay_undo_and_redo(monument, seats, seed):
    match = played_out(monument, seats, seed)
    again = match.replayed()
    assert again.played == match.played
    assert line(trace(again)) == line(trace(match))
    end = match.state
    back = 1 + seed % len(match.played)
    match.undo(back)
    assert match.state == again.state_after(len(again.played) - back)
    match.redo(back)
    assert match.state == end


def test_playouts_end_with_an_outcome():
    for monument in MONUMENTS:
        game = game_of(monument)
        start = match_of(monument, 4, 3).opening.state
        state, moves = playout(game, start, Chance(5))
        assert moves > 60
        assert game.outcome(state).scores == state.scores
        assert all(len(pieces_in(stock)) < 72 for stock in state.stocks)
