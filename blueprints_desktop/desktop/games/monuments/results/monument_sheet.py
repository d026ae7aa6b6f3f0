"""The finished picture: the monument on a large sheet, its own elevation drawn behind it.

It rises level by level. Afterwards it is seen in the colours of the bricks or of those who set
them. While somebody looks at one builder's row, only that builder's bricks have colour.
"""

from collections.abc import Hashable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.linework import paint_dimension
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.slices import Composer, Make, SlicedPicture
from blueprints_desktop.desktop.drawing.typography import Role, Type, squeezed, text_width, write
from blueprints_desktop.desktop.games.monuments.art.monument import (
    Laid,
    Masonry,
    MonumentExtent,
    PlacedMonument,
    fitted,
    masonry_bounds,
    paint_elevation,
    paint_plan,
)
from blueprints_desktop.desktop.i18n.number_format import sentences
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.cards.desk_widget import BLEED
from blueprints_desktop.desktop.ui.cards.timeline import Moment, Timeline
from blueprints_desktop.desktop.ui.scheduler import Job
from blueprints_desktop.engine.step import Seat

PAPER, BUILDERS = "paper", "builders"
_TURN = 200
_FALL = 46.0
Words = tuple[str, Sequence[str]]
"""The monument's name, and the two lines that are said of it."""
_TITLES = (
    Type(44, 600, 3.0, capitals=True),
    Type(32, 600, 2.0, capitals=True),
    Type(22, 600, 1.5, capitals=True),
)
_MEASURED = 20.0
"""Under the elevation, for the line that measures it."""
_LOW_SHEET = 300.0
"""On a sheet lower than that, at 100 %, there is no elevation."""
_PALE = 2
"""Bricks of others are shown as if they were neutral."""
_SIDE, _AIR = 24.0, 10.0


def level_cue(level: int) -> tuple[str, int]:
    return "level", level


class MonumentPicture(NamedTuple):
    """A picture of the monument: what it is called, and the bricks in it."""

    what: Hashable
    bricks: tuple[Laid, ...]


def as_built(bricks: Sequence[Laid]) -> MonumentPicture:
    return MonumentPicture("own", tuple(bricks))


def at_level(bricks: Sequence[Laid], level: int) -> MonumentPicture:
    return MonumentPicture(("at", level), tuple(brick for brick in bricks if brick.z == level))


def by_builder(built_by: Sequence[tuple[Laid, Seat]], only: Seat | None) -> MonumentPicture:
    """In the builders' colours; ``only``: all but this one's are pale."""
    bricks = (
        brick if only in (None, seat) else brick._replace(kind=_PALE) for brick, seat in built_by
    )
    return MonumentPicture(("by", only), tuple(bricks))


