"""How kinds of pieces lie on the card of the own pieces: in its tray, or side by side in slots."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from blueprints_desktop.desktop.drawing.marks import dashed_pen, paint_keycap
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    squeezed,
    text_width,
    write,
)
from blueprints_desktop.desktop.games.monuments.art.pieces import piece_sprite
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.games.monuments.pieces import Piece

_COUNT = Type(16, 600, tabular=True)
_NOTE = Type(12, 500)
_KEY = Type(12, 600)
_WORDS = 43.0
"""The height of count and note under a piece in its slot."""
_NUMBER, _OVER, _UNDER, _ASIDE = 24.0, 2.1, 1.05, 1.55
"""What a number takes at the foot of the tray's fields; how far a piece reaches from its ground, in its
own size."""
_OFF = 1.5
"""Half of what parts two fields beside or over one another, in pixels."""
_NONE_LEFT = 0.28
"""How strongly a kind is drawn of which there is none."""


class Slot(NamedTuple):
    """What a slot tells of a kind of piece."""

    piece: Piece
    many: int
    note: str
    has_key: bool
    """Its digit chooses it."""
    short: str = ""
    """The note where there is no room for it."""
    places: int | None = None
    """Instead of a note: on how many places it could be built; None: nothing is to be built."""


def heap_size(field: QRectF, zoom: float) -> float:
    """Half the width of a unit of a piece in the tray: no larger than its number leaves room for."""
    return min(16.0 * zoom, (field.height() - _NUMBER * zoom) / (_OVER + _UNDER))


def heap_ground(field: QRectF, zoom: float) -> float:
    """How far down a piece in the tray stands: in the middle, or over its number."""
    lowest = field.height() - _NUMBER * zoom - _UNDER * heap_size(field, zoom)
    return field.top() + min(0.50 * field.height(), lowest)


def paint_heap(
    painter: QPainter, look: Look, zoom: float, field: QRectF, piece: Piece, many: int, ratio: float
) -> None:
    """A kind in the tray, and how many of it."""
    palette = look.palette
    middle = QPointF(field.center().x(), heap_ground(field, zoom))
    sprite = piece_sprite(look.pixmaps, piece, heap_size(field, zoom), ratio, palette)
    sprite.paint(painter, middle, 1.0 if many else _NONE_LEFT)
    none = QCoreApplication.translate("Monuments", "none")
    text = f"\N{MULTIPLICATION SIGN} {many}" if many else none
    at = QPointF(field.center().x(), field.bottom() - 14.0 * zoom)
    role = Role.FIGURE if many else Role.SMALL
    ink = palette.text if many else palette.text_2
    write(painter, text, at, role, ink, Anchor.MIDDLE, zoom)


def paint_count(
    painter: QPainter, look: Look, zoom: float, field: QRectF, piece: Piece, many: int, ratio: float
) -> None:
    """A kind beside its number, where there is no room for more."""
    palette = look.palette
    field = field.adjusted(_OFF, _OFF, -_OFF, -_OFF)
    painter.fillPath(rounded(field, 6.0 * zoom), palette.panel_sunk)
    w = min(11.0 * zoom, field.height() / (_OVER + _UNDER + 0.2))
    ground = field.center().y() + (_OVER - _UNDER) / 2 * w
    at = QPointF(field.left() + 3.0 * zoom + _ASIDE * w, ground)
    sprite = piece_sprite(look.pixmaps, piece, w, ratio, palette)
    sprite.paint(painter, at, 1.0 if many else _NONE_LEFT)
    text = f"\N{MULTIPLICATION SIGN} {many}"
    ink = palette.text if many else palette.text_2
    left, right = at.x() + _ASIDE * w + 2.0 * zoom, field.right() - 3.0 * zoom
    text, letters = squeezed(text, _COUNT, right - left, zoom)
    middle = QPointF((left + right) / 2, field.center().y())
    write(painter, text, middle, letters, ink, Anchor.MIDDLE, zoom)


def paint_slot(
    painter: QPainter,
    look: Look,
    zoom: float,
    field: QRectF,
    slot: Slot,
    ratio: float,
    *,
    chosen: bool,
) -> None:
    """A kind in a slot of its own, with its note; ``chosen``: its places are lit."""
    palette = look.palette
    shape = rounded(field, 8.0 * zoom)
    painter.fillPath(shape, palette.panel_sunk)
    if chosen:
        painter.fillPath(shape, alpha(palette.pencil, 0.28))
        painter.strokePath(shape, QPen(palette.gold, 2.2 * zoom))
    above = field.height() - _WORDS * zoom
    w = min(14.0 * zoom, field.width() / 3.4, above / 2.6)
    at = QPointF(
        field.center().x() - 0.1 * w, field.top() + min(0.40 * field.height(), above - 0.9 * w)
    )
    sprite = piece_sprite(look.pixmaps, slot.piece, w, ratio, palette)
    sprite.paint(painter, at, 1.0 if slot.many else _NONE_LEFT)
    below = QPointF(field.center().x(), field.bottom() - 34.0 * zoom)
    text = f"\N{MULTIPLICATION SIGN} {slot.many}"
    ink = palette.text if slot.many else palette.text_2
    write(painter, text, below, _COUNT, ink, Anchor.MIDDLE, zoom)
    if slot.has_key:
        cap = field.topLeft() + QPointF(11.0, 11.0) * zoom
        paint_keycap(painter, cap, str(slot.piece + 1), palette, zoom, _KEY)
    if slot.places is not None:
        _paint_places(painter, look, zoom, field, slot.places)
        return
    room = field.width() - 2.0
    tight = slot.short and text_width(slot.note, _NOTE, zoom) > room
    note, letters = squeezed(slot.short if tight else slot.note, _NOTE, room, zoom)
    at = QPointF(field.center().x(), field.bottom() - 13.0 * zoom)
    write(painter, note, at, letters, palette.text_2, Anchor.MIDDLE, zoom)


def _paint_places(painter: QPainter, look: Look, zoom: float, field: QRectF, places: int) -> None:
    """Beside the number a footprint as it lies on the site: the word is too long in any language."""
    palette = look.palette
    text, gap = str(places), 5.0 * zoom
    wide, high = 15.0 * zoom, 10.6 * zoom
    left = field.center().x() - (wide + gap + text_width(text, _NOTE, zoom)) / 2
    middle = QPointF(left + wide / 2, field.bottom() - 13.0 * zoom)
    across, down = QPointF(wide / 2, 0.0), QPointF(0.0, high / 2)
    foot = QPainterPath()
    foot.addPolygon(QPolygonF([middle - across, middle - down, middle + across, middle + down]))
    foot.closeSubpath()
    if places:
        painter.fillPath(foot, alpha(palette.pencil, 0.55))
    painter.strokePath(foot, dashed_pen(palette.text_2, 1.2 * zoom, 2.4, 1.4))
    at = QPointF(left + wide + gap, middle.y())
    write(painter, text, at, _NOTE, palette.text if places else palette.text_2, scale=zoom)
