"""What everybody is worth, as towers on one scale: cash in white, finished buildings in colour."""

from collections.abc import Sequence
from math import ceil

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.marks import dashed_pen, paint_seat_sign
from blueprints_desktop.desktop.drawing.palette import Seat, alpha
from blueprints_desktop.desktop.drawing.paper import paint_sheet
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
from blueprints_desktop.desktop.games.skyline.art.bodies import paint_roof_sign, tones_of_seat
from blueprints_desktop.desktop.games.skyline.art.buildings import (
    Wall,
    band_of_windows,
    rows_of_windows,
)
from blueprints_desktop.desktop.i18n.number_format import figure
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.desk_widget import DeskWidget
from blueprints_desktop.desktop.ui.cards.timeline import Timeline
from blueprints_desktop.games.skyline.account import BONUS, Account

_FINISH = Finish(bevel=0.012, corner=0.02, gloss=0.8)
_WORTH = Type(24, 600, tabular=True)
_SMALL_WORTH = Type(18, 600, tabular=True)
_STEPS = (50, 100, 250, 500, 1000, 2500)
_COLUMNS, _LOWEST = 4, 0.22
"""Windows of a tower: so many side by side, and how high a row of them is at least."""
_LINES = 6
"""At most so many lines of the scale."""


@frozen
class Worth:
    """One tower: who, the account, and the rank."""

    person: Person
    account: Account
    rank: int

    @property
    def buildings_part(self) -> int:
        """What of the worth is finished buildings: a debtor may have used them up."""
        return min(self.account.bonus, self.account.worth)

    @property
    def cash_part(self) -> int:
        return self.account.worth - self.buildings_part


def scale_step(top: int) -> int:
    """Between two lines of the scale."""
    return next((step for step in _STEPS if top / step <= _LINES), _STEPS[-1])


