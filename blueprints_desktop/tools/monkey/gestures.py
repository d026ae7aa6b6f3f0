"""Random gestures: what a person could do to the window with mouse, keyboard and settings.

Events are handed to the windows of the platform, as a window system does, and not to widgets. So
they pass popups, modal dialogs, shortcuts, focus and event filters like real ones.
"""

import random
from collections import deque
from collections.abc import Callable

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QKeyCombination,
    QMimeData,
    QPoint,
    QPointF,
    QSize,
    Qt,
    QThread,
    QTimer,
    QUrl,
)
from PySide6.QtGui import (
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QGuiApplication,
    QHelpEvent,
    QWheelEvent,
    QWindow,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from blueprints_desktop.desktop.app.window import SMALLEST, Window
from blueprints_desktop.desktop.settings import ANIMATIONS, FINISHES
from blueprints_desktop.desktop.ui.actions import Action

KEYS = [
    *(Qt.Key(Qt.Key.Key_0 + number) for number in range(10)),
    *(Qt.Key(Qt.Key.Key_A + number) for number in range(26)),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down) * 5,
    *(Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_Space) * 4,
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Backspace, Qt.Key.Key_Delete),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
    *(Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_Menu, Qt.Key.Key_Plus, Qt.Key.Key_Minus),
    *(Qt.Key.Key_Less, Qt.Key.Key_Slash, Qt.Key.Key_Question),
]
MODIFIER_KEYS = {
    Qt.KeyboardModifier.ShiftModifier: Qt.Key.Key_Shift,
    Qt.KeyboardModifier.ControlModifier: Qt.Key.Key_Control,
    Qt.KeyboardModifier.AltModifier: Qt.Key.Key_Alt,
    Qt.KeyboardModifier.MetaModifier: Qt.Key.Key_Meta,
}
SIZES = (SMALLEST, (800, 600), (1024, 700), (1280, 800), (1500, 620), (760, 1100), (1900, 1150))
"""Few of them, and of scales, so that not all is drawn again after every change."""
_SCALES = (80, 100, 150, 200)
_LONGEST_WAIT = 300
"""Milliseconds: long enough for an animation to end."""
_DRAGGED = 250
"""Milliseconds after which dragged text is let go."""
_REMEMBERED = 40
_HISTORY = Callable[[str], None]


