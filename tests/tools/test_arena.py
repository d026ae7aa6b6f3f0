"""The arena: the same games for the same arguments, seats rotated, runs that go on."""

import json
from pathlib import Path
from typing import Any

import pytest

from blueprints_desktop.tools import arena
from blueprints_desktop.tools.arena_games import ArenaPlan, play_game
from blueprints_desktop.tools.arena_report import wilson

SKYLINE = ["--game", "skyline", "--players", "journeyman,random", "--seed", "4"]


def run(out: Path, *arguments: str) -> dict[str, object]:
    assert arena.main([*arguments, "--out", str(out)]) == 0
    found: dict[str, object] = json.loads(out.read_text())
    return found


def test_any_number_of_processes_gives_the_same_games(tmp_path: Path) -> None:
    one = run(tmp_path / "1", *SKYLINE, "--games", "6", "--processes", "1")
    two = run(tmp_path / "2", *SKYLINE, "--games", "6", "--processes", "2")
    assert one["sum"] == two["sum"]
    assert one["command"] == two["command"]
    assert [(p["won"], p["score"]) for p in one["players"]] == [  # type: ignore[attr-defined]
        (p["won"], p["score"])
        for p in two["players"]  # type: ignore[attr-defined]
    ]


def test_every_deal_is_played_in_each_rotation() -> None:
    plan = ArenaPlan("fits", ("random", "greedy"), 3, None, None, {"boards": [1]})
    first, second = play_game(plan, 0), play_game(plan, 1)
    swapped = ArenaPlan("fits", ("greedy", "random"), 3, None, None, {"boards": [1]})
    other = play_game(swapped, 1)
    assert first.sum != second.sum
    assert (other.sum, other.scores) == (first.sum, first.scores[::-1])


def test_alone_everybody_plays_the_same_deals(tmp_path: Path) -> None:
    found = run(
        tmp_path / "out", "--game", "fits", "--boards", "1", "--players", "greedy,random,greedy",
        "--alone", "--games", "3", "--processes", "1",
    )  # fmt: skip
    players: list[dict[str, Any]] = found["players"]  # type: ignore[assignment]
    first, random, other = players
    assert (found["alone"], found["games"]) == (True, 3)
    assert first["score"] == other["score"] > random["score"]
    assert first["lead"] == pytest.approx(first["score"] - random["score"], abs=0.01)
    assert first["won"] == other["won"] == 1.5


def test_an_interrupted_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run(tmp_path / "whole", *SKYLINE, "--games", "4", "--processes", "1")
    out = tmp_path / "out"
    played = []

    def stopping(plan: ArenaPlan, number: int) -> object:
        played.append(number)
        if len(played) == 3:
            raise KeyboardInterrupt
        return play_game(plan, number)

    monkeypatch.setattr(arena, "play_game", stopping)
    with pytest.raises(KeyboardInterrupt):
        run(out, *SKYLINE, "--games", "4", "--processes", "1")
    journal = tmp_path / "out.part"
    journal.write_text(journal.read_text() + '{"number": 2, "wo')
    resumed = run(out, *SKYLINE, "--games", "4", "--processes", "1")
    assert played == [0, 1, 2, 2, 3]
    assert resumed["sum"] == whole["sum"]
    assert not journal.exists()


def test_a_journal_of_another_run_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal = tmp_path / "out.part"
    journal.write_text("{}\n")
    with pytest.raises(SystemExit):
        run(tmp_path / "out", *SKYLINE)
    assert "journal of another run" in capsys.readouterr().err
    assert journal.read_text() == "{}\n"


def test_a_clear_win_may_stop_early(tmp_path: Path) -> None:
    found = run(
        tmp_path / "out", "--game", "fits", "--boards", "1", "--players", "greedy,random",
        "--games", "40", "--until", "0.5", "--processes", "1",
    )  # fmt: skip
    assert found["games"] == 4
    assert found["players"][0]["low"] >= 0.5  # type: ignore[index]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--game", "fits", "--players", "genius"], "unknown player"),
        (["--game", "skyline", "--players", "random"], "wrong number of seats"),
        ([*SKYLINE, "--alone"], "wrong number of seats"),
        ([*SKYLINE, "--budget", "soon"], "not a budget"),
    ],
)
def test_bad_arguments_get_a_clear_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        arena.main(arguments)
    assert message in capsys.readouterr().err


def test_the_interval_is_narrower_with_more_games_and_never_leaves_the_scale() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    few, many = wilson(8, 10), wilson(800, 1000)
    assert few[0] < many[0] < 0.8 < many[1] < few[1]
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert wilson(0, 10)[0] == pytest.approx(0.0)
