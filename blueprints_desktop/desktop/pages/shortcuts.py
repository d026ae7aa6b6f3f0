"""An overview of all keys, told by the same lists that make them work."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QLabel, QWidget

from blueprints_desktop.desktop.actions import Do


class ShortcutsOverview(QDialog):
    """Two columns: key and what it does."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        grid = QGridLayout(self)
        grid.setHorizontalSpacing(32)
        rows = [*self._table_keys(), *self._menu_keys()]
        for row, (keys, meaning) in enumerate(rows):
            cap = QLabel(keys)
            cap.setObjectName("keycap")
            grid.addWidget(cap, row, 0, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(QLabel(meaning), row, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        grid.addWidget(buttons, len(rows), 0, 1, 2)

    def _table_keys(self) -> list[tuple[str, str]]:
        return [
            (self.tr("Enter"), self.tr("do what the main button says")),
            (self.tr("Esc"), self.tr("put back, cancel")),
            (self.tr("Arrow keys"), self.tr("go from choice to choice")),
            ("1 … 9", self.tr("choose by number")),
            ("Q, E", self.tr("turn the board")),
        ]

    def _menu_keys(self) -> list[tuple[str, str]]:
        native = QKeySequence.SequenceFormat.NativeText
        return [(what.keys.toString(native), what.label) for what in Do]
