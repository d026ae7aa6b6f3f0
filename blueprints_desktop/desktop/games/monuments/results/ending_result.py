"""The result in words: who won and why over the ranking, who built each level below it.

It fades in over many frames, so it is drawn once.
"""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from blueprints_desktop.desktop.drawing.pixmaps import Sprite, render
from blueprints_desktop.desktop.games.monuments.results.ending_head import paint_head
from blueprints_desktop.desktop.games.monuments.results.ending_layout import EndingLayout
from blueprints_desktop.desktop.games.monuments.results.ending_levels import (
    LevelShares,
    height_of,
    paint_levels,
)
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.board_api import Person


@frozen(eq=False)
class EndResult:
    """What is told once everything is counted."""

    title: str
    why: str
    levels: Sequence[LevelShares]
    ranked: Sequence[Person]


def result_picture(result: EndResult, layout: EndingLayout, look: Look, ratio: float) -> Sprite:
    """Everything the result says, about the origin of the page."""

    def draw(painter: QPainter) -> None:
        low = not layout.beside
        paint_head(painter, look, layout.panel, result.title, result.why, low=low)
        if height_of(result.levels) * look.scale <= layout.spare.height():
            paint_levels(painter, look, layout.spare, result.levels, result.ranked)

    bounds: QRectF = layout.panel
    picture = QPixmap.fromImage(render(bounds, ratio, draw))
    return Sprite(picture, QPointF(-bounds.left(), -bounds.top()), ratio)
