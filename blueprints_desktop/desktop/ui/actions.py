"""What can be done from the menu, with the platform's usual keys. One list serves menu, keys and overview."""

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar, QWidget

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.menu import Menu, menu_icon
from blueprints_desktop.desktop.ui.controls.plain_text import menu_entry


class Action(Enum):
    """Label, key and sign of everything in the menu. An empty key is none."""

    NEW = QT_TRANSLATE_NOOP("Menu", "New game…"), QKeySequence.StandardKey.New, Icon.PLUS
    OPEN = QT_TRANSLATE_NOOP("Menu", "Open…"), QKeySequence.StandardKey.Open, Icon.FOLDER
    MATCHES = QT_TRANSLATE_NOOP("Menu", "Saved games"), "Ctrl+Shift+O", Icon.CLOCK
    SAVE_AS = QT_TRANSLATE_NOOP("Menu", "Save as…"), QKeySequence.StandardKey.SaveAs, Icon.SAVE
    SETTINGS = QT_TRANSLATE_NOOP("Menu", "Settings"), "Ctrl+,", Icon.GEAR
    PAUSE = QT_TRANSLATE_NOOP("Menu", "Pause and go home"), "Ctrl+W", Icon.PAUSE
    QUIT = QT_TRANSLATE_NOOP("Menu", "Quit"), "Ctrl+Q", Icon.LEAVE
    UNDO = QT_TRANSLATE_NOOP("Menu", "Undo"), QKeySequence.StandardKey.Undo, Icon.UNDO
    REDO = QT_TRANSLATE_NOOP("Menu", "Redo"), QKeySequence.StandardKey.Redo, Icon.REDO
    TURN_START = (
        QT_TRANSLATE_NOOP("Menu", "Back to the start of my turn"),
        "Ctrl+Backspace",
        Icon.FIRST,
    )
    HINT = QT_TRANSLATE_NOOP("Menu", "Hint"), "H", Icon.HINT
    PLAYERS = QT_TRANSLATE_NOOP("Menu", "Who plays…"), "Ctrl+Shift+P", Icon.PERSON
    REVIEW = QT_TRANSLATE_NOOP("Menu", "Review the game"), "Ctrl+R", Icon.EYE
    SHEET = QT_TRANSLATE_NOOP("Menu", "Score sheet"), "Ctrl+T", Icon.LIST
    STATISTICS = QT_TRANSLATE_NOOP("Menu", "Statistics"), "Ctrl+Shift+H", Icon.STATISTICS
    COPY_PICTURE = QT_TRANSLATE_NOOP("Menu", "Copy picture"), "Ctrl+Shift+C", Icon.COPY
    FULL_SCREEN = QT_TRANSLATE_NOOP("Menu", "Full-screen mode"), "F11", Icon.FULL_SCREEN
    RULES = QT_TRANSLATE_NOOP("Menu", "Rules"), QKeySequence.StandardKey.HelpContents, Icon.BOOK
    SHORTCUTS = QT_TRANSLATE_NOOP("Menu", "Keyboard shortcuts"), "Shift+F1", Icon.KEYBOARD
    LOG = QT_TRANSLATE_NOOP("Menu", "Show the error log"), "Ctrl+Shift+L", Icon.PAGE
    ABOUT = QT_TRANSLATE_NOOP("Menu", "About Blueprints Desktop"), "", Icon.INFO

    @property
    def label(self) -> str:
        return QCoreApplication.translate("Menu", self.value[0])

    @property
    def keys(self) -> QKeySequence:
        """The key that is told."""
        return QKeySequence(self.value[1])

    @property
    def all_keys(self) -> list[QKeySequence]:
        """All that work: platforms have several for some, such as two for redoing."""
        usual = self.value[1]
        if isinstance(usual, QKeySequence.StandardKey):
            return QKeySequence.keyBindings(usual)
        return [] if self.keys.isEmpty() else [self.keys]

    @property
    def icon(self) -> Icon:
        icon: Icon = self.value[2]
        return icon


