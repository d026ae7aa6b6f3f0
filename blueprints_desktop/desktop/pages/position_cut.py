"""The small picture of a saved position: only ever of what is public."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.appearance import Look
from blueprints_desktop.desktop.boards.shelf import cut_of
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.pages.art import art_sprite
from blueprints_desktop.desktop.pages.match_summary import MatchSummary


def paint_cut(
    painter: QPainter, look: Look, rect: QRectF, ratio: float, summary: MatchSummary
) -> None:
    """The position on a piece of its sheet, filling ``rect``; the game's drawing if it has none."""
    paint_sheet(
        painter, look.pixmaps, rect, ratio, look.palette, look.scale, frame=False, shadow=False
    )
    cut = cut_of(summary.game) if summary.view is not None else None
    if cut is not None and cut(painter, look, rect, ratio, summary.view):
        return
    inset = 4.0 * look.scale
    inner = rect.adjusted(inset, inset, -inset, -inset)
    art = art_sprite(look.pixmaps, summary.game, inner.width(), inner.height(), ratio, look.palette)
    art.paint(painter, inner.topLeft())
