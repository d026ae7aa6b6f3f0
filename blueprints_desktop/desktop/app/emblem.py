"""The program's sign: dice built up on a sheet of cyanotype paper.

The window shows it, and so do menus, docks and match files. It has to be told apart at 16 pixels,
so small signs show fewer things and larger ones, and there is no letter in it.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QIcon, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from blueprints_desktop.desktop.drawing.dice import FINISHES, paint_die
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import (
    RECYCLED,
    STONE,
    WOOD,
    Palette,
    alpha,
    palette,
)
from blueprints_desktop.desktop.drawing.pixmaps import render
from blueprints_desktop.desktop.drawing.projection import RISE, View
from blueprints_desktop.desktop.drawing.shadows import paint_soft
from blueprints_desktop.desktop.drawing.solids import silhouette

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""Those that menus and docks ask for."""

_WINDOW_SIZES = (16, 32, 48, 64)
_GRID_FROM, _ALL_DICE_FROM = 32, 48
_BUILDING = (
    ((0, 0, 0), STONE, 2),
    ((0, 1, 0), RECYCLED, 3),
    ((1, 0, 0), WOOD, 5),
    ((0, 0, 1), STONE, 4),
)
_ONE_DIE = (((0, 0, 0), WOOD, 5),)


def emblem(side: int) -> QImage:
    """The sign of the program, so many pixels wide and high."""
    look = palette(dark=False, colour_safe=False)

    def draw(painter: QPainter) -> None:
        _paint_paper(painter, side, _tile(side), look)
        _paint_dice(painter, side, QPointF(0.5, 0.5), look)

    return render(QRectF(0, 0, side, side), 1.0, draw, deep=True)


def window_icon() -> QIcon:
    """For task bars; where the program is installed the system has the larger ones."""
    icon = QIcon()
    for side in _WINDOW_SIZES:
        icon.addPixmap(QPixmap.fromImage(emblem(side)))
    return icon


def match_emblem(side: int) -> QImage:
    """The sign of a match file: a sheet with a folded corner, and a die on it."""
    look = palette(dark=False, colour_safe=False)

    def draw(painter: QPainter) -> None:
        _paint_paper(painter, side, _page(side), look)
        _paint_fold(painter, side, look)
        _paint_dice(painter, side, QPointF(0.5, 0.58), look, 0.74)

    return render(QRectF(0, 0, side, side), 1.0, draw, deep=True)


def _tile(side: int) -> QPainterPath:
    rim = max(0.5, side * 0.03)
    path = QPainterPath()
    path.addRoundedRect(QRectF(rim, rim, side - 2 * rim, side - 2 * rim), side * 0.19, side * 0.19)
    return path


_PAGE = (0.14, 0.03, 0.86, 0.97)
_FOLD = 0.22


def _page(side: int) -> QPainterPath:
    left, top, right, bottom = (share * side for share in _PAGE)
    fold = _FOLD * side
    path = QPainterPath(QPointF(left, top))
    for x, y in ((right - fold, top), (right, top + fold), (right, bottom), (left, bottom)):
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def _paint_fold(painter: QPainter, side: int, look: Palette) -> None:
    _, top, right, _ = (share * side for share in _PAGE)
    fold = _FOLD * side
    flap = QPainterPath(QPointF(right - fold, top))
    flap.lineTo(right - fold, top + fold)
    flap.lineTo(right, top + fold)
    flap.closeSubpath()
    painter.fillPath(flap, look.ink_2)


def _paint_paper(painter: QPainter, side: int, body: QPainterPath, look: Palette) -> None:
    light = QLinearGradient(0, 0, side, side)
    light.setColorAt(0.0, look.paper_lit)
    light.setColorAt(1.0, look.paper_deep)
    painter.fillPath(body, light)
    if side >= _GRID_FROM:
        with saved(painter):
            painter.setClipPath(body)
            painter.setPen(QPen(alpha(look.ink, 0.16), max(0.7, side / 180)))
            for step in range(1, 6):
                at = side * step / 6
                painter.drawLine(QPointF(at, 0), QPointF(at, side))
                painter.drawLine(QPointF(0, at), QPointF(side, at))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look.paper_edge, max(0.8, side * 0.016)))
    painter.drawPath(body)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_dice(
    painter: QPainter, side: int, middle: QPointF, look: Palette, share: float = 1.0
) -> None:
    """The building, or one large die where a building could not be made out."""
    whole = side >= _ALL_DICE_FROM and share == 1.0
    dice = _BUILDING if whole else _ONE_DIE
    w = side * share * (0.198 if whole else 0.355)
    centre = (0.0, 0.0, -0.06) if whole else (0.5, 0.5, 0.5)
    view = View(w, QPointF(side * middle.x(), side * middle.y()) - View(w).point(*centre))
    for (x, y, z), material, _ in dice:
        if z == 0 and side >= _GRID_FROM:
            at = view.point(x, y)
            shade = silhouette(View(w, at), finish=FINISHES[material])
            shade.translate(0.16 * w, 0.10 * w * RISE)
            paint_soft(painter, shade, alpha(look.shadow_on_paper, 0.45), 0.35 * w)
    for (x, y, z), material, value in dice:
        with saved(painter):
            painter.translate(view.point(x, y, z))
            paint_die(painter, material, value, w, look, w)
