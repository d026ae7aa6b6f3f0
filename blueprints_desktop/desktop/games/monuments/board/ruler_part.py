"""The score ruler of the building site: true scores, and what the brick aimed at would make.

Nobody's score is the number of a lap here. The ruler shows the stretch in which everybody is.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.marks import Marker, dashed_pen, paint_seat_marker
from blueprints_desktop.desktop.drawing.ruler import Ruler
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.scene.parts import ScenePart
from blueprints_desktop.desktop.ui.scene.score_ruler import LIFT, paint_pins, set_pins, wood_sprite
from blueprints_desktop.engine.step import Seat

_RADIUS = 11.0
_MARGIN = 20.0
_LONG = 60
"""How many points the ruler shows at least."""
_AHEAD = 12
"""How many of them lie beyond the best score at least."""
_RAISED = 24.0


class SiteRuler(ScenePart):
    """The ruler along the near edge of the site."""

    bleed = 44.0

    def __init__(self, look: Look, people: Sequence[Person]) -> None:
        super().__init__(look)
        self._people = tuple(people)
        self._scores: tuple[float, ...] = ()
        self._after: tuple[Seat, int] | None = None

    def show_scores(self, scores: Sequence[float], after: tuple[Seat, int] | None = None) -> None:
        """By seat; ``after``: whose score would be what."""
        if (tuple(scores), after) != (self._scores, self._after):
            self._scores, self._after = tuple(scores), after
            self.update()

    @property
    def scores(self) -> tuple[float, ...]:
        """By seat; none when nothing is shown."""
        return self._scores

    @property
    def ruler(self) -> Ruler:
        """From a ten below the lowest score to beyond the highest."""
        low, high = min(self._scores, default=0), max(self._scores, default=0)
        first = int(low // 10) * 10
        last = max(first + _LONG, int((high + _AHEAD) // 10 + 1) * 10)
        return Ruler(self.rect, last, _MARGIN * self.look.scale, first)

    def draw(self, painter: QPainter) -> None:
        ruler, look, scale = self.ruler, self.look, self.look.scale
        wood_sprite(ruler, look, self.ratio).paint(painter, self.rect.topLeft())
        if not self._scores:
            return
        radius = _RADIUS * scale
        pins = set_pins(ruler, self._scores, radius, LIFT * scale)
        colours = [person.colour for person in self._people]
        if self._after is not None:
            seat, points = self._after
            tint = look.palette.seats[colours[seat]].tint
            x = ruler.x_of(points)
            crowded = any(abs(pin.head.x() - x) < 2 * radius for pin in pins)
            up = (_RAISED if crowded else 2.0) * scale
            head = QPointF(x, ruler.rect.top() - up)
            painter.setPen(dashed_pen(tint, 2.0 * scale, 2.2, 1.6))
            start = pins[seat].head - QPointF(0.0, 2.0 * scale)
            if crowded:
                above = QPointF(start.x(), head.y())
                painter.drawLine(start, above)
                start = above
            painter.drawLine(start, head)
        paint_pins(painter, pins, colours, radius, look)
        if self._after is not None:
            colour = look.palette.seats[colours[self._after[0]]]
            paint_seat_marker(painter, head, radius, colour, look.palette, Marker.PREVIEW)
