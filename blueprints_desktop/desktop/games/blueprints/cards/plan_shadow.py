"""The shadow of the plan that lies beside the building.

The plan is a widget and cannot paint far beyond itself without catching the pointer there, so
the scene under it paints what falls on the desk.
"""

from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.paper import CORNER
from blueprints_desktop.desktop.drawing.shadows import PAPER_LAYERS, paint_lying_shadow
from blueprints_desktop.desktop.ui.scene.parts import StillPart


class PlanShadow(StillPart):
    """What the sheet covers is its rectangle."""

    bleed = 44.0

    def draw(self, painter: QPainter) -> None:
        look = self.look
        paint_lying_shadow(
            painter,
            look.pixmaps,
            self.rect,
            CORNER,
            PAPER_LAYERS,
            self.ratio,
            look.palette,
            look.scale,
        )
