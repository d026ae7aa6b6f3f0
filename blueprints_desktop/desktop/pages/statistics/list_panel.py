"""A panel with a list: a heading, rows that can be pressed, and a button for further rows."""

from collections.abc import Callable, Hashable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QVBoxLayout

from blueprints_desktop.desktop.charts.hatching import rising
from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.marks import paint_seat_disc
from blueprints_desktop.desktop.drawing.painting import stroke_inside
from blueprints_desktop.desktop.drawing.palette import alpha, mix
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, text_width
from blueprints_desktop.desktop.pages.statistics.lines import ShareBar, StatLine, StatLines
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.cards.page_card import PageCard, PartButton
from blueprints_desktop.desktop.ui.cards.values import (
    Card,
    CardTone,
    Choice,
    Grid,
    GridRow,
    Item,
    PaintContext,
    PartInfo,
    Picture,
    Sign,
    Space,
    Stack,
    Text,
    fixed,
)
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind
from blueprints_desktop.desktop.ui.controls.panel import Panel, tab_through

EDGE, GAP = 20.0, 18.0
AROUND = Space(fixed(8.0))
"""Above and below the words of a row."""
BADGE, BESIDE = 22.0, 24.0
"""The badge of a winner, and from one to the next."""
BARS = 110.0, 60.0
"""The width of a share bar, and where there is less room."""
LEAST_TITLE, LARGEST_TITLE = 110.0, 0.55
"""The share of a row that titles may ask for before figures are left out."""
_LIGHT = Role.FIGURE.value._replace(weight=400)


class ListWords(NamedTuple):
    """What a list is, how to read it, and what a press on a line of it does."""

    heading: str
    explained: str = ""
    hint: str = ""


def list_card(lines: StatLines, words: ListWords, width: float) -> Card:
    """Titles, then as many figures as there is room for, and bars where some is left."""
    figures = len(lines.heads)
    plans = [(figures, bar) for bar in BARS if any(line.bar for line in lines.lines)]
    plans += [(shown, 0.0) for shown in range(figures, -1, -1)]
    explained = Text(words.explained, Role.SMALL, CardTone.QUIET, lines=4)
    return Card(
        words.heading,
        (
            *((explained, Space(fixed(6.0))) if words.explained else ()),
            Choice(tuple(_grid(lines, words.hint, width, *plan) for plan in plans)),
        ),
        pad=EDGE,
        foot=fixed(8.0),
    )


def _grid(lines: StatLines, hint: str, width: float, figures: int, bar: float) -> Grid:
    badges = max((len(line.colours) for line in lines.lines), default=0)
    longest = max((text_width(line.title, Role.BODY) for line in lines.lines), default=0.0)
    title = max(LEAST_TITLE, min(longest, LARGEST_TITLE * width))
    rows = [_row(f"row.{place}", line, hint, title, figures, bar, badges=badges)
            for place, line in enumerate(lines.lines)]  # fmt: skip
    if lines.heads:
        heads = (_head(head, Anchor.RIGHT) for head in lines.heads[:figures])
        before: tuple[Item | None, ...] = (_head(lines.first), *((None,) if bar else ()))
        rows.insert(0, GridRow((*before, *heads)))
    return Grid(tuple(rows), flexible=int(badges > 0), gap=GAP, pitch=fixed(24.0))


def _head(words: str, anchor: Anchor = Anchor.LEFT) -> Text:
    return Text(words, Role.SMALL, CardTone.QUIET, anchor=anchor)


def _row(
    name: str, line: StatLine, hint: str, title: float, figures: int, bar: float, *, badges: int
) -> GridRow:
    pressable = line.key is not None
    words: list[Item] = [AROUND, Text(line.title)]
    if line.note:
        words.append(Text(line.note, Role.SMALL, CardTone.QUIET))
    cells: list[Item | None] = [_badges(line.colours, badges)] if badges else []
    cells.append(Stack((*words, AROUND), width=title))
    if bar:
        cells.append(None if line.bar is None else _bar(line.bar, bar))
    for place, figure in enumerate(line.figures[:figures]):
        role = Role.FIGURE if place == 0 else _LIGHT
        tone = CardTone.NORMAL if place == 0 else CardTone.QUIET
        cells.append(Text(figure, role, tone, anchor=Anchor.RIGHT))
    cells.append(Sign(Icon.FORWARD) if pressable else None)
    said = line.said or line.title
    details = hint if pressable else ""
    tip = "\n".join(filter(None, (said, details)))
    info = PartInfo(name, tip=tip, spoken=said, live=pressable, entry=True, details=details)
    return GridRow(tuple(cells), info, ruled=True)


