"""How a game ends, and what everybody is worth then."""

import pytest

from blueprints_desktop.engine.errors import IllegalMove
from blueprints_desktop.engine.step import NEXT, Step
from blueprints_desktop.games.skyline.account import Account, Debt
from blueprints_desktop.games.skyline.events import (
    ArchitectMoved,
    GameEnded,
    NothingBuilt,
    RentPaid,
)
from blueprints_desktop.games.skyline.moves import ROLL, Build, CardMove
from blueprints_desktop.games.skyline.phases import OVER, ROLLING
from blueprints_desktop.games.skyline.state import State
from tests.games.skyline.table import GAME, Loaded, cell, play, position, rolled, stands, told

SIX = "0B:a6,b6,c6,d6,e6,f6"
"""All but one of the finished buildings that each of two players has."""


def assert_over(step: Step[State]) -> None:
    state = step.state
    assert state.phase == OVER
    assert GAME.to_act(state) is None
    assert GAME.legal_moves(state) == []
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert told(step, GameEnded) == [GameEnded(outcome.ended, state.accounts)]
    assert step.events[-1] == told(step, GameEnded)[0]
    assert outcome.scores == tuple(account.worth for account in state.accounts)


def test_the_last_building_ends_the_game_at_once() -> None:
    step = play(position(f"{SIX} 02:c4 11:c1 1B:a1", "c3", black=1, cash=(50, 700)), "c4>c1")
    assert_over(step)
    assert not step.reveals
    assert step.state.board.buildings_left(0) == 0
    assert told(step, ArchitectMoved), "the architect still moves"
    assert step.state.architect == cell("c1")
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.ended == "last building"
    assert outcome.scores == (50 + 700, 700 + 100)
    assert outcome.winners == (1,)
    assert outcome.decided_by == "worth"


@pytest.mark.parametrize(("seats", "dealt"), [(2, 7), (3, 6), (4, 5)])
def test_how_many_buildings_make_the_last_one(seats: int, dealt: int) -> None:
    names = ("a6", "b6", "c6", "d6", "e6", "f6")
    for built, over in ((dealt - 2, False), (dealt - 1, True)):
        finished = ",".join(names[:built])
        step = play(position(f"0B:{finished} 02:a1", card="extra_storey", seats=seats), "card a1")
        assert (step.state.phase == OVER) == over


@pytest.mark.parametrize(
    ("card", "text"), [("extra_storey", "card c4"), ("rush_job", "card c4>c1")]
)
def test_a_card_can_end_the_game(card: str, text: str) -> None:
    step = play(position(f"{SIX} 02:c4 11:c1", "a1", card=card), text)
    assert_over(step)
    assert step.state.card is None
    assert step.state.ended == "last building"


def test_implosion_brings_a_building_back_into_supply() -> None:
    state = position(f"{SIX} 02:c4 11:c1", "a1", card="implosion", seat=1)
    state = play(state, "card a6").state
    assert state.board.buildings_left(0) == 2
    state = play(position(f"{SIX.replace('a6,', '')} 02:c4 11:c1", "c3", black=1), "c4>c1").state
    assert state.phase == ROLLING


def test_who_cannot_pay_ends_the_game() -> None:
    state = position("0B:f6 1B:c1,d1 11:b1", "c3", cash=(50, 700))
    step = rolled(state, white=3, black=4)
    assert_over(step)
    assert step.reveals
    assert told(step, RentPaid)[0].amount == 210
    assert told(step, RentPaid)[0].paid == 50
    assert not told(step, NothingBuilt)
    assert not told(step, ArchitectMoved), "the black die is not used"
    assert step.state.cash == (0, 910), "the owner gets it all"
    assert step.state.debt == Debt(debtor=0, owner=1, amount=210, paid=50)
    assert step.state.accounts == (Account(50, -210, 1), Account(700, 210, 2))
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.ended == "bankrupt"
    assert outcome.scores == (0, 700 + 210 + 200)
    assert step.state.accounts[0].covered == 60, "the bank pays what is still missing"


def test_the_debtor_keeps_what_the_bonus_leaves() -> None:
    state = position("0B:f6,e6,d6 1B:c1,d1 11:b1", "c3", cash=(50, 700, 640), seats=3)
    step = rolled(state, white=3)
    assert step.state.cash == (0, 910, 640)
    accounts = step.state.accounts
    assert [account.worth for account in accounts] == [50 + 300 - 210, 1110, 640]
    assert [account.covered for account in accounts] == [0, 0, 0]
    assert [account.bonus for account in accounts] == [300, 200, 0]


def test_rent_that_takes_the_last_coin_is_paid_in_full() -> None:
    step = rolled(position("1B:c1", "c3", cash=(100, 700)), white=3)
    assert step.state.phase != OVER
    assert step.state.cash == (0, 800)
    step = rolled(position("1B:c1", "c3", cash=(99, 700)), white=3)
    assert_over(step)


def ended(buildings: str, cash: tuple[int, ...]) -> State:
    """Seat 0 builds its last building on a6, which is not in the list."""
    state = position(f"{buildings} 02:a6", card="extra_storey", seats=len(cash), cash=cash)
    state = play(state, "card a6").state
    assert state.phase == OVER
    return state


def test_a_tie_goes_to_more_finished_buildings() -> None:
    state = ended("0B:b6,c6,d6,e6,f6,a5 1B:c3,c4", (100, 600))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (800, 800)
    assert outcome.winners == (0,)
    assert outcome.decided_by == "buildings"


def test_a_tie_in_everything_is_shared() -> None:
    state = ended("0B:b6,c6,d6,e6 1B:c3 2B:c4,d4 3B:d3", (0, 600, 500, 300))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (500, 700, 700, 400)
    assert outcome.winners == (2,)
    state = ended("0B:b6,c6,d6,e6 1B:c3 2B:c4", (0, 600, 600, 600))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (4, 1, 1, 3)
    assert outcome.decided_by == "shared"


def test_the_debtors_buildings_count_in_a_tie() -> None:
    state = position("0B:f6,e6,d6 1B:c1 12:b1 2B:a6,b6", "c3", cash=(50, 0, 30), seats=3)
    step = rolled(state, white=3)
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.scores == (230, 220, 230)
    assert outcome.ranks == (1, 3, 2)
    assert outcome.decided_by == "buildings"


def test_after_the_end_nothing_is_played() -> None:
    state = ended("0B:b6,c6,d6,e6,f6,a5", (100, 600))
    before = stands(state)
    for move in (ROLL, Build(0), CardMove(0), CardMove(30)):
        with pytest.raises(IllegalMove) as caught:
            GAME.play(state, move, Loaded(1, 1, None))
        assert caught.value.code == "game-is-over"
    with pytest.raises(IllegalMove):
        GAME.play(state, NEXT, Loaded(1, 1, None))  # type: ignore[arg-type]
    assert stands(state) == before


def test_accounts_can_be_asked_for_at_any_time() -> None:
    state = position("0B:a1,a2 01:a3", "c3", cash=(300, 700))
    assert [account.worth for account in state.accounts] == [500, 700]
    assert GAME.outcome(state) is None
