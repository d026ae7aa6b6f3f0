"""The panel under a sheet: five signs with their points, the total, and what was won."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from blueprints_desktop.desktop.appearance import Look
from blueprints_desktop.desktop.boards.blueprints.reveal_facts import Honour
from blueprints_desktop.desktop.boards.blueprints.reveal_signs import (
    honour_sprite,
    paint_bonus_sign,
)
from blueprints_desktop.desktop.boards.blueprints.sign_colours import sign_colour
from blueprints_desktop.desktop.drawing.lettering import (
    Anchor,
    Role,
    Type,
    elided,
    text_width,
    wrapped,
    write,
)
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.signs.icons import paint_sign
from blueprints_desktop.desktop.drawing.signs.materials import material_sign
from blueprints_desktop.desktop.drawing.surfaces import paint_panel

TALL, SHORT, TINY = 182.0, 132.0, 100.0
"""Heights at 100 %; the shorter ones for low windows."""
_TOTAL = Type(38, 600, tabular=True)
_TOTAL_SMALL = Type(30, 600, tabular=True)
_FIGURE = Type(17, 600, tabular=True)
_FIGURE_SMALL = Type(14, 600, tabular=True)
_HONOUR_NAME, _HONOUR_LINE = (Role.SMALL_STRONG, False), (Role.SMALL, True)
"""How it is set, and whether in the quieter ink."""
_DROP = 18.0


@frozen
class ShownHonour:
    """An Award or Prize on its way into the panel, with its words."""

    honour: Honour
    name: str
    line: str
    brief: str
    """The same where there is little room."""
    share: float
    """0: not there yet, 1: in its place."""


@frozen
class PanelContent:
    """All the panel shows at a moment."""

    figures: tuple[int | None, ...]
    """Wood, recycled, stone, glass, bonus; None: not counted yet."""
    kept_plan: bool | None
    total: int
    honours: tuple[ShownHonour, ...]
    nothing: tuple[str, str]
    """Said in place of honours: a sentence and what follows from it."""
    nothing_share: float
    edge: float
    """How strongly the panel is marked as the winner's."""


def paint_score_panel(
    painter: QPainter, rect: QRectF, content: PanelContent, colour: int, look: Look, ratio: float
) -> None:
    palette, scale = look.palette, look.scale
    paint_panel(painter, look.pixmaps, rect, ratio, palette, scale=scale, raised=content.edge > 0.0)
    if content.edge > 0.0:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(alpha(palette.seats[colour].tint, content.edge), 2.0 * scale))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 11.0 * scale, 11.0 * scale)
        painter.setPen(Qt.PenStyle.NoPen)
    upper = (87.0 if rect.height() > 150.0 * scale else 72.0) * scale
    upper = min(upper, rect.height() * 0.55)
    _paint_sums(painter, QRectF(rect.left(), rect.top(), rect.width(), upper), content, look)
    line = rect.top() + round(upper)
    inset = 17.0 * scale
    painter.fillRect(QRectF(rect.left() + inset, line, rect.width() - 2 * inset, 1.0), palette.line)
    lower = QRectF(rect.left(), line + 1.0, rect.width(), rect.bottom() - line - 1.0)
    _paint_lower(painter, lower, content, look, ratio)


def _paint_sums(painter: QPainter, area: QRectF, content: PanelContent, look: Look) -> None:
    palette, scale = look.palette, look.scale
    slim = area.width() < 320.0 * scale
    role = _TOTAL_SMALL if slim else _TOTAL
    total_room = max(text_width("00", role, scale) + 30.0 * scale, area.width() * 0.235)
    if slim:
        total_room = text_width("00", role, scale) + 18.0 * scale
    inset = (8.0 if slim else 14.0) * scale
    step = (area.width() - total_room - inset) / 5
    side = min(20.0 * scale, step * 0.62, area.height() * 0.30)
    sign_y = area.top() + area.height() * 0.32
    figure_y = area.top() + area.height() * 0.73
    figures = [str(figure) for figure in content.figures if figure is not None]
    widest = max((text_width(figure, _FIGURE, scale) for figure in figures), default=0.0)
    figure_role = _FIGURE if widest < step - 4.0 * scale else _FIGURE_SMALL
    for column, figure in enumerate(content.figures):
        x = area.left() + inset + step * (column + 0.5)
        if column < 4:
            box = QRectF(x - side / 2, sign_y - side / 2, side, side)
            paint_sign(painter, material_sign(column), box, sign_colour(palette, column))
        else:
            high = side * 1.42
            box = QRectF(x - side / 2, sign_y - high / 2, side, high)
            paint_bonus_sign(painter, box, look, content.kept_plan)
        if figure is not None:
            ink = palette.text if figure else palette.text_2
            at = QPointF(x, figure_y)
            write(painter, str(figure), at, figure_role, ink, Anchor.MIDDLE, scale)
    bar = area.right() - total_room
    painter.fillRect(
        QRectF(round(bar), area.top() + 0.18 * area.height(), 1.0, 0.68 * area.height()),
        palette.line,
    )
    middle = QPointF(bar + total_room / 2, area.center().y() + 2.0 * scale)
    write(painter, str(content.total), middle, role, palette.text, Anchor.MIDDLE, scale)


