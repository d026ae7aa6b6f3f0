"""World Monuments: a building of bricks, the next one already pencilled in."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.dice import paint_dashed_contour
from blueprints_desktop.desktop.drawing.palette import Palette, Tones, alpha
from blueprints_desktop.desktop.drawing.paper import (
    fitted_view,
    paint_plate,
    paint_rhombus_line,
)
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache
from blueprints_desktop.desktop.drawing.projection import Cuboid, Face
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.desktop.drawing.solids import Decorate, Finish, paint_box, silhouette

if TYPE_CHECKING:
    from blueprints_desktop.games.monuments.options import Options

VIOLET, RED, NEUTRAL, ORANGE = range(4)
COURSE = 0.86
"""How high a course of bricks is."""
_FINISH = Finish(bevel=0.035, corner=0.07, gloss=0.9)


class ArtBrick(NamedTuple):
    kind: int
    level: int
    x: float
    y: float
    dx: float = 2.0
    dy: float = 1.0

    @property
    def box(self) -> Cuboid:
        return Cuboid(self.x, self.y, self.level * COURSE, self.dx, self.dy, COURSE)


def _course(kind: int, level: int, x: int, y: int, wide: int, deep: int) -> Iterator[ArtBrick]:
    """A full layer of long bricks, laid along x."""
    for row in range(deep):
        for place in range(0, wide, 2):
            yield ArtBrick(kind, level, x + place, y + row)


_BUILDING = (
    *_course(VIOLET, 0, 0, 0, 6, 4),
    *_course(RED, 1, 0, 0, 6, 4),
    *_course(NEUTRAL, 2, 1, 1, 4, 2),
    *(ArtBrick(NEUTRAL, 2, x, y, 1.0) for x in (0, 5) for y in (0, 3)),
    *(ArtBrick(ORANGE, 3, x, y, 1.0) for x in (0, 5) for y in (0, 3)),
    *_course(ORANGE, 3, 2, 1, 2, 2),
)
_NEXT = ArtBrick(NEUTRAL, 4, 2.0, 1.5, 2.0, 1.0)


def paint_art(
    painter: QPainter, cache: PixmapCache, field: QRectF, ratio: float, palette: Palette
) -> None:
    view = fitted_view(field, 19.3, (3.0, 2.0, 1.3))
    w = view.w
    paint_plate(painter, view, -0.6, -0.6, 7.2, 5.2, palette)
    paint_rhombus_line(painter, view, (-0.35, -0.35, 6.7, 4.7), alpha(palette.ink, 0.6), 0.05 * w)
    ground = contact_shadow(cache, w, ratio, palette, on_paper=True, levels=3, size=(6.0, 4.0))
    ground.paint(painter, view.point(0, 0))
    for brick in sorted(_BUILDING, key=lambda b: (b.level, b.x + b.y + b.dx / 2 + b.dy / 2)):
        tones = palette.bricks[brick.kind]
        paint_box(painter, view, tones, brick.box, _FINISH, _marks(brick, tones))
    ghost = silhouette(view, _NEXT.box, _FINISH)
    painter.setOpacity(0.62)
    paint_box(painter, view, palette.bricks[_NEXT.kind], _NEXT.box, _FINISH)
    painter.setOpacity(1.0)
    paint_dashed_contour(painter, ghost, palette, max(1.4, 0.075 * w))


def paint_chosen(
    painter: QPainter,
    cache: PixmapCache,
    field: QRectF,
    ratio: float,
    palette: Palette,
    options: "Options",
) -> bool:
    """The monument that New game would build, complete."""
    from blueprints_desktop.desktop.games.monuments.art.monument import paint_model
    from blueprints_desktop.desktop.games.monuments.facts.monument_models import model_of

    model = model_of(options.monument)
    if model is None:
        return False
    gap = 0.04 * field.width()
    area = field.adjusted(gap, gap, -gap, -gap)
    paint_model(painter, cache, area, ratio, palette, model.ground, model.bricks)
    return True


def _marks(brick: ArtBrick, tones: Tones) -> Decorate:
    """The mark engraved on a brick's sides: chevrons, joints, nothing, an arch."""

    def decorate(painter: QPainter, face: Face) -> None:
        if face is Face.TOP or brick.kind == NEUTRAL:
            return
        wide = brick.dx if face is Face.LEFT else brick.dy
        for place in range(round(wide)):
            mark = _mark(brick.kind).translated(place, 0.0)
            for offset, colour in (
                (0.035, alpha(tones.edge, 0.55)),
                (0.0, alpha(tones.dark, 0.75)),
            ):
                pen = QPen(colour, 0.075)
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                painter.strokePath(mark.translated(offset, offset), pen)

    return decorate


def _mark(kind: int) -> QPainterPath:
    path = QPainterPath()
    if kind == VIOLET:
        for top in (0.26, 0.46):
            path.moveTo(0.30, top + 0.16)
            path.lineTo(0.50, top)
            path.lineTo(0.70, top + 0.16)
    elif kind == RED:
        path.moveTo(0.0, COURSE / 2)
        path.lineTo(1.0, COURSE / 2)
        path.moveTo(0.35, COURSE / 2)
        path.lineTo(0.35, COURSE)
        path.moveTo(0.70, 0.0)
        path.lineTo(0.70, COURSE / 2)
    else:
        path.moveTo(QPointF(0.32, 0.66))
        path.lineTo(0.32, 0.46)
        path.arcTo(QRectF(0.32, 0.26, 0.36, 0.40), 180.0, -180.0)
        path.lineTo(0.68, 0.66)
    return path
