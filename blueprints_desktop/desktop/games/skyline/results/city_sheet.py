"""The skyline at its best: the city as the last move left it, on a sheet of its own."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, write
from blueprints_desktop.desktop.games.skyline.results.city_picture import paint_city
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.desk_widget import DeskWidget
from blueprints_desktop.games.skyline.state import State


class CitySheet(DeskWidget):
    """A sheet with the city of a position."""

    def __init__(
        self, people: Sequence[Person], appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self._colours = [person.colour for person in people]
        self._state: State | None = None

    def show_state(self, state: State) -> None:
        self._state = state
        self.retell()

    def retell(self) -> None:
        self.setAccessibleName(self.tr("The city at the end"))
        super().retell()

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        look, unit = self.look, self.look.scale
        paint_sheet(painter, look.pixmaps, body, ratio, look.palette, unit)
        at = body.topLeft() + QPointF(20 * unit, 24 * unit)
        head = self.tr("The city at the end")
        write(painter, head, at, Role.DRAFTING, look.palette.ink, Anchor.LEFT, unit)
        if self._state is None:
            return
        area = body.adjusted(18 * unit, 44 * unit, -18 * unit, -24 * unit)
        paint_city(painter, look, area, ratio, self._state, self._colours)
