"""Labels over the city, placed where they hide nothing that counts.

Pills say what choosing a building does: with sign and words where these cover neither a roof nor one
another, else with the sign alone, which the column at the right explains. The aimed one always has
its words, where they cover the least. Tags say what each building adds to the rent that is due; where
the architect or the payer's pawn is, a tag steps aside or goes down to the wall.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.icons import paint_icon
from blueprints_desktop.desktop.drawing.marks import PillKind, PillPart, paint_pill, pill_size
from blueprints_desktop.desktop.drawing.palette import Palette, Seat, alpha
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, text_width, write
from blueprints_desktop.desktop.games.skyline.art.bodies import PLINTH, footprint_of, height_of
from blueprints_desktop.desktop.games.skyline.board.city_part import CityPart
from blueprints_desktop.desktop.games.skyline.board.effects import SIGNS, CellEffect, pill_words
from blueprints_desktop.desktop.games.skyline.facts.view_model import Standing
from blueprints_desktop.games.skyline.board import FINISHED
from blueprints_desktop.games.skyline.chains import RENT_PER_BUILDING, RENT_PER_FLOOR

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
class EffectPill:
    """A label over a lit building."""

    cell: int
    rect: QRectF
    words: str
    """Empty: only the sign of the effect is shown."""
    effect: CellEffect
    aimed: bool = False


def lay_pills(
    effects: Mapping[int, CellEffect],
    aimed: int | None,
    roofs: Mapping[int, QPointF],
    scale: float,
    taken: Iterable[QRectF] = (),
) -> list[EffectPill]:
    """The labels of the lit buildings, the aimed one's first.

    ``roofs`` is where everything is that must be seen, ``taken`` is written on already.
    """
    named = {cell: effect for cell, effect in effects.items() if pill_words(effect)}
    order = sorted(named, key=lambda cell: roofs[cell].y())
    others = tuple(taken)
    spelt = _all_spelt(named, order, roofs, scale, others)
    if spelt is not None:
        pills = [EffectPill(cell, spelt[cell], pill_words(named[cell]), named[cell], cell == aimed)
                 for cell in order]  # fmt: skip
        return sorted(pills, key=lambda pill: not pill.aimed)
    placed: list[EffectPill] = []
    if aimed in named:
        effect = named[aimed]
        signs = (_sign_rect(roofs[cell], scale) for cell in order if cell != aimed)
        rect = _least_covering(aimed, effect, roofs, scale, (*others, *signs))
        placed.append(EffectPill(aimed, rect, pill_words(effect), effect, True))
    for cell in order:
        if cell != aimed:
            sign = _sign_rect(roofs[cell], scale)
            while _hits(sign, [pill.rect for pill in placed]):
                sign.translate(0.0, -0.5 * _SIGN * scale)
            placed.append(EffectPill(cell, sign, "", named[cell]))
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
    effect: CellEffect,
    roofs: Mapping[int, QPointF],
    scale: float,
    taken: tuple[QRectF, ...],
) -> QRectF:
    """Over the roof, or somewhat aside: where the words hide least of what stands around."""
    wide, high = _size(effect, scale)
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


def _size(effect: CellEffect, scale: float) -> tuple[float, float]:
    return pill_size((_part(effect, aimed=False),), scale * _SIZE)


def _part(effect: CellEffect, *, aimed: bool) -> PillPart:
    kind = PillKind.FILLED if aimed else PillKind.OPEN
    return PillPart(pill_words(effect), kind, icon=SIGNS[effect])


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


def paint_effect_pill(painter: QPainter, pill: EffectPill, palette: Palette, scale: float) -> None:
    """The aimed one is filled, the others are dark with a pencil edge."""
    if pill.words:
        parts = (_part(pill.effect, aimed=pill.aimed),)
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
    paint_icon(painter, SIGNS[pill.effect], _about(disc.center(), side, side), palette.pencil, 2.8)


_TAG = Type(13, 700, tabular=True)
_TAG_ABOVE = 16.0
"""From a roof to the tag over it."""
_ON_GLASS = (0.5, 0.8)
"""Where on a tower of glass a tag may be if its foot is not free: still better than beside it."""
_TAG_HIGHER = (0.0, 4.0, 8.0, 12.0)
"""How much higher one may be that steps aside."""


def share_of(floors: int) -> int:
    """What a building adds to the rent of its chain."""
    return RENT_PER_BUILDING if floors == FINISHED else RENT_PER_FLOOR * floors


def lay_tags(
    city: CityPart, chain: Mapping[int, Standing], figures: Sequence[QRectF], scale: float
) -> list[tuple[str, QRectF]]:
    """The tags of a chain's buildings; those of glass come last, they can be read at the foot."""
    found: list[tuple[str, QRectF]] = []
    for cell in sorted(chain, key=lambda cell: cell in city.glass):
        words = str(share_of(chain[cell][1]))
        taken = [rect for _, rect in found]
        places = list(_places(city, cell, chain[cell][1], words, figures, scale))
        free = [place for place in places if not _hits(place, (*taken, *figures))]
        free = free or [place for place in places if not _hits(place, figures)]
        found.append((words, (free or places)[0]))
    return found


def _places(
    city: CityPart, cell: int, floors: int, words: str, figures: Iterable[QRectF], scale: float
) -> Iterable[QRectF]:
    """Where the tag of a building may be, the best first."""
    if cell in city.glass:  # at the foot, for higher up one looks through it at something
        for high in (PLINTH, *_ON_GLASS):
            yield tag_rect(city.city.middle(cell, high), words, scale)
    above = tag_rect(city.roof(cell) - QPointF(0.0, _TAG_ABOVE * scale), words, scale)
    yield above
    for figure in figures:
        if figure.intersects(above):
            left, right = (
                figure.left() - scale - above.right(),
                figure.right() + scale - above.left(),
            )
            for aside, higher in product((left, right), _TAG_HIGHER):
                yield above.translated(aside, -higher * scale)
    x, y = city.city.lot(cell)
    edge = 0.5 + footprint_of(floors) / 2
    high = 0.0 if city.sunk else height_of(floors)
    yield tag_rect(city.city.view.point(x + edge, y + edge, high / 2), words, scale)


def tag_rect(at: QPointF, words: str, scale: float) -> QRectF:
    wide = max(26.0 * scale, text_width(words, _TAG, scale) + 14.0 * scale)
    return QRectF(at.x() - wide / 2, at.y() - 10.0 * scale, wide, 20.0 * scale)


def paint_tag(
    painter: QPainter, rect: QRectF, words: str, seat: Seat, palette: Palette, scale: float
) -> None:
    path = QPainterPath()
    path.addRoundedRect(rect, 6.0 * scale, 6.0 * scale)
    painter.fillPath(path.translated(0.0, 1.5 * scale), alpha(palette.shadow_on_paper, 0.35))
    painter.fillPath(path, seat.body)
    painter.strokePath(path, QPen(seat.text, 1.3 * scale))
    write(painter, words, rect.center(), _TAG, seat.text, Anchor.MIDDLE, scale)
