"""What a review tells: every step, what may be seen of it, and where one may rest."""

import pytest

from blueprints_desktop.desktop.pages.review.review_model import ReviewModel, Viewpoint
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games.blueprints.events import CardDealt
from blueprints_desktop.games.blueprints.state import OVER, REVEALED
from blueprints_desktop.games.monuments.events import RoundBegan
from tests.desktop.played import played


def test_rests_are_where_everything_lies_open(finished):
    story = ReviewModel(finished.match)
    states = [finished.match.state_after(step) for step in range(story.last + 1)]
    open_steps = [n for n, state in enumerate(states) if state.phase in (REVEALED, OVER)]
    assert list(story.rests) == open_steps
    assert len(story.rests) == 3
    assert story.rest_before(story.rests[1]) == story.rests[0]
    assert story.rest_before(1) == 0


def test_a_round_that_was_just_scored_is_a_rest_too():
    saved = played("blueprints", moves=0)
    while list(saved.match.legal_moves()) != [NEXT]:
        saved.match.play(saved.match.legal_moves()[0])
    story = ReviewModel(saved.match)
    assert story.rests == (story.last,)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_running_match_shows_only_what_its_viewer_may_know(running, viewer):
    story = ReviewModel(running.match, viewer)
    assert len(story.choices) == 1
    for step in range(story.last + 1):
        position = story.position(step)
        state = running.match.state_after(step)
        assert position.view == running.match.game.seen_by(state, viewer)
        assert (position.viewer, position.moves) == (viewer, ())
        for number, event in position.events:
            assert number <= step
            if isinstance(event, CardDealt) and event.seat != viewer:
                assert event.card is None
    with pytest.raises(ValueError, match="shut"):
        story.look_through(Viewpoint.EVERYONE)
    with pytest.raises(ValueError, match="shut"):
        story.look_through(0 if viewer == 1 else 1)


def test_everyone_is_whoever_moved(finished):
    story = ReviewModel(finished.match)
    for step in range(1, story.last + 1):
        assert story.position(step).viewer == finished.match.played[step - 1].seat
    assert story.position(0).viewer == finished.match.played[0].seat
    story.look_through(1)
    assert {story.position(step).viewer for step in range(story.last + 1)} == {1}


def test_events_come_up_to_the_step(finished):
    story = ReviewModel(finished.match)
    story.look_through(0)
    for step in (0, 7, story.last):
        steps = [finished.match.opening, *(p.step for p in finished.match.played)]
        told = [e.seen_by(0) for s in steps[: step + 1] for e in s.events]
        assert [e for _, e in story.position(step).events] == told


def test_the_story_stays_when_the_match_goes_on(running):
    story = ReviewModel(running.match, 0)
    before = story.position(story.last)
    running.match.undo(2)
    assert story.position(story.last) == before


def test_a_round_is_told_from_its_heading_on():
    """A part of a round would stand in the log as if it were of the round after it."""
    saved = played("monuments", 2)
    story = ReviewModel(saved.match)
    for step in range(story.last + 1):
        (_, first), *_ = story.position(step).events
        assert isinstance(first, RoundBegan)
