"""What a board defines, may override and inherits: in the code, its docstring and the document alike."""

import re
from inspect import signature
from pathlib import Path

import pytest

from blueprints_desktop.desktop.games.registry import board_of
from blueprints_desktop.desktop.ui.board.board_api import Board, Person
from blueprints_desktop.desktop.ui.board.table_board import REQUIRED, TableBoard
from blueprints_desktop.games import registry
from tests.desktop.driving import NAMES
from tests.support import new_match

DOCUMENT = Path(__file__).parents[4] / "docs" / "adding-a-game.md"
OF_QT = re.compile(r"\w+Event")
OF_PYSIDE = {"staticMetaObject"}
ON_THE_OBJECT = {"selector"}
"""Defined by every board, in ``__init__``."""


def in_the_document(heading: str) -> set[str]:
    """The names in the first column of a table."""
    text = DOCUMENT.read_text(encoding="utf-8")
    rows = text.partition(f"| {heading} |")[2].partition("\n\n")[0].splitlines()[2:]
    return {name for row in rows for name in re.findall(r"`(\w+)", row.split("|")[1])}


def in_the_docstring(heading: str) -> set[str]:
    assert TableBoard.__doc__ is not None
    rows = TableBoard.__doc__.partition(f"{heading}:")[2].strip().partition("\n\n")[0]
    return set(re.findall(r"^ *``(\w+)``", rows, re.MULTILINE))


def hooks_of(board: type) -> set[str]:
    """What a board defines that its bases define, too."""
    of_bases = {
        name for base in (Board, TableBoard) for name in (*vars(base), *base.__annotations__)
    }
    own = {name for name in vars(board) if not name.startswith("_") and not OF_QT.fullmatch(name)}
    return own & of_bases - OF_PYSIDE


def test_what_a_board_must_define_is_told() -> None:
    wanted = {*REQUIRED, *ON_THE_OBJECT}
    assert in_the_document("a board must define") == wanted
    assert in_the_docstring("It must define") == wanted


def test_what_a_board_may_override_is_told() -> None:
    told = in_the_document("a board may override")
    assert told == in_the_docstring("It may override")
    assert told.isdisjoint(REQUIRED)
    assert all(hasattr(TableBoard, name) for name in told)


@pytest.mark.parametrize("game", registry.KEYS)
def test_every_board_defines_what_is_told_and_nothing_else(game) -> None:
    found = hooks_of(board_of(game)) - ON_THE_OBJECT
    assert set(REQUIRED) <= found
    assert found - set(REQUIRED) <= in_the_document("a board may override")


def test_the_signature_of_set_up_is_told() -> None:
    told = re.search(r"`set_up\(([^)]*)\)`", DOCUMENT.read_text(encoding="utf-8"))
    assert told is not None
    names = [name.partition("=")[0].strip("* ") for name in told[1].split(",")]
    assert ["self", *names] == list(signature(TableBoard.set_up).parameters)


def test_a_board_that_lacks_something_is_refused_when_it_is_loaded() -> None:
    with pytest.raises(TypeError, match="Unfinished does not define narration, put, take_off"):
        type("Unfinished", (TableBoard,), {"refresh": lambda _board: None})


def test_what_a_board_inherits_is_there(qtbot, appearance) -> None:
    match = new_match("skyline", 2)
    people = [Person(seat, NAMES[seat], seat) for seat in range(2)]
    board = board_of("skyline")(match.game, people, appearance)
    qtbot.addWidget(board)
    told = in_the_document("a board inherits")
    assert {"keep", "later", "say_prompt"} <= told
    assert [name for name in told if not hasattr(board, name)] == []
