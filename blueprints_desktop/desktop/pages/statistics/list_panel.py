"""A panel with a list: a heading, rows that can be pressed, and a button for further rows."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.marks import paint_seat_disc
from blueprints_desktop.desktop.drawing.painting import saved, stroke_inside
from blueprints_desktop.desktop.drawing.palette import alpha, mix
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, elided, text_width, write
from blueprints_desktop.desktop.pages.statistics.lines import ShareBar, StatLine, StatLines
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind
from blueprints_desktop.desktop.ui.controls.caption import Caption, CaptionTone
from blueprints_desktop.desktop.ui.controls.painted import PaintedButton
from blueprints_desktop.desktop.ui.controls.panel import Panel
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget

PAD, GAP = 12.0, 18.0
BADGE, ARROW = 22.0, 14.0
BESIDE = 24.0
"""From the badge of one winner to that of the next."""
BAR, BAR_HIGH = 110.0, 8.0
LOW, HIGH = 38.0, 54.0
"""A row of one line, and one with a note."""
LEAST_TITLE = 110.0
LARGEST_TITLE = 0.55
"""The share of a row that titles may ask for before figures are left out."""


class Columns(NamedTuple):
    """Where everything stands in all rows of a list, in pixels."""

    figures: tuple[float, ...]
    """The right edge of each that there is room for."""
    bar: tuple[float, float] | None
    """Left edge and width."""
    title: tuple[float, float]
    """Left and right edge."""


def columns_for(lines: StatLines, wide: float, look: Look) -> Columns:
    """Titles first, then as many figures as there is room for, and the bar if any is left."""
    scale = look.scale
    pad, gap = PAD * scale, GAP * scale
    badges = max((len(line.colours) for line in lines.lines), default=0)
    left = pad + (_badges_wide(badges) + 10.0) * scale if badges else pad
    right = wide - pad
    if any(line.key is not None for line in lines.lines):
        right -= ARROW * scale + gap / 2
    titles = [text_width(line.title, Role.BODY, scale) for line in lines.lines]
    wanted = max(LEAST_TITLE * scale, min(max(titles, default=0.0), LARGEST_TITLE * wide))
    widths = [_width(lines, place, scale) for place in range(len(lines.heads))]
    while widths and left + wanted + sum(widths) + gap * len(widths) > right:
        widths.pop()
    edges: list[float] = []
    for width in reversed(widths):
        edges.insert(0, right)
        right -= width + gap
    bar = None
    if any(line.bar for line in lines.lines):
        room = min(BAR * scale, right - left - wanted - gap)
        if room > BAR * scale * 0.5:
            bar = right - room, room
            right -= room + gap
    return Columns(tuple(edges), bar, (left, right))


def _badges_wide(number: int) -> float:
    return BADGE + (number - 1) * BESIDE


def _width(lines: StatLines, place: int, scale: float) -> float:
    figures = [text_width(line.figures[place], Role.FIGURE, scale) for line in lines.lines]
    return max(text_width(lines.heads[place], Role.SMALL, scale), *figures, 0.0)


class LineHead(ThemedWidget):
    """What the columns are called."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._lines = StatLines()
        self._columns: Columns | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def put(self, lines: StatLines, columns: Columns) -> None:
        self._lines, self._columns = lines, columns
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, self.look.px(24))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        if self._columns is None:
            return
        look = self.look
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            middle, ink = self.height() / 2, look.palette.text_2
            left, _ = self._columns.title
            write(
                painter, self._lines.first, QPointF(left, middle), Role.SMALL, ink, scale=look.scale
            )
            for head, right in zip(self._lines.heads, self._columns.figures, strict=False):
                at = QPointF(right, middle)
                write(painter, head, at, Role.SMALL, ink, Anchor.RIGHT, look.scale)


