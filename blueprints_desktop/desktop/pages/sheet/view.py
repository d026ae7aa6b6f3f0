"""The table of the score sheet: arrow keys and pointer go from number to number."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from blueprints_desktop.desktop.drawing.typography import Role, text_width
from blueprints_desktop.desktop.pages.sheet.model import Index, SheetModel
from blueprints_desktop.desktop.pages.sheet.painting import INSET, PlayersHeader, SheetDelegate
from blueprints_desktop.desktop.pages.sheet.table import SheetCell, SheetRow
from blueprints_desktop.desktop.theme.stylesheet import scroll_bar_style
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person

_WIDEST_TITLE = 300.0


class SheetView(QTableView):
    """Says which number is to be explained: the one under the pointer, else the chosen one."""

    explained = Signal(object)
    """A Cell, or None."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.sheet = SheetModel(self)
        self._delegate = SheetDelegate(appearance, self)
        self.setItemDelegate(self._delegate)
        self.setModel(self.sheet)
        self.head = PlayersHeader(appearance, self)
        self.setHorizontalHeader(self.head)
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setCornerButtonEnabled(False)
        self.entered.connect(self._on_entered)
        appearance.changed.connect(self._restyle)
        self._restyle()

    def show_rows(
        self, rows: Sequence[SheetRow], people: Sequence[Person], notes: Sequence[str]
    ) -> None:
        """``notes`` say of the winners that they won; empty: that one did not."""
        chosen = self.currentIndex()
        place = chosen.row(), chosen.column()
        self.sheet.show_rows(rows, people, notes)
        winners = [seat for seat, note in enumerate(notes) if note]
        totals = [cell.text for cell in rows[-1].cells] or [""] * len(people)
        self.head.show_people(people, totals, winners)
        self.clearSpans()
        for number, row in enumerate(rows):
            if not row.cells:
                self.setSpan(number, 0, 1, 1 + len(people))
        self._restyle()
        if place[0] >= 0:
            self.choose(*place)

    def choose(self, row: int, column: int) -> None:
        self.setCurrentIndex(self.sheet.index(row, column))

    @property
    def cell(self) -> SheetCell | None:
        """What is explained."""
        hovered = self._delegate.hovered
        return self.sheet.cell(hovered if hovered.isValid() else self.currentIndex())

    # --- pointer and keys -----------------------------------------------------------

    def _on_entered(self, index: QModelIndex) -> None:
        here = index if self.sheet.cell(index) is not None else QModelIndex()
        self._delegate.hovered = QPersistentModelIndex(here)
        self.viewport().update()
        self.explained.emit(self.cell)

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Leave:
            self._on_entered(QModelIndex())
        return super().viewportEvent(event)

    def currentChanged(self, current: Index, previous: Index) -> None:  # noqa: N802
        """Whoever steers by keys is followed, wherever the pointer was left."""
        super().currentChanged(current, previous)
        self._delegate.hovered = QPersistentModelIndex()
        self.explained.emit(self.cell)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        if self.sheet.cell(self.currentIndex()) is None:
            first = next((n for n, row in enumerate(self.sheet.rows) if row.cells), None)
            if first is not None:
                self.choose(first, 1)

    def moveCursor(  # noqa: N802
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Over headings and names: only numbers can be asked about."""
        steps = {
            QAbstractItemView.CursorAction.MoveUp: (-1, 0),
            QAbstractItemView.CursorAction.MoveDown: (1, 0),
            QAbstractItemView.CursorAction.MoveLeft: (0, -1),
            QAbstractItemView.CursorAction.MoveRight: (0, 1),
        }
        step = steps.get(action)
        if step is None:
            return super().moveCursor(action, modifiers)
        here = self.currentIndex()
        row, column = here.row() + step[0], here.column() + step[1]
        while 0 <= row < self.sheet.rowCount() and 0 < column < self.sheet.columnCount():
            found = self.sheet.index(row, column)
            if self.sheet.cell(found) is not None:
                return found
            row, column = row + step[0], column + step[1]
        return here

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    # --- look -----------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def _restyle(self) -> None:
        look = self._appearance.look
        clear = QPalette(self.palette())
        clear.setColor(QPalette.ColorRole.Base, look.palette.panel)
        self.setPalette(clear)
        plain = (
            "QTableView { background: transparent; border: none; outline: 0;"
            " selection-background-color: transparent; }"
            " QHeaderView { background: transparent; border: none; }"
        )
        self.setStyleSheet(plain + scroll_bar_style(look))
        for number in range(self.sheet.rowCount()):
            self.setRowHeight(number, self._row_height(number))
        self._fit()
        self.viewport().update()

    def _row_height(self, number: int) -> int:
        option = QStyleOptionViewItem()
        return self._delegate.sizeHint(option, self.sheet.index(number, 0)).height()

    def _fit(self) -> None:
        """Numbers take what they need, titles the rest; where that is too little, it scrolls."""
        look, players = self._appearance.look, len(self.sheet.people)
        if not players:
            return
        titles = [
            text_width(row.title, Role.BODY_STRONG, look.scale)
            for row in self.sheet.rows
            if row.cells
        ]
        least = min(max(titles, default=0.0), _WIDEST_TITLE * look.scale) + 2 * INSET * look.scale
        room = self.viewport().width()
        column = self.head.least_width()
        spare = room - round(least) - players * column
        column += max(0, min(spare // (players + 1), look.px(120)))
        narrowest = look.px(74)
        if spare < 0:
            column = max(narrowest, (room - round(least)) // players)
        self.setColumnWidth(0, max(round(least), room - players * column))
        for number in range(1, players + 1):
            self.setColumnWidth(number, column)
