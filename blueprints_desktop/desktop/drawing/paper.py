"""Cyanotype paper: flat sheets and cards, sheets on the desk in projection, the plans of the games' sheets."""

from collections.abc import Iterator
from math import ceil, floor, sqrt

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPen,
    QPixmap,
    QTransform,
)

from blueprints_desktop.desktop.drawing.painting import blank_image, closed_path, saved
from blueprints_desktop.desktop.drawing.palette import Palette, alpha, mix
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, Sprite
from blueprints_desktop.desktop.drawing.projection import FALL, RISE, View
from blueprints_desktop.desktop.drawing.shadows import PAPER_LAYERS, paint_lying_shadow, paint_soft
from blueprints_desktop.desktop.drawing.surfaces import paint_noise, rounded

MINOR, MAJOR = 12.0, 60.0
CORNER = 3.0
FRAME = 8.0
_STRIP = 16
"""The height of what is repeated down a sheet, in device pixels."""


def paint_sheet(
    painter: QPainter,
    cache: PixmapCache,
    rect: QRectF,
    ratio: float,
    palette: Palette,
    scale: float = 1.0,
    *,
    frame: bool = True,
    shadow: bool = True,
) -> None:
    """A sheet of cyanotype paper: lit to deep from corner to corner, grid, frame line."""
    if shadow:
        paint_lying_shadow(painter, cache, rect, CORNER, PAPER_LAYERS, ratio, palette, scale)
    body = rounded(rect, CORNER * scale)
    painter.fillPath(body, _paper_light(rect, palette))
    with saved(painter):
        painter.setClipPath(body)
        paint_noise(painter, cache, rect, ratio, 0.03)
        _paint_grid(painter, rect, ratio, palette, scale)
        painter.fillRect(
            QRectF(rect.left(), rect.top() + 1, rect.width(), 1.0), QColor(255, 255, 255, 46)
        )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.paper_edge, 1.0))
    half = CORNER * scale
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), half, half)
    painter.setPen(Qt.PenStyle.NoPen)
    if frame:
        paint_frame(painter, rect, ratio, palette, scale)


def _paper_light(rect: QRectF, palette: Palette) -> QLinearGradient:
    """From the lit to the far corner, along the same slope on every format of sheet."""
    middle = rect.center()
    reach = (rect.width() + rect.height()) / 4
    step = QPointF(reach, reach)
    fade = QLinearGradient(middle - step, middle + step)
    fade.setColorAt(0.0, palette.paper_lit)
    fade.setColorAt(0.5, palette.paper)
    fade.setColorAt(1.0, palette.paper_deep)
    return fade


def _paint_grid(
    painter: QPainter, rect: QRectF, ratio: float, palette: Palette, scale: float
) -> None:
    """Lines that go down are drawn on a strip, which is repeated: each by itself would touch every
    row of a large picture. All are rectangles, a tenth of the work of lines with a pen.
    """
    left = floor(rect.left() * ratio) / ratio
    size = QSize(ceil((rect.right() - left) * ratio), _STRIP)
    strip = QPixmap.fromImage(blank_image(size, ratio=ratio))
    with QPainter(strip) as upright:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        for step, colour, skip in (
            (MINOR, palette.grid_minor, True),
            (MAJOR, palette.grid_major, False),
        ):
            columns = _lines(rect.left(), rect.width(), step * scale, ratio, skip)
            rows = _lines(rect.top(), rect.height(), step * scale, ratio, skip)
            for brush in (upright, painter):
                brush.setPen(Qt.PenStyle.NoPen)
                brush.setBrush(colour)
            upright.drawRects([QRectF(x - left - 0.5, 0.0, 1.0, _STRIP) for x in columns])
            painter.drawRects([QRectF(rect.left(), y - 0.5, rect.width(), 1.0) for y in rows])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawTiledPixmap(QRectF(left, rect.top(), rect.right() - left, rect.height()), strip)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _lines(start: float, length: float, every: float, ratio: float, skip: bool) -> Iterator[float]:
    """Where the lines of a grid are; ``skip``: each fifth is left to a coarser one."""
    for index in range(1, ceil(length / every)):
        if not (skip and index % 5 == 0):
            yield _crisp(start + index * every, ratio)


def _crisp(value: float, ratio: float) -> float:
    """The middle of a line of device pixels, where a 1 px line stays one pixel wide."""
    if ratio >= 2.0:
        return round(value)
    return (round(value * ratio) + 0.5) / ratio


