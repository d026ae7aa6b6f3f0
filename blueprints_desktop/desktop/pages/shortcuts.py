"""An overview of all keys, told by the same lists that make them work."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from blueprints_desktop.desktop.actions import Do

Rows = list[tuple[str, str]]


class ShortcutsOverview(QDialog):
    """Two groups side by side, each row a key cap and what it does."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(20)
        groups = QHBoxLayout()
        groups.setSpacing(48)
        groups.addLayout(self._group(self.tr("At the table"), self._table_keys()))
        groups.addLayout(self._group(self.tr("Everywhere"), self._menu_keys()))
        column.addLayout(groups)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)

    def _group(self, heading: str, rows: Rows) -> QVBoxLayout:
        column = QVBoxLayout()
        title = QLabel(heading)
        title.setObjectName("heading")
        column.addWidget(title)
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        for row, (keys, meaning) in enumerate(rows):
            cap = QLabel(keys)
            cap.setObjectName("keycap")
            grid.addWidget(cap, row, 0, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(QLabel(meaning), row, 1)
        column.addLayout(grid)
        column.addStretch()
        return column

    def _table_keys(self) -> Rows:
        return [
            (self.tr("Enter"), self.tr("do what the main button says")),
            (self.tr("Esc"), self.tr("put back, cancel")),
            (self.tr("Arrow keys"), self.tr("go from choice to choice")),
            ("1 … 9", self.tr("choose by number")),
            ("Q   E", self.tr("turn the board")),
            ("T", self.tr("look from above")),
            ("L", self.tr("lift the levels apart")),
        ]

    def _menu_keys(self) -> Rows:
        native = QKeySequence.SequenceFormat.NativeText
        return [(what.keys.toString(native), what.label) for what in Do]
