"""The builders' ladder: seven rungs, brass as far as one has climbed, a helmet where one stands."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.palette import Palette, alpha, lighter, mix
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    elided,
    fitting,
    squeezed,
    text_width,
    write,
)

_LEFT, _APART, _THICK = 16.0, 56.0, 13.0
"""Where the first pole stands, how far the second is from it, and how thick they are."""
_NARROW = 286.0
"""Panels narrower than this have a slimmer ladder: the longest title needs the room."""
_FIGURE = Type(16, 700, tabular=True)


@frozen
class Rung:
    """A title and the points it takes; ``reached`` counts every rung below, too."""

    title: str
    points: str
    brief: str
    """The same in figures, where there is little room."""
    reached: bool
    here: bool = False


def paint_ladder(
    painter: QPainter,
    rect: QRectF,
    rungs: Sequence[Rung],
    figure: str,
    palette: Palette,
    scale: float,
    *,
    small: bool = False,
) -> None:
    """Rungs from the top; ``figure`` stands in a pill on the rung that one is on."""
    step = rect.height() / len(rungs)
    size = min(1.0, step / (30.0 * scale)) if small else 1.0
    narrow = 0.78 if rect.width() < _NARROW * scale else 1.0
    left = rect.left() + _LEFT * scale * (0.4 if small else narrow**3)
    apart = _APART * scale * (0.62 if small else narrow)
    thick = _THICK * scale * (0.6 if small else narrow)
    middles = [rect.top() + (number + 0.5) * step for number in range(len(rungs))]
    for rung, middle in zip(rungs, middles, strict=True):
        if rung.here:
            _paint_here(
                painter, QRectF(rect.left(), middle - step / 2, rect.width(), step), palette, scale
            )
    for x in (left, left + apart):
        pole = QRectF(x, rect.top() - 2 * scale, thick, rect.height() + 4 * scale)
        _paint_bar(
            painter, pole, palette.wood.lit, palette.wood.shade, palette.wood.mark, across=True
        )
    for rung, middle in zip(rungs, middles, strict=True):
        low = middle + (0.16 * step if not small else 0.1 * step)
        high = thick * 0.86
        bar = QRectF(left - 0.3 * thick, low - high / 2, apart + 1.6 * thick, high)
        if rung.reached:
            brass = palette.brass
            _paint_bar(painter, bar, palette.pencil, brass.right, brass.dark, across=False)
        else:
            wood = palette.wood
            _paint_bar(
                painter, bar, wood.lit, mix(wood.middle, wood.shade, 0.4), wood.mark, across=False
            )
        if rung.here:
            centre = QPointF(left + (apart + thick) / 2, bar.top() + 0.2 * high)
            _paint_helmet(painter, centre, apart * 0.86, palette)
        words = left + apart + thick + 16.0 * scale * (0.7 if small else narrow)
        _write_rung(
            painter, rung, QPointF(words, middle), rect.right(), figure, palette, scale, small, size
        )


def _paint_here(painter: QPainter, band: QRectF, palette: Palette, scale: float) -> None:
    inner = band.adjusted(0.0, 2.0 * scale, 0.0, -2.0 * scale)
    body = rounded(inner, 8.0 * scale)
    painter.fillPath(body, alpha(palette.pencil, 0.16 if palette.dark else 0.30))
    painter.strokePath(body, QPen(mix(palette.pencil, palette.gold, 0.6), 1.6 * scale))


def _paint_bar(
    painter: QPainter, bar: QRectF, lit: QColor, dim: QColor, line: QColor, *, across: bool
) -> None:
    """A round bar: light runs across a pole, down a rung."""
    end = bar.topRight() if across else bar.bottomLeft()
    fade = QLinearGradient(bar.topLeft(), end)
    fade.setColorAt(0.0, lighter(lit, 0.1))
    fade.setColorAt(0.35, lit)
    fade.setColorAt(1.0, dim)
    radius = min(bar.width(), bar.height()) * 0.36
    painter.setBrush(fade)
    painter.setPen(QPen(alpha(line, 0.7), 1.0))
    painter.drawRoundedRect(bar, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_helmet(painter: QPainter, foot: QPointF, wide: float, palette: Palette) -> None:
    """A builder's helmet standing on the rung."""
    brass, half = palette.brass, wide / 2
    dome = QPainterPath(foot + QPointF(-half * 0.78, 0.0))
    dome.cubicTo(
        foot + QPointF(-half * 0.78, -wide * 0.56),
        foot + QPointF(half * 0.78, -wide * 0.56),
        foot + QPointF(half * 0.78, 0.0),
    )
    dome.closeSubpath()
    fade = QLinearGradient(foot + QPointF(-half, -half), foot + QPointF(half, 0.0))
    fade.setColorAt(0.0, lighter(palette.pencil, 0.35))
    fade.setColorAt(0.5, palette.pencil)
    fade.setColorAt(1.0, brass.left)
    pen = QPen(brass.dark, max(1.0, 0.035 * wide))
    painter.setPen(pen)
    painter.setBrush(fade)
    painter.drawPath(dome)
    ridge = QRectF(foot.x() - 0.09 * wide, foot.y() - 0.50 * wide, 0.18 * wide, 0.34 * wide)
    painter.drawRoundedRect(ridge, 0.08 * wide, 0.08 * wide)
    brim = QRectF(foot.x() - half, foot.y() - 0.07 * wide, wide, 0.13 * wide)
    painter.drawRoundedRect(brim, 0.06 * wide, 0.06 * wide)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(Qt.PenStyle.NoPen)


