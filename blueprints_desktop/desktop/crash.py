"""When something unexpected happens: a dialog with a report to copy, and the match is safe."""

import platform
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from blueprints_desktop import __version__


def report_of(error: BaseException) -> str:
    """What a developer needs: versions and where it happened. Nothing of the game is in it."""
    lines = [
        f"Blueprints Desktop {__version__}",
        f"Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}",
        "",
        *traceback.format_exception(error),
    ]
    return "\n".join(lines)


class CrashDialog(QDialog):
    """Says that something went wrong, where the match is, and offers the report."""

    def __init__(self, report: str, match: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Something went wrong"))
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(12)
        title = QLabel(self.tr("Something went wrong"))
        title.setObjectName("heading")
        column.addWidget(title)
        column.addWidget(QLabel(self.tr("That should not have happened. You can go on playing.")))
        if match is not None:
            safe = QLabel(self.tr("The match is safe in {path}").format(path=match))
            safe.setWordWrap(True)
            column.addWidget(safe)
        self.report = QPlainTextEdit(report)
        self.report.setReadOnly(True)
        column.addWidget(self.report)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        copy = buttons.addButton(self.tr("Copy the report"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(report))
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        self.resize(640, 420)


class CrashGuard:
    """Catches what nobody caught. One dialog at a time: a fault in painting repeats itself."""

    def __init__(self, parent: QWidget, match: Callable[[], Path | None]) -> None:
        self._parent = parent
        self._match = match
        self._dialog: CrashDialog | None = None

    def install(self) -> None:
        sys.excepthook = self._on_error

    def _on_error(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        sys.__excepthook__(kind, error, trace)
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        if self._dialog is None or not self._dialog.isVisible():
            self._dialog = CrashDialog(report_of(error), self._match(), self._parent)
            self._dialog.open()
