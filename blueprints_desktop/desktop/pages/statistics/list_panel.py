"""A panel with a list: a heading, its lines, and a button for those that are not shown at once."""

from collections.abc import Hashable

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout

from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.pages.statistics.line import StatLine, StatLines
from blueprints_desktop.desktop.pages.statistics.line_row import LineHead, LineRow, columns_for
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind
from blueprints_desktop.desktop.ui.controls.caption import Caption, CaptionTone
from blueprints_desktop.desktop.ui.controls.panel import Panel

EDGE = 8.0
"""Rows come so near to the panel's edge: what lights up under the pointer is wider than its words."""


class ListPanel(Panel):
    """Rows are kept and filled anew: making them takes longer than everything else."""

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
        appearance.changed.connect(self._restyle)
        self._restyle()

    def say(self, heading: str, explained: str = "", hint: str = "") -> None:
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
        edge = self.appearance.look.px(EDGE)
        self._filled_for = self.width()
        measured = self.lines._replace(lines=shown)
        columns = columns_for(measured, self.width() - 2 * edge, self.appearance.look)
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

    def _restyle(self) -> None:
        px = self.appearance.look.px
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
