"""The score sheet as a table: its rows as values, the cards that show them, and the widget."""

from collections.abc import Sequence
from enum import Enum, auto

from attrs import frozen
from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QVBoxLayout

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type, text_width
from blueprints_desktop.desktop.games.sheet_words import CellsPicture, PointsReason, SheetWords
from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.i18n.number_format import figure, signed
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.page_card import PageCard
from blueprints_desktop.desktop.ui.cards.values import (
    NO_SPACE,
    Card,
    CardGround,
    CardTone,
    Fill,
    Grid,
    GridRow,
    Item,
    Line,
    Optional,
    Part,
    PartInfo,
    Rule,
    SeatSign,
    Sign,
    Space,
    Stack,
    Text,
    fixed,
)
from blueprints_desktop.desktop.ui.controls.panel import Scroller
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget
from blueprints_desktop.engine.sheet import Sheet

translate = QCoreApplication.translate


class RowKind(Enum):
    HEADING = auto()
    LINE = auto()
    SUM = auto()
    TOTAL = auto()


@frozen(eq=False)
class SheetCell:
    """A number, and all that explains it."""

    value: int
    title: str
    """What is counted, and whose it is."""
    reasons: tuple[PointsReason, ...]
    picture: CellsPicture | None = None
    rule: str = ""
    """The paragraph of the rulebook about it; empty: none in particular."""

    @property
    def text(self) -> str:
        return figure(self.value)

    @property
    def said(self) -> str:
        """The explanation in one breath."""
        if not self.reasons:
            return translate("Sheet", "Nothing was scored here.")
        return (
            ". ".join(labelled(reason.text, signed(reason.points)) for reason in self.reasons) + "."
        )


@frozen(eq=False)
class SheetRow:
    kind: RowKind
    title: str
    cells: tuple[SheetCell, ...] = ()
    counts: bool = True
    """Its numbers are points of the game."""


def rows_of(sheet: Sheet, words: SheetWords, people: Sequence[Person]) -> list[SheetRow]:
    """Section by section: its heading, its lines, their sum; the total last, or why there is none."""
    rows: list[SheetRow] = []
    for section in sheet.sections:
        where, total = words.section(section), words.total(section)
        rows.append(SheetRow(RowKind.HEADING, where, (), section.counts))
        parts = []
        for line in section.lines:
            title = words.line(section, line)
            cells = tuple(
                SheetCell(
                    figure.value,
                    _titled(person, title, where),
                    tuple(words.reasons(section, line, figure, people)),
                    words.picture(section, line, figure),
                    words.rules[line.key],
                )
                for person, figure in zip(people, line.figures, strict=True)
            )
            rows.append(SheetRow(RowKind.LINE, title, cells, section.counts))
            parts.append((title, [figure.value for figure in line.figures]))
        if total and parts:
            cells = _sums(people, total, where, section.sums, parts)
            rows.append(SheetRow(RowKind.SUM, total, cells, section.counts))
    if sheet.face_down:
        rows.append(SheetRow(RowKind.HEADING, words.face_down))
    else:
        counted = [section for section in sheet.sections if section.counts and section.lines]
        sums = [(words.section(section), section.sums) for section in counted]
        cells = _sums(people, words.grand_total, "", sheet.totals, sums)
        rows.append(SheetRow(RowKind.TOTAL, words.grand_total, cells))
    return rows


def _sums(
    people: Sequence[Person],
    title: str,
    where: str,
    sums: Sequence[int],
    parts: Sequence[tuple[str, Sequence[int]]],
) -> tuple[SheetCell, ...]:
    """By seat, a sum that is explained by its parts."""
    return tuple(
        SheetCell(
            sums[seat],
            _titled(person, title, where),
            tuple(PointsReason(values[seat], name) for name, values in parts if values[seat]),
        )
        for seat, person in enumerate(people)
    )


def _titled(person: Person, what: str, where: str) -> str:
    return " · ".join(filter(None, (person.name, what, where if where != what else "")))


