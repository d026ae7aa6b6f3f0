"""Lessons of FITS that are written for a test."""

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


@pytest.fixture
def lessons(tmp_path, monkeypatch):
    """Two lessons of FITS instead of its own."""
    folder = tmp_path / "lessons"
    folder.mkdir()
    for order, name in enumerate(("first", "second"), 1):
        (folder / f"{name}.toml").write_text(COURSE.format(order=order))
        for language, turn in (("en", "Turn it."), ("fr", "Tournez-la.")):
            words = WORDS.format(title=f"{name} {language}", turn=turn)
            (folder / f"{name}.{language}.toml").write_text(words)
    place = registry.place("fits")._replace(lessons=folder)
    monkeypatch.setitem(registry.GAMES, "fits", place)
    for cached in (lessons_of, words_of):
        cached.cache_clear()
    yield lessons_of("fits")
    for cached in (lessons_of, words_of):
        cached.cache_clear()
