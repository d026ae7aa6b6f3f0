"""The rules of Blueprints, one by one."""

from collections import Counter

import pytest

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import IllegalMove
from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games.blueprints.dice import DIE_TEXTS, material_of, value_of
from blueprints_desktop.games.blueprints.game import Blueprints
from blueprints_desktop.games.blueprints.moves import Discard, Take, parse_move
from blueprints_desktop.games.blueprints.spaces import GONE
from blueprints_desktop.games.blueprints.state import (
    DISCARDING,
    OVER,
    REVEALED,
    TAKING,
    State,
    built,
    empty_site,
)
from tests.support import middle_of, new_match, play_on


def blueprints(match: Match) -> Blueprints:
    assert isinstance(match.game, Blueprints)
    return match.game


def position(
    pool: str, card: str = "13", building: str = "", seats: int = 3
) -> tuple[Match, State]:
    """Seat 0 to take its first die from this pool, with this card and building."""
    match = new_match("blueprints", seats, first=0)
    deck = blueprints(match).deck
    number = next(n for n, found in enumerate(deck) if found.number == card)
    site = empty_site(number, deck[number].open_spaces)
    for text in building.split():
        move = parse_move(text)
        assert isinstance(move, Take)
        site = built(site, move.die, move.space)
    sites = (site, *match.state.sites[1:])
    dice = tuple(sorted(DIE_TEXTS[text] for text in pool.split()))
    return match, match.state._replace(pool=dice, sites=sites)


def legal(match: Match, state: State) -> set[str]:
    return {str(move) for move in match.game.legal_moves(state)}


@pytest.mark.parametrize(("seats", "pool", "in_bag"), [(2, 8, 22), (3, 9, 21), (4, 7, 23)])
def test_set_up(seats: int, pool: int, in_bag: int) -> None:
    state = new_match("blueprints", seats, 5).state
    assert len(state.pool) == pool
    assert sum(state.bag) == in_bag
    assert list(state.pool) == sorted(state.pool)
    first, second = state.round.in_demand
    assert first != second
    used = Counter(map(material_of, state.pool))
    for material in range(4):
        in_demand = material in (first, second)
        assert state.bag[material] + used[material] + in_demand == 8
    cards = [site.card for site in state.sites]
    assert len(set(cards)) == seats


def test_an_empty_open_space_takes_any_die_and_a_hatched_one_none() -> None:
    match, state = position("W1 G6", card="13")  # 1. / 22 / .1
    assert legal(match, state) == {
        f"{d}>{s}" for d in ("W1", "G6") for s in ("a1", "a2", "b2", "b3")
    }
    for space in ("b1", "a3"):
        with pytest.raises(IllegalMove, match="hatched space"):
            match.game.play(state, parse_move(f"W1>{space}"), Chance(1))


def test_only_an_equal_or_higher_die_goes_on_top() -> None:
    match, state = position("W2 R3 G4", card="08", building="S3>b1 S3>b2 S3>b3")
    assert legal(match, state) == {"W2>x", "R3>b1", "R3>b2", "R3>b3", "G4>b1", "G4>b2", "G4>b3"}
    with pytest.raises(IllegalMove, match="die below is higher"):
        match.game.play(state, parse_move("W2>b1"), Chance(1))


def test_building_higher_than_printed_is_allowed() -> None:
    match, state = position("W6", card="13", building="S1>a1 S1>a1 S1>a1 S1>a1")
    assert "W6>a1" in legal(match, state)


def test_a_die_that_fits_somewhere_cannot_be_thrown_away() -> None:
    match, state = position("W2", card="13")
    with pytest.raises(IllegalMove, match="die fits somewhere"):
        match.game.play(state, parse_move("W2>x"), Chance(1))


def test_a_die_that_fits_nowhere_is_removed_and_counts_as_taken() -> None:
    match, state = position("W2", card="08", building="S3>b1 S3>b2 S3>b3")
    after = match.game.play(state, parse_move("W2>x"), Chance(1)).state
    assert after.taken_by(0) == (DIE_TEXTS["W2"],)
    assert after.removed_of(0) == [True]
    assert after.sites == state.sites


def test_a_die_must_be_in_the_pool() -> None:
    match, state = position("W2")
    with pytest.raises(IllegalMove, match="not in pool"):
        match.game.play(state, parse_move("W3>a1"), Chance(1))


@pytest.mark.parametrize("space", [-1, GONE + 1, 99])
def test_a_space_must_exist(space: int) -> None:
    match, state = position("W2")
    with pytest.raises(IllegalMove, match="no such space"):
        match.game.play(state, Take(DIE_TEXTS["W2"], space), Chance(1))


def test_two_equal_dice_are_one_choice() -> None:
    match, state = position("W2 W2 W2", card="08")
    assert len(match.game.legal_moves(state)) == 3


