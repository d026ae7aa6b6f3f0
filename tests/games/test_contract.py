"""What every game promises, tried on random play with every number of seats."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import BadOption, IllegalMove
from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.trace import line, trace
from blueprints_desktop.games import registry
from tests.support import TABLES, data_of, middle_of, new_match, play_on, seeds

every_table = pytest.mark.parametrize(("key", "seats"), TABLES)
depths = st.integers(0, 90)


@every_table
@settings(max_examples=12)
@given(seed=seeds, depth=depths)
def test_a_view_is_enough_to_move(key: str, seats: int, seed: int, depth: int) -> None:
    match = middle_of(key, seats, seed, depth)
    seat = match.to_act
    if seat is not None:
        assert match.game.legal_moves(match.view(seat)) == match.legal_moves()


@every_table
@settings(max_examples=12)
@given(seed=seeds, depth=depths)
def test_imagined_positions_look_the_same(key: str, seats: int, seed: int, depth: int) -> None:
    match = middle_of(key, seats, seed, depth)
    chance = Chance(seed)
    for seat in (None, *range(seats)):
        view = match.view(seat)
        imagined = match.game.imagine(view, seat, chance)
        assert match.game.seen_by(imagined, seat) == view
        assert match.game.seen_by(view, seat) == view, "a view of a view shows nothing more"


@every_table
@settings(max_examples=6)
@given(seed=seeds, depth=depths)
def test_imagined_positions_can_be_played_to_the_end(
    key: str, seats: int, seed: int, depth: int
) -> None:
    match = middle_of(key, seats, seed, depth)
    game = match.game
    chance = Chance(seed)
    for seat in (None, *range(seats)):
        state = game.imagine(match.view(seat), seat, chance)
        while game.to_act(state) is not None:
            state = game.play(state, chance.pick(game.legal_moves(state)), chance).state
        assert game.outcome(state) is not None


@every_table
@settings(max_examples=8)
@given(seed=seeds, depth=depths)
def test_moves_are_different_readable_and_playable(
    key: str, seats: int, seed: int, depth: int
) -> None:
    match = middle_of(key, seats, seed, depth)
    moves = match.legal_moves()
    texts = [str(move) for move in moves]
    assert len(set(texts)) == len(moves)
    state = match.state
    for move in moves:
        assert match.game.parse_move(str(move)) == move
        match.game.play(state, move, Chance(seed))
    assert match.state == state


@every_table
@settings(max_examples=6)
@given(seed=seeds, depth=depths)
def test_sampled_moves_are_legal(key: str, seats: int, seed: int, depth: int) -> None:
    match = middle_of(key, seats, seed, depth)
    moves = set(match.legal_moves())
    chance = Chance(seed)
    for _ in range(20 if moves else 0):
        assert match.game.sample_move(match.state, chance) in moves


@every_table
@settings(max_examples=5)
@given(seed=seeds)
def test_replay_equals_the_original(key: str, seats: int, seed: int) -> None:
    match = play_on(new_match(key, seats, seed), Chance(seed))
    again = match.replayed()
    assert list(again.played) == list(match.played)
    assert line(trace(again)) == line(trace(match))


@every_table
@settings(max_examples=5)
@given(seed=seeds, depth=depths, back=st.integers(1, 90))
def test_undo_then_redo_equals_the_original(
    key: str, seats: int, seed: int, depth: int, back: int
) -> None:
    match = middle_of(key, seats, seed, depth)
    played = list(match.played)
    back = min(back, len(played))
    if back:
        match.undo(back)
        assert match.state == match.state_after(len(played) - back)
        match.redo(back)
    assert list(match.played) == played


@every_table
@settings(max_examples=6)
@given(seed=seeds, depth=depths, other=seeds)
def test_moves_of_other_positions_are_legal_or_refused(
    key: str, seats: int, seed: int, depth: int, other: int
) -> None:
    """Whatever move comes from elsewhere, play agrees with legal_moves and changes nothing."""
    match = middle_of(key, seats, seed, depth)
    foreign = middle_of(key, seats, other, (depth * 7) % 90).legal_moves()
    state, legal = match.state, set(match.legal_moves())
    for move in foreign[:60]:
        if move in legal:
            match.game.play(state, move, Chance(1))
        else:
            with pytest.raises(IllegalMove):
                match.game.play(state, move, Chance(1))
    assert match.state == state


@every_table
def test_things_that_are_no_moves_are_refused(key: str, seats: int) -> None:
    match = middle_of(key, seats, 3, 11)
    for nonsense in (None, "roll", 7, object()):
        with pytest.raises(IllegalMove):
            match.game.play(match.state, nonsense, Chance(1))
    for text in ("", "?", "next next", "e2e4", "\0", "W9>a1", "roll 6", "x" * 10_000):
        with pytest.raises(IllegalMove):
            match.game.parse_move(text)


@every_table
def test_chance_alone_decides_what_is_drawn(key: str, seats: int) -> None:
    """Same seed, same match; other seeds, other matches, though the same is chosen in each."""

    def begun(seed: int) -> str:
        match = new_match(key, seats, seed)
        for _ in range(4):
            match.play(match.legal_moves()[0])
        return line({**trace(match), "seed": 0})

    assert begun(1) == begun(1)
    assert len({begun(seed) for seed in range(1, 13)}) > 1


@every_table
def test_random_games_finish(key: str, seats: int) -> None:
    box = registry.box(key)
    options = box.options()
    data = data_of(box, options)
    for seed in range(30):
        match = play_on(Match(box, data, seats, options, seed), Chance(seed))
        outcome = match.outcome
        assert outcome is not None
        assert len(outcome.scores) == len(outcome.ranks) == seats
        assert outcome.winners
        assert not match.legal_moves()


@pytest.mark.parametrize("key", registry.KEYS)
def test_other_numbers_of_seats_are_refused(key: str) -> None:
    seats = registry.box(key).seats
    for wrong in (seats[0] - 1, seats[-1] + 1):
        with pytest.raises(BadOption):
            new_match(key, wrong)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadOption, match="unknown game"):
        registry.box("chess")


@pytest.mark.parametrize("key", registry.KEYS)
def test_seats_are_known_without_the_box(key: str) -> None:
    assert registry.seats(key) == registry.box(key).seats
