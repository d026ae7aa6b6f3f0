"""What a preview promises, die by die, and how near each Prize is: always what the rules say."""

import pytest

from blueprints_desktop.desktop.games.blueprints.facts.preview import (
    BuildingStatus,
    Cause,
    building_status,
    preview_of,
    prize_progress,
    shares,
)
from blueprints_desktop.desktop.games.blueprints.texts.table_words import (
    breakdown_lines,
    lack_words,
    no_gain_words,
    on_top_words,
    plan_words,
    preview_rule,
    prize_words,
)
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.blueprints.deck import BlueprintCard
from blueprints_desktop.games.blueprints.dice import GLASS, RECYCLED, STONE, WOOD, die_of
from blueprints_desktop.games.blueprints.moves import Take
from blueprints_desktop.games.blueprints.scoring import (
    PRIZES,
    qualifies,
    score_building,
    tally,
)
from blueprints_desktop.games.blueprints.spaces import GONE
from tests.support import new_match

CARD = BlueprintCard("07", (2, 2, 2, 0, 0, 0), (0, 1, 2))


def built(*stacks, left=3):
    """A building on CARD; stacks are given from the first space on."""
    building = tuple(tuple(stack) for stack in (*stacks, *((),) * (6 - len(stacks))))
    return BuildingStatus(CARD, building, score_building(CARD.heights, building), left)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_shares_of_a_gain_are_together_the_gain(seats):
    chance, looked_at = Chance(seats), 0
    match = new_match("blueprints", seats, 11)
    while match.to_act is not None:
        moves = match.legal_moves()
        own = building_status(match.game.deck, match.view(match.to_act), match.to_act)
        for move in moves:
            if isinstance(move, Take) and move.space != GONE:
                preview = preview_of(own, move.die, move.space)
                parts = shares(preview)
                assert sum(share.points for share in parts) == preview.gain
                assert len(breakdown_lines(preview)) >= len(parts)
                looked_at += 1
        match.play(chance.pick(moves))
    assert looked_at > 200


def test_every_die_that_earns_is_named_with_its_reason():
    before = built([die_of(WOOD, 1)], [die_of(RECYCLED, 2)])
    preview = preview_of(before, die_of(RECYCLED, 3), 0)
    assert [share.cause for share in shares(preview)] == [Cause.DIE, Cause.NEIGHBOUR]
    assert breakdown_lines(preview) == [
        "+3: recycled 3, the second recycled die",
        "+2: wood 1 (top left) touches it",
    ]
    stone = breakdown_lines(preview_of(before, die_of(STONE, 6), 1))
    assert stone == ["+3: stone 6 on level 2"]
    glass = breakdown_lines(preview_of(before, die_of(GLASS, 5), 2))
    assert glass == ["+5: glass 5, its value", "+2: wood 1 (top left) touches it"]


def test_lonely_wood_gains_nothing_and_says_why():
    preview = preview_of(built([]), die_of(WOOD, 4), 0)
    assert preview.gain == 0
    assert signed(preview.gain) == "0"
    assert "wood" in no_gain_words(preview)
    assert breakdown_lines(preview) == ["0: wood 4 touches no die yet"]


def test_a_die_on_a_finished_plan_costs_the_bonus():
    full = built(*[[die_of(GLASS, 1), die_of(GLASS, 1)]] * 3)
    preview = preview_of(full, die_of(GLASS, 2), 0)
    assert preview.gain == -4
    assert breakdown_lines(preview)[-1].startswith("−6: ")  # noqa: RUF001
    assert no_gain_words(preview_of(full, die_of(GLASS, 6), 0)) == "gain and loss cancel out"


def test_a_prize_lacks_nothing_exactly_where_the_rules_give_it():
    chance, reached = Chance(3), set()
    for _ in range(4000):
        stacks = [[] for _ in range(6)]
        for _ in range(6):
            stacks[chance.pick(range(3))].append(chance.pick(range(24)))
        fit = qualifies(stacks, tally(stacks))
        for number, progress in enumerate(prize_progress(stacks)):
            assert (progress.missing == 0) == bool(fit >> number & 1)
            if not progress.missing:
                reached.add(progress.prize)
    assert reached == set(PRIZES)


def test_what_a_prize_lacks_is_said_with_the_dice_it_takes():
    own = built([die_of(WOOD, 2), die_of(WOOD, 2), die_of(GLASS, 3)], [die_of(WOOD, 5)])
    said = [lack_words(progress) for progress in own.prizes]
    assert said == [
        "2 more dice on one stack",
        "2 more dice of value 2",
        "missing: 1, 4, 6",
        "2 more dice of wood",
    ]
    head, near = prize_words(own.prizes[2], in_reach=True)
    assert "every value from 1 to 6" in head
    assert "2 victory points" in head
    assert near.startswith("3 of 6")
    assert prize_words(own.prizes[2], in_reach=False)[1].endswith("out of reach this round")


# --- what the plan says -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "heights", "stack", "told"),
    [
        (4, (2, 2, 2), (), "as planned"),
        (5, (2, 2, 2), (), "as planned, but only a 5 or a 6 fits on top"),
        (6, (2, 2, 2), (), "as planned, but only a 6 fits on top"),
        (6, (2, 2, 2), (3,), "as planned"),
        (5, (3, 2, 1), (), "as planned, but only 5s and 6s fit on top"),
        (6, (3, 2, 1), (), "as planned, but only 6s fit on top"),
        (6, (3, 2, 1), (6,), "as planned, but only a 6 fits on top"),
        (6, (1, 2, 3), (), "as planned"),
        (6, (1, 2, 3), (2,), ""),
    ],
)
def test_a_high_die_is_only_right_if_higher_ones_may_still_come(value, heights, stack, told):
    card = BlueprintCard("x", (*heights, 0, 0, 0), (0, 1, 2))
    building = (tuple(die_of(STONE, each) for each in stack), (), (), (), (), ())
    before = BuildingStatus(card, building, score_building(card.heights, building), 6 - len(stack))
    preview = preview_of(before, die_of(STONE, value), 0)
    assert plan_words(preview) == told
    conditional = "but only" in told
    assert (plan_words(preview) in breakdown_lines(preview)) is conditional
    assert (preview_rule(preview) == "die-below-is-higher") is conditional


def test_once_the_bonus_is_lost_nothing_is_said_of_the_plan():
    lost = built([die_of(STONE, 1)] * 3)
    assert plan_words(preview_of(lost, die_of(STONE, 6), 1)) == ""


@pytest.mark.parametrize(
    ("stack", "told"),
    [
        ((), "Any die fits here"),
        ((1,), "Any die fits here"),
        ((1, 4), "Only 4 or higher fits on top"),
        ((6,), "Only a 6 fits on top"),
    ],
)
def test_a_stack_says_what_may_go_on_it(stack, told):
    assert on_top_words([die_of(STONE, value) for value in stack]) == told
