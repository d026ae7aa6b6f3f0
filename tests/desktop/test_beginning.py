"""A match begins also where nothing can be written, and knows why."""

import errno
from datetime import datetime
from pathlib import Path

import pytest

from blueprints_desktop.desktop.beginning import begin_match
from blueprints_desktop.desktop.opponents.quick_game import quick_game
from blueprints_desktop.store.library import Library

pytestmark = pytest.mark.usefixtures("qapp")
DAY = datetime(2026, 3, 1)


def test_a_match_is_in_its_file_from_the_beginning(settings, tmp_path):
    saved = begin_match(quick_game("fits", settings), Library(tmp_path / "matches"))
    assert saved.problem is None
    assert saved.path is not None
    assert saved.path.exists()


def test_why_there_is_no_folder_is_why_there_is_no_file(settings, tmp_path, monkeypatch):
    refused = OSError(errno.EROFS, "Read-only file system")
    monkeypatch.setattr(Library, "prepare", lambda _library: refused)
    saved = begin_match(quick_game("fits", settings), Library(tmp_path / "matches"))
    assert saved.problem is refused
    saved.play(saved.match.legal_moves()[0])
    assert len(saved.match.played) == 1


def test_a_folder_that_must_not_be_looked_into_is_no_hindrance(tmp_path, monkeypatch):
    def refuse(_path: Path, **_how: bool) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "stat", refuse)
    path = Library(tmp_path).new_path("fits", DAY)
    assert path.name == "2026-03-01 fits 1.match"
