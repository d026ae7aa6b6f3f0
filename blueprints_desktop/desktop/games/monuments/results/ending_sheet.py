"""The finished picture: the monument on a large sheet, its own elevation drawn behind it.

It rises level by level. Afterwards it is seen in the colours of the bricks or of those who set
them, and whoever looks at one builder's row sees that builder's bricks alone in colour.
"""

from collections.abc import Hashable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.slices import Composer, Make, SlicedPicture
from blueprints_desktop.desktop.games.monuments.art.monument import (
    Laid,
    Masonry,
    MonumentExtent,
    PlacedMonument,
    masonry_bounds,
    paint_plan,
)
from blueprints_desktop.desktop.games.monuments.results.ending_paper import (
    draw_paper,
    elevation_area,
    words_area,
)
from blueprints_desktop.desktop.games.monuments.results.ending_shown import (
    MonumentPicture,
    as_built,
    at_level,
    by_builder,
)
from blueprints_desktop.desktop.games.monuments.results.ending_standing import standing_on
from blueprints_desktop.desktop.i18n.number_format import sentences
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.cards.desk_widget import BLEED
from blueprints_desktop.desktop.ui.cards.timeline import Timeline
from blueprints_desktop.desktop.ui.scheduler import Job

PAPER, BUILDERS = "paper", "builders"
_TURN = 200
_FALL = 46.0


def level_cue(level: int) -> tuple[str, int]:
    return "level", level


