"""The trace: what strangers read of a game."""

from typing import Any

import pytest

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match, Played
from blueprints_desktop.engine.step import Step
from blueprints_desktop.engine.trace import line, trace
from blueprints_desktop.games.skyline.state import State
from tests.games.skyline.drawing import drawn
from tests.games.skyline.table import play, position, rolled
from tests.support import new_match, play_on

TURN_KEYS = "seat white black pawn rent card build architect board cash"


def last_turn(*steps: Step[State]) -> dict[str, Any]:
    """The trace of a turn made of these steps."""
    match = new_match("skyline", steps[0].state.seats, first=0)
    for step in steps:
        match.add(Played(0, None, step))
    turn: dict[str, Any] = trace(match)["turns"][-1]
    assert " ".join(turn) == TURN_KEYS
    return turn


def card_turn(
    buildings: str, card: str, text: str | None = None, architect: str = "f6", **more: Any
) -> Any:
    """What the trace says of a card."""
    step = drawn(position(buildings, architect, **more), card)
    steps = [step] if text is None else [step, play(step.state, text)]
    turn = last_turn(*steps)
    assert turn["build"] is None
    assert turn["card"]["name"] == card
    return turn["card"]["effect"]


def test_setup() -> None:
    match = new_match("skyline", 2, first=1)
    for name in ["c3", "d3", "a1", "b1", "c1", "d1", "e1", "f1"]:
        match.play_text(name)
    facts = trace(match)
    assert facts["setup"] == [
        {"seat": 1, "building": [2, 2]},
        {"seat": 0, "building": [2, 3]},
        {"seat": 0, "floor": [0, 0]},
        {"seat": 1, "floor": [0, 1]},
        {"seat": 1, "floor": [0, 2]},
        {"seat": 0, "floor": [0, 3]},
        {"seat": 0, "floor": [0, 4]},
        {"seat": 1, "floor": [0, 5]},
    ]
    assert facts["start"] == 0
    assert facts["turns"] == []
    assert (facts["end"], facts["final"], facts["winners"]) == (None, None, None)
    assert facts["options"] == {"first": 1, "straight_piles": False, "recycle_floors": True}


def test_a_floor() -> None:
    step = rolled(position("1B:c1 11:b1,d1 01:c3", "c3"), 3, 1)
    assert last_turn(step, play(step.state, "c4")) == {
        "seat": 0,
        "white": 3,
        "black": 1,
        "pawn": 3,
        "rent": {"to": 1, "amount": 120, "paid": 120},
        "card": None,
        "build": {"floor": [3, 2]},
        "architect": [3, 2],
        "board": {"0,1": [1, 1], "0,2": [1, "B"], "0,3": [1, 1], "2,2": [0, 1], "3,2": [0, 1]},
        "cash": [580, 820],
    }


def test_piles_and_lifted_floors() -> None:
    step = rolled(position("02:c4 11:c1", "c3"), 2, 1)
    turn = last_turn(step, play(step.state, "c4>c1"))
    assert turn["build"] == {"raise": [3, 2], "to": [0, 2], "finished": True}
    assert turn["architect"] == [0, 2]
    assert turn["board"] == {"0,2": [0, "B"]}
    step = rolled(position("02:a1,b1,d1,e1,f1 01:c4,f2,f3 11:c6", "c3"), 1, 1)
    turn = last_turn(step, play(step.state, "c4>c6^f2"))
    assert turn["build"] == {"lifted": [1, 5], "raise": [3, 2], "to": [5, 2], "finished": False}


def test_nothing_built() -> None:
    turn = last_turn(rolled(position("11:b1,a2,a1", "a1"), 4, 1))
    assert turn["build"] is None
    assert turn["architect"] == [0, 0]
    assert turn["black"] == 1


