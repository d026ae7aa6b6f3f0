"""Where everything on the plan card lies: its title, the street, the lots.

A card that is lower than usual has less air and smaller lots; on a very low one the title goes
beside the plan, which is larger so.
"""

from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from blueprints_desktop.desktop.drawing.typography import Role, line_height, text_width, wrapped
from blueprints_desktop.desktop.games.skyline.board.city_view import street_spot
from blueprints_desktop.games.skyline.grid import SIDE

HEIGHT = 300
"""Of the card, in pixels at 100 %."""
HEAD = Role.DRAFTING
_CELL = 32.0
_STREET = 0.86
"""The width of the street, in sides of a lot."""
_ACROSS = SIDE + 2 * _STREET
"""The plan with its street, in the same."""
_TITLE, _ABOVE, _BELOW = (25.0, 22.0), (34.5, 29.0), (18.4, 13.0)
"""The middle of the title, what is over the street and what is under it: usually, and on a low card."""
_LOW = 30.0
"""A card that is so much lower than usual, or more, is a low one."""
_INDENT, _GAP = 20.0, 8.0
"""From the left side to the title, and from one beside the plan to that."""
_NARROWER = 0.07
"""By how much of a lot the street is narrower than one."""


class PlanGrid(NamedTuple):
    """Where the lots begin, and how long a side of one is."""

    corner: QPointF
    side: float
    title: QRectF
    """The room for the words over the plan, or beside it."""

    @property
    def zoom(self) -> float:
        """The scale of what lies on the lots and on the street."""
        return self.side / _CELL

    @property
    def whole(self) -> QRectF:
        """All lots."""
        return QRectF(self.corner.x(), self.corner.y(), SIDE * self.side, SIDE * self.side)

    @property
    def street_area(self) -> QRectF:
        """All of the plan, to the outer side of its street."""
        wide = self.side * _STREET
        return self.whole.adjusted(-wide, -wide, wide, wide)

    def lot(self, cell: int) -> QRectF:
        (x, y), side = self.corner.toTuple(), self.side
        row, column = divmod(cell, SIDE)
        return QRectF(x + column * side, y + row * side, side, side)

    def street(self, place: float) -> QPointF:
        """The middle of a place; the street is a little narrower than the lots."""
        near, far = -0.5 + _NARROWER, SIDE + 0.5 - _NARROWER
        column, row = (min(max(along, near), far) for along in street_spot(place))
        return self.corner + QPointF(column * self.side, row * self.side)


def lay_grid(body: QRectF, zoom: float, head: str) -> PlanGrid:
    """The larger of two plans: that under its title, and that beside it."""
    under, beside = _under_title(body, zoom), _beside_title(body, zoom, head)
    return under if under.side >= beside.side else beside


def _under_title(body: QRectF, zoom: float) -> PlanGrid:
    lower = max(0.0, min(1.0, (HEIGHT - body.height() / zoom) / _LOW))
    middle, above, below = (
        (usual + (least - usual) * lower) * zoom for usual, least in (_TITLE, _ABOVE, _BELOW)
    )
    room = body.height() - above - below
    side = min(_CELL * zoom, room / _ACROSS)
    top = body.top() + above + (room - _ACROSS * side) / 2 + _STREET * side
    high = HEAD.value.size * zoom
    indent = _INDENT * zoom
    title = QRectF(
        body.left() + indent, body.top() + middle - high / 2, body.width() - 2 * indent, high
    )
    return PlanGrid(QPointF(body.center().x() - SIDE / 2 * side, top), side, title)


def _beside_title(body: QRectF, zoom: float, head: str) -> PlanGrid:
    """The words stand at the left, one below the other."""
    words = ceil(max((text_width(word, HEAD, zoom) for word in head.split()), default=0.0))
    edge, indent = _BELOW[1] * zoom, _INDENT * zoom
    room = body.width() - indent - words - _GAP * zoom - edge
    side = min(_CELL * zoom, room / _ACROSS, (body.height() - 2 * edge) / _ACROSS)
    left = body.right() - edge - (SIDE + _STREET) * side
    corner = QPointF(left, body.center().y() - SIDE / 2 * side)
    wide = left - _STREET * side - _GAP * zoom - body.left() - indent
    line = line_height(HEAD, zoom)
    high = line * len(wrapped(head, HEAD, wide, zoom))
    title = QRectF(body.left() + indent, body.top() + _TITLE[1] * zoom - line / 2, wide, high)
    return PlanGrid(corner, side, title)
