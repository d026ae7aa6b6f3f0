"""Key moments: each lies in the match, says what happened there, and tells nothing that is hidden."""

import pytest

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.moments import GAIN, LEAD, LOSS, ROUND, largest, lead_for_good
from blueprints_desktop.engine.sheet import Course, course_of
from tests.support import middle_of, new_match, play_on, tables_with


def moments_of(match: Match):
    assert match.box.moments is not None
    return match.box.moments(match)


@pytest.mark.parametrize(("key", "seats"), tables_with("moments"))
def test_moments_lie_in_the_match_in_their_order(key: str, seats: int) -> None:
    match = play_on(new_match(key, seats, 4), Chance(9))
    found = moments_of(match)
    steps = [moment.step for moment in found]
    assert steps == sorted(set(steps))
    assert all(0 < step <= len(match.played) for step in steps)
    assert any(moment.key == GAIN for moment in found)
    assert all(moment.points > 0 for moment in found)
    rounds = match.box.sheet(match).facts.get("rounds", ())  # type: ignore[misc]
    told = {moment.step for moment in found}
    assert set(rounds) <= told


@pytest.mark.parametrize(("key", "seats"), [(k, s) for k, s in tables_with("moments") if s > 1])
def test_the_lead_for_good_belongs_to_the_winner(key: str, seats: int) -> None:
    for seed in range(4):
        match = play_on(new_match(key, seats, seed), Chance(seed))
        assert match.outcome is not None
        best = sorted(match.outcome.scores)[-2:]
        leads = [moment for moment in moments_of(match) if moment.key == LEAD]
        if best[0] != best[1] and leads:
            assert leads[0].seat == match.outcome.scores.index(best[1])
        assert len(leads) <= 1


def test_nothing_of_a_running_round_is_told() -> None:
    """Blueprints hides what is built until the round is over; so do its moments."""
    match = middle_of("blueprints", 3, 2, 10)
    assert moments_of(match) == ()


def test_a_lead_that_was_lost_again_is_not_for_good() -> None:
    course = course_of([(0, 0), (5, 0), (5, 6), (9, 6), (9, 8)])
    (moment,) = lead_for_good(course)
    assert (moment.step, moment.seat, moment.points) == (3, 0, 3)
    assert lead_for_good(course_of([(0, 0), (5, 0), (5, 5)])) == []
    assert lead_for_good(course_of([(0,), (5,)])) == []


def test_the_largest_gains_and_losses() -> None:
    course = Course(((0, (0, 0)), (2, (4, 0)), (3, (4, 9)), (7, (1, 9)), (8, (1, 13))))
    assert [(m.step, m.seat, m.points) for m in largest(course)] == [
        (3, 1, 9),
        (2, 0, 4),
        (8, 1, 4),
    ]
    assert [m.step for m in largest(course, besides={3})] == [2, 8]
    assert [(m.step, m.key, m.points) for m in largest(course, key=LOSS)] == [(7, LOSS, 3)]


def test_a_round_says_which_it_was() -> None:
    match = play_on(new_match("fits", 2, 1), Chance(1))
    rounds = [moment.points for moment in moments_of(match) if moment.key == ROUND]
    assert rounds == sorted(rounds)
    assert {1, 2, 3, 4} >= set(rounds)
    assert len(rounds) >= 3
