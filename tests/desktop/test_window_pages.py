"""The window: pages that come and go, files, drops, menu keys, troubles."""

import os
import stat
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QStandardPaths, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
    QKeySequence,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QLabel,
    QMessageBox,
    QScrollArea,
    QToolTip,
)

from blueprints_desktop.desktop.actions import Do
from blueprints_desktop.desktop.boards import tooltips
from blueprints_desktop.desktop.boards.shelf import keys_of
from blueprints_desktop.desktop.pages.matches import MatchesPage
from blueprints_desktop.desktop.pages.new_game import NewGamePage
from blueprints_desktop.desktop.pages.settings_page import SettingsPage
from blueprints_desktop.desktop.pages.shortcuts import ShortcutsOverview
from blueprints_desktop.desktop.widgets.toast import Toast
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.store.reading import read_match
from tests.desktop.driving import Hands, saved_match


def press(window, keys: str) -> None:
    """A menu key, by the action that has it."""
    action = next(a for a in window.actions() if a.shortcut().toString() == keys)
    if action.isEnabled():
        action.trigger()


def messages(window) -> list[QMessageBox]:
    return [box for box in window.findChildren(QMessageBox) if box.isVisible()]


def close_dialogs(window) -> None:
    for dialog in window.findChildren(QDialog):
        dialog.close()
    QTest.qWait(1)


def drop(window, path: Path, target=None) -> bool:
    """Drag a file over a widget and let go, as the system would; whether it was taken."""
    target = target or window
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    at = target.rect().center()
    action, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(at, action, data, left, none)
    QApplication.sendEvent(target, enter)
    if not enter.isAccepted():
        return False
    move = QDragMoveEvent(at, action, data, left, none)
    move.accept()  # as Qt does for whoever took what entered
    QApplication.sendEvent(target, move)
    if not move.isAccepted():
        return False
    dropped = QDropEvent(QPointF(at), action, data, left, none)
    QApplication.sendEvent(target, dropped)
    return dropped.isAccepted()


# --- coming and going -------------------------------------------------------------------


def test_home_is_first_and_offers_nothing_to_continue(window):
    assert window.page is window.home
    assert not window.home.body.card.isVisible()
    assert window.windowTitle() == "Blueprints Desktop"


@pytest.mark.parametrize(
    ("keys", "page"),
    [("Ctrl+N", NewGamePage), ("Ctrl+Shift+O", MatchesPage), ("Ctrl+,", SettingsPage)],
)
def test_a_key_opens_a_page_and_esc_leads_home(window, keys, page):
    press(window, keys)
    assert isinstance(window.page, page)
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert window.page is window.home


def test_a_new_game_by_mouse_is_saved_from_its_first_moment(window):
    QTest.mouseClick(window.home.body.sheets[0], Qt.MouseButton.LeftButton)
    QTest.mouseClick(window.page.start, Qt.MouseButton.LeftButton)
    assert window.table is not None
    (file,) = window.library.files()
    assert read_match(file).match.move_texts() == []


def test_leaving_and_continuing_goes_on_where_it_was(window):
    saved = saved_match(window.library.folder / "a.match", seats=3)
    window.sit_down(saved)
    Hands(window.table).play_on(Chance(1), moves=4)
    before = window.table.sitting.match.state
    press(window, "Ctrl+W")
    assert window.home.body.card.isVisible()
    QTest.mouseClick(window.home.body.card.button, Qt.MouseButton.LeftButton)
    assert window.table.sitting.match.state == before
    assert window.table.curtain.isVisible()


def test_a_finished_match_is_not_continued(window):
    saved_match(window.library.folder / "a.match", seats=2, moves=-1)
    window.go_home()
    assert not window.home.body.card.isVisible()


def test_a_broken_file_among_the_matches_does_no_harm(window):
    saved_match(window.library.folder / "a.match")
    (window.library.folder / "b.match").write_text("nonsense")
    window.go_home()
    assert window.home.body.card.isVisible()
    window.show_matches()


