"""The score sheet of a match: table, explanation, charts, and the table for the clipboard.

Minus signs are copied as programs know them, so that numbers stay numbers.
"""

import csv
from collections.abc import Sequence
from html import escape
from io import StringIO
from pathlib import Path

from PySide6.QtCore import QMimeData, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from blueprints_desktop.desktop.charts.specs import Chart
from blueprints_desktop.desktop.charts.view import ChartView
from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.typography import Role, fitting
from blueprints_desktop.desktop.games.sheet_words import SheetWords
from blueprints_desktop.desktop.i18n.error_messages import said_of_disk
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.pages.sheet.match_charts import charts_of
from blueprints_desktop.desktop.pages.sheet.sheet_table import (
    RowKind,
    SheetRow,
    SheetTable,
    rows_of,
)
from blueprints_desktop.desktop.pages.sheet.why import WhyPanel
from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.desktop.theme.theme import Appearance, FittedAppearance
from blueprints_desktop.desktop.ui.board.board_api import Person, people_of
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind
from blueprints_desktop.desktop.ui.controls.choices import SegmentChoice, Segmented
from blueprints_desktop.desktop.ui.controls.notices import say_over
from blueprints_desktop.desktop.ui.controls.panel import (
    HeadedPage,
    Panel,
    PanelGround,
    Scroller,
)
from blueprints_desktop.desktop.ui.file_dialogs import (
    ask_where_to_save_chart,
    proposed_name,
    show_notice,
)
from blueprints_desktop.engine.plain_text import one_line
from blueprints_desktop.history.spreadsheets import harmless
from blueprints_desktop.store.files import write_atomically
from blueprints_desktop.store.saved_match import SavedMatch


def as_tabs(rows: Sequence[SheetRow], people: Sequence[Person]) -> str:
    """Tab-separated lines of the same length; quotes are written as spreadsheets read them."""
    empty = [""] * len(people)
    text = StringIO()
    writer = csv.writer(text, "excel-tab", lineterminator="\n")
    writer.writerow(["", *(harmless(_flat(person.name)) for person in people)])
    for row in rows:
        writer.writerow([row.title, *([cell.value for cell in row.cells] or empty)])
    return text.getvalue()


def _flat(text: str) -> str:
    return " ".join(text.split())


def as_html(rows: Sequence[SheetRow], people: Sequence[Person], title: str) -> str:
    """A table that word processors take over, and spreadsheets before they look at tabs."""
    heads = "".join(f"<th>{escape(harmless(person.name))}</th>" for person in people)
    body = "".join(_html_row(row, len(people)) for row in rows)
    return (
        f"<table><caption>{escape(title)}</caption>"
        f"<thead><tr><th></th>{heads}</tr></thead><tbody>{body}</tbody></table>"
    )


def _html_row(row: SheetRow, columns: int) -> str:
    if row.kind is RowKind.HEADING:
        return f'<tr><th colspan="{columns + 1}" align="left">{escape(row.title)}</th></tr>'
    strong = row.kind is not RowKind.LINE
    tag = "th" if strong else "td"
    cells = "".join(f'<{tag} align="right">{cell.value}</{tag}>' for cell in row.cells)
    return f'<tr><{tag} align="left">{escape(row.title)}</{tag}>{cells}</tr>'


def mime_of(rows: Sequence[SheetRow], people: Sequence[Person], title: str) -> QMimeData:
    data = QMimeData()
    data.setText(as_tabs(rows, people))
    data.setHtml(as_html(rows, people, title))
    return data


TABLE = "table"
WIDE = 900
"""From this width on the explanation stands beside the table, not below it."""
WHY_WIDTH, WHY_HEIGHT, WHY_SHARE = 330, 190, 0.34
ANY = 16777215
"""No limit, in Qt's words."""
WIDEST = 1500


