"""The end of rounds and of the game, and how a game begins."""

import pytest

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import BadOption
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games.monuments.events import (
    BrickSet,
    JewelsScored,
    LossGivenBack,
    MonumentFinished,
    Passed,
    RoundBegan,
    RoundEnded,
    ScreensRemoved,
)
from blueprints_desktop.games.monuments.moves import PASS, Brick
from blueprints_desktop.games.monuments.options import Options
from blueprints_desktop.games.monuments.state import OVER, QUARRY, ROUND_END
from tests.games.monuments.table import begun, game_of, heap, on_site, play

GAME = game_of("layers")
HUT = game_of("hut")

# --- the end of a round -------------------------------------------------------------


def test_a_round_ends_when_everybody_has_passed_and_the_worker_holder_begins_the_next():
    state = on_site(GAME, ["R", "OB", "N"], lead=2, seat=2, scores=(10, 10, 12))
    step = play(GAME, state, "pass", "pass", "pass")
    ended = step.state
    assert ended.phase == ROUND_END
    assert step.events == (Passed(1, 1, heap("OB")), RoundEnded(0, False, (9, 9, 11)))
    assert GAME.to_act(ended) == 2
    assert GAME.legal_moves(ended) == [NEXT]
    assert GAME.outcome(ended) is None
    step = GAME.play(ended, NEXT, Chance(9))
    after = step.state
    assert (after.phase, after.round, after.seat, after.turn) == (QUARRY, 1, 2, 0)
    assert (after.passed, after.lost) == (0, (0, 0, 0))
    assert after.scores == (9, 9, 11)
    assert after.stocks == ended.stocks
    assert step.events == (RoundBegan(1, 2, after.quarry),)
    assert step.reveals


def test_the_round_ends_without_chance():
    state = on_site(GAME, ["", ""])
    steps = [GAME.play(play(GAME, state, "pass").state, PASS, Chance(n)) for n in range(3)]
    assert steps[0] == steps[1] == steps[2]


# --- the end of the game ------------------------------------------------------------


def test_the_third_round_ends_the_game_at_once_and_jewels_score_three():
    state = on_site(GAME, ["RRB", "BBB", ""], round=2, scores=(20, 15, 30))
    step = play(GAME, state, "pass", "pass", "pass")
    over = step.state
    assert over.phase == OVER
    assert over.scores == (23, 24, 30)
    assert GAME.to_act(over) is None
    assert GAME.legal_moves(over) == []
    assert step.events == (
        Passed(2, 0, None),
        RoundEnded(2, False, (20, 15, 30)),
        ScreensRemoved((heap("RRB"), heap("BBB"), 0)),
        JewelsScored(0, 1, 3),
        JewelsScored(1, 3, 9),
    )
    assert step.reveals
    outcome = GAME.outcome(over)
    assert outcome.winners == (2,)
    assert outcome.ranks == (3, 2, 1)
    assert (outcome.ended, outcome.decided_by) == ("rounds", "points")


def test_ties_share_the_victory():
    state = on_site(GAME, ["B", ""], round=2, scores=(20, 23))
    outcome = GAME.outcome(play(GAME, state, "pass", "pass").state)
    assert outcome.winners == (0, 1)
    assert outcome.decided_by == "shared"


@pytest.mark.parametrize("number", [0, 1])
def test_a_monument_finished_early_ends_the_game_and_gives_this_rounds_losses_back(number):
    most = "V1.0.0 V1.0.2 V1.1.0 V1.1.2"
    state = on_site(HUT, ["NNB", "OOO", "RRR"], most, round=number, scores=(20, 20, 20))
    step = play(HUT, state, "pass", "pass")
    assert step.state.scores == (18, 17, 20)
    step = play(HUT, step.state, "R2.0.1")
    assert step.events == (
        BrickSet(2, Brick(1, 2, 0, 1), 3),
        MonumentFinished(2),
        LossGivenBack(0, 2),
        LossGivenBack(1, 3),
        RoundEnded(number, True, (20, 20, 23)),
        ScreensRemoved((heap("NNB"), heap("OOO"), heap("RR"))),
        JewelsScored(0, 1, 3),
    )
    assert step.reveals
    assert step.state.scores == (23, 20, 23)
    assert step.state.lost == (0, 0, 0)
    assert HUT.legal_moves(step.state) == []
    assert HUT.outcome(step.state).ended == "monument"
    assert HUT.outcome(step.state).winners == (0, 2)


def test_losses_of_earlier_rounds_are_not_given_back():
    state = on_site(HUT, ["N", "VRR"], "V1.0.0 V1.0.2 V1.1.0", scores=(20, 20))
    ended = play(HUT, state, "pass", "V1.1.2", "R2.0.1").state
    assert ended.scores == (20, 24)
    state = on_site(HUT, ["NR", "N"], "V1.0.0")
    ended = play(HUT, state, "pass", "pass").state
    assert ended.scores == (8, 9)
    next_round = HUT.play(ended, NEXT, Chance(1)).state
    most = on_site(HUT, ["R", "N"], "V1.0.0 V1.0.2 V1.1.0 V1.1.2", round=1, scores=(8, 9))
    assert next_round.lost == most.lost == (0, 0)
    assert play(HUT, most, "R2.0.1").state.scores == (11, 9)


def test_with_open_stocks_the_end_brings_nothing_to_light():
    state = on_site(GAME, ["", ""], round=2, open_stocks=True)
    assert not play(GAME, state, "pass", "pass").reveals


# --- options ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "option"),
    [
        (Options(first=3), "first"),
        (Options(first=-1), "first"),
        (Options(first="1"), "first"),
        (Options(first=True), "first"),
        (Options(monument="capitol"), "monument"),
        (Options(monument=None), "monument"),
        (Options(open_stocks=1), "open_stocks"),
    ],
)
def test_bad_options_are_refused_at_the_start(options, option):
    with pytest.raises(BadOption) as caught:
        GAME.start(3, options, Chance(1))
    assert caught.value.facts["option"] == option


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_play(seats):
    with pytest.raises(BadOption, match="wrong number of seats"):
        GAME.start(seats, Options(), Chance(1))


def test_everybody_starts_at_ten_with_nothing():
    state = begun(GAME, 4)
    assert state.scores == (10,) * 4
    assert state.stocks == (0,) * 4