class LineRow(PaintedButton):
    """One line; what cannot be pressed is passed over by Tab."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__("", appearance)
        self.line = StatLine("")
        self._columns: Columns | None = None
        self._hint = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def put(self, line: StatLine, columns: Columns, hint: str) -> None:
        """Show this line; ``hint`` says what a press does."""
        if (line, columns, hint) == (self.line, self._columns, self._hint):
            return
        self.line, self._columns, self._hint = line, columns, hint
        pressable = line.key is not None
        self.setEnabled(pressable)
        self.setAccessibleName(line.said or line.title)
        self.setAccessibleDescription(hint if pressable else "")
        told = "\n".join(filter(None, (line.said, hint if pressable else "")))
        set_tip(self, told)
        self.restyle()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, self.look.px(HIGH if self.line.note else LOW))

    def paint(self, painter: QPainter) -> None:
        if self._columns is None:
            return
        look, line = self.look, self.line
        body = QRectF(self.rect())
        self._paint_ground(painter, body)
        middle, scale = body.center().y(), look.scale
        left, right = self._columns.title
        for number, won in enumerate(line.colours):
            badge = QPointF((PAD + BADGE / 2 + number * BESIDE) * scale, middle)
            paint_seat_disc(painter, badge, BADGE * scale, look.palette.seats[won])
        up = 9.0 * scale if line.note else 0.0
        title = elided(line.title, Role.BODY, right - left, scale)
        ink = look.palette.text
        write(painter, title, QPointF(left, middle - up), Role.BODY, ink, scale=scale)
        if line.note:
            note = elided(line.note, Role.SMALL, right - left, scale)
            at = QPointF(left, middle + 11.0 * scale)
            write(painter, note, at, Role.SMALL, look.palette.text_2, scale=scale)
        if self._columns.bar is not None and line.bar is not None:
            x, wide = self._columns.bar
            high = BAR_HIGH * scale
            paint_bar(painter, QRectF(x, middle - high / 2, wide, high), line.bar, look)
        for place, edge in enumerate(self._columns.figures):
            strong = Role.FIGURE if place == 0 else _LIGHT
            colour = ink if place == 0 else look.palette.text_2
            at = QPointF(edge, middle)
            write(painter, line.figures[place], at, strong, colour, Anchor.RIGHT, scale)
        if line.key is not None:
            self._paint_arrow(painter, body)

    def _paint_ground(self, painter: QPainter, body: QRectF) -> None:
        colours, scale = self.look.palette, self.look.scale
        painter.fillRect(QRectF(0.0, 0.0, body.width(), 1.0), alpha(colours.line, 0.7))
        radius = 6.0 * scale
        if self.isEnabled() and (self.underMouse() or self.isDown()):
            painter.fillPath(rounded(body, radius), alpha(colours.text, 0.06))
        if self.shows_focus:
            stroke_inside(painter, body, radius, colours.accent, 2.0 * scale)

    def _paint_arrow(self, painter: QPainter, body: QRectF) -> None:
        colours, side = self.look.palette, ARROW * self.look.scale
        where = QRectF(0.0, 0.0, side, side)
        where.moveCenter(
            QPointF(body.right() - PAD * self.look.scale - side / 2, body.center().y())
        )
        lit = self.underMouse() or self.shows_focus
        paint_icon(
            painter, Icon.FORWARD, where, colours.accent if lit else alpha(colours.text_2, 0.6)
        )


_LIGHT = Role.FIGURE.value._replace(weight=400)


def paint_bar(painter: QPainter, rect: QRectF, bar: ShareBar, look: Look) -> None:
    """Solid for what is sure, hatched for what was shared, a hollow for the rest.

    A damaged history may hold shares of any size; they are cut to the bar.
    """
    colours, radius = look.palette, rect.height() / 2
    solid_share = max(0.0, min(bar.solid, 1.0))
    hatched_share = max(0.0, min(bar.hatched, 1.0 - solid_share))
    painter.fillPath(rounded(rect, radius), colours.panel_sunk)
    with saved(painter):
        painter.setClipPath(rounded(rect, radius))
        blue = mix(colours.paper_lit, colours.accent, 0.5)
        solid = QRectF(
            rect.topLeft(), QPointF(rect.left() + solid_share * rect.width(), rect.bottom())
        )
        painter.fillRect(solid, blue)
        end = solid.right() + hatched_share * rect.width()
        hatched = QRectF(solid.topRight(), QPointF(end, rect.bottom()))
        painter.setClipRect(hatched, Qt.ClipOperation.IntersectClip)
        painter.fillRect(hatched, alpha(blue, 0.22))
        painter.setPen(QPen(blue, 1.3 * look.scale))
        painter.drawLines(_strokes(hatched, 5.0 * look.scale))
    painter.setPen(Qt.PenStyle.NoPen)
    stroke_inside(painter, rect, radius, alpha(colours.line, 0.9), 1.0)


def _strokes(rect: QRectF, step: float) -> Sequence[QLineF]:
    """At 45 degrees, from the left edge on."""
    count = int((rect.width() + rect.height()) / step) + 1
    xs = [rect.left() - rect.height() + number * step for number in range(count)]
    return [QLineF(x, rect.bottom(), x + rect.height(), rect.top()) for x in xs]


# --- the panel --------------------------------------------------------------------


EDGE = 8.0
"""Rows come so near to the panel's edge: what lights up under the pointer is wider than its words."""


