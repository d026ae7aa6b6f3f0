"""The cards of the final account: the ledger, what everybody is worth, and cash turn by turn."""

from collections.abc import Sequence
from math import ceil

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from blueprints_desktop.desktop.drawing.marks import (
    PillKind,
    dashed_pen,
    paint_seat_shape,
    paint_seat_sign,
    round_pen,
    spread,
)
from blueprints_desktop.desktop.drawing.painting import closed_path
from blueprints_desktop.desktop.drawing.palette import Palette, Seat, alpha
from blueprints_desktop.desktop.drawing.projection import RISE, Cuboid, View
from blueprints_desktop.desktop.drawing.solids import Finish, paint_box
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import (
    SMALLEST,
    Anchor,
    Role,
    Type,
    elided,
    text_width,
    write,
)
from blueprints_desktop.desktop.games.skyline.art.city import (
    Wall,
    band_of_windows,
    paint_roof_sign,
    rows_of_windows,
    tones_of_seat,
)
from blueprints_desktop.desktop.games.skyline.facts.view_model import money_moved
from blueprints_desktop.desktop.i18n.names import short_names
from blueprints_desktop.desktop.i18n.number_format import figure, rank_words, signed
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.values import (
    CardTone,
    GridRow,
    Item,
    PaintContext,
    Text,
)
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.skyline.account import BONUS, Account
from blueprints_desktop.games.skyline.events import DiceRolled
from blueprints_desktop.games.skyline.state import CASH_DEALT, State

translate = QCoreApplication.translate


@frozen
class Worth:
    """What a player is worth: who, the account, and the rank."""

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

    @property
    def spoken(self) -> str:
        """The account for screen readers."""
        words = translate(
            "SkylineEnd",
            "{name}: cash {cash}, last rent {rent}, bonus {bonus}, covered by the bank {covered},"
            " worth {worth}",
        )
        return words.format(
            name=self.person.name,
            cash=figure(self.account.cash),
            rent=self.account.rent,
            bonus=self.account.bonus,
            covered=self.account.covered,
            worth=figure(self.account.worth),
        )


# --- the ledger ---------------------------------------------------------------------------

_FIGURE = Type(16, 600, tabular=True)
_TOTALS = Type(24, 600, tabular=True), Type(19, 600, tabular=True), _FIGURE
_SMALLEST_NAME = Role.SMALL_STRONG.value._replace(size=SMALLEST)
_CUTS = (14, 11, 8, 6)
"""So many letters are left of names that have no room; with fewer the signs stand alone."""
_RULES = {
    "cash": "account-cash",
    "rent": "account-rent",
    "buildings": "account-bonus",
    "covered": "account-covered",
    "worth": "account-worth",
}
"""For each row, and for the sum, the paragraph of the rulebook about it."""


def ledger_rows(state: State) -> tuple[str, ...]:
    """What is added up: a last rent only if somebody could not pay, the bank only if it had to."""
    if state.debt is None:
        return "cash", "buildings"
    covered = any(account.covered for account in state.accounts)
    return ("cash", "rent", "buildings", "covered") if covered else ("cash", "rent", "buildings")


def ledger_card(worths: Sequence[Worth], state: State) -> kit.Card:
    """Cash, last rent, buildings, what the bank covers, worth."""
    names = {worth.person.seat: worth.person.name for worth in worths}
    head = GridRow((None, *_names([worth.person for worth in worths])))
    rows = [_row(key, worths, _label(key, state, names)) for key in ledger_rows(state)]
    label = 0.36 if len(worths) < 4 else 0.31
    grid = kit.Grid(
        (head, *rows, _total(worths)),
        gap=16.0,
        pitch=kit.Spread(40.0, 24.0),
        shares=(label, *((1.0 - label) / len(worths) for _ in worths)),
        stretches=True,
        column_seats=(None, *(each.person.colour if each.rank == 1 else None for each in worths)),
    )
    told = " ".join(worth.spoken for worth in worths)
    return kit.Card(items=(grid,), top=kit.fixed(8.0), foot=kit.fixed(9.0), pad=20.0, spoken=told)


def _names(people: Sequence[Person]) -> list[Item]:
    """Whole names beside their signs if there is room, else below them, shorter, or only signs."""
    shorter = short_names([person.name for person in people])
    found: list[Item] = []
    for person, short in zip(people, shorter, strict=True):
        sign, small = kit.SeatSign(person.colour, 15.0), kit.SeatSign(person.colour, 12.0)

        def beside(role: Role | Type, name: str = person.name, sign: Item = small) -> Item:
            return kit.Line((kit.Fill(), sign, Text(name, role)), gap=6.0)

        def below(role: Role | Type, name: str, sign: Item = small) -> Item:
            return kit.Stack((kit.Line((kit.Fill(), sign)), Text(name, role, anchor=Anchor.RIGHT)))

        options = (
            beside(Role.BODY_STRONG, sign=sign),
            beside(Role.SMALL_STRONG),
            below(Role.SMALL_STRONG, person.name),
            below(_SMALLEST_NAME, person.name),
            below(_SMALLEST_NAME, short),
            *(below(_SMALLEST_NAME, _cut(short, letters)) for letters in _CUTS),
            kit.Line((kit.Fill(), sign)),
        )
        found.append(kit.Choice(options, "names"))
    return found


