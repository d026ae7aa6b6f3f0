"""The final account: why the game ended, what everybody is worth, and how the money went."""

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.marks import (
    PillKind,
    dashed_pen,
    paint_seat_sign,
    round_pen,
    spread,
)
from blueprints_desktop.desktop.drawing.painting import closed_path, oval
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
    band_of_windows,
    paint_roof_sign,
    rows_of_windows,
    tones_of_seat,
)
from blueprints_desktop.desktop.games.skyline.board.city import CityPicture, scenery_of
from blueprints_desktop.desktop.games.skyline.facts.view_model import money_moved
from blueprints_desktop.desktop.games.skyline.texts.progress import turn_number
from blueprints_desktop.desktop.i18n.names import short_names
from blueprints_desktop.desktop.i18n.number_format import and_list, figure, rank_words, signed
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person, Position, Prompt
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.timeline import Timeline
from blueprints_desktop.desktop.ui.results.links import EndLink, again_prompt
from blueprints_desktop.desktop.ui.results.result_page import (
    GAP,
    HEAD,
    MARGIN,
    LastPage,
    head_card,
    split,
)
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.outcome import Outcome
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.skyline.account import BONUS, Account
from blueprints_desktop.games.skyline.events import DiceRolled
from blueprints_desktop.games.skyline.state import CASH_DEALT, State

translate = QCoreApplication.translate
_LOW, _CHARTED = 500.0, 330.0
"""A page lower than the first is closer set; a room higher than the second has the chart."""
_LEDGER, _SHORT_LEDGER = 0.605, 0.46
"""How much of the right side the ledger takes, and with two rows fewer; the chart has the rest."""
_GROW, _APART, _ROW = 900, 350, 320
People = Mapping[int, Person]


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
            rent=signed(self.account.rent),
            bonus=figure(self.account.bonus),
            covered=figure(self.account.covered),
            worth=figure(self.account.worth),
        )


class SkylineEnding(LastPage):
    """A sheet of towers at the left, ledger and chart at the right."""

    is_full_width = True

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(game, people, appearance)
        self.worths: tuple[Worth, ...] = ()
        self.city = EndLink("link-city", Icon.LAYERS, "C", appearance, self)
        self.city.setCheckable(True)
        self.city.toggled.connect(self.say)
        self.own_links = (self.city,)

    def read(self, position: Position) -> None:
        state: State = position.view
        ranks, accounts = self.outcome.ranks, state.accounts
        order = sorted(range(state.seats), key=lambda seat: (ranks[seat], seat))
        self.worths = tuple(Worth(self.people[s], accounts[s], ranks[s]) for s in order)
        self.timeline = ending_timeline(self.worths, ledger_rows(state))
        self.city.setChecked(False)

    def cards(self) -> Mapping[str, kit.Card]:
        assert self.position is not None
        state, outcome = self.view, self.outcome
        why = why_ended(state, self.people)
        history = cash_history(self.position.events, state.seats)
        is_city = self.city.isChecked()
        return {
            HEAD: head_card(
                headline(outcome, self.people),
                f"{why} {decided(outcome)}".strip(),
                self.links,
                self.scale,
                seat=self.people[outcome.winners[0]].colour,
            ),
            "exhibit": city_card(state, self.people) if is_city else worth_card(self.worths),
            "ledger": ledger_card(self.worths, state),
            "chart": cash_card([worth.person for worth in self.worths], history),
        }

    def places(self, room: QRectF) -> Mapping[str, QRectF]:
        unit = self.scale
        low = self.height() < _LOW * unit
        margin, gap = (MARGIN * (0.6 if low else 1.0) * unit, GAP * (0.5 if low else 1.0) * unit)
        room = room.adjusted(margin, (8 if low else 14) * unit, -margin, -margin * 0.7)
        high = self.head_height(room.width())
        head, room = split(room, high, (6 if low else 12) * unit, across=False)
        exhibit, side = split(room, round(room.width() * 0.435), gap, across=True)
        found = {HEAD: head, "exhibit": exhibit, "ledger": side}
        if room.height() > _CHARTED * unit:
            share = _LEDGER if len(ledger_rows(self.view)) > 2 else _SHORT_LEDGER
            size = round((room.height() - gap) * share)
            found["ledger"], found["chart"] = split(side, size, gap, across=False)
        return found

    # --- words ----------------------------------------------------------------------

    def say(self) -> None:
        """The link to the city names what it would show."""
        account = translate("SkylineEnd", "Account")
        city = translate("SkylineEnd", "The city")
        self.city.setText(account if self.city.isChecked() else city)
        super().say()

    def spoken(self) -> tuple[str, str]:
        told = (
            headline(self.outcome, self.people),
            why_ended(self.view, self.people),
            *(worth.spoken for worth in self.worths),
        )
        return translate("SkylineEnd", "Final account"), " ".join(told)

    def running_prompt(self) -> Prompt:
        return Prompt(
            translate("SkylineEnd", "The final account"),
            primary=translate("SkylineEnd", "Show everything"),
            seat=self.outcome.winners[0],
        )

    def review_prompt(self) -> Prompt:
        """What is said where it is looked at again."""
        outcome, state, people = self.outcome, self.view, self.people
        words = translate("SkylineEnd", "{names} wins")
        if len(outcome.winners) > 1:
            words = translate("SkylineEnd", "{names} share the victory")
        detail = debt_words(state, people) or decided(outcome) or why_ended(state, people)
        names = and_list([people[seat].name for seat in outcome.winners])
        return Prompt(words.format(names=names), detail, seat=outcome.winners[0])

    def again(self) -> Prompt:
        return again_prompt(self.outcome.winners[0], debt_words(self.view, self.people))


