"""The parts of the building site's scene: the plan it stands on, the monument, pencil marks."""

from collections import OrderedDict
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap

from blueprints_desktop.desktop.appearance import Look
from blueprints_desktop.desktop.boards.monuments.placing import Placing
from blueprints_desktop.desktop.boards.monuments.site import Site
from blueprints_desktop.desktop.boards.parts import Part, StillPart
from blueprints_desktop.desktop.drawing.lettering import Anchor, Type, text_width, write
from blueprints_desktop.desktop.drawing.marks import (
    PillKind,
    PillPart,
    dashed_pen,
    paint_pill,
    paint_seat_marker,
)
from blueprints_desktop.desktop.drawing.monuments.bricks import FINISH
from blueprints_desktop.desktop.drawing.monuments.monument import (
    MARGIN,
    Laid,
    Standing,
    paint_cut_off,
    paint_monument,
)
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import lying_letters, lying_sheet
from blueprints_desktop.desktop.drawing.pixmaps import render
from blueprints_desktop.desktop.drawing.solids import paint_contour, silhouette
from blueprints_desktop.games.monuments.moves import Brick

TURN = 200
_KEPT = 6
"""So many pictures of the monument are kept: this one, and how it looks after a turn."""
Shown = tuple[Standing, tuple[Laid, ...], tuple[Laid, ...], tuple[Laid, ...]]
"""What a picture is of: bricks, what a section cut off, and places of other colours."""
_TITLE = Type(19, 600, 2.0, capitals=True)
_SIDE = Type(14, 600, 1.6, capitals=True)
_SMALL_PILL = Type(13, 700)


class SheetPart(StillPart):
    """The plan on the desk with the monument's name, and whichever side is in front."""

    bleed = 50.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.standing: Standing | None = None
        self._words = ("", "")

    def show_plan(self, standing: Standing, name: str, side: str) -> None:
        if (standing, (name, side)) != (self.standing, self._words):
            self.standing, self._words = standing, (name, side)
            self.update()

    def draw(self, painter: QPainter) -> None:
        standing, look = self.standing, self.look
        if standing is None:
            return
        view, palette = standing.view, look.palette
        x, y, wide, deep = standing.sheet
        sheet = lying_sheet(look.pixmaps, view.w, self.ratio, palette, x, y, wide, deep, look.scale)
        sheet.paint(painter, view.origin)
        name, side = self._words
        line = y + deep - 0.44 * MARGIN
        scale = look.scale * min(1.0, view.w / 34.0)
        painter.save()
        painter.setTransform(lying_letters(view, x + 0.6, line), True)
        write(painter, name, QPointF(0.0, 0.0), _TITLE, palette.ink, Anchor.LEFT, scale)
        painter.restore()
        painter.save()
        painter.setTransform(lying_letters(view, x + wide - 0.6, line), True)
        room = wide * view.w * 1.2 - text_width(name, _TITLE, scale)
        if text_width(side, _SIDE, scale) < room - 20.0 * scale:
            at = QPointF(0.0, 0.0)
            write(painter, side, at, _SIDE, palette.ink_2, Anchor.RIGHT, scale)
        painter.restore()


