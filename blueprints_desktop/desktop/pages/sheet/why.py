"""Beside the score sheet: what made the number that is looked at, reason by reason."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QVBoxLayout

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type, write
from blueprints_desktop.desktop.games.sheet_words import CellsPicture, PointsReason
from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.pages.sheet.sheet_table import SheetCell
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.log_lines import TOKEN
from blueprints_desktop.desktop.ui.cards.page_card import PageCard
from blueprints_desktop.desktop.ui.cards.values import (
    Card,
    CardTone,
    Grid,
    GridRow,
    Item,
    Line,
    PaintContext,
    Picture,
    Space,
    Stack,
    Text,
    fixed,
)
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind
from blueprints_desktop.desktop.ui.controls.panel import Panel, Scroller

EDGE, BETWEEN = fixed(18.0), fixed(9.0)
CELL, BEFORE_CELLS, BELOW_CELLS = 17.0, 24.0, 18.0
BESIDE = 420.0
"""With more width than this the picture stands beside the words, else over them."""
POINTS, NAMES = Type(13, 600, tabular=True), Type(12, 400, tabular=True)
MOST_LINES = 40


def why_card(cell: SheetCell | None, width: float) -> Card:
    """The title, the number, where it lies on the board, and its reasons."""
    if cell is None:
        said = QCoreApplication.translate(
            "Explanation",
            "Point at a number, or move to it with the arrow keys, to see where it comes from.",
        )
        return _card((_words(said),), said)
    picture = _cells(cell.picture) if cell.picture and cell.picture.marked else None
    beside = picture is not None and width - 2 * EDGE.usual > BESIDE
    items: list[Item] = [
        Text(cell.title, Role.SMALL_STRONG, CardTone.QUIET, lines=MOST_LINES),
        Line((Text(cell.text, Role.SCORE),), height=fixed(52.0)),
    ]
    if picture is not None and not beside:
        items += [Line((picture,)), Space(fixed(2 * BETWEEN.usual))]
    rows = tuple(_reason(reason) for reason in cell.reasons)
    items.append(Grid(rows, 1, gap=12.0, from_top=True) if rows else _words(cell.said))
    whole: Item = Stack(tuple(items))
    if beside:
        whole = Grid((GridRow((whole, picture)),), gap=2 * BETWEEN.usual, from_top=True)
    return _card((whole,), f"{labelled(cell.title, cell.text)}. {cell.said}")


def _card(items: tuple[Item, ...], spoken: str) -> Card:
    return Card(items=items, pad=EDGE.usual, top=EDGE, foot=EDGE, spoken=spoken)


def _words(words: str) -> Text:
    return Text(words, Role.SMALL, CardTone.QUIET, lines=MOST_LINES)


def _reason(reason: PointsReason) -> GridRow:
    """The points at the left, the words beside them, small pictures below."""
    tone = CardTone.GOOD if reason.points > 0 else CardTone.BAD
    tone = tone if reason.points else CardTone.QUIET
    points = Text(signed(reason.points), POINTS, tone, anchor=Anchor.RIGHT)
    told: list[Item] = [Text(reason.text, Role.SMALL, lines=MOST_LINES)]
    if reason.tokens:
        told += [Space(fixed(4.0)), Line((_tokens(reason),))]
    return GridRow((points, Stack((*told, Space(BETWEEN)))))


def _tokens(reason: PointsReason) -> Picture:
    def paint(canvas: PaintContext, rect: QRectF) -> None:
        x = rect.left()
        for token in reason.tokens:
            sprite = token.sprite(TOKEN * canvas.zoom, canvas.ratio, canvas.look)
            half = sprite.bounds.width() / 2
            sprite.paint(canvas.painter, QPointF(x + half, rect.center().y()))
            x += 2 * half + 6.0 * canvas.zoom

    wide = len(reason.tokens) * (TOKEN + 6.0)
    return Picture((reason.text, len(reason.tokens)), wide, TOKEN + 2.0, paint)


def _cells(cells: CellsPicture) -> Picture:
    """The field with the marked cells filled and crossed."""

    def paint(canvas: PaintContext, rect: QRectF) -> None:
        painter, colours, zoom = canvas.painter, canvas.look.palette, canvas.zoom
        side, left = CELL * zoom, rect.left() + BEFORE_CELLS * zoom
        for row in range(cells.rows):
            for column in range(cells.columns):
                box = QRectF(left + column * side, rect.top() + row * side, side, side)
                box.adjust(1, 1, -1, -1)
                painter.fillRect(box, colours.panel_sunk)
                if (row, column) in cells.marked:
                    painter.fillRect(box, alpha(colours.pencil, 0.85))
                    painter.setPen(QPen(colours.paper_edge, 1.4 * zoom))
                    painter.drawLine(box.topLeft(), box.bottomRight())
                    painter.drawLine(box.topRight(), box.bottomLeft())
                    painter.setPen(Qt.PenStyle.NoPen)
        for row, name in enumerate(cells.down):
            at = QPointF(left - 6.0 * zoom, rect.top() + (row + 0.5) * side)
            write(painter, name, at, NAMES, colours.text_2, Anchor.RIGHT, zoom)
        for column, name in enumerate(cells.across):
            at = QPointF(left + (column + 0.5) * side, rect.top() + cells.rows * side + 10.0 * zoom)
            write(painter, name, at, NAMES, colours.text_2, Anchor.MIDDLE, zoom)

    high = CELL * cells.rows + (BELOW_CELLS if cells.across else 0.0)
    return Picture(cells, BEFORE_CELLS + CELL * cells.columns, high, paint)


class WhyPanel(Panel):
    """The explanation on its own panel; a long one scrolls. A button leads to the rule."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self.cell: SheetCell | None = None
        self.why = PageCard(appearance, lambda width: why_card(self.cell, width), framed=False)
        self.ask = Button("", appearance, ButtonKind.LINK, Icon.HELP)
        self._scroll = Scroller(appearance, self.why)
        room = QVBoxLayout(self)
        room.setContentsMargins(1, 4, 1, 4)
        room.addWidget(self._scroll, 1)
        room.addWidget(self.ask, 0, Qt.AlignmentFlag.AlignLeft)
        self.follow()

    def say(self) -> None:
        self.ask.setText(self.tr("Why?"))

    def show_cell(self, cell: SheetCell | None) -> None:
        self.cell = cell
        self.why.refresh()
        self.ask.setVisible(cell is not None and bool(cell.rule))
        self._scroll.verticalScrollBar().setValue(0)
