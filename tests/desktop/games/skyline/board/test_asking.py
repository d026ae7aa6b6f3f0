"""From rent, card, step and log line to the rule about it; and the plan in a narrow window."""

import pytest
from PySide6.QtCore import Qt

from blueprints_desktop.desktop.games.skyline.cards.table_cards import turn_steps
from blueprints_desktop.desktop.games.skyline.texts.narration import NARRATION, tell
from blueprints_desktop.desktop.games.skyline.texts.words import rule_of
from blueprints_desktop.desktop.ui.board.rule_lookup import ask_at
from blueprints_desktop.desktop.ui.cards.values import SeatSign
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.skyline.events import (
    CardDrawn,
    DiceRolled,
    GameEnded,
    NothingBuilt,
    PawnMoved,
    RentPaid,
)
from blueprints_desktop.games.skyline.phases import PLACING
from blueprints_desktop.rulebooks.library import rulebook
from tests.desktop.games.skyline.at_table import sit_at
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


def ask_about_steps(city) -> None:
    city.rest()
    turn = city.board.turn
    for name in filter(lambda name: name.startswith("step-"), turn.part_names()):
        assert ask_at(city.board, turn.mapToGlobal(turn.part_rect(name).center()))


def test_every_step_of_a_turn_leads_to_its_rule(city, asked):
    step = rolled(position(BLOCK, "c4", pawns=(24, 0)), 1, 1)
    city.show_state(step.state, step.events)
    ask_about_steps(city)
    assert asked == ["chain", "black-die"]


def test_a_turn_that_built_nothing_leads_to_why(city, asked):
    events = [*ROLLED, NothingBuilt(0, "no-destination")]
    city.show_state(position(BLOCK, "c4"), events)
    ask_about_steps(city)
    assert asked == ["white-die", "no-destination", "roll"]


def test_the_order_of_set_up_is_shown_and_leads_to_its_rule(city, asked):
    laps = [step.lines[0] for step in turn_steps(city.table.model)]
    signs = [[item for item in lap.items if isinstance(item, SeatSign)] for lap in laps]
    assert [[sign.colour for sign in lap] for lap in signs] == [[0, 1], [1, 0], [0, 1], [1, 0]]
    assert [sign.ringed for sign in signs[0]] == [True, False]
    assert not any(sign.ringed for lap in signs[1:] for sign in lap)
    ask_about_steps(city)
    assert asked == ["placing"] * 4


def test_a_click_on_the_open_card_and_on_the_rent_asks_why(city, asked):
    state = position("01:b2,a3 11:b4,d2", "b4", card="demolition_order")
    city.show_state(state, [*ROLLED, CardDrawn(0, "demolition_order")])
    city.click(city.table.mapFromScene(city.table.deck.rect.center()))
    step = rolled(position(BLOCK, "c4", pawns=(24, 0)), 1, 1)
    city.show_state(step.state, step.events)
    city.click(city.table.mapFromScene(city.table.marks.paid_tag()[1].center()))
    assert asked == ["demolition_order", "chain"]
    assert city.chosen == []


def test_what_a_card_cannot_be_used_on_leads_to_that_card(city):
    state = position("02:b2 12:b4,d2", "b4", card="land_swap")
    city.show_state(state, [*ROLLED, CardDrawn(0, "land_swap")])
    city.click(city.table.mapFromScene(city.table.city_view.middle(cell("d2"))))
    assert city.prompt.why == "land_swap"
    assert rule_of(city.table.model, cell("d2")) == "land_swap"


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
    rules = {text.rule for text in NARRATION.texts.values() if isinstance(text.rule, str)}
    assert rules | {line.rule for line in lines} <= places


def test_p_brings_the_plan_out_of_the_drawer_and_puts_it_back(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path, seats=4, size=(1000, 640), animation="off")
    drawer, toggle = city.board.board_frame.drawer, city.board.board_frame.toggle
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
    assert not city.board.board_frame.drawer.isVisible()


def test_in_the_set_up_every_cell_leads_to_the_rule_of_placing(city):
    """The effect is the same as with the black die: a floor on an empty cell. The rule is not."""
    seen = set()
    while city.match.state.phase == PLACING:
        city.show()
        move = city.match.legal_moves()[-1]
        city.hover_cell(move.cell)
        assert city.prompt.primary
        seen.add((city.prompt.primary, city.prompt.why))
        assert rule_of(city.table.model, move.cell) == "placing"
        city.match.play(move)
    assert {why for _, why in seen} == {"placing"}
    assert len(seen) == 2, "a finished building, and floors"
    told = tell(city.match.told(None), city.board.people, city.match.options)
    assert {line.rule for line in told} == {"placing"}


@pytest.mark.parametrize(
    ("card", "buildings"),
    [
        ("building_permit", "01:b2 11:b4,d2"),
        ("extra_storey", "01:b2 11:b4,d2"),
        ("rush_job", "01:b2 11:b4,d2"),
        ("demolition_order", "01:b2 11:b4,d2"),
        ("expropriation", "01:b2 11:b4,d2"),
        ("forced_sale", "01:b2 11:b4,d2"),
        ("relocation", "01:b2 11:b4,d2"),
        ("land_swap", "01:b2 11:b4,d2"),
        ("implosion", "0B:b2 1B:b4,d2"),
        ("tower_on_rails", "0B:b2 1B:b4,d2"),
        ("takeover", "0B:b2 1B:b4,d2"),
    ],
)
def test_with_a_card_every_choice_leads_to_that_card(city, card, buildings):
    """From the first cell to the last, and so does the line of the log about it."""
    state = position(buildings, "f6", card=card)
    drawn = [*ROLLED, CardDrawn(0, card)]
    city.show_state(state, drawn)
    assert city.prompt.why == card
    move = city.match.game.legal_moves(state)[0]
    for place in filter(None, (move.cell, move.target)):
        city.hover_cell(place)
        assert city.prompt.why == card
        assert rule_of(city.table.model, place) == card
        city.click_cell(place)
    after = city.match.game.play(state, move, Chance(0))
    told = tell([(1, event) for event in (*drawn, *after.events)], city.board.people, state.options)
    assert told[0].rule == card


def test_a_floor_that_must_be_lifted_for_a_card_leads_to_why_it_must(city):
    """The rule of the card says nothing of that."""
    cells = ",".join(f"{column}{row}" for row in "12" for column in "abcdef") + ",a3"
    state = position(f"01:{cells} 11:f5", "f6", card="building_permit")
    city.show_state(state, [*ROLLED, CardDrawn(0, "building_permit")])
    assert "lift one of your single floors" in city.prompt.detail
    assert city.prompt.why == "no-floor-left"
