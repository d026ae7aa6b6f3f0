"""Pills beside the places a die may go: what each would score, and what the plan would lose."""

from collections.abc import Mapping, Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.appearance import Look
from blueprints_desktop.desktop.boards.blueprints.building_view import BuildingView
from blueprints_desktop.desktop.boards.blueprints.preview import Preview
from blueprints_desktop.desktop.boards.blueprints.wording import signed
from blueprints_desktop.desktop.drawing.marks import (
    PillKind,
    PillPart,
    paint_leader,
    paint_pill,
    pill_size,
)
from blueprints_desktop.games.blueprints.scoring import BONUS

_ROOMY, _SMALLEST, _LARGEST = 44.0, 0.86, 1.25
"""Half width of a cell that goes with pills of the usual size; how far they follow other ones."""


@frozen(eq=False)
class Note:
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


def lay_notes(
    seen: BuildingView,
    heights: Sequence[int],
    previews: Mapping[int, Preview],
    aimed: int | None,
    bounds: QRectF,
    scale: float,
) -> list[Note]:
    """A note for every preview: on the free ground it is for, else out beside the stack."""
    notes: list[Note] = []
    if not seen.looking.flat:
        scale *= max(_SMALLEST, min(_LARGEST, seen.view.w / (_ROOMY * scale)))
    order = sorted(previews, key=lambda space: (space != aimed, heights[space] > 0))
    for space in order:
        parts = pill_of(previews[space], space == aimed)
        size = pill_size(parts, scale)
        ground = seen.top(space, heights[space]).boundingRect()
        if seen.looking.flat:
            spot = QPointF(ground.center().x(), ground.bottom() - 17.0 * scale)
            notes.append(Note(space, parts, _about(spot, size), None, scale))
        elif heights[space] == 0 and space != aimed:
            notes.append(Note(space, parts, _about(ground.center(), size), None, scale))
        else:
            notes.append(_beside(seen, heights, space, parts, size, notes, bounds, scale, aimed))
    return notes


def _about(centre: QPointF, size: tuple[float, float]) -> QRectF:
    wide, high = size
    return QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)


def _beside(
    seen: BuildingView,
    heights: Sequence[int],
    space: int,
    parts: tuple[PillPart, ...],
    size: tuple[float, float],
    notes: Sequence[Note],
    bounds: QRectF,
    scale: float,
    aimed: int | None,
) -> Note:
    """Out to the side on which the stack stands, moved up or down until it is free."""
    level = heights[space] + (space == aimed)
    top = seen.top(space, level).boundingRect()
    right = top.center().x() >= bounds.center().x() - 0.2 * top.width()
    tip = QPointF(top.center().x() + (0.32 if right else -0.32) * top.width(), 0.0)
    tip.setY(top.center().y() - 0.18 * top.height())
    reach = top.width() * 0.34 + size[0] / 2
    centre = QPointF(tip.x() + (reach if right else -reach), tip.y() - 0.22 * top.height())
    half_wide, half_high = size[0] / 2, size[1] / 2
    centre.setX(max(bounds.left() + half_wide, min(bounds.right() - half_wide, centre.x())))
    centre.setY(max(bounds.top() + half_high, centre.y()))
    rect = _about(centre, size)
    step = size[1] + 5.0 * scale
    for _ in range(6):
        clash = next((note for note in notes if note.rect.intersects(rect)), None)
        if clash is None:
            break
        rect.moveTop(clash.rect.top() + (step if rect.top() >= clash.rect.top() else -step))
        rect.moveTop(max(bounds.top(), rect.top()))
        step += size[1] + 5.0 * scale
    return Note(space, parts, rect, tip, scale)


def paint_notes(painter: QPainter, notes: Sequence[Note], look: Look) -> None:
    """Leaders first, so that no line crosses a pill."""
    for note in notes:
        if note.tip is not None:
            near = note.rect.center()
            paint_leader(painter, near, note.tip, look.palette.pencil, look.scale)
    for note in notes:
        paint_pill(painter, note.rect.center(), note.parts, look.palette, note.scale)
