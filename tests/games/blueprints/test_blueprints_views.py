"""What is hidden in Blueprints is absent from views and events, and can be imagined."""

import pytest
from hypothesis import given, settings

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.blueprints.events import CardDealt, DieTaken
from blueprints_desktop.games.blueprints.spaces import GONE, SPACES
from blueprints_desktop.games.blueprints.state import DISCARDING, TAKING
from tests.support import middle_of, new_match, seeds


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_holds_ones_own_site_and_no_other(seats: int) -> None:
    match = middle_of("blueprints", seats, 7, 9)
    for seat in (None, *range(seats)):
        view = match.view(seat)
        for other, site in enumerate(view.sites):
            assert site == (match.state.sites[other] if other == seat else None)


def test_what_is_public_stays_in_the_view() -> None:
    match = middle_of("blueprints", 2, 7, 15)
    view, state = match.view(None), match.state
    assert (view.pool, view.taken, view.removed, view.discarded, view.bag, view.round) == (
        state.pool, state.taken, state.removed, state.discarded, state.bag, state.round,
    )  # fmt: skip


@settings(max_examples=60)
@given(seed=seeds)
def test_hidden_cards_and_places_never_change_a_view(seed: int) -> None:
    """Two matches that differ only behind another's screen look alike to everybody else."""
    match = middle_of("blueprints", 3, seed, seed % 18)
    if match.state.phase not in (TAKING, DISCARDING):
        return
    view = match.view(0)
    imagined = [match.game.imagine(view, 0, Chance(seed + n)) for n in range(5)]
    assert all(match.game.seen_by(state, 0) == view for state in imagined)
    for state in imagined:
        cards = [site.card for site in state.sites]
        assert len(set(cards)) == 3
        assert not any(state.round.used >> card & 1 for card in cards)


@settings(max_examples=60)
@given(seed=seeds)
def test_imagined_buildings_hold_what_was_taken_and_explain_what_was_removed(seed: int) -> None:
    match = middle_of("blueprints", 4, seed, seed % 24)
    state = match.game.imagine(match.view(None), None, Chance(seed))
    deck = match.game.deck  # type: ignore[attr-defined]
    for seat, site in enumerate(state.sites):
        pairs = zip(state.taken_by(seat), state.removed_of(seat), strict=True)
        placed = [die for die, removed in pairs if not removed]
        assert sorted(d for stack in site.building for d in stack) == sorted(placed)
        for space in range(SPACES):
            stack = site.building[space]
            assert not stack or space in deck[site.card].open_spaces
            assert [d >> 2 for d in stack] == sorted(d >> 2 for d in stack)


def test_many_positions_are_imagined_not_one() -> None:
    match = middle_of("blueprints", 3, 5, 12)
    view = match.view(0)
    imagined = {repr(match.game.imagine(view, 0, Chance(n)).sites) for n in range(30)}
    assert len(imagined) > 20


def test_events_hide_cards_and_spaces_from_the_others() -> None:
    match = new_match("blueprints", 3, 1, first=0)
    match.play(match.legal_moves()[0])
    dealt = [event for _, event in match.told(1) if isinstance(event, CardDealt)]
    assert [event.card is None for event in dealt] == [True, False, True]
    (own,) = [event for _, event in match.told(0) if isinstance(event, DieTaken)]
    (others,) = [event for _, event in match.told(1) if isinstance(event, DieTaken)]
    assert own.space is not None
    assert others.space is None
    assert others.die == own.die


def test_a_removed_die_is_seen_by_all() -> None:
    assert DieTaken(0, 5, GONE).seen_by(2) == DieTaken(0, 5, GONE)
    assert DieTaken(0, 5, 3).seen_by(None) == DieTaken(0, 5, None)
