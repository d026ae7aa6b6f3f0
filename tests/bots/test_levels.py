"""Every level plays every game by the rules, the same way each time, and without peeking."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blueprints_desktop.bots.levels import LEVELS, think
from blueprints_desktop.bots.players import player
from blueprints_desktop.bots.strategy import strategy_of
from blueprints_desktop.bots.table import play_out
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import BadOption
from tests.support import TABLES, WITH_STRATEGY, middle_of, new_match, seeds

NODES = 60
"""Little enough to play whole games, and enough to look ahead."""

SHORT = {"fits": {"boards": (1, 4)}}
"""Options that make a test shorter and leave nothing out."""

every_table = pytest.mark.parametrize(("key", "seats"), TABLES)
every_level = pytest.mark.parametrize("level", LEVELS)


@every_table
@every_level
def test_whole_games_are_played_legally(key: str, seats: int, level: str) -> None:
    match = new_match(key, seats, seed=3, **SHORT.get(key, {}))
    play_out(match, [player(level, NODES)] * seats)
    assert match.outcome is not None


@every_table
@every_level
def test_the_same_seed_and_nodes_give_the_same_move(key: str, seats: int, level: str) -> None:
    for depth in (0, 9, 31):
        match = middle_of(key, seats, 5, depth)
        seat = match.to_act
        if seat is None:
            assert depth > 9, "only a short game is over by then"
            break
        thoughts = [
            think(match.game, match.view(seat), level, Chance(8), nodes=NODES) for _ in range(2)
        ]
        again = new_match(key, seats, 5).replayed(match.move_texts())
        thoughts.append(think(again.game, again.view(seat), level, Chance(8), nodes=NODES))
        assert thoughts[0] == thoughts[1] == thoughts[2]


@pytest.mark.parametrize("key", ["blueprints", "monuments"])
@settings(max_examples=8, deadline=None)
@given(seed=seeds, depth=st.integers(1, 50), other=seeds)
def test_what_is_hidden_never_changes_the_move(key: str, seed: int, depth: int, other: int) -> None:
    match = middle_of(key, 3, seed, depth)
    game, seat = match.game, match.to_act
    if seat is None:
        return
    elsewhere = game.imagine(match.view(seat), seat, Chance(other))
    for level in LEVELS:
        moves = {
            str(think(game, game.seen_by(state, seat), level, Chance(1), nodes=NODES).move)
            for state in (match.state, elsewhere)
        }
        assert len(moves) == 1


def test_a_state_with_nothing_hidden_is_never_handed_to_a_player() -> None:
    """What a level is given by the table is the seat's view, and another's would not do."""
    match = middle_of("blueprints", 2, 1, 4)
    seen = []

    def watching(game: Any, view: Any, chance: Chance) -> Any:
        seen.append(view)
        return player("random")(game, view, chance)

    play_out(match, [watching, watching])
    assert any(None in view.sites for view in seen)
    acting = [view for view in seen if None in view.sites]
    assert all(view.sites[match.game.to_act(view)] is not None for view in acting)


def test_an_unknown_level_is_refused() -> None:
    match = new_match("fits", 1)
    with pytest.raises(BadOption, match="unknown player"):
        think(match.game, match.view(0), "genius", Chance(1))


@pytest.mark.parametrize("key", WITH_STRATEGY)
def test_a_thought_tells_why(key: str) -> None:
    """Somewhere in a game something decided; the parts are codes, weighed, the weightiest first."""
    match = middle_of(key, 2, 2, 12)
    told = []
    for _ in range(6):
        seat = match.to_act
        assert seat is not None
        thought = think(match.game, match.view(seat), "master", Chance(4), nodes=NODES)
        told.append(thought.parts)
        match.play(thought.move)
    parts = [part for each in told for part in each]
    assert parts
    assert {part.code for part in parts} <= set(strategy_of(match.game).codes)
    for each in told:
        weights = [abs(part.amount) for part in each]
        assert weights == sorted(weights, reverse=True)


@every_table
def test_every_part_has_its_code(key: str, seats: int) -> None:
    """At any moment of a game and for any move: so that a hint always finds words."""
    for depth in range(0, 90, 9):
        match = middle_of(key, seats, 1, depth)
        if match.to_act is None:
            continue
        strategy = strategy_of(match.game)
        view = match.view(match.to_act)
        for move in match.legal_moves()[:20]:
            assert set(strategy.terms(view, move)) <= set(strategy.codes)
