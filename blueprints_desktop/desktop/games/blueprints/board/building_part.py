"""The viewer's own building on its sheet, with the places where a die may go.

A change of the view is a cross-fade of two pictures. When a stack outgrows its room the building
becomes smaller in one smooth movement.
"""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap, Qt

from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.pixmaps import render
from blueprints_desktop.desktop.drawing.projection import View
from blueprints_desktop.desktop.games.blueprints.board.building_layout import (
    BuildingLayout,
    fit_building,
)
from blueprints_desktop.desktop.games.blueprints.board.building_painting import BuildingPicture
from blueprints_desktop.desktop.games.blueprints.board.notes import (
    TableNote,
    lay_notes,
    paint_notes,
)
from blueprints_desktop.desktop.games.blueprints.facts.preview import BuildingStatus, Preview
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import ScenePart
from blueprints_desktop.desktop.ui.scene.view_tools import ViewState
from blueprints_desktop.games.blueprints.spaces import SPACES

_CHANGE = 200
"""Milliseconds of a change of the view."""
_USUAL = 2
"""Levels for which there is always room."""


class BuildingPart(ScenePart):
    """The building; ``layout`` says where each space is."""

    bleed = 30.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.view_state = ViewState()
        self.layout: BuildingLayout | None = None
        """None: there is no building."""
        self._status: BuildingStatus | None = None
        self._previews: Mapping[int, Preview] = {}
        self._aimed: int | None = None
        self._firm = False
        """The die on the aimed space was put down and is to be confirmed."""
        self._pointed: int | None = None
        """The stack under the pointer: those in front of it fade."""
        self._tools = QRectF()
        """What covers the near right corner."""
        self._notes: tuple[tuple[object, ...], list[TableNote]] | None = None
        self._old = QPixmap()
        """The picture before a change of the view, while it fades."""
        self._old_view: View | None = None
        """The view before the building became smaller, while it does."""
        self._changing = QVariantAnimation(self)
        self._changing.setStartValue(1.0)
        self._changing.setEndValue(0.0)
        self._changing.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._changing.valueChanged.connect(lambda _value: self.update())
        self._changing.finished.connect(self._changed)

    # --- what is shown --------------------------------------------------------------

    @property
    def heights(self) -> tuple[int, ...]:
        if self._status is None:
            return (0,) * SPACES
        return tuple(map(len, self._status.building))

    def show_status(self, status: BuildingStatus | None) -> None:
        before, layout = self._status, self.layout
        self._status = status
        self._previews, self._aimed, self._firm, self._pointed = {}, None, False, None
        self.arranged()
        if before is None or status is None or before.card != status.card:
            self.finish()
        elif layout is not None and self.layout is not None and _moved(layout, self.layout):
            self._change(QPixmap(), layout.view)
        self.update()

    def show_choice(
        self, previews: Mapping[int, Preview], aimed: int | None, firm: bool = False
    ) -> None:
        if (previews, aimed, firm) != (self._previews, self._aimed, self._firm):
            self._previews, self._aimed, self._firm = previews, aimed, firm
            self.update()

    def point_at(self, space: int | None) -> None:
        """Keep the stack under the pointer visible."""
        if space != self._pointed:
            self._pointed = space
            self.update()

    def keep_clear_of(self, tools: QRectF) -> None:
        """What covers the near right corner; used at the next arranging."""
        self._tools = tools

    def arranged(self) -> None:
        status = self._status
        self.layout = None if status is None else self._fit(status, self.heights)

    def _fit(self, status: BuildingStatus, heights: Sequence[int]) -> BuildingLayout:
        grown = [
            max(planned, tall + 1, _USUAL) if planned else 0
            for planned, tall in zip(status.card.heights, heights, strict=True)
        ]
        room = self.rect.adjusted(0.0, 6.0 * self.look.scale, 0.0, 0.0)
        return fit_building(room, grown, self.view_state, self.look.scale, self._tools)

    def smaller_layouts(self) -> list[BuildingLayout]:
        """The layouts that the building may get when a stack outgrows its room, one of each size."""
        status, now = self._status, self.layout
        if status is None or now is None or self.view_state.flat:
            return []
        found = {now.view.w: now}
        for space in status.card.open_spaces:
            heights = list(self.heights)
            heights[space] += 1
            layout = self._fit(status, heights)
            found.setdefault(layout.view.w, layout)
        return list(found.values())[1:]

    def space_at(self, point: QPointF) -> int | None:
        if self.layout is None:
            return None
        found = self.layout.space_at(point, self.heights, tuple(self._previews))
        if found is not None and found == self._aimed:
            return found  # aiming may have moved the note of another space under the pointer
        noted = (note.space for note in self.notes() if note.rect.contains(point))
        return next(noted, found)

    def notes(self) -> list[TableNote]:
        """What each place scores; kept until something that they follow from has changed."""
        layout = self.layout
        if layout is None:
            return []
        based_on = (layout, self._previews, self._aimed)
        if self._notes is None or any(
            old is not new for old, new in zip(self._notes[0], based_on, strict=True)
        ):
            notes = lay_notes(
                layout, self.heights, self._previews, self._aimed, self.rect, self._tools,
                self.look.scale,
            )  # fmt: skip
            self._notes = based_on, notes
        return self._notes[1]

    # --- change of the view ---------------------------------------------------------

    def set_view_state(self, view_state: ViewState) -> None:
        """Show the building in another way, with a short cross-fade."""
        if view_state == self.view_state:
            return
        old = QPixmap()
        if self._status is not None:
            old = QPixmap.fromImage(render(self.boundingRect(), self.ratio, self._compose))
        self.view_state = view_state
        self.arranged()
        self._change(old, None)

    def _change(self, old: QPixmap, old_view: View | None) -> None:
        self._old, self._old_view = old, old_view
        self._changing.stop()
        self._changing.setDuration(self.look.ms(_CHANGE))
        if self._changing.duration():
            self._changing.start()
        else:
            self._changed()

    @property
    def changing(self) -> bool:
        """The view is on its way to another one."""
        return self._changing.state() == QAbstractAnimation.State.Running

    def finish(self) -> None:
        """End the change at once."""
        self._changing.stop()
        self._changed()

    def _changed(self) -> None:
        self._old, self._old_view = QPixmap(), None
        self.update()

    # --- painting -------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        left = float(self._changing.currentValue()) if self.changing else 0.0
        if self._old_view is not None and self.layout is not None and left:
            with saved(painter):
                _enlarge(painter, self.layout.view, self._old_view, left)
                self._compose(painter)
            return
        self._compose(painter)
        if not self._old.isNull() and left:
            painter.setOpacity(left)
            painter.drawPixmap(self.boundingRect().topLeft(), self._old)
            painter.setOpacity(1.0)

    def _compose(self, painter: QPainter) -> None:
        layout, status = self.layout, self._status
        if layout is None or status is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        BuildingPicture(
            layout, status, self.look, self.ratio, self._previews, self._aimed,
            self._faint(layout), self._firm,
        ).paint(painter)  # fmt: skip
        paint_notes(painter, self.notes(), self.look)

    def _faint(self, layout: BuildingLayout) -> frozenset[int]:
        """Stacks that hide what the player looks at."""
        watched = self._aimed if self._aimed is not None else self._pointed
        if watched is None or self.view_state.flat:
            return frozenset()
        level = self.heights[watched] if watched == self._aimed else None
        return frozenset(layout.in_front(watched, self.heights, level))


def _moved(before: BuildingLayout, after: BuildingLayout) -> bool:
    """Whether the same view of the same room has another size or place."""
    same = before.view_state == after.view_state and before.rect == after.rect
    near, far = before.view, after.view
    changed = (near.w, near.origin) != (far.w, far.origin)
    return same and changed and not before.view_state.flat


def _enlarge(painter: QPainter, view: View, old: View, share: float) -> None:
    """Make what is painted for ``view`` appear as in the ``old`` view, or part of the way."""
    origin = view.origin + (old.origin - view.origin) * share
    size = 1.0 + (old.w / view.w - 1.0) * share
    painter.translate(origin)
    painter.scale(size, size)
    painter.translate(-view.origin)
