"""The card of the turn at the right: white done, black now, each with its figures."""

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QResizeEvent

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.fact_card import FactCard
from blueprints_desktop.desktop.boards.skyline.deed_signs import SIGNS
from blueprints_desktop.desktop.boards.skyline.deeds import Deed
from blueprints_desktop.desktop.boards.skyline.sight import Sight
from blueprints_desktop.desktop.boards.skyline.turn_lines import Step, heading, steps
from blueprints_desktop.desktop.boards.tooltips import Tip, answer
from blueprints_desktop.desktop.drawing.lettering import (
    Anchor,
    Role,
    Type,
    elided,
    smaller,
    text_width,
    wrapped,
    write,
)
from blueprints_desktop.desktop.drawing.marks import paint_seat_sign
from blueprints_desktop.desktop.drawing.palette import alpha, mix
from blueprints_desktop.desktop.drawing.signs.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.surfaces import paint_panel, rounded
from blueprints_desktop.desktop.read_out import sentences

HEIGHT = 324
_PAD, _DISC = 16.0, 24.0
_GROUND = 6.0
"""What the ground of the step to be done now reaches beyond its words, and a step beyond its title."""
_FOOT = 8.0
"""The least room under the last step."""
_SMALLER, _SMALLEST = 0.96, 0.6
"""By how much everything becomes smaller where less air is not enough, again and again, and the least."""
_TOTAL = Type(17, 600, tabular=True)
_SIGN = 19.0
"""What the sign of a deed takes before the words about it."""


class _Air(NamedTuple):
    """Heights, in pixels at 100 %."""

    head: float
    """The middle of the heading."""
    first: float
    """From the top to the first step."""
    between: float
    """From one step to the next."""
    title: float
    line: float
    order: float
    """Of a line with the signs of players."""
    total: float


_USUAL = _Air(head=24.0, first=46.0, between=10.0, title=28.0, line=21.0, order=22.0, total=32.0)
_CLOSE = _Air(head=19.0, first=33.0, between=7.0, title=24.0, line=17.0, order=18.0, total=27.0)


class _Setting(NamedTuple):
    """How the card is set: all of it must be on it, however low it is."""

    air: _Air
    zoom: float


class _Line(NamedTuple):
    words: str
    before: float
    sign: Deed | None = None
    figure: str = ""


