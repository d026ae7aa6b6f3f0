"""Choosing a brick: a colour, a place, and what it would bring."""

import pytest

from blueprints_desktop.desktop.games.monuments.board.selection import Placing, begin_placing
from blueprints_desktop.games.monuments.hints import brick_hints
from blueprints_desktop.games.monuments.pieces import NEUTRAL, ORANGE, RED, VIOLET
from tests.games.monuments.table import game_of, on_site

GAME = game_of()


@pytest.fixture
def placing() -> Placing:
    state = on_site(GAME, ["VRN", ""], "all 1")
    return begin_placing(brick_hints(GAME.plan, state))


def test_the_dearest_colour_is_shown_first(placing):
    assert placing.colour == RED
    assert placing.colours == (RED,), "the ground is full, and nothing carries a neutral brick yet"
    assert all(hint.points == 3 for hint in placing.lit)
    assert placing.aimed is None


def test_nothing_to_set_is_nothing_to_choose():
    assert begin_placing(()) == Placing()
    assert not Placing().active
    assert Placing().hint is None


def test_places_are_grouped_by_colour():
    state = on_site(GAME, ["VR", ""], "all 1".replace("all 1", "V1.0.0 V1.0.2 V1.1.0"))
    placing = begin_placing(brick_hints(GAME.plan, state))
    assert set(placing.colours) == {VIOLET, RED}
    assert {hint.brick.colour for hint in placing.lit} == {RED}
    assert {hint.brick.colour for hint in placing.others} == {VIOLET}
    other = placing.choosing(VIOLET)
    assert {hint.brick.colour for hint in other.lit} == {VIOLET}
    assert placing.count(VIOLET) == len(other.lit) == 20 - 3
    assert placing.choosing(ORANGE) == placing, "no orange place is open"
    assert placing.choosing(NEUTRAL) == placing


def test_aiming_tells_what_a_place_brings(placing):
    brick = placing.lit[0].brick
    aimed = placing.aiming(brick)
    assert aimed.hint == placing.lit[0]
    assert aimed.aiming(None).aimed is None
    elsewhere = GAME.plan.bricks[0]
    assert aimed.aiming(elsewhere) == aimed, "a place where nothing can be set is not aimed at"


def test_what_is_held_stays_until_it_is_let_go(placing):
    one, other = placing.lit[0].brick, placing.lit[1].brick
    held = placing.holding(one)
    assert held.aiming(other) == held
    assert held.back().held is None
    assert held.back().aimed is None


def test_the_best_place_of_a_colour_scores_most(placing):
    best = placing.best(RED)
    assert best.points == max(hint.points for hint in placing.lit)