class MonumentPart(Part):
    """The bricks that stand, composed into one picture; a turn fades from picture to picture."""

    bleed = 8.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._key: object = None
        self._standing: Standing | None = None
        self._bricks: tuple[Laid, ...] = ()
        self._cut_off: tuple[Laid, ...] = ()
        self._others: tuple[Laid, ...] = ()
        self._kept: OrderedDict[object, QPixmap] = OrderedDict()
        """The pictures composed last, by what they show."""
        self._before: QPixmap | None = None
        self._fade = QVariantAnimation()
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._fade.valueChanged.connect(lambda _share: self.update())
        self._fade.finished.connect(self.finish)

    def show_bricks(
        self,
        standing: Standing,
        bricks: Sequence[Laid],
        cut_off: Sequence[Laid] = (),
        others: Sequence[Laid] = (),
        *,
        fading: bool = False,
    ) -> None:
        """Show these, and the places of ``others``; ``fading`` goes over to them in a moment."""
        key = (standing, tuple(bricks), tuple(cut_off), tuple(others))
        if key == self._key:
            return
        self._before = self.picture() if fading and self.look.ms(TURN) else None
        self._key = key
        self._standing, self._bricks, self._cut_off, self._others = key
        self._fade.stop()
        if self._before is not None:
            self.picture()
            self._fade.setDuration(self.look.ms(TURN))
            self._fade.start()
        self.update()

    @property
    def changing(self) -> bool:
        return self._before is not None

    def finish(self) -> None:
        self._fade.stop()
        if self._before is not None:
            self._before = None
            self.update()

    def arranged(self) -> None:
        self._kept.clear()
        self.finish()

    def compose_bricks(self, standing: Standing, bricks: Sequence[Laid]) -> None:
        """Compose ahead how these bricks look without any pencil marks."""
        self._compose((standing, tuple(bricks), (), ()))

    def compose_turned(self, standing: Standing) -> None:
        """Compose ahead how the same bricks look after a turn."""
        if self._standing is not None:
            self._compose((standing, self._bricks, self._cut_off, self._others))

    def picture(self) -> QPixmap | None:
        """Everything that stands, drawn when it is first wanted."""
        if self._standing is None:
            return None
        return self._compose((self._standing, self._bricks, self._cut_off, self._others))

    def _compose(self, shown: Shown) -> QPixmap:
        standing, bricks, cut_off, others = shown
        origin = standing.view.origin
        key = (standing.turns, standing.view.w, origin.x(), origin.y(), *shown[1:])
        found = self._kept.get(key)
        if found is None:

            def draw(painter: QPainter) -> None:
                look, palette = self.look, self.look.palette
                under = partial(self._paint_others, standing, others)
                paint_monument(painter, look.pixmaps, standing, bricks, self.ratio, palette, under)
                paint_cut_off(painter, standing, cut_off, palette)

            found = QPixmap.fromImage(render(self.rect, self.ratio, draw))
            self._kept[key] = found
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return found

    def _paint_others(
        self, standing: Standing, others: Sequence[Laid], painter: QPainter, level: int
    ) -> None:
        """Places of other colours: footprints, dotted, with a breath of the colour."""
        palette, scale = self.look.palette, self.look.scale
        for laid in others:
            if laid.z == level:
                foot = standing.footprint(laid, 0.09)
                painter.fillPath(foot, alpha(palette.bricks[laid.kind].left, 0.30))
                painter.strokePath(foot, QPen(alpha(palette.paper_edge, 0.6), 2.6 * scale))
                painter.strokePath(foot, dashed_pen(palette.ink, 1.5 * scale, 2.2, 2.2))

    def draw(self, painter: QPainter) -> None:
        share = self._fade.currentValue() if self._before is not None else 1.0
        if self._before is not None:
            painter.setOpacity(1.0 - share)
            painter.drawPixmap(self.rect.topLeft(), self._before)
            painter.setOpacity(share)
        picture = self.picture()
        if picture is not None:
            painter.drawPixmap(self.rect.topLeft(), picture)
        painter.setOpacity(1.0)


class PencilPart(Part):
    """What could be built now: places, what they score, and what the one aimed at would open."""

    bleed = 30.0

    def __init__(self, look: Look, site: Site) -> None:
        super().__init__(look)
        self._site = site
        self._placing = Placing()
        self._standing: Standing | None = None
        self._since: tuple[tuple[Brick, int], ...] = ()

    def show_since(self, bricks: Sequence[tuple[Brick, int]]) -> None:
        """Bricks that are new to whoever looks, with the palette's seat of their builder."""
        if tuple(bricks) != self._since:
            self._since = tuple(bricks)
            self.update()

    def show_placing(self, placing: Placing, standing: Standing) -> None:
        if (placing, standing) != (self._placing, self._standing):
            self._placing, self._standing = placing, standing
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
        outline = silhouette(standing.view, standing.box(laid), FINISH)
        paint_contour(painter, outline, palette.paper_edge, 6.5 * scale)
        paint_contour(painter, outline, palette.pencil, 4.0 * scale)
        foot = standing.top_middle(laid)
        flag = foot - QPointF(0.0, 44.0 * scale)
        painter.setPen(QPen(palette.pencil, 2.0 * scale))
        painter.drawLine(foot, flag)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.pencil)
        painter.drawEllipse(foot, 3.0 * scale, 3.0 * scale)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        paint_pill(painter, flag, (PillPart(f"+{points}", PillKind.FILLED),), palette, scale * 1.1)

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
