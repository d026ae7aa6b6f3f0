"""The soak: random games, watched by referees that share no code with them."""

import json

import pytest

from blueprints_desktop.engine.trace import line, trace
from blueprints_desktop.games import registry
from blueprints_desktop.tools import soak
from blueprints_desktop.tools.simulate import played_matches
from tests.support import usual_seats


@pytest.mark.parametrize("watch", soak.watches(12, seed=77), ids=str)
def test_referees_have_no_objection(watch: soak.Watch) -> None:
    assert soak.check(watch) == []


@pytest.mark.parametrize("key", registry.KEYS)
def test_referees_notice_a_false_winner(key: str) -> None:
    box = registry.box(key)
    seats = usual_seats(key)
    (match,) = played_matches(box, seats, box.options(), 1, 3, ["random"] * seats)
    facts = json.loads(line(trace(match)))
    facts["winners"] = [seat for seat in range(seats) if seat not in facts["winners"]]
    assert soak.referee(key)(facts)