def _paint_lower(
    painter: QPainter, area: QRectF, content: PanelContent, look: Look, ratio: float
) -> None:
    scale = look.scale
    inner = area.adjusted(17.0 * scale, 4.0 * scale, -12.0 * scale, -6.0 * scale)
    if not content.honours:
        _paint_nothing(painter, inner, content, look)
        return
    for shown, cell in zip(
        content.honours, honour_cells(inner, len(content.honours), scale), strict=True
    ):
        _paint_honour(painter, cell, shown, look, ratio)


def honour_cells(area: QRectF, count: int, scale: float) -> list[QRectF]:
    """A row of its own for each honour while there is height for it, then two columns."""
    rows = max(1, int(area.height() / (34.0 * scale)))
    columns = 1
    while columns * rows < count:
        columns += 1
    rows = -(-count // columns)
    wide, high = area.width() / columns, area.height() / rows
    return [
        QRectF(area.left() + (n % columns) * wide, area.top() + (n // columns) * high, wide, high)
        for n in range(count)
    ]


def _paint_honour(
    painter: QPainter, cell: QRectF, shown: ShownHonour, look: Look, ratio: float
) -> None:
    if shown.share <= 0.0:
        return
    palette, scale = look.palette, look.scale
    size = min(46.0 * scale, cell.height() * 0.96)
    small = shown.honour.is_award is False
    at = QPointF(cell.left() + 21.0 * scale, cell.center().y())
    at -= QPointF(0.0, (1.0 - shown.share) * _DROP * scale)
    painter.setOpacity(min(1.0, shown.share * 1.6))
    honour_sprite(shown.honour, round(size * (0.86 if small else 1.0)), look, ratio).paint(
        painter, at
    )
    left = cell.left() + 48.0 * scale
    room = cell.right() - left - 4.0 * scale
    if room > 40.0 * scale:
        lines = _honour_lines(shown, room, cell.height(), scale)
        step = min(19.0 * scale, cell.height() / len(lines))
        middle = cell.center().y() - (len(lines) - 1) * step / 2
        for number, line in enumerate(lines):
            role, ink = _HONOUR_LINE if number else _HONOUR_NAME
            colour = palette.text_2 if ink else palette.text
            write(painter, line, QPointF(left, middle), role, colour, Anchor.LEFT, scale)
            middle += step
    painter.setOpacity(1.0)


def _honour_lines(shown: ShownHonour, room: float, height: float, scale: float) -> list[str]:
    """The name, then what it is worth and why, broken into as many lines as there is height for."""
    name = elided(shown.name, Role.SMALL_STRONG, room, scale)
    allowed = max(0, int(height / (17.0 * scale)) - 1)
    lines = wrapped(shown.line, Role.SMALL, room, scale)
    if len(lines) > allowed:
        lines = wrapped(shown.brief, Role.SMALL, room, scale)
    if len(lines) > allowed > 0:
        lines = [*lines[: allowed - 1], " ".join(lines[allowed - 1 :])]
    return [name, *(elided(line, Role.SMALL, room, scale) for line in lines[:allowed])]


def _paint_nothing(painter: QPainter, area: QRectF, content: PanelContent, look: Look) -> None:
    if content.nothing_share <= 0.0:
        return
    palette, scale = look.palette, look.scale
    painter.setOpacity(content.nothing_share)
    lines: Sequence[tuple[str, Role]] = [
        (text, role)
        for text, role in zip(content.nothing, (Role.SMALL, Role.SMALL_STRONG), strict=True)
        if text
    ]
    middle = area.center().y() - (len(lines) - 1) * 10.5 * scale
    for text, role in lines:
        ink = palette.text_2 if role is Role.SMALL else palette.text
        said = elided(text, role, area.width(), scale)
        write(painter, said, QPointF(area.left(), middle), role, ink, Anchor.LEFT, scale)
        middle += 21.0 * scale
    painter.setOpacity(1.0)
