"""The player's own building on its sheet, with what could be done to it now.

Everything is blitted from cached sprites. A change of view is a cross-fade of two composed
pictures: cheap, and it never shows a wrong stack in between. When a stack outgrows its room
the eye steps back: the building gets smaller in one glide instead of a jump.
"""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap, Qt

from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.pixmaps import render
from blueprints_desktop.desktop.drawing.projection import View
from blueprints_desktop.desktop.games.blueprints.board import flat_building, standing_building
from blueprints_desktop.desktop.games.blueprints.board.building_view import BuildingView, fit
from blueprints_desktop.desktop.games.blueprints.board.note_places import NoteRoom
from blueprints_desktop.desktop.games.blueprints.board.notes import (
    TableNote,
    lay_notes,
    paint_notes,
)
from blueprints_desktop.desktop.games.blueprints.board.standing_building import BuildingScene
from blueprints_desktop.desktop.games.blueprints.facts.preview import BuildingStatus, Preview
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import ScenePart
from blueprints_desktop.desktop.ui.scene.view_tools import ViewState
from blueprints_desktop.games.blueprints.deck import BlueprintCard
from blueprints_desktop.games.blueprints.spaces import SPACES

_TURN = 200
_USUAL = 2
"""Levels for which there is always room: only a higher stack makes the eye step back."""


