"""Paints a card that was laid out."""

from collections.abc import Iterable

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.marks import (
    PillPart,
    paint_pill,
    paint_seat_marker,
    paint_seat_sign,
)
from blueprints_desktop.desktop.drawing.painting import blank_image, saved
from blueprints_desktop.desktop.drawing.palette import Palette, alpha, mix
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.surfaces import paint_panel, paint_tray, rounded
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, write
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.cards.desk_widget import BLEED
from blueprints_desktop.desktop.ui.cards.layout import AROUND, CardLayout, PlacedGround, PlacedLeaf
from blueprints_desktop.desktop.ui.cards.values import (
    Arrow,
    Card,
    CardGround,
    CardTone,
    Counting,
    Disc,
    Divider,
    PaintContext,
    Picture,
    Pill,
    Rule,
    SeatSign,
    Sign,
    Surface,
    Text,
)

_RULE_INSET = 0.16
"""How far an upright line stays from the top and foot of its room, as a share of the height."""


def ink(tone: CardTone, palette: Palette, surface: Surface) -> QColor:
    """The colour of a tone on a surface."""
    on_panel, on_paper = {
        CardTone.NORMAL: (palette.text, palette.ink),
        CardTone.QUIET: (palette.text_2, palette.ink_2),
        CardTone.GOOD: (palette.success, palette.pencil),
        CardTone.BAD: (palette.warn, palette.pencil),
        CardTone.MARK: (palette.accent, palette.pencil),
    }[tone]
    return on_paper if surface in (Surface.PAPER, Surface.SHEETS) else on_panel


def paint_surface(
    painter: QPainter,
    card: Card | None,
    body: QRectF,
    look: Look,
    ratio: float,
    *,
    raised: bool = False,
) -> None:
    """What a card is made of; without a card an empty panel. ``raised``: a panel is lighter."""
    palette, pixmaps, scale = look.palette, look.pixmaps, look.scale
    if card is None or card.surface is Surface.PANEL:
        seat = None if card is None or card.edge_cue is not None else card.edge
        edge = None if seat is None else palette.seats[seat].tint
        paint_panel(painter, pixmaps, body, ratio, palette, scale=scale, raised=raised, edge=edge)
    elif card.surface is Surface.TRAY:
        paint_tray(painter, body, palette, scale=scale)
    elif card.surface is Surface.PAPER:
        framed, shadow = card.framed, card.shadow
        sheet = sheet_sprite(look, body.size(), ratio, framed=framed, shadow=shadow)
        sheet.paint(painter, body.topLeft())


def draw_ahead(picture: Picture, rect: QRectF, look: Look, zoom: float, ratio: float) -> None:
    """Have a picture draw what it keeps (``Look.pixmaps``) as it would stand in a rectangle."""
    unseen = blank_image(QSize())
    with QPainter(unseen) as painter:
        picture.paint(PaintContext(painter, look, zoom, ratio), rect)


def paint_layout(painter: QPainter, layout: CardLayout, look: Look, ratio: float) -> None:
    """Paint grounds, then everything that stands on them."""
    canvas = PaintContext(painter, look, layout.zoom, ratio)
    paint_placed(canvas, layout.grounds, layout.leaves, layout.card.surface)


def paint_placed(
    canvas: PaintContext,
    grounds: Iterable[PlacedGround],
    leaves: Iterable[PlacedLeaf],
    surface: Surface,
) -> None:
    """Paint some of what was laid out, at the moment of the context."""
    painter, moment = canvas.painter, canvas.moment
    around = AROUND * canvas.zoom
    for ground in grounds:
        painter.setOpacity(1.0 if ground.cue is None else moment.share(ground.cue))
        if surface is Surface.SHEETS:
            _paint_sheet(canvas, ground)
        else:
            _paint_ground(painter, ground, canvas.look, canvas.zoom, surface)
    for placed in leaves:
        if not canvas.shows(placed.rect.adjusted(-around, -around, around, around)):
            continue
        share = 1.0 if placed.cue is None else moment.share(placed.cue)
        if share > 0.0:
            painter.setOpacity(share)
            _paint_leaf(canvas, placed, surface)
    painter.setOpacity(1.0)


