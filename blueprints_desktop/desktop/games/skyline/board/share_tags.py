"""What each building adds to the rent that is due, written where it hides nothing that counts.

A tag over its roof says it; where the architect or the payer's pawn is to be seen there, the tag
steps aside or goes down to the wall.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.palette import Palette, Seat, alpha
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, text_width, write
from blueprints_desktop.desktop.games.skyline.art.bodies import PLINTH, footprint_of, height_of
from blueprints_desktop.desktop.games.skyline.board.city_part import CityPart
from blueprints_desktop.desktop.games.skyline.facts.sight import Standing
from blueprints_desktop.games.skyline.board import FINISHED
from blueprints_desktop.games.skyline.chains import RENT_PER_BUILDING, RENT_PER_FLOOR

_TAG = Type(13, 700, tabular=True)
_ABOVE = 16.0
"""From a roof to the tag over it."""
_ON_GLASS = (0.5, 0.8)
"""Where on a tower of glass a tag may be if its foot is not free: still better than beside it."""
_HIGHER = (0.0, 4.0, 8.0, 12.0)
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
    above = tag_rect(city.roof(cell) - QPointF(0.0, _ABOVE * scale), words, scale)
    yield above
    for figure in figures:
        if figure.intersects(above):
            left, right = (
                figure.left() - scale - above.right(),
                figure.right() + scale - above.left(),
            )
            for aside, higher in product((left, right), _HIGHER):
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


def _hits(rect: QRectF, others: Iterable[QRectF]) -> bool:
    return any(rect.intersects(other) for other in others)
