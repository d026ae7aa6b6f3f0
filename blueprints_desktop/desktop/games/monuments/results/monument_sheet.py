"""The finished monument on a large sheet, with its name and its elevation.

It rises level by level. Afterwards it is seen in the colours of the bricks or of those who set
them. While somebody looks at one builder's row, only that builder's bricks have colour.
"""

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.linework import paint_dimension
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.typography import Role, Type, text_width
from blueprints_desktop.desktop.games.monuments.art.monument import (
    Composer,
    DrawnSite,
    Laid,
    Masonry,
    PlacedMonument,
    Slices,
    fitted,
    in_slices,
    paint_elevation,
    paint_plan,
)
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.timeline import Timeline
from blueprints_desktop.desktop.ui.cards.values import CardTone
from blueprints_desktop.desktop.ui.scheduler import Job
from blueprints_desktop.engine.step import Seat

BUILDERS = "builders"
"""The cue with which bricks take the colours of their builders."""
TURN = "turn"
TURNING = Timeline()
"""From one side to the next."""
TURNING.add(TURN, 0, 200)
_FALL = 46.0
_PALE = 2
"""Bricks of others are shown as if they were neutral."""
_LOW_TITLE = Type(32, 600, 2.0, capitals=True)
_TITLES = Type(44, 600, 3.0, capitals=True), _LOW_TITLE, Type(22, 600, 1.5, capitals=True)
_TITLE_SHARE = 0.6
"""The largest share of the sheet that a title takes beside the elevation."""
_LOW = 300.0
"""A sheet lower than that has a small title and no elevation."""
_ELEVATION_SHARE, _WIDEST_ELEVATION = 0.26, 160.0
_MEASURED = 20.0
"""Under the elevation, for the line that measures it."""


def level_cue(level: int) -> tuple[str, int]:
    return "level", level


def sheet_card(
    name: str, lines: tuple[str, str], monument: "MonumentPicture", told: str, size: QRectF
) -> kit.Card:
    """Name and lines over the monument, or beside it on a low sheet.

    ``told`` says who built it; ``size`` is that of the sheet, in pixels at 100 %.
    """
    beside = size.width() > 2.2 * size.height()
    first, second = (kit.Text(line, Role.BODY, CardTone.QUIET) for line in lines)
    low = size.height() < _LOW
    below: kit.Item = kit.Stack((first, second))
    if low and not beside:
        below = kit.Choice((kit.Line((first, second), gap=24.0), below))
    role = _LOW_TITLE if low else _title_role(name, size.width())
    title = kit.Text(name, role, least=16.0)
    words = kit.Part(kit.PartInfo("words"), kit.Stack((title, below), kit.fixed(4.0)))
    info = kit.PartInfo("monument", spoken=told)
    picture = kit.Part(info, monument.item())
    items: tuple[kit.Item, ...] = (kit.Line((words, picture), gap=16.0),)
    if not beside:
        drawn: tuple[kit.Item, ...] = ()
        if not low:
            wide = min(_ELEVATION_SHARE * size.width(), _WIDEST_ELEVATION)
            drawn = (kit.Optional(_elevation(monument.site.whole, wide)),)
        items = (kit.Line((words, kit.Fill(), *drawn), gap=16.0), picture)
    return kit.Card(
        items=items,
        surface=kit.Surface.PAPER,
        framed=True,
        pad=28.0,
        top=kit.Spread(24.0, 16.0),
        foot=kit.Spread(22.0, 14.0),
        about="end",
        click_asks=False,
        spoken=name,
    )


def _title_role(name: str, width: float) -> Type:
    """The largest letters that leave room for the elevation beside a name."""
    fitting = (role for role in _TITLES if text_width(name, role) <= _TITLE_SHARE * width)
    return next(fitting, _TITLES[-1])


def _elevation(whole: Sequence[Laid], wide: float) -> kit.Picture:
    """The front of the monument in lines, measured."""

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        painter, palette, zoom = canvas.painter, canvas.look.palette, canvas.zoom
        area = rect.adjusted(0.0, 0.0, 0.0, -_MEASURED * zoom)
        drawn = paint_elevation(painter, area, whole, alpha(palette.ink, 0.75), zoom)
        y = drawn.bottom() + 0.6 * _MEASURED * zoom
        ink = alpha(palette.ink_2, 0.9)
        paint_dimension(painter, QPointF(drawn.left(), y), QPointF(drawn.right(), y), ink, zoom)

    high = 0.46 * wide + _MEASURED
    return kit.Picture(("elevation", tuple(whole), wide), wide, high, paint)