class TurnCard(FactCard):
    """Steps one below the other; the one to be done now lies on pencil yellow."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(HEIGHT, appearance)
        self._sight: Sight | None = None
        self._told: list[str | Step] = []
        self._set: _Setting | None = None
        self.setMouseTracking(True)

    def show_sight(self, sight: Sight | None) -> None:
        """Painted anew only where the words differ: most of the time just another cell is aimed at."""
        self._sight = sight
        told: list[str | Step] = [] if sight is None else [heading(sight), *steps(sight)]
        if told != self._told:
            self._told = told
            self.retell()

    def retell(self) -> None:
        if self._sight is not None:
            told = [heading(self._sight)]
            for step in steps(self._sight):
                told += [step.title, *(" ".join(filter(None, line)) for line in step.lines)]
                told += [self._sight.name(seat) for seat in step.order]
            self.setAccessibleName(sentences(told))
        else:
            self.setAccessibleName("")
        self._set = None
        super().retell()

    # --- how it is set --------------------------------------------------------------

    @property
    def zoom(self) -> float:
        """The scale of the words, which is smaller where they would not have room."""
        return self._setting.zoom

    @property
    def _air(self) -> _Air:
        return self._setting.air

    @property
    def _setting(self) -> _Setting:
        """Worked out once for a size and what is told: every line of every painting asks."""
        if self._set is None:
            self._set = _Setting(_USUAL, super().zoom)  # measuring asks, too
            self._set = self._fitting(self._set.zoom)
        return self._set

    def _fitting(self, usual: float) -> _Setting:
        """With less air, or else in smaller letters: as much as it takes."""
        room, zoom = self.body().height(), usual
        while True:
            airy, close = (self._whole_height(_Setting(air, zoom)) for air in (_USUAL, _CLOSE))
            if close <= room or zoom <= _SMALLEST * usual:
                break
            zoom *= _SMALLER
        share = 1.0 if airy <= room else max(0.0, (room - close) / (airy - close))
        air = _Air(*(low + share * (high - low) for low, high in zip(_CLOSE, _USUAL, strict=True)))
        return _Setting(air, zoom)

    def _whole_height(self, setting: _Setting) -> float:
        """What it takes from the top of the card to under its last step."""
        self._set = setting
        areas = self.step_areas()
        foot = (_GROUND + _FOOT) * setting.zoom
        return areas[-1][1].bottom() + foot - self.body().top() if areas else 0.0

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self._set = None
        super().resizeEvent(event)

    def restyle(self) -> None:
        self._set = None
        super().restyle()

    # --- the rules behind the steps -------------------------------------------------

    def event(self, event: QEvent) -> bool:
        return answer(self, event, self._tip_at, clickable=True) or super().event(event)

    def _tip_at(self, at: QPoint) -> Tip | None:
        """Nothing to say beside the pointer: a click opens the paragraph about the step."""
        for step, rect in self.step_areas():
            if rect.contains(QPointF(at)):
                return Tip("", rect.toAlignedRect(), step.rule)
        return None

    def step_areas(self) -> list[tuple[Step, QRectF]]:
        """The steps, and where each is written."""
        body, zoom, air = self.body(), self.zoom, self._air
        inner = body.adjusted(_PAD * zoom, 0, -_PAD * zoom, 0)
        y, found = body.top() + air.first * zoom, []
        for step in () if self._sight is None else steps(self._sight):
            high = self._high(step, inner.width())
            found.append((step, QRectF(inner.left(), y, inner.width(), high)))
            y += high + air.between * zoom
        return found

    def _high(self, step: Step, room: float) -> float:
        zoom, air = self.zoom, self._air
        lines = len(self._lines(step, room - (_DISC + 10.0) * zoom))
        high = air.title + _GROUND + air.line * lines
        high += air.total if step.total is not None else 0.0
        return (high + (air.order if step.order else 0.0)) * zoom

    # --- painting -------------------------------------------------------------------

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        look, zoom = self.look, self.zoom
        paint_panel(painter, look.pixmaps, body, ratio, look.palette, scale=look.scale)
        sight = self._sight
        if sight is None:
            return
        inner = body.adjusted(_PAD * zoom, 0, -_PAD * zoom, 0)
        head = elided(heading(sight), Role.BODY_STRONG, inner.width(), zoom)
        at = QPointF(inner.left(), body.top() + self._air.head * zoom)
        write(painter, head, at, Role.BODY_STRONG, look.palette.text, Anchor.LEFT, zoom)
        number = 0
        for step, area in self.step_areas():
            number = 1 if step.live and not sight.in_turn and not step.order else number + 1
            self._paint_step(painter, step, number, area)

    def _lines(self, step: Step, room: float) -> list[_Line]:
        """Words broken to the room, the figure beside their last line, a sign before their first."""
        found: list[_Line] = []
        for number, (words, figure) in enumerate(step.lines):
            sign = step.signs.get(number)
            beside = text_width(figure, Role.FIGURE, self.zoom) + 8 * self.zoom if figure else 0.0
            before = 0.0 if sign is None else _SIGN * self.zoom
            lines = wrapped(words, Role.SMALL, room - beside - before, self.zoom) or [""]
            found += [_Line(line, before) for line in lines]
            found[-len(lines)] = found[-len(lines)]._replace(sign=sign)
            found[-1] = found[-1]._replace(figure=figure)
        return found

    def _paint_step(self, painter: QPainter, step: Step, number: int, inner: QRectF) -> None:
        look, zoom, air = self.look, self.zoom, self._air
        palette = look.palette
        left = inner.left() + (_DISC + 10.0) * zoom
        room = inner.right() - left
        if step.live:
            ground = inner.adjusted(-8 * zoom, 0.0, 8 * zoom, _GROUND * zoom)
            painter.fillPath(rounded(ground, 8 * zoom), mix(palette.panel, palette.pencil, 0.24))
        y = inner.top() + (_GROUND + air.title / 2) * zoom
        self._paint_disc(painter, step, number, QPointF(inner.left() + _DISC * zoom / 2, y))
        role = smaller((Role.BODY_STRONG, Role.SMALL_STRONG), step.title, room, zoom)
        title = elided(step.title, role, room, zoom)
        quiet = not (step.live or step.done)
        ink = palette.text_2 if quiet else palette.text
        write(painter, title, QPointF(left, y), role, ink, Anchor.LEFT, zoom)
        if step.order:
            self._paint_order(painter, step, QPointF(left, y + (air.title + air.order) / 2 * zoom))
        y += (air.title + air.line) / 2 * zoom
        for line in self._lines(step, room):
            ink = palette.text if step.live else palette.text_2
            if line.sign is not None:
                box = QRectF(left, y - 6.5 * zoom, 13.0 * zoom, 13.0 * zoom)
                paint_icon(painter, SIGNS[line.sign], box, ink, 2.6)
            at = QPointF(left + line.before, y)
            write(painter, line.words, at, Role.SMALL, ink, Anchor.LEFT, zoom)
            if line.figure:
                at = QPointF(inner.right(), y)
                write(painter, line.figure, at, Role.FIGURE, palette.text, Anchor.RIGHT, zoom)
            y += air.line * zoom
        if step.total is not None:
            self._paint_total(painter, step.total, left, inner.right(), y)

    def _paint_order(self, painter: QPainter, step: Step, at: QPointF) -> None:
        """The players' signs one after another, a ring around whoever is to act."""
        assert self._sight is not None
        palette, zoom = self.look.palette, self.zoom
        side, step_wide = 13.0 * zoom, 31.0 * zoom
        for place, seat in enumerate(step.order):
            middle = at + QPointF(side / 2 + 2.0 * zoom + place * step_wide, 0.0)
            if place:
                arrow = QRectF(
                    middle.x() - 21.5 * zoom, middle.y() - 5 * zoom, 10 * zoom, 10 * zoom
                )
                paint_icon(painter, Icon.FORWARD, arrow, palette.text_2)
            if seat == step.now:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(palette.text, 1.6 * zoom))
                painter.drawEllipse(middle, side * 0.82, side * 0.82)
                painter.setPen(Qt.PenStyle.NoPen)
            box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
            painter.setOpacity(0.55 if step.done else 1.0)
            paint_seat_sign(painter, box, palette.seats[self._sight.colour(seat)])
            painter.setOpacity(1.0)

    def _paint_total(
        self, painter: QPainter, total: tuple[str, str], left: float, right: float, y: float
    ) -> None:
        palette, zoom = self.look.palette, self.zoom
        over = (self._air.line / 2 - 3.5) * zoom
        painter.fillRect(QRectF(left, y - over, right - left, 1.0), palette.line)
        words, figure = total
        y += (self._air.total / 2 - over / zoom) * zoom
        write(painter, words, QPointF(left, y), Role.BODY_STRONG, palette.text, Anchor.LEFT, zoom)
        write(painter, figure, QPointF(right, y), _TOTAL, palette.warn, Anchor.RIGHT, zoom)

    def _paint_disc(self, painter: QPainter, step: Step, number: int, at: QPointF) -> None:
        """A tick for what is done, the number on pencil for what is to be done now."""
        palette, zoom = self.look.palette, self.zoom
        radius = _DISC / 2 * zoom
        if step.done:
            painter.setBrush(alpha(palette.success, 0.18))
            painter.drawEllipse(at, radius, radius)
            side = 14.0 * zoom
            box = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
            paint_icon(painter, Icon.CHECK, box, palette.success, 2.6)
        else:
            painter.setBrush(palette.pencil if step.live else palette.panel_sunk)
            painter.drawEllipse(at, radius, radius)
            ink = palette.paper_edge if step.live else palette.text_2
            write(painter, str(number), at, Role.SMALL_STRONG, ink, Anchor.MIDDLE, zoom)
