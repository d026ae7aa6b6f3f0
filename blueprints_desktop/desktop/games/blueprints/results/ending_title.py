"""The title block of the poster: who won, with how much, and by what."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    elided,
    line_height,
    smaller,
    squeezed,
    text_width,
    wrapped,
    write,
)
from blueprints_desktop.desktop.games.blueprints.results.reveal_signs import marker_sprite
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.board_api import Person

LOW = 200.0
"""Under this height, at 100 %, the poster keeps everything small."""
_NAMES = (Type(52, 600, -0.5), Type(44, 600, -0.5), Type(34, 600), Type(26, 600), Type(20, 600))
_LOW_NAMES = _NAMES[3:]
_TALL = 380.0
_TALL_NAMES = (Type(76, 600, -1.0), Type(64, 600, -0.5), *_NAMES)
_WINS, _TALL_WINS = Type(22, 600), Type(30, 600)
_REASON, _TALL_REASON = Role.BODY.value, Type(19, 400)


@frozen
class PosterWords:
    """The title block: before places are known only ``waiting`` is said."""

    waiting: str
    people: tuple[Person, ...]
    name: str
    wins: str
    reason: str
    brief: str
    """The same where there is little room."""
    is_winner: bool


def paint_title(
    painter: QPainter, area: QRectF, words: PosterWords, placed: float, look: Look, ratio: float
) -> None:
    """``placed``: how far the places have become known, 0 to 1."""
    scale = look.scale
    if placed < 1.0:
        painter.setOpacity(1.0 - placed)
        at = QPointF(area.left(), area.center().y())
        role = _largest(words.waiting, area.width(), _names_for(area, scale), scale)
        write(painter, words.waiting, at, role, look.palette.ink, Anchor.LEFT, scale)
    if placed > 0.0:
        painter.setOpacity(placed)
        _paint_words(painter, area, words, look, ratio)
    painter.setOpacity(1.0)


def _paint_words(
    painter: QPainter, area: QRectF, words: PosterWords, look: Look, ratio: float
) -> None:
    """Badges over the name, or beside it where there is little height."""
    palette, scale = look.palette, look.scale
    low = area.height() < LOW * scale
    radius = (14.0 if low else 24.0) * scale
    beside = radius * (2.3 * len(words.people) - 0.3) + 10.0 * scale if low else 0.0
    tall = area.height() > _TALL * scale
    role = _largest(words.name, area.width() - beside, _names_for(area, scale), scale)
    wins_roles = (*((_TALL_WINS,) if tall else ()), _WINS, Role.SECTION.value)
    wins_role = _largest(words.wins, area.width(), wins_roles, scale)
    reason_role = _TALL_REASON if tall else _REASON
    name_high, wins_high = role.size * scale * 1.25, wins_role.size * scale * 1.5
    line = line_height(reason_role, scale)
    above = 0.0 if low else 2 * radius + 14.0 * scale
    left_over = max(0.0, area.height() - above - name_high - wins_high)
    most = int(left_over / line)
    reason = wrapped(words.reason, reason_role, area.width(), scale)
    if len(reason) > most:
        reason = _lines(words.brief, reason_role, area.width(), most, scale)
    y = area.top() + (left_over - len(reason) * line) / 2
    for number, person in enumerate(words.people):
        at = QPointF(
            area.left() + radius * (1 + 2.3 * number), y + (name_high / 2 if low else radius)
        )
        marker_sprite(person.colour, radius, look, ratio).paint(painter, at)
    y += above
    at = QPointF(area.left() + beside, y + name_high / 2)
    name = elided(words.name, role, area.width() - beside, scale)
    write(painter, name, at, role, palette.ink, Anchor.LEFT, scale)
    y += name_high
    at = QPointF(area.left(), y + wins_high * 0.42)
    ink = palette.pencil if words.is_winner else palette.ink
    fit = smaller((wins_role, Role.SECTION, Role.BODY_STRONG), words.wins, area.width(), scale)
    wins, letters = squeezed(words.wins, fit, area.width(), scale)
    write(painter, wins, at, letters, ink, Anchor.LEFT, scale)
    y += wins_high
    for part in reason:
        at = QPointF(area.left(), y + line / 2)
        write(painter, part, at, reason_role, palette.ink_2, Anchor.LEFT, scale)
        y += line


def _names_for(area: QRectF, scale: float) -> Sequence[Type]:
    """How large a name may get where there is so much height."""
    if area.height() < LOW * scale:
        return _LOW_NAMES
    return _TALL_NAMES if area.height() > _TALL * scale else _NAMES


def _largest(text: str, width: float, roles: Sequence[Type], scale: float) -> Type:
    """The first of these, largest first, in which ``text`` fits."""
    return next((role for role in roles if text_width(text, role, scale) <= width), roles[-1])


def _lines(text: str, role: Type, width: float, most: int, scale: float) -> list[str]:
    """``text`` in at most so many lines, the last one cut."""
    lines = wrapped(text, role, width, scale)
    if len(lines) <= most:
        return lines
    if most == 0:
        return []
    last = elided(" ".join(lines[most - 1 :]), role, width, scale)
    return [*lines[: most - 1], last]
