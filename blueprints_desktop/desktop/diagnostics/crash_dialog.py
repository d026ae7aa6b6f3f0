"""What is said when something unexpected happened: a report to copy, and that the match is safe."""

from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from blueprints_desktop.desktop.diagnostics.log_dialog import LogDialog
from blueprints_desktop.desktop.ui.controls.plain_text import PlainLabel
from blueprints_desktop.engine.plain_text import one_line

USUAL = QSize(640, 420)


class CrashDialog(QDialog):
    """Says that something went wrong, where the match is, and offers the report."""

    def __init__(self, report: str, match: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = report
        self._match = match
        self.heading = PlainLabel()
        self.heading.setObjectName("heading")
        self.sentence = PlainLabel()
        self.safe = PlainLabel()
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
        self.log = buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.go_on = buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        for button in (self.copy, self.log):
            button.setAutoDefault(False)
        self.go_on.setDefault(True)
        self.copy.clicked.connect(self._copy)
        self.log.clicked.connect(lambda: LogDialog(self).open())
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
        path = one_line(str(self._match))
        self.safe.setText(self.tr("The match is safe in {path}").format(path=path))
        self.report.setAccessibleName(self.tr("Report"))
        self.copy.setText(self.tr("Copy the report"))
        self.log.setText(self.tr("Show the log"))
        self.go_on.setText(self.tr("Go on"))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._text)
        self.copy.setText(self.tr("Copied"))
