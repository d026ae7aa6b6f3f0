"""What can be done from the menu, with the platform's usual keys. One list serves menu, keys and overview."""

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.ui.controls.menu import Menu


class Action(Enum):
    """Label and key of everything in the menu, in its order."""

    NEW = QT_TRANSLATE_NOOP("Menu", "New game…"), QKeySequence.StandardKey.New
    OPEN = QT_TRANSLATE_NOOP("Menu", "Open…"), QKeySequence.StandardKey.Open
    MATCHES = QT_TRANSLATE_NOOP("Menu", "Saved games"), "Ctrl+Shift+O"
    STATISTICS = QT_TRANSLATE_NOOP("Menu", "Statistics"), "Ctrl+Shift+H"
    SAVE_AS = QT_TRANSLATE_NOOP("Menu", "Save as…"), QKeySequence.StandardKey.SaveAs
    UNDO = QT_TRANSLATE_NOOP("Menu", "Undo"), QKeySequence.StandardKey.Undo
    REDO = QT_TRANSLATE_NOOP("Menu", "Redo"), QKeySequence.StandardKey.Redo
    TURN_START = QT_TRANSLATE_NOOP("Menu", "Back to the start of my turn"), "Ctrl+Backspace"
    HINT = QT_TRANSLATE_NOOP("Menu", "Hint"), "H"
    PLAYERS = QT_TRANSLATE_NOOP("Menu", "Who plays…"), "Ctrl+Shift+P"
    REVIEW = QT_TRANSLATE_NOOP("Menu", "Review the game"), "Ctrl+R"
    SHEET = QT_TRANSLATE_NOOP("Menu", "Score sheet"), "Ctrl+T"
    COPY_PICTURE = QT_TRANSLATE_NOOP("Menu", "Copy picture"), "Ctrl+Shift+C"
    FULL_SCREEN = QT_TRANSLATE_NOOP("Menu", "Full-screen mode"), "F11"
    RULES = QT_TRANSLATE_NOOP("Menu", "Rules"), QKeySequence.StandardKey.HelpContents
    SHORTCUTS = QT_TRANSLATE_NOOP("Menu", "Keyboard shortcuts"), "Shift+F1"
    LOG = QT_TRANSLATE_NOOP("Menu", "Show the error log"), "Ctrl+Shift+L"
    SETTINGS = QT_TRANSLATE_NOOP("Menu", "Settings"), "Ctrl+,"
    PAUSE = QT_TRANSLATE_NOOP("Menu", "Pause and go home"), "Ctrl+W"
    QUIT = QT_TRANSLATE_NOOP("Menu", "Quit"), "Ctrl+Q"

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
        return [self.keys]


_LINES_BEFORE = (
    Action.UNDO,
    Action.HINT,
    Action.REVIEW,
    Action.COPY_PICTURE,
    Action.RULES,
    Action.PAUSE,
)


class Actions:
    """The window's actions, alive on every page; the window says which are possible."""

    def __init__(self, window: QWidget, handlers: dict[Action, Callable[[], object]]) -> None:
        self._actions: dict[Action, QAction] = {}
        for what in Action:
            action = QAction(window)
            action.setShortcuts(what.all_keys)
            action.triggered.connect(lambda _checked=False, run=handlers[what]: run())
            window.addAction(action)
            self._actions[what] = action
        self.say()

    def say(self) -> None:
        """Label everything in the language in force."""
        for what, action in self._actions.items():
            action.setText(what.label)

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
        """All of it as a menu; in full screen, which has no frame, it says how to get out."""
        menu = Menu(parent)
        leaves = QCoreApplication.translate("Menu", "Leave full-screen mode")
        self[Action.FULL_SCREEN].setText(
            leaves if parent.isFullScreen() else Action.FULL_SCREEN.label
        )
        for what, action in self._actions.items():
            if what in _LINES_BEFORE:
                menu.addSeparator()
            menu.addAction(action)
        return menu