def sheet_sprite(
    look: Look, size: QSizeF, ratio: float, *, framed: bool = True, shadow: bool = True
) -> Sprite:
    """A sheet of paper, anchored at its upper left corner: drawn once for a size."""
    body = QRectF(QPointF(), size)

    def draw(painter: QPainter) -> None:
        paint_sheet(
            painter, look.pixmaps, body, ratio, look.palette, look.scale,
            frame=framed, shadow=shadow,
        )  # fmt: skip

    soft = BLEED * look.scale
    what = ("card sheet", size.width(), size.height(), look.scale, framed, shadow)
    bounds = body.adjusted(-soft, -soft, soft, soft)
    return look.pixmaps.sprite(what, bounds, ratio, look.palette, draw)


def _paint_sheet(canvas: PaintContext, placed: PlacedGround) -> None:
    """A field that is a sheet of its own; one that is chosen has a ring inside its edge."""
    rect, zoom = placed.rect, canvas.zoom
    sheet_sprite(canvas.look, rect.size(), canvas.ratio).paint(canvas.painter, rect.topLeft())
    if placed.field.ground is CardGround.CHOSEN:
        inset = 4.0 * zoom
        canvas.painter.setPen(QPen(canvas.look.palette.pencil, 2.4 * zoom))
        canvas.painter.drawRect(rect.adjusted(inset, inset, -inset, -inset))
        canvas.painter.setPen(Qt.PenStyle.NoPen)


def _paint_ground(
    painter: QPainter, placed: PlacedGround, look: Look, zoom: float, surface: Surface
) -> None:
    palette = look.palette
    if placed.field.seat is not None:
        tint = palette.pencil if surface is Surface.PAPER else palette.seats[placed.field.seat].tint
        colour = alpha(tint, 0.13 if placed.field.ground is CardGround.LIT else 0.16)
    elif placed.field.ground is CardGround.LIT:
        colour = mix(palette.panel, palette.pencil, 0.24)
    elif placed.field.ground is CardGround.WON:
        colour = alpha(palette.gold, 0.24)
    elif placed.field.ground is CardGround.RAISED:
        colour = palette.panel_raised
    else:
        colour = palette.panel_sunk
    shape = rounded(placed.rect, 7.0 * zoom)
    painter.fillPath(shape, colour)
    if placed.field.ground is CardGround.CHOSEN:
        painter.fillPath(shape, alpha(palette.pencil, 0.26))
        painter.strokePath(shape, QPen(palette.gold, 2.0 * zoom))
    elif placed.field.ground is CardGround.WON:
        painter.strokePath(shape, QPen(alpha(palette.gold, 0.8), 1.4 * zoom))


def _paint_leaf(canvas: PaintContext, placed: PlacedLeaf, surface: Surface) -> None:
    painter, palette, zoom = canvas.painter, canvas.look.palette, canvas.zoom
    rect, leaf = placed.rect, placed.leaf
    match leaf:
        case Text() | Counting():
            _write_text(canvas, placed, surface)
        case Pill():
            part = PillPart(leaf.words, leaf.kind)
            paint_pill(painter, rect.center(), (part,), palette, zoom * leaf.size)
        case Sign():
            paint_icon(painter, leaf.icon, rect, ink(leaf.tone, palette, surface), leaf.weight)
        case SeatSign():
            _paint_seat(canvas, leaf, rect, surface)
        case Arrow():
            _paint_arrow(canvas, rect, surface)
        case Disc():
            _paint_disc(canvas, leaf, rect)
        case Picture():
            with saved(painter):
                leaf.paint(canvas, rect)
        case Divider():
            _paint_divider(canvas, leaf, rect, surface)


