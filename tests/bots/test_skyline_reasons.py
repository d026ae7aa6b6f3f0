"""Reasons in Projekt Skyline say what is true of the move, as its preview does."""

from collections import Counter

import pytest

from blueprints_desktop.bots.players import greedy_player
from blueprints_desktop.bots.skyline.standing import PARTS
from blueprints_desktop.bots.strategy import strategy_of
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.skyline.chains import lap_income
from blueprints_desktop.games.skyline.moves import Build, CardMove, Roll
from tests.games.skyline.table import GAME, cell, position
from tests.support import new_match


def told(state, move):
    strategy = strategy_of(GAME)
    return {strategy.told_as(state, move, code) for code in PARTS} - {""}


def test_what_ruins_an_opponent_is_not_told_as_rents_of_ones_own():
    state = position("0B:c3 01:b2,c1 11:a1 12:e1 1B:d3", "f6", card="demolition_order")
    codes = told(state, CardMove(cell("a1"), None, None))
    assert {"their_rents", "their_singles"} <= codes
    assert not codes & {"rents", "next_rents", "singles"}


def test_a_floor_inside_the_city_brings_no_rent():
    state = position("0B:c3 1B:d3 01:b2", "b1", black=3)
    inside = next(
        move
        for move in GAME.legal_moves(state)
        if isinstance(move, Build) and move.cell == cell("c3") - 1 + 6
    )
    codes = told(state, inside)
    assert "singles" in codes
    assert not codes & {"rents", "next_rents", "their_rents"}


def test_nobody_is_told_to_afford_a_rent_that_is_beyond_them():
    dear = "1B:a1,b1,c1 0B:c3"
    for cash, affords in ((50, False), (900, True)):
        state = position(dear, "d3", black=1, cash=(cash, 700))
        codes = told(state, GAME.legal_moves(state)[0])
        assert ("peril" in codes) == affords


@pytest.mark.parametrize("seats", [2, 3])
def test_reasons_and_previews_agree(seats):
    seen: Counter[str] = Counter()
    match = new_match("skyline", seats, 5)
    while match.to_act is not None and len(match.played) < 160:
        view = match.view(match.to_act)
        for move in match.legal_moves():
            after = match.game.play(view, move, Chance(0)).state
            if isinstance(move, Roll) or match.game.outcome(after) is not None:
                continue
            codes, own = told(view, move), view.seat
            change = lap_income(after.board, own) - lap_income(view.board, own)
            seen.update(codes)
            if "rents" in codes:
                assert change >= 0
            if change > 0:
                assert "rents" in codes
            if "their_rents" in codes:
                others = [seat for seat in range(seats) if seat != own]
                assert any(
                    lap_income(after.board, seat) <= lap_income(view.board, seat) for seat in others
                )
        match.play(greedy_player(match.game, view, Chance(len(match.played))))
    assert {"rents", "their_rents", "singles", "doubles"} <= set(seen)
