"""The parts of the building site's scene: the plan, the monument and the score ruler."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF, QVariantAnimation
from PySide6.QtGui import QPainter, QPen

from blueprints_desktop.desktop.drawing.furniture import Ruler
from blueprints_desktop.desktop.drawing.marks import (
    Marker,
    dashed_pen,
    paint_seat_marker,
)
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import lying_letters, lying_sheet
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.slices import Composer, SlicedPicture
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, text_width, write
from blueprints_desktop.desktop.games.monuments.art.monument import (
    MARGIN,
    Laid,
    Masonry,
    PlacedMonument,
    masonry_bounds,
    paint_cut_off,
)
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.scene.parts import ScenePart, StillPart
from blueprints_desktop.desktop.ui.scene.score_ruler import LIFT, paint_pins, set_pins, wood_sprite
from blueprints_desktop.desktop.ui.scheduler import Job
from blueprints_desktop.engine.step import Seat

TURN = 200
_KEPT = 6
"""How many pictures of the monument are kept."""
_TITLE = Type(19, 600, 2.0, capitals=True)
_SIDE = Type(14, 600, 1.6, capitals=True)


class SiteContent(NamedTuple):
    """What a picture of the monument shows."""

    standing: PlacedMonument
    bricks: tuple[Laid, ...]
    cut_off: tuple[Laid, ...] = ()
    """Removed by a section."""
    lit: tuple[Laid, ...] = ()
    """Places of the chosen colour."""
    others: tuple[Laid, ...] = ()
    """Places of other colours."""

    @property
    def key(self) -> tuple[object, ...]:
        """Identifies the picture. A View itself is not hashable by value."""
        standing, *bricks = self
        origin = standing.view.origin
        return (standing.turns, standing.view.w, origin.x(), origin.y(), *bricks)


class SheetPart(StillPart):
    """The plan on the desk with the monument's name and the name of the side in front."""

    bleed = 50.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.standing: PlacedMonument | None = None
        self._words = ("", "")

    def show_plan(self, standing: PlacedMonument, name: str, side: str) -> None:
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
        with saved(painter):
            painter.setTransform(lying_letters(view, x + 0.6, line), True)
            write(painter, name, QPointF(0.0, 0.0), _TITLE, palette.ink, Anchor.LEFT, scale)
        with saved(painter):
            painter.setTransform(lying_letters(view, x + wide - 0.6, line), True)
            room = wide * view.w * 1.2 - text_width(name, _TITLE, scale)
            if text_width(side, _SIDE, scale) < room - 20.0 * scale:
                at = QPointF(0.0, 0.0)
                write(painter, side, at, _SIDE, palette.ink_2, Anchor.RIGHT, scale)


class MonumentPart(ScenePart):
    """The built bricks, composed into one picture; a turn fades from picture to picture."""

    bleed = 8.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._shown: SiteContent | None = None
        self._pictures = Composer(_KEPT)

        self._before: Sprite | None = None
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._fade.valueChanged.connect(lambda _share: self.update())
        self._fade.finished.connect(self.finish)

    def show_bricks(self, shown: SiteContent, *, fading: bool = False) -> None:
        """Show these; ``fading``: with a short transition."""
        if shown == self._shown:
            return
        self._before = self.picture() if fading and self.look.ms(TURN) else None
        self._shown = shown
        self._fade.stop()
        if self._before is not None:
            self.picture()
            self._fade.setDuration(self.look.ms(TURN))
            self._fade.start()
        self.update()

    def is_composed(self, shown: SiteContent) -> bool:
        """Whether its picture is kept."""
        return shown.key in self._pictures

    @property
    def changing(self) -> bool:
        return self._before is not None

    def finish(self) -> None:
        self._fade.stop()
        if self._before is not None:
            self._before = None
            self.update()

    def arranged(self) -> None:
        self._pictures.clear()
        self.finish()

    def picture(self) -> Sprite | None:
        """What is shown, composed on demand."""
        return None if self._shown is None else self.compose(self._shown)

    def compose(self, shown: SiteContent) -> Sprite:
        """Compose it now, unless it is kept."""
        return self._pictures.picture(shown.key, partial(self._slices, shown))

    def ahead(self, shown: SiteContent) -> Iterator[Job]:
        """Jobs that compose the same a slice at a time."""
        return self._pictures.ahead(shown.key, partial(self._slices, shown))

    def _slices(self, shown: SiteContent) -> SlicedPicture:
        standing, bricks, cut_off, lit, others = shown
        look, ratio = self.look, self.ratio

        def draw(painter: QPainter) -> Iterator[None]:
            under = partial(self._paint_places, shown)
            walls = Masonry(standing, bricks, look.pixmaps, ratio, look.palette, under)
            yield from walls.slices(painter)
            paint_cut_off(painter, standing, cut_off, look.palette)

        around = masonry_bounds(standing, (*bricks, *cut_off, *lit, *others))
        return SlicedPicture(around.intersected(self.boundingRect()), ratio, draw)

    def _paint_places(self, shown: SiteContent, painter: QPainter, level: int) -> None:
        """Footprints: pencil lines for the chosen colour, dots with a little colour for others."""
        palette, scale, standing = self.look.palette, self.look.scale, shown.standing
        for laid in shown.others:
            if laid.z == level:
                foot = standing.footprint(laid, 0.09)
                painter.fillPath(foot, alpha(palette.bricks[laid.kind].left, 0.30))
                painter.strokePath(foot, QPen(alpha(palette.paper_edge, 0.6), 2.6 * scale))
                painter.strokePath(foot, dashed_pen(palette.ink, 1.5 * scale, 2.2, 2.2))
        for laid in shown.lit:
            if laid.z == level:
                foot = standing.footprint(laid, 0.08)
                painter.fillPath(foot, alpha(palette.bricks[laid.kind].left, 0.55))
                painter.strokePath(foot, QPen(alpha(palette.paper_edge, 0.75), 4.2 * scale))
                painter.strokePath(foot, dashed_pen(palette.pencil, 2.2 * scale, 3.4, 1.8))

    def draw(self, painter: QPainter) -> None:
        share = self._fade.currentValue() if self._before is not None else 1.0
        if self._before is not None:
            self._before.paint(painter, QPointF(), 1.0 - share)
        picture = self.picture()
        if picture is not None:
            picture.paint(painter, QPointF(), share)


