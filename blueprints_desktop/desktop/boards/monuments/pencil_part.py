"""Pencil marks on the building site: what could be built now, what it scores, what it opens."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.appearance import Look
from blueprints_desktop.desktop.boards.monuments.placing import Placing
from blueprints_desktop.desktop.boards.monuments.site import Site
from blueprints_desktop.desktop.boards.parts import Part
from blueprints_desktop.desktop.drawing.lettering import Anchor, Type, text_width, write
from blueprints_desktop.desktop.drawing.marks import (
    PillKind,
    PillPart,
    dashed_pen,
    paint_pill,
    paint_seat_marker,
)
from blueprints_desktop.desktop.drawing.monuments.bricks import FINISH
from blueprints_desktop.desktop.drawing.monuments.hiding import cover_of
from blueprints_desktop.desktop.drawing.monuments.monument import Laid, Standing
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.solids import paint_contour, silhouette
from blueprints_desktop.games.monuments.moves import Brick

_SMALL_PILL = Type(13, 700)


class PencilPart(Part):
    """What could be built now: places, what they score, and what the one aimed at would open."""

    bleed = 30.0

    def __init__(self, look: Look, site: Site) -> None:
        super().__init__(look)
        self._site = site
        self._placing = Placing()
        self._standing: Standing | None = None
        self._stands: tuple[Laid, ...] = ()
        self._since: tuple[tuple[Brick, int], ...] = ()

    def show_since(self, bricks: Sequence[tuple[Brick, int]]) -> None:
        """Bricks that are new to whoever looks, with the palette's seat of their builder."""
        if tuple(bricks) != self._since:
            self._since = tuple(bricks)
            self.update()

    def show_placing(
        self, placing: Placing, standing: Standing, stands: Sequence[Laid] = ()
    ) -> None:
        """``stands``: the bricks that can stand before a place."""
        key = placing, standing, tuple(stands)
        if key != (self._placing, self._standing, self._stands):
            self._placing, self._standing, self._stands = key
            self.update()

    def draw(self, painter: QPainter) -> None:
        standing, placing = self._standing, self._placing
        if standing is None:
            return
        palette = self.look.palette
        for brick, colour in self._since:
            at = standing.top_middle(self._site.laid(brick))
            seat = palette.seats[colour]
            paint_seat_marker(painter, at, 9.0 * self.look.scale, seat, palette)
        aimed = placing.hint
        for hint in placing.lit:
            laid = self._site.laid(hint.brick)
            self._paint_hidden(painter, standing, laid)
            if hint != aimed:
                at = standing.top_middle(laid)
                self._paint_points(painter, at, hint.points)
        if aimed is not None:
            self._paint_opened(painter, standing, aimed.opens)
            self._paint_aimed(painter, standing, self._site.laid(aimed.brick), aimed.points)

    def _paint_hidden(self, painter: QPainter, standing: Standing, laid: Laid) -> None:
        """Dashed edges over everything, as a draughtsman draws what is hidden."""
        palette, scale = self.look.palette, self.look.scale
        outline = silhouette(standing.view, standing.box(laid), FINISH)
        painter.strokePath(outline, dashed_pen(alpha(palette.pencil, 0.9), 1.3 * scale, 4.0, 3.0))

    def _paint_opened(self, painter: QPainter, standing: Standing, opens: Sequence[Brick]) -> None:
        """Bricks that could rest on it from then on, for whoever has them."""
        palette, scale = self.look.palette, self.look.scale
        for brick in opens:
            laid = self._site.laid(brick)
            outline = silhouette(standing.view, standing.box(laid), FINISH)
            painter.fillPath(outline, alpha(palette.bricks[brick.colour].top, 0.22))
            painter.strokePath(outline, QPen(alpha(palette.paper_edge, 0.5), 2.8 * scale))
            painter.strokePath(outline, dashed_pen(palette.ink, 1.4 * scale, 1.6, 2.4))
            points = self._site.plan.points[self._site.plan.numbers[brick]]
            at = standing.top_middle(laid) - QPointF(0.0, 2.0 * scale)
            self._paint_points(painter, at, points, quiet=True)

    def _paint_aimed(self, painter: QPainter, standing: Standing, laid: Laid, points: int) -> None:
        palette, scale = self.look.palette, self.look.scale
        self._paint_contour(painter, standing, laid)
        foot = standing.top_middle(laid)
        flag = foot - QPointF(0.0, 44.0 * scale)
        painter.setPen(QPen(palette.pencil, 2.0 * scale))
        painter.drawLine(foot, flag)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.pencil)
        painter.drawEllipse(foot, 3.0 * scale, 3.0 * scale)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        paint_pill(painter, flag, (PillPart(f"+{points}", PillKind.FILLED),), palette, scale * 1.1)

    def _paint_contour(self, painter: QPainter, standing: Standing, laid: Laid) -> None:
        """Strong where the place can be seen; what other bricks hide of it stays dashed."""
        palette, scale = self.look.palette, self.look.scale
        outline = silhouette(standing.view, standing.box(laid), FINISH)
        cover = cover_of(standing, laid, self._stands)
        painter.save()
        if not cover.isEmpty():
            painter.strokePath(outline, dashed_pen(palette.paper_edge, 3.6 * scale, 2.6, 1.6))
            painter.strokePath(outline, dashed_pen(palette.pencil, 2.2 * scale, 4.3, 2.6))
            seen = QPainterPath()
            seen.addRect(self.boundingRect())
            painter.setClipPath(seen.subtracted(cover.simplified()))
        paint_contour(painter, outline, palette.paper_edge, 6.5 * scale)
        paint_contour(painter, outline, palette.pencil, 4.0 * scale)
        painter.restore()

    def _paint_points(
        self, painter: QPainter, at: QPointF, points: int, *, quiet: bool = False
    ) -> None:
        """A small pill lying on a place."""
        palette, scale = self.look.palette, self.look.scale
        text = f"+{points}"
        high = 18.0 * scale
        wide = text_width(text, _SMALL_PILL, scale) + 12.0 * scale
        box = QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)
        body = QPainterPath()
        body.addRoundedRect(box, high / 2, high / 2)
        painter.fillPath(body, palette.paper_edge)
        ink = palette.ink if quiet else palette.pencil
        painter.strokePath(body, QPen(ink, 1.3 * scale))
        write(painter, text, at, _SMALL_PILL, ink, Anchor.MIDDLE, scale)
