"""A lesson's run goes through its steps, back and on, and takes only what they ask for."""

import pytest

from blueprints_desktop.lessons.run import LessonRun
from tests.lessons.samples import sample

STEPS = """
[[step]]
id = "turn"
choose = ["turn.1"]
rule = "turning"

[[step]]
id = "drop"
accept = ["L0@1", "L0@5"]
then = ["Y0@3", "aside"]
rule = "straight-down"

[[step]]
id = "read"

[[step]]
id = "any"
accept = "any"
rule = "drop"

[[step]]
id = "advice"
"""


@pytest.fixture
def run(tmp_path):
    lesson = sample(tmp_path, STEPS)
    return LessonRun(lesson, lesson.new_match())


def play(run, text):
    run.match.play_text(text)
    run.made()


def parsed(run, text):
    return run.match.game.parse_move(text)


def test_a_step_takes_its_moves_only(run):
    assert not run.accepts(parsed(run, "L0@1")), "parts are asked for, no move"
    run.done()
    assert run.accepts(parsed(run, "L0@5"))
    assert not run.accepts(parsed(run, "L0@2"))


def test_a_step_wants_the_moves_that_the_next_step_takes(run):
    """The parts of the first step and the move of the second are one move."""
    assert run.wants(("turn.1", "column.5"), parsed(run, "L0@5"))
    assert not run.wants(("turn.1", "column.2"), parsed(run, "L0@2"))
    assert not run.wants(("turn.0", "column.5"), parsed(run, "L0@5"))


def test_what_follows_is_played_before_the_next_step(run):
    run.done()
    play(run, "L0@1")
    assert run.follows == ("Y0@3", "aside")
    assert not run.asks
    play(run, "Y0@3")
    assert run.follows == ("aside",)
    play(run, "aside")
    assert not run.follows
    assert run.step.id == "read"


def test_back_takes_back_what_was_played_since_the_step_began(run):
    run.done()
    for text in ("L0@1", "Y0@3", "aside"):
        play(run, text)
    run.done()
    run.back()
    assert run.step.id == "read"
    assert run.match.move_texts() == ["L0@1", "Y0@3", "aside"]
    run.back()
    assert run.step.id == "drop"
    assert run.match.move_texts() == []
    run.back()
    assert run.step.id == "turn"
    assert not run.can_go_back
    run.done()
    play(run, "L0@5")
    run.back()
    assert run.match.move_texts() == [], "back while something is still to follow"
    assert run.step.id == "drop"
    assert not run.follows


LEAP = """
[[step]]
id = "drop"
accept = ["L0@1", "L0@*"]
then = ["Y0@3"]
rule = "straight-down"

[[step]]
id = "later"
opening = ["L0@5", "aside", "aside"]
accept = "any"
rule = "drop"

[[step]]
id = "advice"
"""


def test_a_star_stands_for_anything_in_a_move(tmp_path):
    lesson = sample(tmp_path, LEAP)
    run = LessonRun(lesson, lesson.new_match())
    assert run.accepts(parsed(run, "L0@4"))
    assert not run.step.accepts("P0@4")
    moves = [str(move) for move in run.match.legal_moves()]
    assert run.step.accepted(moves)[:2] == ["L0@1", "L0@2"]
    assert run.skipped() == "L0@1"


def test_a_step_may_begin_at_another_position(tmp_path):
    lesson = sample(tmp_path, LEAP)
    run = LessonRun(lesson, lesson.new_match())
    play(run, "L0@4")
    assert not run.jumps, "what follows the step before comes first"
    play(run, "Y0@3")
    assert run.jumps
    assert not run.asks
    run.jump()
    assert not run.jumps
    assert run.asks
    assert run.match.move_texts() == ["L0@5", "aside", "aside"]
    run.back()
    assert run.step.id == "drop"
    assert run.match.move_texts() == []
    assert not run.jumps


def test_it_comes_to_a_step_after_a_leap(tmp_path):
    lesson = sample(tmp_path, LEAP)
    run = LessonRun(lesson, lesson.new_match())
    run.go_to(1)
    assert run.asks
    assert run.match.move_texts() == ["L0@5", "aside", "aside"]


def test_skip_names_the_move_that_stands_for_a_step(run):
    assert run.skipped() is None
    run.done()
    assert run.skipped() == "L0@1"
    for text in ("L0@1", "Y0@3", "aside"):
        play(run, text)
    assert run.skipped() is None
    run.done()
    assert run.skipped() == str(run.match.legal_moves()[0])
    play(run, run.skipped())
    run.done()
    assert run.is_over
    assert run.step is None
    assert not run.asks
