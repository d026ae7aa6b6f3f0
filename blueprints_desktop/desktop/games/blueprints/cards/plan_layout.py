"""Where things lie on a Blueprint card: on the whole card, and on the read-out of it.

The card stands in the right column. Where a window has none, the same plan lies beside the
building as a read-out: title, spaces and boxes, without the drawing.
"""

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF

from blueprints_desktop.desktop.games.blueprints.cards.stack_readout import CELL
from blueprints_desktop.games.blueprints.spaces import COLUMNS, ROWS

HEIGHT = 304
"""Of the whole card, in pixels at 100 %."""
_HEAD, _FOOT = 43.0, 56.0
_LOWEST = 0.78
"""How far head and foot are drawn together where the card is low."""
_ROOMY = 1.2
"""How much larger than drawn the spaces may get where the card is high."""
_SIDE, _SHORT_HEAD, _SHORT_FOOT = 15.0, 34.0, 38.0
"""Of the read-out."""
_UNDER_GRID = 9.0
_BOX = 15.0
"""The side of a box to tick."""


@frozen(eq=False)
class PlanLayout:
    """Places on a card, in its own coordinates."""

    grid: QRectF
    title: QPointF
    """The left end of the title, on its middle line."""
    drawing: QRectF | None
    rule: float
    """The line over the foot."""
    foot: QRectF
    """From the bonus to the last box."""

    def cell(self, space: int) -> QRectF:
        row, column = divmod(space, COLUMNS)
        side = self.grid.width() / COLUMNS
        return QRectF(self.grid.left() + column * side, self.grid.top() + row * side, side, side)


def whole_card(body: QRectF, zoom: float) -> PlanLayout:
    """The card; its head and foot leave a low one to the plan."""
    fold = min(zoom, max(_LOWEST * zoom, body.height() / HEIGHT))
    rest = (_HEAD + _FOOT + 19.0) * fold
    side = round(min(_ROOMY * CELL * zoom, (body.height() - rest) / ROWS))
    spare = max(0.0, body.height() - rest - side * ROWS)
    left, top = body.left() + 22.0 * zoom, body.top() + _HEAD * fold + spare / 2
    grid = QRectF(round(left), round(top), side * COLUMNS, side * ROWS)
    drawing = QRectF(
        QPointF(grid.right() + 12.0 * zoom, grid.top()),
        QPointF(body.right() - 18.0 * zoom, grid.bottom()),
    )
    rule = body.bottom() - _FOOT * fold
    foot = QRectF(
        QPointF(body.left() + 22.0 * zoom, rule),
        QPointF(body.right() - 19.0 * zoom, body.bottom() - 8.0 * zoom),
    )
    title = body.topLeft() + QPointF(22.0 * zoom, 25.0 * fold)
    return PlanLayout(grid, title, drawing, rule, foot)


def read_out(body: QRectF, scale: float) -> PlanLayout:
    """The plan without its drawing, the spaces as large as the body allows."""
    high = body.height() - (_SHORT_HEAD + _UNDER_GRID + _SHORT_FOOT) * scale
    side = round(min(high / ROWS, (body.width() - 2 * _SIDE * scale) / COLUMNS))
    left = body.center().x() - side * COLUMNS / 2
    top = body.top() + _SHORT_HEAD * scale
    grid = QRectF(round(left), round(top), side * COLUMNS, side * ROWS)
    rule = body.bottom() - _SHORT_FOOT * scale
    foot = QRectF(QPointF(grid.left(), rule), QPointF(grid.right(), body.bottom() - 6.0 * scale))
    title = QPointF(grid.left(), body.top() + 20.0 * scale)
    return PlanLayout(grid, title, None, rule, foot)


def read_out_size(high: float, scale: float) -> QSizeF:
    """What a read-out takes where there is so much height."""
    rest = (_SHORT_HEAD + _UNDER_GRID + _SHORT_FOOT) * scale
    side = round(min(CELL * scale, (high - rest) / ROWS))
    return QSizeF(side * COLUMNS + 2 * _SIDE * scale, side * ROWS + rest)


def box_sizes(room: float, count: int, scale: float, *, close: bool) -> tuple[float, float]:
    """The side of a box to tick and the gap to the next: all of them are in the foot of the card.

    >>> box_sizes(130.0, 4, 1.0, close=True), box_sizes(36.0, 4, 1.0, close=True)
    ((15.0, 4.0), (7.5, 2.0))
    """
    side, gap = _BOX * scale, (4.0 if close else 6.0) * scale
    fits = min(1.0, room / (count * side + (count - 1) * gap)) if count else 1.0
    return side * fits, gap * fits
