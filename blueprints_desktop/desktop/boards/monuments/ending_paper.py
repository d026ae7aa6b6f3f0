"""The sheet of the finished picture: its paper, the monument's name and measures, the elevation."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.appearance import Look
from blueprints_desktop.desktop.drawing.lettering import Role, Type, squeezed, text_width, write
from blueprints_desktop.desktop.drawing.linework import paint_dimension
from blueprints_desktop.desktop.drawing.monuments.elevation import paint_elevation
from blueprints_desktop.desktop.drawing.monuments.monument import Laid
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import paint_sheet

_TITLES = (
    Type(44, 600, 3.0, capitals=True),
    Type(32, 600, 2.0, capitals=True),
    Type(22, 600, 1.5, capitals=True),
)
_LOW = 300.0
"""On a sheet lower than that, at 100 %, there is no elevation."""


def draw_paper(
    painter: QPainter,
    look: Look,
    sheet: QRectF,
    ratio: float,
    words: tuple[str, Sequence[str]],
    whole: Sequence[Laid],
) -> Iterator[None]:
    """All that is the same from every side; ``words`` are its name and what is said of it."""
    palette, scale = look.palette, look.scale
    paint_sheet(painter, look.pixmaps, sheet, ratio, palette, scale)
    yield
    low = sheet.height() < _LOW * scale
    _write_words(painter, look, sheet, words, low)
    yield
    if not low:
        _draw_elevation(painter, look, sheet, whole)


def _write_words(
    painter: QPainter, look: Look, sheet: QRectF, words: tuple[str, Sequence[str]], low: bool
) -> None:
    name, lines = words
    palette, scale = look.palette, look.scale
    left, top = sheet.left() + 30.0 * scale, sheet.top() + (30.0 if low else 46.0) * scale
    room = sheet.width() * 0.64
    roles = _TITLES[1:] if low else _TITLES
    fitting = (role for role in roles if text_width(name, role, scale) <= room)
    role = next(fitting, roles[-1])
    title, letters = squeezed(name, role, room, scale)
    write(painter, title, QPointF(left, top), letters, palette.ink, scale=scale)
    for number, line in enumerate(lines):
        at = QPointF(left, top + (role.size * 0.5 + 22.0 + 20.0 * number) * scale)
        write(painter, line, at, Role.BODY, palette.ink_2, scale=scale)


def _draw_elevation(painter: QPainter, look: Look, sheet: QRectF, whole: Sequence[Laid]) -> None:
    """The front of the monument in lines, measured, in the upper right corner."""
    palette, scale = look.palette, look.scale
    wide = min(0.26 * sheet.width(), 200.0 * scale)
    corner = QPointF(sheet.right() - 30.0 * scale - wide, sheet.top() + 28.0 * scale)
    area = QRectF(corner.x(), corner.y(), wide, wide * 0.46)
    drawn = paint_elevation(painter, area, whole, alpha(palette.ink, 0.75), scale)
    y = drawn.bottom() + 12.0 * scale
    ink = alpha(palette.ink_2, 0.9)
    paint_dimension(painter, QPointF(drawn.left(), y), QPointF(drawn.right(), y), ink, scale)
