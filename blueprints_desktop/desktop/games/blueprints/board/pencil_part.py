"""The pencil beside the sheet: it says whose desk this is, and does nothing else."""

from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from blueprints_desktop.desktop.drawing.furniture import pencil_sprite
from blueprints_desktop.desktop.games.blueprints.board.building_view import BuildingView
from blueprints_desktop.desktop.games.blueprints.board.standing_building import ground_outline
from blueprints_desktop.desktop.ui.scene.parts import StillPart

_LENGTH, _ANGLE = 152.0, -23.0


class PencilPart(StillPart):
    """Lies at the lower left, where the sheet leaves the desk free."""

    _free = True

    def keep_clear_of(self, seen: BuildingView | None) -> None:
        """Stay away where the sheet needs the room."""
        if seen is None:
            return
        sheet = QPolygonF(seen.sheet()) if seen.looking.flat else ground_outline(seen)
        path = QPainterPath()
        path.addPolygon(sheet)
        path.closeSubpath()
        fits = not path.intersects(self._end()) and not path.contains(self._tip())
        if fits != self._free:
            self._free = fits
            self.update()

    def _tip(self) -> QPointF:
        return self.rect.bottomLeft() + QPointF(36.0, -14.0) * self.look.scale

    def _end(self) -> QRectF:
        """The far half of it, which comes nearest to the sheet, with some air around."""
        scale, angle = self.look.scale, radians(_ANGLE)
        end = self._tip() + QPointF(cos(angle), sin(angle)) * (_LENGTH * scale)
        middle = (self._tip() + end) / 2
        air = 12.0 * scale
        return QRectF(middle, end).normalized().adjusted(-air, -air, air, air)

    def draw(self, painter: QPainter) -> None:
        if not self._free:
            return
        look, scale = self.look, self.look.scale
        length = round(_LENGTH * scale)
        pencil = pencil_sprite(look.pixmaps, length, _ANGLE, self.ratio, look.palette)
        pencil.paint(painter, self._tip())