def paint_frame(
    painter: QPainter, rect: QRectF, ratio: float, palette: Palette, scale: float = 1.0
) -> None:
    """The frame line every drawing sheet has."""
    inset = FRAME * scale
    left, top = _crisp(rect.left() + inset, ratio), _crisp(rect.top() + inset, ratio)
    right, bottom = (
        _crisp(rect.right() - inset - 1, ratio),
        _crisp(rect.bottom() - inset - 1, ratio),
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(alpha(palette.ink, 0.55), 1.0))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.drawRect(QRectF(QPointF(left, top), QPointF(right, bottom)))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)


def paint_hatching(painter: QPainter, rect: QRectF, palette: Palette, scale: float = 1.0) -> None:
    """A place nothing may stand on, flat: dark ground, strokes at 45 degrees every 7 pixels."""
    painter.fillRect(rect, alpha(palette.paper_edge, 0.55))
    with saved(painter):
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        pen = QPen(alpha(palette.ink_2, 0.85), 1.1 * scale)
        painter.setPen(pen)
        step = 7.0 * scale
        lines = []
        offset = rect.left() - rect.height()
        while offset < rect.right():
            lines.append(QLineF(offset, rect.bottom(), offset + rect.height(), rect.top()))
            offset += step
        painter.drawLines(lines)


def paint_lying_hatching(
    painter: QPainter, view: View, x: float, y: float, palette: Palette, z: float = 0.0
) -> None:
    """The same in projection: the strokes run level across the screen, 1/8 cell apart."""
    cell = view.rhombus(x, y, z)
    path = closed_path(cell)
    painter.fillPath(path, alpha(palette.paper_edge, 0.55))
    lines = []
    for number in range(1, 16):
        share = number / 8.0
        if share <= 1.0:
            start, end = (x + share, y, z), (x, y + share, z)
        else:
            start, end = (x + 1.0, y + share - 1.0, z), (x + share - 1.0, y + 1.0, z)
        lines.append(QLineF(view.point(*start), view.point(*end)))
    painter.setPen(QPen(alpha(palette.ink_2, 0.85), max(1.0, 0.030 * view.w)))
    painter.drawLines(lines)
    painter.setPen(Qt.PenStyle.NoPen)


def lying_sheet(
    cache: PixmapCache,
    w: float,
    ratio: float,
    palette: Palette,
    x: float,
    y: float,
    wide: float,
    deep: float,
    scale: float = 1.0,
) -> Sprite:
    """A sheet on the desk in projection, from (x, y) and ``wide`` by ``deep`` cells large.

    Anchored at the floor's (0, 0, 0). Two pixels of thickness show along its near edges.
    """
    view = View(w)
    thick = 2.0 * scale
    corners = [(x, y, 0.0), (x + wide, y, 0.0), (x + wide, y + deep, 0.0), (x, y + deep, 0.0)]
    sheet = view.polygon(corners)

    def draw(painter: QPainter) -> None:
        for down, blur, strength in ((12.0, 22.0, 0.40), (4.0, 6.0, 0.34)):
            path = closed_path(sheet.translated(0.55 * down * scale, down * scale))
            colour = alpha(palette.shadow_on_desk, strength * (1.6 if palette.dark else 1.0))
            paint_soft(painter, path, colour, blur * scale)
        painter.fillPath(closed_path(sheet.translated(0.0, thick)), palette.paper_edge)
        body = closed_path(sheet)
        bounds = body.boundingRect()
        fade = QLinearGradient(
            QPointF(bounds.left(), bounds.top()), QPointF(bounds.right(), bounds.bottom())
        )
        fade.setColorAt(0.18, palette.paper_lit)
        fade.setColorAt(0.5, palette.paper)
        fade.setColorAt(0.85, palette.paper_deep)
        painter.fillPath(body, fade)
        with saved(painter):
            painter.setClipPath(body)
            paint_noise(painter, cache, bounds, ratio, 0.03)
            _paint_lying_grid(painter, view, palette, x, y, wide, deep)
        pen = QPen(alpha(QColor("#FFFFFF"), 0.30), 1.0)
        painter.setPen(pen)
        painter.drawPolyline(
            [view.point(*corners[3]), view.point(*corners[0]), view.point(*corners[1])]
        )
        _paint_lying_frame(painter, view, palette, x, y, wide, deep)

    soft = 34.0 * scale
    bounds = sheet.boundingRect().adjusted(-soft, -soft, soft, soft + 14.0 * scale)
    what = ("lying sheet", w, x, y, wide, deep, scale)
    return cache.sprite(what, bounds, ratio, palette, draw, deep=True)


