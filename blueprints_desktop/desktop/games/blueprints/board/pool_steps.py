"""With two players a turn has two steps; the pool's tray says which one it is."""

from enum import Enum

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, Qt

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    elided,
    text_width,
    write,
)
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import PublicFacts
from blueprints_desktop.desktop.theme.theme import Look

_FIGURE = Type(12, 700)
_DISC, _AFTER_DISC, _BETWEEN = 9.0, 7.0, 14.0
_EDGE = 2.0


class PoolStep(Enum):
    """How far a turn has come."""

    PLACE = "place"
    PLACED = "placed"
    HOMELESS = "homeless"
    """The die that was taken fitted nowhere."""


def step_of(facts: PublicFacts) -> PoolStep | None:
    """Where a turn of two steps stands; None: it has only one."""
    if facts.discarding:
        return PoolStep.HOMELESS if facts.lost_last else PoolStep.PLACED
    return PoolStep.PLACE if facts.removal_follows else None


def paint_steps(painter: QPainter, start: QPointF, room: float, step: PoolStep, look: Look) -> None:
    """Both steps in a line, the present one strong; where ``room`` is short only that one."""
    words = _first_words(step), QCoreApplication.translate("Blueprints", "discard a die")
    now = int(step is not PoolStep.PLACE)
    icon = Icon.CROSS if step is PoolStep.HOMELESS else Icon.CHECK
    shown = [0, 1]
    if sum(_width(words[number], number == now, look.scale) for number in shown) > room:
        shown = [now]
    for number in shown:
        _paint_disc(painter, start, number, now, icon, look)
        role = Role.SMALL_STRONG if number == now else Role.SMALL
        ink = _colour(number, now, look) if number == now else look.palette.text_2
        at = start + QPointF((2 * _DISC + _AFTER_DISC) * look.scale, 0.0)
        text = elided(words[number], role, room - (at.x() - start.x()), look.scale)
        write(painter, text, at, role, ink, scale=look.scale)
        used = _width(words[number], number == now, look.scale)
        start, room = start + QPointF(used, 0.0), room - used


def _first_words(step: PoolStep) -> str:
    translate = QCoreApplication.translate
    return {
        PoolStep.PLACE: translate("Blueprints", "place a die"),
        PoolStep.PLACED: translate("Blueprints", "placed"),
        PoolStep.HOMELESS: translate("Blueprints", "fitted nowhere"),
    }[step]


def _width(words: str, strong: bool, scale: float) -> float:
    role = Role.SMALL_STRONG if strong else Role.SMALL
    return text_width(words, role, scale) + (2 * _DISC + _AFTER_DISC + _BETWEEN) * scale


def _colour(step: int, now: int, look: Look) -> QColor:
    """Done: success; to be done now: the accent, or warning where a die will be lost."""
    if step < now:
        return look.palette.success
    if step > now:
        return look.palette.text_2
    return look.palette.warn if now else look.palette.accent


def _paint_disc(
    painter: QPainter, left: QPointF, step: int, now: int, done: Icon, look: Look
) -> None:
    """The number of the step; an icon once it is done, only a ring before it is begun."""
    radius = _DISC * look.scale
    middle = left + QPointF(radius, 0.0)
    colour = _colour(step, now, look)
    ground = look.palette.panel_sunk
    painter.setPen(QPen(colour, 1.4 * look.scale))
    painter.setBrush(colour if step <= now else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, radius - 1.0, radius - 1.0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if step < now:
        side = 1.2 * radius
        box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        paint_icon(painter, done, box, ground, 4.0)
        return
    ink = ground if step == now else colour
    write(painter, str(step + 1), middle, _FIGURE, ink, Anchor.MIDDLE, look.scale)


def paint_removing_edge(painter: QPainter, tray: QRectF, look: Look) -> None:
    """The whole tray is marked while a die is to leave it."""
    inset = _EDGE * look.scale / 2
    edge = rounded(tray.adjusted(inset, inset, -inset, -inset), 12.0 * look.scale)
    painter.strokePath(edge, QPen(look.palette.warn, _EDGE * look.scale))
