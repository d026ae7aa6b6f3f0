"""The checker finds each planted fault, and none in the lessons that are shipped."""

import pytest

from blueprints_desktop.lessons import checking
from blueprints_desktop.lessons.checking import complaints, course_complaints, rule_complaints
from blueprints_desktop.lessons.reading import all_lessons, lesson_named, read_lesson
from blueprints_desktop.lessons.run import LessonRun
from tests.lessons.samples import sample

GOOD = """
[[step]]
id = "drop"
accept = ["L0@1", "L0@5"]
then = ["Y0@3"]
rule = "straight-down"

[[step]]
id = "any"
accept = "any"
rule = "drop"

[[step]]
id = "advice"
"""


@pytest.mark.parametrize("lesson", all_lessons(), ids=lambda lesson: lesson.name)
def test_the_lessons_are_sound(lesson):
    assert not complaints(lesson)


def test_a_sound_course_has_no_complaints(tmp_path):
    lesson = sample(tmp_path, GOOD)
    assert not list(course_complaints(lesson))
    assert not list(rule_complaints(lesson))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (('"L0@1", "L0@5"', '"L0@6"'), "step drop: L0@6 is not legal"),
        (('"L0@1", "L0@5"', '"L0@1", "L0@6"'), "step drop: L0@6 is not legal"),
        (('"L0@1", "L0@5"', '"L0@1", "L7@*"'), "step drop: L7@* is not legal"),
        (('id = "any"', 'id = "any"\nopening = ["L0@6"]'), "step any: opening:"),
        (('"Y0@3"', '"X0@3"'), "step drop: X0@3, which follows, is not legal"),
        (('rule = "drop"', ""), "step any: no rule answers"),
        (('rule = "drop"', 'rule = "drop"\nchoose = ["turn.1"]'), "for parts and for a move"),
        (('id = "advice"', 'id = "advice"\naccept = "any"\nrule = "drop"'), "is to be read"),
    ],
)
def test_a_fault_in_the_course_is_found(tmp_path, change, complaint):
    lesson = sample(tmp_path, GOOD.replace(*change))
    assert any(complaint in each for each in course_complaints(lesson))


DICE = """
order = 1
minutes = 5
seats = 3
options = { first = 0 }
seed = 21498
seeds = [[0, 26]]

[[step]]
id = "two"
accept = ["R2>a1", "R2>*"]
then = ["W6>b2", "S5>a1"]
rule = "placement"

[[step]]
id = "one"
accept = ["S1>b2"]
rule = "placement"

[[step]]
id = "advice"
"""


def test_a_move_that_only_another_answer_makes_illegal_is_found(tmp_path):
    """The pattern takes three spaces; on one of them the 2 is below the 1 that comes next."""
    path = tmp_path / "first.toml"
    path.write_text(DICE)
    found = list(course_complaints(read_lesson(path, "blueprints")))
    assert found == ["step two, if R2>b2 is played: step one: S1>b2 is not legal"]


def test_anybody_goes_on_after_a_round():
    """The first one says so although the last one goes first."""
    lesson = lesson_named("blueprints/first")
    (step,) = [each for each in lesson.steps if each.accept == ("next",)]
    run = LessonRun(lesson, lesson.new_match())
    run.go_to(lesson.steps.index(step))
    assert run.match.to_act != lesson.learner
    assert run.accepts("next")
    assert not complaints(lesson)


def test_what_comes_after_a_leap_does_not_depend_on_the_move_before(tmp_path):
    steps = GOOD.replace('"L0@1", "L0@5"', '"L0@1", "*"').replace('then = ["Y0@3"]', "")
    leap = steps.replace('id = "any"', 'id = "any"\nopening = ["L0@5", "Y0@3"]')
    assert not list(course_complaints(sample(tmp_path, leap)))


def test_a_paragraph_that_no_rulebook_has_is_found(tmp_path):
    lesson = sample(tmp_path, GOOD.replace('"straight-down"', '"hats"'))
    assert [each for each in rule_complaints(lesson) if "'hats'" in each]


@pytest.mark.parametrize(
    ("say", "complaint"),
    [
        ("Word " * 60 + ".", "letters"),
        ("One. Two. Three. Four.", "sentences"),
        ("No end", "end as a sentence"),
    ],
)
def test_words_that_are_too_long_are_found(tmp_path, monkeypatch, say, complaint):
    from blueprints_desktop.lessons.lesson import LessonWords, StepWords

    lesson = sample(tmp_path, GOOD)
    steps = {step.id: StepWords(say) for step in lesson.steps}
    monkeypatch.setattr(checking, "words_of", lambda *_: LessonWords("A", "B", steps))
    found = list(checking.word_complaints(lesson))
    assert any(complaint in each for each in found)
    assert {each[:2] for each in found} == {"en", "fr"}
