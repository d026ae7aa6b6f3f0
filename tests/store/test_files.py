"""Writing whole files so that nothing is ever half written."""

import os
from pathlib import Path

import pytest

from blueprints_desktop.store.files import ChangedElsewhere, append_durably, write_atomically


def test_a_failed_write_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a"
    write_atomically(path, b"old")

    def fail(_handle: int) -> None:
        raise OSError("disk")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="disk"):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert [found.name for found in tmp_path.iterdir()] == ["a"]


def test_a_written_file_is_readable_like_any_other(tmp_path: Path) -> None:
    """A temporary file's strict permissions must not stay on a file that people pass around."""
    path = tmp_path / "a"
    write_atomically(path, b"x")
    plain = tmp_path / "b"
    plain.write_bytes(b"x")
    assert path.stat().st_mode == plain.stat().st_mode


def test_appending_only_to_what_we_left(tmp_path: Path) -> None:
    path = tmp_path / "a"
    write_atomically(path, b"one")
    append_durably(path, b"two", 3)
    assert path.read_bytes() == b"onetwo"
    with pytest.raises(ChangedElsewhere):
        append_durably(path, b"three", 3)
    assert path.read_bytes() == b"onetwo"
