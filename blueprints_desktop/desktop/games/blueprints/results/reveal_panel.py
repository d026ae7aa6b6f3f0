"""The panel under a sheet: five signs with their points, the total, and what was won."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from blueprints_desktop.desktop.drawing.icons import paint_sign
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.signs import material_sign
from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    elided,
    fitting,
    text_width,
    wrapped,
    write,
)
from blueprints_desktop.desktop.games.blueprints.art.die_pictures import sign_colour
from blueprints_desktop.desktop.games.blueprints.results.reveal_signs import (
    honour_sprite,
    paint_bonus_sign,
)
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.games.blueprints.ties import Honour

TALL, SHORT, TINY = 182.0, 132.0, 100.0
"""Heights at 100 %; the shorter ones for low windows."""
_TOTAL = Type(38, 600, tabular=True)
_TOTAL_SMALL = Type(30, 600, tabular=True)
_TOTAL_TINY = Type(24, 600, tabular=True)
_FIGURES = tuple(Type(size, 600, tabular=True) for size in (17, 14, 12))
"""The largest whose figures stand apart is taken."""
_HONOUR_NAME, _HONOUR_LINE = (Role.SMALL_STRONG, False), (Role.SMALL, True)
"""How it is set, and whether in the quieter ink."""
_DROP = 18.0
_EDGE = 17.0
"""What stands in a panel keeps so far from its sides, where it can."""
_SLIM = 320.0
"""Under a sheet narrower than this the figures stand closer."""
_COLUMN = 270.0
"""What an honour wants for itself before another stands beside it."""
_NARROW = 230.0
"""A panel or a cell narrower than this has no room to spare at its sides."""


@frozen
class ShownHonour:
    """An Award or Prize on its way into the panel, with its words."""

    honour: Honour
    names: tuple[str, ...]
    lines: tuple[str, ...]
    """What it is worth and why. Both come shorter and shorter, for the room there is."""
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
    nothing: tuple[str, ...]
    """Said in place of honours: that there are none, what follows, and what was missed."""
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
    sums, lower = panel_parts(rect, scale)
    _paint_sums(painter, sums, content, look)
    inset = _EDGE * scale
    painter.fillRect(
        QRectF(rect.left() + inset, lower.top() - 1.0, rect.width() - 2 * inset, 1.0), palette.line
    )
    _paint_lower(painter, lower, content, look, ratio)


def panel_parts(rect: QRectF, scale: float) -> tuple[QRectF, QRectF]:
    """Where the sums stand, and below the line what was won."""
    upper = (87.0 if rect.height() > 150.0 * scale else 72.0) * scale
    upper = min(upper, rect.height() * 0.55)
    line = rect.top() + round(upper)
    return (
        QRectF(rect.left(), rect.top(), rect.width(), upper),
        QRectF(rect.left(), line + 1.0, rect.width(), rect.bottom() - line - 1.0),
    )


def figure_cells(sums: QRectF, scale: float) -> list[QRectF]:
    """Where the four materials, the bonus and the total stand side by side."""
    slim = sums.width() < _SLIM * scale
    digits = text_width("00", _total_type(sums, scale), scale)
    total_room = max(digits + 30.0 * scale, sums.width() * 0.235)
    if slim:
        total_room = digits + _side(sums, scale) + 10.0 * scale
    inset = (6.0 if slim else 14.0) * scale
    badge = 8.0 * scale if slim else 0.0  # what the bonus sign's badge juts out
    step = (sums.width() - total_room - inset - badge) / 5
    left = sums.left() + inset
    parts = [QRectF(left + step * n, sums.top(), step, sums.height()) for n in range(5)]
    total = QRectF(sums.right() - total_room, sums.top(), total_room, sums.height())
    return [*parts, total]


def _total_type(sums: QRectF, scale: float) -> Type:
    if sums.width() < _NARROW * scale:
        return _TOTAL_TINY  # two figures of two digits side by side want the room
    return _TOTAL_SMALL if sums.width() < _SLIM * scale else _TOTAL


def figure_type(figures: Sequence[str], step: float, scale: float) -> Type:
    """How the points of the materials are set, with as much between them as tells them apart."""
    for role in _FIGURES[:-1]:
        if all(text_width(figure, role, scale) < step - 4.0 * scale for figure in figures):
            return role
    return _FIGURES[-1]


def _side(area: QRectF, scale: float) -> float:
    """What is kept free at the sides."""
    return (11.0 if area.width() < _NARROW * scale else _EDGE) * scale


def _paint_sums(painter: QPainter, area: QRectF, content: PanelContent, look: Look) -> None:
    palette, scale = look.palette, look.scale
    *cells, total = figure_cells(area, scale)
    step = cells[0].width()
    side = min(20.0 * scale, step * 0.62, area.height() * 0.30)
    sign_y = area.top() + area.height() * 0.32
    figure_y = area.top() + area.height() * 0.73
    figures = [str(figure) for figure in content.figures if figure is not None]
    figure_role = figure_type(figures, step, scale)
    for column, figure in enumerate(content.figures):
        x = cells[column].center().x()
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
    painter.fillRect(
        QRectF(round(total.left()), area.top() + 0.18 * area.height(), 1.0, 0.68 * area.height()),
        palette.line,
    )
    role = _total_type(area, scale)
    digits = text_width("00", role, scale)
    edge = (total.width() - digits) / 2
    if area.width() < _SLIM * scale:
        edge = _side(area, scale)
    at = QPointF(total.right() - edge - digits / 2, total.center().y() + 2.0 * scale)
    write(painter, str(content.total), at, role, palette.text, Anchor.MIDDLE, scale)


def _paint_lower(
    painter: QPainter, area: QRectF, content: PanelContent, look: Look, ratio: float
) -> None:
    scale = look.scale
    inner = honours_area(area, scale)
    if not content.honours:
        _paint_nothing(painter, inner, content, look)
        return
    for shown, cell in zip(
        content.honours, honour_cells(inner, len(content.honours), scale), strict=True
    ):
        _paint_honour(painter, cell, shown, look, ratio)


def honours_area(lower: QRectF, scale: float) -> QRectF:
    side = _side(lower, scale)
    return lower.adjusted(side, 4.0 * scale, -min(12.0 * scale, side), -6.0 * scale)


def honour_cells(area: QRectF, count: int, scale: float) -> list[QRectF]:
    """Side by side where a column is wide enough for reasons, else one below the other while there
    is height for it."""
    rows = max(1, int(area.height() / (34.0 * scale)))
    columns = min(count, max(1, int(area.width() / (_COLUMN * scale))))
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
    slot = (40.0 if cell.width() < _NARROW * scale else 48.0) * scale
    size = min(46.0 * scale, cell.height() * 0.96, slot)
    small = shown.honour.is_award is False
    at = QPointF(cell.left() + 0.44 * slot, cell.center().y())
    at -= QPointF(0.0, (1.0 - shown.share) * _DROP * scale)
    painter.setOpacity(min(1.0, shown.share * 1.6))
    honour_sprite(shown.honour, round(size * (0.86 if small else 1.0)), look, ratio).paint(
        painter, at
    )
    left = cell.left() + slot
    room = cell.right() - left - 2.0 * scale
    if room > 40.0 * scale:
        lines = honour_text(shown, room, cell.height(), scale)
        step = min(19.0 * scale, cell.height() / len(lines))
        middle = cell.center().y() - (len(lines) - 1) * step / 2
        for number, line in enumerate(lines):
            role, ink = _HONOUR_LINE if number else _HONOUR_NAME
            colour = palette.text_2 if ink else palette.text
            write(painter, line, QPointF(left, middle), role, colour, Anchor.LEFT, scale)
            middle += step
    painter.setOpacity(1.0)


def honour_text(shown: ShownHonour, room: float, height: float, scale: float) -> list[str]:
    """The name, then the longest wording of worth and reason that there is height for."""
    name = fitting(shown.names, Role.SMALL_STRONG, room, scale)
    allowed = max(0, int(height / (17.0 * scale)) - 1)
    for text in shown.lines:
        lines = wrapped(text, Role.SMALL, room, scale, cut=False)
        if len(lines) <= allowed and all(
            text_width(line, Role.SMALL, scale) <= room for line in lines
        ):
            return [name, *lines]
    return [name, elided(shown.lines[-1], Role.SMALL, room, scale)][: allowed + 1]


def _paint_nothing(painter: QPainter, area: QRectF, content: PanelContent, look: Look) -> None:
    if content.nothing_share <= 0.0:
        return
    palette, scale = look.palette, look.scale
    painter.setOpacity(content.nothing_share)
    step = 20.0 * scale
    most = max(1, int(area.height() / step))
    first, *more = content.nothing
    lines = [(elided(first, Role.SMALL_STRONG, area.width(), scale), palette.text)]
    for text in more:
        parts = wrapped(text, Role.SMALL, area.width(), scale)
        if len(lines) + len(parts) <= most:
            lines += [(part, palette.text_2) for part in parts]
    middle = area.center().y() - (len(lines) - 1) * step / 2
    for number, (text, ink) in enumerate(lines):
        role = Role.SMALL if number else Role.SMALL_STRONG
        write(painter, text, QPointF(area.left(), middle), role, ink, Anchor.LEFT, scale)
        middle += step
    painter.setOpacity(1.0)
