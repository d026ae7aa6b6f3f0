"""What each lit building would be named for, written over it.

All of them say it alike: with sign and words where these cover neither a roof nor one another,
else with the sign alone, which the column at the right explains. The aimed one always has its
words, where they cover the least. So a crowded city stays readable, and no label lies on another.
"""

from collections.abc import Iterable, Mapping

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from blueprints_desktop.desktop.drawing.icons import paint_icon
from blueprints_desktop.desktop.drawing.marks import PillKind, PillPart, paint_pill, pill_size
from blueprints_desktop.desktop.drawing.palette import Palette, alpha
from blueprints_desktop.desktop.games.skyline.board.deed_signs import SIGNS
from blueprints_desktop.desktop.games.skyline.board.deeds import CellEffect, pill_words

_SIZE = 0.92
"""Of these pills, compared with usual ones."""
_ABOVE = (26.0, 19.0)
"""From a roof to the middle of its words; closer where that keeps another roof free."""
_ASIDE = (0.0, 0.35, -0.35, 0.7, -0.7)
"""How far the words of the aimed building may step aside, in widths."""
_HIGHER = (26.0, 34.0, 44.0, 19.0, 56.0)
"""And how high they may be for that."""
_AWAY = 3.0
"""For every step away from their place they must uncover so much, in square steps."""
_CLOSE = 20.0
"""From a roof to the middle of its sign."""
_SIGN = 22.0
_ROOF = 11.0
"""So much around the middle of a roof must be seen for it to be clicked and recognised."""


@frozen
class DeedPill:
    """A label over a lit building."""

    cell: int
    rect: QRectF
    words: str
    """Empty: only the sign of the deed is shown."""
    deed: CellEffect
    aimed: bool = False


def lay_pills(
    deeds: Mapping[int, CellEffect],
    aimed: int | None,
    roofs: Mapping[int, QPointF],
    scale: float,
    taken: Iterable[QRectF] = (),
) -> list[DeedPill]:
    """The labels of the lit buildings, the aimed one's first.

    ``roofs`` is where everything is that must be seen, ``taken`` is written on already.
    """
    named = {cell: deed for cell, deed in deeds.items() if pill_words(deed)}
    order = sorted(named, key=lambda cell: roofs[cell].y())
    others = tuple(taken)
    spelt = _all_spelt(named, order, roofs, scale, others)
    if spelt is not None:
        pills = [DeedPill(cell, spelt[cell], pill_words(named[cell]), named[cell], cell == aimed)
                 for cell in order]  # fmt: skip
        return sorted(pills, key=lambda pill: not pill.aimed)
    placed: list[DeedPill] = []
    if aimed in named:
        deed = named[aimed]
        signs = (_sign_rect(roofs[cell], scale) for cell in order if cell != aimed)
        rect = _least_covering(aimed, deed, roofs, scale, (*others, *signs))
        placed.append(DeedPill(aimed, rect, pill_words(deed), deed, True))
    for cell in order:
        if cell != aimed:
            sign = _sign_rect(roofs[cell], scale)
            while _hits(sign, [pill.rect for pill in placed]):
                sign.translate(0.0, -0.5 * _SIGN * scale)
            placed.append(DeedPill(cell, sign, "", named[cell]))
    return placed


def _all_spelt(
    named: Mapping[int, CellEffect],
    order: Iterable[int],
    roofs: Mapping[int, QPointF],
    scale: float,
    taken: tuple[QRectF, ...],
) -> dict[int, QRectF] | None:
    """Where the words of all go; None: some would cover something, so all have signs alone."""
    found: dict[int, QRectF] = {}
    for cell in order:
        wide, high = _size(named[cell], scale)
        places = (_about(roofs[cell] - QPointF(0.0, above * scale), wide, high) for above in _ABOVE)
        hurt = (*found.values(), *taken, *_seen(roofs, cell, scale))
        free = next((place for place in places if not _hits(place, hurt)), None)
        if free is None:
            return None
        found[cell] = free
    return found


def _least_covering(
    cell: int,
    deed: CellEffect,
    roofs: Mapping[int, QPointF],
    scale: float,
    taken: tuple[QRectF, ...],
) -> QRectF:
    """Over the roof, or somewhat aside: where the words hide least of what stands around."""
    wide, high = _size(deed, scale)
    roof = roofs[cell]
    places = [
        _about(roof + QPointF(aside * wide, -above * scale), wide, high)
        for above in _HIGHER
        for aside in _ASIDE
    ]
    own = _about(roof, 2 * _ROOF * scale, 2 * _ROOF * scale)
    hurt = (*taken, own, *_seen(roofs, cell, scale))
    usual = places[0].center()

    def price(place: QRectF) -> float:
        away = (place.center() - usual).manhattanLength()
        return sum(_shared(place, rect) for rect in hurt) + _AWAY * away * scale

    return min(places, key=price)


def _sign_rect(roof: QPointF, scale: float) -> QRectF:
    return _about(roof - QPointF(0.0, _CLOSE * scale), _SIGN * scale, _SIGN * scale)


def _size(deed: CellEffect, scale: float) -> tuple[float, float]:
    return pill_size((_part(deed, aimed=False),), scale * _SIZE)


def _part(deed: CellEffect, *, aimed: bool) -> PillPart:
    kind = PillKind.FILLED if aimed else PillKind.OPEN
    return PillPart(pill_words(deed), kind, icon=SIGNS[deed])


def _seen(roofs: Mapping[int, QPointF], cell: int, scale: float) -> list[QRectF]:
    """What is to be seen of all the others."""
    side = 2 * _ROOF * scale
    return [_about(at, side, side) for other, at in roofs.items() if other != cell]


def _shared(one: QRectF, other: QRectF) -> float:
    both = one & other
    return both.width() * both.height()


def _about(middle: QPointF, wide: float, high: float) -> QRectF:
    return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)


def _hits(rect: QRectF, others: Iterable[QRectF]) -> bool:
    return any(rect.intersects(other) for other in others)


def paint_deed_pill(painter: QPainter, pill: DeedPill, palette: Palette, scale: float) -> None:
    """The aimed one is filled, the others are dark with a pencil edge."""
    if pill.words:
        parts = (_part(pill.deed, aimed=pill.aimed),)
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
    paint_icon(painter, SIGNS[pill.deed], _about(disc.center(), side, side), palette.pencil, 2.8)
