"""What is shown when the plan of a building is fulfilled."""

import pytest

from blueprints_desktop.games.blueprints.moves import Take
from blueprints_desktop.games.blueprints.spaces import GONE
from tests.desktop.games.blueprints.at_table import AtBlueprints, seat_at


def by_the_plan(seated: AtBlueprints) -> Take:
    """A move of the player to act that keeps every stack within its plan."""
    match = seated.match
    card = seated.board.game.deck[match.state.sites[match.to_act].card]
    building = match.state.sites[match.to_act].building
    for move in match.legal_moves():
        if move.space != GONE and len(building[move.space]) < card.heights[move.space]:
            return move
    raise AssertionError("no die fits the plan")


@pytest.fixture
def before_the_last_die(qtbot, tmp_path):
    """The player who began the round has one die to place; all others follow."""

    def sit(**wanted) -> AtBlueprints:
        seated = seat_at(qtbot, tmp_path, seats=3, seed=5, **wanted)
        for _ in range(15):
            seated.match.play(by_the_plan(seated))
        seated.show()
        return seated

    return sit


def test_the_last_die_that_fulfils_a_plan_is_celebrated(before_the_last_die):
    seated = before_the_last_die(animation="normal")
    viewer = seated.match.to_act
    assert not seated.table.flourish.running
    seated.match.play(by_the_plan(seated))
    seated.show(viewer)
    assert seated.table.flourish.running
    assert seated.board.moving
    seated.board.skip()
    assert not seated.table.flourish.running


def test_without_animations_nothing_is_celebrated(before_the_last_die):
    seated = before_the_last_die(animation="off")
    viewer = seated.match.to_act
    seated.match.play(by_the_plan(seated))
    seated.show(viewer)
    assert not seated.table.flourish.running


def test_another_viewer_sees_no_flourish(before_the_last_die):
    seated = before_the_last_die(animation="normal")
    seated.match.play(by_the_plan(seated))
    seated.show()
    assert not seated.table.flourish.running
    seated.show(None)
    assert not seated.table.flourish.running
