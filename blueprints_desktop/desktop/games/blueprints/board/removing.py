"""Where a die is dropped, or its removal pressed, in the second step with two players."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, Qt

from blueprints_desktop.desktop.drawing.marks import (
    PillKind,
    PillPart,
    dashed_pen,
    paint_pill,
    pill_size,
)
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.games.blueprints.board.choosing import BlueprintsSelection
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import ScenePart

_NEAR = 14.0
"""How far beside it a drop still counts, at 100 %."""
_SMALL = 0.85
"""The pill is no higher than the line of the title."""


class RemovingPlace(ScenePart):
    """A dashed edge around the tray of removed dice while one more is to go there.

    Where the table has no room for that tray, everything beyond the pool's own tray counts.
    """

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._wanted = self._chosen = self._under_hand = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def show_choosing(self, choosing: BlueprintsSelection, tray_shown: bool) -> None:
        """Be there in the second step; pressing it counts once a die is chosen."""
        chosen = choosing.discarding and choosing.picked is not None
        if (choosing.discarding, chosen) != (self._wanted, self._chosen):
            self._wanted, self._chosen = choosing.discarding, chosen
            self.update()
        self.setVisible(choosing.discarding and tray_shown)

    def show_hand_over(self, over: bool) -> None:
        if over != self._under_hand:
            self._under_hand = over
            self.update()

    def meant_by_press(self, point: QPointF) -> bool:
        """A press there removes the chosen die."""
        return self.isVisible() and self._chosen and self.rect.contains(point)

    def meant_by_drop(self, point: QPointF, pool: QRectF) -> bool:
        """A die let go there leaves the pool."""
        room = _NEAR * self.look.scale
        if self.isVisible():
            return self.rect.adjusted(-room, -room, room, room).contains(point)
        return self._wanted and not pool.adjusted(-room, -room, room, room).contains(point)

    def draw(self, painter: QPainter) -> None:
        look, scale = self.look, self.look.scale
        edge = rounded(self.rect.adjusted(2, 2, -2, -2), 11.0 * scale)
        if self._under_hand:
            painter.fillPath(edge, alpha(look.palette.warn, 0.20))
        painter.strokePath(edge, dashed_pen(look.palette.warn, 2.0 * scale))
        if self._chosen and not self._under_hand:
            paint_pill(painter, self.pill_rect().center(), _pill(), look.palette, _SMALL * scale)

    def pill_rect(self) -> QRectF:
        """Where it says "here": beside the tray's title, on none of its dice."""
        scale = self.look.scale
        wide, high = pill_size(_pill(), _SMALL * scale)
        right, middle = self.rect.right() - 8.0 * scale, self.rect.top() + 19.0 * scale
        return QRectF(right - wide, middle - high / 2, wide, high)


def _pill() -> tuple[PillPart, ...]:
    return (PillPart(QCoreApplication.translate("Blueprints", "here"), PillKind.LOSS),)
