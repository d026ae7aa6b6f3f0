"""The small picture of a saved game of Blueprints: the dice of the pool, which are public."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.dice import die_sprite
from blueprints_desktop.desktop.drawing.projection import View
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.games.blueprints.dice import material_of, value_of
from blueprints_desktop.games.blueprints.state import State

_PLACES = ((0, 0), (1, 0), (0, 1), (1, 1))


def paint_thumbnail(painter: QPainter, look: Look, rect: QRectF, ratio: float, view: State) -> bool:
    """Four dice in a square, the highest nearest; False where there are fewer."""
    if len(view.pool) < len(_PLACES):
        return False
    w = rect.width() / 5.0
    gap = 1.12
    middle = View(w).point(gap / 2 + 0.5, gap / 2 + 0.5, 0.5)
    seen = View(w, rect.center() - middle)
    placed = [(x * gap, y * gap) for x, y in _PLACES]
    for x, y in placed:
        shadow = contact_shadow(look.pixmaps, w, ratio, look.palette, on_paper=True)
        shadow.paint(painter, seen.point(x, y))
    for (x, y), die in zip(placed, view.pool[-len(_PLACES) :], strict=True):
        at: QPointF = seen.point(x, y)
        sprite = die_sprite(look.pixmaps, material_of(die), value_of(die), w, ratio, look.palette)
        sprite.paint(painter, at)
    return True
