"""The referees themselves: honest games pass, wrong facts are objected to."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.referees import check
from tests.referees.honest import HONEST, honest
from tests.referees.judge import Trace
from tests.referees.spoiling import WRONG, fraction, nobody_wins, surplus_key

# Honest games, and the file reader


@pytest.mark.parametrize("line", HONEST)
def test_an_honest_game_gets_no_objection(line: str) -> None:
    assert check.objections(line) == []


def test_the_file_reader_counts_and_exits(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "traces.jsonl"
    file.write_text("\n".join(HONEST) + "\n", encoding="utf-8")
    assert check.main(file) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "5 games, 0 with objections"
    file.write_text(HONEST[0] + "\n" + HONEST[1].replace('"seat": 1', '"seat": 0'), "utf-8")
    assert check.main(file) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "game 2: round 1 turn 2 seat: is 0, should be 1"
    assert lines[-1] == "2 games, 1 with objections"
    assert len(lines) == check.SHOWN + 2


@pytest.mark.parametrize(
    "line", ["", "[]", "{", '{"game": "chess"}', '{"game": "fits", "game": "fits"}']
)
def test_what_is_no_trace_is_objected_to(line: str) -> None:
    assert check.objections(line)


# Wrong facts, one at a time


@pytest.mark.parametrize(
    ("game", "spoil"),
    [(game, spoil) for game, spoils in WRONG.items() for spoil in [*spoils, nobody_wins, fraction]],
)
def test_a_wrong_fact_is_objected_to(game: str, spoil: Callable[[Trace], None]) -> None:
    trace = honest(game)
    spoil(trace)
    assert check.objections(json.dumps(trace))


@pytest.mark.parametrize("game", ["blueprints", "fits", "monuments"])
def test_a_surplus_key_is_objected_to(game: str) -> None:
    trace = honest(game)
    surplus_key(trace)
    assert check.objections(json.dumps(trace))


def turn_lists(trace: Trace) -> list[list[Any]]:
    if "turns" in trace:
        return [trace["setup"], trace["turns"]]
    names = ("turns", "pickups", "builds")
    return [facts[name] for facts in trace["rounds"] for name in names if name in facts]


@pytest.mark.parametrize("game", check.GAMES)
def test_a_missing_or_repeated_turn_is_objected_to(game: str) -> None:
    chance = random.Random(1)
    for repeated in (False, True):
        for index in range(len(turn_lists(honest(game)))):
            trace = honest(game)
            turns = turn_lists(trace)[index]
            place = chance.randrange(len(turns))
            turns[place : place + 1] = [turns[place]] * 2 if repeated else []
            assert check.objections(json.dumps(trace)), (index, place)