def _cut(name: str, letters: int) -> str:
    return name if len(name) <= letters else f"{name[: letters - 1]}\N{HORIZONTAL ELLIPSIS}"


def _label(key: str, state: State, names: dict[int, str]) -> tuple[str, str]:
    """What a row is called, and a note about it."""
    if key == "buildings":
        each = translate("SkylineEnd", "{amount} each").format(amount=BONUS)
        return translate("SkylineEnd", "Finished buildings"), each
    if state.debt is None:
        return translate("SkylineEnd", "Cash"), ""
    if key == "cash":
        return translate("SkylineEnd", "Cash"), translate("SkylineEnd", "before the last rent")
    name = names[state.debt.debtor]
    if key == "rent":
        owes = translate("SkylineEnd", "{name} owes {amount}")
        words = owes.format(name=name, amount=figure(state.debt.amount))
        return translate("SkylineEnd", "Last rent"), words
    lacks = translate("SkylineEnd", "what {name} still lacks").format(name=name)
    return translate("SkylineEnd", "The bank covers"), lacks


def _row(key: str, worths: Sequence[Worth], label: tuple[str, str]) -> GridRow:
    title, note = label
    below = (kit.Optional(Text(note, Role.SMALL, CardTone.QUIET)),) if note else ()
    cells = (kit.Timed(_figure(worth.account, key), ("row", key)) for worth in worths)
    part = kit.PartInfo(key, _RULES[key])
    return GridRow((kit.Stack((Text(title, lines=2), *below)), *cells), part, ruled=True)


def _figure(account: Account, key: str) -> Text:
    if key == "cash":
        return _amount(figure(account.cash))
    if key == "buildings":
        sum_up = f"{account.buildings} \N{MULTIPLICATION SIGN} {BONUS}"
        return _amount(sum_up, shorter=(figure(account.buildings * BONUS),))
    amount = account.rent if key == "rent" else account.covered
    if amount == 0:
        return _amount("·", CardTone.QUIET)
    return _amount(signed(amount), CardTone.GOOD if amount > 0 else CardTone.BAD)


def _amount(words: str, tone: CardTone = CardTone.NORMAL, shorter: tuple[str, ...] = ()) -> Text:
    return Text(words, _FIGURE, tone, shorter, anchor=Anchor.RIGHT)


def _total(worths: Sequence[Worth]) -> GridRow:
    cells: list[Item] = [Text(translate("SkylineEnd", "Worth"), Role.SECTION)]
    for worth in worths:
        words = figure(worth.account.worth)
        sizes = tuple(Text(words, role, anchor=Anchor.RIGHT) for role in _TOTALS)
        first = worth.rank == 1
        place = translate("SkylineEnd", "Winner") if first else rank_words(worth.rank)
        below: Item = Text(place, Role.SMALL, CardTone.QUIET, anchor=Anchor.RIGHT)
        if first:
            pill = kit.Line((kit.Fill(), kit.Pill(place, PillKind.GOLD, 1.0)))
            below = kit.Choice((pill, below))
        cells.append(
            kit.Timed(
                kit.Stack((kit.Choice(sizes, "totals"), below), kit.fixed(2.0)), ("row", "worth")
            )
        )
    return GridRow(tuple(cells), kit.PartInfo("worth", _RULES["worth"]), ruled=True)


# --- what everybody is worth --------------------------------------------------------------

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
    amounts = range(0, top + 1, scale_step(top))
    _paint_scale(canvas, field, amounts, rise, canvas.look.palette.ink)
    for number, worth in enumerate(worths):
        foot = QPointF(field.left() + (number + 0.5) * step, field.bottom())
        _paint_tower(canvas, worth, foot, w, rise)
        _paint_name(canvas, worth, worths, foot + QPointF(0.0, 28 * unit), step - 6 * unit)


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
    painter.setPen(round_pen(palette.brass.top, 2.4 * unit))
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


# --- cash, turn by turn -------------------------------------------------------------------

_DASHES: tuple[tuple[float, ...], ...] = ((), (7.0, 3.0), (10.0, 3.0, 2.0, 3.0), (3.0, 2.5))


def cash_history(events: Sequence[tuple[int, Event]], seats: int) -> list[tuple[int, ...]]:
    """Everybody's cash at the beginning and after every roll."""
    held = [CASH_DEALT] * seats
    found = [tuple(held)]
    for _, event in events:
        if isinstance(event, DiceRolled):
            found.append(tuple(held))
        for seat, amount in money_moved(event).items():
            held[seat] += amount
        found[-1] = tuple(held)
    return found


