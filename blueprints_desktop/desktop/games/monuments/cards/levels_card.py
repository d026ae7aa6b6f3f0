"""The plan level by level: which bricks stand, which colours are asked for, what is lit.

The flat picture of every choice, which nothing can hide; hovering a sheet cuts the monument there.
"""

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPen

from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.games.monuments.art.pieces import flat_brick_sprite
from blueprints_desktop.desktop.games.monuments.board.selection import Placing, place_part
from blueprints_desktop.desktop.games.monuments.texts.words import (
    brick_words,
    opens_words,
    piece_words,
    support_words,
)
from blueprints_desktop.desktop.i18n.language import capitalised
from blueprints_desktop.desktop.i18n.number_format import gain_words, points_words
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.games.monuments.building import why_not
from blueprints_desktop.games.monuments.hints import NOT_AT_HAND
from blueprints_desktop.games.monuments.moves import Brick
from blueprints_desktop.games.monuments.plan import LEVEL_POINTS, Plan
from blueprints_desktop.games.monuments.state import BUILDING, State

HEIGHT = 472
_WORDS = 90.0
"""The width of the words beside the drawing."""
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
        surface=kit.Surface.SHEETS,
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
    """What a level is worth and how much of it stands, beside its flat drawing."""
    here = [brick for brick in plan.bricks if brick.level == level]
    built = 0 if view is None else view.built
    kinds = [_kind(brick, plan, built, placing) for brick in here]
    aimed = placing.aimed is not None and placing.aimed.level == level

    def spots(rect: QRectF, _zoom: float) -> list[tuple[kit.PartInfo, QRectF]]:
        place = _placing_in(plan, rect)
        return [(_place_info(plan, view, placing, brick), place(brick)) for brick in here]

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        place = _placing_in(plan, rect)
        for brick, kind in zip(here, kinds, strict=True):
            _paint_place(canvas, brick, kind, place(brick).adjusted(0.6, 0.6, -0.6, -0.6))

    key = ("level", tuple(zip(here, kinds, strict=True)))
    picture = kit.Picture(key, 0.0, 20.0, paint, stretches=True, spots=spots)
    title, *facts = words = _words(level, kinds)
    lines = (
        kit.Text(title, Role.DRAFTING),
        *(kit.Text(fact, Role.SMALL_STRONG, kit.CardTone.QUIET) for fact in facts),
    )
    line = kit.Line((kit.Stack((kit.Fill(), *lines, kit.Fill()), width=_WORDS), picture), gap=4.0)
    ground = kit.CardGround.CHOSEN if pointed or aimed else kit.CardGround.SUNK
    said = kit.SILENT if view is None else ", ".join(words)
    info = kit.PartInfo(level_part(level), "brick-points", spoken=said)
    return kit.Part(info, kit.Field(line, ground, pad=12.0, inset=16.0, reach=0.0))


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


def place_lines(plan: Plan, view: State, brick: Brick, placing: Placing) -> list[str]:
    """All there is to say of a place: the first line names it."""
    said = [f"{capitalised(brick_words(brick))}, {support_words(plan, brick)}"]
    hint = placing.hint_for(brick)
    if hint is not None:
        return [*said, gain_words(hint.points), opens_words(hint)]
    number = plan.numbers[brick]
    if view.built >> number & 1:
        builder = next((seat for placed, seat in view.placed if placed == number), None)
        return said if builder is None else [*said, translate("Monuments", "In place")]
    said.append(points_words(plan.points[number]))
    if not view.open >> number & 1:
        said.append(translate("Monuments", "Needs a brick below"))
    elif view.phase == BUILDING and view.stocks[view.seat] is not None:
        if why_not(plan, view, brick) == NOT_AT_HAND and placing.active:
            words = translate("Monuments", "No {brick} left")
            said.append(words.format(brick=piece_words(brick.colour)))
    else:
        said.append(translate("Monuments", "Open"))
    return said


# --- drawing ------------------------------------------------------------------------------------


def _placing_in(plan: Plan, room: QRectF) -> Callable[[Brick], QRectF]:
    """Where bricks are drawn, at the right of a room; the front row is the lowest."""
    unit = min(room.width() / plan.width, room.height() / plan.rows * 1.7)
    row = min(room.height() / plan.rows, unit * 0.95)
    left, top = room.right() - plan.width * unit, room.center().y() - plan.rows * row / 2

    def place(brick: Brick) -> QRectF:
        y = top + (plan.rows - 1 - brick.row) * row
        return QRectF(left + brick.x * unit, y, 2 * unit, row)

    return place


def _paint_place(canvas: kit.PaintContext, brick: Brick, kind: _Place, inner: QRectF) -> None:
    """A brick that stands; a lit place ringed in pencil; else the colour that is asked for, faint."""
    painter, zoom, palette = canvas.painter, canvas.zoom, canvas.look.palette
    if kind is _Place.BUILT:
        size = round(inner.width(), 1), round(inner.height(), 1)
        sprite = flat_brick_sprite(canvas.look.pixmaps, brick.colour, *size, canvas.ratio, palette)
        sprite.paint(painter, inner.topLeft())
        return
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