class ListPanel(Panel):
    """Rows are reused: making them takes longer than everything else."""

    pressed = Signal(object)
    """The key of the line."""
    more_wanted = Signal()
    """All lines are shown, and there may be further ones."""

    def __init__(self, appearance: Appearance, at_once: int = 6) -> None:
        super().__init__(appearance)
        self._at_once = at_once
        self._limit = at_once
        self._endless = False
        self._hint = ""
        self._filled_for = 0
        """The width that the columns stand in."""
        self.lines = StatLines()
        self.rows: list[LineRow] = []
        self.heading = Caption(appearance, Role.SECTION)
        self.explained = Caption(appearance, Role.SMALL, CaptionTone.SECOND, wraps=True)
        self.head = LineHead(appearance)
        self.more = Button("", appearance, ButtonKind.LINK)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.heading)
        self._column.addWidget(self.explained)
        self._column.addWidget(self.head)
        self._column.addWidget(self.more)
        self._column.addStretch(1)
        self.more.clicked.connect(self._show_more)
        self.follow()

    def set_words(self, heading: str, explained: str = "", hint: str = "") -> None:
        """What the list is, and what a press on a line of it does."""
        self.heading.setText(heading)
        self.explained.setText(explained)
        self.explained.setVisible(bool(explained))
        self.setAccessibleName(heading)
        self._hint = hint

    def put(self, lines: StatLines, *, endless: bool = False) -> None:
        """Show these lines; ``endless``: further ones can be asked for.

        Filled first: whatever is shown within something visible has it laid out at once. A list
        that is left empty is emptied once, so that no hidden row keeps what was said before.
        """
        before, self.lines, self._endless = self.lines, lines, endless
        if lines.lines or before.lines:
            self._fill()
        self.setVisible(bool(lines.lines))

    def fold(self) -> None:
        """Show only as many as at first."""
        self._limit = self._at_once

    def _show_more(self) -> None:
        """The focus goes to the first line that was not there before."""
        before = min(self._limit, len(self.lines.lines))
        self._limit += 30
        if self._limit > len(self.lines.lines) and self._endless:
            self.more_wanted.emit()
        self._fill()
        if before < len(self.rows) and self.more.hasFocus():
            self.rows[before].setFocus()

    def make_rows(self) -> None:
        """Those that are shown at once, before anything is asked of them."""
        while len(self.rows) < self._at_once:
            self._add_row()
            self.rows[-1].hide()

    def _fill(self) -> None:
        """Laid out once when all is said, not with every row that comes or goes."""
        self._column.setEnabled(False)
        shown = self.lines.lines[: self._limit]
        edge = self.look.px(EDGE)
        self._filled_for = self.width()
        measured = self.lines._replace(lines=shown)
        columns = columns_for(measured, self.width() - 2 * edge, self.look)
        self.head.put(self.lines, columns)
        self.head.setVisible(bool(self.lines.heads))
        while len(self.rows) < len(shown):
            self._add_row()
        for place, row in enumerate(self.rows):
            line = shown[place] if place < len(shown) else StatLine("")
            row.put(line, columns, self._hint)
            row.setVisible(place < len(shown))
        left = len(self.lines.lines) - len(shown)
        self.more.setVisible(left > 0 or self._endless)
        self.more.setText(self._more_words(left))
        self._column.setEnabled(True)

    def _more_words(self, left: int) -> str:
        if self._endless:
            return self.tr("Show more")
        return self.tr("Show %n more", "", left) if left else ""

    def _add_row(self) -> None:
        row = LineRow(self.appearance)
        before = self.rows[-1] if self.rows else self.head
        row.clicked.connect(lambda: self.pressed.emit(row.line.key))
        self._column.insertWidget(self._column.indexOf(before) + 1, row)
        self.rows.append(row)
        if len(self.rows) > 1:
            self.setTabOrder(self.rows[-2], row)
        self.setTabOrder(row, self.more)

    def row_of(self, key: Hashable) -> LineRow | None:
        """The row that asks for this."""
        return next((row for row in self.rows if row.isVisible() and row.line.key == key), None)

    def restyle(self) -> None:
        px = self.look.px
        edge = px(EDGE)
        self._column.setContentsMargins(edge, px(14), edge, px(10))
        self._column.setSpacing(0)
        inset = px(12)
        self.heading.setContentsMargins(inset, 0, inset, px(4))
        self.explained.setContentsMargins(inset, 0, inset, px(6))
        self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if event.size().width() != self._filled_for:
            self._fill()
