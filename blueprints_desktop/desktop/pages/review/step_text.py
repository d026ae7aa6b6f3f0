"""What the review says of a step: badge, what happened, and below it which step this is.

There are three rows at most. A window as small as it may be has little room beside the track, so
words are broken before they are cut, and of those that are cut the name is first: its badge stands
beside it.
"""

from itertools import pairwise

from attrs import frozen
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from blueprints_desktop.desktop.drawing.marks import paint_seat_marker
from blueprints_desktop.desktop.drawing.typography import (
    Role,
    elided,
    text_width,
    wrapped,
    write,
)
from blueprints_desktop.desktop.i18n.sentences import sentences
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.log_lines import TOKEN, Token
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip
from blueprints_desktop.desktop.ui.frame.log_rows import flow

GAP = 6
"""Between the words and signs of a row; words are as far from words as a space is wide."""
ROOMY = 200
"""Under this width the badge is small, for the words need the room."""
ROWS = 3
_STEP = {2: 24.0, ROWS: 18.0}
"""From row to row by how many there are, where the bar is high enough."""
_NO_BREAK = "\N{NO-BREAK SPACE}"

Parts = tuple[str | Token, ...]
Row = list[str | Token]


@frozen(eq=False)
class StepText:
    """What the bar says of a step."""

    colour: int | None
    """Whose badge; None: nobody's."""
    parts: Parts
    """What happened, in words and signs."""
    spoken: str
    """The same without signs."""
    details: tuple[str, ...]
    """The line below in several lengths, longest first."""
    yields: int = 0
    """The part that is cut short first: the name."""
    count: str = ""
    """What of the details is never broken into two rows: which step it is."""


class StepTextView(QWidget):
    """Badge, what happened, and below it which step this is."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._telling = StepText(None, (), "", ("",))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        appearance.changed.connect(self.update)

    @property
    def telling(self) -> StepText:
        return self._telling

    def show_telling(self, telling: StepText) -> None:
        self._telling = telling
        words = sentences((telling.spoken, telling.details[0]))
        self.setAccessibleName(words)
        set_tip(self, words)
        self.update()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        look = self._appearance.look
        return QSize(look.px(214), look.px(48))

    # --- what is written ------------------------------------------------------------

    def rows(self, room: float) -> tuple[Role, list[Row], list[str]]:
        """In which letters what happened is told, in which rows, and the rows below it."""
        parts = self._telling.parts
        for role in (Role.BODY_STRONG, Role.SMALL_STRONG):
            if self._width_of(parts, role) <= room:
                return role, [list(parts)], self._detail_lines(room, ROWS - 1)
        below = self._detail_lines(room, 1)
        if text_width(below[0], Role.SMALL, self._appearance.look.scale) <= room:
            return role, self._broken(role, room), [below[0]]
        return role, [self._cut(role, room)], self._detail_lines(room, ROWS - 1)

    def _detail_lines(self, room: float, most: int) -> list[str]:
        """The longest wording that fits into so many rows; why a move was not the best needs two."""
        scale = self._appearance.look.scale
        for text in self._telling.details:
            if text_width(text, Role.SMALL, scale) <= room:
                return [text]
            lines = wrapped(self._glued(text), Role.SMALL, room, scale, cut=False)
            wide = max(text_width(line, Role.SMALL, scale) for line in lines)
            if len(lines) <= most and wide <= room:
                return lines
        if most == 1:
            return [text]
        first, *rest = wrapped(text, Role.SMALL, room, scale)
        return [first, elided(" ".join(rest), Role.SMALL, room, scale)] if rest else [first]

    def _glued(self, text: str) -> str:
        count = self._telling.count
        return text.replace(count, count.replace(" ", _NO_BREAK)) if count else text

    def _broken(self, role: Role, room: float) -> list[Row]:
        """In two rows, as in the log."""
        parts, scale = self._telling.parts, self._appearance.look.scale

        def cut(text: str, room: float) -> str:
            return elided(text, role, room, scale)

        name = self._telling.yields if len(parts) > 1 else -1
        return flow(parts, name, room, lambda some: self._width_of(tuple(some), role), cut)

    def _cut(self, role: Role, room: float) -> Row:
        """In one row, with as much of the name as there is room for."""
        parts, name = list(self._telling.parts), self._telling.yields
        named = parts[name]
        if isinstance(named, str):
            rest = self._width_of(tuple(parts), role)
            scale = self._appearance.look.scale
            left = room - rest + text_width(named, role, scale)
            parts[name] = elided(named, role, max(0.0, left), scale)
        return [part for part in parts if part]

    # --- painting -------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look, telling = self._appearance.look, self._telling
        colours, scale = look.palette, look.scale
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            x, middle = 0.0, self.height() / 2
            if telling.colour is not None:
                radius = look.px(18 if self.width() >= look.px(ROOMY) else 13)
                seat = colours.seats[telling.colour]
                paint_seat_marker(painter, QPointF(x + radius, middle), radius, seat, colours)
                x += 2 * radius + radius * 0.75
            role, heading, lines = self.rows(self.width() - x)
            count = len(heading) + len(lines)
            step = min(_STEP.get(count, _STEP[ROWS]) * scale, self.height() / count)
            y = middle - step * (count - 1) / 2
            for row in heading:
                self._write_parts(painter, row, QPointF(x, y), role)
                y += step
            for line in lines:
                text = elided(line, Role.SMALL, self.width() - x, scale)
                write(painter, text, QPointF(x, y), Role.SMALL, colours.text_2, scale=scale)
                y += step

    def _write_parts(self, painter: QPainter, row: Row, at: QPointF, role: Role) -> None:
        look = self._appearance.look
        for part, gap in zip(row, [*self._gaps(tuple(row), role), 0.0], strict=True):
            if isinstance(part, Token):
                sprite = part.sprite(look.px(TOKEN), self.devicePixelRatioF(), look)
                sprite.paint(painter, at + QPointF(sprite.bounds.width() / 2, 0.0))
                wide = sprite.bounds.width()
            else:
                text = elided(part, role, max(0.0, self.width() - at.x()), look.scale)
                wide = write(painter, text, at, role, look.palette.text, scale=look.scale)
            at = at + QPointF(wide + gap, 0.0)

    def _width_of(self, parts: Parts, role: Role) -> float:
        look = self._appearance.look
        widths = [
            look.px(TOKEN) if isinstance(part, Token) else text_width(part, role, look.scale)
            for part in parts
        ]
        return sum(widths) + sum(self._gaps(parts, role))

    def _gaps(self, parts: Parts, role: Role) -> list[float]:
        look = self._appearance.look
        space = text_width(" ", role, look.scale)
        return [
            space if isinstance(one, str) and isinstance(other, str) else look.px(GAP)
            for one, other in pairwise(parts)
        ]
