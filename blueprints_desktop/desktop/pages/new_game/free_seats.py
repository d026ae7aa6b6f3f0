"""The seats after the one that is offered next: nobody sits there, but the table is laid for them.

They keep the room that players will take, so that nothing below moves when somebody joins.
"""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.pages.new_game.seat_row import AROUND_CLOSE, AROUND_LOOSE
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.row import LOOSE, spaced
from blueprints_desktop.desktop.ui.controls.seat_badge import DISC, SIDE


class FreeSeats(QWidget):
    """Faint dashed rings, one below the other."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._count, self._air, self._shown = 0, LOOSE, True
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_count(self, count: int) -> None:
        self._count = count
        self._settle()

    def set_air(self, air: float) -> None:
        self._air = air
        self._settle()

    def set_shown(self, shown: bool) -> None:
        """Where a page has no room for a whole table, seats are laid as they are taken."""
        self._shown = shown
        self._settle()

    def _settle(self) -> None:
        self.setVisible(self._shown and self._count > 0)
        self.updateGeometry()
        self.update()

    def _row(self) -> int:
        """As high as a seat that is taken."""
        px = self._appearance.look.px
        return px(SIDE) + 2 * px(spaced(AROUND_CLOSE, AROUND_LOOSE, self._air))

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self._appearance.look.px(SIDE), self._count * self._row())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self._appearance.look
        scale, radius = look.scale, DISC / 2 * look.scale
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            pen = QPen(alpha(look.palette.text_2, 0.45), 1.5 * scale)
            pen.setDashPattern([3.0, 2.4])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for number in range(self._count):
                centre = QPointF(SIDE / 2 * scale, (number + 0.5) * self._row())
                painter.drawEllipse(centre, radius, radius)