class MonumentSheet(QWidget):
    """Paints itself from pictures that are composed once a size."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._timeline = Timeline()
        self._now = 0.0
        self._title, self._lines = "", ("", "")
        self._ground: MonumentExtent | None = None
        self.whole: tuple[Laid, ...] = ()
        self._own: tuple[Laid, ...] = ()
        self.built_by: tuple[tuple[Laid, int], ...] = ()
        self.only: int | None = None
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
        self._ground, self.whole, self._own = ground, tuple(whole), tuple(own)
        self.built_by, self._timeline = tuple(built_by), timeline
        self._forget()

    def say(self, title: str, lines: tuple[str, str]) -> None:
        self._title, self._lines = title, lines
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentences(lines))
        self._forget()

    def lie_at(self, rect: QRectF) -> None:
        """Cover ``rect`` of the page; the shadow reaches beyond it."""
        bleed = self._appearance.look.px(BLEED)
        self.setGeometry(rect.toAlignedRect().adjusted(-bleed, -bleed, bleed, bleed))
        self._forget()

    def show_moment(self, moment: Moment) -> None:
        before, self._now = self._now, moment.now
        cues = (BUILDERS, *(level_cue(level) for level in range(self.levels)))
        if self._timeline.any_stirs((PAPER,), before, moment.now):
            self.update()
        elif self._timeline.any_stirs(cues, before, moment.now):
            self.update(self._moving_area())

    def risen_ahead(self) -> Iterator[Job]:
        """Jobs that compose the pictures of the rise, in their order."""
        if self._ground is None:
            return
        for key, make in self._grounds(self.turns):
            yield from self._pictures.ahead(key, make)
        for level in range(self.levels):
            yield from self._ahead(at_level(self._own, level))
        yield from self._ahead(as_built(self._own))
        yield from self._ahead(by_builder(self.built_by, self.only))

    @property
    def words_area(self) -> QRectF:
        """Where the name of the monument and what is said below it stand."""
        return words_area(self.sheet(), (self._title, self._lines), self._appearance.look.scale)

    @property
    def levels(self) -> int:
        return max((brick.z for brick in self.whole), default=0) + 1

    def show_only(self, seat: int | None) -> None:
        """One builder's bricks in colour, the others pale; None: everybody's."""
        if seat != self.only:
            self.only = seat
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
            return by_builder(self.built_by, self.only)
        return as_built(self._own)

    def _forget(self) -> None:
        self._pictures.clear()
        self._standings.clear()
        self._fade.stop()
        self._finish()

    # --- pictures -------------------------------------------------------------------

    def sheet(self) -> QRectF:
        bleed = self._appearance.look.px(BLEED)
        return QRectF(self.rect()).adjusted(bleed, bleed, -bleed, -bleed)

    def standing(self, turns: int) -> PlacedMonument:
        assert self._ground is not None
        if turns not in self._standings:
            scale, sheet = self._appearance.look.scale, self.sheet()
            words = self.words_area
            drawn = elevation_area(sheet, words, scale)
            found = standing_on(sheet, (words, drawn), self._ground, self.whole, turns, scale)
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
        standing = self.standing(turns)
        walls = Masonry(standing, bricks, look.pixmaps, ratio, look.palette)
        return SlicedPicture(masonry_bounds(standing, bricks), ratio, walls.slices)

    def _grounds(self, turns: int) -> tuple[tuple[Hashable, Make], ...]:
        """What the monument stands on: the paper, which has no sides, and the plan."""
        return ("paper", self._paper), ((turns, "plan"), partial(self._plan, turns))

    def _paper(self) -> SlicedPicture:
        look, ratio = self._appearance.look, self.devicePixelRatioF()
        words = self._title, self._lines
        draw = partial(
            draw_paper, look=look, sheet=self.sheet(), ratio=ratio, words=words, whole=self.whole
        )
        return SlicedPicture(QRectF(self.rect()), ratio, draw)

    def _plan(self, turns: int) -> SlicedPicture:
        look, standing = self._appearance.look, self.standing(turns)

        def draw(painter: QPainter) -> Iterator[None]:
            paint_plan(painter, standing, self.whole, look.palette, 1.4 * look.scale)
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
            self._picture(by_builder(self.built_by, self.only)).paint(painter, here, share)

    def _rising(self) -> int | None:
        """The level that is on its way to its place; None: all stand."""
        shares = (self._timeline.share(level_cue(z), self._now) for z in range(self.levels))
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
        return self.standing(self.turns).bounds.adjusted(-2.0, -fall, 2.0, 2.0).toAlignedRect()


# --- the paper and where the monument stands on it ----------------------------------------


def draw_paper(
    painter: QPainter,
    look: Look,
    sheet: QRectF,
    ratio: float,
    words: Words,
    whole: Sequence[Laid],
) -> Iterator[None]:
    """All that is the same from every side."""
    palette, scale = look.palette, look.scale
    paint_sheet(painter, look.pixmaps, sheet, ratio, palette, scale)
    yield
    inks = (palette.ink, palette.ink_2, palette.ink_2)
    for (text, at, letters), ink in zip(_laid_words(sheet, words, scale), inks, strict=True):
        write(painter, text, at, letters, ink, scale=scale)
    yield
    area = elevation_area(sheet, words_area(sheet, words, scale), scale)
    if not area.isEmpty():
        _draw_elevation(painter, look, area, whole)


def words_area(sheet: QRectF, words: Words, scale: float) -> QRectF:
    """What the monument's name and all that is said below it take of the sheet."""
    area = QRectF()
    for text, at, letters in _laid_words(sheet, words, scale):
        high = letters.size * scale
        area |= QRectF(at.x(), at.y() - high / 2, text_width(text, letters, scale), high)
    return area


