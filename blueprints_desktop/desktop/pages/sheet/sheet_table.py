"""The score sheet as a table: its rows, the model, how cells are painted, and the view."""

from collections.abc import Collection, Sequence
from enum import Enum, auto
from math import ceil

from attrs import frozen
from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.marks import paint_seat_marker
from blueprints_desktop.desktop.drawing.painting import saved, stroke_inside
from blueprints_desktop.desktop.drawing.palette import alpha, mix
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    elided,
    text_width,
    write,
)
from blueprints_desktop.desktop.games.sheet_words import CellsPicture, PointsReason, SheetWords
from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.i18n.number_format import figure, signed
from blueprints_desktop.desktop.theme.stylesheet import scroll_bar_style
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.controls.plain_text import not_markup
from blueprints_desktop.engine.sheet import Sheet, SheetLine, SheetSection

translate = QCoreApplication.translate


class RowKind(Enum):
    HEADING = auto()
    LINE = auto()
    SUM = auto()
    TOTAL = auto()


@frozen(eq=False)
class SheetCell:
    """A number, and all that explains it."""

    value: int
    title: str
    """What is counted, and whose it is."""
    reasons: tuple[PointsReason, ...]
    picture: CellsPicture | None = None
    rule: str = ""
    """The paragraph of the rulebook about it; empty: none in particular."""

    @property
    def text(self) -> str:
        return figure(self.value)

    @property
    def said(self) -> str:
        """The explanation in one breath."""
        if not self.reasons:
            return translate("Sheet", "Nothing was scored here.")
        return (
            ". ".join(labelled(reason.text, signed(reason.points)) for reason in self.reasons) + "."
        )


@frozen(eq=False)
class SheetRow:
    kind: RowKind
    title: str
    cells: tuple[SheetCell, ...] = ()
    counts: bool = True
    """Its numbers are points of the game."""


def rows_of(sheet: Sheet, words: SheetWords, people: Sequence[Person]) -> list[SheetRow]:
    """Section by section: its heading, its lines, their sum; the total last, or why there is none."""
    rows: list[SheetRow] = []
    for section in sheet.sections:
        rows.append(SheetRow(RowKind.HEADING, words.section(section), (), section.counts))
        rows += [_line_row(section, line, words, people) for line in section.lines]
        if words.total(section) and section.lines:
            rows.append(_sum_row(section, words, people))
    if sheet.face_down:
        rows.append(SheetRow(RowKind.HEADING, words.face_down))
    else:
        rows.append(_total_row(sheet, words, people))
    return rows


def _line_row(
    section: SheetSection, line: SheetLine, words: SheetWords, people: Sequence[Person]
) -> SheetRow:
    title = words.line(section, line)
    cells = tuple(
        SheetCell(
            figure.value,
            _titled(person, title, words.section(section)),
            tuple(words.reasons(section, line, figure, people)),
            words.picture(section, line, figure),
            words.rules[line.key],
        )
        for person, figure in zip(people, line.figures, strict=True)
    )
    return SheetRow(RowKind.LINE, title, cells, section.counts)


def _sum_row(section: SheetSection, words: SheetWords, people: Sequence[Person]) -> SheetRow:
    title = words.total(section)
    cells = tuple(
        SheetCell(
            section.sums[seat],
            _titled(person, title, words.section(section)),
            tuple(
                PointsReason(line.figures[seat].value, words.line(section, line))
                for line in section.lines
                if line.figures[seat].value
            ),
        )
        for seat, person in enumerate(people)
    )
    return SheetRow(RowKind.SUM, title, cells, section.counts)


def _total_row(sheet: Sheet, words: SheetWords, people: Sequence[Person]) -> SheetRow:
    title = words.grand_total
    counted = [section for section in sheet.sections if section.counts and section.lines]
    cells = tuple(
        SheetCell(
            sheet.totals[seat],
            _titled(person, title, ""),
            tuple(
                PointsReason(section.sums[seat], words.section(section))
                for section in counted
                if section.sums[seat]
            ),
        )
        for seat, person in enumerate(people)
    )
    return SheetRow(RowKind.TOTAL, title, cells)


