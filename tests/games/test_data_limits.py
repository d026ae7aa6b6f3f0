"""Decks, boards and plans hold so much and no more; what is too much is named."""

import os
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from blueprints_desktop.engine.errors import BadData, BadOption
from blueprints_desktop.games import registry
from blueprints_desktop.games.fits.boards import board_data
from blueprints_desktop.games.fits.data import find_boards, read_data
from blueprints_desktop.games.fits.options import MOST_BOARDS, Options
from blueprints_desktop.store.saved_match import SavedMatch
from tests.store.making import new_header
from tests.support import data_of

BOARD = """
rows_score = true
rows = ["......", "......", "......", "......", "......", "......",
        "......", "......", "......", "......", "......", "......"]
"""


def changed(key: str, *path: str | int, to: object) -> Any:
    """The data of a game with one value changed."""
    box = registry.box(key)
    data = deepcopy(data_of(box, box.options()))
    target = data
    for part in path[:-1]:
        target = target[part]
    target[path[-1]] = to
    return data


def without(data: Any, *path: str) -> Any:
    target = data
    for part in path[:-1]:
        target = target[part]
    del target[path[-1]]
    return data


@pytest.mark.parametrize(
    ("key", "data", "code", "entry"),
    [
        ("blueprints", without(changed("blueprints", "cards", "x" * 25, to=["6.", "..", ".."]),
                               "cards", "01"), "text-is-too-long", "cards"),
        ("blueprints", {"cards": {str(n): [] for n in range(25)}}, "wrong-number-of-cards", "cards"),
        ("skyline", changed("skyline", "cards", "gala", "amount", to=10_001), "number-out-of-range",
         "cards.gala.amount"),
        ("fits", changed("fits", "boards", 0, "name", to="x" * 101), "text-is-too-long", "name"),
        ("fits", changed("fits", "boards", 0, "id", to="x" * 101), "text-is-too-long", "id"),
        ("fits", changed("fits", "boards", 0, "malus", to=10_001), "number-out-of-range", "malus"),
        ("fits", changed("fits", "boards", to=[{}] * (MOST_BOARDS + 1)), "too-many-boards", "boards"),
        ("monuments", changed("monuments", "plan", "name", to="x" * 101), "text-is-too-long", "name"),
        ("monuments", changed("monuments", "monument", to="x" * 101), "text-is-too-long", "monument"),
        ("monuments", changed("monuments", "plan", "levels", 0, to=["." * 65]), "level-is-too-large",
         "level 1"),
        ("monuments", changed("monuments", "plan", "levels", 0, to=["."] * 33), "level-is-too-large",
         "level 1"),
        ("monuments", changed("monuments", "quarry", "centre", to="c" + "1" * 4), "bad-cell-name",
         "cell 'c1111'"),
    ],
)  # fmt: skip
def test_data_has_limits(key: str, data: Any, code: str, entry: str) -> None:
    with pytest.raises(BadData) as caught:
        registry.box(key).open(data)
    assert (caught.value.code, caught.value.entry) == (code, entry)


def test_more_boards_than_a_match_has_are_refused() -> None:
    with pytest.raises(BadOption, match="too many boards"):
        read_data(Options(boards=tuple(range(MOST_BOARDS + 1))), [Path("nowhere")])


def boards_in(folder: Path, *names: bytes) -> Path:
    (folder / "boards").mkdir()
    for name in names:
        path = Path(os.fsdecode(os.fsencode(folder / "boards") + b"/" + name))
        path.write_text(BOARD)
    return folder


@pytest.mark.skipif(os.name != "posix", reason="names are always text there")
def test_board_whose_file_name_is_no_text_is_left_out(tmp_path: Path) -> None:
    """It could be chosen, and then no match file could hold its name."""
    boards, errors = find_boards([boards_in(tmp_path, b"caf\xe9.toml", b"good.toml")])
    assert [board.id for board in boards] == ["good"]
    assert [error.code for error in errors] == ["file-name-is-not-text"]
    assert errors[0].source.encode()


def test_board_with_a_very_long_number_is_saved_and_read_again(tmp_path: Path) -> None:
    number = "9" * 60
    data_folder = boards_in(tmp_path, f"{number}.toml".encode())
    (board,) = find_boards([data_folder])[0]
    assert board.id == number
    box = registry.box("fits")
    options = box.options(boards=(board.id,))
    data = {**data_of(box, box.options()), "boards": [board_data(board)]}
    path = tmp_path / "a.match"
    SavedMatch.begin(evolve(new_header("fits"), options=options, data=data), path)
    assert SavedMatch.open(path).header.options.boards == (number,)


@pytest.mark.skipif(os.name != "posix", reason="pipes have no paths there")
@pytest.mark.parametrize(("key", "file"), [("blueprints", "deck.toml"), ("skyline", "deck.toml"),
                                           ("fits", "cards.toml")])  # fmt: skip
def test_pipe_in_place_of_an_own_file_is_named(tmp_path: Path, key: str, file: str) -> None:
    os.mkfifo(tmp_path / file)
    (tmp_path / "boards").mkdir()
    box = registry.box(key)
    options = box.options(boards=("own",)) if key == "fits" else box.options()
    (tmp_path / "boards" / "own.toml").write_text(BOARD)
    with pytest.raises(BadData, match="not a regular file"):
        box.read_data(options, [tmp_path])
