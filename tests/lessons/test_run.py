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
    assert run.leads_on([parsed(run, "L0@2"), parsed(run, "L0@1")])
    assert not run.leads_on([parsed(run, "L0@2")])


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
    play(run, "L0@1")
    play(run, "Y0@3")
    play(run, "aside")
    run.done()
    assert run.back() == 0
    assert run.step.id == "read"
    assert run.back() == 3
    run.match.undo(3)
    assert run.step.id == "drop"
    assert run.back() == 0
    assert run.step.id == "turn"
    assert not run.can_go_back
    run.done()
    play(run, "L0@5")
    assert run.back() == 1, "back while something is still to follow"
    assert run.step.id == "drop"
    assert not run.follows


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
