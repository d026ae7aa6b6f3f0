"""Shows the log: read-only, to copy, and the way to its folder."""

from PySide6.QtCore import QEvent, QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QTextCursor
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from blueprints_desktop.desktop.diagnostics.logging_setup import current_log
from blueprints_desktop.desktop.ui.controls.plain_text import PlainLabel

USUAL = QSize(820, 560)
_MARGIN = 40
"""How much of the window stays free around the dialog."""


class LogDialog(QDialog):
    """The end of the log. It holds neither secrets nor names, so it may be shown at any time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._log = current_log()
        self.heading = PlainLabel()
        self.heading.setObjectName("heading")
        self.place = PlainLabel()
        self.place.setWordWrap(True)
        self.entries = QPlainTextEdit("" if self._log is None else self._log.text())
        self.entries.setReadOnly(True)
        self.entries.setTabChangesFocus(True)
        self.entries.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._lay_out()
        self.say()
        self.done_button.setFocus()
        self.entries.moveCursor(QTextCursor.MoveOperation.End)
        self.entries.moveCursor(QTextCursor.MoveOperation.StartOfLine)
        room = USUAL if parent is None else parent.window().size() - QSize(_MARGIN, _MARGIN)
        self.resize(USUAL.boundedTo(room).expandedTo(self.minimumSizeHint()))

    def _lay_out(self) -> None:
        buttons = QDialogButtonBox()
        self.copy = buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.folder = buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.done_button = buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        for button in (self.copy, self.folder):
            button.setAutoDefault(False)
        self.done_button.setDefault(True)
        self.copy.clicked.connect(self._copy)
        self.folder.clicked.connect(self._open_folder)
        self.folder.setVisible(self._log is not None and self._log.path is not None)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(12)
        for widget in (self.heading, self.place, self.entries, buttons):
            column.addWidget(widget)

    def say(self) -> None:
        path = None if self._log is None else self._log.path
        self.setWindowTitle(self.tr("Error log"))
        self.heading.setText(self.tr("Error log"))
        if path is None:
            self.place.setText(self.tr("The log cannot be written. This is what it would hold."))
        else:
            self.place.setText(
                self.tr("No secrets and no names are in it. The file is {path}").format(path=path)
            )
        self.entries.setAccessibleName(self.tr("Error log"))
        self.copy.setText(self.tr("Copy"))
        self.folder.setText(self.tr("Open the folder"))
        self.done_button.setText(self.tr("Close"))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.entries.toPlainText())
        self.copy.setText(self.tr("Copied"))

    def _open_folder(self) -> None:
        if self._log is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._log.folder)))
