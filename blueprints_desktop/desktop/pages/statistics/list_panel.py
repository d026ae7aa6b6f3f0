"""A panel with a list: a heading, rows that can be pressed, and an entry for further rows."""

from collections.abc import Hashable, Iterator

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPen

from blueprints_desktop.desktop.charts.hatching import rising
from blueprints_desktop.desktop.drawing.icons import Icon
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
    Fill,
    Grid,
    GridRow,
    Item,
    Line,
    PaintContext,
    Part,
    PartInfo,
    Picture,
    Rule,
    SeatSign,
    Sign,
    Space,
    Stack,
    Text,
    fixed,
)

EDGE, GAP = 20.0, 18.0
AROUND = Space(fixed(8.0))
"""Above and below the words of a row."""
MORE = "more"
"""The name of the entry that shows further lines."""
BARS = tuple(map(float, range(110, 39, -10)))
"""The widths of a share bar: the first that has room is taken."""
LEAST_TITLE, LARGEST_TITLE = 110.0, 0.55
"""The share of a row that titles may ask for before figures are left out."""
_BADGE = 22.0
"""The size of a winner's badge."""
_LIGHT = Role.FIGURE.value._replace(weight=400)


def list_card(lines: StatLines, width: float, more: str = "") -> Card:
    """Titles, then as many figures as there is room for, and bars where some is left.

    ``more`` stands below them: the words of what shows further lines.
    """
    figures = len(lines.heads)
    plans = [(figures, bar) for bar in BARS if any(line.bar for line in lines.lines)]
    plans += [(shown, 0.0) for shown in range(figures, -1, -1)]
    explained = Text(lines.explained, Role.SMALL, CardTone.QUIET, lines=4)
    info = PartInfo(MORE, spoken=more, live=True, entry=True)
    asks = Line((Fill(), Text(more, Role.BODY_STRONG, CardTone.MARK), Fill()), height=fixed(38.0))
    return Card(
        lines.heading,
        (
            *((explained, Space(fixed(6.0))) if lines.explained else ()),
            Choice(tuple(_grid(lines, width, *plan) for plan in plans)),
            *((AROUND, Part(info, asks)) if more else ()),
        ),
        pad=EDGE,
        foot=fixed(8.0 if more else 16.0),
    )


def _grid(lines: StatLines, width: float, figures: int, bar: float) -> Grid:
    badges = any(line.colours for line in lines.lines)
    longest = max((text_width(line.title, Role.BODY) for line in lines.lines), default=0.0)
    title = max(LEAST_TITLE, min(longest, LARGEST_TITLE * width))
    rows = []
    for place, line in enumerate(lines.lines):
        before = (_badges(line.colours),) if badges else ()
        cells = (*before, *_cells(line, title, figures, bar))
        details = "" if line.key is None else lines.hint
        tip = "\n".join(filter(None, (line.said, details)))
        info = PartInfo(
            f"row.{place}", "", tip, line.said, line.key is not None, entry=True, details=details
        )
        rows.append(GridRow(cells, info, ruled=Rule.THIN))
    if lines.heads:
        heads = (_head(head, Anchor.RIGHT) for head in lines.heads[:figures])
        first = (_head(lines.first), *((None,) if bar else ()))
        rows.insert(0, GridRow((*first, *heads)))
    return Grid(tuple(rows), flexible=int(badges), gap=GAP, pitch=fixed(24.0))


def _head(words: str, anchor: Anchor = Anchor.LEFT) -> Text:
    return Text(words, Role.SMALL, CardTone.QUIET, anchor=anchor)


def _cells(line: StatLine, title: float, figures: int, bar: float) -> Iterator[Item | None]:
    note = (Text(line.note, Role.SMALL, CardTone.QUIET),) if line.note else ()
    yield Stack((AROUND, Text(line.title), *note, AROUND), width=title)
    if bar:
        yield None if line.bar is None else _bar(line.bar, bar)
    for place, figure in enumerate(line.figures[:figures]):
        role, tone = (_LIGHT, CardTone.QUIET) if place else (Role.FIGURE, CardTone.NORMAL)
        yield Text(figure, role, tone, anchor=Anchor.RIGHT)
    yield None if line.key is None else Sign(Icon.FORWARD)


def _badges(colours: tuple[int, ...]) -> Line:
    """The winners of a match."""
    return Line(tuple(SeatSign(colour, _BADGE, disc=True) for colour in colours))


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


class ListPanel(PageCard):
    """A list as a card, with a last entry that shows more of it. Its words come with the lines."""

    pressed = Signal(object)
    """The key of the line."""
    more_wanted = Signal()
    """All lines are shown, and there may be further ones."""

    def __init__(self, appearance: Appearance, at_once: int) -> None:
        self._at_once = self._limit = at_once
        self._endless = False
        self.lines = StatLines()
        super().__init__(appearance, self._list_card)
        self.part_pressed.connect(self._on_pressed)

    @property
    def shown(self) -> tuple[StatLine, ...]:
        """The lines that are shown."""
        return self.lines.lines[: self._limit]

    @property
    def rows(self) -> list[PartButton]:
        """One for each of them; what cannot be pressed is passed over by Tab."""
        return self.buttons[: len(self.shown)]

    @property
    def more(self) -> PartButton | None:
        """What shows further lines, if there may be some."""
        return self.button(MORE)

    def _list_card(self, width: float) -> Card:
        left = len(self.lines.lines) - len(self.shown)
        more = self.tr("Show %n more", "", left) if left else ""
        more = self.tr("Show more") if self._endless else more
        return list_card(self.lines._replace(lines=self.shown), width, more)

    def _on_pressed(self, name: str) -> None:
        if name == MORE:
            self._show_more()
        else:
            self.pressed.emit(self.shown[int(name.removeprefix("row."))].key)

    def row_of(self, key: Hashable) -> PartButton | None:
        """The row that asks for this."""
        pairs = zip(self.shown, self.rows, strict=True)
        return next((row for line, row in pairs if line.key == key), None)

    def put(self, lines: StatLines, *, endless: bool = False) -> None:
        """Show these lines; ``endless``: further ones can be asked for."""
        before, self.lines, self._endless = self.lines, lines, endless
        if lines.lines or before.lines:
            self.refresh()
        self.setVisible(bool(lines.lines))

    def refresh(self) -> None:
        """The entry for more moves and keeps the focus.

        The panel has it meanwhile, or the page would go after it.
        """
        focused = self.more is not None and self.more.hasFocus()
        if focused:
            self.setFocus()
        super().refresh()
        if focused:
            (self.more or self).setFocus()

    def show_at_once(self, many: int) -> None:
        """Show so many at first; a list that shows more of them already goes on doing so."""
        self._limit += many - self._at_once
        self._at_once = many

    def fold(self) -> None:
        """Show only as many as at first."""
        self._limit = self._at_once

    def _show_more(self) -> None:
        """The focus goes to the first line that was not there before and can be pressed."""
        before, had_focus = len(self.shown), self.more is not None and self.more.hasFocus()
        self._limit += 30
        if self._limit > len(self.lines.lines) and self._endless:
            self.more_wanted.emit()
        self.refresh()
        target = next((each for each in self.buttons[before:] if each.isEnabled()), None)
        if had_focus and target is not None:
            target.setFocus()
