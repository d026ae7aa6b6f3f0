"""How games of Projekt Skyline are decided."""

import pytest

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.tools.comebacks import Course, course_of, courses, main, report
from tests.support import new_match, play_on


def course(leaders, winners, final) -> Course:
    return Course(40, leaders, 100, winners, "bankrupt", final)


def test_the_course_of_a_match_follows_its_states():
    match = play_on(new_match("skyline", 3, seed=4), Chance(4))
    found = course_of(match)
    assert found.winners == tuple(match.outcome.winners)
    assert found.final == tuple(match.outcome.scores)
    assert found.ended == match.state.ended
    assert set(found.leaders) <= {0, 1, 2}
    assert found.turns > 10


@pytest.mark.parametrize(
    ("leaders", "winners", "share"), [((0,), (0,), 1.0), ((1,), (0,), 0.0), ((0, 1), (1,), 1.0)]
)
def test_who_led_and_won(leaders, winners, share):
    assert course(leaders, winners, (300, 200)).led_and_won == share


def test_shared_wins_count_in_parts():
    assert course((0,), (0, 1), (300, 300)).led_and_won == 0.5


def test_the_report_counts_games_and_margins():
    found = [course((0,), (0,), (900, 0)), course((1,), (0,), (500, 400))]
    told = report(found, 2)
    assert "the leader at half-time won 50.0 %" in told
    assert "at the end 500 (medians)" in told
    assert "bankrupt 100 %" in told
    assert "left with nothing in 50 %" in told


def test_the_same_seed_gives_the_same_games():
    assert courses("random", 2, 2, seed=3) == courses("random", 2, 2, seed=3)


def test_every_number_of_players_is_told(capsys):
    assert main(["--players", "random", "--games", "1"]) == 0
    told = capsys.readouterr().out
    assert all(f"{seats} players, 1 games" in told for seats in (2, 3, 4))