def ending_timeline(worths: Sequence[Worth], rows: Sequence[str]) -> Timeline:
    """Row by row, then the towers from the last to the first, then the chart."""
    found = Timeline()
    for number, row in enumerate((*rows, "worth")):
        found.add(("row", row), number * _ROW, _ROW)
    start = len(rows) * _ROW
    for number, worth in enumerate(reversed(worths)):
        found.add(("tower", worth.person.seat), start + number * _APART, _GROW)
    found.add("chart", start, _GROW + _APART)
    return found


def headline(outcome: Outcome, people: People) -> str:
    """Who won, with how much."""
    words = translate("SkylineEnd", "{name} wins with {worth}")
    if len(outcome.winners) > 1:
        words = translate("SkylineEnd", "{names} share the victory with {worth}")
    names = and_list([people[seat].name for seat in outcome.winners])
    return words.format(name=names, names=names, worth=figure(max(outcome.scores)))


def why_ended(state: State, people: People) -> str:
    """What ended the game."""
    turn = turn_number(state)
    if state.debt is None:
        words = translate("SkylineEnd", "{name} built their last finished building on turn {turn}.")
        return words.format(name=people[state.seat].name, turn=turn)
    debtor, owner = people[state.debt.debtor].name, people[state.debt.owner].name
    words = translate(
        "SkylineEnd", "{name} couldn’t pay {owner}’s rent of {amount} on turn {turn}."
    )
    return words.format(name=debtor, owner=owner, amount=state.debt.amount, turn=turn)


def decided(outcome: Outcome) -> str:
    """How a tie was broken; empty: there was none to break."""
    return {
        "buildings": translate("SkylineEnd", "Equal in worth: more finished buildings decide."),
        "shared": translate("SkylineEnd", "Equal in worth and in finished buildings."),
    }.get(outcome.decided_by, "")


def debt_words(state: State, people: People) -> str:
    """How the rent that could not be paid was settled."""
    debt = state.debt
    if debt is None:
        return ""
    covered = state.accounts[debt.debtor].covered
    words = translate("SkylineEnd", "{name} paid the rest out of the bonus.")
    if covered:
        words = translate(
            "SkylineEnd", "{name} paid {paid} of {amount}; the bank added the other {covered}."
        )
    name, paid = people[debt.debtor].name, debt.amount - covered
    return words.format(name=name, paid=paid, amount=debt.amount, covered=covered)


