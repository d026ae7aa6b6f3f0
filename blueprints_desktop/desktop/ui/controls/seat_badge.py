"""A player's disc with the player's shape: pressed, it asks for the next colour."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon, paint_sign
from blueprints_desktop.desktop.drawing.palette import Palette, alpha
from blueprints_desktop.desktop.drawing.signs import seat_shape
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.painted import PaintedButton

SIDE = 44.0
DISC = 36.0


def paint_badge(
    painter: QPainter, centre: QPointF, diameter: float, colour: int, palette: Palette
) -> None:
    """The disc of a seat with its shape upon it."""
    seat = palette.seats[colour]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(seat.body)
    painter.drawEllipse(centre, diameter / 2, diameter / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    side = diameter * 0.42
    lift = 0.06 * side if seat.shape == 2 else 0.0
    box = QRectF(centre.x() - side / 2, centre.y() - side / 2 - lift, side, side)
    paint_sign(painter, seat_shape(seat.shape), box, seat.text)


class SeatBadge(PaintedButton):
    """The badge of a seat at the table; without a colour it is the free seat, dashed."""

    stepped = Signal(int)
    """To the next colour by a press or an arrow key, or back to the one before."""

    def __init__(
        self, colour: int | None, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        self._colour = colour
        super().__init__("", appearance, parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda: self.stepped.emit(1))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.stepped.emit(1 if event.key() == Qt.Key.Key_Right else -1)
        else:
            super().keyPressEvent(event)

    @property
    def colour(self) -> int | None:
        return self._colour

    def set_colour(self, colour: int) -> None:
        self._colour = colour
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        side = self.look.px(SIDE)
        return QSize(side, side)

    def paint(self, painter: QPainter) -> None:
        colours, scale = self.look.palette, self.look.scale
        centre = QRectF(self.rect()).center()
        if self._colour is None:
            self._paint_free(painter, centre)
        else:
            grow = 1.05 if self.underMouse() and self.isEnabled() else 1.0
            paint_badge(painter, centre, DISC * grow * scale, self._colour, colours)
        if self.shows_focus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colours.accent, 2.0 * scale))
            painter.drawEllipse(centre, (SIDE / 2 - 1.0) * scale, (SIDE / 2 - 1.0) * scale)

    def _paint_free(self, painter: QPainter, centre: QPointF) -> None:
        colours, scale = self.look.palette, self.look.scale
        radius = DISC / 2 * scale
        if self.underMouse():
            painter.setBrush(alpha(colours.accent, 0.12))
            painter.drawEllipse(centre, radius, radius)
        pen = QPen(colours.text_2, 1.5 * scale)
        pen.setDashPattern([3.0, 2.4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, radius, radius)
        side = 18.0 * scale
        cross = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        paint_icon(painter, Icon.PLUS, cross, colours.text)