class Gestures:
    """Makes gestures, all chosen by one seed. ``tell`` hears of each one before it is made.

    ``plain`` ones are those of mouse and keyboard only, which take no time of their own.
    """

    def __init__(
        self, window: Window, seed: int, tell: _HISTORY | None = None, *, plain: bool = False
    ) -> None:
        self.window = window
        self.random = random.Random(seed)
        self.last: deque[str] = deque(maxlen=_REMEMBERED)
        """The latest gestures, for reports."""
        self._tell = tell or (lambda _text: None)
        self._kinds = [
            (self._click, 36),
            (self._key, 30),
            (self._drag, 8),
            (self._hover, 6),
            (self._wheel, 5),
            (self._shortcut, 5),
            (self._tip, 3),
        ]
        if not plain:
            self._kinds += [
                (self._change_setting, 1),
                (self._resize, 1),
                (self._wait, 2),
                (self._change_state, 1),
                (self._drag_file, 1),
            ]

    def act(self) -> None:
        """One gesture of a random kind."""
        self._leave_dialogs()
        if QApplication.activeWindow() is None and QApplication.activePopupWidget() is None:
            self.window.activateWindow()
        kinds = [kind for kind, _ in self._kinds]
        self.random.choices(kinds, [weight for _, weight in self._kinds])[0]()

    def note(self, text: str) -> None:
        """Remember what is done next."""
        self.last.append(text)
        self._tell(text)

    # --- where ----------------------------------------------------------------------

    def _still(self, handle: QWindow) -> QWindow:
        """A window, or the main window in its place if it was closed meanwhile.

        Qt deletes a widget's window with the widget, and shiboken does not hear of it.
        """
        return handle if handle in QGuiApplication.allWindows() else self.window.windowHandle()

    def _target(self) -> tuple[QWidget, QWindow]:
        """What the window system would send to: mostly the popup or dialog that is open."""
        front = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if front is None or self.random.random() < 0.15:
            front = self.window
        handle = front.window().windowHandle()
        if handle is None:
            front, handle = self.window, self.window.windowHandle()
        return front.window(), handle

    def _place(self, target: QWidget) -> QPoint:
        """Anywhere in a window, or anywhere in one of its visible widgets."""
        inside = target
        if self.random.random() < 0.6:
            shown = [w for w in target.findChildren(QWidget) if w.isVisible() and not w.isWindow()]
            if shown:
                inside = self.random.choice(shown)
        area = inside.visibleRegion().boundingRect()
        at = area.topLeft() + QPoint(
            self.random.randrange(max(1, area.width())),
            self.random.randrange(max(1, area.height())),
        )
        return self._within(target.size(), inside.mapTo(target, at))

    def _within(self, size: QSize, at: QPoint) -> QPoint:
        """The nearest point of a window: it gets no mouse events from outside."""
        return QPoint(max(0, min(at.x(), size.width() - 1)), max(0, min(at.y(), size.height() - 1)))

    def _name(self, target: QWidget, at: QPoint) -> str:
        inside = target.childAt(at) or target
        return f"{type(inside).__name__} at {at.x()},{at.y()} of {type(target).__name__}"

    # --- mouse ----------------------------------------------------------------------

    def _button(self) -> Qt.MouseButton:
        return self.random.choice([Qt.MouseButton.LeftButton] * 6 + [Qt.MouseButton.RightButton])

    def _click(self) -> None:
        target, handle = self._target()
        at, button = self._place(target), self._button()
        double = self.random.random() < 0.1
        kind = "double click" if double else "click"
        self.note(f"{kind} {button.name}: {self._name(target, at)}")
        QTest.mouseMove(handle, at)
        if double:
            self._press_and_release(handle, button, at)
        self._press_and_release(self._still(handle), button, at)

    def _press_and_release(self, handle: QWindow, button: Qt.MouseButton, at: QPoint) -> None:
        QTest.mousePress(handle, button, pos=at)
        QTest.mouseRelease(self._still(handle), button, pos=at)

    def _drag(self) -> None:
        target, handle = self._target()
        start, end = self._place(target), self._place(target)
        if self.random.random() < 0.1:
            end = QPoint(0, 0)
        self.note(f"drag to {end.x()},{end.y()}: {self._name(target, start)}")
        button, size = self._button(), target.size()
        QTimer.singleShot(_DRAGGED, self.window, end_drag)
        QTest.mousePress(handle, button, pos=start)
        steps = self.random.randrange(1, 6)
        for step in range(1, steps + 1):
            way = self._within(size, start + (end - start) * step / steps)
            QTest.mouseMove(self._still(handle), way)
        QTest.mouseRelease(self._still(handle), button, pos=self._within(size, end))

    def _hover(self) -> None:
        target, handle = self._target()
        at = self._place(target)
        self.note(f"hover: {self._name(target, at)}")
        QTest.mouseMove(handle, at)

    def _wheel(self) -> None:
        target, handle = self._target()
        at = self._place(target)
        turned = QPoint(0, self.random.choice((-360, -120, 120, 360)))
        modifiers = self.random.choice(
            [Qt.KeyboardModifier.NoModifier] * 3 + [Qt.KeyboardModifier.ControlModifier]
        )
        self.note(f"wheel {turned.y()}: {self._name(target, at)}")
        event = QWheelEvent(
            QPointF(at), QPointF(target.mapToGlobal(at)), QPoint(), turned,
            Qt.MouseButton.NoButton, modifiers, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QCoreApplication.sendEvent(handle, event)

    def _tip(self) -> None:
        """The pointer rests, or F1 asks what is under it."""
        target, _handle = self._target()
        at = self._place(target)
        inside = target.childAt(at) or target
        kind = self.random.choice([QEvent.Type.ToolTip] * 3 + [QEvent.Type.WhatsThis])
        self.note(f"{kind.name}: {self._name(target, at)}")
        event = QHelpEvent(kind, inside.mapFrom(target, at), target.mapToGlobal(at))
        QCoreApplication.sendEvent(inside, event)

    def _drag_file(self) -> None:
        """A file is dragged over the window, and dropped or taken away again."""
        files = self.window.library.files()
        path = self.random.choice(files) if files else self.window.library.folder
        leaves = self.random.random() < 0.5
        self.note("drag a file over the window" + ("" if leaves else " and drop it"))
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path))])
        at, copy = QPoint(100, 100), Qt.DropAction.CopyAction
        held = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QCoreApplication.sendEvent(self.window, QDragEnterEvent(at, copy, data, *held))
        QCoreApplication.processEvents()
        if leaves:
            QCoreApplication.sendEvent(self.window, QDragLeaveEvent())
        else:
            QCoreApplication.sendEvent(self.window, QDropEvent(QPointF(at), copy, data, *held))

    # --- keys -----------------------------------------------------------------------

    def _key(self) -> None:
        _target, handle = self._target()
        key = self.random.choice(KEYS)
        modifier = Qt.KeyboardModifier.NoModifier
        if self.random.random() < 0.1:
            modifier = Qt.KeyboardModifier.ShiftModifier
        focus = type(QApplication.focusWidget()).__name__
        held = self.random.random() < 0.05
        self.note(f"{'hold' if held else 'key'} {key.name} {modifier.name}: focus {focus}")
        QTest.keyPress(handle, key, modifier)
        for _ in range(10 if held else 0):
            self._release(handle, key, modifier)
            QTest.keyPress(self._still(handle), key, modifier)
        self._release(handle, key, modifier)

    def _shortcut(self) -> None:
        _target, handle = self._target()
        what = self.random.choice(
            [do for do in Action if do is not Action.QUIT and not do.keys.isEmpty()]
        )
        self.note(f"shortcut {what.name}")
        pressed: QKeyCombination = what.keys[0]  # type: ignore[index]
        QTest.keyPress(handle, pressed.key(), pressed.keyboardModifiers())
        self._release(handle, pressed.key(), pressed.keyboardModifiers())

    def _release(self, handle: QWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
        """A key and then its modifiers. QTest would send these to a window that the key closed."""
        QTest.keyRelease(self._still(handle), key)
        for modifier, its_key in MODIFIER_KEYS.items():
            if modifier in modifiers:
                QTest.keyRelease(self._still(handle), its_key)

    # --- the window and its settings ------------------------------------------------

    def _resize(self) -> None:
        wide, high = self.random.choice(SIZES)
        self.note(f"resize to {wide} x {high}")
        self.window.resize(QSize(wide, high))

    def _change_state(self) -> None:
        show = self.random.choice(
            (self.window.showMinimized, self.window.showFullScreen, self.window.showMaximized)
        )
        self.note(show.__name__)
        show()
        QTest.qWait(20)
        self.window.showNormal()

    def _change_setting(self) -> None:
        choices: dict[str, tuple[str | int | bool, ...]] = {
            "language": ("en", "fr"),
            "theme": ("light", "dark", "system"),
            "scale": _SCALES,
            "animation": ANIMATIONS,
            "pace": ("off", "fast"),
            "colour_safe": (True, False),
            "finish_turn": FINISHES,
        }
        name = self.random.choice(list(choices))
        value = self.random.choice(choices[name])
        self.note(f"set {name} to {value}")
        self.window.settings.set(name, value)

    def _wait(self) -> None:
        wait = self.random.randrange(_LONGEST_WAIT)
        self.note(f"wait {wait} ms")
        QTest.qWait(wait)

    def _leave_dialogs(self) -> None:
        """Nothing outside the run's own folders is to be renamed, overwritten or printed."""
        for dialog in QApplication.topLevelWidgets():
            if isinstance(dialog, QDialog) and dialog.isVisible() and is_outside(dialog):
                self.note(f"leave {type(dialog).__name__}")
                dialog.reject()


def end_drag() -> None:
    """Selected text that is dragged runs an event loop of its own until the mouse is released, and
    the release is only made after it."""
    if QThread.currentThread().loopLevel() > 0:
        QDrag.cancel()


def is_outside(dialog: QDialog) -> bool:
    """Whether a dialog of Qt's leads to files or printers of this machine."""
    return dialog.metaObject().className() in ("QFileDialog", "QPrintDialog")