def city_card(state: State, people: People) -> kit.Card:
    """The city as the last move left it."""
    colours = tuple(people[seat].colour for seat in range(state.seats))

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        drawn = canvas.painter, canvas.look, rect, canvas.ratio
        CityPicture(*drawn, scenery_of(state), colours).build()

    return kit.Card(
        translate("SkylineEnd", "The city at the end"),
        (kit.Picture(("city", state.board, colours), 0.0, 0.0, paint, stretches=True),),
        surface=kit.Surface.PAPER,
        framed=True,
        pad=20.0,
        title_role=Role.DRAFTING,
        about="city",
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
    head = kit.GridRow((None, *_names([worth.person for worth in worths])))
    rows = [_row(key, worths, *_label(key, state, names)) for key in ledger_rows(state)]
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
    return kit.Card(items=(grid,), top=kit.fixed(12.0), foot=kit.fixed(9.0), pad=20.0, spoken=told)


def _names(people: Sequence[Person]) -> list[kit.Item]:
    """Whole names beside their signs if there is room, else below them, shorter, or only signs."""
    found: list[kit.Item] = []
    for person, short in zip(people, short_names([each.name for each in people]), strict=True):
        sign = kit.SeatSign(person.colour, 15.0)
        beside = (
            kit.Line((kit.Fill(), sign, kit.Text(person.name, role)), gap=6.0)
            for role in (Role.BODY_STRONG, Role.SMALL_STRONG)
        )
        above = kit.Line((kit.Fill(), sign))
        names = (person.name, short, *(_cut(short, letters) for letters in _CUTS))
        below = (
            kit.Stack((above, kit.Text(name, _SMALLEST_NAME, anchor=Anchor.RIGHT)))
            for name in names
        )
        found.append(kit.Choice((*beside, *below, above), "names"))
    return found


def _cut(name: str, letters: int) -> str:
    return name if len(name) <= letters else f"{name[: letters - 1]}\N{HORIZONTAL ELLIPSIS}"


def _label(key: str, state: State, names: dict[int, str]) -> tuple[str, str]:
    """What a row is called, and a note about it."""
    debt = state.debt
    name = "" if debt is None else names[debt.debtor]
    owes = translate("SkylineEnd", "{name} owes {amount}")
    lacks = translate("SkylineEnd", "what {name} can’t pay").format(name=name)
    before = translate("SkylineEnd", "before the last rent")
    each = translate("SkylineEnd", "{amount} each").format(amount=BONUS)
    return {
        "cash": (translate("SkylineEnd", "Cash"), before if debt else ""),
        "rent": (
            translate("SkylineEnd", "Last rent"),
            owes.format(name=name, amount=figure(debt.amount if debt else 0)),
        ),
        "buildings": (translate("SkylineEnd", "Finished buildings"), each),
        "covered": (translate("SkylineEnd", "The bank covers"), lacks),
    }[key]


def _row(key: str, worths: Sequence[Worth], title: str, note: str) -> kit.GridRow:
    below = (kit.Optional(kit.Text(note, Role.SMALL, kit.CardTone.QUIET)),) if note else ()
    cells = (kit.Timed(_figure(worth.account, key), ("row", key)) for worth in worths)
    part = kit.PartInfo(key, _RULES[key])
    small = kit.Text(title, Role.SMALL, lines=2)
    return kit.GridRow(
        (kit.Stack((kit.Choice((kit.Text(title), small), "labels"), *below)), *cells),
        part,
        ruled=kit.Rule.THIN,
    )


def _figure(account: Account, key: str) -> kit.Text:
    tone, shorter = kit.CardTone.NORMAL, tuple[str, ...]()
    if key == "cash":
        words = figure(account.cash)
    elif key == "buildings":
        words = f"{account.buildings} \N{MULTIPLICATION SIGN} {BONUS}"
        shorter = (figure(account.buildings * BONUS),)
    elif amount := account.rent if key == "rent" else account.covered:
        words, tone = signed(amount), kit.CardTone.GOOD if amount > 0 else kit.CardTone.BAD
    else:
        words, tone = "·", kit.CardTone.QUIET
    return kit.Text(words, _FIGURE, tone, shorter, anchor=Anchor.RIGHT)


def _total(worths: Sequence[Worth]) -> kit.GridRow:
    cells: list[kit.Item] = [kit.Text(translate("SkylineEnd", "Worth"), Role.SECTION)]
    for worth in worths:
        words = figure(worth.account.worth)
        sizes = tuple(kit.Text(words, role, anchor=Anchor.RIGHT) for role in _TOTALS)
        first = worth.rank == 1
        place = translate("SkylineEnd", "Winner") if first else rank_words(worth.rank)
        below: kit.Item = kit.Text(place, Role.SMALL, kit.CardTone.QUIET, anchor=Anchor.RIGHT)
        if first:
            pill = kit.Line((kit.Fill(), kit.Pill(place, PillKind.GOLD, 1.0)))
            below = kit.Choice((pill, below))
        told = kit.Stack((kit.Choice(sizes, "totals"), below), kit.fixed(2.0))
        cells.append(kit.Timed(told, ("row", "worth")))
    return kit.GridRow(tuple(cells), kit.PartInfo("worth", _RULES["worth"]), ruled=kit.Rule.THIN)


# --- what everybody is worth --------------------------------------------------------------

_FINISH = Finish(bevel=0.012, corner=0.02, gloss=0.8)
_WORTH = Type(24, 600, tabular=True)
_SMALL_WORTH = Type(18, 600, tabular=True)
_STEPS = (50, 100, 250, 500, 1000, 2500)
_COLUMNS, _LOWEST = 4, 0.22
"""Windows of a tower: so many side by side, and how high a row of them is at least; it stands for 50
of the money or a multiple of it."""
_LINES = 6
"""At most so many lines of the scale."""
_AMOUNTS = 44.0
"""The room for the amounts beside it."""


def scale_step(top: int) -> int:
    """Between two lines of the scale."""
    return next((step for step in _STEPS if top / step <= _LINES), _STEPS[-1])


def worth_card(worths: tuple[Worth, ...]) -> kit.Card:
    """A sheet with a tower for each player, the best first."""

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        unit = canvas.zoom
        field = rect.adjusted(_AMOUNTS * unit, 72 * unit, 0.0, -18 * unit)
        top = max(100, *(worth.account.worth for worth in worths))
        step = field.width() / len(worths)
        w = min(0.38 * step, 42.0 * unit, 0.17 * field.height())
        rise = (field.height() - 2 * w * RISE) / top
        amounts = range(0, top + 1, scale_step(top))
        _paint_scale(canvas, field, amounts, rise, canvas.look.palette.ink)
        for number, worth in enumerate(worths):
            foot = QPointF(field.left() + (number + 0.5) * step, field.bottom())
            _paint_tower(canvas, worth, foot, w, rise)

    cues = tuple(("tower", worth.person.seat) for worth in worths)
    title = translate("SkylineEnd", "What everyone is worth")
    legend = (
        _entry(translate("SkylineEnd", "cash"), None),
        _entry(translate("SkylineEnd", "finished buildings"), worths[0].person.colour),
    )
    words = kit.Text(title, Role.DRAFTING)
    apart = kit.Space(kit.fixed(9.0))  # from the frame of the sheet
    below = kit.Stack((apart, words, kit.Line((kit.Fill(), *legend), 16.0)), kit.fixed(4.0))
    head = kit.Choice((kit.Line((words, kit.Fill(), *legend), 16.0, kit.fixed(36.0)), below))
    towers = kit.Picture(("towers", worths), 0.0, 0.0, paint, stretches=True, cues=cues)
    row = kit.GridRow(tuple(_name(worth.person) for worth in worths))
    names = kit.Stack((kit.Grid((row,), gap=6.0, shares=(1.0,) * len(worths)),))
    foot = kit.Line((kit.Space(kit.fixed(_AMOUNTS)), names), gap=0.0)
    return kit.Card(
        items=(head, towers, foot),
        surface=kit.Surface.PAPER,
        framed=True,
        pad=20.0,
        top=kit.Spread(8.0, 4.0),
        foot=kit.fixed(12.0),
        about="account-worth",
        spoken=title,
    )


def _name(person: Person) -> kit.Item:
    """Below a tower; where there is little room, without the sign that the roof has too."""
    name = kit.Text(person.name, Role.SMALL_STRONG, anchor=Anchor.MIDDLE, least=13.0)
    sign = kit.SeatSign(person.colour, 12.0)
    return kit.Choice((kit.Line((kit.Fill(), sign, name, kit.Fill())), name), "names")


def _entry(words: str, seat: int | None) -> kit.Item:
    """A line of the legend: a swatch and what it means."""

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        palette, box = canvas.look.palette, rounded(rect, 2 * canvas.zoom)
        canvas.painter.fillPath(
            box, palette.tower.top if seat is None else palette.seats[seat].body
        )
        canvas.painter.strokePath(box, QPen(alpha(palette.ink, 0.6), 1.0))

    return kit.Line((kit.Picture(("swatch", seat), 12.0, 12.0, paint), kit.Text(words, Role.SMALL)))


def _paint_tower(
    canvas: kit.PaintContext, worth: Worth, foot: QPointF, w: float, rise: float
) -> None:
    """Cash below, buildings on it, each a storey; nothing left is an empty lot."""
    painter, palette, unit = canvas.painter, canvas.look.palette, canvas.zoom
    seat = palette.seats[worth.person.colour]
    share = canvas.moment.share(("tower", worth.person.seat))
    view = View(w, foot - QPointF(0.0, 2 * RISE * w))
    cash, left = worth.cash_part * share, worth.buildings_part * share
    z = cash * rise / w
    if cash > 0:
        fifty = rise * 50 / w
        wall, storey = QRectF(0.03, 0.0, 0.94, z), fifty * ceil(_LOWEST / fifty)
        windows = rows_of_windows(seat.shape, wall, 1.0, _COLUMNS, storey, worth.person.seat)
        paint_box(painter, view, palette.tower, Cuboid(0, 0, 0, 1, 1, z), _FINISH, windows)
    tones = tones_of_seat(seat)
    while left > 0.5:
        high = min(left, BONUS) * rise / w
        band = band_of_windows(seat.shape, 1.0, high, _COLUMNS + 1, tones)
        paint_box(painter, view, tones, Cuboid(0, 0, z, 1, 1, high), _FINISH, band)
        z, left = z + high, left - BONUS
    if worth.account.worth == 0:
        _paint_empty_lot(canvas, view, seat)
    else:
        paint_roof_sign(painter, view, Cuboid(0, 0, 0, 1, 1, z), seat, 0.42)
    top = view.point(0.5, 0.5, z)
    first = worth.rank == 1
    if first and share >= 1.0:
        _paint_pennant(painter, palette, top, unit)
    at = top - QPointF(0.0, w * RISE + (44 if first else 18) * unit)
    amount = round(worth.account.worth * share / 10) * 10 if share < 1 else worth.account.worth
    role = _WORTH if first else _SMALL_WORTH
    write(painter, figure(amount), at, role, palette.ink, Anchor.MIDDLE, unit)


def _paint_empty_lot(canvas: kit.PaintContext, view: View, seat: Seat) -> None:
    painter, palette = canvas.painter, canvas.look.palette
    lot = closed_path(view.rhombus(0, 0))
    painter.fillPath(lot, alpha(palette.paper_edge, 0.6))
    painter.strokePath(lot, dashed_pen(palette.ink, 1.4 * canvas.zoom))
    flat = Cuboid(0, 0, 0, 1, 1, 0)
    paint_roof_sign(painter, view, flat, seat._replace(text=seat.body), 0.42)


def _paint_pennant(painter: QPainter, palette: Palette, top: QPointF, unit: float) -> None:
    """A brass pole and a pennant in the wind."""
    painter.setPen(round_pen(palette.brass.top, 2.4 * unit))
    head = top - QPointF(0.0, 46 * unit)
    painter.drawLine(top, head)
    painter.setPen(Qt.PenStyle.NoPen)
    flag = (head + QPointF(x, y) * unit for x, y in ((1.5, 2), (26, 10), (1.5, 18)))
    painter.fillPath(closed_path(flag), palette.gold)
    painter.fillPath(oval(head, 2.8 * unit, 2.8 * unit), palette.brass.edge)


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

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        unit = canvas.zoom
        names = max(text_width(person.name, Role.SMALL_STRONG, unit) for person in people)
        beside = min(names, 96 * unit) + 6 * unit
        field = rect.adjusted(_AMOUNTS * unit, 15 * unit, -beside, -22 * unit)
        step, top = scale_of(max(map(max, history)), field.height() < 110 * unit)
        lines = {
            person: [
                QPointF(
                    field.left() + field.width() * index / (len(history) - 1),
                    field.bottom() - field.height() * held[person.seat] / top,
                )
                for index, held in enumerate(history)
            ]
            for person in people
        }
        ink, share = canvas.look.palette.text_2, canvas.moment.share("chart")
        _paint_scale(canvas, field, range(0, top + 1, step), field.height() / top, ink)
        _paint_turns(canvas, [at.x() for at in lines[people[0]]][1 :: len(people)], field.bottom())
        for person, points in lines.items():
            shown = max(1, round((len(history) - 1) * share))
            _paint_line(canvas, person.colour, points[: shown + 1])
        if share >= 1.0:
            ends = {person: points[-1] for person, points in lines.items()}
            _paint_names(canvas, ends, field, beside)

    title = translate("SkylineEnd", "Cash, turn by turn")
    key = ("cash", tuple(people), tuple(history))
    lines = kit.Picture(key, 0.0, 0.0, paint, stretches=True, cues=("chart",))
    told = kit.Text(title, Role.DRAFTING, kit.CardTone.QUIET)
    return kit.Card(
        items=(told, lines) if len(history) > 1 else (told,),
        pad=20.0,
        top=kit.fixed(14.0),
        foot=kit.fixed(10.0),
        about="account-cash",
        spoken=title,
    )


def _paint_turns(canvas: kit.PaintContext, places: Sequence[float], below: float) -> None:
    """The numbers of the turns, each where its first roll is; of many turns only some."""
    every = next(step for step in (1, 2, 5, 10, 20, 50, 100) if len(places) / step <= 9)
    unit, ink = canvas.zoom, canvas.look.palette.text_2
    for turn, x in enumerate(places, 1):
        if turn == 1 or turn % every == 0:
            at = QPointF(x, below + 16 * unit)
            write(canvas.painter, str(turn), at, Role.SMALL, ink, Anchor.MIDDLE, unit)


def _paint_line(canvas: kit.PaintContext, colour: int, points: Sequence[QPointF]) -> None:
    unit, seat = canvas.zoom, canvas.look.palette.seats[colour]
    pen = round_pen(seat.tint, 2.2 * unit)
    if _DASHES[seat.shape]:
        pen.setDashPattern(list(_DASHES[seat.shape]))
    canvas.painter.setPen(pen)
    canvas.painter.drawPolyline(points)
    canvas.painter.setPen(Qt.PenStyle.NoPen)
    for index in {round((len(points) - 1) * part) for part in (0.33, 0.66, 1.0)}:
        box = QRectF(0.0, 0.0, 10 * unit, 10 * unit)
        box.moveCenter(points[index])
        paint_seat_sign(canvas.painter, box, seat)


def _paint_names(
    canvas: kit.PaintContext, ends: Mapping[Person, QPointF], field: QRectF, room: float
) -> None:
    """At the ends of the lines, kept apart."""
    unit, order = canvas.zoom, sorted(ends, key=lambda person: ends[person].y())
    low, high = field.top() - 10 * unit, field.bottom() + 10 * unit
    places = spread([ends[person].y() for person in order], 17 * unit, low, high)
    for person, y in zip(order, places, strict=True):
        ink = canvas.look.palette.seats[person.colour].tint
        name = elided(person.name, Role.SMALL_STRONG, room - 2 * unit, unit)
        at = QPointF(field.right() + 14 * unit, y)
        write(canvas.painter, name, at, Role.SMALL_STRONG, ink, Anchor.LEFT, unit)


def _paint_scale(
    canvas: kit.PaintContext, field: QRectF, amounts: range, rise: float, ink: QColor
) -> None:
    """Lines with their amounts beside them, the lowest stronger."""
    for amount in amounts:
        y = round(field.bottom() - amount * rise)
        strength = 0.55 if amount == 0 else 0.18
        canvas.painter.fillRect(QRectF(field.left(), y, field.width(), 1), alpha(ink, strength))
        at = QPointF(field.left() - 8 * canvas.zoom, y)
        write(canvas.painter, figure(amount), at, Role.SMALL, ink, Anchor.RIGHT, canvas.zoom)
