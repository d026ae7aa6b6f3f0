"""Lessons that are written for a test."""

import pytest

from blueprints_desktop.games import registry
from blueprints_desktop.lessons.reading import lessons_of, words_of

COURSE = """
order = {order}
minutes = 5
seats = 2
seed = 1
options = {{ boards = [1] }}

[[step]]
id = "turn"
point = ["turn.1"]
choose = ["turn.1"]
rule = "turning"

[[step]]
id = "drop"
point = ["cell.12.1"]
accept = ["L1@1"]
then = ["T0@1"]
rule = "straight-down"

[[step]]
id = "read"
point = ["score.rows"]

[[step]]
id = "any"
accept = "any"
then = ["aside"]
rule = "drop"

[[step]]
id = "advice"
"""
WORDS = """
title = "{title}"
about = "About."
[step.turn]
say = "{turn}"
[step.drop]
say = "Drop it."
not = "Not there: a {{hole}}."
[step.read]
say = "Look."
[step.any]
say = "Anywhere."
[step.advice]
say = "Good luck."
"""


_A_TERM = {"fits": "{hole}", "monuments": "{brick}"}

LEAP = """
order = 1
minutes = 2
seats = 2
seed = 21
options = {{ monument = "notre_dame", first = 0 }}
opening = ["o6O", "o7N-o8R"]

[[step]]
id = "turn"
choose = ["cell.m4", "piece.m4.neutral"]
rule = "walk"

[[step]]
id = "drop"
accept = ["m4N-m5O-o10V", "m4N-m5O-*"]
rule = "walk"

[[step]]
id = "any"
opening = ["m4N-m5O-o10V", "m5R-cR-m1R-o2V"]
accept = "any"
rule = "walk"

[[step]]
id = "read"

[[step]]
id = "advice"
"""
"""A lesson of World Monuments: a walk is chosen cell by cell, and some turns are left out."""


@pytest.fixture
def lessons(tmp_path, monkeypatch):
    """Two lessons of FITS instead of its own."""
    yield from _written(
        tmp_path, monkeypatch, "fits", (COURSE.format(order=1), COURSE.format(order=2))
    )


@pytest.fixture
def walk_lesson(tmp_path, monkeypatch):
    """A lesson of World Monuments instead of its own."""
    for lessons in _written(tmp_path, monkeypatch, "monuments", (LEAP.format(),)):
        yield lessons[0]


def _written(tmp_path, monkeypatch, game, courses):
    """Lessons instead of a game's own."""
    folder = tmp_path / "lessons"
    folder.mkdir()
    for name, course in zip(("first", "second"), courses, strict=False):
        (folder / f"{name}.toml").write_text(course)
        for language, turn in (("en", "Turn it."), ("fr", "Tournez-la.")):
            words = WORDS.format(title=f"{name} {language}", turn=turn)
            words = words.replace("{hole}", _A_TERM[game])
            (folder / f"{name}.{language}.toml").write_text(words)
    place = registry.place(game)._replace(lessons=folder)
    monkeypatch.setitem(registry.GAMES, game, place)
    for cached in (lessons_of, words_of):
        cached.cache_clear()
    yield lessons_of(game)
    for cached in (lessons_of, words_of):
        cached.cache_clear()
