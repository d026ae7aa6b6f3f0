"""Who built each level: a bar for every level of the plan, parted by builders, the highest on top."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from blueprints_desktop.desktop.drawing.marks import paint_seat_sign
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type, text_width, write
from blueprints_desktop.desktop.i18n.number_format import sentences
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.monuments.plan import Plan

HEAD, ROW = 34.0, 24.0
_BAR, _SIGN = 17.0, 9.0
_FIGURE = Type(12, 600, tabular=True)
_LABEL = Type(12, 500)
translate = QCoreApplication.translate


class LevelShares(NamedTuple):
    """A level, how many bricks it has, and how many of them everybody set."""

    level: int
    bricks: int
    by_seat: Counter[Seat]


def level_shares(plan: Plan, placed: Iterable[tuple[int, Seat]]) -> list[LevelShares]:
    """The highest level first."""
    whole = Counter(brick.level for brick in plan.bricks)
    shares: dict[int, Counter[Seat]] = {level: Counter() for level in whole}
    for number, seat in placed:
        shares[plan.bricks[number].level][seat] += 1
    return [LevelShares(level, whole[level], shares[level]) for level in sorted(whole)[::-1]]


def levels_spoken(levels: Sequence[LevelShares], people: Sequence[Person]) -> str:
    lines = []
    for each in levels:
        who = ", ".join(f"{person.name} {each.by_seat[person.seat]}" for person in people)
        words = translate("Monuments", "Level {level}: {who}", "who built it")
        lines.append(words.format(level=each.level, who=who))
    return sentences(lines)


def height_of(levels: Sequence[LevelShares]) -> float:
    """What it takes, at 100 %."""
    return HEAD + ROW * len(levels)


def paint_levels(
    painter: QPainter,
    look: Look,
    rect: QRectF,
    levels: Sequence[LevelShares],
    people: Sequence[Person],
) -> None:
    """All bars on one scale, builders in the order of ``people``."""
    palette, scale = look.palette, look.scale
    title = translate("Monuments", "Who built each level")
    at = QPointF(rect.left(), rect.top() + 0.4 * HEAD * scale)
    write(painter, title, at, Role.SMALL_STRONG, palette.text_2, scale=scale)
    labels = [translate("Monuments", "Level {level}").format(level=each.level) for each in levels]
    left = rect.left() + max(text_width(text, _LABEL, scale) for text in labels) + 12.0 * scale
    unit = (rect.right() - left) / max(each.bricks for each in levels)
    y = rect.top() + (HEAD + ROW / 2) * scale
    for label, each in zip(labels, levels, strict=True):
        ink = palette.text_2
        write(painter, label, QPointF(rect.left(), y), _LABEL, ink, scale=scale)
        bar = QRectF(left, y - _BAR / 2 * scale, unit * each.bricks, _BAR * scale)
        painter.strokePath(
            rounded(bar, 3.0 * scale), QPen(alpha(palette.text_2, 0.45), 1.0 * scale)
        )
        _paint_shares(painter, look, bar, each, people)
        y += ROW * scale


def _paint_shares(
    painter: QPainter, look: Look, bar: QRectF, each: LevelShares, people: Sequence[Person]
) -> None:
    unit = bar.width() / each.bricks
    x = bar.left()
    for person in people:
        many = each.by_seat[person.seat]
        if not many:
            continue
        seat = look.palette.seats[person.colour]
        part = QRectF(x, bar.top(), unit * many, bar.height())
        inner = part.adjusted(0.5 * look.scale, 0.0, -0.5 * look.scale, 0.0)
        painter.fillPath(rounded(inner, 3.0 * look.scale), seat.body)
        side, figure = _SIGN * look.scale, text_width(str(many), _FIGURE, look.scale)
        both = 1.5 * side + figure
        middle = part.center()
        if both + side < part.width():
            sign = QRectF(middle.x() - both / 2, middle.y() - side / 2, side, side)
            paint_seat_sign(painter, sign, seat._replace(sign=seat.text))
            middle.setX(middle.x() + (both - figure) / 2)
        if figure < part.width():
            write(painter, str(many), middle, _FIGURE, seat.text, Anchor.MIDDLE, look.scale)
        x = part.right()