def test_pages_that_are_left_are_gone(window):
    for _ in range(3):
        window.new_game("blueprints")
        window.show_settings()
        window.go_home()
    QTest.qWait(10)
    assert not window.findChildren(NewGamePage)
    assert not window.findChildren(SettingsPage)


# --- settings in mid-game ---------------------------------------------------------------


def test_settings_during_a_game_and_back(window, homes):
    window.sit_down(saved_match(homes / "a.match", seats=3))
    table = window.table
    hands = Hands(table)
    hands.play_on(Chance(1), moves=2)
    hands.open_curtain()
    hands.lift(hands.match.state.pool[0])
    english = table.bar.prompt.headline
    window.show_settings()
    window.settings.set("theme", "dark")
    window.settings.set("language", "fr")
    window.settings.set("scale", 150)
    QTest.qWait(10)
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert window.table is table
    assert table.sitting.curtain_for is None, "nobody has left the table"
    assert table.board.table.choosing.picked == 0
    assert table.bar.prompt.headline != english
    assert table.board.table.look.palette.dark
    table.board.press_secondary()
    hands.play_on(Chance(1), moves=1)
    assert len(hands.match.played) == 3


def test_settings_asked_for_twice_still_lead_back_to_the_table(window, homes):
    window.sit_down(saved_match(homes / "a.match", seats=3))
    press(window, "Ctrl+,")
    press(window, "Ctrl+,")
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert window.table is not None


def test_the_menu_speaks_the_new_language(window):
    before = window.actions_[Do.NEW].text()
    window.settings.set("language", "fr")
    QTest.qWait(10)
    assert window.actions_[Do.NEW].text() != before


# --- the menu's keys --------------------------------------------------------------------


def test_the_menu_says_what_is_possible(window, homes):
    assert not window.actions_[Do.SAVE_AS].isEnabled()
    assert not window.actions_[Do.UNDO].isEnabled()
    window.sit_down(saved_match(homes / "a.match", seats=2))
    assert window.actions_[Do.SAVE_AS].isEnabled()
    assert not window.actions_[Do.UNDO].isEnabled()
    Hands(window.table).play_on(Chance(1), moves=1)
    assert window.actions_[Do.UNDO].isEnabled()
    press(window, "Ctrl+Z")
    assert not window.table.sitting.match.played
    assert window.actions_[Do.REDO].isEnabled()
    window.actions_[Do.REDO].trigger()
    assert len(window.table.sitting.match.played) == 1


def test_back_to_the_start_of_the_turn_wherever_undo_is_possible(window, homes):
    window.sit_down(saved_match(homes / "a.match", seats=2))
    Hands(window.table).play_on(Chance(1), moves=1)
    window.table.undo_turn()
    assert not window.table.sitting.match.played


def test_full_screen_and_back(window):
    press(window, "F11")
    assert window.isFullScreen()
    press(window, "F11")
    assert not window.isFullScreen()


def test_the_overview_of_keys_lists_them_all(window):
    press(window, "Shift+F1")
    overview = window.findChild(ShortcutsOverview)
    assert overview.isVisible()
    said = {label.text() for label in overview.findChildren(QLabel)}
    assert {what.label for what in Do} <= said
    assert "F11" in said
    QTest.keyClick(overview, Qt.Key.Key_Escape)
    QTest.qWait(10)
    assert window.findChild(ShortcutsOverview) is None


def test_the_overview_tells_the_keys_of_the_board_and_fits_the_window(window, homes):
    window.resize(720, 520)
    window.sit_down(saved_match(homes / "a.match", seats=2))
    press(window, "Shift+F1")
    overview = window.findChild(ShortcutsOverview)
    told = {label.text() for label in overview.findChildren(QLabel)}
    assert {meaning for _, meaning in keys_of("blueprints")} <= told
    assert {"F2", "give it another name"} <= told
    assert overview.width() < window.width()
    assert overview.height() < window.height()
    for label in overview.findChildren(QLabel):
        assert label.width() >= label.sizeHint().width(), label.text()
        assert label.height() >= label.sizeHint().height(), label.text()


