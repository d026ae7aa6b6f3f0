"""Never a tower before a choice: glass, flat city and quarter turns leave every cell to be seen."""

import pytest

from blueprints_desktop.desktop.games.skyline.art.city import FINISHED
from blueprints_desktop.desktop.games.skyline.board.city import glass_cells
from blueprints_desktop.desktop.games.skyline.board.selection import cell_of
from blueprints_desktop.engine.chance import Chance
from tests.desktop.games.skyline.at_table import sit_at
from tests.games.skyline.table import cell, position, rolled
from tests.support import play_on


def test_a_tower_before_a_lit_lot_turns_to_glass(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path)
    city.show_state(position("0B:d4,a6 1B:f6", "c1", black=2))
    assert cell("c3") in city.lit
    assert cell("d4") in city.table.city.glass
    assert cell("a6") not in city.table.city.glass


def test_towers_of_the_set_up_are_solid_but_before_the_aimed_lot(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path, seats=3)
    play_on(city.match, Chance(1), 3)
    city.show()
    view, towers = city.table.city_view, set(city.table.model.buildings)
    assert len(towers) == 3
    hidden = {view.lot_behind(tower) for tower in towers} & city.lit
    assert hidden
    assert city.table.city.glass == frozenset()
    assert {chosen_at(city, each) for each in city.lit} == city.lit
    for each in hidden:
        city.hover_cell(each)
        before = {tower for tower in towers if view.lot_behind(tower) == each}
        assert city.table.city.glass == before


def test_a_tower_before_the_architect_turns_to_glass(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path)
    city.show_state(position("0B:d4 1B:f1 01:c3", "c3"))
    assert city.table.city.glass == {cell("d4")}
    city.table.turn(2)
    assert city.table.city.glass == frozenset()


def test_the_share_of_a_tower_of_glass_leaves_free_what_is_seen_through_it(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path)
    step = rolled(position("1B:d4 11:e4,f4 0B:a6 01:c3", "c3", pawns=(9, 0)), 2, 1)
    city.show_state(step.state, step.events)
    assert cell("d4") in city.table.city.glass
    written = dict(city.table.marks.shares())
    assert set(written) == {"100", "10"}
    behind = city.table.city.roof(cell("c3"))
    assert not written["100"].contains(behind)
    assert written["100"].top() > behind.y()
    assert not written["100"].intersects(written["10"])


def test_a_tower_beside_the_architect_does_not_behead_him(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path)
    city.show_state(position("0B:e5 1B:f1 01:d5", "d5"))
    assert city.table.city.glass == {cell("e5")}


@pytest.mark.parametrize("turns", range(4))
def test_no_share_of_a_rent_lies_on_the_architect(qtbot, tmp_path, turns):
    city = sit_at(qtbot, tmp_path)
    city.table.turn(turns)
    step = rolled(position("11:a1,a2,a3,b2,b3 1B:b1 0B:f6", "a2", pawns=(24, 0)), 2, 3)
    city.show_state(step.state, step.events)
    table = city.table
    figures = table.city.figures(step.state.seat)
    assert len(figures) == 2
    tags = [rect for _, rect in table.marks.shares()]
    assert len(tags) == 6
    assert not any(tag.intersects(figures[0]) for tag in tags)


def test_which_lots_a_tower_stands_before_turns_with_the_board(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path)
    near, far, beside = cell("d4"), cell("c3"), cell("c5")
    for _ in range(2):
        view = city.table.city_view
        assert view.stands_before(near, far)
        assert not view.stands_before(far, near)
        assert not view.stands_before(near, beside)
        city.table.turn(2)
        near, far = far, near
        beside = cell("d2")


def chosen_at(city, each: int) -> int | None:
    """What a click on some pixel of a cell would mean."""
    return cell_of(city.table.thing_at(city.table.mapToScene(city.pixel(each))))


@pytest.mark.parametrize("seed", range(6))
def test_every_choice_can_be_pointed_at_from_every_side(qtbot, tmp_path, seed):
    city = sit_at(qtbot, tmp_path, seats=4, seed=seed)
    play_on(city.match, Chance(seed), 70)
    while city.match.to_act is not None and city.match.state.phase == 1:
        play_on(city.match, Chance(seed), 1)
    city.show()
    assert city.lit
    for _ in range(4):
        city.table.turn(1)
        assert {chosen_at(city, each) for each in city.lit} == city.lit
    city.table.flatten()
    assert {chosen_at(city, each) for each in city.lit} == city.lit


def test_only_towers_turn_to_glass_and_none_that_is_itself_a_choice(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path, seats=4, seed=9)
    chance = Chance(4)
    turned = 0
    while city.match.to_act is not None:
        play_on(city.match, chance, 1)
        if city.match.to_act is None:
            break
        city.show()
        model = city.table.model
        for each in glass_cells(model, city.table.city_view):
            assert model.buildings[each][1] == FINISHED
            assert each not in city.lit
            turned += 1
    assert turned
