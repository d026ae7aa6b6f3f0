"""Notes beside the places where a die may go: what each place scores, what the plan would lose.

A note is near its place and on no die. Places around the tip of its leader are tried from near to
far, those that are outward first. A leader that crosses no other stack is worth a longer way.
Only if there is no such place, a note covers lit ground, and at last a die.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from math import cos, hypot, pi, sin

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath

from blueprints_desktop.desktop.drawing.marks import (
    PillKind,
    PillPart,
    paint_leader,
    paint_pill,
    pill_size,
)
from blueprints_desktop.desktop.drawing.painting import closed_path
from blueprints_desktop.desktop.games.blueprints.board.building_layout import BuildingLayout
from blueprints_desktop.desktop.games.blueprints.facts.preview import Preview
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.games.blueprints.scoring import BONUS

_ROOMY, _SMALLEST, _LARGEST = 44.0, 0.86, 1.25
"""The half width of a cell with pills of the usual size; the limits of their size."""

_NEARER = 0.12
"""How far a note is from the middle of its space towards the near corner, in heights of the
space: at the far corner is the printed height."""

_FLAT_AIR, _FLAT_SMALLEST = 4.0, 0.8
"""In the flat view: the air around a note; the least size of one that is too wide."""


@frozen(eq=False)
class TableNote:
    """A pill, where it is, and what it points at (None: it is on its place)."""

    space: int
    parts: tuple[PillPart, ...]
    rect: QRectF
    tip: QPointF | None
    scale: float


def pill_of(preview: Preview, aimed: bool) -> tuple[PillPart, ...]:
    """The gain; with it the struck-out bonus where the die would break the plan."""
    gain = PillPart(signed(preview.gain), PillKind.FILLED if aimed else PillKind.OPEN)
    if not preview.breaks_plan:
        return (gain,)
    return gain, PillPart(str(BONUS), PillKind.LOSS, struck=True)


def note_scale(layout: BuildingLayout, scale: float) -> float:
    """Notes follow the size of the spaces a little."""
    cell = layout.side / 2 if layout.view_state.flat else layout.view.w
    return scale * max(_SMALLEST, min(_LARGEST, cell / (_ROOMY * scale)))


def flat_note_height(layout: BuildingLayout, scale: float) -> float:
    """The height of a note at the near edge of a space in the flat view."""
    size = note_scale(layout, scale)
    return pill_size((PillPart("", PillKind.OPEN),), size)[1] + 2 * _FLAT_AIR * size


def lay_notes(
    layout: BuildingLayout,
    heights: Sequence[int],
    previews: Mapping[int, Preview],
    aimed: int | None,
    room: QRectF,
    tools: QRectF,
    scale: float,
) -> list[TableNote]:
    """A note for every preview: on its free ground, else beside the stack, but not on ``tools``."""
    notes: list[TableNote] = []
    scale = note_scale(layout, scale)
    grown = [tall + (space == aimed) for space, tall in enumerate(heights)]
    stacks = {
        space: closed_path(layout.silhouette(space, tall))
        for space, tall in enumerate(grown)
        if tall
    }
    lit = [closed_path(layout.top(space, heights[space])) for space in previews if space != aimed]
    order = sorted(previews, key=lambda space: (space != aimed, heights[space] > 0))
    for space in order:
        parts = pill_of(previews[space], space == aimed)
        size = QSizeF(*pill_size(parts, scale))
        ground = layout.top(space, heights[space]).boundingRect()
        taken = [note.rect for note in notes]
        if layout.view_state.flat:
            shrunk = max(_FLAT_SMALLEST, min(1.0, (ground.width() - 2.0) / size.width()))
            spot = ground.center()
            spot.setY(ground.bottom() - 0.5 * size.height() - _FLAT_AIR * scale)
            notes.append(TableNote(space, parts, about(spot, size * shrunk), None, scale * shrunk))
            continue
        lying = about(ground.center() + QPointF(0.0, _NEARER * ground.height()), size)
        if not grown[space] and _is_free(lying, stacks.values(), taken):
            notes.append(TableNote(space, parts, lying, None, scale))
            continue
        top = layout.top(space, grown[space]).boundingRect()
        tip = QPointF(top.center().x(), top.center().y() - 0.1 * top.height())
        own = closed_path(layout.silhouette(space, grown[space]))
        others = [stack for other, stack in stacks.items() if other != space]
        obstacles = NoteObstacles(own, others, lit, [tools, *taken])
        rect = free_place(tip, size, top.width(), room, obstacles)
        notes.append(TableNote(space, parts, rect, _edge_of(top, tip, rect), scale))
    return notes


def _edge_of(top: QRectF, tip: QPointF, note: QRectF) -> QPointF:
    """Where the leader ends: a third of the way from the middle to the side the note is on."""
    side = max(-1.0, min(1.0, (note.center().x() - tip.x()) / top.width()))
    return QPointF(tip.x() + 0.3 * side * top.width(), tip.y())


def paint_notes(painter: QPainter, notes: Sequence[TableNote], look: Look) -> None:
    """Leaders first, so that no line crosses a pill."""
    for note in notes:
        if note.tip is not None:
            near = note.rect.center()
            paint_leader(painter, near, note.tip, look.palette.pencil, look.scale)
    for note in notes:
        paint_pill(painter, note.rect.center(), note.parts, look.palette, note.scale)


# --- free places ------------------------------------------------------------------------

_RAYS, _RINGS = 24, 14
_AIR = 3.0
"""Between a note and everything else, in pixels."""
_ALONG = (0.3, 0.45, 0.6, 0.75, 0.9)
"""Points of a leader that are tested, from its tip on."""
_DETOUR = 1.35
"""How much further than the nearest a place with a better leader may be."""
_INWARD = 1.5
"""The extra cost of a place towards the middle of the building."""


@frozen(eq=False)
class NoteObstacles:
    """What a note should keep off."""

    own: QPainterPath
    """The stack of the note."""
    others: Sequence[QPainterPath]
    """Other stacks."""
    lit: Sequence[QPainterPath]
    """Places that can be pressed."""
    taken: Sequence[QRectF]
    """Other notes, and tools."""


def about(centre: QPointF, size: QSizeF) -> QRectF:
    rect = QRectF(QPointF(0.0, 0.0), size)
    rect.moveCenter(centre)
    return rect


def _is_free(rect: QRectF, shapes: Iterable[QPainterPath], taken: Iterable[QRectF]) -> bool:
    wide = rect.adjusted(-_AIR, -_AIR, _AIR, _AIR)
    if any(wide.intersects(other) for other in taken):
        return False
    return not any(shape.intersects(wide) for shape in shapes)


def free_place(
    tip: QPointF, size: QSizeF, cell: float, room: QRectF, obstacles: NoteObstacles
) -> QRectF:
    """The nearest free place to ``tip`` in ``room``; ``cell`` is the width of a space."""
    outward = 1 if tip.x() >= room.center().x() - 0.1 * cell else -1
    places = []
    for across, along in _steps(outward):
        beyond = ((across > 0) - (across < 0)) * size.width() / 2
        rect = about(tip + QPointF(across * cell + beyond, along * cell), size)
        if room.contains(rect):
            places.append(rect)
    stacks = (obstacles.own, *obstacles.others)
    for shapes in ((*stacks, *obstacles.lit), stacks, ()):
        free = (rect for rect in places if _is_free(rect, shapes, obstacles.taken))
        nearest = next(free, None)
        if nearest is not None:
            return _straighter(tip, nearest, free, obstacles)
    return places[0] if places else about(tip, size)


def _straighter(
    tip: QPointF, nearest: QRectF, others: Iterator[QRectF], obstacles: NoteObstacles
) -> QRectF:
    """``nearest``, or another place not much further off whose leader crosses nothing."""

    def crosses(place: QRectF) -> bool:
        way = place.center() - tip
        points = [tip + way * share for share in _ALONG]
        beyond = [point for point in points if not obstacles.own.contains(point)]
        over_stack = any(stack.contains(at) for at in beyond for stack in obstacles.others)
        return over_stack or any(note.contains(at) for at in beyond for note in obstacles.taken)

    if not crosses(nearest):
        return nearest
    reach = _DETOUR * _distance(tip, nearest)
    near = (place for place in others if _distance(tip, place) <= reach)
    return next((place for place in near if not crosses(place)), nearest)


def _distance(tip: QPointF, place: QRectF) -> float:
    way = place.center() - tip
    return hypot(way.x(), way.y())


@cache
def _steps(outward: int) -> list[tuple[float, float]]:
    """Steps from the tip in cells, the best first: inward, downward and far up ones cost more."""

    def cost(step: tuple[float, float]) -> float:
        across, along = step
        far = hypot(across, along * (2.0 if along > 0 else 1.25))
        return far * (_INWARD if across * outward < 0 else 1.0)

    reaches = [0.25 + 0.18 * ring for ring in range(1, _RINGS + 1)]
    angles = [2 * pi * ray / _RAYS for ray in range(_RAYS)]
    steps = [
        (round(reach * cos(angle), 6), round(reach * sin(angle), 6))
        for reach in reaches
        for angle in angles
    ]
    return sorted(steps, key=cost)
