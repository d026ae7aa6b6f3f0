"""What each lit building would be named for, written over it.

Words where they cover neither a roof nor a lit lot, else a sign of one letter's size. The aimed
one always has its words; as long as none is aimed, so has one of each deed, which tells what its
sign means. So a crowded city stays readable, and no label lies on another.
"""

from collections.abc import Iterable, Mapping

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from blueprints_desktop.desktop.boards.skyline.deeds import Deed, pill_words
from blueprints_desktop.desktop.drawing.marks import PillKind, PillPart, paint_pill, pill_size
from blueprints_desktop.desktop.drawing.palette import Palette, alpha
from blueprints_desktop.desktop.drawing.signs.icons import Icon, paint_icon

_SIZE = 0.92
"""Of these pills, compared with usual ones."""
_ABOVE = (26.0, 19.0)
"""From a roof to the middle of its words; closer where that keeps another roof free."""
_CLOSE = 20.0
"""From a roof to the middle of its sign."""
_SIGN = 22.0
_ROOF = 11.0
"""So much around the middle of a roof must be seen for it to be clicked and recognised."""
_SIGNS = {
    Deed.RAISE: Icon.UP,
    Deed.FINISH: Icon.FLAG,
    Deed.LIFT: Icon.UP,
    Deed.DEMOLISH: Icon.CROSS,
    Deed.REMOVE: Icon.CROSS,
    Deed.IMPLODE: Icon.CROSS,
    Deed.TAKE: Icon.FORWARD,
    Deed.SWAP: Icon.TURN_RIGHT,
}


@frozen
class DeedPill:
    """A label over a lit building."""

    cell: int
    rect: QRectF
    words: str
    """Empty: only the sign of the deed is shown."""
    deed: Deed
    aimed: bool = False


def lay_pills(
    deeds: Mapping[int, Deed],
    aimed: int | None,
    roofs: Mapping[int, QPointF],
    scale: float,
    taken: Iterable[QRectF] = (),
) -> list[DeedPill]:
    """The labels of the lit buildings, the aimed one's first.

    ``roofs`` is where everything is that must be seen, ``taken`` is written on already.
    """
    named = {cell: deed for cell, deed in deeds.items() if pill_words(deed)}
    order = sorted(named, key=lambda cell: (cell != aimed, roofs[cell].y()))
    spelt = _spelt(named, order, aimed)
    placed: list[DeedPill] = []
    others = list(taken)
    for cell in order:
        deed, roof = named[cell], roofs[cell]
        wide, high = pill_size((PillPart(pill_words(deed), PillKind.OPEN),), scale * _SIZE)
        places = [_about(roof - QPointF(0.0, above * scale), wide, high) for above in _ABOVE]
        rects = [pill.rect for pill in placed]
        seen = [_about(at, 2 * _ROOF * scale, 2 * _ROOF * scale)
                for other, at in roofs.items() if other != cell]  # fmt: skip
        free = [place for place in places if not _hits(place, (*rects, *others, *seen))]
        if not free and cell in spelt:
            free = [place for place in places if not _hits(place, (*rects, *others))]
        if free or cell == aimed:
            rect = (free or places)[0]
            placed.append(DeedPill(cell, rect, pill_words(deed), deed, cell == aimed))
            continue
        sign = _about(roof - QPointF(0.0, _CLOSE * scale), _SIGN * scale, _SIGN * scale)
        while _hits(sign, rects):
            sign.translate(0.0, -0.5 * _SIGN * scale)
        placed.append(DeedPill(cell, sign, "", deed))
    return placed


def _spelt(named: Mapping[int, Deed], order: Iterable[int], aimed: int | None) -> set[int]:
    """The buildings that have words even where these cover a roof: the hindmost of each deed."""
    if aimed is not None:
        return {aimed}
    first: dict[Deed, int] = {}
    for cell in order:
        first.setdefault(named[cell], cell)
    return set(first.values())


def _about(middle: QPointF, wide: float, high: float) -> QRectF:
    return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)


def _hits(rect: QRectF, others: Iterable[QRectF]) -> bool:
    return any(rect.intersects(other) for other in others)


def paint_deed_pill(painter: QPainter, pill: DeedPill, palette: Palette, scale: float) -> None:
    """The aimed one is filled, the others are dark with a pencil edge."""
    if pill.words:
        parts = (PillPart(pill.words, PillKind.FILLED if pill.aimed else PillKind.OPEN),)
        paint_pill(painter, pill.rect.center(), parts, palette, scale * _SIZE)
        return
    disc = pill.rect.adjusted(scale, scale, -scale, -scale)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(alpha(palette.shadow_on_paper, 0.25))
    painter.drawEllipse(disc.translated(0.0, 1.6 * scale))
    painter.setBrush(palette.paper_edge)
    painter.setPen(QPen(palette.pencil, 1.6 * scale))
    painter.drawEllipse(disc)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(Qt.PenStyle.NoPen)
    side = 12.0 * scale
    paint_icon(painter, _SIGNS[pill.deed], _about(disc.center(), side, side), palette.pencil, 2.8)