def _write_rung(
    painter: QPainter,
    rung: Rung,
    at: QPointF,
    right: float,
    figure: str,
    palette: Palette,
    scale: float,
    small: bool,
    size: float,
) -> None:
    end = right - 10.0 * scale
    if rung.here:
        wide = max(40.0 * scale, text_width(figure, _FIGURE, scale) + 20.0 * scale)
        high = 26.0 * scale if small else 30.0 * scale
        pill = QRectF(end - wide, at.y() - high / 2, wide, high)
        painter.fillPath(rounded(pill, high / 2), palette.paper_edge)
        write(painter, figure, pill.center(), _FIGURE, palette.ink, Anchor.MIDDLE, scale)
        end = pill.left() - 6.0 * scale
    elif rung.reached:
        side = 16.0 * scale
        box = QRectF(end - side, at.y() - side / 2, side, side)
        paint_icon(painter, Icon.CHECK, box, palette.success, 2.2)
        end = box.left() - 4.0 * scale
    role = (
        Role.SMALL_STRONG
        if small and rung.here
        else Role.SMALL
        if small
        else Role.BODY_STRONG
        if rung.here
        else Role.BODY
    )
    quiet = palette.text if rung.reached or rung.here else palette.text_2
    above = at if small else at - QPointF(0.0, 10.0 * scale)
    if small:
        used = 0.0
        if not rung.here and not rung.reached:
            used = text_width(rung.brief, Role.SMALL, scale) + 8.0 * scale
            write(
                painter,
                rung.brief,
                QPointF(end, at.y()),
                Role.SMALL,
                palette.text_2,
                Anchor.RIGHT,
                scale,
            )
        title = elided(rung.title, role, end - at.x() - used, scale * max(0.9, size))
        write(painter, title, above, role, quiet, scale=scale)
        return
    title, letters = squeezed(rung.title, role, end - at.x(), scale)
    write(painter, title, above, letters, quiet, scale=scale)
    below = at + QPointF(0.0, 11.0 * scale)
    points = fitting((rung.points, rung.brief), Role.SMALL, end - at.x(), scale)
    write(painter, points, below, Role.SMALL, palette.text_2, scale=scale)