class SheetPage(HeadedPage):
    """What a match came to so far; of one that is going on, what everybody may know."""

    rules_wanted = Signal(str, str)
    """A game, and an id in its rulebook."""

    def __init__(
        self,
        appearance: Appearance,
        settings: Settings,
        saved: SavedMatch,
        words: SheetWords,
        parent: QWidget | None = None,
    ) -> None:
        appearance = self._fitted = FittedAppearance(appearance)
        super().__init__(appearance, parent)
        appearance.setParent(self)
        box = saved.match.box
        assert box.sheet is not None
        self._settings = settings
        self._header = saved.header
        self._key = box.key
        self.words = words
        self.sheet = box.sheet(saved.match)
        self.outcome = saved.match.outcome
        self.people = people_of(saved.header.players)
        self.charts: tuple[Chart, ...] = ()
        self.tabs = Segmented(appearance)
        self.copy = Button("", appearance, ButtonKind.QUIET, Icon.COPY)
        self.save = Button("", appearance, ButtonKind.QUIET, Icon.SAVE)
        self.table = SheetTable(appearance)
        self.why = WhyPanel(appearance)
        self.chart = ChartView(appearance)
        self._lay_out()
        self.first_focus = self.table
        self._connect()
        self.say()
        self.restyle()

    # --- building -------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._whole = QVBoxLayout(self)
        self._bar = QHBoxLayout()
        self._body = QStackedLayout()
        self._whole.addLayout(self._bar)
        self._whole.addLayout(self._body, 1)
        self._bar.addWidget(self.head, 1)
        for widget in (self.tabs, self.copy, self.save):
            self._bar.addWidget(widget)
        self._table_side = PanelGround(self.appearance)
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._table_side)
        self._sheet_panel = _holding(self.appearance, self.table)
        self._sides.addWidget(self._sheet_panel, 1)
        self._sides.addWidget(self.why)
        self._chart_side = PanelGround(self.appearance)
        chart_room = QVBoxLayout(self._chart_side)
        self._chart_room = chart_room
        chart_room.addWidget(_holding(self.appearance, Scroller(self.appearance, self.chart)))
        self._body.addWidget(self._table_side)
        self._body.addWidget(self._chart_side)

    def _connect(self) -> None:
        self.tabs.chosen.connect(self.show_tab)
        self.copy.clicked.connect(self.copy_table)
        self.save.clicked.connect(self.ask_where_to_save)
        self.table.explained.connect(self.why.show_cell)
        self.why.ask.clicked.connect(lambda: self.rules_wanted.emit(*self.rules_place))
        keys = {
            QKeySequence.StandardKey.Copy: self.copy.click,
            QKeySequence.StandardKey.Save: self.save.click,
        }
        for key, run in keys.items():
            shortcut = QShortcut(key, self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(run)

    @property
    def rules_place(self) -> tuple[str, str]:
        """The paragraph about the number that is explained, else how points are counted."""
        cell = self.table.cell if self.tab == TABLE else None
        return self._key, (cell.rule if cell is not None else "") or self.words.chapter

    # --- tabs -----------------------------------------------------------------------

    @property
    def tab(self) -> str:
        return str(self.tabs.current)

    def show_tab(self, key: str) -> None:
        """The table, or one of the charts."""
        self.tabs.set_current(key)
        chart = next((chart for chart in self.charts if chart.key == key), None)
        self._body.setCurrentWidget(self._table_side if chart is None else self._chart_side)
        self.copy.setVisible(chart is None)
        self.save.setVisible(chart is not None)
        self._fit_title()
        if chart is not None:
            self.chart.show_chart(chart)

    def show_charts(self) -> None:
        """The first of them."""
        self.show_tab(self.charts[0].key)

    # --- taking it elsewhere --------------------------------------------------------

    def copy_table(self) -> None:
        data = mime_of(self.table.rows, self.people, self.title)
        QGuiApplication.clipboard().setMimeData(data)
        say_over(self.window(), self.appearance, self.tr("Table copied"))

    def ask_where_to_save(self) -> None:
        """As a picture or as lines, by the ending of the name."""
        if self.chart.ready and self.chart.chart is not None:
            name = f"{proposed_name(self._header)} - {self.chart.chart.title}"
            ask_where_to_save_chart(self, self._settings, name, self.save_chart)

    def save_chart(self, path: Path) -> None:
        """All of it or nothing: what was there stays where a disk refuses."""
        lines = path.suffix.lower() == ".svg"
        try:
            write_atomically(path, self.chart.as_svg() if lines else self.chart.as_png())
        except OSError as error:
            title = self.tr("The chart couldn’t be saved there.")
            show_notice(self.window(), title, said_of_disk(error))
        else:
            said = self.tr("Saved as “{name}”").format(name=one_line(path.name))
            say_over(self.window(), self.appearance, said)

    # --- words and look -------------------------------------------------------------

    @property
    def title(self) -> str:
        return self.tr("{game}: score sheet").format(game=term(self._key, "game"))

    def _notes(self) -> Sequence[str]:
        """By seat: that it won; empty: it did not, or nobody can."""
        if self.outcome is None or len(self.people) == 1:
            return [""] * len(self.people)
        winners = self.outcome.winners
        won = self.tr("wins") if len(winners) == 1 else self.tr("shared win")
        return [won if person.seat in winners else "" for person in self.people]

    def say(self) -> None:
        self.setAccessibleName(self.title)
        self.copy.setText(self.tr("Copy table"))
        self.save.setText(self.tr("Save chart…"))
        self.table.setAccessibleName(self.title)
        rows = rows_of(self.sheet, self.words, self.people)
        self.table.show_rows(rows, self.people, self._notes())
        self.charts = charts_of(self.sheet, self.words, self.people)
        charts = [SegmentChoice(chart.key, chart.tab, said=chart.title) for chart in self.charts]
        self.tabs.set_choices([SegmentChoice(TABLE, self.tr("Table")), *charts])
        self.why.show_cell(self.table.cell)
        self.show_tab(self.tab)

    def restyle(self) -> None:
        look = self.look
        px = look.px
        side = max(px(24), (self.width() - px(WIDEST)) // 2)
        self._whole.setContentsMargins(side - px(12), px(20), side - px(12), px(8))
        self._whole.setSpacing(px(6))
        self._bar.setContentsMargins(px(12), 0, px(12), 0)
        self._bar.setSpacing(px(10))
        wide = self.width() >= px(WIDE)
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._sides.setDirection(way)
        for room in (self._sides, self._chart_room):
            room.setContentsMargins(px(12), px(10), px(12), px(16))
            room.setSpacing(px(16))
        high = min(px(WHY_HEIGHT), round(WHY_SHARE * self.height()))
        self.why.setMinimumSize(px(WHY_WIDTH) if wide else 0, 0 if wide else high)
        self.why.setMaximumSize(px(WHY_WIDTH) if wide else ANY, ANY if wide else high)
        for button in (self.copy, self.save):
            button.set_bare(not wide)
        self._fit_title()

    def _fit_title(self) -> None:
        """The longest title that has room beside the tabs; none is better than a part of one."""
        look = self.look
        beside = self.copy if self.copy.isVisibleTo(self) else self.save
        taken = [self.tabs, beside, self.head.back]
        room = self.width() - sum(each.sizeHint().width() for each in taken)
        room -= self._whole.contentsMargins().left() * 2 + look.px(84)
        wordings = (self.title, self.tr("Score sheet"), term(self._key, "game"), "")
        self.head.title.setText(fitting(wordings, Role.PAGE_TITLE, room, look.scale))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fitted.fit(self.size())
        self.restyle()


def _holding(appearance: Appearance, widget: QWidget) -> Panel:
    """A panel around something that fills it."""
    panel = Panel(appearance)
    room = QVBoxLayout(panel)
    room.setContentsMargins(2, 4, 2, 4)
    room.addWidget(widget)
    return panel
