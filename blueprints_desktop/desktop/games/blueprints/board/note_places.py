"""A free place for a note beside a building: near what it tells of, and on no die.

Places around the tip of the note's leader are tried from near to far, first on the side that
lies outward. A leader that crosses no other stack is worth going a little further. Only if
there is no such place, a note may lie on lit ground, and at the last on a die.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from math import cos, hypot, pi, sin

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath, QPolygonF

_RAYS, _RINGS = 24, 14
_AIR = 3.0
"""Between a note and everything else, in pixels."""
_ALONG = (0.3, 0.45, 0.6, 0.75, 0.9)
"""Where a leader is looked at, from its tip on."""
_DETOUR = 1.35
"""How much further off than the nearest a place may be for the sake of its leader."""
_INWARD = 1.5
"""How much further off a place towards the middle of the building counts."""


@frozen(eq=False)
class NoteRoom:
    """Where notes may lie, but not on what lies there too."""

    rect: QRectF
    taken: tuple[QRectF, ...] = ()


@frozen(eq=False)
class NoteObstacles:
    """What a note should keep off."""

    own: QPolygonF
    """The stack that it tells of."""
    others: tuple[QPolygonF, ...]
    grounds: tuple[QPolygonF, ...]
    """Lit ones, which somebody wants to see and press."""
    notes: tuple[QRectF, ...]


def about(centre: QPointF, size: QSizeF) -> QRectF:
    rect = QRectF(QPointF(0.0, 0.0), size)
    rect.moveCenter(centre)
    return rect


def is_free(rect: QRectF, shapes: Sequence[QPolygonF], taken: Sequence[QRectF]) -> bool:
    """Whether nothing of all this lies under ``rect``."""
    wide = rect.adjusted(-_AIR, -_AIR, _AIR, _AIR)
    if any(wide.intersects(other) for other in taken):
        return False
    return not any(_path(shape).intersects(wide) for shape in shapes)


def free_place(
    tip: QPointF, size: QSizeF, cell: float, room: NoteRoom, around: NoteObstacles
) -> QRectF:
    """The nearest place to ``tip`` that is free; ``cell`` is the width of a space."""
    taken = (*room.taken, *around.notes)
    outward = 1 if tip.x() >= room.rect.center().x() - 0.1 * cell else -1
    places = []
    for across, along in _around(outward):
        far = QPointF(across * cell, along * cell)
        beyond = QPointF((far.x() > 0) - (far.x() < 0), 0.0) * (size.width() / 2)
        rect = about(tip + far + beyond, size)
        if room.rect.contains(rect):
            places.append(rect)
    solids = (around.own, *around.others)
    for shapes in ((*solids, *around.grounds), solids, ()):
        free = (rect for rect in places if is_free(rect, shapes, taken))
        nearest = next(free, None)
        if nearest is not None:
            return _straighter(tip, nearest, free, around)
    return places[0] if places else about(tip, size)


def _straighter(
    tip: QPointF, nearest: QRectF, others: Iterator[QRectF], around: NoteObstacles
) -> QRectF:
    """``nearest``, or another place not much further off whose leader crosses nothing."""
    own, stacks = _path(around.own), tuple(map(_path, around.others))

    def crosses(place: QRectF) -> bool:
        way = place.center() - tip
        points = [tip + way * share for share in _ALONG]
        beyond = [point for point in points if not own.contains(point)]
        over_stack = any(stack.contains(point) for point in beyond for stack in stacks)
        return over_stack or any(note.contains(at) for at in beyond for note in around.notes)

    if not crosses(nearest):
        return nearest
    reach = _DETOUR * _distance(tip, nearest)
    near = (place for place in others if _distance(tip, place) <= reach)
    return next((place for place in near if not crosses(place)), nearest)


def _distance(tip: QPointF, place: QRectF) -> float:
    way = place.center() - tip
    return hypot(way.x(), way.y())


@cache
def _around(outward: int) -> tuple[tuple[float, float], ...]:
    """Steps from the tip in cells, the best first."""
    return tuple(sorted(_steps(), key=lambda step: _cost(step[0], step[1], outward)))


def _steps() -> Iterator[tuple[float, float]]:
    for ring in range(1, _RINGS + 1):
        for ray in range(_RAYS):
            angle = 2 * pi * ray / _RAYS
            reach = 0.25 + 0.18 * ring
            yield round(reach * cos(angle), 6), round(reach * sin(angle), 6)


def _cost(across: float, along: float, outward: int) -> float:
    """How far off a place is; inward, downward and far up ones count as further."""
    cost = hypot(across, along * (2.0 if along > 0 else 1.25))
    return cost * (_INWARD if across * outward < 0 else 1.0)


def _path(shape: QPolygonF) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(shape)
    path.closeSubpath()
    return path
