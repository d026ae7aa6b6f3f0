"""The menu and its keys, the overview of all keys, tips and copied pictures."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import (
    QAccessible,
    QAction,
    QColor,
    QGuiApplication,
    QIcon,
    QKeySequence,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QMenu,
    QMenuBar,
    QScrollArea,
    QToolTip,
)

from blueprints_desktop import __version__
from blueprints_desktop.desktop.app.window import Window
from blueprints_desktop.desktop.games.registry import keys_of
from blueprints_desktop.desktop.pages.table.shortcuts_dialog import ShortcutsOverview
from blueprints_desktop.desktop.settings import AFTER_GRACE
from blueprints_desktop.desktop.ui.actions import Action, Group
from blueprints_desktop.desktop.ui.cards import tips as tooltips
from blueprints_desktop.desktop.ui.controls.menu import ICON
from blueprints_desktop.desktop.ui.controls.notices import Shade, Toast
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.blueprints.spaces import GONE
from tests.desktop.driving import Hands, keys, never, saved_match, settle
from tests.desktop.window_driving import messages, press


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


@pytest.fixture
def three(window, homes) -> Hands:
    """Three people at the table in the window, with the grace after a press."""
    window.settings.set("finish_turn", AFTER_GRACE)
    window.start_session(saved_match(homes / "three.match", seats=3))
    hands = Hands(window.table)
    hands.open_curtain()
    return hands


def press_ctrl_z(window, hands: Hands) -> None:
    undo = window.actions_[Action.UNDO]
    assert undo.isEnabled()
    assert hands.page.top.undo.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle()


def test_the_key_for_undo_puts_a_lifted_die_back(window, three):
    move = next(move for move in three.match.legal_moves() if move.space != GONE)
    assert not window.actions_[Action.UNDO].isEnabled()
    three.lift(move.die)
    press_ctrl_z(window, three)
    assert not three.board.selector.selection.begun
    assert not window.actions_[Action.UNDO].isEnabled()
    assert not three.page.top.undo.isEnabled()


def test_the_key_for_undo_takes_a_pressed_move_back_while_its_time_runs(qtbot, window, three):
    move = next(move for move in three.match.legal_moves() if move.space != GONE)
    three.page.grace.milliseconds = 400
    three.lift(move.die)
    three.place(move.space)
    assert three.page.grace.running
    press_ctrl_z(window, three)
    assert not three.page.grace.running
    assert never(qtbot, lambda: three.match.played, 600)


def test_menu_and_top_bar_agree_on_undo_through_a_whole_turn(window, homes):
    window.start_session(saved_match(homes / "two.match", seats=2))
    hands = Hands(window.table)
    hands.open_curtain()
    menu, top = window.actions_[Action.UNDO], hands.page.top.undo
    move = next(move for move in hands.match.legal_moves() if move.space != GONE)
    found = []

    def ask() -> None:
        settle()
        assert menu.isEnabled() == top.isEnabled()
        found.append(menu.isEnabled())

    ask()
    hands.lift(move.die)
    ask()
    hands.place(move.space)
    ask()
    hands.lift(hands.match.legal_moves()[0].die)
    ask()
    keys(hands.page, Qt.Key.Key_Return)
    ask()
    assert found == [False, True, True, True, False]


def groups_of(menu: QMenu | QMenuBar) -> dict[str, QMenu]:
    """The menus in a menu by their titles."""
    return {action.text(): action.menu() for action in menu.actions()}


def entries_of(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if not action.isSeparator()]


def test_the_menu_has_every_action_in_one_of_its_groups(window):
    groups = groups_of(window.actions_.menu(window))
    assert list(groups) == ["Game", "Turn", "View", "Help"]
    told = [entry for menu in groups.values() for entry in entries_of(menu)]
    assert sorted(told) == sorted(what.label for what in Action)
    assert all(len(entries_of(menu)) <= 12 for menu in groups.values())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_group_has_room_below_the_bar_of_the_smallest_window(window, language):
    """The bar above the menu is 56 high, and 520 the window."""
    window.settings.set("language", language)
    menu = window.actions_.menu(window)
    for group in (menu, *groups_of(menu).values()):
        group.spread()
        assert group.sizeHint().height() <= 520 - 56
        assert group.minimumWidth() <= 720


def test_every_entry_has_a_sign_of_its_own(window):
    menu = window.actions_.menu(window)
    signs = []
    for group in groups_of(menu).values():
        for action in group.actions():
            if not action.isSeparator():
                signs.append(action.icon().pixmap(18, 18).toImage())
                assert action.isIconVisibleInMenu()
    assert all(image != other for place, image in enumerate(signs) for other in signs[:place])


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_signs_have_the_colour_of_the_words(window, theme):
    """Of an entry that can be chosen, that is chosen, and that cannot be chosen."""
    window.settings.set("theme", theme)
    window.actions_.menu(window)
    icon = window.actions_[Action.PAUSE].icon()
    colours = window.appearance.look.palette

    def ink(mode: QIcon.Mode) -> QColor:
        image = icon.pixmap(18, 18, mode).toImage()
        spots = [image.pixelColor(x, y) for x in range(18) for y in range(18)]
        return max(spots, key=lambda colour: colour.alpha())

    assert ink(QIcon.Mode.Normal).name() == colours.text_2.name()
    assert ink(QIcon.Mode.Active).name() == colours.accent_text.name()
    assert ink(QIcon.Mode.Disabled).alpha() < ink(QIcon.Mode.Normal).alpha()


def test_keys_lead_through_the_groups(window, homes):
    window.start_session(saved_match(homes / "a.match", seats=2))
    Hands(window.table).play_on(Chance(1), moves=1)
    window.actions_.pop_up(window.table.top.menu)
    menu = QApplication.activePopupWidget()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right):
        QTest.keyClick(QApplication.activePopupWidget(), key)
    turn = QApplication.activePopupWidget()
    assert turn is groups_of(menu)["Turn"]
    assert turn.activeAction() is window.actions_[Action.UNDO]
    QTest.keyClick(turn, Qt.Key.Key_Return)
    assert not window.table.session.match.played
    assert QApplication.activePopupWidget() is None


def test_screen_readers_are_told_the_name_of_every_group(window):
    menu = window.actions_.menu(window)
    for title, group in groups_of(menu).items():
        reading = QAccessible.queryAccessibleInterface(group)
        assert reading.text(QAccessible.Text.Name) == title
        assert reading.role() == QAccessible.Role.PopupMenu


@pytest.mark.parametrize("group", ["Game", "Turn", "View", "Help"])
def test_at_200_per_cent_every_entry_can_be_reached_in_the_smallest_window(window, homes, group):
    window.settings.set("scale", 200)
    window.resize(720, 520)
    window.start_session(saved_match(homes / "a.match", seats=2))
    window.actions_.pop_up(window.table.top.menu)
    menu = QApplication.activePopupWidget()
    opened = groups_of(menu)[group]
    menu.setActiveAction(opened.menuAction())
    QTest.keyClick(menu, Qt.Key.Key_Right)
    screen = opened.screen().availableGeometry()
    assert screen.contains(menu.geometry())
    assert screen.contains(opened.geometry())
    last = [action for action in opened.actions() if action.isEnabled()][-1]
    QTest.keyClick(opened, Qt.Key.Key_End)
    assert opened.activeAction() is last
    assert opened.rect().contains(opened.actionGeometry(last))


# --- the menu bar of macOS ----------------------------------------------------------------


@pytest.fixture
def mac_window(qtbot, window):
    """Another window, as it is on macOS; here its bar is in the window."""
    made = Window(window.settings, window.appearance, window.library, has_menu_bar=True)
    qtbot.addWidget(made)
    yield made
    made.services.close()


def test_only_macos_has_a_menu_bar(window, mac_window):
    assert window.findChild(QMenuBar) is None
    assert list(groups_of(mac_window.menuBar())) == ["Game", "Turn", "View", "Help"]


def test_the_bar_has_the_same_actions_as_the_menu(mac_window):
    groups = groups_of(mac_window.menuBar())
    for title, menu in groups_of(mac_window.actions_.menu(mac_window)).items():
        assert groups[title].actions()[0] is menu.actions()[0]
        assert entries_of(groups[title]) == entries_of(menu)
    assert not any(action.icon().isNull() for action in mac_window.actions())


def test_the_bar_speaks_the_new_language(mac_window):
    mac_window.show()
    mac_window.settings.set("language", "fr")
    settle()
    titles = [action.text() for action in mac_window.menuBar().actions()]
    assert titles == ["Partie", "Tour", "Affichage", "Aide"]
    assert groups_of(mac_window.menuBar())["Aide"].accessibleName() == "Aide"


def test_macos_is_told_which_entries_belong_to_the_program_and_guesses_none(window):
    roles = {what: window.actions_[what].menuRole() for what in Action}
    native = {what: role for what, role in roles.items() if role != QAction.MenuRole.NoRole}
    assert native == {
        Action.QUIT: QAction.MenuRole.QuitRole,
        Action.SETTINGS: QAction.MenuRole.PreferencesRole,
        Action.ABOUT: QAction.MenuRole.AboutRole,
    }


def test_about_tells_the_version(window):
    window.actions_[Action.ABOUT].trigger()
    (box,) = messages(window)
    assert box.text() == "Blueprints Desktop"
    assert __version__ in box.informativeText()


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
    assert {what.label for what in Action if what.all_keys} <= said
    assert Action.ABOUT.label not in said
    assert {"Game menu", "Turn menu", "View menu", "Help menu"} <= said
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
    without = [what for what in Action if window.actions_[what].shortcut().isEmpty()]
    assert without == [Action.ABOUT]


def test_the_menu_opens_under_its_button(window, homes):
    window.start_session(saved_match(homes / "a.match", seats=3))
    hands = Hands(window.table)
    hands.open_curtain()
    hands.click(window.table.top.menu)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    assert entries_of(menu) == [group.label for group in Group]
    menu.close()


def test_the_menu_says_the_way_out_of_full_screen(window):
    def told() -> list[str]:
        view = groups_of(window.actions_.menu(window))["View"]
        view.popup(QPoint())
        view.close()
        return entries_of(view)

    window.toggle_full_screen()
    assert "Leave full-screen mode" in told()
    window.toggle_full_screen()
    assert "Leave full-screen mode" not in told()
    assert "Full-screen mode" in told()


@pytest.mark.parametrize("scale", [100, 150])
def test_words_and_keys_of_the_menu_keep_apart(window, scale):
    window.settings.set("scale", scale)
    window.settings.set("language", "fr")
    menus = window.actions_.menu(window)
    for group, menu in zip(Group, groups_of(menus).values(), strict=True):
        menu.spread()
        measured = menu.fontMetrics().horizontalAdvance
        told = [(measured(what.label), measured(_native(what.keys))) for what in group.actions]
        words, keys = (max(widths) for widths in zip(*told, strict=True))
        sign = window.appearance.look.px(ICON)
        assert menu.minimumWidth() >= sign + words + keys + 2 * measured("M")


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
