"""Where points came from, and why somebody must pass."""

import pytest

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.monuments.account import ScoreAccount, accounts
from blueprints_desktop.games.monuments.events import BrickSet, LossGivenBack, Passed
from blueprints_desktop.games.monuments.hints import (
    NO_PLACE_LEFT,
    NOT_AT_HAND,
    NOT_SUPPORTED,
    why_stuck,
)
from blueprints_desktop.games.monuments.moves import PASS, Brick
from blueprints_desktop.games.monuments.pieces import NEUTRAL, ORANGE, RED, VIOLET
from tests.games.monuments.table import MONUMENTS, begun, game_of, match_of, on_site
from tests.support import play_on


@pytest.mark.parametrize("monument", MONUMENTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_parts_add_up_to_the_score_at_every_moment(monument, seats):
    match = match_of(monument, seats, seats + 7)
    play_on(match, Chance(seats))
    events = list(match.opening.events)
    for number, played in enumerate(match.played, 1):
        events += played.step.events
        state = match.state_after(number)
        assert tuple(account.total for account in accounts(events, seats)) == state.scores


def test_a_loss_given_back_is_no_loss():
    events = [
        BrickSet(0, Brick(VIOLET, 1, 0, 0), 1),
        Passed(0, 3, None),
        LossGivenBack(0, 3),
    ]
    (account,) = accounts(events, 1)
    assert account == ScoreAccount(0, bricks=1, built=1)
    assert account.total == account.before_jewels == 11


# --- why somebody must pass ---------------------------------------------------------------

GAME = game_of("layers")


def test_nobody_is_stuck_while_a_brick_can_be_set():
    assert why_stuck(GAME.plan, on_site(GAME, ["V", ""])) == ()
    assert why_stuck(GAME.plan, begun(GAME)) == (), "there is nothing to pass in the quarry"


def test_bricks_without_support_and_places_without_bricks():
    state = on_site(GAME, ["NO", ""], "V1.0.0 V1.0.2")
    assert GAME.legal_moves(state) == [PASS]
    assert why_stuck(GAME.plan, state) == (
        (VIOLET, NOT_AT_HAND),
        (RED, NOT_AT_HAND),
        (NEUTRAL, NOT_SUPPORTED),
        (ORANGE, NOT_SUPPORTED),
    )


def test_bricks_that_the_plan_no_longer_asks_for():
    state = on_site(GAME, ["V", ""], "all 1")
    assert why_stuck(GAME.plan, state) == ((VIOLET, NO_PLACE_LEFT), (RED, NOT_AT_HAND))