def _badges(colours: tuple[int, ...], most: int) -> Picture:
    """The winners of a match; there is room for the most that a match of the list has."""

    def paint(canvas: PaintContext, rect: QRectF) -> None:
        centre = QPointF(rect.left() + BADGE / 2 * canvas.zoom, rect.center().y())
        for colour in colours:
            seat = canvas.look.palette.seats[colour]
            paint_seat_disc(canvas.painter, centre, BADGE * canvas.zoom, seat)
            centre += QPointF(BESIDE * canvas.zoom, 0.0)

    return Picture(colours, BADGE + (most - 1) * BESIDE, BADGE, paint)


def _bar(bar: ShareBar, width: float) -> Picture:
    """Solid for what is sure, hatched for what was shared, a hollow for the rest.

    A damaged history may hold shares of any size; they are cut to the bar.
    """

    def paint(canvas: PaintContext, rect: QRectF) -> None:
        painter, colours, zoom = canvas.painter, canvas.look.palette, canvas.zoom
        radius = rect.height() / 2
        solid = max(0.0, min(bar.solid, 1.0)) * rect.width()
        both = min(solid + max(0.0, bar.hatched) * rect.width(), rect.width())
        blue = mix(colours.paper_lit, colours.accent, 0.5)
        painter.setClipPath(rounded(rect, radius))
        painter.fillRect(rect, colours.panel_sunk)
        painter.fillRect(QRectF(rect.topLeft(), QPointF(rect.left() + solid, rect.bottom())), blue)
        hatched = rect.adjusted(solid, 0.0, both - rect.width(), 0.0)
        painter.fillRect(hatched, alpha(blue, 0.22))
        painter.setPen(QPen(blue, 1.3 * zoom))
        painter.drawLines(list(rising(hatched, 5.0 * zoom)))
        painter.setClipping(False)
        stroke_inside(painter, rect, radius, alpha(colours.line, 0.9), 1.0)

    return Picture(bar, width, 8.0, paint)


# --- the panel --------------------------------------------------------------------


class ListPanel(Panel):
    """A list as a card, and a button below it that shows more of it."""

    pressed = Signal(object)
    """The key of the line."""
    more_wanted = Signal()
    """All lines are shown, and there may be further ones."""

    def __init__(
        self, appearance: Appearance, words: Callable[[], ListWords], at_once: int = 6
    ) -> None:
        super().__init__(appearance)
        self._words = words
        self._at_once = at_once
        self._limit = at_once
        self._endless = False
        self.lines = StatLines()
        self.list = PageCard(appearance, self._card, framed=False)
        self.more = Button("", appearance, ButtonKind.LINK)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.list)
        self._column.addWidget(self.more)
        self._column.addStretch(1)
        self.list.part_pressed.connect(self._on_pressed)
        self.more.clicked.connect(self._show_more)
        self.follow()

    @property
    def shown(self) -> tuple[StatLine, ...]:
        """The lines that are shown."""
        return self.lines.lines[: self._limit]

    @property
    def rows(self) -> list[PartButton]:
        """One for each of them; what cannot be pressed is passed over by Tab."""
        return self.list.buttons

    def _card(self, width: float) -> Card:
        return list_card(self.lines._replace(lines=self.shown), self._words(), width)

    def _on_pressed(self, name: str) -> None:
        self.pressed.emit(self.shown[int(name.removeprefix("row."))].key)

    def row_of(self, key: Hashable) -> PartButton | None:
        """The row that asks for this."""
        pairs = zip(self.shown, self.rows, strict=True)
        return next((row for line, row in pairs if line.key == key), None)

    def put(self, lines: StatLines, *, endless: bool = False) -> None:
        """Show these lines; ``endless``: further ones can be asked for."""
        before, self.lines, self._endless = self.lines, lines, endless
        if lines.lines or before.lines:
            self._fill()
        self.setVisible(bool(lines.lines))

    def fold(self) -> None:
        """Show only as many as at first."""
        self._limit = self._at_once

    def _show_more(self) -> None:
        """The focus goes to the first line that was not there before."""
        before = len(self.shown)
        self._limit += 30
        if self._limit > len(self.lines.lines) and self._endless:
            self.more_wanted.emit()
        had_focus = self.more.hasFocus()
        self._fill()
        if before < len(self.rows) and had_focus:
            self.rows[before].setFocus()

    def _fill(self) -> None:
        self.list.refresh()
        tab_through((*self.rows[-1:], self.more))
        left = len(self.lines.lines) - len(self.shown)
        self.more.setVisible(left > 0 or self._endless)
        self.more.setText(self._more_words(left))

    def _more_words(self, left: int) -> str:
        if self._endless:
            return self.tr("Show more")
        return self.tr("Show %n more", "", left) if left else ""

    def say(self) -> None:
        self.setAccessibleName(self._words().heading)
        self._fill()

    def restyle(self) -> None:
        edge = self.look.px(8)
        self._column.setContentsMargins(0, 0, 0, edge)
        self._column.setSpacing(0)
        self.more.setContentsMargins(edge, 0, edge, 0)
