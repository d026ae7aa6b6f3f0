"""Every gesture on the Skyline board, one by one."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.games.skyline.art.city import SINKING
from blueprints_desktop.desktop.games.skyline.board.selection import MovePart
from blueprints_desktop.desktop.games.skyline.board.table import CityTools
from blueprints_desktop.games.skyline.grid import CENTRAL, NAMES, cells_in
from blueprints_desktop.games.skyline.moves import ROLL, Build
from tests.desktop.games.skyline.at_table import sit_at
from tests.games.skyline.table import cell, position

SEVERAL = position("0B:c3 01:b2 11:b4,d2 1B:d4", "b1", black=1)
"""Ada may raise b2 and then demolish b4 or d2, or put a floor on a1 or c1."""


@pytest.fixture
def city(qtbot, tmp_path):
    return sit_at(qtbot, tmp_path)


def names(cells) -> set[str]:
    return {NAMES[each] for each in cells}


# --- mouse ----------------------------------------------------------------------------


def test_the_first_tower_is_placed_by_a_click(city):
    assert city.lit == set(cells_in(CENTRAL))
    city.click_cell(cell("d3"))
    assert city.chosen == [Build(cell("d3"))]


def test_pointing_shows_the_ghost_and_says_what_it_brings(city):
    city.show_state(position("0B:c3 01:c4 1B:d3", "c2", black=3))
    city.hover_cell(cell("c5"))
    assert city.table.city.ghosts == {cell("c5"): (0, 1)}
    assert city.prompt.gain == "", "no pawn passes there"
    assert city.prompt.primary == "Build here"
    assert city.chosen == []
    city.show_state(position("0B:c4 01:c5 1B:d3", "c3", black=3))
    city.hover_cell(cell("c6"))
    assert city.prompt.gain == "Average rent per lap 0 → 34"


def test_the_dice_are_rolled_by_a_click_on_them(city):
    city.show_state(position("0B:c3 1B:d3 01:a1", "a1"))
    city.click_dice()
    assert city.chosen == [ROLL]


def test_a_pile_shows_each_building_it_could_demolish(city):
    city.show_state(SEVERAL)
    assert names(city.lit) == {"a1", "c1", "b2"}
    city.click_cell(cell("b2"))
    assert city.chosen == []
    assert names(city.lit) == {"b4", "d2"}
    assert city.prompt.detail == "Choose what your raised pile demolishes."
    city.click_cell(cell("d2"))
    assert city.chosen == [Build(cell("b2"), cell("d2"))]


def test_a_choice_can_be_made_on_the_flat_plan(city):
    city.show_state(SEVERAL)
    plan = city.board.plan
    at = plan.part_rect("c1").center()
    QTest.mouseMove(plan, at)
    assert city.prompt.detail == "New floor on C1."
    QTest.mouseClick(plan, Qt.MouseButton.LeftButton, pos=at)
    assert city.chosen == [Build(cell("c1"))]


def test_a_dark_cell_does_nothing_but_the_bar_says_why(city):
    city.show_state(SEVERAL)
    point = city.table.mapFromScene(city.table.city_view.middle(cell("f6")))
    city.click(point)
    assert city.chosen == []
    assert "exactly as many steps" in city.prompt.cost
    assert city.prompt.why == "architect-cannot-get-there"
    city.hover_cell(cell("c1"))
    assert "exactly as many steps" not in city.prompt.cost


def test_a_protected_building_is_said_to_be_protected(city):
    state = position("01:b2,a3 11:b4,d2", "b4", card="demolition_order")
    city.show_state(state)
    assert names(city.lit) == {"d2"}
    city.click(city.table.mapFromScene(city.table.city.roof(cell("b4"))))
    assert city.prompt.cost == "The architect protects that building."


def test_nothing_beside_the_board_is_chosen(city):
    city.click(QPoint(3, city.table.height() - 3))
    assert city.chosen == []


def test_two_quick_clicks_are_one(city):
    at = city.pixel(cell("d3"))
    QTest.mouseDClick(city.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert len(city.chosen) <= 1


# --- the whole move is confirmed ----------------------------------------------------------


def test_where_moves_are_confirmed_a_click_only_aims(city):
    city.board.confirms = lambda _move: True
    city.show_state(SEVERAL)
    city.click_cell(cell("c1"))
    assert city.chosen == []
    assert city.prompt.secondary == "Back"
    city.board.press_secondary()
    city.click_cell(cell("a1"))
    city.board.press_primary()
    assert city.chosen == [Build(cell("a1"))]


# --- keys -----------------------------------------------------------------------------


def test_arrows_and_enter_make_a_move(city):
    city.show_state(SEVERAL)
    seen = set()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up) * 3:
        city.key(key)
        seen.add(city.selection.aimed)
    assert seen == city.lit
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up) * 3:
        if city.selection.aimed != cell("b2"):
            city.key(key)
    city.key(Qt.Key.Key_Return)
    city.key(Qt.Key.Key_Down)
    target = city.selection.aimed
    city.key(Qt.Key.Key_Return)
    assert city.chosen == [Build(cell("b2"), target)]


def test_escape_takes_the_last_part_back(city):
    city.show_state(SEVERAL)
    city.click_cell(cell("b2"))
    city.key(Qt.Key.Key_Escape)
    assert names(city.lit) == {"a1", "c1", "b2"}


def test_enter_rolls_but_a_held_key_does_not_roll_again(city):
    city.show_state(position("0B:c3 1B:d3 01:a1", "a1"))
    city.key(Qt.Key.Key_Return)
    QTest.keyEvent(QTest.KeyAction.Press, city.table, Qt.Key.Key_Space)
    assert city.chosen == [ROLL, ROLL]


def test_flattening_is_one_switch_on_key_and_button(city):
    city.show_state(SEVERAL)
    flat = city.table.tools.flat
    assert (flat.text(), flat.key) == ("Flat view", "V")
    city.key(Qt.Key.Key_V)
    assert city.table.city.sunk == SINKING
    assert flat.text() == "Show heights"
    assert "how high" in flat.accessibleName()
    city.click_cell(cell("c1"))
    assert city.chosen == [Build(cell("c1"))]
    flat.click()
    assert city.table.city.sunk == 0
    assert flat.text() == "Flat view"


def test_a_held_key_flattens_once(city):
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_V, Qt.KeyboardModifier.NoModifier, "v", autorep=True
    )
    city.key(Qt.Key.Key_V)
    city.table.keyPressEvent(held)
    assert city.table.looking.flat


def test_the_bar_offers_to_go_back_and_nothing_else(city):
    city.show_state(SEVERAL)
    assert city.prompt.secondary == ""
    city.click_cell(cell("b2"))
    assert city.prompt.secondary == "Back"
    city.board.press_secondary()
    assert names(city.lit) == {"a1", "c1", "b2"}
    city.board.press_secondary()
    assert not city.table.looking.flat


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_a_turned_board_is_clicked_where_things_are_seen(city, turns):
    city.show_state(SEVERAL)
    straight = city.pixel(cell("c1"))
    for _ in range(turns):
        city.key(Qt.Key.Key_E)
    assert city.pixel(cell("c1")) != straight
    city.click_cell(cell("c1"))
    assert city.chosen == [Build(cell("c1"))]
    for _ in range(turns):
        city.key(Qt.Key.Key_Q)
    assert city.table.looking.turns == 0


def test_the_street_says_what_it_costs_until_that_is_switched_off(city):
    city.show_state(SEVERAL)
    switch = city.table.tools.costs
    assert (switch.text(), switch.isChecked()) == ("Next rents", True)
    assert city.table.marks.marks.costs
    city.key(Qt.Key.Key_C)
    assert not city.table.marks.marks.costs
    assert not switch.isChecked()
    switch.click()
    assert city.table.marks.marks.costs


def test_the_next_game_remembers_that_switch(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path)
    city.key(Qt.Key.Key_C)
    again = CityTools(city.table.appearance, city.table)
    assert not again.costs.isChecked()


def test_in_the_set_up_no_street_costs_anything_yet(city):
    assert not city.table.marks.marks.costs


def test_a_refused_cell_is_named_where_another_one_stays_chosen(city):
    city.show_state(SEVERAL)
    city.hover_cell(cell("c1"))
    city.board.selector.press("cell.f6")
    assert city.prompt.detail.startswith("New floor on C1.")
    assert city.prompt.cost.startswith("F6: the architect can’t get there")


# --- an empty supply ----------------------------------------------------------------------


def test_lifting_a_floor_is_a_step_of_its_own(city):
    floors = "0B:c3 01:a1,b1,a2,b2,a3,b3,a4,b4,a5,b5,a6,b6,c6 1B:d3"
    city.show_state(position(floors, "d4", black=1))
    assert city.selection.part is MovePart.LIFT
    assert "lift one of your single floors" in city.prompt.detail
    city.click_cell(cell("a1"))
    assert city.chosen == []
    assert city.selection.part is MovePart.CELL
    city.click_cell(cell("d5"))
    assert city.chosen == [Build(cell("d5"), None, cell("a1"))]
