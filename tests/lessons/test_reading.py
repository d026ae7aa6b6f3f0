"""Lessons are read as their document says, and what is wrong names the file and the entry."""

import pytest

from blueprints_desktop.engine.errors import BadData
from blueprints_desktop.engine.match import Reseed
from blueprints_desktop.lessons.lesson import ANY
from blueprints_desktop.lessons.reading import french_spaces, read_lesson, read_words
from blueprints_desktop.rulebooks.terms import terms

COURSE = """
order = 2
minutes = 5
seed = 1
seeds = [[3, 99], [1, 7]]
options = { boards = [1] }

[[step]]
id = "drop"
point = "ramp"
accept = ["L0@1", "L0@2"]
rule = "straight-down"

[[step]]
id = "any"
accept = "any"
then = []

[[step]]
id = "advice"
"""
WORDS = """
title = "Dropping"
about = "Leave no {hole:many}."

[step.drop]
say = "Drop it: no {hole}."
not = "That leaves a {hole}."

[step.any]
say = "Drop it."

[step.advice]
say = "Good."
"""
IDS = ["drop", "any", "advice"]


@pytest.fixture
def written(tmp_path):
    def write(text):
        path = tmp_path / "first.toml"
        path.write_text(text)
        return path

    return write


def test_a_course_is_read(written):
    lesson = read_lesson(written(COURSE), "fits")
    assert lesson.name == "fits/first"
    assert (lesson.seats, lesson.learner, lesson.order, lesson.minutes) == (1, 0, 2, 5)
    assert lesson.reseeds == (Reseed(1, 7), Reseed(3, 99))
    assert lesson.options.boards == (1,)
    drop, any_move, advice = lesson.steps
    assert drop.point == ("ramp",)
    assert drop.accepts("L0@2")
    assert not drop.accepts("L0@3")
    assert any_move.accept == (ANY,)
    assert any_move.accepts("L0@3")
    assert not advice.asks


@pytest.mark.parametrize(
    ("change", "code", "entry"),
    [
        (("order = 2", ""), "not-a-number", "file order"),
        (("order = 2", 'order = "2"'), "not-a-number", "file order"),
        (("order = 2", "order = 2\nspeed = 3"), "unknown-entry", "file"),
        (("[[3, 99], [1, 7]]", "[3, 99]"), "not-a-pair-of-numbers", "seeds"),
        (("[1]", "[1], hats = 3"), "unknown-option", "options"),
        (("[1]", '["no such board"]'), "unknown-board", "options"),
        (("minutes = 5", "minutes = 5\nseats = 9"), "wrong-number-of-seats", "seats"),
        (("minutes = 5", "minutes = 5\nlearner = 1"), "no-such-seat", "learner"),
        (('id = "any"', 'id = "drop"'), "same-id-twice", "step"),
        (('id = "any"', "id = 3"), "not-a-text", "step 2 id"),
        (('"L0@1", "L0@2"', '"L0@1", 2'), "not-a-list-of-texts", "step 1 accept"),
        (('rule = "straight-down"', 'rules = "x"'), "unknown-entry", "step 1"),
    ],
)
def test_what_is_wrong_names_its_entry(written, change, code, entry):
    with pytest.raises(BadData) as refused:
        read_lesson(written(COURSE.replace(*change)), "fits")
    assert (refused.value.code, refused.value.entry) == (code, entry)
    assert refused.value.source == "first.toml"


def test_words_have_the_terms_of_the_rulebook(written):
    words = read_words(written(WORDS), IDS, terms("fits", "en"))
    assert words.about == "Leave no holes."
    assert words.steps["drop"].not_this == "That leaves a hole."
    assert words.steps["any"].not_this == ""


def test_french_spaces_are_set_where_the_file_has_plain_ones(written):
    text = WORDS.replace("Drop it: no {hole}.", "Un « trou » : non ; oui !")
    words = french_spaces(read_words(written(text), IDS, terms("fits", "fr")))
    thin, full = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
    assert words.steps["drop"].say == f"Un «{full}trou{full}»{full}: non{thin}; oui{thin}!"


@pytest.mark.parametrize(
    ("change", "code", "entry"),
    [
        (("{hole:many}", "{hats}"), "unknown-term", "about"),
        (("{hole:many}", "{hole:few}"), "unknown-term", "about"),
        (("[step.any]", "[step.other]"), "is-missing", "step any"),
        (('say = "Good."', 'say = "Good."\n[step.more]\nsay = "x"'), "unknown-step", "step more"),
        (('say = "Good."', "say = 3"), "not-a-text", "step advice say"),
        (('say = "Good."', 'says = "x"'), "unknown-entry", "step advice"),
    ],
)
def test_wrong_words_name_their_entry(written, change, code, entry):
    with pytest.raises(BadData) as refused:
        read_words(written(WORDS.replace(*change)), IDS, terms("fits", "en"))
    assert (refused.value.code, refused.value.entry) == (code, entry)
