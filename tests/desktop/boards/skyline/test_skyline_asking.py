"""From rent, card, step and log line to the rule about it; and the plan in a narrow window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.boards.skyline.explaining import rule_of
from blueprints_desktop.desktop.boards.skyline.narration import RULES, tell
from blueprints_desktop.desktop.boards.skyline.turn_lines import steps
from blueprints_desktop.games.skyline.events import (
    CardDrawn,
    DiceRolled,
    GameEnded,
    NothingBuilt,
    PawnMoved,
    RentPaid,
)
from blueprints_desktop.rulebooks.library import rulebook
from tests.desktop.boards.skyline.skyline_table import sit_at
from tests.games.skyline.table import cell, position, rolled

BLOCK = "1B:a1 11:a2,a3 0B:c3"
ROLLED = [DiceRolled(0, 1, 1), PawnMoved(0, 0, 1)]


@pytest.fixture
def city(qtbot, tmp_path):
    return sit_at(qtbot, tmp_path)


@pytest.fixture
def asked(city):
    rules: list[str] = []
    city.board.rule_wanted.connect(rules.append)
    return rules


def press_steps(city) -> None:
    city.rest()
    for _, area in city.board.turn.step_areas():
        QTest.mouseClick(city.board.turn, Qt.MouseButton.LeftButton, pos=area.center().toPoint())


def test_every_step_of_a_turn_leads_to_its_rule(city, asked):
    step = rolled(position(BLOCK, "c4", pawns=(24, 0)), 1, 1)
    city.show_state(step.state, step.events)
    press_steps(city)
    assert asked == ["chain", "black-die"]


def test_a_turn_that_built_nothing_leads_to_why(city, asked):
    events = [*ROLLED, NothingBuilt(0, "no-destination")]
    city.show_state(position(BLOCK, "c4"), events)
    press_steps(city)
    assert asked == ["white-die", "no-destination", "roll"]


def test_the_order_of_set_up_is_shown_and_leads_to_its_rule(city, asked):
    assert [step.order for step in steps(city.table.sight)] == [(0, 1), (1, 0), (0, 1), (1, 0)]
    assert [step.now for step in steps(city.table.sight)] == [0, None, None, None]
    press_steps(city)
    assert asked == ["placing"] * 4


def test_a_click_on_the_open_card_and_on_the_rent_asks_why(city, asked):
    state = position("01:b2,a3 11:b4,d2", "b4", card="demolition_order")
    city.show_state(state, [*ROLLED, CardDrawn(0, "demolition_order")])
    city.click(city.table.mapFromScene(city.table.deck.rect.center()))
    step = rolled(position(BLOCK, "c4", pawns=(24, 0)), 1, 1)
    city.show_state(step.state, step.events)
    city.click(city.table.mapFromScene(city.table.told.body().center()))
    assert asked == ["demolition_order", "chain"]
    assert city.chosen == []


def test_what_a_card_cannot_be_used_on_leads_to_that_card(city):
    state = position("02:b2 12:b4,d2", "b4", card="land_swap")
    city.show_state(state, [*ROLLED, CardDrawn(0, "land_swap")])
    city.click(city.table.mapFromScene(city.table.city_view.middle(cell("d2"))))
    assert city.prompt.why == "land_swap"
    assert rule_of(city.table.sight, cell("d2"), None) == "land_swap"


def test_lines_of_the_log_name_rules_that_the_book_has(city):
    events = [
        (1, RentPaid(0, 1, 120, 120, (cell("a1"),))),
        (2, GameEnded("bankrupt", ())),
        (3, GameEnded("last building", ())),
        (4, CardDrawn(0, "gala")),
        *((5, event) for event in ROLLED),
    ]
    lines = tell(events, city.board.people, None)
    assert {line.rule for line in lines} == {"chain", "bankrupt", "last-building", "gala", "roll"}
    places = set(rulebook("skyline", "en").places)
    assert {*RULES.values(), *(line.rule for line in lines)} <= places


def test_p_brings_the_plan_out_of_the_drawer_and_puts_it_back(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path, seats=4, size=(1000, 640), animation="off")
    drawer, toggle = city.board.skeleton.drawer, city.board.skeleton.toggle
    assert toggle.text() == "Plan and log"
    assert not city.board.plan.isVisible()
    city.key(Qt.Key.Key_P)
    assert drawer.isVisible()
    assert city.board.plan.isVisible()
    city.key(Qt.Key.Key_P)
    assert not drawer.isVisible()


def test_p_does_nothing_where_the_plan_is_in_sight(city):
    city.key(Qt.Key.Key_P)
    assert city.board.plan.isVisible()
    assert not city.board.skeleton.drawer.isVisible()
