"""The building site's scene: the plan on the desk, and the monument that stands on it."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF, QVariantAnimation
from PySide6.QtGui import QPainter, QPen

from blueprints_desktop.desktop.drawing.marks import (
    dashed_pen,
)
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import lying_letters, lying_sheet
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.slices import Composer, SlicedPicture
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, text_width, write
from blueprints_desktop.desktop.games.monuments.art.masonry import (
    Masonry,
    masonry_bounds,
    paint_cut_off,
)
from blueprints_desktop.desktop.games.monuments.art.monument import MARGIN, Laid, PlacedMonument
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import ScenePart, StillPart
from blueprints_desktop.desktop.ui.scheduler import Job

TURN = 200
_KEPT = 6
"""So many pictures of the monument are kept: this one, and how it looks after a turn."""
_TITLE = Type(19, 600, 2.0, capitals=True)
_SIDE = Type(14, 600, 1.6, capitals=True)


class SiteContent(NamedTuple):
    """What a picture of the monument shows."""

    standing: PlacedMonument
    bricks: tuple[Laid, ...]
    cut_off: tuple[Laid, ...] = ()
    """What a section has taken away."""
    lit: tuple[Laid, ...] = ()
    """Places of the chosen colour."""
    others: tuple[Laid, ...] = ()
    """Places of other colours."""

    @property
    def key(self) -> tuple[object, ...]:
        """What its picture depends on; two views of one place are equal, but not the same."""
        standing, *bricks = self
        origin = standing.view.origin
        return (standing.turns, standing.view.w, origin.x(), origin.y(), *bricks)


class SheetPart(StillPart):
    """The plan on the desk with the monument's name, and whichever side is in front."""

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
    """The bricks that stand, composed into one picture; a turn fades from picture to picture."""

    bleed = 8.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._shown: SiteContent | None = None
        self._pictures = Composer(_KEPT)
        """Those composed last, by what they show."""
        self._before: Sprite | None = None
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._fade.valueChanged.connect(lambda _share: self.update())
        self._fade.finished.connect(self.finish)

    def show_bricks(self, shown: SiteContent, *, fading: bool = False) -> None:
        """Show these; ``fading`` goes over to them in a moment."""
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
        """What is shown, drawn when it is first wanted."""
        return None if self._shown is None else self.compose(self._shown)

    def compose(self, shown: SiteContent) -> Sprite:
        """Compose it now, if it is not there yet."""
        return self._pictures.picture(shown.key, partial(self._slices, shown))

    def ahead(self, shown: SiteContent) -> Iterator[Job]:
        """Jobs that compose the same a slice at a time."""
        return self._pictures.ahead(shown.key, partial(self._slices, shown))

    def turned_ahead(self, standing: PlacedMonument) -> Iterator[Job]:
        """Jobs that compose how the same bricks look after a turn."""
        return (
            iter(()) if self._shown is None else self.ahead(self._shown._replace(standing=standing))
        )

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
        """Footprints only, since what is not built must not look it: in pencil those of the chosen
        colour, dotted with a breath of their own colour the others.
        """
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
