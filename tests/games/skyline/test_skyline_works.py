"""The action cards that change the city: demolishing, building, moving, implosion."""

from typing import Any

import pytest

from blueprints_desktop.games.skyline.events import (
    BuildingImploded,
    BuildingMoved,
    BuildingRemoved,
    BuildingsSwapped,
    FloorBuilt,
    FloorLifted,
    MoneyPaid,
    PileMoved,
    StoreyAdded,
)
from blueprints_desktop.games.skyline.grid import NAMES
from blueprints_desktop.games.skyline.phases import ROLLING
from tests.games.skyline.drawing import choices, drawn, idle
from tests.games.skyline.table import cell, legal, play, position, stands, told

# --- demolishing ----------------------------------------------------------------------


def test_demolition_order() -> None:
    buildings = "01:a1 11:a2 12:b2 1B:c3 21:d4,e5"
    assert choices(buildings, "demolition_order", "e5", seats=3) == {"a2", "b2", "d4"}
    state = drawn(position(buildings, "e5", seats=3), "demolition_order").state
    step = play(state, "card b2")
    assert step.events == (BuildingRemoved(0, 1, cell("b2"), 2),)
    assert "b2" not in stands(step.state)
    assert step.state.board.floors_left(1) == state.board.floors_left(1) + 2
    assert step.state.architect == cell("e5")
    assert step.state.seat == 1
    assert not step.reveals
    assert idle("01:a1 1B:c3 11:d4", "demolition_order", "d4") == "no-target"


def test_one_target_is_still_asked_for() -> None:
    assert choices("11:a2", "demolition_order") == {"a2"}


def test_expropriation() -> None:
    buildings = "01:a1 11:a2 12:b2 21:d4 2B:c3"
    rich: dict[str, Any] = {"seats": 3, "cash": (900, 700, 600)}
    assert choices(buildings, "expropriation", **rich) == {"a2", "b2"}
    assert choices(buildings, "expropriation", "a2", **rich) == {"b2"}
    step = play(drawn(position(buildings, "f6", **rich), "expropriation").state, "card a2")
    assert step.events == (BuildingRemoved(0, 1, cell("a2"), 1),)


def test_expropriation_among_tied_opponents() -> None:
    tied: dict[str, Any] = {"seats": 3, "cash": (100, 700, 700)}
    assert choices("11:a2 22:d4", "expropriation", **tied) == {"a2", "d4"}
    assert choices("1B:a2 22:d4", "expropriation", **tied) == {"d4"}, "any with a target"
    assert idle("1B:a2 2B:d4", "expropriation", **tied) == "no-target"


def test_expropriation_spares_the_poorer() -> None:
    assert idle("21:d4", "expropriation", seats=3, cash=(900, 700, 600)) == "no-target"


def test_forced_sale() -> None:
    buildings = "01:a1 11:a2 12:b2 1B:c3 21:d4,e5"
    assert choices(buildings, "forced_sale", "e5", seats=3) == {"a2", "d4"}
    state = drawn(position(buildings, "e5", seats=3), "forced_sale").state
    step = play(state, "card a2")
    assert step.events == (
        BuildingRemoved(0, 1, cell("a2"), 1),
        FloorBuilt(0, cell("a2")),
        MoneyPaid(0, 1, 50, 50),
    )
    assert stands(step.state)["a2"] == "01"
    assert step.state.cash == (650, 750, 700)
    assert step.state.board.floors_left(0) == state.board.floors_left(0) - 1
    assert step.state.board.floors_left(1) == state.board.floors_left(1) + 1
    assert step.state.architect == cell("e5")
    assert step.state.seat == 1
    assert idle("01:a1 1B:c3 12:b2 11:d4", "forced_sale", "d4") == "no-target"


def test_a_forced_sale_costs_no_more_than_there_is() -> None:
    step = play(drawn(position("11:a2", cash=(30, 700)), "forced_sale").state, "card a2")
    assert step.state.cash == (0, 730)
    assert told(step, MoneyPaid) == [MoneyPaid(0, 1, due=50, paid=30)]
    assert step.state.phase == ROLLING


# --- building -------------------------------------------------------------------------

FULL = "01:a1,b1,c1,d1,e1,f1,a2,b2,c2,d2,e2,f2,a3"


def test_building_permit() -> None:
    taken = {"a1", "b1", "c1"}
    assert choices("01:a1 11:b1 1B:c1", "building_permit") == set(NAMES) - taken
    step = play(drawn(position("11:b1", "b1"), "building_permit").state, "card d4")
    assert step.events == (FloorBuilt(0, cell("d4")),)
    assert step.state.architect == cell("b1"), "no card moves the architect"


