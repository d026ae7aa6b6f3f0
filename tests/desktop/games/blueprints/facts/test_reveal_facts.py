"""What a reveal tells: how points and honours came about, and when each of it shows."""

from itertools import pairwise

import pytest

from blueprints_desktop.desktop.drawing.marks import spread
from blueprints_desktop.desktop.games.blueprints.facts.result_facts import (
    BONUS,
    SeatRound,
    material_cue,
    reveal_timeline,
    scored_dice,
)
from blueprints_desktop.desktop.ui.cards.timeline import TimelineMoment
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.blueprints.dice import GLASS, RECYCLED, STONE, WOOD, die_of
from blueprints_desktop.games.blueprints.ties import (
    BY_FIRST,
    BY_ORDER,
    BY_POINTS,
    BY_SECOND,
    awards_of,
    edge_between,
    honours_of,
    prizes_of,
)
from tests.desktop.games.blueprints.scored_rounds import round_of, row_of
from tests.support import new_match, play_on


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(12))
def test_the_dice_add_up_to_the_score(seats: int, seed: int) -> None:
    match = play_on(new_match("blueprints", seats, seed), Chance(seed))
    assert len(match.state.results) == 3
    for result in match.state.results:
        for seat, building in enumerate(result.buildings):
            points = sum(die.points for die in scored_dice(building))
            assert points + result.scores[seat].bonus == result.scores[seat].total


def test_each_recycled_die_adds_the_difference() -> None:
    dice = scored_dice(row_of(*[die_of(RECYCLED, 2)] * 4))
    assert [die.points for die in dice] == [2, 3, 5, 5]


def test_points_decide_before_ties() -> None:
    result = round_of(row_of(die_of(GLASS, 6)), row_of(die_of(GLASS, 2)))
    assert edge_between(result, 0, 1).by == BY_POINTS
    assert awards_of(result)[0].edge is None


def test_the_first_material_in_demand_breaks_a_tie() -> None:
    result = round_of(row_of(die_of(STONE, 1)), row_of(die_of(GLASS, 2)), in_demand=(STONE, WOOD))
    award = awards_of(result)[0]
    assert (award.seat, award.rival) == (0, 1)
    assert award.edge is not None
    assert (award.edge.by, award.edge.material) == (BY_FIRST, STONE)
    assert (award.edge.ahead, award.edge.behind) == (1, 0)


def test_then_the_second() -> None:
    result = round_of(row_of(die_of(STONE, 1)), row_of(die_of(GLASS, 2)), in_demand=(WOOD, STONE))
    edge = edge_between(result, 0, 1)
    assert (edge.by, edge.material) == (BY_SECOND, STONE)
    assert edge.level == ((WOOD, 0),)


def test_then_the_later_place_in_the_order() -> None:
    result = round_of(row_of(die_of(GLASS, 2)), row_of(die_of(GLASS, 2)))
    award = awards_of(result)[0]
    assert award.seat == 1
    assert award.edge is not None
    assert award.edge.by == BY_ORDER
    assert award.edge.level == ((WOOD, 0), (STONE, 0))


def test_a_contested_prize_goes_by_the_tie_break_alone() -> None:
    tall = [die_of(GLASS, 1)] * 5
    result = round_of(row_of(*tall, die_of(WOOD, 1)), row_of(*tall, die_of(GLASS, 6)))
    skyscraper = prizes_of(result)[0]
    assert (skyscraper.seat, skyscraper.rival) == (0, 1)


def test_honours_of_a_seat_begin_with_the_award() -> None:
    result = round_of(row_of(*[die_of(GLASS, 1)] * 5), row_of(die_of(GLASS, 2)))
    kinds = [won.kind for won in honours_of(result, 0)]
    assert kinds == ["silver", "skyscraper", "structural_integrity", "materials"]


def test_tags_keep_their_order_and_distance() -> None:
    placed = spread([10.0, 11.0, 12.0, 90.0], 20.0, 0.0, 100.0)
    assert placed == sorted(placed)
    assert all(b - a >= 20.0 for a, b in pairwise(placed))
    assert placed[0] >= 0.0
    assert placed[-1] <= 100.0


def test_nothing_is_counted_before_the_screens_fold() -> None:
    result = round_of(row_of(die_of(GLASS, 6)), row_of(die_of(WOOD, 2)))
    timeline = reveal_timeline(result)
    dice = [cue for what, cue in timeline.cues.items() if what[:1] == ("die",)]
    assert min(cue.start for cue in dice) >= timeline.cues["screens"].start + 340
    assert max(cue.start for cue in dice) < timeline.cues[BONUS].start


def test_a_panel_gives_nothing_away_before_a_material_is_counted() -> None:
    """Not even that there is none of it."""
    result = round_of(row_of(die_of(GLASS, 6)), row_of(die_of(WOOD, 2)))
    timeline = reveal_timeline(result)
    count = SeatRound(result, 0)

    def figures_at(now: float) -> tuple[int | None, ...]:
        return tuple(count.figure_at(number, TimelineMoment(timeline, now)) for number in range(5))

    assert figures_at(0.0) == (None,) * 5
    counting = timeline.cues[material_cue(RECYCLED)].start + 20.0
    assert figures_at(counting) == (0, 0, None, None, None)
    assert figures_at(timeline.end) == count.figures == (0, 0, 0, 6, 0)
    assert count.total_at(TimelineMoment(timeline, timeline.end)) == 6
