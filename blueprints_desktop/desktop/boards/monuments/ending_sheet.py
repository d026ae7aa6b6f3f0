"""The finished picture: the monument on a large sheet, its own elevation drawn behind it.

It rises level by level. Afterwards it is seen in the colours of the bricks or of those who set
them, and whoever looks at one builder's row sees that builder's bricks alone in colour.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.desk_widget import BLEED
from blueprints_desktop.desktop.boards.monuments.ending_ground import draw_ground
from blueprints_desktop.desktop.boards.timeline import Timeline
from blueprints_desktop.desktop.drawing.monuments.bricks import brick_sprite
from blueprints_desktop.desktop.drawing.monuments.monument import (
    Ground,
    Laid,
    Standing,
    fitted,
    paint_monument,
)
from blueprints_desktop.desktop.drawing.pixmaps import render

BUILDERS = "builders"
_TURN = 200
_BETWEEN_JOBS = 2
"""So many frames of the rise go by from one picture that is composed ahead to the next."""
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
        self._moments = 0
        self._soon: Iterator[Callable[[], object]] = iter(())
        self._title, self._lines = "", ("", "")
        self._ground: Ground | None = None
        self._whole: tuple[Laid, ...] = ()
        self._own: tuple[Laid, ...] = ()
        self._built_by: tuple[tuple[Laid, int], ...] = ()
        self._only: int | None = None
        self.by_builder = True
        self.turns = 0
        self._pictures: dict[object, QPixmap] = {}
        """By the side that is in front, and by what they show."""
        self._before: QPixmap | None = None
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._fade.valueChanged.connect(lambda _share: self.update())
        self._fade.finished.connect(self._finish)

    def show_monument(
        self,
        ground: Ground,
        whole: Sequence[Laid],
        own: Sequence[Laid],
        built_by: Sequence[tuple[Laid, int]],
        timeline: Timeline,
    ) -> None:
        """``whole``: the plan; ``own``: bricks in their colours; ``built_by``: with their seats."""
        self._ground, self._whole, self._own = ground, tuple(whole), tuple(own)
        self._built_by, self._timeline = tuple(built_by), timeline
        self._moments, self._soon = 0, self._wanted_soon()
        self._forget()

    def say(self, title: str, lines: tuple[str, str]) -> None:
        self._title, self._lines = title, lines
        self.setAccessibleName(title)
        self.setAccessibleDescription(". ".join(lines))
        self._forget()

    def show_moment(self, now: float) -> None:
        if now != self._now:
            self._now = now
            self._moments += 1
            if self._moments % _BETWEEN_JOBS == 0:
                next(self._soon, _nothing)()
            self.update()

    def _wanted_soon(self) -> Iterator[Callable[[], object]]:
        """The pictures of the rise in their order: each is composed in a moment of its own."""
        for level in range(self._levels):
            yield partial(self._level_picture, level)
        yield partial(self._picture, "own", self._own)
        for kind in sorted({brick.kind for brick, _ in self._built_by}):
            yield partial(self._draw_brick, kind)
        yield self._builders_picture

    def _draw_brick(self, kind: int) -> None:
        """A single brick is dear when it is drawn for the first time."""
        look, standing = self._appearance.look, self._standing()
        if standing is not None:
            brick_sprite(
                look.pixmaps, kind, standing.view.w, self.devicePixelRatioF(), look.palette,
                crosswise=standing.crosswise,
            )  # fmt: skip

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
        self.turns = (self.turns + turns) % 4
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

    def drawn_ahead(self) -> Iterator[Callable[[], object]]:
        """Jobs that compose the sides beside the one in front, as they would be shown."""
        for step in (1, 3):
            turns = (self.turns + step) % 4
            yield partial(self._compose_side, turns, ground=True)
            yield partial(self._compose_side, turns, ground=False)

    def _compose_side(self, turns: int, *, ground: bool) -> None:
        shown, self.turns = self.turns, turns
        if ground:
            self._ground_picture()
        elif self.by_builder:
            self._builders_picture()
        else:
            self._picture("own", self._own)
        self.turns = shown

    def _forget(self) -> None:
        self._pictures.clear()
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

    def _standing(self) -> Standing | None:
        if self._ground is None:
            return None
        scale, sheet = self._appearance.look.scale, self.sheet()
        head = min(86.0 * scale, 0.24 * sheet.height())
        foot = min(30.0 * scale, 0.10 * sheet.height())
        room = sheet.adjusted(24.0 * scale, head, -24.0 * scale, -foot)
        return fitted(room, self._ground, self.turns)

    def _picture(self, key: object, bricks: Sequence[Laid], pale: Sequence[Laid] = ()) -> QPixmap:
        """The monument made of these bricks, composed when it is first wanted."""
        key = self.turns, key
        found = self._pictures.get(key)
        if found is None:
            look, ratio = self._appearance.look, self.devicePixelRatioF()
            standing = self._standing()

            def draw(painter: QPainter) -> None:
                if standing is None:
                    return
                shown = [*bricks, *pale]
                paint_monument(painter, look.pixmaps, standing, shown, ratio, look.palette)

            found = QPixmap.fromImage(render(QRectF(self.rect()), ratio, draw))
            self._pictures[key] = found
        return found

    def _ground_picture(self) -> QPixmap:
        key = self.turns, "ground"
        found = self._pictures.get(key)
        if found is None:
            look, ratio, standing = (
                self._appearance.look,
                self.devicePixelRatioF(),
                self._standing(),
            )

            def draw(painter: QPainter) -> None:
                words = self._title, self._lines
                draw_ground(painter, look, self.sheet(), ratio, words, standing, self._whole)

            found = self._pictures[key] = QPixmap.fromImage(
                render(QRectF(self.rect()), ratio, draw)
            )
        return found

    # --- painting -------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_now(painter)
        if self._before is not None:
            painter.setOpacity(1.0 - self._fade.currentValue())
            painter.drawPixmap(QPointF(0.0, 0.0), self._before)

    def _paint_now(self, painter: QPainter) -> None:
        painter.drawPixmap(QPointF(0.0, 0.0), self._ground_picture())
        if self._ground is None:
            return
        levels = range(self._levels)
        rising = next(
            (z for z in levels if self._timeline.share(level_cue(z), self._now) < 1.0), None
        )
        if rising is not None:
            self._paint_rising(painter, rising)
            return
        share = self._timeline.share(BUILDERS, self._now) if self.by_builder else 0.0
        if share < 1.0:
            painter.drawPixmap(QPointF(0.0, 0.0), self._picture("own", self._own))
        if share > 0.0:
            painter.setOpacity(share)
            painter.drawPixmap(QPointF(0.0, 0.0), self._builders_picture())
            painter.setOpacity(1.0)

    def _builders_picture(self) -> QPixmap:
        only = self._only
        mine = [brick for brick, seat in self._built_by if only in (None, seat)]
        pale = [
            brick._replace(kind=_PALE) for brick, seat in self._built_by if only not in (None, seat)
        ]
        return self._picture(("by", only), mine, pale)

    def _paint_rising(self, painter: QPainter, level: int) -> None:
        for below in range(level):
            painter.drawPixmap(QPointF(0.0, 0.0), self._level_picture(below))
        share = self._timeline.share(level_cue(level), self._now)
        if share > 0.0:
            up = (1.0 - share) * _FALL * self._appearance.look.scale
            painter.setOpacity(min(1.0, 2.0 * share))
            painter.drawPixmap(QPointF(0.0, -up), self._level_picture(level))
            painter.setOpacity(1.0)

    def _level_picture(self, level: int) -> QPixmap:
        here = [brick for brick in self._own if brick.z == level]
        return self._picture(("at", level), here)


_PALE = 2
"""Bricks of others are shown as if they were neutral."""


def _nothing() -> None:
    """All pictures are there."""
