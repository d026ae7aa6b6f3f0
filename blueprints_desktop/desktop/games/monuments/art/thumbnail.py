"""The small picture of a saved game of World Monuments: its plan, and what stands on it so far."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.games.monuments.state import State

_NEARER = 0.10
"""The picture is cut at its edges: so much of the width on each side."""


def paint_thumbnail(painter: QPainter, look: Look, rect: QRectF, ratio: float, view: State) -> bool:
    """False if the plan of the match is missing or not the one it was begun with."""
    from blueprints_desktop.desktop.games.monuments.art.monument import paint_model, site_of

    site = site_of(view.options.monument)
    if site is None or view.built >> len(site.whole):
        return False
    with saved(painter):
        painter.setClipRect(rect)
        grow = _NEARER * rect.width()
        area = rect.adjusted(-grow, -grow, grow, grow)
        built = site.built(view.built)
        paint_model(painter, look.pixmaps, area, ratio, look.palette, site, built)
    return True
