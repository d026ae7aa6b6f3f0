"""The marks of counting: what each uncovered cell, row or pair is worth, written on its board."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from blueprints_desktop.desktop.appearance import Look
from blueprints_desktop.desktop.boards.figures import signed
from blueprints_desktop.desktop.boards.fits.explaining import symbol_word
from blueprints_desktop.desktop.boards.fits.tally import Tally
from blueprints_desktop.desktop.drawing.fits.cells import placed
from blueprints_desktop.desktop.drawing.fits.flat_board import COLUMNS, FlatGrid
from blueprints_desktop.desktop.drawing.fits.symbols import symbol, symbol_colour
from blueprints_desktop.desktop.drawing.lettering import Anchor, Type, write
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.games.fits.boards import Board
from blueprints_desktop.games.fits.scoring import Scored

_WARN = QColor("#D8602A")


def reason_tip(reason: Scored, board: Board) -> str:
    """Why a cell counts, in a sentence."""
    translate = QCoreApplication.translate
    points = signed(reason.points)
    if reason.part == "plain":
        return translate("Fits", "Uncovered plain cell: {points}").format(points=points)
    if reason.part == "bonus":
        return translate("Fits", "Uncovered bonus cell: {points}").format(points=points)
    if reason.part == "malus":
        return translate("Fits", "Uncovered malus cell: {points}").format(points=points)
    row, column = reason.cells[0]
    name = symbol_word(board.sign(row, column))
    if len(reason.cells) == 2:
        words = translate("Fits", "Both “{symbol}” uncovered: {points}")
    else:
        words = translate("Fits", "Only one “{symbol}” uncovered: {points}")
    return words.format(symbol=name, points=points)


def paint_mark(
    painter: QPainter,
    grid: FlatGrid,
    reason: Scored,
    each: Tally,
    look: Look,
    share: float,
    glow: float,
) -> None:
    """One reason; ``share`` of it has appeared, and it glows while it is counted."""
    painter.setOpacity(min(1.0, share * 1.4))
    if reason.part == "rows":
        _paint_row(painter, grid, reason, look)
    elif reason.part == "pairs":
        _paint_pair(painter, grid, reason, each.board, look)
    else:
        _paint_single(painter, grid, reason, look, 1.0 + 0.35 * (1.0 - share))
    if glow > 0.0:
        _paint_glow(painter, grid, reason, look, glow)
    painter.setOpacity(1.0)


def _figure(cell: float) -> Type:
    return Type(max(9.0, 0.44 * cell), 700)


def _paint_glow(painter: QPainter, grid: FlatGrid, reason: Scored, look: Look, glow: float) -> None:
    painter.setPen(QPen(alpha(look.palette.pencil, glow), 0.12 * grid.cell))
    painter.setBrush(alpha(look.palette.pencil, 0.28 * glow))
    for row, column in reason.cells:
        painter.drawRect(grid.square(column, row))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_single(
    painter: QPainter, grid: FlatGrid, reason: Scored, look: Look, times: float
) -> None:
    """A plain cell in a square, a bonus in a disc, a malus on warning ground."""
    row, column = reason.cells[0]
    square, cell, palette = grid.square(column, row), grid.cell, look.palette
    inset = 0.11 * cell * (2.0 - times)
    box = square.adjusted(inset, inset, -inset, -inset)
    ink = palette.ink
    if reason.part == "bonus":
        painter.setPen(QPen(palette.paper_edge, 0.06 * cell))
        painter.setBrush(palette.pencil)
        painter.drawEllipse(square.center(), 0.45 * cell * times, 0.45 * cell * times)
        ink = palette.paper_edge
    else:
        ground = _WARN if reason.part == "malus" else palette.paper_edge
        painter.setPen(QPen(alpha(palette.ink, 0.8), max(1.0, 0.045 * cell)))
        painter.setBrush(ground)
        painter.drawRoundedRect(box, 0.1 * cell, 0.1 * cell)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(Qt.PenStyle.NoPen)
    write(painter, signed(reason.points), square.center(), _figure(cell), ink, Anchor.MIDDLE)


def _paint_row(painter: QPainter, grid: FlatGrid, reason: Scored, look: Look) -> None:
    """A bar at the right of a complete row, and what it earns."""
    row, cell, palette = reason.cells[0][0], grid.cell, look.palette
    end = grid.square(COLUMNS, row)
    bar = QRectF(end.left() + 0.16 * cell, end.top() + 0.14 * cell, 0.09 * cell, 0.72 * cell)
    painter.fillRect(bar, palette.pencil)
    at = QPointF(bar.right() + 0.12 * cell, end.center().y())
    write(painter, signed(reason.points), at, _figure(cell), palette.pencil)


def _paint_pair(
    painter: QPainter, grid: FlatGrid, reason: Scored, board: Board, look: Look
) -> None:
    """Both halves ringed and joined by dots, or the only one on warning ground."""
    cell, palette = grid.cell, look.palette
    sign = board.sign(*reason.cells[0])
    won = reason.points > 0
    ink = palette.pencil if won else QColor("#FFFFFF")
    middles = [grid.square(column, row).center() for row, column in reason.cells]
    if won:
        pen = QPen(alpha(palette.pencil, 0.9), max(1.0, 0.05 * cell))
        pen.setDashPattern([1.5, 3.0])
        painter.setPen(pen)
        painter.drawLine(middles[0], middles[-1])
    for (row, column), middle in zip(reason.cells, middles, strict=True):
        painter.setPen(QPen(ink, max(1.2, 0.06 * cell)))
        painter.setBrush(palette.paper_edge if won else _WARN)
        painter.drawEllipse(middle, 0.45 * cell, 0.45 * cell)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(grid.grid.map(placed(symbol(sign), column, row, 0.52)), ink)
    _paint_beside(painter, grid, sign, reason.points, board, look)


def _paint_beside(
    painter: QPainter, grid: FlatGrid, sign: str, points: int, board: Board, look: Look
) -> None:
    """The sign and its points at the right of the board, one pair below the other."""
    cell, palette = grid.cell, look.palette
    number = [found for found, _ in board.symbols].index(sign)
    place = symbol_colour(sign)
    colour = palette.ink if place is None else palette.fits_symbols[place]
    column, row = COLUMNS + 0.12, number * 1.5
    painter.fillPath(grid.grid.map(placed(symbol(sign), column, row, 0.55)), colour)
    at = QPointF(grid.square(column, row).center().x(), grid.square(column, row).bottom())
    ink = palette.pencil if points > 0 else palette.ink
    write(
        painter, signed(points), at + QPointF(0.0, 0.16 * cell), _figure(cell), ink, Anchor.MIDDLE
    )
