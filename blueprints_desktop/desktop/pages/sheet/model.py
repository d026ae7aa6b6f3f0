"""The rows of a score sheet as Qt's views and screen readers ask for them."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.pages.sheet.table import RowKind, SheetCell, SheetRow
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.controls.plain_text import not_markup

Index = QModelIndex | QPersistentModelIndex
ROW_ROLE = Qt.ItemDataRole.UserRole + 1


class SheetModel(QAbstractTableModel):
    """The first column names the rows; then one for each player."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.rows: tuple[SheetRow, ...] = ()
        self.people: tuple[Person, ...] = ()
        self.notes: tuple[str, ...] = ()

    def show_rows(
        self, rows: Sequence[SheetRow], people: Sequence[Person], notes: Sequence[str]
    ) -> None:
        """``notes`` are what a screen reader says of the players besides their names."""
        self.beginResetModel()
        self.rows, self.people, self.notes = tuple(rows), tuple(people), tuple(notes)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:  # noqa: N802
        return 0 if parent is not None and parent.isValid() else 1 + len(self.people)

    def cell(self, index: Index) -> SheetCell | None:
        """The number there; None: a heading, or the name of a row."""
        if not index.isValid() or index.column() == 0:
            return None
        cells = self.rows[index.row()].cells
        return cells[index.column() - 1] if index.column() <= len(cells) else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, cell = self.rows[index.row()], self.cell(index)
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title if index.column() == 0 else "" if cell is None else cell.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.title if cell is None else labelled(cell.title, cell.text)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return "" if cell is None else cell.said
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if self.rows[index.row()].kind is RowKind.HEADING or index.column() == 0:
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is Qt.Orientation.Vertical or not 0 < section <= len(self.people):
            return None
        name = self.people[section - 1].name
        told = ", ".join(filter(None, (name, self.notes[section - 1])))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return told
        if role == Qt.ItemDataRole.ToolTipRole:
            return not_markup(told)
        return name if role == Qt.ItemDataRole.DisplayRole else None
