"""Tells the person, once and quietly, that a part of the program failed while the game goes on."""

from collections import deque
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QEvent, QObject

from blueprints_desktop.desktop.diagnostics.dialogs import report_text
from blueprints_desktop.desktop.ui.controls.notices import Notice, say_over

if TYPE_CHECKING:
    from blueprints_desktop.desktop.app.window import Window


class Failure(Enum):
    """What failed; each is told once in a session."""

    MOVE = QT_TRANSLATE_NOOP(
        "Failures",
        "A computer player failed and played a simple move instead. The game goes on.",
    )
    HINT = QT_TRANSLATE_NOOP("Failures", "No hint this time: the computer player failed.")
    REVIEW = QT_TRANSLATE_NOOP(
        "Failures", "Some moves could not be judged: the computer player failed."
    )
    HISTORY = QT_TRANSLATE_NOOP(
        "Failures",
        "A match could not be entered into the statistics. Its file is kept, and the next start"
        " tries again.",
    )
    CRASH = QT_TRANSLATE_NOOP(
        "Failures",
        "The program crashed the last time it ran. Matches are saved after every move.",
    )

    @property
    def text(self) -> str:
        return QCoreApplication.translate("Failures", str(self.value))


class Failures(QObject):
    """The failures of a window's helpers. One notice at a time; the next one waits for it."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        self._told: set[Failure] = set()
        self._waiting: deque[tuple[Failure, str]] = deque()
        self._shown: Failure | None = None
        self._notice: Notice | None = None
        window.installEventFilter(self)

    def tell(self, what: Failure, failure: str) -> bool:
        """Tell of it unless that was done before; ``failure`` is text without secrets, to report.

        Returns whether it is told now.
        """
        if what in self._told:
            return False
        self._told.add(what)
        self._waiting.append((what, report_text(failure)))
        self._show_next()
        return True

    def tell_hint(self, failure: str) -> None:
        """A hint was asked for, so there is an answer every time."""
        if not self.tell(Failure.HINT, failure):
            say_over(self._window, self._window.appearance, Failure.HINT.text)

    def tell_crash(self, fault: str) -> None:
        """The start before this one ended in a hard crash."""
        self.tell(Failure.CRASH, fault)

    def _show_next(self) -> None:
        if self._shown is not None or not self._waiting:
            return
        if self._notice is None:
            self._notice = Notice(self._window.appearance, self._window)
            self._notice.closed.connect(self._on_closed)
        self._shown, report = self._waiting.popleft()
        self._notice.tell(self._shown.text, report)

    def _on_closed(self, had_focus: bool) -> None:
        self._shown = None
        if had_focus:
            self._window.page.setFocus()
        self._show_next()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """The words follow the language."""
        changed = event.type() == QEvent.Type.LanguageChange and watched is self._window
        if changed and self._notice is not None and self._shown is not None:
            self._notice.set_text(self._shown.text)
            self._notice.say()
        return False
