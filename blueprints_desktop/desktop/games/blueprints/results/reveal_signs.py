"""Small signs of the reveal: materials in readable tones, the plan's bonus, notes with leaders."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from blueprints_desktop.desktop.drawing.awards import medal_sprite, prize_sprite
from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon, paint_sign
from blueprints_desktop.desktop.drawing.marks import paint_leader, paint_seat_marker
from blueprints_desktop.desktop.drawing.palette import STONE, WOOD, Palette
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.signs import material_sign
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, write
from blueprints_desktop.desktop.games.blueprints.results.reveal_tags import Tag
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.games.blueprints.dice import material_of
from blueprints_desktop.games.blueprints.scoring import AWARD_POINTS, AWARDS, PRIZES
from blueprints_desktop.games.blueprints.ties import Honour

TAG = (61.0, 30.0)
TALL_TAG, LARGE_TAG = (30.0, 41.0), (40.0, 54.0)
"""Where a column is narrow, or higher than wide, the sign stands over the figure."""
BARE_TAG = (32.0, 24.0)
"""Where it is low as well the sign is left out: the die itself shows it."""

_TAG_FIGURE = Type(17, 600, tabular=True)
_SLIM_FIGURE, _LARGE_FIGURE = Type(15, 600, tabular=True), Type(20, 600, tabular=True)


def ink_colour(palette: Palette, material: int) -> QColor:
    """A material's sign on the dark ground of a note."""
    if material == WOOD:
        return palette.materials[material].tones.top
    return palette.materials[material].tones.edge if material != STONE else QColor("#D5DAE0")


def paint_tag(painter: QPainter, tag: Tag, look: Look, ratio: float, glow: float) -> None:
    """A note: the die's sign and what it scores."""
    tag_sprite(tag, look, ratio).paint(painter, tag.rect.topLeft())
    if glow > 0.0:
        light_sprite(tag, look, ratio).paint(painter, tag.rect.topLeft(), glow)


def tag_sprite(tag: Tag, look: Look, ratio: float) -> Sprite:
    """The note as it is when it is not lit."""
    material, points = material_of(tag.scored.die), tag.scored.points
    rect = QRectF(QPointF(0.0, 0.0), tag.rect.size())

    def draw(painter: QPainter) -> None:
        palette, radius = look.palette, 6.0 * look.scale
        painter.fillPath(rounded(rect, radius), palette.paper_edge)
        painter.setPen(QPen(palette.ink, 1.3 * look.scale))
        painter.drawRoundedRect(rect.adjusted(0.65, 0.65, -0.65, -0.65), radius, radius)
        painter.setPen(Qt.PenStyle.NoPen)
        _fill_tag(painter, rect, material, points, look)

    what = ("reveal note", material, points, rect.width(), rect.height(), look.scale)
    bounds = rect.adjusted(-1.0, -1.0, 1.0, 1.0)
    return look.pixmaps.sprite(what, bounds, ratio, look.palette, draw)


def light_sprite(tag: Tag, look: Look, ratio: float) -> Sprite:
    """The pencil line around a note while it is lit."""
    rect = QRectF(QPointF(0.0, 0.0), tag.rect.size())

    def draw(painter: QPainter) -> None:
        painter.setPen(QPen(look.palette.pencil, 2.4 * look.scale))
        inner = rect.adjusted(0.65, 0.65, -0.65, -0.65)
        painter.drawRoundedRect(inner, 6.0 * look.scale, 6.0 * look.scale)

    what = ("lit note", rect.width(), rect.height(), look.scale)
    reach = 2.0 * look.scale
    bounds = rect.adjusted(-reach, -reach, reach, reach)
    return look.pixmaps.sprite(what, bounds, ratio, look.palette, draw)


def _fill_tag(painter: QPainter, rect: QRectF, material: int, points: int, look: Look) -> None:
    """Sign and figure beside one another, over one another, or the figure alone."""
    scale, middle = look.scale, rect.center()
    tall = rect.height() > rect.width()
    bare = not tall and rect.width() <= BARE_TAG[0] * scale + 1.0
    large = tall and rect.height() >= LARGE_TAG[1] * scale - 1.0
    role, at, anchor = _LARGE_FIGURE if large else _SLIM_FIGURE, middle, Anchor.MIDDLE
    side = (20.0 if large else 15.0) * scale
    sign = QPointF(middle.x(), rect.top() + 0.305 * rect.height())
    if tall:
        at = QPointF(middle.x(), rect.bottom() - 0.295 * rect.height())
    elif not bare:
        role, anchor, side = _TAG_FIGURE, Anchor.RIGHT, 17.0 * scale
        at = QPointF(rect.right() - 10.0 * scale, middle.y())
        sign = QPointF(rect.left() + 7.0 * scale + side / 2, middle.y())
    if not bare:
        box = QRectF(sign.x() - side / 2, sign.y() - side / 2, side, side)
        paint_sign(painter, material_sign(material), box, ink_colour(look.palette, material))
    write(painter, str(points), at, role, look.palette.ink, anchor, scale)


