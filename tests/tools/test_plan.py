"""What the tool says of plans: the shipped ones pass, and each fault is named in plain words."""

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.monuments.kit import parse_kit
from blueprints_desktop.games.monuments.moves import Brick
from blueprints_desktop.tools import plan
from tests.games.monuments.table import MONUMENTS, data_of, match_of

HUT = """
name = "Hut"
levels = [["VVVV.", "VVVV."], [".RR..", "....."]]
"""
ROUNDS = """
[[rounds]]
bag = { violet = 4, red = 3, neutral = 2, orange = 1, jewel = 2 }
middle = [0, 0, 0, 0, 0, 0]
"""


def kit_of(**changes: Any) -> Any:
    """The kit of a small plan with something changed in its file."""
    data = data_of("hut")
    data["plan"] |= changes
    return parse_kit(data)


@pytest.mark.parametrize("monument", MONUMENTS)
def test_nothing_is_wrong_with_the_shipped_plans_at_a_look(monument: str) -> None:
    kit = parse_kit(data_of(monument))
    assert plan.findings_in(kit) == []
    assert plan.is_symmetric(kit.plan.bricks, kit.plan.width)
    for level in range(4):
        on_it = [colour for colour in plan.colours_of(kit) if colour.by_level[level]]
        assert len(on_it) >= 2, level + 1


def test_one_shipped_plan_can_be_finished_after_two_rounds() -> None:
    ready = {
        monument: plan.ready_after_two_rounds(plan.colours_of(parse_kit(data_of(monument))))
        for monument in MONUMENTS
    }
    assert ready == {name: name == "capitol" for name in MONUMENTS}


def test_colour_must_not_equal_level() -> None:
    found = plan.findings_in(parse_kit(data_of("layers")))
    assert "Level 2 has red bricks only: the colour gives the level away." in found
    assert "All violet bricks are on level 1." in found
    assert "Fewer than three colours on the ground: some have nothing to build at first." in found
    assert any(line.startswith("A brick in orange scores 7.3 points") for line in found)


def test_few_levels_and_few_spare_bricks() -> None:
    found = plan.findings_in(kit_of())
    assert "Only 2 levels: nobody can build high." in found
    assert not any("spare" in line for line in found)
    bag = {"violet": 2, "red": 0, "neutral": 8, "orange": 3, "jewel": 2}
    rounds = [{"bag": dict(bag), "middle": [0] * 6} for _ in range(3)]
    rounds[0]["bag"] = {**bag, "violet": 0, "red": 1, "neutral": 0, "orange": 9}
    data = data_of("hut")
    data["quarry"]["box"] |= {"neutral": 20, "orange": 20}
    data["plan"]["rounds"] = rounds
    spare = [line for line in plan.findings_in(parse_kit(data)) if "spare" in line]
    assert [line.split(":")[0] for line in spare] == [
        "The bags hold no spare bricks of violet",
        "The bags hold no spare bricks of red",
    ]


def test_left_and_right() -> None:
    one, other = Brick(0, 1, 0, 0), Brick(0, 1, 0, 4)
    assert plan.is_symmetric([one, other], 6)
    assert not plan.is_symmetric([one, Brick(1, 1, 0, 4)], 6)
    assert not plan.is_symmetric([one, other], 7)


def finished_in(match: Match) -> plan.Course:
    while match.to_act is not None:
        match.play(match.legal_moves()[0])
    return plan.course_of(match)


def test_the_course_of_a_game_is_counted() -> None:
    course = finished_in(match_of("hut", 3, 4, first=1))
    assert course.finished_in in (1, 2)
    assert course.still_building >= 1
    assert course.unset == ()
    whole = finished_in(match_of("layers", 2, 3))
    assert (whole.finished_in is None) == bool(whole.unset)
    assert 0 <= whole.passes_with_loss <= whole.passes <= 4
    assert whole.lost >= whole.passes_with_loss
    assert len(whole.scores) == 2


