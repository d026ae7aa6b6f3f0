"""The small picture of a saved game of World Monuments: its plan, and what stands on it so far."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.appearance import Look
from blueprints_desktop.games.monuments.state import State

_NEARER = 0.10
"""The picture is cut at its edges: so much of the width on each side."""


def paint_cut(painter: QPainter, look: Look, rect: QRectF, ratio: float, view: State) -> bool:
    """False where the plan of the match is not to be had, or is not the one it was begun with."""
    from blueprints_desktop.desktop.boards.monuments.kits import model_of
    from blueprints_desktop.desktop.drawing.monuments.model import paint_model

    model = model_of(view.options.monument)
    if model is None or view.built >> len(model.bricks):
        return False
    built = [model.bricks[number] for number, _ in view.placed]
    painter.save()
    painter.setClipRect(rect)
    grow = _NEARER * rect.width()
    area = rect.adjusted(-grow, -grow, grow, grow)
    paint_model(painter, look.pixmaps, area, ratio, look.palette, model.ground, model.bricks, built)
    painter.restore()
    return True