class WorthSheet(DeskWidget):
    """A sheet with a tower for each player, the best first."""

    about = "account-worth"

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._worths: tuple[Worth, ...] = ()
        self._timeline = Timeline()
        self._now = 0.0

    def show_worths(self, worths: Sequence[Worth], timeline: Timeline) -> None:
        self._worths, self._timeline = tuple(worths), timeline
        self.update()

    def show_moment(self, now: float) -> None:
        grows = [("tower", worth.person.seat) for worth in self._worths]
        if any(self._timeline.stirs(what, self._now, now, 1) for what in grows):
            self.update()
        self._now = now

    # --- painting -------------------------------------------------------------------

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        look, unit = self.look, self.look.scale
        paint_sheet(painter, look.pixmaps, body, ratio, look.palette, unit)
        if not self._worths:
            return
        self._paint_head(painter, body)
        field = body.adjusted(64 * unit, 118 * unit, -20 * unit, -64 * unit)
        top = max(max(worth.account.worth for worth in self._worths), 100)
        step = field.width() / len(self._worths)
        w = min(0.38 * step, 42.0 * unit, 0.17 * field.height())
        base = field.bottom()
        rise = (field.height() - 2 * w * RISE) / top
        self._paint_scale(painter, field, base, rise, top)
        for number, worth in enumerate(self._worths):
            middle = field.left() + (number + 0.5) * step
            self._paint_tower(painter, worth, QPointF(middle, base), w, rise, step)

    def _paint_head(self, painter: QPainter, body: QRectF) -> None:
        look, unit = self.look, self.look.scale
        ink = look.palette.ink
        at = body.topLeft() + QPointF(20 * unit, 24 * unit)
        head = self.tr("What everyone is worth")
        wide = write(painter, head, at, Role.DRAFTING, ink, Anchor.LEFT, unit)
        x = body.right() - 20 * unit
        entries = (
            (self.tr("finished buildings"), look.palette.seats[self._worths[0].person.colour].body),
            (self.tr("cash"), look.palette.tower.top),
        )
        y = at.y() if 20 * unit + wide < body.width() * 0.42 else at.y() + 24 * unit
        for words, colour in entries:
            x -= write(painter, words, QPointF(x, y), Role.SMALL, ink, Anchor.RIGHT, unit)
            box = QRectF(x - 20 * unit, y - 6 * unit, 12 * unit, 12 * unit)
            painter.fillPath(rounded(box, 2 * unit), colour)
            painter.strokePath(rounded(box, 2 * unit), QPen(alpha(ink, 0.6), 1.0))
            x -= 36 * unit

    def _paint_scale(
        self, painter: QPainter, field: QRectF, base: float, rise: float, top: int
    ) -> None:
        palette, unit = self.look.palette, self.look.scale
        step = scale_step(top)
        for amount in range(0, top + 1, step):
            y = round(base - amount * rise) + 0.5
            ink = alpha(palette.ink, 0.55 if amount == 0 else 0.18)
            painter.setPen(QPen(ink, 1.0))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            at = QPointF(field.left() - 8 * unit, y)
            write(painter, figure(amount), at, Role.SMALL_MEDIUM, palette.ink_2, Anchor.RIGHT, unit)

    def _paint_tower(
        self,
        painter: QPainter,
        worth: Worth,
        foot: QPointF,
        w: float,
        rise: float,
        room: float,
    ) -> None:
        """Cash below, buildings on it, each a storey; nothing left is an empty lot."""
        look, unit = self.look, self.look.scale
        seat = look.palette.seats[worth.person.colour]
        share = self._timeline.share(("tower", worth.person.seat), self._now)
        view = View(w, foot - QPointF(0.0, 2 * RISE * w))
        cash, storeys = worth.cash_part * share, worth.buildings_part * share
        high = (cash + storeys) * rise / w
        if cash > 0:
            shaft = Cuboid(0, 0, 0, 1, 1, cash * rise / w)
            windows = rows_of_windows(
                seat.shape, Wall(0.03, 0.94, shaft.dz), 1.0, _COLUMNS, _storey(rise * 50 / w),
                worth.person.seat,
            )  # fmt: skip
            paint_box(painter, view, look.palette.tower, shaft, _FINISH, windows)
        z, left = cash * rise / w, storeys
        while left > 0.5:
            part = min(left, BONUS)
            storey = Cuboid(0, 0, z, 1, 1, part * rise / w)
            tones = tones_of_seat(seat)
            band = band_of_windows(seat.shape, 1.0, storey.dz, _COLUMNS + 1, tones)
            paint_box(painter, view, tones, storey, _FINISH, band)
            z, left = z + storey.dz, left - part
        if worth.account.worth == 0:
            self._paint_empty_lot(painter, view, seat)
        else:
            paint_roof_sign(painter, view, 0.5, 0.5, high, 0.42, seat)
        top = view.point(0.5, 0.5, high)
        if worth.rank == 1 and share >= 1.0:
            self._paint_pennant(painter, top, w)
        role = _WORTH if worth.rank == 1 else _SMALL_WORTH
        lift = w * RISE + 18 * unit
        at = top - QPointF(0.0, lift)
        if worth.rank == 1:
            at = top - QPointF(0.0, lift + 26 * unit)
        amount = round(worth.account.worth * share / 10) * 10 if share < 1 else worth.account.worth
        write(painter, figure(amount), at, role, look.palette.ink, Anchor.MIDDLE, unit)
        self._paint_name(painter, worth, foot + QPointF(0.0, 28 * unit), room)

    def _paint_name(self, painter: QPainter, worth: Worth, at: QPointF, room: float) -> None:
        unit = self.look.scale
        seat = self.look.palette.seats[worth.person.colour]
        ink, side = self.look.palette.ink, 13 * unit
        room -= 6 * unit
        names = [other.person.name for other in self._worths]
        widest = max(text_width(name, Role.SMALL_STRONG, unit) for name in names)
        if widest + side + 8 * unit > room:  # the roofs have the signs
            name = elided(worth.person.name, Role.SMALL_STRONG, room, unit)
            write(painter, name, at, Role.SMALL_STRONG, ink, Anchor.MIDDLE, unit)
            return
        name = worth.person.name
        wide = text_width(name, Role.SMALL_STRONG, unit)
        left = at.x() - (wide + side + 8 * unit) / 2
        box = QRectF(left, at.y() - side / 2, side, side)
        rim = box.adjusted(-1.2 * unit, -1.2 * unit, 1.2 * unit, 1.2 * unit)
        paint_seat_sign(painter, rim, seat._replace(sign=ink, tint=ink))
        paint_seat_sign(painter, box, seat._replace(sign=seat.body, tint=seat.body))
        beside = QPointF(left + side + 8 * unit, at.y())
        write(painter, name, beside, Role.SMALL_STRONG, ink, Anchor.LEFT, unit)

    def _paint_empty_lot(self, painter: QPainter, view: View, seat: Seat) -> None:
        lot = QPainterPath()
        lot.addPolygon(view.rhombus(0, 0))
        lot.closeSubpath()
        painter.fillPath(lot, alpha(self.look.palette.paper_edge, 0.6))
        painter.strokePath(lot, dashed_pen(self.look.palette.ink, 1.4 * self.look.scale))
        paint_roof_sign(painter, view, 0.5, 0.5, 0.0, 0.42, seat._replace(text=seat.body))

    def _paint_pennant(self, painter: QPainter, top: QPointF, w: float) -> None:
        """A brass pole and a pennant in the wind."""
        brass, unit = self.look.palette.brass, self.look.scale
        high = 46 * unit
        pole = QPen(brass.top, 2.4 * unit)
        pole.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pole)
        head = top - QPointF(0.0, high)
        painter.drawLine(top, head)
        painter.setPen(Qt.PenStyle.NoPen)
        flag = QPainterPath(head + QPointF(1.5, 2) * unit)
        flag.lineTo(head + QPointF(26, 10) * unit)
        flag.lineTo(head + QPointF(1.5, 18) * unit)
        flag.closeSubpath()
        painter.fillPath(flag, self.look.palette.gold)
        painter.setBrush(brass.edge)
        painter.drawEllipse(head, 2.8 * unit, 2.8 * unit)
        painter.setBrush(Qt.BrushStyle.NoBrush)


def _storey(rise: float) -> float:
    """How high a row of windows is, in floor units: 50 of the money, or a multiple of it."""
    return rise * ceil(_LOWEST / rise)
