"""The score ruler across the page, with everybody's marker where they have got to."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.furniture import Ruler
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.scene.score_ruler import (
    LIFT,
    Pin,
    paint_pins,
    set_pins,
    wood_sprite,
)

RADIUS = 12.0
_SIDE = 24.0
_THICK = 44.0


@frozen
class RulerMark:
    """Somebody's points at the moment."""

    person: Person
    points: float


def strip_ruler(size: QSizeF, scale: float, last: int = 50) -> Ruler:
    """The ruler in a strip of that size, with room for the markers over it."""
    top = (RADIUS + LIFT + 3.0) * scale
    rect = QRectF(
        _SIDE * scale,
        round(top),
        size.width() - 2 * _SIDE * scale,
        round(min(_THICK * scale, size.height() - top - 6.0 * scale)),
    )
    return Ruler(rect, last, 34.0 * scale)


class RulerStrip(QWidget):
    """Paints the ruler once and the markers as they move; at the end they come apart."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._standings: tuple[RulerMark, ...] = ()
        self._last = 50
        self._apart = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_standings(
        self, standings: Sequence[RulerMark], highest: int, apart: float = 1.0
    ) -> None:
        """``apart``: while points are counted markers may pass before one another."""
        shown = tuple(standings), max(50, -(-highest // 5) * 5), apart
        if shown != (self._standings, self._last, self._apart):
            self._standings, self._last, self._apart = shown
            self.update()

    def _ruler(self) -> Ruler:
        return strip_ruler(QSizeF(self.size()), self._appearance.look.scale, self._last)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look, ratio = self._appearance.look, self.devicePixelRatioF()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ruler = self._ruler()
            wood_sprite(ruler, look, ratio).paint(painter, ruler.rect.topLeft())
            colours = [standing.person.colour for standing in self._standings]
            paint_pins(painter, self.pins(), colours, RADIUS * look.scale, look)

    def pins(self) -> list[Pin]:
        """Where each marker stands."""
        scale = self._appearance.look.scale
        points = [standing.points for standing in self._standings]
        return set_pins(self._ruler(), points, RADIUS * scale, LIFT * scale, self._apart)
