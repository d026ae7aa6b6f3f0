"""Boards and Start cards: what the program's own say, and what is said of bad ones."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from blueprints_desktop import places
from blueprints_desktop.engine.errors import BadData, BadOption
from blueprints_desktop.games.fits.box import BOX
from blueprints_desktop.games.fits.data import find_boards, parse_data, read_data
from blueprints_desktop.games.fits.options import Options
from blueprints_desktop.games.fits.pieces import NAMES

DRAWING = """
......    .1..1.    ......    ......
......    ......    .2..1.    ......
......    2....1    .M..M.    .a..b.
......    ...2..    ......    ......
......    .3....    ..3...    .c..d.
......    .....1    ..M..1    ..e...
......    1.....    .....M    ...e..
......    ....3.    3.....    .d..c.
......    ..2...    M..2..    ......
......    1....2    ...M..    .b..a.
......    ......    ......    ......
......    .1..1.    ......    ......
"""
PLAIN_ROWS = ["......"] * 12


def text(rows: list[str], rows_score: str = "false", more: str = "") -> str:
    return f"rows_score = {rows_score}\nrows = {json.dumps(rows)}\n{more}\n"


@pytest.fixture
def own(tmp_path: Path):
    """A user's folder, into which ``own(stem, text)`` puts a board."""

    def put(stem: str, content: str) -> Path:
        (tmp_path / "boards").mkdir(exist_ok=True)
        (tmp_path / "boards" / f"{stem}.toml").write_text(content, encoding="utf-8")
        return tmp_path

    return put


# --- what comes with the program -------------------------------------------------------


def test_the_boards_are_those_of_the_rules(game):
    columns = zip(*(line.split() for line in DRAWING.split("\n")[1:-1]), strict=True)
    assert [board.rows for board in game.boards.values()] == list(columns)
    assert list(game.boards) == [1, 2, 3, 4]
    assert [board.rows_score for board in game.boards.values()] == [True, False, False, False]
    assert game.boards[3].malus == 5


def test_the_start_cards_are_those_of_the_rules(game):
    assert [NAMES[piece] for piece in game.start_cards] == ["L", "P", "T", "F"]


def test_data_hold_only_the_chosen_boards_in_their_order(folder):
    data = read_data(Options((3, 1)), [folder])
    assert [board["id"] for board in data["boards"]] == [3, 1]
    assert json.loads(json.dumps(data)) == data


def test_a_game_opened_from_data_is_the_same_game(folder, game):
    again = BOX.open(json.loads(json.dumps(read_data(Options(), [folder]))))
    assert again.boards == game.boards
    assert again.start_cards == game.start_cards


# --- boards of one's own ---------------------------------------------------------------


def test_a_board_of_ones_own_can_be_played(own, folder):
    rows = ["aa" + "3..M", *PLAIN_ROWS[1:]]
    mine = own("spiral", text(rows, "true", 'malus = 2\nname = "Spirale"'))
    game = BOX.open(read_data(Options(("spiral", 2)), [mine, folder]))
    board = game.boards["spiral"]
    assert (board.name, board.rows_score, board.malus) == ("Spirale", True, 2)
    assert board.rows == tuple(rows)
    assert board.symbols[0][0] == "a"


def test_the_first_folder_wins(own, folder):
    mine = own("1", text(PLAIN_ROWS, "false"))
    assert parse_data(read_data(Options(), [mine, folder])).boards[0].rows_score is False
    assert parse_data(read_data(Options(), [folder, mine])).boards[0].rows_score is True


def test_start_cards_of_ones_own(tmp_path, folder):
    (tmp_path / "cards.toml").write_text('start = ["W", "X", "O4", "I3"]')
    data = read_data(Options(), [tmp_path, folder])
    assert data["start"] == ["W", "X", "O4", "I3"]


def test_a_numbered_file_is_a_numbered_board(own, folder):
    mine = own("17", text(PLAIN_ROWS))
    assert parse_data(read_data(Options((17,)), [mine, folder])).boards[0].id == 17


