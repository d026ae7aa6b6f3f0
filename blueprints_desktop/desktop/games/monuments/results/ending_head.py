"""The words over the ranking: who won, with how much, and what ended the game."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.typography import (
    Role,
    elided,
    line_height,
    smaller,
    wrapped,
    write,
)
from blueprints_desktop.desktop.theme.theme import Look

_HIGH = (Role.PAGE_TITLE, Role.CARD_TITLE, Role.SECTION)
_LOW = (Role.CARD_TITLE, Role.SECTION)


def paint_head(
    painter: QPainter, look: Look, panel: QRectF, title: str, why: str, *, low: bool
) -> None:
    """Long names are written smaller, then in two lines; ``low``: there is room for one of each."""
    palette, scale = look.palette, look.scale
    left, room = panel.left() + 24.0 * scale, panel.width() - 48.0 * scale
    role = smaller(_LOW if low else _HIGH, title, room, scale)
    heads = [title] if low else wrapped(title, role, room, scale)[:2]
    y = panel.top() + (24.0 if low else 34.0) * scale
    if len(heads) > 1:
        y -= 8.0 * scale
    for line in heads:
        text = elided(line, role, room, scale)
        write(painter, text, QPointF(left, y), role, palette.text, scale=scale)
        y += 22.0 * scale
    y += 0.0 if low else 4.0 * scale
    for line in wrapped(why, Role.SMALL, room, scale)[: 1 if low else 2]:
        write(painter, line, QPointF(left, y), Role.SMALL, palette.text_2, scale=scale)
        y += line_height(Role.SMALL, scale)
