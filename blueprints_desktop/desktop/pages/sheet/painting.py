"""How the score sheet looks: ruled lines as on a printed pad, sums that stand out."""

from collections.abc import Collection, Sequence
from math import ceil

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from blueprints_desktop.desktop.drawing.marks import paint_seat_marker
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import alpha, mix
from blueprints_desktop.desktop.drawing.signs.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    elided,
    text_width,
    write,
)
from blueprints_desktop.desktop.pages.sheet.model import ROW_ROLE
from blueprints_desktop.desktop.pages.sheet.table import RowKind, SheetRow
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.controls.painted import stroke_inside

HEIGHTS = {
    RowKind.HEADING: 40.0,
    RowKind.LINE: 30.0,
    RowKind.SUM: 34.0,
    RowKind.TOTAL: 52.0,
}
HEAD = 58.0
INSET = 16.0
MEDAL = 19.0
"""Room before the total of whoever won."""
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
    """Names over the columns, each with its badge and total; a medal for whoever won."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._appearance = appearance
        self._people: tuple[Person, ...] = ()
        self._totals: tuple[str, ...] = ()
        self._winners: frozenset[int] = frozenset()
        self.setSectionsClickable(False)
        self.viewport().setAutoFillBackground(False)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def show_people(
        self, people: Sequence[Person], totals: Sequence[str], winners: Collection[int]
    ) -> None:
        """The totals stand below the names, those of the ``winners`` with a medal."""
        self._people, self._totals = tuple(people), tuple(totals)
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
        look, person, total = self._appearance.look, self._people[seat], self._totals[seat]
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
