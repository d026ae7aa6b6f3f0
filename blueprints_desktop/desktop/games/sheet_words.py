"""What a game says on its score sheet: the names of sections and lines, and why a number is there.

A game's ``sheet_words`` module holds ``WORDS``, which fulfils ``SheetWords``. The numbers come from
the game's ``sheet``; here they only get their words, so that none can be shown that the game did
not count.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.charts.specs import Chart, ChartTone
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.board.log_lines import Token
from blueprints_desktop.engine.sheet import Figure, PointsGround, Sheet, SheetLine, SheetSection

People = Sequence[Person]


@frozen(eq=False)
class PointsReason:
    """Some of the points of a number, and what brought them."""

    points: int
    text: str
    tokens: tuple[Token, ...] = ()
    """Small pictures of what is meant, beside the words."""


@frozen
class CellsPicture:
    """A field of cells of which some are marked: where on a board the points lie."""

    rows: int
    columns: int
    marked: tuple[tuple[int, int], ...]
    """Row from the top, and column, from 0."""
    down: tuple[str, ...] = ()
    """What stands before the rows."""
    across: tuple[str, ...] = ()
    """What stands below the columns."""


class Source(NamedTuple):
    """Where points came from, and its colour in charts if it has one of its own."""

    name: str
    tone: ChartTone | None = None


class SheetWords(Protocol):
    """Every text in the language in force. Ask again when it changes.

    Subclasses inherit what many games say alike.
    """

    chapter: str
    """The section of the rulebook that tells how points are counted."""
    rules: Mapping[str, str]
    """By the key of a line, the paragraph of the rulebook that explains its numbers."""

    @property
    def round_word(self) -> str:
        """What the game calls its rounds; a game without them is never asked."""
        ...

    def section(self, section: SheetSection) -> str:
        """The heading over its lines."""
        ...

    def line(self, section: SheetSection, line: SheetLine) -> str:
        """What a row is called."""
        ...

    def total(self, section: SheetSection) -> str:
        """What the sum of a section is called; empty: it is not worth a row."""
        ...

    @property
    def grand_total(self) -> str: ...

    @property
    def face_down(self) -> str:
        """Why there is no total yet, for a game that hides its points until the end."""
        return ""

    @property
    def courses(self) -> Mapping[str, str]:
        """The courses of the sheet that are worth a line, and what they are called."""
        return {"points": self.grand_total}

    def reasons(
        self, section: SheetSection, line: SheetLine, figure: Figure, people: People
    ) -> list[PointsReason]:
        """Why a number is what it is; the points of all reasons add up to it."""
        ...

    @property
    def origins(self) -> str:
        """The title over where it all came from."""
        return QCoreApplication.translate("Charts", "Where the points came from")

    def source(self, section: SheetSection, line: SheetLine, ground: PointsGround) -> Source:
        """What a ground is called where it is added up over the whole match."""
        return Source(self.line(section, line))

    def picture(
        self, section: SheetSection, line: SheetLine, figure: Figure
    ) -> CellsPicture | None:
        """Where that is, if it has a place that words cannot tell well."""
        return None

    def charts(self, sheet: Sheet, people: People) -> tuple[Chart, ...]:
        """The picture that suits the game; none while there is nothing to show."""
        ...


def listed(parts: Sequence[str]) -> str:
    return ", ".join(parts)