def test_building_permit_with_a_lifted_floor() -> None:
    found = choices(FULL, "building_permit", "a1")
    lifts = set(NAMES[1:13])
    assert found == {f"{to}^{lifted}" for to in NAMES[13:] for lifted in lifts}
    step = play(drawn(position(FULL, "a1"), "building_permit").state, "card f6^a3")
    assert step.events == (FloorLifted(0, cell("a3")), FloorBuilt(0, cell("f6")))
    assert idle(FULL, "building_permit", recycle_floors=False) == "no-floor"


def test_forced_sale_with_a_lifted_floor() -> None:
    found = choices(f"{FULL} 11:f5,f6", "forced_sale", "a1")
    lifts = set(NAMES[1:13])
    assert found == {f"{sold}^{lifted}" for sold in ("f5", "f6") for lifted in lifts}
    step = play(drawn(position(f"{FULL} 11:f5", "a1"), "forced_sale").state, "card f5^a3")
    assert step.events[:2] == (FloorLifted(0, cell("a3")), BuildingRemoved(0, 1, cell("f5"), 1))
    assert stands(step.state)["f5"] == "01"
    assert "a3" not in stands(step.state)
    assert idle(f"{FULL} 11:f5", "forced_sale", recycle_floors=False) == "no-floor"


def test_extra_storey() -> None:
    buildings = "01:a1 02:b2 0B:c3 11:d4 01:e5"
    assert choices(buildings, "extra_storey", "e5") == {"a1", "b2"}
    state = drawn(position(buildings, "e5"), "extra_storey").state
    step = play(state, "card a1")
    assert step.events == (StoreyAdded(0, cell("a1"), 2),)
    assert stands(step.state)["a1"] == "02"
    step = play(state, "card b2")
    assert step.events == (StoreyAdded(0, cell("b2"), 3),)
    assert told(step, StoreyAdded)[0].finished
    assert stands(step.state)["b2"] == "0B"
    assert step.state.board.floors_left(0) == state.board.floors_left(0) + 2
    assert step.state.board.buildings_left(0) == state.board.buildings_left(0) - 1
    assert step.state.architect == cell("e5")
    assert idle("0B:c3 01:d4", "extra_storey", "d4") == "no-target"


def test_extra_storey_with_a_lifted_floor() -> None:
    found = choices(FULL, "extra_storey", "a1")
    floors = NAMES[1:13]
    assert found == {f"{to}^{lifted}" for to in floors for lifted in floors if to != lifted}
    one_single = "02:a1,b1,c1,d1,e1,f1 01:a3"
    doubles = {"a1", "b1", "c1", "d1", "e1", "f1"}
    assert choices(one_single, "extra_storey") == {f"{to}^a3" for to in doubles}
    assert idle(one_single, "extra_storey", "a3") == "no-floor"
    assert idle(FULL, "extra_storey", recycle_floors=False) == "no-floor"


def test_rush_job() -> None:
    buildings = "01:c4 02:a1 0B:d1 11:c6,c1 12:a4"
    assert choices(buildings, "rush_job") == {"c4>c6", "a1>a4"}
    assert choices(buildings, "rush_job", "c4") == {"a1>a4"}, "not the one under the architect"
    assert choices(buildings, "rush_job", "a4") == {"c4>c6"}, "nor onto it"
    step = play(drawn(position(buildings, "f6"), "rush_job").state, "card a1>a4")
    assert step.events == (PileMoved(0, cell("a1"), cell("a4"), 3, 1, 2),)
    assert stands(step.state)["a4"] == "0B"
    assert step.state.architect == cell("f6")
    assert idle("01:c4 11:c5", "rush_job") == "no-target"


def test_rush_job_by_the_options() -> None:
    assert choices("01:c4 11:c6,d5", "rush_job", straight_piles=True) == {"c4>c6"}
    crowd = "02:a1,b1,c1,d1,e1 01:c4,f1,f2 11:c6"
    assert choices(crowd, "rush_job") == {"c4>c6^f1", "c4>c6^f2"}
    assert idle(crowd, "rush_job", recycle_floors=False) == "no-floor"
    assert idle("02:a1,b1,c1,d1,e1,f1 01:c4 11:c6", "rush_job") == "no-target"


# --- moving and swapping --------------------------------------------------------------


