"""The base of what lies in the quarry: it knows where that lies and what its cells look like."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from blueprints_desktop.desktop.games.monuments.art.pit import Pit, Sector
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import ScenePart
from blueprints_desktop.games.monuments.moves import Cell

BRICK = 20.0
"""Half the width of a unit of a brick in the quarry."""

Cells = Mapping[Cell, Sector]


class PitPart(ScenePart):
    """Something in the quarry; ``pit`` says where that lies."""

    def __init__(self, look: Look, cells: Cells) -> None:
        super().__init__(look)
        self.cells = cells
        self.pit = Pit(QPointF(), 1.0)
        self._shapes: dict[tuple[Cell, float], QPainterPath] = {}

    def settle_in(self, pit: Pit, room: QRectF, look: Look, ratio: float) -> None:
        if pit != self.pit:
            self.pit = pit
            self._shapes.clear()
            self.update()
        self.arrange(room, look, ratio)

    def shape_of(self, cell: Cell, inset: float = 0.0) -> QPainterPath:
        """What can be seen of a cell, drawn in by ``inset``; worked out once a size."""
        found = self._shapes.get((cell, inset))
        if found is None:
            found = self._shapes[cell, inset] = self.pit.seen(self.cells[cell], inset)
        return found

    @property
    def w(self) -> float:
        return round(BRICK * self.pit.unit * 2) / 2
