"""What stands before a brick: the part of the picture in which it cannot be seen."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from blueprints_desktop.desktop.drawing.monuments.monument import Laid, Standing


def cover_of(standing: Standing, brick: Laid, bricks: Iterable[Laid]) -> QPainterPath:
    """The silhouettes of those that are painted later and lie over it; empty: all is seen."""
    own = standing.silhouette(brick).boundingRect()
    ordered = standing.ordered({brick, *bricks})
    cover = QPainterPath()
    cover.setFillRule(Qt.FillRule.WindingFill)
    for other in ordered[ordered.index(brick) + 1 :]:
        path = standing.silhouette(other)
        if path.boundingRect().intersects(own):
            cover.addPath(path)
    return cover
