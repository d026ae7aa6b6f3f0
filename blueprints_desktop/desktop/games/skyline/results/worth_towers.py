"""What everybody is worth, as towers on one scale: cash in white, finished buildings in colour."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from blueprints_desktop.desktop.drawing.marks import dashed_pen, paint_seat_shape
from blueprints_desktop.desktop.drawing.painting import closed_path
from blueprints_desktop.desktop.drawing.palette import Palette, Seat, alpha
from blueprints_desktop.desktop.drawing.projection import RISE, Cuboid, View
from blueprints_desktop.desktop.drawing.solids import Finish, paint_box
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    elided,
    text_width,
    write,
)
from blueprints_desktop.desktop.games.skyline.art.buildings import (
    Wall,
    band_of_windows,
    paint_roof_sign,
    rows_of_windows,
    tones_of_seat,
)
from blueprints_desktop.desktop.games.skyline.results.ledger import Worth
from blueprints_desktop.desktop.i18n.number_format import figure
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.values import PaintContext
from blueprints_desktop.games.skyline.account import BONUS

translate = QCoreApplication.translate
_FINISH = Finish(bevel=0.012, corner=0.02, gloss=0.8)
_WORTH = Type(24, 600, tabular=True)
_SMALL_WORTH = Type(18, 600, tabular=True)
_STEPS = (50, 100, 250, 500, 1000, 2500)
_COLUMNS, _LOWEST = 4, 0.22
"""Windows of a tower: so many side by side, and how high a row of them is at least."""
_LINES = 6
"""At most so many lines of the scale."""


def scale_step(top: int) -> int:
    """Between two lines of the scale."""
    return next((step for step in _STEPS if top / step <= _LINES), _STEPS[-1])


def worth_card(worths: Sequence[Worth]) -> kit.Card:
    """A sheet with a tower for each player, the best first."""
    worths = tuple(worths)

    def paint(canvas: PaintContext, rect: QRectF) -> None:
        _paint_towers(canvas, rect, worths)

    cues = tuple(("tower", worth.person.seat) for worth in worths)
    title = translate("SkylineEnd", "What everyone is worth")
    legend = (
        _entry(translate("SkylineEnd", "cash"), None),
        _entry(translate("SkylineEnd", "finished buildings"), worths[0].person.colour),
    )
    words = kit.Text(title, Role.DRAFTING)
    below = kit.Stack((words, kit.Line((kit.Fill(), *legend), 16.0)), kit.fixed(4.0))
    head = kit.Choice((kit.Line((words, kit.Fill(), *legend), 16.0, kit.fixed(36.0)), below))
    return kit.Card(
        items=(head, kit.Picture(("towers", worths), 0.0, 0.0, paint, stretches=True, cues=cues)),
        surface=kit.Surface.PAPER,
        framed=True,
        pad=20.0,
        top=kit.Spread(8.0, 4.0),
        foot=kit.fixed(18.0),
        about="account-worth",
        spoken=title,
    )


def _entry(words: str, seat: int | None) -> kit.Item:
    """A line of the legend: a swatch and what it means."""

    def paint(canvas: PaintContext, rect: QRectF) -> None:
        palette, box = canvas.look.palette, rounded(rect, 2 * canvas.zoom)
        canvas.painter.fillPath(
            box, palette.tower.top if seat is None else palette.seats[seat].body
        )
        canvas.painter.strokePath(box, QPen(alpha(palette.ink, 0.6), 1.0))

    return kit.Line((kit.Picture(("swatch", seat), 12.0, 12.0, paint), kit.Text(words, Role.SMALL)))


def _paint_towers(canvas: PaintContext, rect: QRectF, worths: Sequence[Worth]) -> None:
    unit = canvas.zoom
    field = rect.adjusted(44 * unit, 72 * unit, 0.0, -46 * unit)
    top = max(max(worth.account.worth for worth in worths), 100)
    step = field.width() / len(worths)
    w = min(0.38 * step, 42.0 * unit, 0.17 * field.height())
    rise = (field.height() - 2 * w * RISE) / top
    _paint_scale(canvas, field, rise, top)
    for number, worth in enumerate(worths):
        foot = QPointF(field.left() + (number + 0.5) * step, field.bottom())
        _paint_tower(canvas, worth, foot, w, rise)
        _paint_name(canvas, worth, worths, foot + QPointF(0.0, 28 * unit), step - 6 * unit)


def _paint_scale(canvas: PaintContext, field: QRectF, rise: float, top: int) -> None:
    painter, palette, unit = canvas.painter, canvas.look.palette, canvas.zoom
    for amount in range(0, top + 1, scale_step(top)):
        y = round(field.bottom() - amount * rise) + 0.5
        painter.setPen(QPen(alpha(palette.ink, 0.55 if amount == 0 else 0.18), 1.0))
        painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
        at = QPointF(field.left() - 8 * unit, y)
        write(painter, figure(amount), at, Role.SMALL_MEDIUM, palette.ink_2, Anchor.RIGHT, unit)


def _paint_tower(canvas: PaintContext, worth: Worth, foot: QPointF, w: float, rise: float) -> None:
    """Cash below, buildings on it, each a storey; nothing left is an empty lot."""
    painter, palette, unit = canvas.painter, canvas.look.palette, canvas.zoom
    seat = palette.seats[worth.person.colour]
    share = canvas.moment.share(("tower", worth.person.seat))
    view = View(w, foot - QPointF(0.0, 2 * RISE * w))
    cash, storeys = worth.cash_part * share, worth.buildings_part * share
    if cash > 0:
        shaft = Cuboid(0, 0, 0, 1, 1, cash * rise / w)
        windows = rows_of_windows(
            seat.shape, Wall(0.03, 0.94, shaft.dz), 1.0, _COLUMNS, _storey(rise * 50 / w),
            worth.person.seat,
        )  # fmt: skip
        paint_box(painter, view, palette.tower, shaft, _FINISH, windows)
    z, left = cash * rise / w, storeys
    while left > 0.5:
        part = min(left, BONUS)
        storey = Cuboid(0, 0, z, 1, 1, part * rise / w)
        tones = tones_of_seat(seat)
        band = band_of_windows(seat.shape, 1.0, storey.dz, _COLUMNS + 1, tones)
        paint_box(painter, view, tones, storey, _FINISH, band)
        z, left = z + storey.dz, left - part
    high = (cash + storeys) * rise / w
    if worth.account.worth == 0:
        _paint_empty_lot(canvas, view, seat)
    else:
        paint_roof_sign(painter, view, 0.5, 0.5, high, 0.42, seat)
    top = view.point(0.5, 0.5, high)
    first = worth.rank == 1
    if first and share >= 1.0:
        _paint_pennant(painter, palette, top, unit)
    at = top - QPointF(0.0, w * RISE + (44 if first else 18) * unit)
    amount = round(worth.account.worth * share / 10) * 10 if share < 1 else worth.account.worth
    role = _WORTH if first else _SMALL_WORTH
    write(painter, figure(amount), at, role, palette.ink, Anchor.MIDDLE, unit)


def _paint_name(
    canvas: PaintContext, worth: Worth, worths: Sequence[Worth], at: QPointF, room: float
) -> None:
    painter, palette, unit = canvas.painter, canvas.look.palette, canvas.zoom
    seat, ink = palette.seats[worth.person.colour], palette.ink
    name, role, side = worth.person.name, Role.SMALL_STRONG, 13 * unit
    widest = max(text_width(other.person.name, role, unit) for other in worths)
    if widest + side + 8 * unit > room:  # the roofs have the signs
        write(painter, elided(name, role, room, unit), at, role, ink, Anchor.MIDDLE, unit)
        return
    left = at.x() - (text_width(name, role, unit) + side + 8 * unit) / 2
    middle = QPointF(left + side / 2, at.y())
    for size, colour in ((side + 2.4 * unit, ink), (side, seat.body)):
        paint_seat_shape(painter, middle, size, seat, colour)
    write(painter, name, QPointF(left + side + 8 * unit, at.y()), role, ink, Anchor.LEFT, unit)


def _paint_empty_lot(canvas: PaintContext, view: View, seat: Seat) -> None:
    painter, palette = canvas.painter, canvas.look.palette
    lot = closed_path(view.rhombus(0, 0))
    painter.fillPath(lot, alpha(palette.paper_edge, 0.6))
    painter.strokePath(lot, dashed_pen(palette.ink, 1.4 * canvas.zoom))
    paint_roof_sign(painter, view, 0.5, 0.5, 0.0, 0.42, seat._replace(text=seat.body))


def _paint_pennant(painter: QPainter, palette: Palette, top: QPointF, unit: float) -> None:
    """A brass pole and a pennant in the wind."""
    pole = QPen(palette.brass.top, 2.4 * unit)
    pole.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pole)
    head = top - QPointF(0.0, 46 * unit)
    painter.drawLine(top, head)
    painter.setPen(Qt.PenStyle.NoPen)
    flag = (head + QPointF(x, y) * unit for x, y in ((1.5, 2), (26, 10), (1.5, 18)))
    painter.fillPath(closed_path(flag), palette.gold)
    painter.setBrush(palette.brass.edge)
    painter.drawEllipse(head, 2.8 * unit, 2.8 * unit)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _storey(rise: float) -> float:
    """How high a row of windows is, in floor units: 50 of the money, or a multiple of it."""
    return rise * ceil(_LOWEST / rise)