_RADIUS = 11.0
_RULER_MARGIN = 20.0
_LONG = 60
"""The ruler shows at least this many points."""
_AHEAD = 12
"""At least this many of them are beyond the best score."""
_RAISED = 24.0


class SiteRuler(ScenePart):
    """The score ruler along the near edge: true scores, and the score with the brick aimed at."""

    bleed = 44.0

    def __init__(self, look: Look, people: Sequence[Person]) -> None:
        super().__init__(look)
        self._people = tuple(people)
        self._scores: tuple[float, ...] = ()
        self._after: tuple[Seat, int] | None = None

    def show_scores(self, scores: Sequence[float], after: tuple[Seat, int] | None = None) -> None:
        """By seat; ``after``: the seat and the score of the preview."""
        if (tuple(scores), after) != (self._scores, self._after):
            self._scores, self._after = tuple(scores), after
            self.update()

    @property
    def scores(self) -> tuple[float, ...]:
        """By seat; empty when nothing is shown."""
        return self._scores

    @property
    def preview(self) -> tuple[Seat, int] | None:
        """The seat and the score with the brick aimed at."""
        return self._after

    @property
    def ruler(self) -> Ruler:
        """From a ten below the lowest score to beyond the highest."""
        low, high = min(self._scores, default=0), max(self._scores, default=0)
        first = int(low // 10) * 10
        last = max(first + _LONG, int((high + _AHEAD) // 10 + 1) * 10)
        return Ruler(self.rect, last, _RULER_MARGIN * self.look.scale, first)

    def draw(self, painter: QPainter) -> None:
        ruler, look, scale = self.ruler, self.look, self.look.scale
        wood_sprite(ruler, look, self.ratio).paint(painter, self.rect.topLeft())
        if not self._scores:
            return
        radius = _RADIUS * scale
        pins = set_pins(ruler, self._scores, radius, LIFT * scale)
        colours = [person.colour for person in self._people]
        if self._after is not None:
            seat, points = self._after
            tint = look.palette.seats[colours[seat]].tint
            x = ruler.x_of(points)
            crowded = any(abs(pin.head.x() - x) < 2 * radius for pin in pins)
            up = (_RAISED if crowded else 2.0) * scale
            head = QPointF(x, ruler.rect.top() - up)
            painter.setPen(dashed_pen(tint, 2.0 * scale, 2.2, 1.6))
            start = pins[seat].head - QPointF(0.0, 2.0 * scale)
            if crowded:
                above = QPointF(start.x(), head.y())
                painter.drawLine(start, above)
                start = above
            painter.drawLine(start, head)
        paint_pins(painter, pins, colours, radius, look)
        if self._after is not None:
            colour = look.palette.seats[colours[self._after[0]]]
            paint_seat_marker(painter, head, radius, colour, look.palette, Marker.PREVIEW)
