"""A match begins also where nothing can be written, and knows why."""

import errno
from datetime import datetime
from pathlib import Path

import pytest

from blueprints_desktop import places
from blueprints_desktop.desktop.computers.players import quick_game
from blueprints_desktop.desktop.session.create_match import begin_match, id_of, once_more
from blueprints_desktop.desktop.settings import data_folder
from blueprints_desktop.store.header import PERSON
from blueprints_desktop.store.library import Library
from tests.support import data_of

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


def test_an_owners_deck_is_played_with(settings, homes):
    """Where the program looks for it is where the manual says: among the person's own data."""
    for game, old, new in (
        ("blueprints", '["13", ".2", ".."]', '["6.", "..", ".."]'),
        ("skyline", "amount = 40", "amount = 60"),
    ):
        shipped = (places.resources() / game / "deck.toml").read_text()
        own = data_folder() / game / "deck.toml"
        own.parent.mkdir(parents=True)
        own.write_text(shipped.replace(old, new))
        saved = begin_match(quick_game(game, settings), Library(homes / "matches"))
        ours = data_of(saved.header.box, saved.header.options)
        assert saved.header.data != ours
        own.unlink()
        again = begin_match(quick_game(game, settings), Library(homes / "matches"))
        assert again.header.data == ours


def test_whoever_took_over_a_computers_seat_plays_again_as_a_person(settings, tmp_path):
    saved = begin_match(quick_game("fits", settings), Library(tmp_path))
    saved.hand_over(1, PERSON)
    again = once_more(saved, settings)
    assert again.players[1].id == id_of(settings, again.players[1].name)
    assert again.players[0] == saved.header.players[0]
    saved.hand_over(1, "master")
    assert once_more(saved, settings).players == saved.header.players