class Group(Enum):
    """The menus that the actions are in: a title, and parts with a line between them."""

    GAME = (
        QT_TRANSLATE_NOOP("Menu", "Game"),
        (Action.NEW, Action.OPEN, Action.MATCHES),
        (Action.SAVE_AS,),
        (Action.SETTINGS,),
        (Action.PAUSE, Action.QUIT),
    )
    TURN = (
        QT_TRANSLATE_NOOP("Menu", "Turn"),
        (Action.UNDO, Action.REDO, Action.TURN_START),
        (Action.HINT,),
        (Action.PLAYERS,),
    )
    VIEW = (
        QT_TRANSLATE_NOOP("Menu", "View"),
        (Action.REVIEW, Action.SHEET, Action.STATISTICS),
        (Action.COPY_PICTURE, Action.FULL_SCREEN),
    )
    HELP = (
        QT_TRANSLATE_NOOP("Menu", "Help"),
        (Action.RULES, Action.SHORTCUTS),
        (Action.LOG, Action.ABOUT),
    )

    @property
    def label(self) -> str:
        return QCoreApplication.translate("Menu", self.value[0])

    @property
    def parts(self) -> tuple[tuple[Action, ...], ...]:
        parts: tuple[tuple[Action, ...], ...] = self.value[1:]
        return parts

    @property
    def actions(self) -> tuple[Action, ...]:
        return tuple(action for part in self.parts for action in part)


_ROLES = {
    Action.QUIT: QAction.MenuRole.QuitRole,
    Action.SETTINGS: QAction.MenuRole.PreferencesRole,
    Action.ABOUT: QAction.MenuRole.AboutRole,
}
"""What macOS shows in the menu of the program. It must not guess by the words of the others."""


class Actions:
    """The window's actions, alive on every page; the window says which are possible."""

    def __init__(
        self,
        window: QWidget,
        handlers: dict[Action, Callable[[], object]],
        appearance: Appearance,
    ) -> None:
        self._window, self._appearance = window, appearance
        self._actions: dict[Action, QAction] = {}
        self._in_bar: dict[Group, QMenu] = {}
        for what in Action:
            action = QAction(window)
            action.setShortcuts(what.all_keys)
            action.setMenuRole(_ROLES.get(what, QAction.MenuRole.NoRole))
            action.triggered.connect(lambda _checked=False, run=handlers[what]: run())
            window.addAction(action)
            self._actions[what] = action
        self.say()

    def say(self) -> None:
        """Label everything in the language in force."""
        for what, action in self._actions.items():
            action.setText(what.label)
        for group, menu in self._in_bar.items():
            _name(menu, group)

    def __getitem__(self, what: Action) -> QAction:
        return self._actions[what]

    def pop_up(self, under: QWidget) -> None:
        """All of it as a menu, hung from the right end of a button."""
        menu = self.menu(under.window())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        corner = under.mapToGlobal(QPoint(under.width(), under.height()))
        menu.spread()
        menu.popup(corner - QPoint(menu.minimumWidth(), 0))

    def menu(self, parent: QWidget) -> Menu:
        """All of it as a menu: each group is a menu in it."""
        whole = Menu(parent)
        self._show_icons()
        for group in Group:
            menu = self._filled(Menu(whole), group)
            whole.addMenu(menu)
        return whole

    def bar(self, window: QMainWindow) -> QMenuBar:
        """All of it as the menu bar of a window; macOS shows it at the top of the screen."""
        bar = QMenuBar(window)
        for group in Group:
            self._in_bar[group] = menu = self._filled(Menu(bar), group)
            bar.addMenu(menu)
        self._show_icons()
        self._appearance.changed.connect(self._show_icons)
        window.setMenuBar(bar)
        return bar

    def _filled(self, menu: Menu, group: Group) -> Menu:
        _name(menu, group)
        for part in group.parts:
            if not menu.isEmpty():
                menu.addSeparator()
            for action in map(self.__getitem__, part):
                menu.addAction(action)
        menu.aboutToShow.connect(self._say_full_screen)
        return menu

    def _show_icons(self) -> None:
        """Give the actions their signs in the present look. No page but a menu shows them."""
        look, ratio = self._appearance.look, self._window.devicePixelRatioF()
        for what, action in self._actions.items():
            action.setIcon(menu_icon(what.icon, look, ratio))

    def _say_full_screen(self) -> None:
        """In full screen, which has no frame, the menu says how to get out."""
        leaves = QCoreApplication.translate("Menu", "Leave full-screen mode")
        full = self._window.isFullScreen()
        self[Action.FULL_SCREEN].setText(leaves if full else Action.FULL_SCREEN.label)


def _name(menu: QMenu, group: Group) -> None:
    menu.setTitle(menu_entry(group.label))
    menu.setAccessibleName(group.label)