class MonumentPicture:
    """The monument on its plan. Pictures of it are composed once for a place and a look."""

    def __init__(self, site: DrawnSite) -> None:
        self.site = site
        self.own: tuple[Laid, ...] = ()
        """The bricks in their own colours."""
        self.built_by: tuple[tuple[Laid, Seat], ...] = ()
        """The bricks in the colours of their builders, and who that was."""
        self.only: Seat | None = None
        """The builder whose bricks alone have colour; None: all have."""
        self.by_builder = True
        self.turns = 0
        self._turned_from = 0
        self._place: tuple[QRectF, Look, float] | None = None
        """The room, the look and the pixel ratio that pictures were composed for."""
        self._pictures = Composer()

    def show_bricks(self, own: Sequence[Laid], built_by: Sequence[tuple[Laid, Seat]]) -> None:
        self.own, self.built_by = tuple(own), tuple(built_by)
        self._pictures.clear()

    def turn(self, turns: int) -> None:
        """Turn it by quarters; the sides fade into one another."""
        self._turned_from, self.turns = self.turns, (self.turns + turns) % 4

    def item(self) -> kit.Picture:
        """The picture on the card, as it is seen now."""
        key = (self.turns, self.by_builder, self.only, self.own, self.built_by)
        cues = (TURN, BUILDERS, *map(level_cue, range(self.site.levels)))
        return kit.Picture(key, 0.0, 60.0, self._paint, stretches=True, cues=cues)

    # --- pictures -------------------------------------------------------------------

    def lie_in(self, room: QRectF, look: Look, ratio: float) -> None:
        """Take this room. In another one all pictures are composed again."""
        room = QRectF(room.toAlignedRect())
        before = self._place
        if before is None or before[::2] != (room, ratio) or not look.is_like(before[1]):
            self._place = room, look, ratio
            self._pictures.clear()

    def standing(self, turns: int) -> PlacedMonument:
        """Where it stands with this side in front."""
        assert self._place is not None
        return fitted(self._place[0], self.site.ground, turns)

    def _bricks(self, what: object) -> tuple[Laid, ...]:
        """The bricks of a picture: of a level, by their builders, or all in their own colours."""
        match what:
            case ("level", level):
                return tuple(brick for brick in self.own if brick.z == level)
            case ("by", only):
                return tuple(
                    brick if only in (None, seat) else brick._replace(kind=_PALE)
                    for brick, seat in self.built_by
                )
        return self.own

    def _slices(self, what: object, turns: int) -> Slices:
        assert self._place is not None
        _, look, ratio = self._place
        standing, bricks = self.standing(turns), self._bricks(what)
        walls = Masonry(standing, bricks, look.pixmaps, ratio, look.palette)
        return in_slices(standing.bounds, ratio, walls.slices)

    def _picture(self, what: object, turns: int) -> Sprite:
        return self._pictures.picture((what, turns), partial(self._slices, what, turns))

    def _ahead(self, what: object, turns: int) -> Iterator[Job]:
        return self._pictures.ahead((what, turns), partial(self._slices, what, turns))

    @property
    def _at_rest(self) -> object:
        """The picture that is seen when nothing moves."""
        return ("by", self.only) if self.by_builder else "own"

    def risen_ahead(self) -> Iterator[Job]:
        """Jobs that compose the pictures of the rise, in their order."""
        for what in (*map(level_cue, range(self.site.levels)), "own", self._at_rest):
            yield from self._ahead(what, self.turns)

    def turned_ahead(self) -> Iterator[Job]:
        """Jobs that compose the sides beside the one in front, once it has a place."""
        for step in (1, 3) if self._place is not None else ():
            yield from self._ahead(self._at_rest, (self.turns + step) % 4)

    # --- painting -------------------------------------------------------------------

    def _paint(self, canvas: kit.PaintContext, room: QRectF) -> None:
        self.lie_in(room, canvas.look, canvas.ratio)
        self._paint_side(canvas, self.turns, 1.0)
        before = 1.0 - canvas.moment.share(TURN)
        if before > 0.0:
            self._paint_side(canvas, self._turned_from, before)

    def _plan(self, canvas: kit.PaintContext, turns: int) -> Sprite:
        """The plan on the ground, drawn once for each side: it is painted in every frame."""
        look, standing, whole = canvas.look, self.standing(turns), self.site.whole
        origin, line = standing.view.origin, 1.4 * canvas.look.scale
        what = ("monument plan", *whole, turns, standing.view.w, origin.x(), origin.y(), line)

        def draw(painter: QPainter) -> None:
            paint_plan(painter, standing, whole, look.palette, line)

        bounds = standing.bounds.adjusted(-line, -line, line, line)
        return look.pixmaps.sprite(what, bounds, canvas.ratio, look.palette, draw)

    def _paint_side(self, canvas: kit.PaintContext, turns: int, strength: float) -> None:
        painter, moment, here = canvas.painter, canvas.moment, QPointF()
        painter.setOpacity(strength)
        self._plan(canvas, turns).paint(painter, here)
        levels = range(self.site.levels)
        rising = next((z for z in levels if moment.share(level_cue(z)) < 1.0), None)
        if rising is not None:
            for level in levels[:rising]:
                self._picture(level_cue(level), turns).paint(painter, here)
            share = moment.share(level_cue(rising))
            if share > 0.0:
                up = QPointF(0.0, (share - 1.0) * _FALL * canvas.look.scale)
                self._picture(level_cue(rising), turns).paint(painter, up, min(1.0, 2.0 * share))
            return
        share = moment.share(BUILDERS) if self.by_builder else 0.0
        if share < 1.0:
            self._picture("own", turns).paint(painter, here)
        if share > 0.0:
            self._picture(("by", self.only), turns).paint(painter, here, share)