def test_bankruptcy() -> None:
    step = rolled(position("0B:f6,e6 1B:c1", "c3", cash=(30, 700)), 3, 5)
    turn = last_turn(step)
    assert turn["rent"] == {"to": 1, "amount": 100, "paid": 30}
    assert turn["build"] is None
    assert turn["black"] == 5
    assert turn["cash"] == [0, 800]
    match = new_match("skyline", 2, first=0)
    match.add(Played(0, None, step))
    facts = trace(match)
    assert facts["end"] == "bankrupt"
    assert facts["final"] == [30 + 200 - 100, 900]
    assert facts["winners"] == [1]


def test_money_cards() -> None:
    assert card_turn("01:a1 0B:b1", "city_tax") == {
        "payments": [{"from": 0, "to": None, "due": 30, "paid": 30}]
    }
    assert card_turn("", "subsidy") == {
        "payments": [{"from": None, "to": 0, "due": 100, "paid": 100}]
    }
    assert card_turn("", "gala", cash=(0, 10)) == {
        "payments": [{"from": 1, "to": 0, "due": 40, "paid": 10}]
    }
    assert card_turn("", "equalisation_levy", cash=(10, 300)) == {
        "payments": [{"from": 1, "to": 0, "due": 100, "paid": 100}]
    }


@pytest.mark.parametrize(
    ("buildings", "card", "cash"),
    [
        ("", "equalisation_levy", (700, 700)),
        ("", "repairs", (0, 700)),
        ("1B:a1", "city_tax", (700, 700)),
        ("0B:a1", "demolition_order", (700, 700)),
    ],
)
def test_cards_that_change_nothing(buildings: str, card: str, cash: tuple[int, int]) -> None:
    assert card_turn(buildings, card, cash=cash) is None


@pytest.mark.parametrize(
    ("buildings", "card", "text", "effect"),
    [
        ("12:a2", "demolition_order", "card a2", {"removed": [1, 0], "owner": 1, "floors": 2}),
        ("11:a2", "expropriation", "card a2", {"removed": [1, 0], "owner": 1, "floors": 1}),
        ("11:a2", "forced_sale", "card a2",
         {"removed": [1, 0], "owner": 1, "floors": 1, "floor": [1, 0],
          "payments": [{"from": 0, "to": 1, "due": 50, "paid": 50}]}),
        ("", "building_permit", "card b1", {"floor": [0, 1]}),
        ("02:a1", "extra_storey", "card a1", {"raise": [0, 0], "finished": True}),
        ("01:a1 11:a3", "rush_job", "card a1>a3",
         {"raise": [0, 0], "to": [2, 0], "finished": False}),
        ("01:a1", "relocation", "card a1>a3", {"move": [0, 0], "to": [2, 0]}),
        ("0B:a1", "tower_on_rails", "card a1>a3", {"move": [0, 0], "to": [2, 0]}),
        ("01:a1 11:a3", "land_swap", "card a1>a3", {"swap": [0, 0], "with": [2, 0]}),
        ("01:a1 1B:a3", "takeover", "card a1>a3", {"swap": [0, 0], "with": [2, 0]}),
        ("1B:a1,a3", "implosion", "card a3", {"imploded": [2, 0], "owner": 1, "floors": 2}),
        ("02:a1,b1,c1,d1,e1,f1 01:a2", "building_permit", "card a3^a2",
         {"lifted": [1, 0], "floor": [2, 0]}),
    ],
)  # fmt: skip
def test_cards_with_a_choice(buildings: str, card: str, text: str, effect: Any) -> None:
    assert card_turn(buildings, card, text) == effect


def test_a_drawn_card_waits_in_an_unfinished_trace() -> None:
    assert card_turn("01:a1", "relocation") is None


def test_same_match_same_bytes() -> None:
    match = play_on(new_match("skyline", 3, 11), Chance(5))
    assert isinstance(match, Match)
    assert line(trace(match)) == line(trace(match.replayed()))
    facts = trace(match)
    assert facts["final"] == list(match.outcome.scores)  # type: ignore[union-attr]
    assert facts["turns"][0]["seat"] == facts["setup"][0]["seat"]
    assert len(facts["turns"]) == match.state.turn - 12