@pytest.mark.parametrize("at_table", [False, True])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_in_a_usual_window_the_overview_needs_no_scrolling(window, homes, at_table, language):
    window.settings.set("language", language)
    if at_table:
        window.sit_down(saved_match(homes / "a.match", seats=2))
    press(window, "Shift+F1")
    overview = window.findChild(ShortcutsOverview)
    assert overview.height() < 0.92 * window.height()
    assert overview.width() < window.width()
    bars = overview.findChild(QScrollArea)
    assert bars.verticalScrollBar().maximum() == bars.horizontalScrollBar().maximum() == 0
    columns = {group.x() for group in overview.groups}
    assert len(columns) > 1


def test_no_two_actions_have_one_key(window):
    keys = [key.toString() for action in window.actions() for key in action.shortcuts()]
    assert len(set(keys)) == len(keys)
    assert all(action.shortcut().toString() for action in window.actions())


def test_the_menu_opens_under_its_button(window, homes):
    window.sit_down(saved_match(homes / "a.match", seats=3))
    hands = Hands(window.table)
    hands.open_curtain()
    hands.click(window.table.top.menu)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    texts = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert texts == [what.label for what in Do]
    menu.close()


@pytest.mark.parametrize("scale", [100, 150])
def test_words_and_keys_of_the_menu_keep_apart(window, scale):
    window.settings.set("scale", scale)
    window.settings.set("language", "fr")
    menu = window.actions_.menu(window)
    menu.spread()
    measured = menu.fontMetrics().horizontalAdvance
    told = [(measured(what.label), measured(_native(what.keys))) for what in Do]
    words, keys = (max(widths) for widths in zip(*told, strict=True))
    assert menu.minimumWidth() >= words + keys + 2 * measured("M")