def _paint_lying_grid(
    painter: QPainter, view: View, palette: Palette, x: float, y: float, wide: float, deep: float
) -> None:
    """Five fine steps to a cell; the strong lines pass along the cells' borders."""
    for strong in (False, True):
        lines = []
        for index in range(ceil(x * 5) + 1, ceil((x + wide) * 5)):
            if (index % 5 == 0) == strong:
                lines.append(QLineF(view.point(index / 5, y), view.point(index / 5, y + deep)))
        for index in range(ceil(y * 5) + 1, ceil((y + deep) * 5)):
            if (index % 5 == 0) == strong:
                lines.append(QLineF(view.point(x, index / 5), view.point(x + wide, index / 5)))
        painter.setPen(QPen(palette.grid_major if strong else palette.grid_minor, 1.0))
        painter.drawLines(lines)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_lying_frame(
    painter: QPainter, view: View, palette: Palette, x: float, y: float, wide: float, deep: float
) -> None:
    inset = 0.17
    corners = [
        (x + inset, y + inset, 0.0),
        (x + wide - inset, y + inset, 0.0),
        (x + wide - inset, y + deep - inset, 0.0),
        (x + inset, y + deep - inset, 0.0),
    ]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(alpha(palette.ink, 0.55), max(1.0, 0.025 * view.w)))
    painter.drawPolygon(view.polygon(corners))
    painter.setPen(Qt.PenStyle.NoPen)


def lying_letters(view: View, x: float, y: float, along_x: bool = True) -> QTransform:
    """Pixels to the sheet, for letters lying on it that run along x (or along y, read upwards)."""
    at = view.point(x, y)
    true = 1.0 / sqrt(1.0 + RISE**2)
    rise = RISE * true
    if along_x:
        return QTransform(true, rise, -true, rise, at.x(), at.y())
    return QTransform(true, -rise, true, rise, at.x(), at.y())


FIELD_WIDE, FIELD_HIGH = 262.0, 282.0
"""The field all drawings are made for; they grow and shrink with it in proportion."""

THICK = 0.09
"""How thick the plan lies on the sheet, in floor units."""


def fitted_view(field: QRectF, w: float, centre: tuple[float, float, float]) -> View:
    """The view that is ``w`` on the nominal field and puts the place ``centre`` in its middle."""
    share = min(field.width() / FIELD_WIDE, field.height() / FIELD_HIGH)
    at = View(w * share).point(*centre)
    return View(w * share, field.center() - at)


def paint_plate(
    painter: QPainter, view: View, x: float, y: float, wide: float, deep: float, palette: Palette
) -> None:
    """A plan lying on the sheet: lighter paper with a frame line, its near edges and a shadow."""
    corners = [(x, y, 0.0), (x + wide, y, 0.0), (x + wide, y + deep, 0.0), (x, y + deep, 0.0)]
    top = view.polygon(corners)
    w = view.w
    for reach, blur, strength in ((0.50, 0.42, 0.34), (0.20, 0.16, 0.40)):
        fall = view.polygon(
            [(px + FALL[0] * reach, py - FALL[1] * reach, 0) for px, py, _ in corners]
        )
        paint_soft(painter, closed_path(fall), alpha(palette.shadow_on_paper, strength), blur * w)
    edge = closed_path(top.translated(0.0, THICK * w))
    painter.fillPath(edge, palette.paper_edge)
    body = closed_path(top)
    bounds = body.boundingRect()
    fade = QLinearGradient(bounds.topLeft(), bounds.bottomRight())
    white = QColor("#FFFFFF")
    fade.setColorAt(0.15, mix(palette.paper_lit, white, 0.20))
    fade.setColorAt(0.85, mix(palette.paper, white, 0.09))
    painter.fillPath(body, fade)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(alpha(white, 0.35), max(1.0, 0.03 * w)))
    painter.drawPolygon(top)
    painter.setPen(Qt.PenStyle.NoPen)


def paint_lines(
    painter: QPainter,
    lines: list[tuple[QPointF, QPointF]],
    colour: QColor,
    width: float,
) -> None:
    painter.setPen(QPen(colour, width))
    for start, end in lines:
        painter.drawLine(start, end)
    painter.setPen(Qt.PenStyle.NoPen)


def paint_rhombus_line(
    painter: QPainter,
    view: View,
    area: tuple[float, float, float, float],
    colour: QColor,
    width: float,
) -> None:
    """The outline of (x, y, wide, deep) on the floor."""
    x, y, wide, deep = area
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, width))
    painter.drawPolygon(
        view.polygon([(x, y, 0), (x + wide, y, 0), (x + wide, y + deep, 0), (x, y + deep, 0)])
    )
    painter.setPen(Qt.PenStyle.NoPen)