def scale_of(most: int, low: bool) -> tuple[int, int]:
    """From one line of the scale to the next, and the last line: no cash is above it."""
    step = scale_step(most * 2 if low else most)
    return step, -(-most // step) * step


def cash_card(people: Sequence[Person], history: Sequence[tuple[int, ...]]) -> kit.Card:
    """Lines from the first turn to the last, drawn from left to right."""
    chart = _CashLines(tuple(people), tuple(history))
    title = translate("SkylineEnd", "Cash, turn by turn")
    lines = kit.Picture(("cash", chart), 0.0, 0.0, chart.paint, stretches=True, cues=("chart",))
    return kit.Card(
        items=(
            kit.Text(title, Role.DRAFTING, kit.CardTone.QUIET),
            *((lines,) if chart.has_turns else ()),
        ),
        pad=20.0,
        top=kit.fixed(14.0),
        foot=kit.fixed(10.0),
        about="account-cash",
        spoken=title,
    )


@frozen
class _CashLines:
    """The picture of the lines."""

    people: tuple[Person, ...]
    history: tuple[tuple[int, ...], ...]

    @property
    def has_turns(self) -> bool:
        return len(self.history) > 1

    def paint(self, canvas: PaintContext, rect: QRectF) -> None:
        unit = canvas.zoom
        names = max(text_width(person.name, Role.SMALL_STRONG, unit) for person in self.people)
        beside = min(names, 96 * unit) + 6 * unit
        field = rect.adjusted(42 * unit, 15 * unit, -beside, -22 * unit)
        most = max(max(held) for held in self.history)
        step, top = scale_of(most, field.height() < 110 * unit)
        self._paint_scale(canvas, field, step, top)
        share = canvas.moment.share("chart")
        for person in self.people:
            self._paint_line(canvas, field, person, top, share)
        if share >= 1.0:
            self._paint_names(canvas, field, top, beside)

    def _point(self, field: QRectF, index: float, amount: float, top: int) -> QPointF:
        last = len(self.history) - 1
        return QPointF(
            field.left() + field.width() * index / last,
            field.bottom() - field.height() * amount / top,
        )

    def _paint_scale(self, canvas: PaintContext, field: QRectF, step: int, top: int) -> None:
        painter, ink, unit = canvas.painter, canvas.look.palette.text_2, canvas.zoom
        _paint_scale(canvas, field, range(0, top + 1, step), field.height() / top, ink)
        seats = len(self.people)
        turns = (len(self.history) - 2) // seats + 1
        every = next(step for step in (1, 2, 5, 10, 20, 50, 100) if turns / step <= 9)
        for turn in range(1, turns + 1):
            if turn == 1 or turn % every == 0:
                x = self._point(field, (turn - 1) * seats + 1, 0, top).x()
                at = QPointF(x, field.bottom() + 16 * unit)
                write(painter, str(turn), at, Role.SMALL, ink, Anchor.MIDDLE, unit)

    def _paint_line(
        self, canvas: PaintContext, field: QRectF, person: Person, top: int, share: float
    ) -> None:
        unit, seat = canvas.zoom, canvas.look.palette.seats[person.colour]
        shown = max(1, round((len(self.history) - 1) * share))
        points = [
            self._point(field, index, held[person.seat], top)
            for index, held in enumerate(self.history[: shown + 1])
        ]
        pen = round_pen(seat.tint, 2.2 * unit)
        if _DASHES[seat.shape]:
            pen.setDashPattern(list(_DASHES[seat.shape]))
        canvas.painter.setPen(pen)
        canvas.painter.drawPolyline(points)
        canvas.painter.setPen(Qt.PenStyle.NoPen)
        for index in {round(shown * part) for part in (0.33, 0.66, 1.0)}:
            box = QRectF(0.0, 0.0, 10 * unit, 10 * unit)
            box.moveCenter(points[index])
            paint_seat_sign(canvas.painter, box, seat)

    def _paint_names(self, canvas: PaintContext, field: QRectF, top: int, room: float) -> None:
        """At the ends of the lines, kept apart."""
        unit, last = canvas.zoom, self.history[-1]
        order = sorted(self.people, key=lambda person: -last[person.seat])
        wanted = [self._point(field, 0, last[person.seat], top).y() for person in order]
        low, high = field.top() - 10 * unit, field.bottom() + 10 * unit
        for person, y in zip(order, spread(wanted, 17 * unit, low, high), strict=True):
            ink = canvas.look.palette.seats[person.colour].tint
            name = elided(person.name, Role.SMALL_STRONG, room - 2 * unit, unit)
            at = QPointF(field.right() + 14 * unit, y)
            write(canvas.painter, name, at, Role.SMALL_STRONG, ink, Anchor.LEFT, unit)


def _paint_scale(
    canvas: PaintContext, field: QRectF, amounts: range, rise: float, ink: QColor
) -> None:
    """Lines with their amounts beside them, the lowest stronger."""
    for amount in amounts:
        y = round(field.bottom() - amount * rise)
        strength = 0.55 if amount == 0 else 0.18
        canvas.painter.fillRect(QRectF(field.left(), y, field.width(), 1), alpha(ink, strength))
        at = QPointF(field.left() - 8 * canvas.zoom, y)
        write(canvas.painter, figure(amount), at, Role.SMALL, ink, Anchor.RIGHT, canvas.zoom)
