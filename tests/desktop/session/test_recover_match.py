"""A file that is damaged in its middle: what comes before is offered, and the file is left alone."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QMessageBox

from blueprints_desktop.desktop.session.match_files import look_at, open_beginning
from blueprints_desktop.games import registry
from blueprints_desktop.history.facts import fingerprint
from blueprints_desktop.store.reading import read_match
from tests.desktop.driving import saved_match
from tests.desktop.screens import speak
from tests.desktop.window_driving import close_dialogs, messages


def damaged(path: Path, moves: int, line: int, game: str = "blueprints") -> bytes:
    """A match of which so many lines are as they were written; what the file holds then."""
    saved_match(path, 2, moves, game=game)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[line] = lines[line].replace(b'"', b"'", 1)
    path.write_bytes(b"".join(lines))
    return path.read_bytes()


def button(box: QMessageBox, label: str) -> QAbstractButton:
    return next(each for each in box.buttons() if each.text().replace("&", "") == label)


@pytest.mark.parametrize("game", registry.KEYS)
def test_the_moves_before_the_damage_are_opened_as_a_new_match(window, homes, game):
    path = homes / "a.match"
    content = damaged(path, 12, 8, game)
    window.open_match(path)
    (box,) = messages(window)
    assert "line 9" in box.informativeText().lower()
    assert "7 moves" in box.informativeText()
    assert window.page is window.home, "nothing is done unasked"
    button(box, "Open the readable part").click()
    saved = window.table.session.saved
    assert not messages(window)
    assert len(saved.match.played) == 7
    assert path.read_bytes() == content
    assert saved.path.parent == window.library.folder
    assert saved.header.match_id != "a"
    assert saved.header.branches[-1].after == 7
    assert saved.match.took_back
    saved.play(saved.match.legal_moves()[0])
    assert len(read_match(saved.path).match.played) == 8
    assert path.read_bytes() == content


def test_the_offer_need_not_be_taken_up(window, homes):
    path = homes / "a.match"
    content = damaged(path, 6, 4)
    window.open_match(path)
    (box,) = messages(window)
    button(box, "Close").click()
    assert not messages(window)
    assert window.page is window.home
    assert path.read_bytes() == content
    assert not window.library.files()


@pytest.mark.parametrize("line", [0, 1])
def test_where_no_move_is_left_nothing_is_offered(window, homes, line):
    damaged(homes / "a.match", 6, line)
    window.open_match(homes / "a.match")
    (box,) = messages(window)
    assert len(box.buttons()) == 1
    assert "play on" not in box.informativeText()
    close_dialogs(window)


def test_who_only_wanted_to_look_is_offered_it_as_well(window, homes):
    damaged(homes / "a.match", 6, 2)
    look_at(window, homes / "a.match", window.review_over)
    (box,) = messages(window)
    assert "Before that, 1 move can be read." in box.informativeText()
    button(box, "Open the readable part").click()
    assert len(window.table.session.match.played) == 1


def test_it_is_offered_in_french(window, homes):
    speak(window, "fr")
    damaged(homes / "a.match", 6, 4)
    window.open_match(homes / "a.match")
    (box,) = messages(window)
    assert "Avant cela, 3 coups sont lisibles." in box.informativeText()
    assert [each.text().replace("&", "") for each in box.buttons()] == ["Ouvrir le début", "Fermer"]
    close_dialogs(window)


def test_the_list_of_matches_opens_it_at_once(window):
    path = window.library.folder / "a.match"
    content = damaged(path, 8, 5)
    window.show_matches()
    row = window.page.row_of(path)
    row.beginning.click()
    assert len(window.table.session.match.played) == 4
    assert window.table.session.saved.path != path
    assert path.read_bytes() == content


def test_a_match_that_was_over_before_the_damage_is_a_copy(window, homes):
    """So what came of it counts once."""
    path = homes / "a.match"
    saved = saved_match(path, 2, -1)
    moves = len(saved.match.played)
    path.write_bytes(path.read_bytes() + b'{"undo":1}\n')
    window.open_match(path)
    (box,) = messages(window)
    button(box, "Open the readable part").click()
    again = window.table.session.saved
    assert fingerprint(again.header, again.match) == fingerprint(saved.header, saved.match)
    assert len(again.match.played) == moves
    assert again.path.parent == window.library.folder


def test_a_file_that_got_worse_meanwhile_is_told(window, homes):
    path = homes / "a.match"
    damaged(path, 6, 4)
    path.write_bytes(b"nonsense\n")
    open_beginning(window, path)
    (box,) = messages(window)
    assert "isn’t a Blueprints Desktop game" in box.informativeText()
    close_dialogs(window)
