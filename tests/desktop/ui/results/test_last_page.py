"""What a last page defines, may override and inherits is told in the document."""

import re
from pathlib import Path

import pytest

from blueprints_desktop.desktop.ui.results.result_page import LastPage
from blueprints_desktop.games import registry
from tests.desktop.driving import saved_match

DOCUMENT = Path(__file__).parents[4] / "docs" / "adding-a-game.md"


def in_the_document(heading: str) -> set[str]:
    """The names in the first column of a table."""
    text = DOCUMENT.read_text(encoding="utf-8")
    rows = text.partition(f"| {heading} |")[2].partition("\n\n")[0].splitlines()[2:]
    return {name for row in rows for name in re.findall(r"`(\w+)", row.split("|")[1])}


def test_what_a_last_page_must_define_is_told() -> None:
    assert LastPage.__doc__ is not None
    told = set(re.findall(r"``(\w+)``", LastPage.__doc__))
    assert told == in_the_document("a last page must define")


@pytest.mark.parametrize("game", registry.KEYS)
def test_every_last_page_defines_what_is_told(window, homes, game):
    window.start_session(saved_match(homes / "a.match", moves=-1, game=game))
    page = window.table.board.ends.current
    assert isinstance(page, LastPage)
    for name in in_the_document("a last page must define"):
        assert getattr(type(page), name) is not getattr(LastPage, name), name
    others = ("a last page may override", "a last page inherits")
    names = {name for heading in others for name in in_the_document(heading)}
    assert {"again", "outcome", "people", "timeline"} <= names
    assert [name for name in names if not hasattr(page, name)] == []
