"""A board seen flat, with the pieces that lie on it: in panels, on cards, on the final sheet."""

from collections.abc import Collection, Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from blueprints_desktop.desktop.drawing.palette import Palette, alpha, lighter, mix
from blueprints_desktop.desktop.games.fits.art.cells import paint_cell
from blueprints_desktop.desktop.games.fits.art.pieces import HUES, Spot, paint_piece

COLUMNS, ROWS = 6, 12
SUNK = 0.28
"""How far pieces fade where what they leave uncovered is to be seen first."""


@frozen
class LyingPiece:
    """A piece and the cells of the board on which it lies; those above the board are left out."""

    piece: int
    spots: tuple[Spot, ...]


@frozen
class FlatBoardContent:
    """All that a flat board shows."""

    rows: tuple[str, ...]
    """The signs of the board, top row first."""
    malus: int = 0
    lying: tuple[LyingPiece, ...] = ()
    closed: frozenset[Spot] = frozenset()


@frozen(eq=False)
class FlatGrid:
    """Where a flat board lies: its upper left corner, and how wide a cell is."""

    corner: QPointF
    cell: float

    @property
    def grid(self) -> QTransform:
        moved = QTransform.fromTranslate(self.corner.x(), self.corner.y())
        return moved.scale(self.cell, self.cell)

    @property
    def rect(self) -> QRectF:
        return QRectF(self.corner.x(), self.corner.y(), COLUMNS * self.cell, ROWS * self.cell)

    def square(self, column: float, row: float) -> QRectF:
        return QRectF(
            self.corner.x() + column * self.cell,
            self.corner.y() + row * self.cell,
            self.cell,
            self.cell,
        )


def fitted(rect: QRectF) -> FlatGrid:
    """The largest board that fits into ``rect``, in its middle."""
    cell = min(rect.width() / COLUMNS, rect.height() / ROWS)
    middle = rect.center()
    return FlatGrid(QPointF(middle.x() - cell * COLUMNS / 2, middle.y() - cell * ROWS / 2), cell)


def paint_flat_board(
    painter: QPainter,
    where: FlatGrid,
    shown: FlatBoardContent,
    palette: Palette,
    scale: float = 1.0,
    *,
    fade: float = 0.0,
    bare: Collection[Spot] | None = None,
) -> None:
    """Paper, cells, pieces. ``fade`` lets the pieces sink into the paper, 0 to 1.

    ``bare`` names the uncovered cells whose signs are painted; by default all of them.
    """
    rect, cell = where.rect, where.cell
    light = QLinearGradient(rect.topLeft(), rect.bottomRight())
    light.setColorAt(0.0, palette.paper_lit)
    light.setColorAt(1.0, palette.paper_deep)
    painter.fillRect(rect, light)
    grid = where.grid
    covered = {spot for piece in shown.lying for spot in piece.spots}
    for row, signs in enumerate(shown.rows):
        for column, sign in enumerate(signs):
            spot = (column, row)
            if spot in covered or (bare is not None and spot not in bare):
                continue
            closed = spot in shown.closed
            paint_cell(painter, grid, column, row, sign, shown.malus, palette, cell, closed=closed)
    for piece in shown.lying:
        if piece.spots:
            hue = sunk(palette.fits[HUES[piece.piece]], palette, fade)
            for part in joined(piece.spots):
                paint_piece(painter, grid, part, hue, cell, scale)
    frame = QPainterPath()
    frame.addRect(rect)
    painter.strokePath(frame, QPen(alpha(palette.ink, 0.5), 1.0))


def sunk(hue: QColor, palette: Palette, fade: float) -> QColor:
    """A piece's hue in the depth of the paper.

    It goes towards the paper's dark edge: towards its blue, warm hues would turn into one grey.
    """
    return mix(hue, palette.paper_edge, fade) if fade else hue


def joined(spots: Sequence[Spot]) -> list[tuple[Spot, ...]]:
    """The parts of a piece that hang together: cut off at the top, a U falls into two."""
    left, parts = set(spots), []
    while left:
        part, fresh = set(), {min(left)}
        while fresh:
            part |= fresh
            fresh = {
                (x + dx, y + dy)
                for x, y in fresh
                for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
                if (x + dx, y + dy) in left
            } - part
        left -= part
        parts.append(tuple(sorted(part)))
    return parts


def paint_small_ramp(
    painter: QPainter, rect: QRectF, shown: FlatBoardContent, palette: Palette, scale: float
) -> None:
    """A ramp in a panel: the board in a wooden frame with a foot."""
    wood = palette.wood
    rail, foot = 4.0 * scale, 7.0 * scale
    where = fitted(rect.adjusted(rail, rail, -rail, -foot))
    frame = where.rect.adjusted(-rail, -rail, rail, foot)
    painter.setPen(Qt.PenStyle.NoPen)
    for down, strength in ((3.0, 0.10), (1.5, 0.16)):
        painter.setBrush(alpha(palette.shadow_on_desk, strength))
        painter.drawRoundedRect(frame.translated(0.6 * down * scale, down * scale), 3.0, 3.0)
    light = QLinearGradient(frame.topLeft(), frame.bottomRight())
    light.setColorAt(0.0, lighter(wood.lit, 0.08))
    light.setColorAt(1.0, wood.middle)
    painter.setBrush(light)
    painter.setPen(QPen(alpha(wood.mark, 0.6), 1.0))
    painter.drawRoundedRect(frame, 2.5 * scale, 2.5 * scale)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(Qt.PenStyle.NoPen)
    paint_flat_board(painter, where, shown, palette, scale)
    gleam = QLinearGradient(where.rect.topLeft(), where.rect.topRight())
    gleam.setColorAt(0.0, QColor(255, 255, 255, 26))
    gleam.setColorAt(0.5, QColor(255, 255, 255, 0))
    painter.fillRect(where.rect, gleam)