def _laid_words(sheet: QRectF, words: Words, scale: float) -> list[tuple[str, QPointF, Type]]:
    """Each line with where it begins and its letters, the name first."""
    name, lines = words
    low = sheet.height() < _LOW_SHEET * scale
    left, top = sheet.left() + 30.0 * scale, sheet.top() + (30.0 if low else 46.0) * scale
    room = sheet.width() * 0.64
    roles = _TITLES[1:] if low else _TITLES
    fitting = (role for role in roles if text_width(name, role, scale) <= room)
    role = next(fitting, roles[-1])
    title, letters = squeezed(name, role, room, scale)
    laid = [(title, QPointF(left, top), letters)]
    for number, line in enumerate(lines):
        at = QPointF(left, top + (letters.size * 0.5 + 22.0 + 20.0 * number) * scale)
        text, small = squeezed(line, Role.BODY, sheet.right() - left - 16.0 * scale, scale)
        laid.append((text, at, small))
    return laid


def elevation_area(sheet: QRectF, words: QRectF, scale: float) -> QRectF:
    """The upper right corner; empty where there is no height for it, or too little beside words."""
    wide = min(0.26 * sheet.width(), 200.0 * scale)
    corner = QPointF(sheet.right() - 30.0 * scale - wide, sheet.top() + 28.0 * scale)
    area = QRectF(corner.x(), corner.y(), wide, wide * 0.46 + _MEASURED * scale)
    return QRectF() if sheet.height() < _LOW_SHEET * scale or area.intersects(words) else area


def _draw_elevation(painter: QPainter, look: Look, area: QRectF, whole: Sequence[Laid]) -> None:
    """The front of the monument in lines, measured."""
    palette, scale = look.palette, look.scale
    area = area.adjusted(0.0, 0.0, 0.0, -_MEASURED * scale)
    drawn = paint_elevation(painter, area, whole, alpha(palette.ink, 0.75), scale)
    y = drawn.bottom() + 0.6 * _MEASURED * scale
    ink = alpha(palette.ink_2, 0.9)
    paint_dimension(painter, QPointF(drawn.left(), y), QPointF(drawn.right(), y), ink, scale)


def standing_on(
    sheet: QRectF,
    drawn: tuple[QRectF, QRectF],
    ground: MonumentExtent,
    whole: Sequence[Laid],
    turns: int,
    scale: float,
) -> PlacedMonument:
    """Under the title and beside what is said below it, if no brick reaches there.

    Else wherever it is larger: below all words, or at their right under the elevation; ``drawn`` is
    where these two are, and it may cover the elevation's foot as all that is drawn behind it.
    """
    words, elevation = drawn
    side, foot = _SIDE * scale, min(30.0 * scale, 0.10 * sheet.height())
    room = sheet.adjusted(side, min(86.0 * scale, 0.24 * sheet.height()), -side, -foot)
    usual = fitted(room, ground, turns)
    if not any(usual.silhouette(brick).intersects(words) for brick in whole):
        return usual
    air = _AIR * scale
    below, beside = QRectF(room), sheet.adjusted(side, foot, -side, -foot)
    below.setTop(words.bottom() + air)
    beside.setLeft(words.right() + air)
    if not elevation.isEmpty():
        beside.setTop(elevation.bottom())
    choices = (fitted(each, ground, turns) for each in (below, beside) if each.isValid())
    return max(choices, key=lambda standing: standing.view.w, default=usual)
