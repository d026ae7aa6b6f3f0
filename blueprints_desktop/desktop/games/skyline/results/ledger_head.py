"""Who the columns of the ledger belong to: sign and name, beside each other or one over the other."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.marks import paint_seat_sign
from blueprints_desktop.desktop.drawing.typography import (
    SMALLEST,
    Anchor,
    Role,
    Type,
    elided,
    squeezed,
    text_width,
    write,
)
from blueprints_desktop.desktop.i18n.names import short_names
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.board_api import Person

_BESIDE, _SMALL_BESIDE = (15.0, 8.0), (12.0, 5.0)
"""The side of a sign, and how far its name is from it."""
_OVER, _STACKED = 3.0, 30.0
"""How far a sign is above its name, and how high both are."""
_TELLING = 4
"""A name cut shorter than that, with its dots, tells nobody apart."""


@frozen
class LedgerHead:
    """What is written for each, in the letters of all; no names: the signs must do."""

    names: tuple[str, ...]
    role: Role | Type
    side: float
    gap: float
    stacked: bool = False

    def paint(
        self, painter: QPainter, number: int, person: Person, at: QPointF, look: Look
    ) -> None:
        """End at a point, as the figures below do; it is in the middle of the head's height."""
        name, unit = self.names[number], look.scale
        side, gap = self.side * unit, self.gap * unit
        wide = text_width(name, self.role, unit)
        box = QRectF(at.x() - side, at.y() - side / 2, side, side)
        if not name:
            wide = 0.0
        elif self.stacked:
            away = (_STACKED * unit - side) / 2
            box.translate(0.0, -away)
            at += QPointF(0.0, (side + gap) / 2)
        else:
            box.translate(-wide - gap, 0.0)
        write(painter, name, at, self.role, look.palette.text, Anchor.RIGHT, unit)
        paint_seat_sign(painter, box, look.palette.seats[person.colour])


def head_of(names: Sequence[str], room: QSizeF, unit: float) -> LedgerHead:
    """Whole names if any way finds room for them, beside their signs rather than below."""
    side, gap = _BESIDE
    beside = room.width() - (side + gap) * unit
    if all(text_width(name, Role.BODY_STRONG, unit) <= beside for name in names):
        return LedgerHead(tuple(names), Role.BODY_STRONG, side, gap)
    side, gap = _SMALL_BESIDE
    beside = room.width() - (side + gap) * unit
    found = _letters(names, beside, unit)
    if found is not None:
        return LedgerHead(tuple(names), found, side, gap)
    stacked = room.height() >= _STACKED * unit
    wide = room.width() if stacked else beside
    for told in (names, short_names(names)):
        found = _letters(told, wide, unit)
        if found is not None:
            return LedgerHead(tuple(told), found, side, _OVER if stacked else gap, stacked)
    letters = Role.SMALL_STRONG.value._replace(size=SMALLEST)
    cut = tuple(elided(name, letters, wide, unit) for name in short_names(names))
    if any(len(name) < _TELLING and name not in names for name in cut):
        return LedgerHead(("",) * len(cut), letters, side, 0.0)
    return LedgerHead(cut, letters, side, _OVER if stacked else gap, stacked)


def _letters(names: Sequence[str], room: float, unit: float) -> Type | None:
    """The small letters in which all names are whole, no smaller than any may be."""
    longest = max(names, key=lambda name: text_width(name, Role.SMALL_STRONG, unit))
    told, letters = squeezed(longest, Role.SMALL_STRONG, room, unit, least=SMALLEST)
    return letters if told == longest else None
