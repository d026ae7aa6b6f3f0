"""What stands before a place: the part of the picture in which it cannot be seen."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from blueprints_desktop.desktop.games.monuments.art.monument import Laid, PlacedMonument


class Hiding:
    """The silhouettes of bricks that stand, made once: many places are asked about."""

    def __init__(self, standing: PlacedMonument, bricks: Iterable[Laid] = ()) -> None:
        self._standing = standing
        self._before = []
        for brick in bricks:
            path = standing.silhouette(brick)
            self._before.append((standing.turn_to_be_painted(brick), path, path.boundingRect()))

    def _later(self, brick: Laid, area: QRectF) -> Iterator[QPainterPath]:
        """Those of bricks that are painted later and lie about there."""
        own = self._standing.turn_to_be_painted(brick)
        for turn, path, bounds in self._before:
            if turn > own and bounds.intersects(area):
                yield path

    def cover_of(self, brick: Laid) -> QPainterPath:
        """Where others lie over it; empty: all is seen."""
        cover = QPainterPath()
        cover.setFillRule(Qt.FillRule.WindingFill)
        for path in self._later(brick, self._standing.silhouette(brick).boundingRect()):
            cover.addPath(path)
        return cover

    def leaves_free(self, brick: Laid, area: QRectF) -> bool:
        """Nothing lies over an ``area`` that belongs to it."""
        return not any(path.intersects(area) for path in self._later(brick, area))

    def hides(self, brick: Laid, point: QPointF) -> bool:
        """Something else is seen at a ``point`` that belongs to it."""
        near = QRectF(point.x() - 0.5, point.y() - 0.5, 1.0, 1.0)
        return any(path.contains(point) for path in self._later(brick, near))
