"""Random games never break what must hold, and agree with the rules in plain code."""

from itertools import pairwise
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import IllegalMove
from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.step import Step
from blueprints_desktop.games.skyline.board import BUILDINGS_DEALT
from blueprints_desktop.games.skyline.chains import chain_at, rent_due
from blueprints_desktop.games.skyline.deck import CARDS
from blueprints_desktop.games.skyline.events import (
    ArchitectMoved,
    BuildingPlaced,
    CardIdle,
    DiceRolled,
    MoneyPaid,
    PawnMoved,
    RentPaid,
)
from blueprints_desktop.games.skyline.grid import CELLS, NOWHERE, cells_in
from blueprints_desktop.games.skyline.moves import Build, CardMove
from blueprints_desktop.games.skyline.phases import BUILDING, CARD, OVER, PLACING
from blueprints_desktop.games.skyline.state import State
from blueprints_desktop.games.skyline.targets import CARD_TARGETS
from tests.games.skyline import plain
from tests.games.skyline.table import GAME
from tests.support import new_match, play_on, seeds

tables = st.fixed_dictionaries(
    {
        "seats": st.sampled_from((2, 3, 4)),
        "seed": seeds,
        "straight_piles": st.booleans(),
        "recycle_floors": st.booleans(),
    }
)


def played(table: dict[str, Any]) -> Match:
    """A whole game by lot."""
    return play_on(new_match("skyline", **table), Chance(table["seed"] + 1))


def states(match: Match) -> list[State]:
    return [match.state_after(moves) for moves in range(len(match.played) + 1)]


def check_stock(state: State) -> None:
    """Nothing is lost or made up: pieces, cards, pawns; nobody's cash is negative."""
    city = plain.city_of(state)
    for seat in range(state.seats):
        assert 0 <= state.board.floors_left(seat) == plain.floors_left(city, seat)
        built = plain.finished_count(city, seat)
        assert state.board.buildings_left(seat) == BUILDINGS_DEALT[state.seats] - built
        assert state.board.buildings_left(seat) > 0 or state.phase == OVER
    assert {plain.cell_of(number) for number in cells_in(state.board.free)} == {
        cell for cell in plain.GRID if cell not in city
    }
    discards = GAME.discards(state)
    assert sum(state.deck) + sum(discards) + (state.card is not None) == 20
    assert min(*state.deck, *discards, *state.cash) >= 0
    assert all(0 <= pawn < 28 for pawn in state.pawns)
    assert (state.architect == NOWHERE) == (state.phase == PLACING)


@settings(max_examples=30)
@given(table=tables)
def test_pieces_cards_and_money_are_never_lost(table: dict[str, Any]) -> None:
    match = played(table)
    for state in states(match):
        check_stock(state)
    for before, after in pairwise(states(match)):
        if before.phase in (BUILDING, CARD, PLACING):
            if before.card != "forced_sale":
                assert before.cash == after.cash, "no other decision costs money"
            assert sum(before.cash) == sum(after.cash)
            assert before.pawns == after.pawns


@settings(max_examples=25)
@given(table=tables)
def test_legal_moves_are_those_of_the_plain_rules(table: dict[str, Any]) -> None:
    for state in states(played(table)):
        texts = [str(move) for move in GAME.legal_moves(state)]
        assert len(set(texts)) == len(texts)
        assert set(texts) == plain.legal(state)


@settings(max_examples=25)
@given(table=tables, turn=st.integers(20, 150))
def test_every_card_in_any_position(table: dict[str, Any], turn: int) -> None:
    match = play_on(new_match("skyline", **table), Chance(table["seed"]), turn)
    for card in CARD_TARGETS:
        state = evolve(match.state, phase=CARD, card=card)
        assert {str(move) for move in GAME.legal_moves(state)} == plain.legal(state)


@settings(max_examples=20)
@given(table=tables)
def test_money_moves_just_as_the_events_tell(table: dict[str, Any]) -> None:
    match = played(table)
    for before, step in zip(states(match), (p.step for p in match.played), strict=False):
        cash = list(before.cash)
        for event in step.events:
            if isinstance(event, RentPaid):
                city = plain.city_of(before)
                cells = {plain.cell_of(number) for number in event.cells}
                assert cells == plain.chain(city, next(iter(cells)))
                assert event.amount == plain.rent(city, cells)
                assert event.paid == min(event.amount, before.cash[event.payer])
                cash[event.payer] -= event.paid
                cash[event.owner] += event.amount
            elif isinstance(event, MoneyPaid):
                assert 0 <= event.paid <= event.due
                if event.payer is not None:
                    cash[event.payer] -= event.paid
                if event.receiver is not None:
                    cash[event.receiver] += event.paid
        assert tuple(cash) == step.state.cash


@settings(max_examples=15)
@given(table=tables)
def test_rent_is_that_of_the_plain_rules(table: dict[str, Any]) -> None:
    for state in states(played(table))[::9]:
        city = plain.city_of(state)
        for number in range(CELLS):
            chain = chain_at(state.board, number)
            cell = plain.cell_of(number)
            if cell not in city:
                assert chain is None
                continue
            cells = plain.chain(city, cell)
            assert chain is not None
            assert {plain.cell_of(found) for found in cells_in(chain.cells)} == cells
            assert (chain.owner, chain.rent) == (city[cell][0], plain.rent(city, cells))
        for place in (0, 7, 14, 21):
            assert rent_due(state.board, state.seat, place) is None


