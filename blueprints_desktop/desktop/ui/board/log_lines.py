"""What the log tells: lines of words and small signs, and in which order they stand."""

from collections.abc import Callable, Iterable, Sequence

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QColor, QPainter

from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.typography import Role, text_width, write
from blueprints_desktop.desktop.theme.theme import Look

TOKEN = 18.0
"""The side of a sign in a line."""
_BETWEEN = 5.0
"""From one part of a line to the next."""


@frozen(eq=False)
class Token:
    """A small sign in a line; ``sprite`` makes it for a side, a pixel ratio and a look."""

    sprite: Callable[[float, float, Look], Sprite]


@frozen(eq=False)
class LogLine:
    """One thing that happened: whose sign goes before it, and words and tokens in order."""

    text: str
    """The whole line without signs, as it is read aloud."""
    parts: tuple[str | Token, ...]
    yields: int = 0
    """The part that is cut short where there is little room."""
    colour: int | None = None
    """Which of the palette's seats; None: a heading of its own."""
    known: bool = False
    """The viewer has seen it happen or was told before: it is written in quieter ink."""
    divides: bool = False
    """A thin line with these words: what is new lies above it."""
    rule: str = ""
    """The paragraph of the rulebook about it."""
    gain: int | None = None
    """What it brought or cost, for the column at the right; ``text`` says it as well."""
    step: int = 0
    """The number of the move it came with; 0 is the set-up."""
    kind: str = ""
    """What plays the seat from here on, where the line is about a seat that changed hands."""

    @property
    def deed(self) -> tuple[str | Token, ...]:
        """The parts without the name of whose line it is."""
        return self.parts[: self.yields] + self.parts[self.yields + 1 :]

    @property
    def is_heading(self) -> bool:
        """It is nobody's doing: it stands over what happened after it."""
        return self.colour is None and not self.divides


def newest_first(known: Iterable[LogLine], fresh: Iterable[LogLine]) -> list[LogLine]:
    """A log from lines in the order they happened, parted at the reader's last turn.

    A heading stays above the lines that follow it, so that they read as a group.
    """
    before, since = list(known), list(fresh)
    if before and since:
        words = QCoreApplication.translate("LogPanel", "since your last turn")
        divider = LogLine(words, (words,), divides=True)
        quiet = (line if line.known else evolve(line, known=True) for line in before)
        before = [*quiet, divider]
    told: list[LogLine] = []
    group: list[LogLine] = []
    for line in [*since[::-1], *before[::-1]]:
        group.append(line)
        if line.is_heading:
            told += [line, *group[:-1]]
            group = []
    return told + group


# --- the parts of a line as they are drawn --------------------------------------------


def parts_width(parts: Sequence[str | Token], role: Role, look: Look) -> float:
    """How wide words and tokens are side by side."""
    wide = [
        TOKEN * look.scale + 2 if isinstance(part, Token) else text_width(part, role, look.scale)
        for part in parts
    ]
    return sum(wide) + (len(parts) - 1) * _BETWEEN * look.scale


def paint_parts(
    painter: QPainter,
    parts: Sequence[str | Token],
    at: QPointF,
    role: Role,
    ink: QColor,
    look: Look,
    ratio: float,
) -> None:
    """Words and tokens side by side; ``at`` is the middle of their left edge."""
    scale, x = look.scale, at.x()
    for part in parts:
        if isinstance(part, Token):
            sprite = part.sprite(TOKEN * scale, ratio, look)
            half = sprite.bounds.width() / 2
            sprite.paint(painter, QPointF(x + half, at.y()))
            x += 2 * half + _BETWEEN * scale
        else:
            write(painter, part, QPointF(x, at.y()), role, ink, scale=scale)
            x += text_width(part, role, scale) + _BETWEEN * scale