def _native(keys: QKeySequence) -> str:
    return keys.toString(QKeySequence.SequenceFormat.NativeText)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_tips_look_the_same_on_the_table_and_elsewhere(window, homes, theme):
    window.settings.set("theme", theme)
    window.sit_down(saved_match(homes / "a.match", seats=2))
    Hands(window.table).open_curtain()
    grounds = set()
    for widget in (window.table.board.table.viewport(), window.table.top.menu):
        QToolTip.showText(widget.mapToGlobal(QPoint(5, 5)), "words", widget)
        tip = next(w for w in QApplication.topLevelWidgets() if w.inherits("QTipLabel"))
        grounds.add(tip.grab().toImage().pixelColor(tip.width() // 2, 3).name())
        tooltips.take_away()
    (ground,) = grounds
    assert QColor(ground).lightness() != 0
    assert abs(QColor(ground).lightness() - window.appearance.look.palette.panel.lightness()) > 100


def test_copy_picture_copies_the_page(window):
    press(window, "Ctrl+Shift+C")
    assert QGuiApplication.clipboard().image().size() == window.page.size()


def test_the_place_of_the_window_is_kept(window):
    window.close()
    assert isinstance(window.settings.recall("geometry"), str)


# --- files ------------------------------------------------------------------------------


def test_a_match_dropped_on_home_is_opened(window, homes):
    path = saved_match(homes / "a.match", seats=3, moves=2).path
    assert drop(window, path)
    assert len(window.table.sitting.match.played) == 2


def test_a_match_dropped_on_the_table_is_opened(window, homes):
    window.sit_down(saved_match(homes / "a.match", seats=3))
    Hands(window.table).open_curtain()
    other = saved_match(homes / "b.match", seats=3, moves=2).path
    assert drop(window, other, window.table.board.table.viewport())
    assert len(window.table.sitting.match.played) == 2


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
    event = QDragEnterEvent(
        QPoint(5, 5), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    QApplication.sendEvent(window, event)
    assert not event.isAccepted()


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
    assert len(window.table.sitting.match.played) == 2
    assert len(said) == 1
    assert "cannot be saved" not in said[0]


def test_save_as_goes_on_in_the_new_file(window, homes):
    window.sit_down(saved_match(homes / "a.match", seats=3))
    old, new = homes / "a.match", homes / "b.match"
    window.save_as(new)
    before = old.read_bytes()
    Hands(window.table).play_on(Chance(1), moves=1)
    assert old.read_bytes() == before
    assert len(read_match(new).match.played) == 1


def test_a_match_played_elsewhere_is_the_one_to_continue(window, homes):
    """It was saved there, opened from there and played: the copy that stayed behind is older."""
    window.sit_down(saved_match(window.library.folder / "a.match", seats=2))
    outside = homes / "documents" / "b.match"
    outside.parent.mkdir()
    window.save_as(outside)
    press(window, "Ctrl+W")
    window.open_match(outside)
    Hands(window.table).play_on(Chance(1), moves=2)
    played = window.table.sitting.match.state
    press(window, "Ctrl+W")
    QTest.mouseClick(window.home.body.card.button, Qt.MouseButton.LeftButton)
    assert window.table.sitting.saved.path == outside
    assert window.table.sitting.match.state == played
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
    assert window.table.sitting.saved.path == path


def test_save_as_says_that_it_worked(window, homes):
    window.sit_down(saved_match(homes / "a.match", seats=2))
    window.save_as(homes / "The return.match")
    toast = window.findChild(Toast)
    assert toast.isVisible()
    assert "The return" in toast.text


def test_dialogs_for_files_begin_in_the_folder_used_last(window, homes, monkeypatch):
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _where: str(homes))
    elsewhere = homes / "elsewhere"
    elsewhere.mkdir()
    window.sit_down(saved_match(homes / "a.match", seats=2))
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


def test_save_as_where_it_cannot_be_is_told_and_changes_nothing(window, homes):
    window.sit_down(saved_match(homes / "a.match", seats=3))
    window.save_as(homes / "no folder" / "b.match")
    (message,) = messages(window)
    assert message.informativeText()
    assert window.table.sitting.saved.path == homes / "a.match"
    close_dialogs(window)


def test_the_dialogs_for_files_open_without_stopping_anything(window, homes):
    window.ask_for_file()
    window.ask_where_to_save()
    assert len([d for d in window.findChildren(QFileDialog) if d.isVisible()]) == 1
    close_dialogs(window)
    window.sit_down(saved_match(homes / "a.match", seats=3))
    window.ask_where_to_save()
    (dialog,) = [d for d in window.findChildren(QFileDialog) if d.isVisible()]
    assert Path(dialog.selectedFiles()[0]).name.startswith("Blueprints - Ada, Bruno, Chiara - 2026")
    dialog.fileSelected.emit(str(homes / "c.match"))
    assert (homes / "c.match").exists()
    close_dialogs(window)


def test_trouble_with_the_disk_is_told_once_and_play_goes_on(window, homes):
    window.sit_down(saved_match(homes / "gone" / "a.match", seats=3))
    saved = window.table.sitting.saved
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
    window.sit_down(saved)
    Hands(window.table).play_on(Chance(1), moves=2)
    folder.chmod(stat.S_IRWXU)
    close_dialogs(window)
    assert len(saved.match.played) == 2


def test_a_copied_picture_is_told_and_the_notice_is_not_in_the_next_one(window):
    clipboard = QGuiApplication.clipboard()
    window.copy_picture()
    toast = window.findChild(Toast)
    assert toast.isVisible()
    assert toast.text == "Picture copied"
    first = clipboard.pixmap().toImage()
    window.copy_picture()
    assert clipboard.pixmap().toImage() == first