def test_relocation() -> None:
    found = choices("01:a1 02:b2 0B:c3 11:d4 01:e5", "relocation", "e5")
    free = set(NAMES) - {"a1", "b2", "c3", "d4", "e5"}
    assert found == {f"{own}>{to}" for own in ("a1", "b2") for to in free}
    step = play(drawn(position("02:b2", "f6"), "relocation").state, "card b2>f1")
    assert step.events == (BuildingMoved(0, cell("b2"), cell("f1"), 2),)
    assert stands(step.state) == {"f1": "02"}
    assert idle("0B:c3 11:d4", "relocation") == "no-target"


def test_tower_on_rails() -> None:
    found = choices("01:a1 0B:c3,c4 1B:d4", "tower_on_rails", "c4")
    assert found == {f"c3>{to}" for to in set(NAMES) - {"a1", "c3", "c4", "d4"}}
    step = play(drawn(position("0B:c3", "f6"), "tower_on_rails").state, "card c3>a1")
    assert step.events == (BuildingMoved(0, cell("c3"), cell("a1"), 3),)
    assert stands(step.state) == {"a1": "0B"}
    assert idle("0B:c3", "tower_on_rails", "c3") == "no-target"


def test_land_swap() -> None:
    buildings = "01:a1 02:b2 0B:c3 11:d4 12:d5 1B:d3 01:e5 11:e6"
    assert choices(buildings, "land_swap", "e5") == {
        f"{own}>{other}" for own in ("a1", "b2") for other in ("d4", "d5", "e6")
    }
    assert "a1>e6" not in choices(buildings, "land_swap", "e6")
    step = play(drawn(position("02:b2 11:d4", "f6"), "land_swap").state, "card b2>d4")
    assert step.events == (BuildingsSwapped(0, cell("b2"), 1, cell("d4")),)
    assert stands(step.state) == {"d4": "02", "b2": "11"}
    assert idle("0B:b2 11:d4", "land_swap") == "no-target"
    assert idle("01:b2 1B:d4", "land_swap") == "no-target"


def test_takeover() -> None:
    buildings = "01:a1 02:b2 0B:c3 11:d4 1B:d3 2B:d2"
    assert choices(buildings, "takeover", seats=3) == {
        f"{own}>{other}" for own in ("a1", "b2", "c3") for other in ("d3", "d2")
    }
    assert choices(buildings, "takeover", "d2", seats=3) == {"a1>d3", "b2>d3", "c3>d3"}
    assert "a1>d3" not in choices(buildings, "takeover", "a1", seats=3)
    step = play(drawn(position("01:a1 1B:d3", "f6"), "takeover").state, "card a1>d3")
    assert step.events == (BuildingsSwapped(0, cell("a1"), 1, cell("d3")),)
    assert stands(step.state) == {"d3": "01", "a1": "1B"}
    assert idle("0B:b2 11:d4", "takeover") == "no-target"


# --- implosion ------------------------------------------------------------------------


def test_implosion_hits_whoever_has_most() -> None:
    assert choices("0B:a1 1B:b2,b3", "implosion") == {"b2", "b3"}
    assert choices("0B:a1,a2 1B:b2", "implosion") == {"a1", "a2"}, "the drawer too"
    assert choices("0B:a1,a2 1B:b2,b3", "implosion") == {"a1", "a2", "b2", "b3"}
    assert idle("0B:a1 1B:b2", "implosion") == "no-target", "two at least"


def test_implosion_counts_the_building_under_the_architect() -> None:
    assert choices("0B:a1,a2 1B:b2,b3,b4", "implosion", "b3") == {"b2", "b4"}
    assert choices("0B:a1 1B:b2,b3", "implosion", "b3") == {"b2"}


@pytest.mark.parametrize(
    ("floors_on_board", "left"),
    [
        ("", "12"),
        ("12:a1,b1,c1,d1,e1 11:f1", "12"),
        ("12:a1,b1,c1,d1,e1,f1", "11"),  # fewer if short
        ("12:a1,b1,c1,d1,e1,f1 11:a2", None),  # no recycling: it is simply removed
    ],
)
def test_implosion_leaves_floors_of_its_owners_supply(
    floors_on_board: str, left: str | None
) -> None:
    state = drawn(position(f"1B:c3,c4 {floors_on_board}", "f6"), "implosion").state
    assert legal(state) == {"card c3", "card c4"}
    step = play(state, "card c3")
    floors = int(left[1]) if left else 0
    assert step.events == (BuildingImploded(0, 1, cell("c3"), floors),)
    assert stands(step.state).get("c3") == left
    assert step.state.board.buildings_left(1) == 6, "it is back in supply"
    assert step.state.board.floors_left(1) == state.board.floors_left(1) - floors