# --- cards ------------------------------------------------------------------------


INSET = 16.0
WIDEST_TITLE, LEAST_COLUMN, NARROWEST = 300.0, 92.0, 74.0
WIDEST_NAME, BESIDE_NAME = 176.0, 56.0
MORE = 120.0
"""So much wider than needed is the column of a player at most."""
MEDAL, BADGE = 15.0, 22.0
BEFORE_CELL = 20.0
"""Between a title, or a number, and the frame of the next number, where there is room."""
RULES = {RowKind.LINE: Rule.THIN, RowKind.SUM: Rule.STRONG, RowKind.TOTAL: Rule.DOUBLE}
HEIGHTS = {RowKind.LINE: 30.0, RowKind.SUM: 34.0, RowKind.TOTAL: 52.0}
TITLES = {RowKind.LINE: Role.BODY, RowKind.SUM: Role.BODY_STRONG, RowKind.TOTAL: Role.SECTION}
FIGURES: dict[RowKind, Role | Type] = {
    RowKind.LINE: Type(15, 400, tabular=True),
    RowKind.SUM: Role.FIGURE,
    RowKind.TOTAL: Type(24, 600, tabular=True),
}


def column_shares(
    rows: Sequence[SheetRow], people: Sequence[Person], width: float
) -> tuple[float, ...]:
    """The widths of the columns: numbers take what they need, titles the rest."""
    titles = [text_width(row.title, Role.BODY_STRONG) for row in rows if row.cells]
    least = min(max(titles, default=0.0), WIDEST_TITLE) + INSET
    names = [text_width(person.name, Role.SMALL_STRONG) for person in people]
    column = max(LEAST_COLUMN, min(max(names, default=0.0) + BESIDE_NAME, WIDEST_NAME))
    room, count = width - 2 * INSET, len(people)
    spare = room - least - count * column
    if spare < 0.0:
        column = max(NARROWEST, (room - least) / count)
    else:
        column += min(spare / (count + 1), MORE)
    return (max(1.0, room - count * column), *(column,) * count)


def numbers_card(rows: Sequence[SheetRow], people: Sequence[Person], width: float) -> Card:
    """Headings, and below each its lines with a number of every player."""
    shares = column_shares(rows, people, width)
    items: list[Item] = []
    for number, row in enumerate(rows):
        if row.cells:
            items.append(Grid((_row(number, row),), gap=0.0, shares=shares))
        else:
            title = Text(row.title, Role.SMALL_STRONG, CardTone.MARK, lines=3)
            items += [Space(fixed(14.0)), title, Space(fixed(8.0))]
    return Card(items=tuple(items), pad=INSET, top=NO_SPACE, foot=NO_SPACE)


def _row(number: int, row: SheetRow) -> GridRow:
    """What only decides who wins something is written in quieter ink, and so is a 0."""
    usual = CardTone.NORMAL if row.counts else CardTone.QUIET
    cells: list[Item] = [Text(row.title, TITLES[row.kind], usual, lines=2)]
    for column, cell in enumerate(row.cells, 1):
        nothing = row.kind is RowKind.LINE and not cell.value
        text = Text(cell.text, FIGURES[row.kind], CardTone.QUIET if nothing else usual,
                    anchor=Anchor.RIGHT)  # fmt: skip
        said = labelled(cell.title, cell.text)
        info = PartInfo(
            f"cell.{number}.{column}", spoken=said, live=True, entry=True, details=cell.said
        )
        inner = Line((Fill(), text), height=fixed(HEIGHTS[row.kind]))
        room = Optional(Space(fixed(BEFORE_CELL)))
        cells.append(Line((room, Stack((Part(info, inner),))), gap=0.0))
    ground = CardGround.SUNK if row.kind is RowKind.TOTAL else None
    return GridRow(tuple(cells), ground=ground, reach=INSET, ruled=RULES[row.kind])


