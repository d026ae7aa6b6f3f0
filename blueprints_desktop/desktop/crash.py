"""What is said when something unexpected happened: a report to copy, and that the match is safe."""

import platform
import traceback
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, qVersion
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
from blueprints_desktop.engine.errors import GameError

USUAL = QSize(640, 420)


def report_of(error: BaseException) -> str:
    """What a developer needs: versions and where it happened. Nothing of the game is in it."""
    lines = [
        f"Blueprints Desktop {__version__}",
        f"Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}",
        "",
        *_story(error),
    ]
    return "\n".join(lines)


def _story(error: BaseException) -> list[str]:
    """The error after what caused it. The facts of a GameError stay out: they may be secrets."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    lines = [*_story(before), "which led to", ""] if before is not None else []
    lines += [line.rstrip("\n") for line in traceback.format_tb(error.__traceback__)]
    told = error.code if isinstance(error, GameError) else str(error)
    return [*lines, f"{type(error).__name__}: {told}", ""]


class CrashDialog(QDialog):
    """Says that something went wrong, where the match is, and offers the report."""

    def __init__(self, report: str, match: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = report
        self._match = match
        self.heading = QLabel()
        self.heading.setObjectName("heading")
        self.sentence = QLabel()
        self.safe = QLabel()
        self.safe.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.report = QPlainTextEdit(report)
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)
        self._lay_out()
        self.safe.setVisible(match is not None)
        self.say()
        self.go_on.setFocus()
        room = parent.size() if parent is not None else USUAL
        self.resize(USUAL.boundedTo(room).expandedTo(self.minimumSizeHint()))

    def _lay_out(self) -> None:
        buttons = QDialogButtonBox()
        self.copy = buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.go_on = buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self.copy.setAutoDefault(False)
        self.go_on.setDefault(True)
        self.copy.clicked.connect(self._copy)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(12)
        for widget in (self.heading, self.sentence, self.safe, self.report, buttons):
            column.addWidget(widget)
        for label in (self.sentence, self.safe):
            label.setWordWrap(True)

    def say(self) -> None:
        self.setWindowTitle(self.tr("Something went wrong"))
        self.heading.setText(self.tr("Something went wrong"))
        self.sentence.setText(self.tr("That should not have happened. You can go on playing."))
        self.safe.setText(self.tr("The match is safe in {path}").format(path=self._match))
        self.report.setAccessibleName(self.tr("Report"))
        self.copy.setText(self.tr("Copy the report"))
        self.go_on.setText(self.tr("Go on"))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._text)
        self.copy.setText(self.tr("Copied"))
