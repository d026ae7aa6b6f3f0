"""Files and the window: dropped, opened, saved elsewhere, broken, and where nothing can be written."""

import os
import stat
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QStandardPaths, Qt, QUrl
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
)

from blueprints_desktop.desktop.ui.controls.forms import TextField
from blueprints_desktop.desktop.ui.controls.notices import DropSign, Toast
from blueprints_desktop.desktop.ui.file_dialogs import usual_folder
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.store.reading import read_match
from blueprints_desktop.store.saved_match import SavedMatch
from tests.desktop.driving import Hands, saved_match
from tests.desktop.window_driving import close_dialogs, messages, press


def drop(window, path: Path, target=None) -> bool:
    """Drag a file over a widget and let go, as the system would; whether it was taken.

    With Shift held, whoever drags proposes to move it.
    """
    target = target or window
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    at = target.rect().center()
    offered = Qt.DropAction.MoveAction | Qt.DropAction.CopyAction
    how = (offered, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier)
    entering = QDragEnterEvent(at, *how)
    QApplication.sendEvent(target, entering)
    if not entering.isAccepted():
        return False
    move = QDragMoveEvent(at, *how)
    move.accept()  # as Qt does for whoever took what entered
    QApplication.sendEvent(target, move)
    if not move.isAccepted():
        return False
    dropped = QDropEvent(QPointF(at), *how)
    QApplication.sendEvent(target, dropped)
    assert dropped.proposedAction() == Qt.DropAction.MoveAction
    assert dropped.dropAction() != Qt.DropAction.MoveAction, "the file would be taken away"
    return dropped.isAccepted()


