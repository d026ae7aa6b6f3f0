"""Projekt Skyline: rents as the bots see them, and the last building only when it wins."""

import pytest
from attrs import evolve

from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.levels import think
from blueprints_desktop.bots.skyline.estate import estate
from blueprints_desktop.bots.skyline.fitted import fitted
from blueprints_desktop.bots.skyline.standing import PARTS, lead
from blueprints_desktop.bots.skyline.strategy import STAKES
from blueprints_desktop.bots.strategy import best_first, strategy_of
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.skyline.board import CityBoard
from blueprints_desktop.games.skyline.chains import rents
from blueprints_desktop.games.skyline.grid import BIT, RING
from blueprints_desktop.games.skyline.moves import Build
from blueprints_desktop.games.skyline.phases import BUILDING
from blueprints_desktop.games.skyline.state import State
from blueprints_desktop.games.skyline.track import BESIDE
from tests.support import middle_of, new_match


def test_rents_are_those_of_the_game() -> None:
    for seed in range(8):
        state = middle_of("skyline", 3, seed, 70).state
        board = state.board
        for visitor in range(3):
            due = [0 if chain is None else chain.rent for chain in rents(board, visitor)]
            owners = [seat for seat in range(3) if seat != visitor]
            estates = [
                estate(board.singles[seat], board.doubles[seat], board.finished[seat])
                for seat in owners
            ]
            assert due == [sum(own.rent_at[cell] for own in estates) for cell in BESIDE]
            assert sum(due) == sum(own.street for own in estates)
            assert max(due) == max(own.dearest for own in estates)


def test_with_two_players_what_one_leads_the_other_lacks() -> None:
    state = middle_of("skyline", 2, 4, 60).state
    assert lead(state, 0) == [-part for part in lead(state, 1)]
    assert len(lead(state, 0)) == len(PARTS) == len(fitted().weights)


def test_a_bookkeeper_counts_cash_bonus_and_rents_alone() -> None:
    match = middle_of("skyline", 2, 4, 61)
    strategy, seat = strategy_of(match.game), match.to_act
    assert seat is not None
    view = match.view(seat)
    counted = strategy.counted(view)
    assert [option.move for option in counted] == list(match.game.legal_moves(view))
    assert len(counted) > 1
    for worth, move in counted:
        after = match.game.play(view, move, Chance(0)).state
        parts = dict(zip(PARTS, lead(after, seat), strict=True))
        money = parts["cash"] + 4 * parts["buildings"] + 12 * parts["rents"] + parts["next_rents"]
        assert worth == pytest.approx(money)


def about_to_finish(cash: tuple[int, int]) -> State:
    """Seat 0 may finish its last building, which ends the game, or put a floor elsewhere."""
    state = middle_of("skyline", 2, 1, 12).state
    own = [0, 1, 2, 6, 7, 8]
    double, prey, architect = 14, 17, 26
    assert RING[double][3] & BIT[prey]
    assert RING[architect][2] & BIT[double]
    board = CityBoard(
        (0, BIT[prey]), (BIT[double], 0), (sum(BIT[cell] for cell in own), BIT[35] | BIT[34])
    )
    return evolve(
        state, phase=BUILDING, seat=0, board=board, architect=architect, cash=cash,
        dice=(1, 2), card=None,
    )  # fmt: skip


def test_the_last_building_is_finished_only_when_that_wins() -> None:
    game = new_match("skyline", 2).game
    for level in ("journeyman", "master"):
        poor = think(game, about_to_finish((100, 3000)), level, Chance(1), nodes=500)
        assert poor.move.target is None
        rich = think(game, about_to_finish((900, 300)), level, Chance(1), nodes=500)
        assert (rich.move.cell, rich.move.target) == (14, 17)


@pytest.mark.parametrize("seats", [2, 3])
def test_how_far_a_move_leads_is_told_in_money(seats: int) -> None:
    """Whoever leads by something does so against the other move, and never by the whole game."""
    match = middle_of("skyline", seats, 3, 40)
    while match.state.phase != BUILDING or len(match.legal_moves()) < 4:
        match.play(match.legal_moves()[0])
    strategy, view = strategy_of(match.game), match.view(match.to_act)
    options = best_first(strategy.options(view))
    best, worst = options[0].move, options[-1].move
    ahead = strategy.compare(view, best, worst, Chance(1), Budget(1000)).lead
    assert 0 < ahead < STAKES
    assert strategy.compare(view, worst, best, Chance(1), Budget(1000)).lead == -ahead


def test_a_move_that_ends_the_game_is_judged_by_who_won() -> None:
    game = new_match("skyline", 2).game
    finishing = Build(14, 17)
    for cash, wins in (((900, 300), True), ((100, 3000), False)):
        view = about_to_finish(cash)
        other = next(move for move in game.legal_moves(view) if move != finishing)
        ahead = strategy_of(game).compare(view, finishing, other, Chance(1), Budget(1000)).lead
        assert (ahead > 0) == wins
        assert ahead != 0
