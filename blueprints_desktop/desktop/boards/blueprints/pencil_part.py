"""The pencil beside the sheet: it says whose desk this is, and does nothing else."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.boards.blueprints.building_view import BuildingView
from blueprints_desktop.desktop.boards.blueprints.parts import StillPart
from blueprints_desktop.desktop.boards.blueprints.standing_building import ground_bounds
from blueprints_desktop.desktop.drawing.furniture import pencil_sprite

_LENGTH, _ANGLE = 152.0, -23.0


class PencilPart(StillPart):
    """Lies at the lower left, where the sheet leaves the desk free."""

    _free = True

    def keep_clear_of(self, seen: BuildingView | None) -> None:
        """Stay away where the sheet needs the room."""
        if seen is None:
            return
        ground = seen.sheet() if seen.looking.flat else ground_bounds(seen)
        free = (
            ground.left() - self.rect.left() if seen.looking.flat else self._corner(ground.left())
        )
        fits = free > (_LENGTH + 30.0) * self.look.scale
        if fits != self._free:
            self._free = fits
            self.update()

    def _corner(self, left: float) -> float:
        """A sheet in projection leaves more room in the corner than at its widest."""
        return left - self.rect.left() + 70.0 * self.look.scale

    def draw(self, painter: QPainter) -> None:
        if not self._free:
            return
        look, scale = self.look, self.look.scale
        tip = self.rect.bottomLeft() + QPointF(36.0 * scale, -14.0 * scale)
        length = round(_LENGTH * scale)
        pencil_sprite(look.pixmaps, length, _ANGLE, self.ratio, look.palette).paint(painter, tip)