class BuildingPart(ScenePart):
    """The building; ``looking`` is how it is looked at."""

    bleed = 30.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.looking = ViewState()
        self._standing: BuildingStatus | None = None
        self._previews: Mapping[int, Preview] = {}
        self._aimed: int | None = None
        self._firm = False
        """The die was put down where it is aimed at, and only has to be confirmed."""
        self._solid: int | None = None
        """The stack under the pointer: those in front of it fade."""
        self._seen: BuildingView | None = None
        self._tools = QRectF()
        """What lies over the near right corner."""
        self._noted: tuple[tuple[object, ...], list[TableNote]] | None = None
        self._old = QPixmap()
        """The picture from the view before, while it fades."""
        self._near: View | None = None
        """From how near the building was looked at, while the eye steps back."""
        self._changing = QVariantAnimation(self)
        self._changing.setStartValue(1.0)
        self._changing.setEndValue(0.0)
        self._changing.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._changing.valueChanged.connect(lambda _value: self.update())
        self._changing.finished.connect(self._changed)

    # --- what is shown --------------------------------------------------------------

    @property
    def heights(self) -> tuple[int, ...]:
        if self._standing is None:
            return (0,) * SPACES
        return tuple(map(len, self._standing.building))

    @property
    def seen(self) -> BuildingView | None:
        """Where everything is; None while there is nothing to see."""
        return self._seen

    def show_standing(self, standing: BuildingStatus | None) -> None:
        before, seen = self._standing, self._seen
        self._standing = standing
        self._previews, self._aimed, self._firm, self._solid = {}, None, False, None
        self.arranged()
        if before is None or standing is None or before.card != standing.card:
            self.finish()
        elif seen is not None and self._seen is not None and _moved(seen, self._seen):
            self._step_back(seen.view)
        self.update()

    def show_choice(
        self, previews: Mapping[int, Preview], aimed: int | None, firm: bool = False
    ) -> None:
        if (previews, aimed, firm) != (self._previews, self._aimed, self._firm):
            self._previews, self._aimed, self._firm = previews, aimed, firm
            self.update()

    def point_at(self, space: int | None) -> None:
        """Keep the stack under the pointer solid."""
        if space != self._solid:
            self._solid = space
            self.update()

    def keep_clear_of(self, tools: QRectF) -> None:
        """What lies over the near right corner; asked for at the next arranging."""
        self._tools = tools

    def arranged(self) -> None:
        standing = self._standing
        self._seen = None if standing is None else self._fit(standing.card, self.heights)

    def _fit(self, card: BlueprintCard, heights: Sequence[int]) -> BuildingView:
        grown = [
            max(planned, tall + 1, _USUAL) if planned else 0
            for planned, tall in zip(card.heights, heights, strict=True)
        ]
        room = self.rect.adjusted(0.0, 6.0 * self.look.scale, 0.0, 0.0)
        return fit(room, grown, self.looking, self.look.scale, self._tools)

    def further_away(self) -> list[BuildingView]:
        """How the building will be seen if a stack outgrows its room: one view for each size."""
        standing, now = self._standing, self._seen
        if standing is None or now is None or self.looking.flat:
            return []
        found = {now.view.w: now}
        for space in standing.card.open_spaces:
            heights = list(self.heights)
            heights[space] += 1
            seen = self._fit(standing.card, heights)
            found.setdefault(seen.view.w, seen)
        return list(found.values())[1:]

    def space_at(self, point: QPointF) -> int | None:
        if self._seen is None or self._standing is None:
            return None
        found = self._seen.space_at(point, self.heights, tuple(self._previews))
        if found is not None and found == self._aimed:
            return found  # its aiming may have moved another's note under the pointer
        for note in self._notes(self._seen):
            if note.rect.contains(point):
                return note.space
        return found

    # --- another view ---------------------------------------------------------------

    def look_from(self, looking: ViewState) -> None:
        """Look at the building in another way, with a short cross-fade."""
        if looking == self.looking:
            return
        old = QPixmap() if self._standing is None else self._picture()
        self.looking = looking
        self.arranged()
        self._near, self._old = None, old
        self._change()

    def _step_back(self, near: View) -> None:
        self._near, self._old = near, QPixmap()
        self._change()

    def _change(self) -> None:
        """From the old view, which is kept, to the new one."""
        self._changing.stop()
        self._changing.setDuration(self.look.ms(_TURN))
        if self._changing.duration():
            self._changing.start()
        else:
            self._changed()

    @property
    def changing(self) -> bool:
        """The view is on its way to another one."""
        return self._changing.state() == QAbstractAnimation.State.Running

    def finish(self) -> None:
        """Be there at once."""
        self._changing.stop()
        self._changed()

    def _changed(self) -> None:
        self._old, self._near = QPixmap(), None
        self.update()

    def _picture(self) -> QPixmap:
        return QPixmap.fromImage(render(self.boundingRect(), self.ratio, self._compose))

    # --- painting -------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        left = float(self._changing.currentValue()) if self.changing else 0.0
        if self._near is not None and self._seen is not None and left:
            with saved(painter):
                _draw_nearer(painter, self._seen.view, self._near, left)
                self._compose(painter)
            return
        self._compose(painter)
        if not self._old.isNull() and left:
            painter.setOpacity(left)
            painter.drawPixmap(self.boundingRect().topLeft(), self._old)
            painter.setOpacity(1.0)

    def _compose(self, painter: QPainter) -> None:
        seen, standing = self._seen, self._standing
        if seen is None or standing is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        scene = BuildingScene(
            seen, standing, self._previews, self._aimed, self._faint(seen), self._firm
        )
        kind = flat_building if self.looking.flat else standing_building
        kind.paint(painter, scene, self.look, self.ratio)
        paint_notes(painter, self._notes(seen), self.look)

    def _notes(self, seen: BuildingView) -> list[TableNote]:
        """Kept until anything that they follow from has changed: the pointer asks often."""
        told = (seen, self._previews, self._aimed)
        if self._noted is None or any(
            old is not new for old, new in zip(self._noted[0], told, strict=True)
        ):
            room, scale = NoteRoom(self.rect, (self._tools,)), self.look.scale
            laid = lay_notes(seen, self.heights, self._previews, self._aimed, room, scale)
            self._noted = told, laid
        return self._noted[1]

    def _faint(self, seen: BuildingView) -> frozenset[int]:
        """Stacks that hide what the player looks at."""
        watched = self._aimed if self._aimed is not None else self._solid
        if watched is None or self.looking.flat:
            return frozenset()
        level = self.heights[watched] if watched == self._aimed else None
        return frozenset(seen.in_front(watched, self.heights, level))


def _moved(before: BuildingView, after: BuildingView) -> bool:
    """The same sight of it has changed its size or place."""
    if before.looking.flat or before.looking != after.looking or before.rect != after.rect:
        return False
    near, far = before.view, after.view
    return (near.w, near.origin) != (far.w, far.origin)


def _draw_nearer(painter: QPainter, view: View, near: View, share: float) -> None:
    """Make what is painted for ``view`` appear as large as from ``near``, or part of the way."""
    origin = view.origin + (near.origin - view.origin) * share
    size = 1.0 + (near.w / view.w - 1.0) * share
    painter.translate(origin)
    painter.scale(size, size)
    painter.translate(-view.origin)