def enter(data: QMimeData) -> QDragEnterEvent:
    return QDragEnterEvent(
        QPoint(5, 5), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip


def test_a_match_dropped_on_home_is_opened(window, homes):
    path = saved_match(homes / "a.match", seats=3, moves=2).path
    assert drop(window, path)
    assert len(window.table.session.match.played) == 2


def test_a_match_dropped_on_the_table_is_opened(window, homes):
    window.start_session(saved_match(homes / "a.match", seats=3))
    Hands(window.table).open_curtain()
    other = saved_match(homes / "b.match", seats=3, moves=2).path
    assert drop(window, other, window.table.board.table.viewport())
    assert len(window.table.session.match.played) == 2


def test_a_match_dropped_on_a_name_is_opened(window, homes):
    window.new_game("blueprints")
    path = saved_match(homes / "a.match", seats=3, moves=2).path
    assert drop(window, path, window.page.findChild(TextField))
    assert len(window.table.session.match.played) == 2


def test_words_may_be_dropped_on_a_name(window):
    window.new_game("blueprints")
    data = QMimeData()
    data.setText("Ada")
    event = enter(data)
    QApplication.sendEvent(window.page.findChild(TextField), event)
    assert event.isAccepted()


def test_what_letting_go_would_do_is_shown_until_the_file_leaves(window, homes):
    path = saved_match(homes / "with Ada.match", moves=1).path
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    QApplication.sendEvent(window, enter(data))
    sign = window.findChild(DropSign)
    assert sign.isVisible()
    assert "with Ada" in sign.accessibleName()
    assert sign.geometry() == window.rect()
    window.resize(900, 640)
    assert sign.geometry() == window.rect()
    QApplication.sendEvent(window, QDragLeaveEvent())
    assert not sign.isVisible()
    assert drop(window, path)
    assert not sign.isVisible()
    assert len(window.findChildren(DropSign)) == 1


def test_something_else_dropped_is_told(window, homes):
    path = homes / "letter.txt"
    path.write_text("Dear Ada")
    drop(window, path)
    (message,) = messages(window)
    assert "letter.txt" in message.text()
    assert window.page is window.home
    close_dialogs(window)


def test_text_is_not_taken(window):
    data = QMimeData()
    data.setText("hello")
    event = enter(data)
    QApplication.sendEvent(window, event)
    assert not event.isAccepted()
    assert window.findChild(DropSign) is None


@pytest.mark.parametrize("content", [b"", b"nonsense\n", b"\x00\xff\xfe", b"{}\n"])
def test_a_broken_file_is_told_once_and_left_alone(window, homes, content):
    path = homes / "broken.match"
    path.write_bytes(content)
    window.open_match(path)
    assert len(messages(window)) == 1
    assert window.page is window.home
    assert path.read_bytes() == content
    close_dialogs(window)


def test_a_file_that_is_not_there_is_told(window, homes):
    window.open_match(homes / "nowhere.match")
    (message,) = messages(window)
    assert "nowhere.match" in message.text()
    close_dialogs(window)


def test_a_torn_last_line_is_told_once_and_in_the_right_words(window, homes):
    path = saved_match(homes / "a.match", seats=3, moves=3).path
    path.write_bytes(path.read_bytes()[:-9])
    window.open_match(path)
    said = [box.text() + box.informativeText() for box in messages(window)]
    close_dialogs(window)
    assert len(window.table.session.match.played) == 2
    assert len(said) == 1
    assert "can’t be saved" not in said[0]


def test_save_as_goes_on_in_the_new_file(window, homes):
    window.start_session(saved_match(homes / "a.match", seats=3))
    old, new = homes / "a.match", homes / "b.match"
    window.save_as(new)
    before = old.read_bytes()
    Hands(window.table).play_on(Chance(1), moves=1)
    assert old.read_bytes() == before
    assert len(read_match(new).match.played) == 1


def test_save_as_makes_one_match_of_one_name(window):
    """It has that name at the top, in the list and on home; the earlier one keeps its own."""
    old, new = window.library.folder / "a.match", window.library.folder / "Sunday.match"
    window.start_session(saved_match(old, seats=2, moves=2))
    assert window.table.top.where.accessibleName().startswith("Round 1")
    window.save_as(new)
    assert window.table.top.title == "Sunday"
    assert window.table.top.where.accessibleName().startswith("Sunday Round 1")
    Hands(window.table).play_on(Chance(1), moves=1)
    window.go_home()
    assert window.home.body.card.button.accessibleName().startswith("Continue Sunday,")
    window.show_matches()
    titles = {row.path.name: row.title.text() for row in window.page.rows}
    assert titles == {"a.match": "Blueprints", "Sunday.match": "Sunday"}
    assert [len(read_match(path).match.played) for path in (old, new)] == [2, 3]
    window.page.row_of(old).open_wanted.emit()
    assert window.table.top.title == ""
    assert len(window.table.session.match.played) == 2


def test_saving_once_more_proposes_the_name_it_has(window, homes):
    window.start_session(saved_match(homes / "a.match", seats=2))
    window.save_as(homes / "Sunday.match")
    window.ask_where_to_save()
    (dialog,) = [d for d in window.findChildren(QFileDialog) if d.isVisible()]
    assert Path(dialog.selectedFiles()[0]).name == "Sunday.match"
    close_dialogs(window)


def test_saving_under_the_same_name_changes_nothing_but_says_so(window, homes):
    window.start_session(saved_match(homes / "Sunday.match", seats=2))
    window.save_as(homes / "Sunday.match")
    first = window.table.session.saved.header
    window.save_as(homes / "Sunday.match")
    assert window.table.session.saved.header == first
    assert "Sunday" in window.findChild(Toast).text


def test_a_match_played_elsewhere_is_the_one_to_continue(window, homes):
    """It was saved there, opened from there and played: the copy that stayed behind is older."""
    window.start_session(saved_match(window.library.folder / "a.match", seats=2))
    outside = homes / "documents" / "b.match"
    outside.parent.mkdir()
    window.save_as(outside)
    press(window, "Ctrl+W")
    window.open_match(outside)
    Hands(window.table).play_on(Chance(1), moves=2)
    played = window.table.session.match.state
    press(window, "Ctrl+W")
    QTest.mouseClick(window.home.body.card.button, Qt.MouseButton.LeftButton)
    assert window.table.session.saved.path == outside
    assert window.table.session.match.state == played
    window.show_matches()
    row = window.page.row_of(outside)
    assert str(outside.parent) in row.told.text()
    assert str(outside.parent) not in window.page.rows[-1].told.text()
    outside.unlink()
    window.show_matches()
    assert [row.path.name for row in window.page.rows] == ["a.match"]


def test_a_file_that_may_only_be_read_is_played_on_in_a_copy(window, homes):
    path = saved_match(homes / "a.match", seats=2).path
    path.chmod(0o444)
    before = path.read_bytes()
    window.open_match(path)
    (message,) = messages(window)
    assert "a.match" in message.text()
    close_dialogs(window)
    Hands(window.table).play_on(Chance(1), moves=1)
    (copy,) = window.library.files()
    assert len(read_match(copy).match.played) == 1
    assert window.library.holds(copy)
    assert path.read_bytes() == before


def test_a_finished_match_that_may_only_be_read_is_just_shown(window, homes):
    path = saved_match(homes / "a.match", seats=2, moves=-1).path
    path.chmod(0o444)
    window.open_match(path)
    assert messages(window) == []
    assert window.table.session.saved.path == path


def test_save_as_says_that_it_worked(window, homes):
    window.start_session(saved_match(homes / "a.match", seats=2))
    window.save_as(homes / "The return.match")
    toast = window.findChild(Toast)
    assert toast.isVisible()
    assert "The return" in toast.text


def test_dialogs_for_files_begin_in_the_folder_used_last(window, homes, monkeypatch):
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _where: str(homes))
    elsewhere = homes / "elsewhere"
    elsewhere.mkdir()
    window.start_session(saved_match(homes / "a.match", seats=2))
    folders = []
    for _ in range(2):
        window.ask_where_to_save()
        (dialog,) = [d for d in window.findChildren(QFileDialog) if d.isVisible()]
        folders.append(Path(dialog.directory().absolutePath()))
        dialog.fileSelected.emit(str(elsewhere / "c.match"))
        close_dialogs(window)
    window.ask_for_file()
    (dialog,) = [d for d in window.findChildren(QFileDialog) if d.isVisible()]
    folders.append(Path(dialog.directory().absolutePath()))
    close_dialogs(window)
    assert folders == [homes, elsewhere, elsewhere]


