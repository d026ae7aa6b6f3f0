"""Blueprints: the quick tables say what the parts say, and what is imagined explains the view."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blueprints_desktop.bots.blueprints.honours import GAINS, Stakes
from blueprints_desktop.bots.blueprints.imagining import Imagination
from blueprints_desktop.bots.blueprints.outlooks import SiteOutlooks
from blueprints_desktop.bots.blueprints.sketch import BlueprintsSketch
from blueprints_desktop.bots.strategy import Strategy, best_first, strategy_of
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.blueprints.dice import value_of
from blueprints_desktop.games.blueprints.game import Blueprints
from blueprints_desktop.games.blueprints.moves import Take
from blueprints_desktop.games.blueprints.scoring import honours
from blueprints_desktop.games.blueprints.spaces import GONE
from blueprints_desktop.games.blueprints.state import DICE_EACH, DISCARDING, TAKING, State
from tests.support import middle_of, new_match, seeds

tables = pytest.mark.parametrize("seats", [2, 3, 4])


@tables
@settings(max_examples=15, deadline=None)
@given(seed=seeds, depth=st.integers(0, 60))
def test_a_die_is_worth_what_its_parts_add_up_to(seats: int, seed: int, depth: int) -> None:
    match = middle_of("blueprints", seats, seed, depth)
    if match.state.phase not in (TAKING, DISCARDING):
        return
    strategy = strategy_of(match.game)
    view = match.view(match.to_act)
    for option in strategy.options(view):
        parts = strategy.terms(view, option.move)
        assert option.worth == pytest.approx(sum(parts.values()))


def test_whom_a_discard_hurts_and_whom_it_serves_are_told_apart() -> None:
    """A die that nobody else wants may be discarded because one has no use for it oneself."""
    match = middle_of("blueprints", 2, 3, 9)
    assert match.state.phase == DISCARDING
    strategy, view = strategy_of(match.game), match.view(match.to_act)
    found = [strategy.terms(view, move) for move in match.legal_moves()]
    assert all(terms["unwanted"] <= 0 < terms["denied"] for terms in found)
    assert any(terms["unwanted"] == 0 for terms in found)
    assert any(terms["unwanted"] < 0 for terms in found)


@tables
@settings(max_examples=15, deadline=None)
@given(seed=seeds, depth=st.integers(0, 60))
def test_imagined_sites_explain_the_view(seats: int, seed: int, depth: int) -> None:
    match = middle_of("blueprints", seats, seed, depth)
    game = match.game
    assert isinstance(game, Blueprints)
    if match.state.phase not in (TAKING, DISCARDING):
        return
    for seat in range(seats):
        view = match.view(seat)
        state = _imagined(game, view, seat, Chance(seed))
        assert game.seen_by(state, seat) == view
        sites = [site for site in state.sites if site is not None]
        assert len({site.card for site in sites}) == seats
        for other, site in enumerate(sites):
            dice = sorted(die for stack in site.building for die in stack)
            fitted = zip(state.taken_by(other), state.removed_of(other), strict=True)
            assert dice == sorted(die for die, removed in fitted if not removed)


@tables
@settings(max_examples=8, deadline=None)
@given(seed=seeds, depth=st.integers(0, 60))
def test_a_round_is_sketched_as_the_rules_and_the_glance_play_it(
    seats: int, seed: int, depth: int
) -> None:
    match = middle_of("blueprints", seats, seed, depth)
    game = match.game
    assert isinstance(game, Blueprints)
    if match.state.phase not in (TAKING, DISCARDING):
        return
    seat = match.to_act
    assert seat is not None
    strategy = strategy_of(game)
    view = match.view(seat)
    state = _imagined(game, view, seat, Chance(seed))
    moves = game.legal_moves(view)
    move = moves[seed % len(moves)]
    outlooks = SiteOutlooks(game.deck, view.round.in_demand)
    sketch = BlueprintsSketch(view, outlooks)
    sites = [site for site in state.sites if site is not None]
    finished = sketch.play_out(sketch.world(sites, Chance(seed)), move)  # type: ignore[arg-type]
    state = _played_out(strategy, state, move, Chance(seed))
    result = state.results[-1]
    assert [site.points for site in finished] == [score.total for score in result.scores]
    stakes = Stakes(view, seat)
    parts = stakes.gain_by_part(finished)
    assert sum(parts.values()) == pytest.approx(stakes.gain(finished))
    assert set(parts) <= set(GAINS)
    for own, won in enumerate(stakes.won(finished)):
        found = honours([result], own)
        assert won == [found.points, found.prizes, found.gold, found.silver, found.bronze]


def _imagined(game: Blueprints, view: State, seat: int, chance: Chance) -> State:
    outlooks = SiteOutlooks(game.deck, view.round.in_demand)
    sites = Imagination(game, view, seat, outlooks).sites(chance)
    return view._replace(sites=tuple(sites))


def _played_out(strategy: Strategy, state: State, move: object, chance: Chance) -> State:
    """The round to its end by the rules, everybody doing what looks best at a glance."""
    game = strategy.game
    rounds = len(state.results)
    state = game.play(state, move, chance).state
    while len(state.results) == rounds:
        best = max(strategy.options(state), key=lambda option: option.worth)
        state = game.play(state, best.move, chance).state
    return state


def _told(match: Match) -> Iterator[tuple[State, Take, str]]:
    """What is told of a Prize for every take in every position of a round."""
    strategy = strategy_of(match.game)
    while match.state.round.number == 0 and match.state.phase in (TAKING, DISCARDING):
        view = match.view(match.to_act)
        for move in match.legal_moves():
            if isinstance(move, Take) and move.space != GONE:
                yield view, move, strategy.told_as(view, move, "skyscraper")
        match.play(best_first(strategy.options(view))[0].move)


def test_a_die_is_a_step_towards_the_skyscraper_only_on_a_stack_that_is_half_of_it() -> None:
    found = set()
    for seed in range(4):
        for view, move, told in _told(new_match("blueprints", 3, seed)):
            site = view.sites[view.round.order[len(view.taken) % 3]]
            assert site is not None
            level = len(site.building[move.space]) + 1
            last = len(view.taken) >= 3 * (DICE_EACH - 1)
            found.add(told)
            if not last:
                assert (told == "skyscraper") == (level >= 3)
                assert (told == "low_die") == (level < 3 and value_of(move.die) <= 3)
    assert found == {"skyscraper", "skyscraper_now", "skyscraper_possible", "low_die"}