def test_all_boards_are_found_and_bad_files_named(own, folder):
    own("zigzag", text(PLAIN_ROWS))
    own("12", text(PLAIN_ROWS))
    own("torn", text(PLAIN_ROWS[1:]))
    mine = own("no", "rows = [")
    boards, errors = find_boards([folder, mine])
    assert [board.id for board in boards] == [1, 2, 3, 4, 12, "zigzag"]
    assert sorted((error.source, error.code) for error in errors) == [
        ("no.toml", "is-not-toml"),
        ("torn.toml", "not-twelve-rows"),
    ]


def test_a_folder_without_boards_is_no_harm(tmp_path, folder):
    boards, errors = find_boards([tmp_path / "nowhere", tmp_path, folder])
    assert len(boards) == 4
    assert errors == []


def test_a_bad_board_that_was_not_chosen_is_no_harm(own, folder):
    assert read_data(Options(), [own("torn", "rows = ["), folder])["boards"]


@pytest.mark.parametrize("board", [5, "nowhere", "../boards/1", "1"])
def test_a_board_that_does_not_exist_is_no_option(folder, board):
    with pytest.raises(BadOption) as refused:
        read_data(Options((1, board)), [folder])
    assert refused.value.code == "unknown-board"
    assert refused.value.facts["value"] == board


def test_options_are_checked_before_reading(folder):
    with pytest.raises(BadOption, match="same board twice"):
        read_data(Options((1, 1)), [folder])


# --- bad files -------------------------------------------------------------------------


def with_row(number: int, row: str) -> list[str]:
    return [row if place == number else plain for place, plain in enumerate(PLAIN_ROWS, 1)]


@pytest.mark.parametrize(
    ("content", "code", "entry"),
    [
        ("rows = [", "is-not-toml", "file"),
        ("rows_score = true", "is-missing", "rows"),
        (f"rows = {json.dumps(PLAIN_ROWS)}", "is-missing", "rows_score"),
        ("rows_score = true\nrows = 3", "wrong-type", "rows"),
        (text(PLAIN_ROWS, "1"), "wrong-type", "rows_score"),
        (text(PLAIN_ROWS[1:]), "not-twelve-rows", "rows"),
        (text([*PLAIN_ROWS, "......"]), "not-twelve-rows", "rows"),
        (text(with_row(3, ".....")), "row-is-not-six-cells", "row 3"),
        (text(with_row(12, ".......")), "row-is-not-six-cells", "row 12"),
        (text([3, *PLAIN_ROWS[1:]]), "row-is-not-six-cells", "row 1"),  # type: ignore[list-item]
        (text(with_row(7, "..?...")), "unknown-sign", "row 7"),
        (text(with_row(7, "..4...")), "unknown-sign", "row 7"),
        (text(with_row(7, "..0...")), "unknown-sign", "row 7"),
        (text(with_row(7, "..A...")), "unknown-sign", "row 7"),
        (text(with_row(7, "..é...")), "unknown-sign", "row 7"),
        (text(with_row(7, "..b...")), "symbol-is-not-there-twice", "symbol b"),
        (text(with_row(7, "bbb.aa")), "symbol-is-not-there-twice", "symbol b"),
        (text(with_row(7, "..M...")), "is-missing", "malus"),
        (text(with_row(7, "..M..."), more="malus = 0"), "malus-costs-nothing", "malus"),
        (text(with_row(7, "..M..."), more="malus = -5"), "malus-costs-nothing", "malus"),
        (text(PLAIN_ROWS, more="malus = true"), "wrong-type", "malus"),
        (text(PLAIN_ROWS, more="malus = 1.5"), "wrong-type", "malus"),
        (text(PLAIN_ROWS, more="name = 3"), "wrong-type", "name"),
        (text(PLAIN_ROWS, more="row_score = true"), "unknown-entry", "row_score"),
        (text(PLAIN_ROWS, more='id = "other"'), "unknown-entry", "id"),
    ],
)
def test_a_bad_board_names_file_and_entry(own, folder, content: str, code: str, entry: str):
    with pytest.raises(BadData) as refused:
        read_data(Options(("mine",)), [own("mine", content), folder])
    assert (refused.value.source, refused.value.code) == ("mine.toml", code)
    assert refused.value.entry == entry