def test_without_a_folder_of_documents_dialogs_begin_at_home(window, homes, monkeypatch):
    missing = str(homes / "no documents")
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _where: missing)
    assert usual_folder(window.settings) == Path.home()


def test_save_as_where_it_cannot_be_is_told_and_changes_nothing(window, homes):
    window.start_session(saved_match(homes / "a.match", seats=3))
    window.save_as(homes / "no folder" / "b.match")
    (message,) = messages(window)
    assert message.informativeText()
    assert window.table.session.saved.path == homes / "a.match"
    close_dialogs(window)


def test_the_dialogs_for_files_open_without_stopping_anything(window, homes):
    window.ask_for_file()
    window.ask_where_to_save()
    assert len([d for d in window.findChildren(QFileDialog) if d.isVisible()]) == 1
    close_dialogs(window)
    window.start_session(saved_match(homes / "a.match", seats=3))
    window.ask_where_to_save()
    (dialog,) = [d for d in window.findChildren(QFileDialog) if d.isVisible()]
    assert Path(dialog.selectedFiles()[0]).name.startswith("Blueprints - Ada, Bruno, Chiara - 2026")
    dialog.fileSelected.emit(str(homes / "c.match"))
    assert (homes / "c.match").exists()
    close_dialogs(window)


def test_trouble_with_the_disk_is_told_once_and_play_goes_on(window, homes):
    window.start_session(saved_match(homes / "gone" / "a.match", seats=3))
    saved = window.table.session.saved
    (homes / "gone" / "a.match").unlink()
    (homes / "gone").rmdir()
    Hands(window.table).play_on(Chance(1), moves=3)
    assert len(saved.match.played) == 3
    assert len(messages(window)) == 1
    close_dialogs(window)
    window.save_as(homes / "safe.match")
    assert len(read_match(homes / "safe.match").match.played) == 3


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_may_not_be_written_is_no_obstacle_to_play(window, homes):
    folder = homes / "locked"
    saved = saved_match(folder / "a.match", seats=3)
    folder.chmod(stat.S_IRUSR | stat.S_IXUSR)
    window.start_session(saved)
    Hands(window.table).play_on(Chance(1), moves=2)
    folder.chmod(stat.S_IRWXU)
    close_dialogs(window)
    assert len(saved.match.played) == 2


def test_a_match_that_two_programs_play_goes_on_in_a_copy(window, homes):
    """Nothing that was played is lost, and none of it is left to the memory alone."""
    path = saved_match(homes / "shared.match", seats=3).path
    window.open_match(path)
    other = SavedMatch.open(path)
    other.play(other.match.legal_moves()[0])
    theirs = path.read_bytes()
    hands = Hands(window.table)
    hands.play_on(Chance(1), moves=3)
    (message,) = messages(window)
    assert "shared.match" in message.text()
    close_dialogs(window)
    assert path.read_bytes() == theirs
    saved = window.table.session.saved
    assert window.library.holds(saved.path)
    assert len(read_match(saved.path).match.played) == 3


def test_a_match_that_two_programs_play_and_nothing_can_be_written(window, homes, monkeypatch):
    path = saved_match(homes / "shared.match", seats=3).path
    window.open_match(path)
    other = SavedMatch.open(path)
    other.play(other.match.legal_moves()[0])
    monkeypatch.setattr(window.library, "folder", path / "no folder")
    Hands(window.table).play_on(Chance(1), moves=2)
    (message,) = messages(window)
    assert "Another program has changed the file." in message.informativeText()
    close_dialogs(window)