@settings(max_examples=30)
@given(table=tables)
def test_the_end_by_plain_arithmetic(table: dict[str, Any]) -> None:
    match = played(table)
    state, outcome = match.state, match.outcome
    assert outcome is not None
    city = plain.city_of(state)
    counts = [plain.finished_count(city, seat) for seat in range(state.seats)]
    worth = [cash + 100 * count for cash, count in zip(state.cash, counts, strict=True)]
    rents = [event for event in match.played[-1].step.events if isinstance(event, RentPaid)]
    if outcome.ended == "bankrupt":
        (rent,) = rents
        before = match.state_after(len(match.played) - 1).cash[rent.payer]
        assert before < rent.amount
        worth[rent.payer] = max(0, before + 100 * counts[rent.payer] - rent.amount)
        assert state.cash[rent.payer] == 0
    else:
        assert outcome.ended == "last building"
        assert counts[state.seat] == BUILDINGS_DEALT[state.seats]
    assert outcome.scores == tuple(worth)
    merits = list(zip(worth, counts, strict=True))
    best = max(merits)
    assert list(outcome.winners) == [s for s, merit in enumerate(merits) if merit == best]


def check_events(before: State, step: Step[State]) -> None:
    """Events tell where everything went, and whether chance had a say."""
    after = step.state
    rolls = [event for event in step.events if isinstance(event, DiceRolled)]
    assert step.reveals == bool(rolls)
    for roll in rolls:
        (walk,) = (event for event in step.events if isinstance(event, PawnMoved))
        assert walk.origin == before.pawns[roll.seat]
        assert walk.place == after.pawns[roll.seat] == (walk.origin + roll.white) % 28
    moves = [event for event in step.events if isinstance(event, ArchitectMoved)]
    assert bool(moves) == (before.architect != after.architect)
    for move in moves:
        assert (move.origin, move.cell) == (before.architect, after.architect)
    if any(isinstance(event, CardIdle) for event in step.events):
        assert (after.board, after.cash) == (before.board, before.cash)
    if before.phase == CARD:
        assert not moves
        assert after.board != before.board


@settings(max_examples=20)
@given(table=tables)
def test_events_tell_what_changed(table: dict[str, Any]) -> None:
    match = played(table)
    for before, step in zip(states(match), (p.step for p in match.played), strict=False):
        check_events(before, step)
    placed = [e for p in match.played for e in p.step.events if isinstance(e, BuildingPlaced)]
    assert len(placed) == table["seats"]


@settings(max_examples=15)
@given(table=tables, depth=st.integers(0, 120))
def test_play_agrees_with_legal_moves_on_any_move(table: dict[str, Any], depth: int) -> None:
    """Whatever could be named is played if it is listed, and refused if it is not."""
    match = play_on(new_match("skyline", **table), Chance(table["seed"]), depth)
    state = match.state
    listed = set(GAME.legal_moves(state))
    chance = Chance(table["seed"])
    whole = [None, *range(CELLS)]
    tried: list[Build | CardMove] = [Build(cell) for cell in range(CELLS)]
    tried += [CardMove(cell) for cell in range(CELLS)]
    for _ in range(150):
        parts = chance.below(CELLS), chance.pick(whole), chance.pick(whole)
        tried += [Build(*parts), CardMove(*parts)]
    for move in tried:
        if move in listed:
            assert GAME.play(state, move, Chance(0)).state != state
        else:
            with pytest.raises(IllegalMove) as caught:
                GAME.play(state, move, Chance(0))
            assert caught.value.code not in ("no-such-cell", "not-a-skyline-move")


@settings(max_examples=10)
@given(table=tables)
def test_replay_undo_and_redo(table: dict[str, Any]) -> None:
    match = played(table)
    again = match.replayed()
    assert again.state == match.state
    assert repr(again.state) == repr(match.state)
    moves = len(match.played)
    before = list(match.played)
    match.undo(moves // 2)
    assert match.state == again.state_after(moves - moves // 2)
    match.redo(moves // 2)
    assert list(match.played) == before


@settings(max_examples=10)
@given(table=tables, depth=st.integers(0, 150))
def test_everything_is_public(table: dict[str, Any], depth: int) -> None:
    match = play_on(new_match("skyline", **table), Chance(table["seed"]), depth)
    for seat in (None, *range(table["seats"])):
        view = match.view(seat)
        assert view == match.state
        assert GAME.imagine(view, seat, Chance(1)) == view
        assert match.told(seat) == match.told(None)


def test_a_build_may_be_taken_back_but_not_a_roll() -> None:
    match = new_match("skyline", 2, 4)
    chance = Chance(4)
    free = set()
    while match.to_act is not None:
        phase = match.state.phase
        match.play(chance.pick(match.legal_moves()))
        free.add((phase in (BUILDING, CARD), match.free_undos > 0))
    assert (True, False) not in free
    assert all(len(hand) == len(CARDS) for hand in (match.state.deck, GAME.discards(match.state)))
