"""Moves that are not allowed: each kind with its code, and the position left alone."""

from typing import Any

import pytest
from attrs import frozen

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import IllegalMove
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games.skyline.moves import ROLL, Build, CardMove
from blueprints_desktop.games.skyline.state import State
from tests.games.skyline.table import GAME, legal, position

FULL = "01:a1,b1,c1,d1,e1,f1,a2,b2,c2,d2,e2,f2,c4"


def refused(state: State, move: Any) -> str:
    before = repr(state)
    with pytest.raises(IllegalMove) as caught:
        GAME.play(state, move, Chance(0))
    assert repr(state) == before
    assert caught.value.facts["move"] == str(move)
    return caught.value.code


def refused_text(state: State, text: str) -> str:
    return refused(state, GAME.parse_move(text))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("roll", "not-now"),
        ("card c2", "not-now"),
        ("c1", "architect-cannot-get-there"),
        ("c3", "architect-cannot-get-there"),
        ("c2>c1", "nothing-to-move"),
        ("c2^c4", "nothing-to-lift"),
        ("d3", "not-your-building"),
        ("d3>d1", "not-your-building"),
        ("b3", "building-is-finished"),
        ("c4", "pile-must-demolish"),
        ("c4>c5", "pile-cannot-get-there"),
        ("c4>a4", "nothing-to-demolish"),
        ("c4>c4", "pile-cannot-get-there"),
        ("c4>d5", "building-is-not-lower"),
        ("c4>b5", "building-is-not-lower"),
        ("c4>c6^c4", "nothing-to-lift"),
    ],
)
def test_black_die(text: str, code: str) -> None:
    state = position("01:c4 0B:b3 11:d3,c6 12:d5 1B:b5", "c3", black=1)
    assert legal(state) == {"c2", "c4>c6", "c4>d3"}
    assert refused_text(state, text) == code


def test_what_the_architect_protects() -> None:
    assert refused_text(position("01:c5 11:c3", "c3", black=2), "c5>c3") == "architect-protects"


def test_a_turning_pile_where_piles_are_straight() -> None:
    state = position("01:c4 11:d5", "c3", black=1, straight_piles=True)
    assert refused_text(state, "c4>d5") == "pile-cannot-get-there"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("d3", "no-floor-left"),
        ("d3^c3", "cannot-lift-that"),
        ("d3^d3", "cannot-lift-that"),
        ("d3^f6", "cannot-lift-that"),
        ("c4>c6^c4", "cannot-lift-that"),
        ("c4>c6", "no-floor-left"),
    ],
)
def test_lifting(text: str, code: str) -> None:
    state = position(f"{FULL} 11:c6", "c3", black=1)
    assert "c4>c6^a1" in legal(state)
    assert refused_text(state, text) == code


@pytest.mark.parametrize(
    ("card", "text", "code"),
    [
        ("demolition_order", "card a1", "not-a-target-of-the-card"),
        ("demolition_order", "card d1", "not-a-target-of-the-card"),
        ("demolition_order", "card f5", "not-a-target-of-the-card"),
        ("demolition_order", "card f6", "architect-protects"),
        ("demolition_order", "card c1>a1", "one-cell-is-enough"),
        ("demolition_order", "card c1^a1", "nothing-to-lift"),
        ("demolition_order", "c1", "not-now"),
        ("demolition_order", "roll", "not-now"),
        ("building_permit", "card a1", "cell-is-taken"),
        ("building_permit", "card f6", "cell-is-taken"),
        ("building_permit", "card f5^a1", "nothing-to-lift"),
        ("extra_storey", "card b1", "not-a-target-of-the-card"),
        ("extra_storey", "card c1", "not-a-target-of-the-card"),
        ("relocation", "card a1", "target-is-missing"),
        ("relocation", "card a1>c1", "cell-is-taken"),
        ("relocation", "card a1>a1", "cell-is-taken"),
        ("relocation", "card c1>f5", "not-a-target-of-the-card"),
        ("land_swap", "card a1>d1", "not-a-target-of-the-card"),
        ("land_swap", "card a1>f6", "architect-protects"),
        ("land_swap", "card c1>a1", "not-a-target-of-the-card"),
        ("takeover", "card a1>c1", "not-a-target-of-the-card"),
        ("rush_job", "card a1", "pile-must-demolish"),
        ("rush_job", "card a1>f6", "architect-protects"),
        ("rush_job", "card b1>d1", "building-is-finished"),
        ("rush_job", "card a1>d1", "pile-cannot-get-there"),
        ("rush_job", "card e5>c1", "not-your-building"),
        ("tower_on_rails", "card a1>f5", "not-a-target-of-the-card"),
        ("tower_on_rails", "card b1>f6", "cell-is-taken"),
        ("implosion", "card c1", "not-a-target-of-the-card"),
        ("implosion", "card d1", "not-a-target-of-the-card"),
    ],
)
def test_cards(card: str, text: str, code: str) -> None:
    state = position("01:a1 0B:b1,b2 11:c1 1B:d1 11:f6", "f6", card=card)
    assert legal(state)
    assert refused_text(state, text) == code


def test_cards_that_need_a_floor() -> None:
    state = position(FULL, "c4", card="building_permit")
    assert refused_text(state, "card f6") == "no-floor-left"
    assert refused_text(state, "card f6^c4") == "cannot-lift-that"
    assert refused_text(state, "card f6^e6") == "cannot-lift-that"


@pytest.mark.parametrize("text", ["c2", "c2>c4", "card c2"])
def test_before_the_roll(text: str) -> None:
    assert refused_text(position("01:c3", "c3"), text) == "not-now"


@frozen
class Stranger:
    cell: int = 8
    target: None = None
    lifted: None = None


class Heir(Build):
    """Not quite a Build."""


@pytest.mark.parametrize("move", [NEXT, None, "roll", 8, Stranger(), Heir(8), Build])
@pytest.mark.parametrize("black", [None, 1])
def test_foreign_moves(move: object, black: int | None) -> None:
    assert refused(position("01:c3", "c3", black=black), move) == "not-a-skyline-move"


@pytest.mark.parametrize("nonsense", [-1, 36, 10**30, True, 8.0, "c2", None, (), [], b"c2"])
def test_fields_that_hold_no_cell(nonsense: Any) -> None:
    building = position("01:c3,c4 11:c6", "c3", black=1)
    card = position("01:c3,c4 11:c6", "c3", card="relocation")
    for state, kind in ((building, Build), (card, CardMove)):
        assert refused(state, kind(nonsense)) == "no-such-cell"
        assert refused(state, kind(nonsense, 8, 9)) == "no-such-cell"
        if nonsense is not None:
            assert refused(state, kind(20, nonsense)) == "no-such-cell"
            assert refused(state, kind(20, 32, nonsense)) == "no-such-cell"
    assert refused(position(FULL, "c4", black=1), Build(14, None, nonsense)) in (
        "no-such-cell",
        "no-floor-left",
    )


def test_a_shared_roll_is_as_good_as_a_new_one() -> None:
    state = position("01:c3", "c3")
    assert GAME.play(state, type(ROLL)(), Chance(1)) == GAME.play(state, ROLL, Chance(1))