def _titled(person: Person, what: str, where: str) -> str:
    if not where or where == what:
        return f"{person.name} · {what}"
    return f"{person.name} · {what} · {where}"


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


HEIGHTS = {
    RowKind.HEADING: 40.0,
    RowKind.LINE: 30.0,
    RowKind.SUM: 34.0,
    RowKind.TOTAL: 52.0,
}
HEAD = 58.0
INSET = 16.0
MEDAL = 19.0
"""Room before the total of a winner."""
PLAIN_FIGURE = Type(15, 400, tabular=True)
TOTAL_FIGURE = Type(24, 600, tabular=True)


class SheetDelegate(QStyledItemDelegate):
    """Paints one field; the one that is explained has a pencil ground."""

    def __init__(self, appearance: Appearance, view: QTableView) -> None:
        super().__init__(view)
        self._appearance = appearance
        self.hovered = QPersistentModelIndex()

    @property
    def look(self) -> Look:
        return self._appearance.look

    def sizeHint(  # noqa: N802
        self, _option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        row = index.data(ROW_ROLE)
        return QSize(0, self.look.px(HEIGHTS[row.kind]))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        row: SheetRow = index.data(ROW_ROLE)
        rect = QRectF(option.rect)
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_ground(painter, row, rect)
            if index.column() == 0:
                self._write_title(painter, row, rect)
            elif row.cells:
                focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
                chosen = bool(option.state & QStyle.StateFlag.State_Selected)
                hovered = self.hovered == index
                self._mark(painter, rect, hovered or chosen, focused)
                self._write_figure(painter, row, str(index.data()), rect)

    def _paint_ground(self, painter: QPainter, row: SheetRow, rect: QRectF) -> None:
        colours = self.look.palette
        if row.kind is RowKind.TOTAL:
            painter.fillRect(rect, mix(colours.panel, colours.panel_sunk, 0.7))
        thin = max(1.0, round(self.look.scale))
        if row.kind is RowKind.SUM:
            painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), thin), colours.text_2)
        elif row.kind is RowKind.TOTAL:
            for down in (0.0, 3.0 * self.look.scale):
                line = QRectF(rect.left(), rect.top() + down, rect.width(), thin)
                painter.fillRect(line, colours.text)
        elif row.kind is RowKind.LINE:
            line = QRectF(rect.left(), rect.bottom() - thin, rect.width(), thin)
            painter.fillRect(line, alpha(colours.line, 0.7))

    def _write_title(self, painter: QPainter, row: SheetRow, rect: QRectF) -> None:
        colours, scale = self.look.palette, self.look.scale
        role = {
            RowKind.HEADING: Role.SMALL_STRONG,
            RowKind.LINE: Role.BODY,
            RowKind.SUM: Role.BODY_STRONG,
            RowKind.TOTAL: Role.SECTION,
        }[row.kind]
        ink = colours.accent if row.kind is RowKind.HEADING else self._ink(row)
        left = rect.left() + INSET * scale
        y = rect.center().y() + (5.0 * scale if row.kind is RowKind.HEADING else 0.0)
        text = elided(row.title, role, rect.right() - left - 4.0, scale)
        write(painter, text, QPointF(left, y), role, ink, scale=scale)

    def _write_figure(self, painter: QPainter, row: SheetRow, text: str, rect: QRectF) -> None:
        role: Role | Type = PLAIN_FIGURE
        if row.kind is RowKind.SUM:
            role = Role.FIGURE
        elif row.kind is RowKind.TOTAL:
            role = TOTAL_FIGURE
        ink = self._ink(row)
        if row.kind is RowKind.LINE and text == "0":
            ink = alpha(self.look.palette.text_2, 0.75)
        scale = self.look.scale
        at = QPointF(rect.right() - INSET * scale, rect.center().y())
        write(painter, text, at, role, ink, Anchor.RIGHT, scale)

    def _ink(self, row: SheetRow) -> QColor:
        """What only decides who wins something is written in quieter ink."""
        colours = self.look.palette
        return colours.text if row.counts else colours.text_2

    def _mark(self, painter: QPainter, rect: QRectF, lit: bool, focused: bool) -> None:
        colours, scale = self.look.palette, self.look.scale
        body = rect.adjusted(4.0 * scale, 2.0 * scale, -4.0 * scale, -2.0 * scale)
        if lit:
            painter.fillPath(rounded(body, 6.0 * scale), alpha(colours.pencil, 0.30))
        if focused:
            stroke_inside(painter, body, 6.0 * scale, colours.accent, 2.0 * scale)


