"""What the trace tells of a game, and the picture of a position."""

import json
import os
import subprocess
import sys

import pytest
from hypothesis import given

from blueprints_desktop import places
from blueprints_desktop.engine import options as engine_options
from blueprints_desktop.engine.trace import line, trace
from blueprints_desktop.games.fits.options import Options
from blueprints_desktop.games.fits.pieces import NAMES
from tests.games.fits.by_lot import BOARD_CHOICES, SEATS, SEEDS, few, random_match
from tests.support import new_match

# --- the trace -------------------------------------------------------------------------


@few
@given(SEATS, BOARD_CHOICES, SEEDS)
def test_the_trace_tells_every_turn_in_order(seats: int, boards, seed: int):
    match = random_match(seats, boards, seed)
    facts = json.loads(line(trace(match)))
    assert list(facts) == [
        "game", "seats", "seed", "options", "rounds", "totals", "winners",
    ]  # fmt: skip
    assert facts["options"] == {"boards": list(boards)}
    assert [told["board"] for told in facts["rounds"]] == list(boards)
    for told in facts["rounds"]:
        assert list(told) == ["board", "start", "turns", "scores"]
        turns = told["turns"]
        assert [turn["seat"] for turn in turns] == list(range(seats)) * 17
        assert [turn["card"] for turn in turns[:seats]] == told["start"]
        assert {turn["why"] for turn in turns[:seats]} == {"start"}
        assert sorted(turn["card"] for turn in turns[seats::seats]) == sorted(NAMES)
        for turn in turns[seats:]:
            same = turn["card"] == told["start"][turn["seat"]]
            drawn = {"same as start"} if same else {"card", "aside"}
            assert turn["why"] in drawn
            assert (turn["cells"] is not None) is (turn["why"] == "card")
    sums = [sum(told["scores"][seat] for told in facts["rounds"]) for seat in range(seats)]
    assert facts["totals"] == sums
    assert facts["winners"] == [seat for seat in range(seats) if sums[seat] == max(sums)]


def test_the_trace_lists_cells_from_the_bottom_up():
    match = new_match("fits", 1, boards=(1,))
    name = NAMES[match.state.piece]
    match.play_text(f"{name}0@1")
    turn = trace(match)["rounds"][0]["turns"][0]
    assert (turn["card"], turn["seat"], turn["why"]) == (name, 0, "start")
    assert turn["cells"] == sorted(turn["cells"], key=lambda cell: (-cell[0], cell[1]))
    assert turn["cells"][0][0] == 11


def test_the_trace_of_an_unfinished_game_stops_where_the_game_does():
    match = new_match("fits", 2, 3, boards=(1, 2))
    match.play(match.legal_moves()[0])
    facts = trace(match)
    assert (facts["totals"], facts["winners"]) == (None, None)
    assert "scores" not in facts["rounds"][0]
    assert len(facts["rounds"][0]["turns"]) == 1


def test_the_same_seed_gives_the_same_bytes_in_every_process():
    script = (
        "import hashlib\n"
        "from blueprints_desktop import places\n"
        "from blueprints_desktop.engine.chance import Chance\n"
        "from blueprints_desktop.engine.match import Match\n"
        "from blueprints_desktop.engine.trace import line, trace\n"
        "from blueprints_desktop.games.fits.box import BOX\n"
        "options = BOX.options()\n"
        "match = Match(BOX, BOX.read_data(options, [places.resources() / 'fits']), 3, options, 9)\n"
        "chance = Chance(9)\n"
        "while match.to_act is not None:\n"
        "    match.play(chance.pick(match.legal_moves()))\n"
        "told = line(trace(match)) + repr(match.state)\n"
        "print(hashlib.sha256(told.encode()).hexdigest())\n"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={
                **os.environ,
                "PYTHONHASHSEED": seed,
                "PYTHONPATH": str(places.resources().parent),
            },
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(digests) == 1


# --- around the game -------------------------------------------------------------------


def test_options_go_to_json_and_back():
    options = Options((4, "spiral", 2))
    told = engine_options.to_json(options)
    assert told == {"boards": [4, "spiral", 2], "daily": False}
    assert engine_options.from_json(Options, json.loads(json.dumps(told))) == options


@pytest.mark.parametrize("seed", range(3))
def test_the_picture_shows_pieces_signs_and_who_is_to_act(seed: int):
    match = new_match("fits", 2, seed, boards=(2,))
    lines = match.game.picture(match.state).splitlines()
    assert lines[0] == f"round 1, board 2, drop the start piece: seat 0, {NAMES[match.state.piece]}"
    assert lines[4].split() == [".", "1", ".", ".", "1", "."] * 2
    assert len(lines) == 4 + 12
    match = random_match(2, (2,), seed)
    drawn = match.game.picture(match.state)
    assert "game over" in drawn
    assert f"points so far {list(match.outcome.scores)}" in drawn
    for ramp in match.state.ramps:
        for landing in ramp.landings:
            assert f"{NAMES[landing.piece]} " in drawn


def test_the_picture_in_full(table):
    game = table("L", "I3 V L4 O4", boards=(4,))
    game.play("L0@1 I30@1 V0@1 L40@1 aside")
    assert game.game.picture(game.state).splitlines() == [
        "round 1, board 4, drop or set aside: seat 0, F",
        "cards to come L N P T U W X Y T4 S4 V3",
        "seat 0: start L; set aside O4",
        "L4",
        "L4 .  .  .  .  .",
        "L4 L4 .  .  .  .",
        "V  a  .  .  b  .",
        "V  .  .  .  .  .",
        "V  V  V  .  d  .",
        "I3 .  e  .  .  .",
        "I3 .  .  e  .  .",
        "I3 d  .  .  c  .",
        "L  .  .  .  .  .",
        "L  b  .  .  a  .",
        "L  .  .  .  .  .",
        "L  L  .  .  .  .",
    ]