def course(**changes: Any) -> plan.Course:
    """An even game of two, with something changed."""
    facts = {
        "seats": 2, "scores": (60, 50), "first_won": 0.5, "finished_in": 3, "still_building": 2,
        "passes": 4, "passes_with_loss": 1, "lost": 2, "stuck_at_once": 0, "unset": (),
    }  # fmt: skip
    return plan.Course(**{**facts, **changes})


def test_shares_are_of_games_passes_and_players() -> None:
    shares = plan.Shares(
        2,
        [
            course(),
            course(finished_in=None, unset=(3,), scores=(40, 70)),
            course(finished_in=2, passes=2, passes_with_loss=2, stuck_at_once=1),
            course(still_building=1, lost=6, first_won=1.0),
        ],
    )
    assert (shares.unfinished, shares.in_round_two, shares.before_the_last_pass) == (0.25,) * 3
    assert shares.mean_scores == [62.5, 47.5]
    assert shares.with_loss == 5 / 14
    assert (shares.lost, shares.stuck, shares.first_wins) == (1.5, 0.125, 0.625)
    assert [line.split(" in ")[0] for line in shares.findings()] == [
        "With 2 players the monument stays unfinished",
        "With 2 players 12.5 % have nothing to build at first.",
    ]
    assert plan.Shares(2, [course()] * 50).findings() == []
    unfair = plan.Shares(2, [course(first_won=1.0, finished_in=2)] * 50).findings()
    assert ["before round 3" in unfair[0], "wins 100.0 %, not 50.0 %" in unfair[1]] == [True, True]


def test_bricks_that_are_hard_to_reach() -> None:
    kit = parse_kit(data_of("hut"))
    found = plan.hard_to_reach(kit, [course(unset=(4,)), course(unset=(4, 0)), course(unset=(4,))])
    assert found == [
        "The violet brick on level 1, row 1, column 1 is set in 66.7 % of the games only.",
        "The red brick on level 2, row 1, column 2 is never reached.",
    ]


def test_the_tool_measures_a_file_of_ones_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hut.toml"
    file.write_text(HUT + 3 * ROUNDS, encoding="utf-8")
    assert plan.main([str(file), "--games", "2", "--seats", "2", "--processes", "1"]) == 1
    told = capsys.readouterr().out
    assert told.startswith("Hut: 5 bricks, 2 levels, 7 points")
    assert "2 players, 2 games of journeymen:" in told
    assert "- Only 2 levels: nobody can build high." in told


def test_the_tool_looks_at_a_shipped_plan_without_playing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert plan.main(["capitol", "--games", "0"]) == 0
    told = capsys.readouterr().out
    assert "Two rounds bring all of the bricks that are needed." in told
    assert told.endswith("Nothing is wrong.\n")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('".RR..", "....."', '"...RR", "....."', "This brick stands on nothing."),
        ('"VVVV.", "VVVV."]', '"VVVV.", "VVVO."]', "A brick is two equal letters side by side."),
        ("violet = 4", "violet = 20", "hold more of this kind than the box"),
        ("red = 3", "red = 0", "hold fewer of this colour than the plan needs"),
        ("name", "title", "The program cannot play this plan."),
    ],
)
def test_a_file_that_cannot_be_played_is_explained(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, said: str
) -> None:
    file = tmp_path / "hut.toml"
    text = HUT + 3 * ROUNDS
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    assert plan.main([str(file)]) == 1
    told = capsys.readouterr().out
    assert told.startswith("hut.toml: ")
    assert said in told


def test_wrong_arguments_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["capitol", "--seats", "5"], ["capitol", "--seats", "two"]):
        with pytest.raises(SystemExit):
            plan.main(arguments)
        assert "--seats takes" in capsys.readouterr().err


def test_the_data_of_a_plan_is_not_shared() -> None:
    before = deepcopy(plan.data_of("capitol"))
    assert plan.data_of("capitol") == before
    assert before["monument"] == "capitol"
