"""A score sheet as rows of words and numbers, ready to be shown, read aloud or copied."""

from collections.abc import Sequence
from enum import Enum, auto

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.sheet_words import CellsPicture, PointsReason, SheetWords
from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.i18n.number_format import figure, signed
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.engine.sheet import Sheet, SheetLine, SheetSection

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
        rows.append(SheetRow(RowKind.HEADING, words.section(section), (), section.counts))
        rows += [_line_row(section, line, words, people) for line in section.lines]
        if words.total(section) and section.lines:
            rows.append(_sum_row(section, words, people))
    if sheet.face_down:
        rows.append(SheetRow(RowKind.HEADING, words.face_down))
    else:
        rows.append(_total_row(sheet, words, people))
    return rows


def _line_row(
    section: SheetSection, line: SheetLine, words: SheetWords, people: Sequence[Person]
) -> SheetRow:
    title = words.line(section, line)
    cells = tuple(
        SheetCell(
            figure.value,
            _titled(person, title, words.section(section)),
            tuple(words.reasons(section, line, figure, people)),
            words.picture(section, line, figure),
            words.rules[line.key],
        )
        for person, figure in zip(people, line.figures, strict=True)
    )
    return SheetRow(RowKind.LINE, title, cells, section.counts)


def _sum_row(section: SheetSection, words: SheetWords, people: Sequence[Person]) -> SheetRow:
    title = words.total(section)
    cells = tuple(
        SheetCell(
            section.sums[seat],
            _titled(person, title, words.section(section)),
            tuple(
                PointsReason(line.figures[seat].value, words.line(section, line))
                for line in section.lines
                if line.figures[seat].value
            ),
        )
        for seat, person in enumerate(people)
    )
    return SheetRow(RowKind.SUM, title, cells, section.counts)


def _total_row(sheet: Sheet, words: SheetWords, people: Sequence[Person]) -> SheetRow:
    title = words.grand_total
    counted = [section for section in sheet.sections if section.counts and section.lines]
    cells = tuple(
        SheetCell(
            sheet.totals[seat],
            _titled(person, title, ""),
            tuple(
                PointsReason(section.sums[seat], words.section(section))
                for section in counted
                if section.sums[seat]
            ),
        )
        for seat, person in enumerate(people)
    )
    return SheetRow(RowKind.TOTAL, title, cells)


def _titled(person: Person, what: str, where: str) -> str:
    if not where or where == what:
        return f"{person.name} · {what}"
    return f"{person.name} · {what} · {where}"
