"""Blueprints: the quick tables say what the parts say, and what is imagined explains the view."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blueprints_desktop.bots.blueprints.imagining import Imagination
from blueprints_desktop.bots.blueprints.policy import Policy
from blueprints_desktop.bots.mind import mind_of
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.blueprints.game import Blueprints
from blueprints_desktop.games.blueprints.state import DISCARDING, TAKING
from tests.support import middle_of, seeds

tables = pytest.mark.parametrize("seats", [2, 3, 4])


@tables
@settings(max_examples=15, deadline=None)
@given(seed=seeds, depth=st.integers(0, 60))
def test_a_die_is_worth_what_its_parts_add_up_to(seats: int, seed: int, depth: int) -> None:
    match = middle_of("blueprints", seats, seed, depth)
    if match.state.phase != TAKING:
        return
    mind = mind_of(match.game)
    view = match.view(match.to_act)
    for option in mind.options(view):
        parts = mind.terms(view, option.move)
        assert option.worth == pytest.approx(sum(parts.values()))


@tables
@settings(max_examples=15, deadline=None)
@given(seed=seeds, depth=st.integers(0, 60))
def test_imagined_sites_explain_the_view(seats: int, seed: int, depth: int) -> None:
    match = middle_of("blueprints", seats, seed, depth)
    game = match.game
    assert isinstance(game, Blueprints)
    if match.state.phase not in (TAKING, DISCARDING):
        return
    imagination = Imagination(game, game.deck, Policy(game.deck))
    for seat in range(seats):
        view = match.view(seat)
        state = imagination.imagine(view, seat, Chance(seed))
        assert game.seen_by(state, seat) == view
        sites = [site for site in state.sites if site is not None]
        assert len({site.card for site in sites}) == seats
        for other, site in enumerate(sites):
            dice = sorted(die for stack in site.building for die in stack)
            fitted = zip(state.taken_by(other), state.removed_of(other), strict=True)
            assert dice == sorted(die for die, removed in fitted if not removed)


@tables
def test_the_policy_takes_what_the_glance_holds_best(seats: int) -> None:
    for depth in range(0, 40, 3):
        match = middle_of("blueprints", seats, depth, depth)
        game = match.game
        assert isinstance(game, Blueprints)
        if match.state.phase != TAKING:
            continue
        view = match.view(match.to_act)
        options = mind_of(game).options(view)
        best = max(option.worth for option in options)
        chosen = Policy(game.deck).move(view)
        assert {option.move: option.worth for option in options}[chosen] == pytest.approx(best)