@pytest.mark.parametrize(
    ("content", "code", "entry"),
    [
        ("", "is-missing", "start"),
        ("start = 4", "wrong-type", "start"),
        ('start = ["L", "P", "T"]', "wrong-number-of-cards", "start"),
        ('start = ["L", "P", "T", "F", "X"]', "wrong-number-of-cards", "start"),
        ('start = ["L", "P", "T", "L"]', "same-card-twice", "start[3]"),
        ('start = ["L", "I", "T", "F"]', "unknown-piece", "start[1]"),
        ('start = [["L"], "I", "T", "F"]', "unknown-piece", "start[0]"),
        ("start", "is-not-toml", "file"),
    ],
)
def test_bad_start_cards_name_file_and_entry(tmp_path, folder, content, code: str, entry: str):
    (tmp_path / "cards.toml").write_text(content)
    with pytest.raises(BadData) as refused:
        read_data(Options(), [tmp_path, folder])
    assert (refused.value.source, refused.value.code) == ("cards.toml", code)
    assert refused.value.entry == entry


def test_missing_start_cards(own):
    with pytest.raises(BadData) as refused:
        read_data(Options((1,)), [own("1", text(PLAIN_ROWS))])
    assert (refused.value.source, refused.value.code) == ("cards.toml", "cannot-be-read")


# --- garbled match files ---------------------------------------------------------------

WHOLE = read_data(Options(), [places.resources() / "fits"])

JUNK = (None, True, 0, -7, 10**30, 0.5, float("nan"), "", "x" * 6, "L", [], [[]], [None] * 12, {},
        {"id": 1}, {"rows": []})  # fmt: skip


def places_in(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value in the data."""
    found = [path]
    if isinstance(data, dict | list):
        for key, inner in data.items() if isinstance(data, dict) else enumerate(data):
            found += places_in(inner, (*path, key))
    return found


def garbled() -> Iterator[Any]:
    """The data with any one value missing, or with junk in its place."""
    yield from JUNK
    for *way, last in places_in(WHOLE)[1:]:
        for junk in (..., *JUNK):
            data = copy.deepcopy(WHOLE)
            inner = data
            for key in way:
                inner = inner[key]
            if junk is ...:
                del inner[last]
            else:
                inner[last] = junk
            yield data


def test_garbled_data_are_bad_data_and_nothing_worse():
    refused = opened = 0
    for data in garbled():
        try:
            BOX.open(data)
            opened += 1
        except BadData as error:
            refused += bool(error.source and str(error))
    assert refused > 1000
    assert opened < 60, "an id, a name or a switch may be another one and still be sound"


@pytest.mark.parametrize(
    ("change", "code", "source"),
    [
        ({"boards": []}, "no-boards", "match"),
        ({"boards": [WHOLE["boards"][0]] * 2}, "same-board-twice", "match"),
        ({"boards": [3]}, "is-not-a-table", "match"),
        ({"boards": [{**WHOLE["boards"][0], "id": True}]}, "wrong-type", "match"),
        ({"boards": [{**WHOLE["boards"][0], "id": None}]}, "wrong-type", "match"),
        ({"boards": [{**WHOLE["boards"][1], "rows": None}]}, "wrong-type", "board 2"),
        ({"boards": [{**WHOLE["boards"][2], "malus": 0}]}, "malus-costs-nothing", "board 3"),
        ({"start": ["L", "P", "T", None]}, "unknown-piece", "match"),
    ],
)
def test_garbled_data_are_told_apart(change, code: str, source: str):
    with pytest.raises(BadData) as refused:
        BOX.open({**WHOLE, **change})
    assert (refused.value.code, refused.value.source) == (code, source)
