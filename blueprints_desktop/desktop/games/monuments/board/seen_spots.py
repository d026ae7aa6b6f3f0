"""Where a note about a brick or a place can lie on what is seen of it, and on nothing else.

A note that lies on the brick in front would be read as that one's.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from blueprints_desktop.desktop.games.monuments.art.hiding import Hiding
from blueprints_desktop.desktop.games.monuments.art.monument import Laid, PlacedMonument

_ALONG = (0.5, 0.36, 0.64, 0.24, 0.76)
_ACROSS = (0.5, 0.34, 0.66)
_SPOTS = sorted(
    ((along, across) for along in _ALONG for across in _ACROSS),
    key=lambda at: abs(at[0] - 0.5) * 2 + abs(at[1] - 0.5),
)
"""On a footprint, in shares of its length and breadth, the middle first."""


def spot_on_place(
    hiding: Hiding, standing: PlacedMonument, place: Laid, size: QSizeF
) -> QRectF | None:
    """Room for a note on the footprint of a place; None: too little of it is seen."""
    for along, across in _SPOTS:
        room = _about(standing.on_footprint(place, along, across), size)
        if hiding.leaves_free(place, room):
            return room
    return None


def spot_on_brick(
    hiding: Hiding,
    standing: PlacedMonument,
    brick: Laid,
    size: QSizeF,
    taken: Sequence[QRectF] = (),
) -> QRectF | None:
    """Room on its top or on a near side, where no other note lies; None: nothing of it is seen."""
    for middle in (standing.top_middle(brick), *standing.sides(brick)):
        room = _about(middle, size)
        if hiding.leaves_free(brick, room) and not any(room.intersects(note) for note in taken):
            return room
    return None


def _about(middle: QPointF, size: QSizeF) -> QRectF:
    return QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size)