@pytest.mark.parametrize("seats", [3, 4])
def test_a_replacement_is_drawn_after_each_die(seats: int) -> None:
    match = new_match("blueprints", seats, 8)
    size = len(match.state.pool)
    before = sum(match.state.bag)
    match.play(match.legal_moves()[0])
    assert len(match.state.pool) == size
    assert sum(match.state.bag) == before - 1


def test_with_two_players_a_die_is_discarded_then_two_are_drawn() -> None:
    match = new_match("blueprints", 2, 8, first=1)
    match.play(match.legal_moves()[0])
    assert (match.to_act, match.state.phase, len(match.state.pool)) == (1, DISCARDING, 7)
    assert sum(match.state.bag) == 22
    moves = match.legal_moves()
    assert {move.die for move in moves} == set(match.state.pool)
    with pytest.raises(IllegalMove, match="not now"):
        match.play(Take(match.state.pool[0], 0))
    gone = moves[-1]
    match.play(gone)
    assert match.state.discarded == (gone.die,)
    assert (match.to_act, match.state.phase, len(match.state.pool)) == (0, TAKING, 8)
    assert sum(match.state.bag) == 20


@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_nothing_is_discarded(seats: int) -> None:
    match = new_match("blueprints", seats, 8)
    with pytest.raises(IllegalMove, match="not now"):
        match.play(Discard(match.state.pool[0]))


@pytest.mark.parametrize(("seats", "left"), [(2, 0), (3, 4), (4, 0)])
def test_nothing_is_drawn_after_the_last_turn(seats: int, left: int) -> None:
    match = new_match("blueprints", seats, 3)
    chance = Chance(3)
    while match.state.phase != REVEALED:
        play_on(match, chance, 1)
    state = match.state
    assert sum(state.bag) == left
    assert all(len(state.taken_by(seat)) == 6 for seat in range(seats))
    pool = {2: 8, 3: 9, 4: 7}[seats]
    assert len(state.pool) == pool - 1
    assert len(state.discarded) == (11 if seats == 2 else 0)
    assert match.legal_moves() == [NEXT]


def test_rounds_are_clockwise_and_the_last_of_a_round_begins_the_next() -> None:
    for seed in range(20):
        match = new_match("blueprints", 4, seed)
        chance = Chance(seed)
        for number in range(3):
            order = match.state.round.order
            assert [(order[0] + place) % 4 for place in range(4)] == list(order)
            if number:
                assert order[0] == match.state.results[-1].ranking[-1]
            turns = []
            while match.state.phase == TAKING:
                turns.append(match.to_act)
                play_on(match, chance, 1)
            assert turns == list(order) * 6
            if number < 2:
                assert match.to_act == match.state.results[-1].ranking[-1]
                match.play(NEXT)
        assert match.state.phase == OVER


def test_first_is_chosen_or_drawn() -> None:
    assert new_match("blueprints", 3, first=2).state.round.order == (2, 0, 1)
    firsts = {new_match("blueprints", 3, seed).state.round.order[0] for seed in range(30)}
    assert firsts == {0, 1, 2}


def test_cards_are_never_dealt_twice() -> None:
    match = play_on(new_match("blueprints", 4, 6), Chance(6))
    cards = [card for result in match.state.results for card in result.cards]
    assert len(cards) == len(set(cards)) == 12


def test_after_the_reveal_everything_is_seen_and_only_next_is_left() -> None:
    match = new_match("blueprints", 3, 2)
    chance = Chance(2)
    while match.state.phase == TAKING:
        play_on(match, chance, 1)
    assert match.view(None) == match.state
    assert match.free_undos == 0
    with pytest.raises(IllegalMove, match="not now"):
        match.play(Take(match.state.pool[0], 0))


def test_next_belongs_to_the_end_of_a_round() -> None:
    match = new_match("blueprints", 3, 2)
    with pytest.raises(IllegalMove, match="not now"):
        match.play(NEXT)


def test_dice_are_what_their_text_says() -> None:
    assert [material_of(DIE_TEXTS[t]) for t in ("W1", "R1", "S1", "G1")] == [0, 1, 2, 3]
    assert [value_of(DIE_TEXTS[f"G{v}"]) for v in range(1, 7)] == [1, 2, 3, 4, 5, 6]


def test_thirty_two_dice_at_every_moment() -> None:
    for seats in (2, 3, 4):
        match = middle_of("blueprints", seats, 11, 0)
        chance = Chance(11)
        while match.to_act is not None:
            state = match.state
            loose = [*state.pool, *state.discarded, *state.taken]
            counts = Counter(map(material_of, loose))
            for material in state.round.in_demand:
                counts[material] += 1
            assert [counts[m] + state.bag[m] for m in range(4)] == [8, 8, 8, 8]
            placed = sorted(d for site in state.sites for stack in site.building for d in stack)
            kept = [d for turn, d in enumerate(state.taken) if not state.removed >> turn & 1]
            assert placed == sorted(kept)
            play_on(match, chance, 1)