def _paint_divider(canvas: PaintContext, divider: Divider, rect: QRectF, surface: Surface) -> None:
    painter, palette = canvas.painter, canvas.look.palette
    if divider.rule is Rule.THIN:
        colour = alpha(palette.ink, 0.45) if surface is Surface.PAPER else palette.line
    else:
        colour = ink(
            CardTone.QUIET if divider.rule is Rule.STRONG else CardTone.NORMAL, palette, surface
        )
    if divider.upright:
        down = QRectF(round(rect.center().x()), rect.top(), 1.0, rect.height())
        inset = _RULE_INSET * rect.height()
        painter.fillRect(down.adjusted(0.0, inset, 0.0, -inset), colour)
        return
    middle, thin = round(rect.center().y()), 1.0
    if divider.rule is not Rule.THIN:
        thin = max(1.0, round(canvas.zoom))
    downs = (-thin, thin) if divider.rule is Rule.DOUBLE else (0.0,)
    for lower in downs:
        painter.fillRect(QRectF(rect.left(), middle + lower, rect.width(), thin), colour)


def _write_text(canvas: PaintContext, placed: PlacedLeaf, surface: Surface) -> None:
    text, fitted = placed.leaf, placed.text
    assert fitted is not None
    lines = fitted.lines
    if isinstance(text, Counting):
        lines = (text.at(canvas.moment),)
        counted = all(canvas.moment.share(cue) >= 1.0 for cue in text.cues)
        tone = text.done_tone if counted else None
        text = text.item if tone is None else evolve(text.item, tone=tone)
    assert isinstance(text, Text)
    colour = ink(text.tone, canvas.look.palette, surface)
    step, rect = fitted.step, placed.rect
    x = rect.left() + text.anchor.value * rect.width()
    y = rect.center().y() - step * (len(lines) - 1) / 2
    for line in lines:
        write(canvas.painter, line, QPointF(x, y), fitted.type, colour, text.anchor, canvas.zoom)
        y += step


def _paint_seat(canvas: PaintContext, sign: SeatSign, rect: QRectF, surface: Surface) -> None:
    """The sign; on paper it stands on a light disc."""
    painter, palette, zoom = canvas.painter, canvas.look.palette, canvas.zoom
    if sign.disc:
        radius = sign.size * zoom / 2
        paint_seat_marker(painter, rect.center(), radius, palette.seats[sign.colour], palette)
        return
    side = sign.size * zoom
    box = QRectF(0.0, 0.0, side, side)
    box.moveCenter(rect.center())
    if surface is Surface.PAPER:
        painter.setBrush(alpha(palette.ink, 0.92))
        painter.drawEllipse(box.center(), 0.72 * side, 0.72 * side)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    if sign.faded:
        painter.setOpacity(0.55)
    paint_seat_sign(painter, box, palette.seats[sign.colour])
    if sign.faded:
        painter.setOpacity(1.0)
    if sign.ringed:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(palette.text, 1.6 * zoom))
        painter.drawEllipse(rect.center(), side * 0.82, side * 0.82)
        painter.setPen(Qt.PenStyle.NoPen)


def _paint_arrow(canvas: PaintContext, rect: QRectF, surface: Surface) -> None:
    painter, zoom = canvas.painter, canvas.zoom
    tip = QPointF(rect.right(), rect.center().y())
    head = rect.width() * 0.28
    painter.setPen(QPen(ink(CardTone.QUIET, canvas.look.palette, surface), 1.6 * zoom))
    painter.drawLine(QPointF(rect.left(), tip.y()), tip)
    painter.drawLine(tip, tip + QPointF(-head, -head))
    painter.drawLine(tip, tip + QPointF(-head, head))
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_disc(canvas: PaintContext, disc: Disc, rect: QRectF) -> None:
    painter, palette, zoom = canvas.painter, canvas.look.palette, canvas.zoom
    middle, radius = rect.center(), disc.size / 2 * zoom
    if disc.done:
        painter.setBrush(alpha(palette.success, 0.18))
        painter.drawEllipse(middle, radius, radius)
        side = 14.0 * zoom
        box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        paint_icon(painter, Icon.CHECK, box, palette.success, 2.6)
        return
    painter.setBrush(palette.pencil if disc.lit else palette.panel_sunk)
    painter.drawEllipse(middle, radius, radius)
    colour = palette.paper_edge if disc.lit else palette.text_2
    number = str(disc.number)
    write(painter, number, middle, Role.SMALL_STRONG, colour, Anchor.MIDDLE, zoom)
