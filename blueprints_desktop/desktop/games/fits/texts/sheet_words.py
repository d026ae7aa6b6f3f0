"""The score sheet of FITS in words: which rows and cells, and where they lie on the board."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.charts.specs import Chart, Heat
from blueprints_desktop.desktop.games.fits.texts.words import GAME, board_word, part_word
from blueprints_desktop.desktop.games.sheet_words import (
    CellsPicture,
    People,
    PointsReason,
    SheetWords,
    listed,
)
from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.engine.sheet import Figure, PointsGround, Sheet, SheetLine, SheetSection
from blueprints_desktop.games.fits.grid import COLUMNS, ROWS
from blueprints_desktop.games.fits.sheet import holes_by_cell

translate = QCoreApplication.translate


class FitsSheetWords(SheetWords):
    """Board by board; people count rows from the top, columns from the left, from 1."""

    chapter = "scoring"
    rules: Mapping[str, str] = {
        "plain": "plain", "rows": "rows", "bonus": "bonus", "malus": "malus", "pairs": "pairs",
    }  # fmt: skip

    @property
    def round_word(self) -> str:
        return capitalised(term(GAME, "round"))

    def section(self, section: SheetSection) -> str:
        words = translate("FitsSheet", "Round {round}: {board}")
        board = board_word(section.facts["board"], section.facts["name"])
        return words.format(round=section.facts["round"] + 1, board=board)

    def line(self, _section: SheetSection, line: SheetLine) -> str:
        return part_word(line.key)

    def total(self, section: SheetSection) -> str:
        return board_word(section.facts["board"], section.facts["name"])

    @property
    def grand_total(self) -> str:
        return translate("FitsSheet", "Points")

    @property
    def courses(self) -> dict[str, str]:
        return {
            "points": self.grand_total,
            "board": translate("FitsSheet", "The ramp as it stands"),
        }

    def reasons(
        self, _section: SheetSection, line: SheetLine, figure: Figure, _people: People
    ) -> list[PointsReason]:
        if line.key == "rows":
            words = translate("FitsSheet", "Row {row} is complete")
            return [
                PointsReason(ground.points, words.format(row=ground.facts["cells"][0][0] + 1))
                for ground in figure.grounds
            ]
        if line.key == "pairs":
            return [self._pair(ground) for ground in figure.grounds]
        return self._by_row(figure)

    def _pair(self, ground: PointsGround) -> PointsReason:
        cells = ground.facts["cells"]
        symbol = term(GAME, f"symbol_{ground.facts['sign']}")
        if len(cells) > 1:
            words = translate("FitsSheet", "{symbol}: both uncovered, {places}")
        else:
            words = translate("FitsSheet", "{symbol}: only one uncovered, {places}")
        places = " \N{MIDDLE DOT} ".join(_cell(row, column) for row, column in sorted(cells))
        return PointsReason(ground.points, words.format(symbol=symbol.capitalize(), places=places))

    def _by_row(self, figure: Figure) -> list[PointsReason]:
        """Cells that count one by one, told row by row."""

        def row_of(ground: PointsGround) -> int:
            return int(ground.facts["cells"][0][0])

        found = []
        for row, grounds in groupby(sorted(figure.grounds, key=row_of), key=row_of):
            own = list(grounds)
            columns = [ground.facts["cells"][0][1] + 1 for ground in own]
            words = translate(
                "FitsSheet", "Row {row}: %n uncovered cells, columns {columns}", "", len(own)
            )
            said = words.format(row=row + 1, columns=listed([str(each) for each in columns]))
            found.append(PointsReason(sum(ground.points for ground in own), said))
        return found

    def picture(
        self, _section: SheetSection, _line: SheetLine, figure: Figure
    ) -> CellsPicture | None:
        cells = [tuple(cell) for ground in figure.grounds for cell in ground.facts["cells"]]
        marked = tuple((row, column) for row, column in cells)
        down = tuple(str(row + 1) for row in range(ROWS))
        across = tuple(str(column + 1) for column in range(COLUMNS))
        return CellsPicture(ROWS, COLUMNS, marked, down, across)

    def charts(self, sheet: Sheet, people: People) -> tuple[Chart, ...]:
        return hole_charts(sheet, people)


def _cell(row: int, column: int) -> str:
    words = translate("FitsSheet", "row {row}, column {column}")
    return words.format(row=row + 1, column=column + 1)


# --- where the ramps stayed open ----------------------------------------------------------

Counts = tuple[tuple[int, ...], ...]


def hole_charts(sheet: Sheet, people: Sequence[Person]) -> tuple[Chart, ...]:
    """A heat map of the cells left open for each player, and for all."""
    rounds = len(sheet.facts["holes"])
    if not rounds:
        return ()
    own = [_counts(sheet, person.seat) for person in people]
    panels = [
        Heat(person.name, person.colour, counts, rounds)
        for person, counts in zip(people, own, strict=True)
    ]
    if len(people) > 1:
        together = _counts(sheet, None)
        everybody = translate("FitsSheet", "All players")
        panels.append(Heat(everybody, None, together, rounds * len(people)))
    tab = capitalised(term(GAME, "hole", 2))
    title = translate("FitsSheet", "Uncovered cells in %n rounds", "", rounds)
    return (Chart("holes", tab, title, _said(people, own), tuple(panels), beside=True),)


def _counts(sheet: Sheet, seat: int | None) -> Counts:
    return tuple(map(tuple, holes_by_cell(sheet, seat)))


def _said(people: Sequence[Person], own: Sequence[Counts]) -> str:
    """How many each left open, and in which row most."""
    told = []
    for person, counts in zip(people, own, strict=True):
        rows = [sum(row) for row in counts]
        words = translate("FitsSheet", "{name} covered every cell.")
        if any(rows):
            words = translate(
                "FitsSheet",
                "{name} left %n cells uncovered, most of them in row {row}.",
                "",
                sum(rows),
            )
        told.append(words.format(name=person.name, row=rows.index(max(rows)) + 1))
    return " ".join(told)


WORDS = FitsSheetWords()
