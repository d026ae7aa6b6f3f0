"""Files from people: regular ones up to a limit are read, everything else is refused at once."""

import os
from pathlib import Path

import pytest

from blueprints_desktop.engine.input_files import (
    FileTooLarge,
    NotRegularFile,
    parse_json,
    read_first_line,
    read_input_file,
)


def test_regular_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_bytes(b"12345")
    assert read_input_file(path, 5) == b"12345"
    with pytest.raises(FileTooLarge):
        read_input_file(path, 4)


def test_link_to_a_regular_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "deck.toml").write_bytes(b"1")
    (tmp_path / "link.toml").symlink_to(tmp_path / "deck.toml")
    assert read_input_file(tmp_path / "link.toml", 10) == b"1"


def test_missing_file_raises_the_usual_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_input_file(tmp_path / "none.toml", 10)


def test_folder_pipe_and_devices_are_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    (tmp_path / "zero").symlink_to("/dev/zero")
    for name in ("pipe", "folder", "zero"):
        with pytest.raises(NotRegularFile):
            read_input_file(tmp_path / name, 10)
        with pytest.raises(NotRegularFile) as caught:
            read_first_line(tmp_path / name, 10)
        assert caught.value.strerror


def test_path_that_no_system_accepts_is_missing() -> None:
    for name in ("a\0b", "\ud800"):
        with pytest.raises(FileNotFoundError):
            read_input_file(Path(name), 10)


def test_first_line_is_read_up_to_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    for content, line in ((b"1234\n" + b"x" * 1000, b"1234"), (b"1234", b"1234"), (b"", b"")):
        path.write_bytes(content)
        assert read_first_line(path, 5) == line
    path.write_bytes(b"12345\n")
    with pytest.raises(FileTooLarge):
        read_first_line(path, 5)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[" * 100_000,
        "9" * 5_000,
        "9223372036854775808",
        "NaN",
        "-Infinity",
        "1e999",
        b"\xff",
        "\0",
    ],
)
def test_json_that_cannot_be_read_raises_one_error(text: str | bytes) -> None:
    with pytest.raises(ValueError, match=r".+"):
        parse_json(text)


def test_json_is_read() -> None:
    text = '{"a": [-9223372036854775808, 9223372036854775807, 1.5, "x", null, true]}'
    assert parse_json(text) == {"a": [-(2**63), 2**63 - 1, 1.5, "x", None, True]}