class PlayersHeader(QHeaderView):
    """Names over the columns, each with its badge and total; a medal for each winner."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._appearance = appearance
        self._people: tuple[Person, ...] = ()
        self.totals: tuple[str, ...] = ()
        self._winners: frozenset[int] = frozenset()
        self.setSectionsClickable(False)
        self.viewport().setAutoFillBackground(False)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def show_people(
        self, people: Sequence[Person], totals: Sequence[str], winners: Collection[int]
    ) -> None:
        """The totals stand below the names, those of the ``winners`` with a medal."""
        self._people, self.totals = tuple(people), tuple(totals)
        self._winners = frozenset(winners)
        self.updateGeometry()
        self.viewport().update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, self._appearance.look.px(HEAD))

    def least_width(self) -> int:
        """Of a player's column: the badge, a good part of the name, and the figures."""
        look = self._appearance.look
        names = [text_width(person.name, Role.SMALL_STRONG, look.scale) for person in self._people]
        wish = max(names, default=0.0) + 56.0 * look.scale
        return ceil(max(92.0 * look.scale, min(wish, 176.0 * look.scale)))

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:  # noqa: N802
        look = self._appearance.look
        colours, scale = look.palette, look.scale
        area = QRectF(rect)
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            thin = max(1.0, round(scale))
            painter.fillRect(
                QRectF(area.left(), area.bottom() - thin + 1, area.width(), thin), colours.text_2
            )
            if 0 < logical <= len(self._people):
                self._paint_player(painter, area, logical - 1)

    def _paint_player(self, painter: QPainter, area: QRectF, seat: int) -> None:
        look, person, total = self._appearance.look, self._people[seat], self.totals[seat]
        colours, scale = look.palette, look.scale
        won = seat in self._winners
        right, radius, gap = area.right() - INSET * scale, 12.0 * scale, 8.0 * scale
        room = right - area.left() - 2 * radius - 2 * gap
        name = elided(person.name, Role.SMALL_STRONG, room, scale)
        medal = MEDAL * scale if won else 0.0
        below = text_width(total, Role.SMALL_STRONG, scale) + medal
        wide = max(text_width(name, Role.SMALL_STRONG, scale), below)
        middle = area.center().y()
        left = right - wide
        centre = QPointF(left - gap - radius, middle)
        paint_seat_marker(painter, centre, radius, colours.seats[person.colour], colours)
        lift = 9.0 * scale if total else 0.0  # points that lie face down leave no gap
        at = QPointF(left, middle - lift)
        write(painter, name, at, Role.SMALL_STRONG, colours.text, scale=scale)
        at = QPointF(left + medal, middle + lift)
        role = Role.SMALL_STRONG if won else Role.SMALL
        write(painter, total, at, role, colours.text if won else colours.text_2, scale=scale)
        if won:
            side = 15.0 * scale
            box = QRectF(left - 1.0 * scale, middle + lift - side / 2, side, side)
            paint_icon(painter, Icon.MEDAL, box, colours.warn, 2.2)


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
        """Keys move the explanation, wherever the pointer is."""
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
