"""Data files that cannot be read say so by name."""

from pathlib import Path

import pytest

from blueprints_desktop.engine.data import read_toml, take
from blueprints_desktop.engine.errors import BadData


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"^deck\.toml: file: cannot be read"):
        read_toml(tmp_path / "deck.toml")


@pytest.mark.parametrize("content", [b"cards = [", b"\xff\xfe", b"a = 1\na = 2\n"])
def test_what_is_not_toml_is_named(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "deck.toml"
    path.write_bytes(content)
    with pytest.raises(BadData, match=r"^deck\.toml: file: is not toml"):
        read_toml(path)


def test_take_checks_presence_and_type() -> None:
    table = {"rows": [1], "malus": 5}
    assert take(table, "malus", int, "b.toml", "board") == 5
    with pytest.raises(BadData, match=r"b\.toml: board\.name: is missing"):
        take(table, "name", str, "b.toml", "board")
    with pytest.raises(BadData, match=r"b\.toml: board\.rows: wrong type"):
        take(table, "rows", dict, "b.toml", "board")
    with pytest.raises(BadData, match=r"b\.toml: board: is not a table"):
        take([], "rows", dict, "b.toml", "board")
    with pytest.raises(BadData, match="wrong type"):
        take({"malus": True}, "malus", int, "b.toml", "board")