class EndingSheet(QWidget):
    """Paints itself from pictures that are composed once a size."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._timeline = Timeline()
        self._now = 0.0
        self._title, self._lines = "", ("", "")
        self._ground: MonumentExtent | None = None
        self._whole: tuple[Laid, ...] = ()
        self._own: tuple[Laid, ...] = ()
        self._built_by: tuple[tuple[Laid, int], ...] = ()
        self._only: int | None = None
        self.by_builder = True
        self.turns = 0
        self._standings: dict[int, PlacedMonument] = {}
        """Where it stands, by the side that is in front."""
        self._pictures = Composer()
        """By the side that is in front, and by what they show."""
        self._before: QPixmap | None = None
        self._fading_area = QRect()
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._fade.valueChanged.connect(lambda _share: self.update(self._fading_area))
        self._fade.finished.connect(self._finish)

    def show_monument(
        self,
        ground: MonumentExtent,
        whole: Sequence[Laid],
        own: Sequence[Laid],
        built_by: Sequence[tuple[Laid, int]],
        timeline: Timeline,
    ) -> None:
        """``whole``: the plan; ``own``: bricks in their colours; ``built_by``: with their seats."""
        self._ground, self._whole, self._own = ground, tuple(whole), tuple(own)
        self._built_by, self._timeline = tuple(built_by), timeline
        self._forget()

    def say(self, title: str, lines: tuple[str, str]) -> None:
        self._title, self._lines = title, lines
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentences(lines))
        self._forget()

    def show_moment(self, now: float) -> None:
        if now != self._now:
            before, self._now = self._now, now
            cues = (BUILDERS, *(level_cue(level) for level in range(self._levels)))
            if self._timeline.any_stirs((PAPER,), before, now):
                self.update()
            elif self._timeline.any_stirs(cues, before, now):
                self.update(self._moving_area())

    def risen_ahead(self) -> Iterator[Job]:
        """Jobs that compose the pictures of the rise, in their order."""
        if self._ground is None:
            return
        for key, make in self._grounds(self.turns):
            yield from self._pictures.ahead(key, make)
        for level in range(self._levels):
            yield from self._ahead(at_level(self._own, level))
        yield from self._ahead(as_built(self._own))
        yield from self._ahead(by_builder(self._built_by, self._only))

    @property
    def _levels(self) -> int:
        return max((brick.z for brick in self._whole), default=0) + 1

    def show_only(self, seat: int | None) -> None:
        """One builder's bricks in colour, the others pale; None: everybody's."""
        if seat != self._only:
            self._only = seat
            self.update()

    def toggle_builders(self) -> None:
        self.by_builder = not self.by_builder
        self.update()

    def turn(self, turns: int) -> None:
        """By quarters; the sides fade into one another."""
        duration = self._appearance.look.ms(_TURN)
        self._before = self.grab() if duration else None
        before = self._moving_area()
        self.turns = (self.turns + turns) % 4
        self._fading_area = before | self._moving_area()
        self._fade.stop()
        if duration:
            self._fade.setDuration(duration)
            self._fade.start()
        self.update()

    @property
    def changing(self) -> bool:
        return self._before is not None

    def _finish(self) -> None:
        self._before = None
        self.update()

    def drawn_ahead(self) -> Iterator[Job]:
        """Jobs that compose the sides beside the one in front, as they would be shown."""
        for step in (1, 3):
            turns = (self.turns + step) % 4
            for key, make in self._grounds(turns):
                yield from self._pictures.ahead(key, make)
            yield from self._ahead(self._after_the_rise(), turns)

    def _after_the_rise(self) -> MonumentPicture:
        if self.by_builder:
            return by_builder(self._built_by, self._only)
        return as_built(self._own)

    def _forget(self) -> None:
        self._pictures.clear()
        self._standings.clear()
        self._fade.stop()
        self._finish()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self._forget()
        super().resizeEvent(event)

    def restyle(self) -> None:
        self._forget()

    # --- pictures -------------------------------------------------------------------

    def sheet(self) -> QRectF:
        bleed = self._appearance.look.px(BLEED)
        return QRectF(self.rect()).adjusted(bleed, bleed, -bleed, -bleed)

    def _standing(self, turns: int) -> PlacedMonument:
        assert self._ground is not None
        if turns not in self._standings:
            scale, sheet = self._appearance.look.scale, self.sheet()
            words = words_area(sheet, (self._title, self._lines), scale)
            drawn = elevation_area(sheet, words, scale)
            found = standing_on(sheet, (words, drawn), self._ground, self._whole, turns, scale)
            self._standings[turns] = found
        return self._standings[turns]

    def _picture(self, shown: MonumentPicture) -> Sprite:
        """The monument made of these bricks, from the side in front."""
        make = partial(self._slices, shown.bricks, self.turns)
        return self._pictures.picture((self.turns, shown.what), make)

    def _ahead(self, shown: MonumentPicture, turns: int | None = None) -> Iterator[Job]:
        """Jobs that compose the same, perhaps from another side."""
        turns = self.turns if turns is None else turns
        make = partial(self._slices, shown.bricks, turns)
        return self._pictures.ahead((turns, shown.what), make)

    def _slices(self, bricks: Sequence[Laid], turns: int) -> SlicedPicture:
        look, ratio = self._appearance.look, self.devicePixelRatioF()
        standing = self._standing(turns)
        walls = Masonry(standing, bricks, look.pixmaps, ratio, look.palette)
        return SlicedPicture(masonry_bounds(standing, bricks), ratio, walls.slices)

    def _grounds(self, turns: int) -> tuple[tuple[Hashable, Make], ...]:
        """What the monument stands on: the paper, which has no sides, and the plan."""
        return ("paper", self._paper), ((turns, "plan"), partial(self._plan, turns))

    def _paper(self) -> SlicedPicture:
        look, ratio = self._appearance.look, self.devicePixelRatioF()
        words = self._title, self._lines
        draw = partial(
            draw_paper, look=look, sheet=self.sheet(), ratio=ratio, words=words, whole=self._whole
        )
        return SlicedPicture(QRectF(self.rect()), ratio, draw)

    def _plan(self, turns: int) -> SlicedPicture:
        look, standing = self._appearance.look, self._standing(turns)

        def draw(painter: QPainter) -> Iterator[None]:
            paint_plan(painter, standing, self._whole, look.palette, 1.4 * look.scale)
            yield

        around = standing.floor.boundingRect().adjusted(-4.0, -4.0, 4.0, 4.0)
        return SlicedPicture(around, self.devicePixelRatioF(), draw)

    # --- painting -------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self._paint_now(painter)
            if self._before is not None:
                painter.setOpacity(1.0 - self._fade.currentValue())
                painter.drawPixmap(QPointF(0.0, 0.0), self._before)

    def _paint_now(self, painter: QPainter) -> None:
        here = QPointF(0.0, 0.0)
        if self._ground is None:
            return
        share = self._timeline.share(PAPER, self._now)
        for key, make in self._grounds(self.turns):
            if share == 1.0 or key in self._pictures:
                self._pictures.picture(key, make).paint(painter, here, share)
        rising = self._rising()
        if rising is not None:
            self._paint_rising(painter, rising)
            return
        share = self._timeline.share(BUILDERS, self._now) if self.by_builder else 0.0
        if share < 1.0:
            self._picture(as_built(self._own)).paint(painter, here)
        if share > 0.0:
            self._picture(by_builder(self._built_by, self._only)).paint(painter, here, share)

    def _rising(self) -> int | None:
        """The level that is on its way to its place; None: all stand."""
        shares = (self._timeline.share(level_cue(z), self._now) for z in range(self._levels))
        return next((z for z, share in enumerate(shares) if share < 1.0), None)

    def _paint_rising(self, painter: QPainter, level: int) -> None:
        for below in range(level):
            self._picture(at_level(self._own, below)).paint(painter, QPointF(0.0, 0.0))
        share = self._timeline.share(level_cue(level), self._now)
        if share > 0.0:
            up = (1.0 - share) * _FALL * self._appearance.look.scale
            picture = self._picture(at_level(self._own, level))
            picture.paint(painter, QPointF(0.0, -up), min(1.0, 2.0 * share))

    def _moving_area(self) -> QRect:
        """What may look different in the next moment: the monument and what it comes from."""
        if self._ground is None:
            return self.rect()
        fall = _FALL * self._appearance.look.scale
        return self._standing(self.turns).bounds.adjusted(-2.0, -fall, 2.0, 2.0).toAlignedRect()