def paint_tag_leader(painter: QPainter, tag: Tag, look: Look, glow: float) -> None:
    """Level from the note, then, if the note was pushed aside, slanting to its spot."""
    palette, scale = look.palette, look.scale
    colour = palette.pencil if glow > 0.5 else palette.ink
    knee, spot = tag.knee, tag.spot
    if abs(knee.y() - spot.y()) > 1.5:
        reach = abs(spot.x() - knee.x())
        run = max(6.0 * scale, min(reach * 0.45, reach - abs(spot.y() - knee.y())))
        bend = QPointF(knee.x() + (run if spot.x() > knee.x() else -run), knee.y())
        for pen_colour, wide in ((palette.paper_edge, 1.8), (colour, 1.0)):
            paint_leader(painter, knee, bend, pen_colour, scale * wide * 0.8, hidden=tag.hidden)
            paint_leader(painter, bend, spot, pen_colour, scale * wide * 0.8, hidden=tag.hidden)
    else:
        level = QPointF(spot.x(), knee.y())
        for pen_colour, wide in ((palette.paper_edge, 1.8), (colour, 1.0)):
            paint_leader(painter, knee, level, pen_colour, scale * wide * 0.8, hidden=tag.hidden)
    painter.setPen(QPen(colour if tag.hidden else palette.paper_edge, 1.5 * scale))
    painter.setBrush(palette.paper_edge if tag.hidden else colour)
    painter.drawEllipse(spot, 3.6 * scale, 3.6 * scale)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def paint_bonus_sign(painter: QPainter, rect: QRectF, look: Look, kept: bool | None) -> None:
    """A small plan; a tick if the building kept to it, a cross if not, bare before that is told."""
    palette = look.palette
    sheet = QRectF(0.0, 0.0, rect.height() * 0.74, rect.height())
    sheet.moveCenter(rect.center())
    painter.fillPath(rounded(sheet, 2.0 * look.scale), palette.paper)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.ink, 1.1 * look.scale))
    inner = sheet.adjusted(3 * look.scale, 3 * look.scale, -3 * look.scale, -3 * look.scale)
    painter.drawRect(inner)
    painter.drawLine(
        QPointF(inner.center().x(), inner.top()), QPointF(inner.center().x(), inner.bottom())
    )
    for share in (1 / 3, 2 / 3):
        y = inner.top() + inner.height() * share
        painter.drawLine(QPointF(inner.left(), y), QPointF(inner.right(), y))
    painter.setPen(Qt.PenStyle.NoPen)
    if kept is None:
        return
    disc = QPointF(sheet.right(), sheet.bottom() - 1.0 * look.scale)
    radius = min(7.5 * look.scale, 0.29 * rect.height())
    painter.setBrush(palette.panel_raised)
    painter.drawEllipse(disc, radius + 1.2 * look.scale, radius + 1.2 * look.scale)
    painter.setBrush(palette.success if kept else palette.warn)
    painter.drawEllipse(disc, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    box = QRectF(disc.x() - radius * 0.72, disc.y() - radius * 0.72, radius * 1.44, radius * 1.44)
    mark = palette.panel if palette.dark else QColor("#FFFFFF")
    paint_icon(painter, Icon.CHECK if kept else Icon.CROSS, box, mark, 4.0)


def honour_sprite(honour: Honour, size: float, look: Look, ratio: float) -> Sprite:
    """The medal or the badge of a Prize, ``size`` high."""
    if honour.is_award:
        figure = str(AWARD_POINTS[honour.kind])
        place = AWARDS.index(honour.kind)
        return medal_sprite(look.pixmaps, place, size, ratio, look.palette, figure)
    return prize_sprite(look.pixmaps, PRIZES.index(honour.kind), size, ratio, look.palette)


def marker_sprite(colour: int, radius: float, look: Look, ratio: float) -> Sprite:
    """A player's disc, drawn once: its soft rim is too dear for a frame."""
    palette, reach = look.palette, radius + 5.0
    centre = QPointF(0.0, 0.0)
    return look.pixmaps.sprite(
        ("reveal marker", colour, radius), QRectF(-reach, -reach, 2 * reach, 2 * reach), ratio,
        palette,
        lambda painter: paint_seat_marker(painter, centre, radius, palette.seats[colour], palette),
    )  # fmt: skip
