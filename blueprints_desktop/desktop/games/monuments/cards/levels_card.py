"""The plan level by level: which bricks stand, which colours are asked for, what is lit.

The flat picture of every choice, which nothing can hide; hovering a sheet cuts the monument there.
"""

from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import FRAME, paint_sheet
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.typography import Role, squeezed, write
from blueprints_desktop.desktop.games.monuments.art.pieces import flat_brick_sprite
from blueprints_desktop.desktop.games.monuments.board.selection import Placing, place_part
from blueprints_desktop.desktop.games.monuments.texts.explanations import place_lines
from blueprints_desktop.desktop.i18n.number_format import points_words
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.desk_widget import BLEED
from blueprints_desktop.games.monuments.building import why_not
from blueprints_desktop.games.monuments.moves import Brick
from blueprints_desktop.games.monuments.plan import LEVEL_POINTS, Plan
from blueprints_desktop.games.monuments.state import BUILDING, State

HEIGHT = 472
_WORDS = 112.0
"""Where the drawing begins, from the sheet's left edge."""
translate = QCoreApplication.translate


class _Place(Enum):
    """How a place of the plan is drawn."""

    BARE = auto()
    BUILT = auto()
    LIT = auto()
    OTHER = auto()
    """A brick of another colour than the chosen one fits."""
    AIMED = auto()


def levels_card(
    plan: Plan, view: State | None, placing: Placing, pointed: int | None = None
) -> kit.Card:
    """A sheet for each level, the highest on top; `pointed` is the level that is pointed at.

    `view` is that of the viewer or of the public; None: no brick stands and nothing is said.
    """
    levels = range(max(brick.level for brick in plan.bricks), 0, -1)
    return kit.Card(
        items=tuple(_level(plan, view, placing, level, level == pointed) for level in levels),
        surface=kit.Surface.DESK,
        pad=0.0,
        top=kit.NO_SPACE,
        foot=kit.NO_SPACE,
        gap=kit.fixed(8.0),
        click_asks=False,
        spoken=translate("Monuments", "The plan, level by level"),
    )


def level_part(level: int) -> str:
    """The public name of a level's sheet."""
    return f"level.{level}"


def level_of(plan: Plan, part: str) -> int:
    """The level of a sheet or of a place on it."""
    kind, name = part.split(".", 1)
    if kind == "level":
        return int(name)
    return next(brick.level for brick in plan.bricks if place_part(brick) == part)


def _level(plan: Plan, view: State | None, placing: Placing, level: int, pointed: bool) -> kit.Item:
    here = [brick for brick in plan.bricks if brick.level == level]
    built = 0 if view is None else view.built
    kinds = {brick: _kind(brick, plan, built, placing) for brick in here}
    words = _words(level, list(kinds.values()))
    aimed = placing.aimed is not None and placing.aimed.level == level
    sheet = _LevelSheet(plan, level, words, tuple(kinds.items()), pointed or aimed)

    def spots(rect: QRectF, zoom: float) -> list[tuple[kit.PartInfo, QRectF]]:
        grid = _grid(plan, rect, zoom)
        return [(_place_info(plan, view, placing, brick), grid.place(brick)) for brick in here]

    picture = kit.Picture(sheet, 0.0, 0.0, sheet.paint, stretches=True, spots=spots)
    said = kit.SILENT if view is None else ", ".join(words)
    return kit.Part(kit.PartInfo(level_part(level), "brick-points", spoken=said), picture)


def _kind(brick: Brick, plan: Plan, built: int, placing: Placing) -> _Place:
    if built >> plan.numbers[brick] & 1:
        return _Place.BUILT
    if placing.hint_for(brick) is None:
        return _Place.BARE
    if brick == placing.aimed:
        return _Place.AIMED
    return _Place.LIT if brick.colour == placing.colour else _Place.OTHER


def _words(level: int, kinds: list[_Place]) -> tuple[str, str, str]:
    counted = translate("Monuments", "{set} of {all}", "bricks of a level")
    return (
        translate("Monuments", "Level {level}").format(level=level),
        points_words(LEVEL_POINTS[level - 1]),
        counted.format(set=kinds.count(_Place.BUILT), all=len(kinds)),
    )


def _place_info(plan: Plan, view: State | None, placing: Placing, brick: Brick) -> kit.PartInfo:
    def ask() -> tuple[str, str]:
        """Only the builder is told what could be set."""
        if view is None:
            return "", ""
        own = view.phase == BUILDING and view.stocks[view.seat] is not None
        rule = why_not(plan, view, brick) if own else None
        return "\n".join(place_lines(plan, view, brick, placing)), rule or "brick-points"

    return kit.PartInfo(place_part(brick), live=placing.hint_for(brick) is not None, ask=ask)


# --- drawing ------------------------------------------------------------------------------------


class _LevelGrid(NamedTuple):
    """Where the drawing of a level begins, how wide its units and how high its rows are."""

    left: float
    top: float
    unit: float
    row: float
    rows: int

    def place(self, brick: Brick) -> QRectF:
        """Where a brick is drawn; the front row is the lowest."""
        y = self.top + (self.rows - 1 - brick.row) * self.row
        return QRectF(self.left + brick.x * self.unit, y, 2 * self.unit, self.row)


