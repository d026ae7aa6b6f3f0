"""Who wins, who shares, and what decided it."""

from blueprints_desktop.engine.outcome import judge

CRITERIA = ("points", "prizes")


def test_points_decide() -> None:
    outcome = judge((3, 7), CRITERIA, ((3, 9), (7, 0)), "rounds")
    assert (outcome.winners, outcome.ranks, outcome.decided_by) == ((1,), (2, 1), "points")


def test_the_first_criterion_that_differs_is_named() -> None:
    outcome = judge((7, 7, 7), CRITERIA, ((7, 1), (7, 2), (7, 1)), "rounds")
    assert (outcome.winners, outcome.ranks, outcome.decided_by) == ((1,), (2, 1, 2), "prizes")


def test_equals_share() -> None:
    outcome = judge((7, 7, 1), CRITERIA, ((7, 1), (7, 1), (1, 0)), "rounds")
    assert (outcome.winners, outcome.ranks, outcome.decided_by) == ((0, 1), (1, 1, 3), "shared")


def test_solo() -> None:
    outcome = judge((7,), CRITERIA, ((7, 1),), "rounds")
    assert (outcome.winners, outcome.decided_by) == ((0,), "alone")
