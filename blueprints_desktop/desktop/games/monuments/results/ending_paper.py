"""The sheet of the finished picture: its paper, the monument's name and measures, the elevation."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.linework import paint_dimension
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.typography import Role, Type, squeezed, text_width, write
from blueprints_desktop.desktop.games.monuments.art.monument import Laid, paint_elevation
from blueprints_desktop.desktop.theme.theme import Look

Words = tuple[str, Sequence[str]]
"""The monument's name, and the two lines that are said of it."""
_TITLES = (
    Type(44, 600, 3.0, capitals=True),
    Type(32, 600, 2.0, capitals=True),
    Type(22, 600, 1.5, capitals=True),
)
_MEASURED = 20.0
"""Under the elevation, for the line that measures it."""
_LOW = 300.0
"""On a sheet lower than that, at 100 %, there is no elevation."""


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
    low = sheet.height() < _LOW * scale
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
    return QRectF() if sheet.height() < _LOW * scale or area.intersects(words) else area


def _draw_elevation(painter: QPainter, look: Look, area: QRectF, whole: Sequence[Laid]) -> None:
    """The front of the monument in lines, measured."""
    palette, scale = look.palette, look.scale
    area = area.adjusted(0.0, 0.0, 0.0, -_MEASURED * scale)
    drawn = paint_elevation(painter, area, whole, alpha(palette.ink, 0.75), scale)
    y = drawn.bottom() + 0.6 * _MEASURED * scale
    ink = alpha(palette.ink_2, 0.9)
    paint_dimension(painter, QPointF(drawn.left(), y), QPointF(drawn.right(), y), ink, scale)
