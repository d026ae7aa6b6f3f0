"""The finished picture: the monument on a large sheet, its own elevation drawn behind it.

It rises level by level. Afterwards it is seen in the colours of the bricks or of those who set
them, and whoever looks at one builder's row sees that builder's bricks alone in colour.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.desk_widget import BLEED
from blueprints_desktop.desktop.boards.timeline import Timeline
from blueprints_desktop.desktop.drawing.lettering import Role, Type, elided, write
from blueprints_desktop.desktop.drawing.linework import paint_dimension
from blueprints_desktop.desktop.drawing.monuments.elevation import paint_elevation
from blueprints_desktop.desktop.drawing.monuments.monument import (
    Ground,
    Laid,
    Standing,
    fitted,
    paint_monument,
)
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.pixmaps import render

BUILDERS = "builders"
_TITLES = (
    Type(44, 600, 3.0, capitals=True),
    Type(32, 600, 2.0, capitals=True),
    Type(22, 600, 1.5, capitals=True),
)
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
        self._ground: Ground | None = None
        self._whole: tuple[Laid, ...] = ()
        self._own: tuple[Laid, ...] = ()
        self._built_by: tuple[tuple[Laid, int], ...] = ()
        self._only: int | None = None
        self.by_builder = True
        self.turns = 0
        self._pictures: dict[object, QPixmap] = {}

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
        self._forget()

    def say(self, title: str, lines: tuple[str, str]) -> None:
        self._title, self._lines = title, lines
        self.setAccessibleName(title)
        self.setAccessibleDescription(". ".join(lines))
        self._forget()

    def show_moment(self, now: float) -> None:
        if now != self._now:
            self._now = now
            self.update()

    def show_only(self, seat: int | None) -> None:
        """One builder's bricks in colour, the others pale; None: everybody's."""
        if seat != self._only:
            self._only = seat
            self.update()

    def toggle_builders(self) -> None:
        self.by_builder = not self.by_builder
        self.update()

    def turn(self, turns: int) -> None:
        self.turns = (self.turns + turns) % 4
        self._forget()

    def _forget(self) -> None:
        self._pictures.clear()
        self.update()

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
        found = self._pictures.get("ground")
        if found is None:
            ratio = self.devicePixelRatioF()
            found = QPixmap.fromImage(render(QRectF(self.rect()), ratio, self._draw_ground))
            self._pictures["ground"] = found
        return found

    def _draw_ground(self, painter: QPainter) -> None:
        look, ratio = self._appearance.look, self.devicePixelRatioF()
        palette, scale = look.palette, look.scale
        sheet = self.sheet()
        paint_sheet(painter, look.pixmaps, sheet, ratio, palette, scale)
        standing = self._standing()
        if standing is None:
            return
        low = sheet.height() < 300.0 * scale
        left = sheet.left() + 30.0 * scale
        top = sheet.top() + (30.0 if low else 46.0) * scale
        room = sheet.width() * 0.64
        role = next(
            (r for r in (_TITLES[1:] if low else _TITLES) if _fits(self._title, r, room, scale)),
            _TITLES[-1],
        )
        title = elided(self._title, role, room, scale)
        write(painter, title, QPointF(left, top), role, palette.ink, scale=scale)
        for number, line in enumerate(self._lines):
            at = QPointF(left, top + (role.size * 0.5 + 22.0 + 20.0 * number) * scale)
            write(painter, line, at, Role.BODY, palette.ink_2, scale=scale)
        if not low:
            self._draw_elevation(painter, sheet, scale)
        self._draw_floor(painter, standing)

    def _draw_elevation(self, painter: QPainter, sheet: QRectF, scale: float) -> None:
        """The front of the monument in lines, measured, in the upper right corner."""
        palette = self._appearance.look.palette
        wide = min(0.26 * sheet.width(), 200.0 * scale)
        area = QRectF(
            sheet.right() - 30.0 * scale - wide, sheet.top() + 28.0 * scale, wide, wide * 0.46
        )
        drawn = paint_elevation(painter, area, self._whole, alpha(palette.ink, 0.75), scale)
        y = drawn.bottom() + 12.0 * scale
        ink = alpha(palette.ink_2, 0.9)
        paint_dimension(painter, QPointF(drawn.left(), y), QPointF(drawn.right(), y), ink, scale)

    def _draw_floor(self, painter: QPainter, standing: Standing) -> None:
        """The outline of the ground it stands on, and what of the plan was never built."""
        palette, scale = self._appearance.look.palette, self._appearance.look.scale
        x, y, wide, deep = standing.sheet
        floor = QPainterPath()
        corners = [(x, y, 0), (x + wide, y, 0), (x + wide, y + deep, 0), (x, y + deep, 0)]
        floor.addPolygon(standing.view.polygon(corners))
        floor.closeSubpath()
        painter.fillPath(floor, alpha(palette.paper_lit, 0.55))
        painter.strokePath(floor, QPen(alpha(palette.ink, 0.7), 1.4 * scale))
        for brick in self._whole:
            if brick.z == 0:
                foot = standing.footprint(brick)
                painter.strokePath(foot, QPen(alpha(palette.ink_2, 0.45), 1.0 * scale))

    # --- painting -------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QPointF(0.0, 0.0), self._ground_picture())
        if self._ground is None:
            return
        levels = max((brick.z for brick in self._whole), default=0) + 1
        rising = next(
            (z for z in range(levels) if self._timeline.share(level_cue(z), self._now) < 1.0), None
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
        below = [brick for brick in self._own if brick.z < level]
        painter.drawPixmap(QPointF(0.0, 0.0), self._picture(("to", level), below))
        share = self._timeline.share(level_cue(level), self._now)
        if share > 0.0:
            here = [brick for brick in self._own if brick.z == level]
            up = (1.0 - share) * _FALL * self._appearance.look.scale
            painter.setOpacity(min(1.0, 2.0 * share))
            painter.drawPixmap(QPointF(0.0, -up), self._picture(("at", level), here))
            painter.setOpacity(1.0)


_PALE = 2
"""Bricks of others are shown as if they were neutral."""


def _fits(text: str, role: Type, room: float, scale: float) -> bool:
    return elided(text, role, room, scale) == text
