"""The final account as a card: a column for each player that adds up from top to bottom."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.drawing.marks import PillKind
from blueprints_desktop.desktop.drawing.typography import SMALLEST, Anchor, Role, Type
from blueprints_desktop.desktop.games.skyline.texts.end_words import account_words, place_words
from blueprints_desktop.desktop.i18n.names import short_names
from blueprints_desktop.desktop.i18n.number_format import figure, signed
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.values import CardTone, GridRow, Item, Text
from blueprints_desktop.games.skyline.account import BONUS, Account
from blueprints_desktop.games.skyline.state import State

translate = QCoreApplication.translate
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
    told = " ".join(account_words(worth.person.name, worth.account) for worth in worths)
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
        place = Text(place_words(worth.rank), Role.SMALL, CardTone.QUIET, anchor=Anchor.RIGHT)
        below: Item = place
        if worth.rank == 1:
            below = kit.Choice(
                (kit.Line((kit.Fill(), kit.Pill(place_words(1), PillKind.GOLD, 1.0))), place)
            )
        cells.append(
            kit.Timed(
                kit.Stack((kit.Choice(sizes, "totals"), below), kit.fixed(2.0)), ("row", "worth")
            )
        )
    return GridRow(tuple(cells), kit.PartInfo("worth", _RULES["worth"]), ruled=True)