def names_card(
    people: Sequence[Person], notes: Sequence[str], totals: Sequence[str], shares: tuple[float, ...]
) -> Card:
    """Names over the columns, each with its badge and total; a medal for each winner.

    What ``shares`` has besides is beside the numbers: the room of the scroll bar.
    """
    cells: list[Item | None] = [None]
    for person, note, total in zip(people, notes, totals, strict=True):
        medal = (Sign(Icon.MEDAL, MEDAL, CardTone.BAD, 2.2),) if note else ()
        role, tone = (Role.SMALL_STRONG, CardTone.NORMAL) if note else (Role.SMALL, CardTone.QUIET)
        name = Text(person.name, Role.SMALL_STRONG, lines=2, least=13.0)
        badge = SeatSign(person.colour, BADGE, disc=True)
        named = Line((Space(fixed(10.0)), Fill(), badge, name))
        below = Line((Fill(), *medal, Text(total, role, tone)), gap=4.0)
        said = ", ".join(filter(None, (person.name, note)))
        words = Stack((named, below) if total else (named,))
        cells.append(Part(PartInfo(f"player.{person.seat}", spoken=said), words))
    grid = Grid((GridRow(tuple(cells)),), gap=0.0, shares=shares, pitch=fixed(58.0))
    return Card(items=(grid,), pad=INSET, top=NO_SPACE, foot=NO_SPACE)


# --- the widget -------------------------------------------------------------------


class SheetTable(ThemedWidget):
    """Names that stay, and below them the numbers, which scroll. Says which number is explained."""

    explained = Signal(object)
    """A SheetCell, or None."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self.rows: Sequence[SheetRow] = ()
        self.people: Sequence[Person] = ()
        self._notes: Sequence[str] = ()
        self.cell: SheetCell | None = None
        """What is explained."""
        self.numbers = PageCard(appearance, self._numbers_card, framed=False, one_stop=True)
        self._scroll = Scroller(appearance, self.numbers)
        self.names = PageCard(appearance, self._names_card, framed=False)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.names)
        self._column.addWidget(self._scroll, 1)
        self.numbers.part_pointed.connect(self._on_pointed)
        self._scroll.verticalScrollBar().rangeChanged.connect(self.names.refresh)
        self.follow()

    def show_rows(
        self, rows: Sequence[SheetRow], people: Sequence[Person], notes: Sequence[str]
    ) -> None:
        """``notes`` say of the winners that they won; empty: that one did not."""
        self.rows, self.people, self._notes = rows, people, notes
        self.numbers.refresh()
        self.names.refresh()
        self._on_pointed(self.numbers.current)

    @property
    def totals(self) -> list[str]:
        """Below the names; empty while points lie face down."""
        return [cell.text for cell in self.rows[-1].cells] or [""] * len(self.people)

    def _numbers_card(self, width: float) -> Card:
        return numbers_card(self.rows, self.people, width) if self.rows else Card()

    def _names_card(self, width: float) -> Card:
        if not self.rows:
            return Card()
        scrolls = self._scroll.verticalScrollBar().maximum() > 0
        bar = self._scroll.bar_width / self.look.scale if scrolls else 0.0
        shares = (*column_shares(self.rows, self.people, width - bar), bar)
        return names_card(self.people, self._notes, self.totals, shares)

    def choose(self, row: int, column: int) -> None:
        self.numbers.choose(f"cell.{row}.{column}")

    def _on_pointed(self, name: str) -> None:
        button = self.numbers.button(name)
        if button is None:
            self.cell = None
        else:
            row, column = map(int, name.split(".")[1:])
            self.cell = self.rows[row].cells[column - 1]
            if button.hasFocus():
                self._scroll.ensureWidgetVisible(button)
        self.explained.emit(self.cell)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """To the current number, or the first."""
        buttons = self.numbers.buttons
        button = self.numbers.button(self.numbers.current) or next(iter(buttons), None)
        if button is not None:
            button.setFocus(event.reason())
