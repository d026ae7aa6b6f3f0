"""Beside the score sheet: what made the number that is looked at, reason by reason."""

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    line_height,
    text_width,
    wrapped,
    write,
    write_lines,
)
from blueprints_desktop.desktop.games.sheet_words import CellsPicture, PointsReason
from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.pages.sheet.sheet_table import SheetCell
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.log_lines import TOKEN
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind
from blueprints_desktop.desktop.ui.controls.panel import Panel, Scroller
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget

EDGE = 18.0
FIGURES = 64.0
"""Room for the points before the words of a reason."""
BETWEEN = 9.0
CELL, BEFORE_CELLS = 17.0, 24.0
BESIDE = 420.0
"""With more width than this the picture stands beside the words, else over them."""
POINTS = Type(13, 600, tabular=True)


class Explanation(ThemedWidget):
    """Title, the number, where it lies on the board, and its reasons."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._cell: SheetCell | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        appearance.changed.connect(self._renew)

    @property
    def cell(self) -> SheetCell | None:
        return self._cell

    def show_cell(self, cell: SheetCell | None) -> None:
        self._cell = cell
        said = (
            self._invitation()
            if cell is None
            else f"{labelled(cell.title, cell.text)}. {cell.said}"
        )
        self.setAccessibleName(said)
        self._renew()

    def _invitation(self) -> str:
        return self.tr("Point at a number, or go there with the arrow keys, to see what made it.")

    def _renew(self) -> None:
        self.setMinimumHeight(ceil(self._lay(None)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.look.px(300), ceil(self._lay(None)))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.setMinimumHeight(ceil(self._lay(None)))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._lay(painter)

    # --- one after another ----------------------------------------------------------

    def _lay(self, painter: QPainter | None) -> float:
        """Paint everything from the top, or only find out how high it is."""
        look, cell = self.look, self._cell
        scale, colours = look.scale, look.palette
        edge = EDGE * scale
        left, wide = edge, max(60.0 * scale, self.width() - 2 * edge)
        y = edge
        if cell is None:
            words = self._invitation()
            y += self._words(painter, words, QRectF(left, y, wide, 0), Role.SMALL)
            return y + edge
        picture, foot = cell.picture if cell.picture and cell.picture.marked else None, 0.0
        if picture is not None and wide > BESIDE * scale:
            wide -= _picture_width(picture) * scale
            foot = y + self._picture(painter, picture, QRectF(left + wide, y, 0, 0))
            wide -= 2 * BETWEEN * scale
        y += self._words(painter, cell.title, QRectF(left, y, wide, 0), Role.SMALL_STRONG)
        figure = QPointF(left, y + 24.0 * scale)
        if painter is not None:
            write(painter, cell.text, figure, Role.SCORE, colours.text, scale=scale)
        y += 52.0 * scale
        if picture is not None and not foot:
            y += self._picture(painter, picture, QRectF(left, y, wide, 0)) + 2 * BETWEEN * scale
        for reason in cell.reasons:
            y += self._reason(painter, reason, QRectF(left, y, wide, 0)) + BETWEEN * scale
        if not cell.reasons:
            y += self._words(painter, cell.said, QRectF(left, y, wide, 0), Role.SMALL)
        return max(y, foot) + edge

    def _words(self, painter: QPainter | None, text: str, rect: QRectF, role: Role) -> float:
        look = self.look
        if painter is not None:
            return write_lines(painter, text, rect, role, look.palette.text_2, scale=look.scale)
        return len(wrapped(text, role, rect.width(), look.scale)) * line_height(role, look.scale)

    def _reason(self, painter: QPainter | None, reason: PointsReason, rect: QRectF) -> float:
        """The points at the left, the words beside them, small pictures below."""
        look = self.look
        scale, colours = look.scale, look.palette
        indent = max(FIGURES * scale, text_width("+1000", POINTS, scale) + 12.0 * scale)
        room = rect.adjusted(indent, 0, 0, 0)
        if painter is None:
            lines = wrapped(reason.text, Role.SMALL, room.width(), scale)
            high = len(lines) * line_height(Role.SMALL, scale)
        else:
            ink = colours.success if reason.points > 0 else colours.warn
            ink = colours.text_2 if reason.points == 0 else ink
            at = QPointF(
                rect.left() + indent - 12.0 * scale,
                rect.top() + line_height(Role.SMALL, scale) / 2,
            )
            write(painter, signed(reason.points), at, POINTS, ink, Anchor.RIGHT, scale)
            high = write_lines(painter, reason.text, room, Role.SMALL, colours.text, scale=scale)
        if reason.tokens:
            high += 4.0 * scale
            if painter is not None:
                self._tokens(painter, reason, QPointF(room.left(), rect.top() + high))
            high += (TOKEN + 2.0) * scale
        return high

    def _tokens(self, painter: QPainter, reason: PointsReason, at: QPointF) -> None:
        look, x = self.look, at.x()
        for token in reason.tokens:
            sprite = token.sprite(TOKEN * look.scale, self.devicePixelRatioF(), look)
            half = sprite.bounds.width() / 2
            sprite.paint(painter, QPointF(x + half, at.y() + TOKEN * look.scale / 2))
            x += 2 * half + 6.0 * look.scale

    def _picture(self, painter: QPainter | None, picture: CellsPicture, rect: QRectF) -> float:
        """The field with the marked cells filled and crossed."""
        look = self.look
        colours, scale = look.palette, look.scale
        side, before = CELL * scale, BEFORE_CELLS * scale
        if painter is not None:
            marked = set(picture.marked)
            for row in range(picture.rows):
                for column in range(picture.columns):
                    box = QRectF(
                        rect.left() + before + column * side, rect.top() + row * side, side, side
                    ).adjusted(1, 1, -1, -1)
                    painter.fillRect(box, colours.panel_sunk)
                    if (row, column) in marked:
                        painter.fillRect(box, alpha(colours.pencil, 0.85))
                        painter.setPen(QPen(colours.paper_edge, 1.4 * scale))
                        painter.drawLine(box.topLeft(), box.bottomRight())
                        painter.drawLine(box.topRight(), box.bottomLeft())
                        painter.setPen(Qt.PenStyle.NoPen)
            self._margins(painter, picture, rect, side, before)
        return picture.rows * side + (18.0 * scale if picture.across else 0.0)

    def _margins(
        self, painter: QPainter, picture: CellsPicture, rect: QRectF, side: float, before: float
    ) -> None:
        look = self.look
        role, ink = Type(12, 400, tabular=True), look.palette.text_2
        for row, name in enumerate(picture.down):
            at = QPointF(rect.left() + before - 6.0 * look.scale, rect.top() + (row + 0.5) * side)
            write(painter, name, at, role, ink, Anchor.RIGHT, look.scale)
        for column, name in enumerate(picture.across):
            x = rect.left() + before + (column + 0.5) * side
            at = QPointF(x, rect.top() + picture.rows * side + 10.0 * look.scale)
            write(painter, name, at, role, ink, Anchor.MIDDLE, look.scale)


def _picture_width(picture: CellsPicture) -> float:
    return BEFORE_CELLS + CELL * picture.columns


class WhyPanel(Panel):
    """The explanation on its own card; a long account scrolls. A button leads to the rule."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self.why = Explanation(appearance)
        self.ask = Button("", appearance, ButtonKind.LINK, Icon.HELP)
        self._scroll = Scroller(appearance, self.why)
        room = QVBoxLayout(self)
        room.setContentsMargins(1, 4, 1, 4)
        room.addWidget(self._scroll, 1)
        room.addWidget(self.ask, 0, Qt.AlignmentFlag.AlignLeft)

    def show_cell(self, cell: SheetCell | None) -> None:
        self.why.show_cell(cell)
        self.ask.setText(self.tr("Why?"))
        self.ask.setVisible(cell is not None and bool(cell.rule))
        self._scroll.verticalScrollBar().setValue(0)
