"""Tells people of failures: dialogs with the log or a report, and notices while the game goes on."""

import platform
from collections import deque
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QCoreApplication,
    QEvent,
    QObject,
    QSize,
    Qt,
    QUrl,
    qVersion,
)
from PySide6.QtGui import QDesktopServices, QGuiApplication, QTextCursor
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from blueprints_desktop import __version__
from blueprints_desktop.desktop.diagnostics.logging_setup import current_log
from blueprints_desktop.desktop.ui.controls.notices import Notice, say_over
from blueprints_desktop.desktop.ui.controls.plain_text import PlainLabel, not_markup
from blueprints_desktop.engine.error_text import error_text
from blueprints_desktop.engine.plain_text import one_line

if TYPE_CHECKING:
    from blueprints_desktop.desktop.app.window import Window

LOG_ENTRIES = 40
"""The last entries of the log that are part of a report."""


def report_of(error: BaseException) -> str:
    """Report an error: versions, traceback, and what the log says of the time before."""
    return report_text(error_text(error))


def report_text(failure: str) -> str:
    """Report a failure whose text is already free of secrets."""
    lines = [
        f"Blueprints Desktop {__version__}",
        f"Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}",
        "",
        failure,
        "",
    ]
    log = current_log()
    if log is not None and (entries := log.recent_lines(LOG_ENTRIES)):
        lines += ["Last lines of the log:", *entries, ""]
    return "\n".join(lines)


class ReportDialog(QDialog):
    """A heading, sentences, a text to read and to copy, and buttons. Subclasses write ``say``."""

    def __init__(self, text: str, sentences: int, usual: QSize, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._usual = usual
        self.heading = PlainLabel()
        self.heading.setObjectName("heading")
        self.sentences = [PlainLabel() for _ in range(sentences)]
        self.report = QPlainTextEdit(text)
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)
        self._buttons = QDialogButtonBox()
        self._buttons.rejected.connect(self.reject)
        self.copy = self.add_button()
        self.copy.clicked.connect(self._copy)
        self.close_button = self._buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self.close_button.setDefault(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(12)
        for widget in (self.heading, *self.sentences, self.report, self._buttons):
            column.addWidget(widget)
        for label in self.sentences:
            label.setWordWrap(True)

    def add_button(self) -> QPushButton:
        button = self._buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        button.setAutoDefault(False)
        return button

    def fit(self, room: QSize) -> None:
        """Say everything, and take the usual size where there is so much room."""
        self.say()
        self.close_button.setFocus()
        self.resize(self._usual.boundedTo(room).expandedTo(self.minimumSizeHint()))

    def say(self) -> None:
        """Set every text in the language in force."""

    def set_heading(self, heading: str) -> None:
        self.setWindowTitle(not_markup(heading))
        self.heading.setText(heading)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())
        self.copy.setText(self.tr("Copied"))


_MARGIN = 40
"""How much of the window stays free around the log."""


class LogDialog(ReportDialog):
    """The end of the log. It holds neither secrets nor names, so it may be shown at any time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._log = current_log()
        usual = QSize(820, 560)
        super().__init__("" if self._log is None else self._log.text(), 1, usual, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.folder = self.add_button()
        self.folder.clicked.connect(self._open_folder)
        self.folder.setVisible(self._log is not None and self._log.path is not None)
        self.report.moveCursor(QTextCursor.MoveOperation.End)
        self.report.moveCursor(QTextCursor.MoveOperation.StartOfLine)
        self.fit(usual if parent is None else parent.window().size() - QSize(_MARGIN, _MARGIN))

    def say(self) -> None:
        path = None if self._log is None else self._log.path
        self.set_heading(self.tr("Error log"))
        if path is None:
            told = self.tr("The log can’t be saved. This is what it would contain.")
        else:
            told = self.tr("It holds no secrets and no names. The file is {path}")
        self.sentences[0].setText(told.format(path=path))
        self.report.setAccessibleName(self.tr("Error log"))
        self.copy.setText(self.tr("Copy"))
        self.folder.setText(self.tr("Open the folder"))
        self.close_button.setText(self.tr("Close"))

    def _open_folder(self) -> None:
        if self._log is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._log.folder)))


class CrashDialog(ReportDialog):
    """Says that something went wrong, where the match is, and offers the report."""

    def __init__(self, report: str, match: Path | None, parent: QWidget | None = None) -> None:
        usual = QSize(640, 420)
        super().__init__(report, 2, usual, parent)
        self._match = match
        self.log = self.add_button()
        self.log.clicked.connect(lambda: LogDialog(self).open())
        self.safe = self.sentences[1]
        self.safe.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.safe.setVisible(match is not None)
        self.fit(usual if parent is None else parent.size())

    def say(self) -> None:
        self.set_heading(self.tr("Something went wrong"))
        told = self.tr("That shouldn’t have happened. You can keep playing.")
        self.sentences[0].setText(told)
        path = one_line(str(self._match))
        self.safe.setText(self.tr("Your game is safe in {path}").format(path=path))
        self.report.setAccessibleName(self.tr("Report"))
        self.copy.setText(self.tr("Copy the report"))
        self.log.setText(self.tr("Show the log"))
        self.close_button.setText(self.tr("Continue"))


# --- notices ----------------------------------------------------------------------


class Failure(Enum):
    """What failed; each is told once in a session."""

    MOVE = QT_TRANSLATE_NOOP(
        "Failures",
        "A computer player ran into a problem and made a simple move instead. The game goes on.",
    )
    HINT = QT_TRANSLATE_NOOP(
        "Failures", "No hint this time: the computer player ran into a problem."
    )
    REVIEW = QT_TRANSLATE_NOOP(
        "Failures", "Some moves couldn’t be judged: the computer player ran into a problem."
    )
    HISTORY = QT_TRANSLATE_NOOP(
        "Failures",
        "A game couldn’t be added to the statistics. Its file is kept; the program "
        "will try again next time it starts.",
    )
    CRASH = QT_TRANSLATE_NOOP(
        "Failures",
        "The program crashed last time. Your games are saved after every move.",
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
