"""The small picture of a saved position: only ever of what is public."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.appearance import Look
from blueprints_desktop.desktop.drawing.dice import die_sprite
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.projection import View
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.desktop.pages.art import art_sprite
from blueprints_desktop.desktop.pages.match_summary import MatchSummary
from blueprints_desktop.games.blueprints.dice import material_of, value_of

_PLACES = ((0, 0), (1, 0), (0, 1), (1, 1))


def paint_cut(
    painter: QPainter, look: Look, rect: QRectF, ratio: float, summary: MatchSummary
) -> None:
    """The position on a piece of its sheet, filling ``rect``."""
    paint_sheet(
        painter, look.pixmaps, rect, ratio, look.palette, look.scale, frame=False, shadow=False
    )
    dice = _public_dice(summary)
    if dice:
        _paint_dice(painter, look, rect, ratio, dice)
        return
    inset = 4.0 * look.scale
    inner = rect.adjusted(inset, inset, -inset, -inset)
    art = art_sprite(look.pixmaps, summary.game, inner.width(), inner.height(), ratio, look.palette)
    art.paint(painter, inner.topLeft())


def _public_dice(summary: MatchSummary) -> list[tuple[int, int]]:
    """Blueprints: the dice in the pool lie open for everybody."""
    if summary.game != "blueprints" or summary.view is None:
        return []
    pool = summary.view.pool[-4:] if len(summary.view.pool) >= 4 else ()
    return [(material_of(die), value_of(die)) for die in pool]


def _paint_dice(
    painter: QPainter, look: Look, rect: QRectF, ratio: float, dice: list[tuple[int, int]]
) -> None:
    """Four dice of the pool in a square, the highest nearest."""
    w = rect.width() / 5.0
    gap = 1.12
    middle = View(w).point(gap / 2 + 0.5, gap / 2 + 0.5, 0.5)
    view = View(w, rect.center() - middle)
    placed = [(x * gap, y * gap) for x, y in _PLACES]
    for x, y in placed:
        shadow = contact_shadow(look.pixmaps, w, ratio, look.palette, on_paper=True)
        shadow.paint(painter, view.point(x, y))
    for (x, y), (material, value) in zip(placed, dice, strict=True):
        at: QPointF = view.point(x, y)
        die_sprite(look.pixmaps, material, value, w, ratio, look.palette).paint(painter, at)
