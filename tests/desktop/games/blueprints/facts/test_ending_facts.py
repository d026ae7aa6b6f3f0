"""The end of a match: who won, by what, and in which words."""

from typing import Any

import pytest

from blueprints_desktop.desktop.games.blueprints.facts.result_facts import (
    SeatEnd,
    exhibits,
    standings,
    tie_break,
)
from blueprints_desktop.desktop.games.blueprints.texts import end_words
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.blueprints.scoring import PRIZES, RoundResult
from tests.desktop.games.blueprints.scored_rounds import by_seat, ended_by, finished


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(12))
def test_the_rounds_add_up_to_the_outcome(seats: int, seed: int) -> None:
    match = finished(seats, seed)
    assert match.outcome is not None
    ends = standings(match.state.results, match.outcome)
    assert len(ends) == seats
    for end in ends:
        assert sum(own.points for own in end.rounds) == end.points


def said(match: Match) -> str:
    outcome = match.outcome
    assert outcome is not None
    ends = standings(match.state.results, outcome)
    return end_words.reason(match.state.results, outcome, ends, by_seat(match.seats))


def test_a_lead_in_points_is_counted() -> None:
    assert "ahead of" in said(ended_by(3, "points"))


@pytest.mark.parametrize(("how", "what"), [("prizes", "Prizes"), ("gold", "Gold Awards")])
def test_a_tie_names_what_broke_it(how: str, what: str) -> None:
    text = said(ended_by(3, how))
    assert text.startswith("As many victory points as")
    assert f"more {what}:" in text


def test_a_shared_victory_shows_the_best_building_of_each() -> None:
    match = ended_by(3, "shared")
    assert match.outcome is not None
    ends = standings(match.state.results, match.outcome)
    winners = [end for end in ends if end.rank == 1]
    assert [exhibit.seat for exhibit in exhibits(winners)] == list(match.outcome.winners)
    assert " and " in end_words.headline(ends, by_seat(3))
    assert len(exhibits(winners[:1])) == 3


@pytest.mark.parametrize("how", ["points", "prizes", "gold", "shared"])
def test_the_reason_is_the_one_of_the_rules(how: str) -> None:
    match = ended_by(4, how)
    outcome = match.outcome
    assert outcome is not None
    ends = standings(match.state.results, outcome)
    decided = tie_break(match.state.results, ends[0].seat, ends[1].seat)
    assert (None if decided is None else decided.by) == (how if how in ("prizes", "gold") else None)


def holding(*awards: str, prizes: int = 0, seat: int = 0) -> list[RoundResult]:
    """Rounds of which only the Awards and Prizes matter."""
    kinds = PRIZES[:prizes]
    won = tuple(seat if kind in kinds else None for kind in PRIZES)
    blank: Any = ((), (0, 1), (), (), (), ())
    return [RoundResult(*blank, ((award, seat),), ()) for award in awards] + [
        RoundResult(*blank, (), won)
    ]


@pytest.mark.parametrize(
    ("first", "second", "said"),
    [
        (holding(prizes=1), holding("silver", seat=1), "more Prizes: 1 to 0"),
        (
            holding("gold", "bronze"),
            holding("silver", "silver", seat=1),
            "more gold: 1 to 0",
        ),
        (
            holding("silver", "bronze"),
            holding("bronze", "bronze", "bronze", seat=1),
            "more silver: 1 to 0",
        ),
        (holding("gold"), holding("silver", seat=1), ""),
        (holding("gold"), holding("gold", seat=1), ""),
    ],
)
def test_a_row_says_what_broke_its_tie(
    first: list[RoundResult], second: list[RoundResult], said: str
) -> None:
    one, two = SeatEnd(0, 1, 0, ()), SeatEnd(1, 2, 0, ())
    assert end_words.tie_line([*first, *second], one, two) == said
    assert end_words.tie_line([*first, *second], one, None) == ""
