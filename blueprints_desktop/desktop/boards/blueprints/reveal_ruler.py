"""The score ruler across the page, with everybody's marker where they have got to."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.contract import Person
from blueprints_desktop.desktop.drawing.marks import paint_seat_marker
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.ruler import Ruler, paint_ruler

RADIUS = 12.0
_SIDE = 24.0
_THICK = 44.0


@frozen
class Standing:
    """Somebody's points at the moment."""

    person: Person
    points: float


class RulerStrip(QWidget):
    """Paints the ruler once and the markers as they move; those on one spot stand side by side."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._standings: tuple[Standing, ...] = ()
        self._last = 50
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_standings(self, standings: Sequence[Standing], highest: int) -> None:
        shown = tuple(standings)
        last = max(50, -(-highest // 5) * 5)
        if (shown, last) != (self._standings, self._last):
            self._standings, self._last = shown, last
            self.update()

    def _ruler(self) -> Ruler:
        scale = self._appearance.look.scale
        top = RADIUS * 1.55 * scale
        rect = QRectF(
            _SIDE * scale,
            round(top),
            self.width() - 2 * _SIDE * scale,
            round(min(_THICK * scale, self.height() - top - 6.0 * scale)),
        )
        return Ruler(rect, self._last, 34.0 * scale)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look, ratio = self._appearance.look, self.devicePixelRatioF()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ruler = self._ruler()
        self._wood(ruler, ratio).paint(painter, QPointF(0.0, 0.0))
        radius = RADIUS * look.scale
        y = ruler.rect.top() - 2.0 * look.scale
        for standing, x in zip(self._standings, self.places(ruler), strict=True):
            seat = look.palette.seats[standing.person.colour]
            paint_seat_marker(painter, QPointF(x, y), radius, seat, look.palette)

    def _wood(self, ruler: Ruler, ratio: float) -> Sprite:
        look = self._appearance.look
        rect = ruler.rect
        what = ("reveal ruler", rect.width(), rect.height(), ruler.last, look.scale)
        return look.pixmaps.sprite(
            what,
            QRectF(0.0, 0.0, self.width(), self.height()),
            ratio,
            look.palette,
            lambda brush: paint_ruler(brush, look.pixmaps, ruler, ratio, look.palette, look.scale),
        )

    def places(self, ruler: Ruler) -> list[float]:
        """Where each marker stands; equals share a spot, half a marker apart."""
        spots = [round(standing.points) for standing in self._standings]
        apart = RADIUS * 1.25 * self._appearance.look.scale
        places = []
        for number, standing in enumerate(self._standings):
            peers = [n for n, spot in enumerate(spots) if spot == spots[number]]
            shift = (peers.index(number) - (len(peers) - 1) / 2) * apart
            places.append(ruler.x_of(standing.points) + shift)
        return places