def _grid(plan: Plan, sheet: QRectF, zoom: float) -> _LevelGrid:
    room = sheet.adjusted(_WORDS * zoom, 15.0 * zoom, -15.0 * zoom, -15.0 * zoom)
    unit = min(room.width() / plan.width, room.height() / plan.rows * 1.7)
    row = min(room.height() / plan.rows, unit * 0.95)
    top = room.center().y() - plan.rows * row / 2
    return _LevelGrid(room.right() - plan.width * unit, top, unit, row, plan.rows)


class _LevelSheet(NamedTuple):
    """A sheet with everything that is drawn on it."""

    plan: Plan
    level: int
    words: tuple[str, str, str]
    kinds: tuple[tuple[Brick, _Place], ...]
    ringed: bool

    def paint(self, canvas: kit.PaintContext, rect: QRectF) -> None:
        """Drawn once: a brick changes one sheet, and all lie side by side."""
        look, size = canvas.look, (rect.width(), rect.height())
        soft = BLEED * look.scale
        place = QRectF(0.0, 0.0, *size)

        def draw(painter: QPainter) -> None:
            self._draw(canvas._replace(painter=painter), place)

        what = ("level", self.level, self.words, self.kinds, self.ringed, size, canvas.zoom)
        bounds = place.adjusted(-soft, -soft, soft, soft)
        sprite = look.pixmaps.sprite(what, bounds, canvas.ratio, look.palette, draw)
        sprite.paint(canvas.painter, rect.topLeft())

    def _draw(self, canvas: kit.PaintContext, sheet: QRectF) -> None:
        painter, zoom, look = canvas.painter, canvas.zoom, canvas.look
        palette = look.palette
        self._empty_sheet(canvas, sheet).paint(painter, sheet.topLeft())
        if self.ringed:
            painter.setPen(QPen(palette.pencil, 2.4 * zoom))
            inset = 4.0 * zoom
            painter.drawRect(sheet.adjusted(inset, inset, -inset, -inset))
            painter.setPen(Qt.PenStyle.NoPen)
        self._write_words(canvas, sheet)
        grid = _grid(self.plan, sheet, zoom)
        for brick, kind in self.kinds:
            place = grid.place(brick).adjusted(0.6, 0.6, -0.6, -0.6)
            if kind is _Place.BUILT:
                size = round(place.width(), 1), round(place.height(), 1)
                brick_sprite = flat_brick_sprite(
                    look.pixmaps, brick.colour, *size, canvas.ratio, palette
                )
                brick_sprite.paint(painter, place.topLeft())
            else:
                _paint_place(canvas, brick, kind, place)

    def _empty_sheet(self, canvas: kit.PaintContext, rect: QRectF) -> Sprite:
        """Drawn once for a size: its grid and noise take longest."""
        look, ratio = canvas.look, canvas.ratio

        def draw(painter: QPainter) -> None:
            paint_sheet(painter, look.pixmaps, rect, ratio, look.palette, look.scale)

        soft = BLEED * look.scale
        what = ("level sheet", rect.width(), rect.height(), look.scale)
        bounds = rect.adjusted(-soft, -soft, soft, soft)
        return look.pixmaps.sprite(what, bounds, ratio, look.palette, draw)

    def _write_words(self, canvas: kit.PaintContext, sheet: QRectF) -> None:
        painter, zoom, palette = canvas.painter, canvas.zoom, canvas.look.palette
        x, y = sheet.left() + 18.0 * zoom, sheet.center().y()
        room = (_WORDS - 24.0) * zoom
        pitch = min(20.0 * zoom, (sheet.height() - 2.8 * FRAME * canvas.look.scale) / 3)
        inks = (palette.ink, palette.ink_2, palette.ink_2)
        roles = (Role.DRAFTING, Role.SMALL_STRONG, Role.SMALL_STRONG)
        for number, words in enumerate(self.words):
            text, role = squeezed(words, roles[number], room, zoom)
            at = QPointF(x, y + pitch * (number - 1))
            write(painter, text, at, role, inks[number], scale=zoom)


def _paint_place(canvas: kit.PaintContext, brick: Brick, kind: _Place, inner: QRectF) -> None:
    """Lit: ringed in pencil. Else the colour that is asked for, faint."""
    painter, zoom, palette = canvas.painter, canvas.zoom, canvas.look.palette
    tones = palette.bricks[brick.colour]
    fill, pen = {
        _Place.AIMED: (palette.pencil, QPen(palette.paper_edge, 1.2 * zoom)),
        _Place.LIT: (alpha(tones.top, 0.55), QPen(palette.pencil, 1.8 * zoom)),
        _Place.OTHER: (alpha(tones.top, 0.40), dashed_pen(palette.ink, 1.2 * zoom, 2.6, 2.0)),
        _Place.BARE: (alpha(tones.top, 0.20), QPen(alpha(tones.top, 0.75), 1.0 * zoom)),
    }[kind]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.fillRect(inner, fill)
    painter.setPen(pen)
    painter.drawRect(inner)
    painter.setPen(Qt.PenStyle.NoPen)
