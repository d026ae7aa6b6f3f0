"""Pills beside the places a die may go: what each would score, and what the plan would lose."""

from collections.abc import Mapping, Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.marks import (
    PillKind,
    PillPart,
    paint_leader,
    paint_pill,
    pill_size,
)
from blueprints_desktop.desktop.games.blueprints.board.building_view import BuildingView
from blueprints_desktop.desktop.games.blueprints.board.note_places import (
    NoteObstacles,
    NoteRoom,
    about,
    free_place,
    is_free,
)
from blueprints_desktop.desktop.games.blueprints.facts.preview import Preview
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.games.blueprints.scoring import BONUS

_ROOMY, _SMALLEST, _LARGEST = 44.0, 0.86, 1.25
"""Half width of a cell that goes with pills of the usual size; how far they follow other ones."""

_NEARER = 0.12
"""How far a note lies from the middle of its space towards the near corner, in heights of the
space: at the far corner stands the printed height."""

_FLAT_AIR, _FLAT_SMALLEST = 4.0, 0.8
"""Around a note in a space that is looked at from above; how far it shrinks not to overlap."""


@frozen(eq=False)
class TableNote:
    """A pill, where it is, and what it points at (None: it lies on its place)."""

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


def note_scale(seen: BuildingView, scale: float) -> float:
    """Notes follow the size of the spaces a little."""
    cell = seen.side / 2 if seen.looking.flat else seen.view.w
    return scale * max(_SMALLEST, min(_LARGEST, cell / (_ROOMY * scale)))


def flat_note_height(seen: BuildingView, scale: float) -> float:
    """What a note takes of a space that is looked at from above, at its near edge."""
    size = note_scale(seen, scale)
    return pill_size((PillPart("", PillKind.OPEN),), size)[1] + 2 * _FLAT_AIR * size


def lay_notes(
    seen: BuildingView,
    heights: Sequence[int],
    previews: Mapping[int, Preview],
    aimed: int | None,
    room: NoteRoom,
    scale: float,
) -> list[TableNote]:
    """A note for every preview: on the free ground it is for, else out beside the stack."""
    notes: list[TableNote] = []
    scale = note_scale(seen, scale)
    grown = [tall + (space == aimed) for space, tall in enumerate(heights)]
    solids = {space: seen.silhouette(space, tall) for space, tall in enumerate(grown) if tall}
    grounds = tuple(seen.top(space, heights[space]) for space in previews if space != aimed)
    order = sorted(previews, key=lambda space: (space != aimed, heights[space] > 0))
    for space in order:
        parts = pill_of(previews[space], space == aimed)
        size = QSizeF(*pill_size(parts, scale))
        ground = seen.top(space, heights[space]).boundingRect()
        taken = tuple(note.rect for note in notes)
        if seen.looking.flat:
            shrunk = max(_FLAT_SMALLEST, min(1.0, (ground.width() - 2.0) / size.width()))
            spot = ground.center()
            spot.setY(ground.bottom() - 0.5 * size.height() - _FLAT_AIR * scale)
            notes.append(TableNote(space, parts, about(spot, size * shrunk), None, scale * shrunk))
            continue
        lying = about(ground.center() + QPointF(0.0, _NEARER * ground.height()), size)
        if not grown[space] and is_free(lying, tuple(solids.values()), taken):
            notes.append(TableNote(space, parts, lying, None, scale))
            continue
        top = seen.top(space, grown[space]).boundingRect()
        tip = QPointF(top.center().x(), top.center().y() - 0.1 * top.height())
        own = seen.silhouette(space, grown[space])
        others = tuple(shape for other, shape in solids.items() if other != space)
        rect = free_place(tip, size, top.width(), room, NoteObstacles(own, others, grounds, taken))
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
