"""The marks of counting: what each uncovered cell, row or pair is worth, written on its board."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, write
from blueprints_desktop.desktop.games.fits.art.cells import (
    paint_pair_link,
    placed,
    symbol,
    symbol_colour,
)
from blueprints_desktop.desktop.games.fits.art.flat_board import COLUMNS, FlatGrid
from blueprints_desktop.desktop.games.fits.texts.explanations import symbol_word
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.grid import Cell
from blueprints_desktop.games.fits.scoring import Scored

_WARN = QColor("#D8602A")


def reason_tip(reason: Scored, board: RampBoard) -> str:
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


class Counted(NamedTuple):
    """A reason that is being counted."""

    reason: Scored
    share: float
    """So much of it has appeared."""
    glow: float = 0.0
    """It glows while it is counted."""


def paint_marks(
    painter: QPainter, grid: FlatGrid, counted: Sequence[Counted], board: RampBoard, look: Look
) -> None:
    """All that is counted so far: below the marks what joins pairs, and across none of them."""
    bare = QPainterPath()
    for row, column in uncovered(counted):
        bare.addRect(grid.square(column, row))
    for reason, share, _ in counted:
        if reason.part == "pairs" and reason.points > 0:
            painter.setOpacity(min(1.0, share * 1.4))
            _paint_link(painter, grid, reason, bare, look)
    for each in counted:
        _paint_mark(painter, grid, each, board, look)
    painter.setOpacity(1.0)


def uncovered(counted: Sequence[Counted]) -> set[Cell]:
    """The cells in which a mark stands; a complete row has its mark beside it."""
    return {cell for reason, _, _ in counted if reason.part != "rows" for cell in reason.cells}


def _paint_mark(
    painter: QPainter, grid: FlatGrid, counted: Counted, board: RampBoard, look: Look
) -> None:
    reason, share, glow = counted
    painter.setOpacity(min(1.0, share * 1.4))
    if reason.part == "rows":
        _paint_row(painter, grid, reason, look)
    elif reason.part == "pairs":
        _paint_pair(painter, grid, reason, board, look)
    else:
        _paint_single(painter, grid, reason, look, 1.0 + 0.35 * (1.0 - share))
    if glow > 0.0:
        _paint_glow(painter, grid, reason, look, glow)


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


def _paint_link(
    painter: QPainter, grid: FlatGrid, reason: Scored, bare: QPainterPath, look: Look
) -> None:
    """Dots join the halves of a pair."""
    one, other = (grid.square(column, row).center() for row, column in reason.cells)
    pen = QPen(alpha(look.palette.pencil, 0.9), max(1.0, 0.05 * grid.cell))
    pen.setDashPattern([1.5, 3.0])
    paint_pair_link(painter, one, other, pen, bare)


def _paint_pair(
    painter: QPainter, grid: FlatGrid, reason: Scored, board: RampBoard, look: Look
) -> None:
    """Both halves ringed, or the only one on warning ground."""
    cell, palette = grid.cell, look.palette
    sign = board.sign(*reason.cells[0])
    won = reason.points > 0
    ink = palette.pencil if won else QColor("#FFFFFF")
    middles = [grid.square(column, row).center() for row, column in reason.cells]
    for (row, column), middle in zip(reason.cells, middles, strict=True):
        painter.setPen(QPen(ink, max(1.2, 0.06 * cell)))
        painter.setBrush(palette.paper_edge if won else _WARN)
        painter.drawEllipse(middle, 0.45 * cell, 0.45 * cell)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(grid.grid.map(placed(symbol(sign), column, row, 0.52)), ink)
    _paint_beside(painter, grid, sign, reason.points, board, look)


def _paint_beside(
    painter: QPainter, grid: FlatGrid, sign: str, points: int, board: RampBoard, look: Look
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
