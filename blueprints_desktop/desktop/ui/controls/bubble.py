"""A bubble: words over a page, beside the thing they are about, with an arrow to it.

``place_bubble`` chooses the place: the bubble covers neither the thing nor what else has to be seen.
"""

from collections.abc import Iterable, Sequence
from math import ceil

from attrs import frozen
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF, QRegion
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from blueprints_desktop.desktop.drawing.marks import round_pen
from blueprints_desktop.desktop.drawing.painting import closed_path
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget

WIDTHS = 320.0, 260.0, 420.0, 560.0
"""Of the bubble without its arrow, those that look best first."""
_PAD, BETWEEN, _CORNER = 14.0, 8.0, 12.0
ARROW = 14.0
"""How far the arrow reaches out of the body, and half of its foot."""
_LINE = 2.0
_FLASH_MS = 700
_APART = 6.0
"""Between the tip of the arrow and the thing."""
_FAR, _AWAY, _ON_BOARD = 4.0, 2.0, 1.5
"""How bad it is to leave the room, beside covering a thing; to point at nothing; to lie on the board."""
_PRESSED = 30.0 * 30.0
"""So much of a thing is enough to press it; of a small one the half."""


@frozen
class BubblePlace:
    """Where the body of the bubble lies, and where its arrow ends; None: it points at nothing."""

    body: QRect
    tip: QPointF | None = None


def place_bubble(
    room: QRect,
    sizes: Sequence[QSize],
    target: QRectF | None,
    kept_free: Iterable[QRectF],
    board: QRectF,
    arrow: float,
    wanted: Iterable[QRectF] = (),
) -> BubblePlace:
    """The place beside the target that covers the least of what is to be seen.

    ``sizes`` are the sizes that the body may have, the best first. ``kept_free`` must not be covered, the
    rest of the board need not be. Of ``wanted``, as much is left free as can be pressed. Without a target,
    or where no place beside it is free, the bubble lies at an edge of the room.
    """
    free = [QRectF(area) for area in kept_free]
    spared = [QRectF(area) for area in wanted]
    found: tuple[tuple[float, ...], BubblePlace] | None = None
    for order, size in enumerate(sizes):
        for rank, place in enumerate(_places(room, size, target, arrow)):
            covered = sum(_overlap(place.body, area) for area in free)
            outside = _area(QRectF(place.body)) - _overlap(place.body, QRectF(room))
            order_of_looks = order + (0 if place.tip else _AWAY)
            on_board = _overlap(place.body, board) / max(1.0, _area(QRectF(place.body)))
            looks = order_of_looks + _ON_BOARD * on_board
            hidden = sum(_hides(place.body, area) for area in spared)
            score = (covered + _FAR * outside, float(hidden), looks, float(rank))
            if found is None or score < found[0]:
                found = score, place
    if found is None:
        raise ValueError("a bubble needs a size")
    return found[1]


def _places(room: QRect, size: QSize, target: QRectF | None, arrow: float) -> list[BubblePlace]:
    """Beside the target, then in the corners and at the edges of the room."""
    found = list[BubblePlace]()
    if target is not None:
        found += _beside(room, size, target, arrow)
    for across in (0.5, 0.0, 1.0):
        for down in (1.0, 0.0, 0.5):
            left = room.left() + (room.width() - size.width()) * across
            top = room.top() + (room.height() - size.height()) * down
            found.append(BubblePlace(QRect(round(left), round(top), size.width(), size.height())))
    return found


def _beside(room: QRect, size: QSize, target: QRectF, arrow: float) -> list[BubblePlace]:
    """At the right, the left, below and above, as far along the edge as the room allows.

    A target outside the room can be out of reach from some sides.
    """
    found = list[BubblePlace]()
    near = 2 * arrow
    reached = target.adjusted(-near, -near, near, near)
    away, wide, high = arrow + _APART, size.width(), size.height()
    middle = target.center()
    lowest, rightmost = room.bottom() + 1 - high, room.right() + 1 - wide
    for share in (0.5, 0.25, 0.75):
        top = round(max(room.top(), min(lowest, middle.y() - high * share)))
        left = round(max(room.left(), min(rightmost, middle.x() - wide * share)))
        y = max(top + 2 * arrow, min(top + high - 2 * arrow, middle.y()))
        x = max(left + 2 * arrow, min(left + wide - 2 * arrow, middle.x()))
        after = max(room.left(), ceil(target.right() + away))
        before = min(rightmost, round(target.left() - away) - wide)
        below = max(room.top(), ceil(target.bottom() + away))
        above = min(lowest, round(target.top() - away) - high)
        sides = (
            (QRect(after, top, wide, high), QPointF(target.right(), y)),
            (QRect(before, top, wide, high), QPointF(target.left(), y)),
            (QRect(left, below, wide, high), QPointF(x, target.bottom())),
            (QRect(left, above, wide, high), QPointF(x, target.top())),
        )
        found += [BubblePlace(body, tip) for body, tip in sides if reached.contains(tip)]
    return found


