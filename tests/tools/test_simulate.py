"""Simulations and traces: the same arguments give the same bytes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from blueprints_desktop.games import registry
from blueprints_desktop.tools import simulate
from blueprints_desktop.tools import trace as trace_tool
from tests.support import usual_seats

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "tests" / "store" / "samples"


def simulated(hash_seed: str, *arguments: str) -> bytes:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "blueprints_desktop.tools.simulate", "--trace", "-"]
    return subprocess.run([*command, *arguments], env=env, capture_output=True, check=True).stdout


@pytest.mark.parametrize("key", registry.KEYS)
def test_the_same_bytes_whatever_the_hash_seed(key: str) -> None:
    arguments = ("--game", key, "--seats", str(usual_seats(key)), "--games", "3", "--seed", "11")
    first = simulated("0", *arguments)
    assert first.count(b"\n") == 3
    assert simulated("4242", *arguments) == first


def test_game_i_is_played_with_seed_plus_i(tmp_path: Path) -> None:
    both, second = tmp_path / "both", tmp_path / "second"
    common = ["--game", "blueprints", "--seats", "2"]
    assert simulate.main([*common, "--games", "2", "--seed", "5", "--trace", str(both)]) == 0
    assert simulate.main([*common, "--games", "1", "--seed", "6", "--trace", str(second)]) == 0
    assert both.read_text().splitlines()[1] == second.read_text().strip()


def test_common_keys_and_options(tmp_path: Path) -> None:
    file = tmp_path / "t"
    arguments = ["--game", "fits", "--seats", "1", "--boards", "1,3", "--trace", str(file)]
    assert simulate.main(arguments) == 0
    facts = json.loads(file.read_text())
    assert list(facts)[:4] == ["game", "seats", "seed", "options"]
    assert list(facts)[-1] == "winners"
    assert facts["winners"] == [0]
    assert facts["options"]["boards"] == [1, 3]
    assert [r["board"] for r in facts["rounds"]] == [1, 3]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--game", "chess"], "invalid choice"),
        (["--game", "fits", "--seats", "7"], "wrong number of seats"),
        (["--game", "fits", "--boards", "9"], "9"),
        (["--game", "skyline", "--players", "random"], "one player for each seat"),
        (["--game", "skyline", "--seats", "2", "--players", "random,genius"], "unknown player"),
        (["--game", "blueprints", "--first", "x"], "invalid"),
        (["--game", "monuments", "--monument", "eiffel"], "eiffel"),
    ],
)
def test_bad_arguments_get_a_clear_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        simulate.main(arguments)
    assert caught.value.code == 2
    assert message in capsys.readouterr().err


def test_a_summary_without_traces(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.main(["--game", "blueprints", "--seats", "2", "--games", "4"]) == 0
    assert "4 games, 71.0 moves each" in capsys.readouterr().out


def test_the_trace_of_a_saved_match(capsys: pytest.CaptureFixture[str]) -> None:
    assert trace_tool.main([str(SAMPLES / "version-1-fits.match")]) == 0
    told = (SAMPLES / "version-1-fits.trace.json").read_text(encoding="utf-8")
    assert capsys.readouterr().out == told


def test_the_trace_of_something_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x"
    path.write_text("hello\n")
    with pytest.raises(SystemExit):
        trace_tool.main([str(path)])
    assert "line 1: not a match file" in capsys.readouterr().err
