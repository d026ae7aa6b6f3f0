"""Points, ranks, Awards and Prizes of Blueprints, against simple code that counts dice one by one."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blueprints_desktop.games.blueprints.dice import DIE_TEXTS, RECYCLED, STONE, WOOD
from blueprints_desktop.games.blueprints.scoring import (
    PRIZES,
    Honours,
    RoundResult,
    Score,
    honours,
    qualifies,
    score_building,
    score_round,
    tally,
)
from blueprints_desktop.games.blueprints.spaces import NAMES, SPACES

Building = tuple[tuple[int, ...], ...]


def building(**stacks: str) -> Building:
    """Stacks by the name of their space, bottom die first."""
    return tuple(tuple(DIE_TEXTS[text] for text in stacks.get(name, "").split()) for name in NAMES)


def prizes_of(stacks: Building) -> set[str]:
    fit = qualifies(stacks, tally(stacks))
    return {prize for kind, prize in enumerate(PRIZES) if fit >> kind & 1}


A = building(a1="R1", a2="G1 W3", b2="R2 R4", b3="G2")
A_CARD = (1, 0, 2, 2, 0, 1)
B = building(b1="W1 S2 R3", b2="W2 R4", b3="R5")
B_CARD = (0, 2, 0, 2, 0, 2)
GREEN_THEN_BLACK = (RECYCLED, STONE)


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_the_example_of_the_rulebooks(order: tuple[int, int]) -> None:
    """A and B both have 23 points and as many green dice; B has the black one and is first."""
    result = score_round(order, GREEN_THEN_BLACK, (0, 1), (A_CARD, B_CARD), (A, B))
    assert result.scores == (Score(6, 4, 10, 0, 3), Score(0, 10, 10, 3, 0))
    assert [score.total for score in result.scores] == [23, 23]
    assert result.ranking == (1, 0)
    assert result.awards == (("silver", 1),)


def test_points_come_before_the_tie_break() -> None:
    poorer = building(b1="W1 S2 R3", b2="R2 R4", b3="R5")
    result = score_round((0, 1), GREEN_THEN_BLACK, (0, 1), (A_CARD, B_CARD), (A, poorer))
    assert result.scores[1].total < 23
    assert result.ranking == (0, 1)


def test_the_first_material_in_demand_comes_before_the_second() -> None:
    result = score_round((0, 1), (STONE, RECYCLED), (0, 1), (A_CARD, B_CARD), (A, B))
    assert result.ranking == (1, 0)
    result = score_round((0, 1), (3, STONE), (0, 1), (A_CARD, B_CARD), (A, B))
    assert result.ranking == (0, 1), "A has the glass"


@pytest.mark.parametrize("order", [(0, 1, 2), (1, 2, 0), (2, 0, 1)])
def test_the_later_seat_decides_between_complete_equals(order: tuple[int, ...]) -> None:
    result = score_round(order, (0, 1), (0, 1, 2), (A_CARD,) * 3, (A,) * 3)
    assert result.ranking == order[::-1]
    assert result.awards == (("gold", order[2]), ("silver", order[1]))


def test_awards_by_number_of_players() -> None:
    for seats, awards in (
        (2, ["silver"]),
        (3, ["gold", "silver"]),
        (4, ["gold", "silver", "bronze"]),
    ):
        order = tuple(range(seats))
        result = score_round(order, (0, 1), order, (A_CARD,) * seats, (A,) * seats)
        assert [award for award, _ in result.awards] == awards


@pytest.mark.parametrize(
    ("dice", "points"),
    [("R1", 2), ("R1 R1", 5), ("R1 R1 R1", 10), ("R1 " * 4, 15), ("R1 " * 5, 20), ("R1 " * 6, 30)],
)
def test_recycled_dice_score_together(dice: str, points: int) -> None:
    assert score_building(B_CARD, building(b1=dice)).recycled == points


def test_stone_scores_by_level() -> None:
    for height, points in ((1, 2), (2, 5), (3, 10), (4, 18), (5, 26), (6, 34)):
        assert score_building(B_CARD, building(b1="S1 " * height)).stone == points


def test_glass_scores_its_value_covered_or_not() -> None:
    assert score_building(B_CARD, building(b1="G2 G5 W6", b2="G3")).glass == 10


def test_wood_counts_all_six_directions() -> None:
    crowded = building(a1="S1", a2="S1 W2 S3", b2="S1 S1", a3="S1 S1")
    assert score_building(B_CARD, crowded).wood == 2 * 4
    assert score_building(B_CARD, building(a1="W1", b2="S1")).wood == 0, "diagonals do not touch"


@pytest.mark.parametrize(
    ("stacks", "bonus"),
    [
        ({"b1": "W1 W1", "b2": "W1 W1", "b3": "W1 W1"}, 6),
        ({"b1": "W1 W1", "b2": "W1 W1", "b3": "W1"}, 0),
        ({"b1": "W1 W1 W1", "b2": "W1 W1", "b3": "W1"}, 0),
    ],
)
def test_the_bonus_is_for_exact_heights(stacks: dict[str, str], bonus: int) -> None:
    assert score_building(B_CARD, building(**stacks)).bonus == bonus


def test_prize_conditions() -> None:
    assert prizes_of(building(a1="S1 W2 R3 G4 S5", a2="W6")) == {"skyscraper", "geometer"}
    assert prizes_of(building(a1="S1 W2 R3 G4", a2="W5 W5")) == set()
    assert prizes_of(building(a1="S2 W2", a2="R2 G2", a3="W5 W6")) == {"structural_integrity"}
    assert prizes_of(building(a1="S2 W2", a2="R2 G3", a3="W5 W6")) == set()
    assert prizes_of(building(a1="W1 W2", a2="W3 W4", a3="W5 S5")) == {"materials"}
    assert prizes_of(building(a1="W1 W2", a2="W3 W4", a3="S5 S5")) == set()
    everything = prizes_of(building(a1="S1 S1 S1 S1 S1 S1"))
    assert everything == {"skyscraper", "structural_integrity", "materials"}


def test_a_prize_goes_by_the_tie_break_alone() -> None:
    """The poorer and lower building takes it: it has more of the first material in demand."""
    tall = building(b1="W1 W2 W3 W4 W5 W6")
    lower = building(b1="R1 R2 R3 R4 R5", b2="G1")
    result = score_round((0, 1), GREEN_THEN_BLACK, (0, 1), (B_CARD,) * 2, (tall, lower))
    skyscraper, structural, geometer, materials = result.prizes
    assert (skyscraper, structural, geometer, materials) == (1, None, 0, 1)
    result = score_round(
        (1, 0), (STONE, 3), (0, 1), (B_CARD,) * 2, (tall, building(b1="W1 W2 W3 W4 W5 W6"))
    )
    assert result.prizes == (0, None, 0, 0), "all else equal, the later seat"


def result_with(awards: dict[str, int], prizes: tuple[int | None, ...]) -> RoundResult:
    return RoundResult((0, 1), (0, 1), (0, 1), ((), ()), (), (0, 1), tuple(awards.items()), prizes)


def test_honours_add_up() -> None:
    results = [
        result_with({"gold": 0, "silver": 1}, (0, None, 1, 0)),
        result_with({"gold": 1, "silver": 0}, (None, None, None, 0)),
    ]
    assert honours(results, 0) == Honours(prizes=3, gold=1, silver=1, bronze=0)
    assert honours(results, 0).points == 2 * 3 + 3 + 2
    assert honours(results, 1).points == 2 * 1 + 3 + 2
    assert Honours(0, 0, 0, 1).points == 1


def wood_points(stacks: Building) -> int:
    """Two points for each neighbour of each wood die, found in space."""
    dice = {
        (space // 2, space % 2, level): die
        for space, stack in enumerate(stacks)
        for level, die in enumerate(stack)
    }
    directions = [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]
    return sum(
        2
        for (r, c, z), die in dice.items()
        if die & 3 == WOOD
        for dr, dc, dz in directions
        if (r + dr, c + dc, z + dz) in dice
    )


dice = st.integers(0, 23)
buildings = st.lists(st.tuples(st.integers(0, SPACES - 1), dice), max_size=6).map(
    lambda placed: tuple(tuple(d for s, d in placed if s == space) for space in range(SPACES))
)


@settings(max_examples=300)
@given(stacks=buildings)
def test_scores_against_simple_counting(stacks: Building) -> None:
    flat = [(die & 3, (die >> 2) + 1, level) for stack in stacks for level, die in enumerate(stack)]
    score = score_building((9,) * 6, stacks)
    assert score.wood == wood_points(stacks)
    assert score.recycled == [0, 2, 5, 10, 15, 20, 30][sum(m == 1 for m, _, _ in flat)]
    assert score.stone == sum([2, 3, 5, 8, 8, 8][level] for m, _, level in flat if m == 2)
    assert score.glass == sum(value for m, value, _ in flat if m == 3)
    assert score.total == score.wood + score.recycled + score.stone + score.glass
    values, materials = [v for _, v, _ in flat], [m for m, _, _ in flat]
    expected = {
        "skyscraper": any(len(stack) >= 5 for stack in stacks),
        "structural_integrity": any(values.count(v) >= 4 for v in range(1, 7)),
        "geometer": set(values) == {1, 2, 3, 4, 5, 6},
        "materials": any(materials.count(m) >= 5 for m in range(4)),
    }
    assert prizes_of(stacks) == {prize for prize, fit in expected.items() if fit}