def _overlap(body: QRect, area: QRectF) -> float:
    return _area(QRectF(body).intersected(area))


def _hides(body: QRect, area: QRectF) -> bool:
    """Whether too little of an area is seen beside the body to be pressed."""
    return _area(area) - _overlap(body, area) < min(_PRESSED, _area(area) / 2)


def _area(rect: QRectF) -> float:
    return rect.width() * rect.height()


class Bubble(ThemedWidget):
    """The body with its arrow. Subclasses put what it says into ``column``."""

    widths: tuple[float, ...] = WIDTHS

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.place: BubblePlace | None = None
        self.column = QVBoxLayout(self)
        self._flash = QTimer(self, singleShot=True, interval=_FLASH_MS)
        self._flash.timeout.connect(self.update)
        self.hide()

    def restyle(self) -> None:
        """The arrow is drawn in the margin, so that is the same on all sides."""
        px = self.look.px
        around = px(_PAD) + self._reach
        self.column.setContentsMargins(around, around, around, around)
        self.column.setSpacing(px(BETWEEN))
        super().restyle()

    def flash(self) -> None:
        """Draw attention to what it says, also where that is the same as before."""
        self._flash.start()
        self.update()

    @property
    def flashes(self) -> bool:
        return self._flash.isActive()

    @property
    def _reach(self) -> int:
        return self.look.px(ARROW)

    def lie_beside(
        self,
        room: QRect,
        target: QRectF | None,
        kept_free: Iterable[QRectF],
        board: QRectF,
        wanted: Iterable[QRectF] = (),
    ) -> None:
        """Lie in a room of the parent, beside the target (``place_bubble``)."""
        reach = self._reach
        inner = room.adjusted(reach, reach, -reach, -reach)
        sizes = self.sizes(inner)
        self.lie_at(place_bubble(inner, sizes, target, kept_free, board, reach, wanted))

    def sizes(self, room: QRect) -> list[QSize]:
        """The sizes that its body may have in a room. Rows of buttons show their whole words, if they can."""
        rows = self.column.findChildren(QHBoxLayout)
        widest = max((row.sizeHint().width() for row in rows), default=0)
        least = widest + 2 * self.look.px(_PAD)
        found = list[QSize]()
        for width in self.widths:
            wide = min(max(self.look.px(width), least), room.width())
            high = self.column.heightForWidth(wide + 2 * self._reach) - 2 * self._reach
            size = QSize(wide, high)
            if size not in found:
                found.append(size)
        return found

    def lie_at(self, place: BubblePlace) -> None:
        """Lie at a place, in pixels of the parent."""
        self.place = place
        reach = self._reach
        self.setGeometry(place.body.adjusted(-reach, -reach, reach, reach))
        self.setMask(self._mask())
        self.update()

    @property
    def _body(self) -> QRectF:
        reach = self._reach
        return QRectF(self.rect()).adjusted(reach, reach, -reach, -reach)

    def _arrow(self) -> QPolygonF | None:
        """The arrow, from the nearest point of the body's edge towards the tip."""
        if self.place is None or self.place.tip is None:
            return None
        body, reach = self._body, float(self._reach)
        aim = self.place.tip - QPointF(self.pos())
        along_x = max(body.left() + 2 * reach, min(body.right() - 2 * reach, aim.x()))
        along_y = max(body.top() + 2 * reach, min(body.bottom() - 2 * reach, aim.y()))
        half = reach * 0.8
        if aim.x() >= body.right() or aim.x() <= body.left():
            edge = body.right() if aim.x() >= body.right() else body.left()
            out = reach if edge == body.right() else -reach
            return QPolygonF(
                [
                    QPointF(edge, along_y - half),
                    QPointF(edge + out, along_y),
                    QPointF(edge, along_y + half),
                ]
            )
        edge = body.bottom() if aim.y() >= body.bottom() else body.top()
        out = reach if edge == body.bottom() else -reach
        return QPolygonF(
            [
                QPointF(along_x - half, edge),
                QPointF(along_x, edge + out),
                QPointF(along_x + half, edge),
            ]
        )

    def _mask(self) -> QRegion:
        """Presses beside body and arrow reach what lies below."""
        region = QRegion(self._body.toAlignedRect().adjusted(-2, -2, 2, 2))
        arrow = self._arrow()
        if arrow is not None:
            region += QRegion(arrow.boundingRect().toAlignedRect().adjusted(-2, -2, 2, 2))
        return region

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self.look
        shape = rounded(self._body, _CORNER * look.scale)
        arrow = self._arrow()
        if arrow is not None:
            shape = shape.united(closed_path(arrow))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(shape, look.palette.panel)
            ink, line = look.palette.accent, _LINE
            if self.flashes:
                ink, line = look.palette.warn, 2 * _LINE
            painter.strokePath(shape, round_pen(ink, line * look.scale))
