"""The menu and its keys, the overview of all keys, tips and copied pictures."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QKeySequence,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QScrollArea,
    QToolTip,
)

from blueprints_desktop.desktop.games.registry import keys_of
from blueprints_desktop.desktop.pages.table.shortcuts_dialog import ShortcutsOverview
from blueprints_desktop.desktop.ui.actions import Action
from blueprints_desktop.desktop.ui.cards import tips as tooltips
from blueprints_desktop.desktop.ui.controls.notices import Shade, Toast
from blueprints_desktop.engine.chance import Chance
from tests.desktop.driving import Hands, saved_match, settle
from tests.desktop.window_driving import press


def test_the_menu_speaks_the_new_language(window):
    before = window.actions_[Action.NEW].text()
    window.settings.set("language", "fr")
    settle()
    assert window.actions_[Action.NEW].text() != before


def test_the_menu_says_what_is_possible(window, homes):
    assert not window.actions_[Action.SAVE_AS].isEnabled()
    assert not window.actions_[Action.UNDO].isEnabled()
    window.start_session(saved_match(homes / "a.match", seats=2))
    assert window.actions_[Action.SAVE_AS].isEnabled()
    assert not window.actions_[Action.UNDO].isEnabled()
    Hands(window.table).play_on(Chance(1), moves=1)
    assert window.actions_[Action.UNDO].isEnabled()
    press(window, "Ctrl+Z")
    assert not window.table.session.match.played
    assert window.actions_[Action.REDO].isEnabled()
    window.actions_[Action.REDO].trigger()
    assert len(window.table.session.match.played) == 1


def test_the_whole_menu_has_room_below_its_button(window):
    """In a window of the usual size: the bar above the menu is 56 high, and 800 the window."""
    menu = window.actions_.menu(window)
    assert {action.text() for action in menu.actions()} >= {what.label for what in Action}
    assert menu.sizeHint().height() <= 800 - 56


def test_back_to_the_start_of_the_turn_wherever_undo_is_possible(window, homes):
    window.start_session(saved_match(homes / "a.match", seats=2))
    Hands(window.table).play_on(Chance(1), moves=1)
    assert window.table.session.match.played
    window.table.undo_turn()
    assert not window.table.session.match.played


def test_the_overview_of_keys_lists_them_all(window):
    press(window, "Shift+F1")
    overview = window.findChild(ShortcutsOverview)
    assert overview.isVisible()
    said = {label.text() for label in overview.findChildren(QLabel)}
    assert {what.label for what in Action} <= said
    assert {"F11", "Keyboard shortcuts"} <= said
    assert window.findChild(Shade).size() == window.size()
    QTest.keyClick(overview, Qt.Key.Key_Escape)
    settle()
    assert window.findChild(ShortcutsOverview) is None
    assert window.findChild(Shade) is None


def test_the_overview_tells_the_keys_of_the_board_and_fits_the_window(window, homes):
    window.resize(720, 520)
    window.start_session(saved_match(homes / "a.match", seats=2))
    press(window, "Shift+F1")
    overview = window.findChild(ShortcutsOverview)
    told = {label.text() for label in overview.findChildren(QLabel)}
    assert {meaning for _, meaning in keys_of("blueprints")} <= told
    assert {"F2", "rename it"} <= told
    assert overview.width() < window.width()
    assert overview.height() < window.height()
    for label in overview.findChildren(QLabel):
        assert label.width() >= label.sizeHint().width(), label.text()
        assert label.height() >= label.sizeHint().height(), label.text()


def test_what_an_overview_of_large_letters_has_no_room_for_can_be_scrolled_to(window):
    window.settings.set("scale", 200)
    window.resize(720, 520)
    press(window, "Shift+F1")
    overview = window.findChild(ShortcutsOverview)
    assert overview.width() < window.width()
    area = overview.findChild(QScrollArea)
    assert area.widget().width() <= area.viewport().width() + area.horizontalScrollBar().maximum()


@pytest.mark.parametrize("at_table", [False, True])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_in_a_usual_window_the_overview_needs_no_scrolling(window, homes, at_table, language):
    window.settings.set("language", language)
    if at_table:
        window.start_session(saved_match(homes / "a.match", seats=2))
    press(window, "Shift+F1")
    overview = window.findChild(ShortcutsOverview)
    assert overview.height() < 0.92 * window.height()
    assert overview.width() < window.width()
    bars = overview.findChild(QScrollArea)
    assert bars.verticalScrollBar().maximum() == bars.horizontalScrollBar().maximum() == 0
    columns = {label.x() for label in overview.findChildren(QLabel, "heading")}
    assert len(columns) > 1


def test_no_two_actions_have_one_key(window):
    keys = [key.toString() for action in window.actions() for key in action.shortcuts()]
    assert len(set(keys)) == len(keys)
    assert all(action.shortcut().toString() for action in window.actions())


def test_the_menu_opens_under_its_button(window, homes):
    window.start_session(saved_match(homes / "a.match", seats=3))
    hands = Hands(window.table)
    hands.open_curtain()
    hands.click(window.table.top.menu)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    texts = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert texts == [what.label for what in Action]
    menu.close()


def test_the_menu_says_the_way_out_of_full_screen(window):
    def told() -> list[str]:
        return [action.text() for action in window.actions_.menu(window).actions()]

    window.toggle_full_screen()
    assert "Leave full-screen mode" in told()
    window.toggle_full_screen()
    assert "Leave full-screen mode" not in told()
    assert "Full-screen mode" in told()


@pytest.mark.parametrize("scale", [100, 150])
def test_words_and_keys_of_the_menu_keep_apart(window, scale):
    window.settings.set("scale", scale)
    window.settings.set("language", "fr")
    menu = window.actions_.menu(window)
    menu.spread()
    measured = menu.fontMetrics().horizontalAdvance
    told = [(measured(what.label), measured(_native(what.keys))) for what in Action]
    words, keys = (max(widths) for widths in zip(*told, strict=True))
    assert menu.minimumWidth() >= words + keys + 2 * measured("M")


def _native(keys: QKeySequence) -> str:
    return keys.toString(QKeySequence.SequenceFormat.NativeText)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_tips_look_the_same_on_the_table_and_elsewhere(window, homes, theme):
    window.settings.set("theme", theme)
    window.start_session(saved_match(homes / "a.match", seats=2))
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


def test_a_copied_picture_is_told_and_the_notice_is_not_in_the_next_one(window):
    clipboard = QGuiApplication.clipboard()
    window.copy_picture()
    toast = window.findChild(Toast)
    assert toast.isVisible()
    assert toast.text == "Picture copied"
    first = clipboard.pixmap().toImage()
    window.copy_picture()
    assert clipboard.pixmap().toImage() == first
