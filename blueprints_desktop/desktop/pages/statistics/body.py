"""The panels of the statistics page, in one column or two, and how a summary is shown on them."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.i18n.number_format import figure
from blueprints_desktop.desktop.pages.home.game_sheet import paint_sheet_shadow
from blueprints_desktop.desktop.pages.statistics import lines, wording
from blueprints_desktop.desktop.pages.statistics.course import (
    Drawn,
    Measure,
    course_card,
    course_steps,
    drawn,
)
from blueprints_desktop.desktop.pages.statistics.figures import (
    StatFigure,
    figures_card,
    streaks_card,
)
from blueprints_desktop.desktop.pages.statistics.filter_bar import FilterBar
from blueprints_desktop.desktop.pages.statistics.keeping_panel import KeepingPanel
from blueprints_desktop.desktop.pages.statistics.lines import StatLines
from blueprints_desktop.desktop.pages.statistics.list_panel import ListPanel
from blueprints_desktop.desktop.pages.statistics.query import StatisticsQuery
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.cards.page_card import PageCard
from blueprints_desktop.desktop.ui.cards.values import Card
from blueprints_desktop.desktop.ui.controls.caption import Caption
from blueprints_desktop.desktop.ui.controls.choices import SegmentChoice, Segmented
from blueprints_desktop.desktop.ui.controls.empty_state import EmptyState, EmptyWords
from blueprints_desktop.desktop.ui.controls.panel import PageHead, Panel, PanelGround
from blueprints_desktop.history.players import Streaks
from blueprints_desktop.history.summary import Summary
from blueprints_desktop.store.header import PERSON

translate = QCoreApplication.translate

TWO_COLUMNS = 900.0
HALO, WIDEST = 20.0, 1180.0
MONTHS, YEARS = "months", "years"


def _nothing_yet() -> EmptyWords:
    """Nothing was ever played to its end."""
    return EmptyWords(
        translate("Statistics", "Nothing to count yet"),
        translate(
            "Statistics",
            "Finish a game, and your results, records and streaks will appear here.",
        ),
        translate("Statistics", "Choose a game"),
    )


def _nothing_fits() -> EmptyWords:
    """There are matches, but the filters leave none."""
    return EmptyWords(
        translate("Statistics", "No games match these filters"),
        translate("Statistics", "Change the filters above, or clear them."),
        translate("Statistics", "Clear all filters"),
    )


_FEW, _MANY = 6, 8
"""How many lines of a list are shown at first; lists side by side have equally many."""


class StatisticsBody(PanelGround):
    """Everything that scrolls; what it shows is for the page to say."""

    def __init__(self, appearance: Appearance, head: PageHead) -> None:
        super().__init__(appearance)
        self.head = head
        self.filters = FilterBar(appearance)
        self.clear = self.filters.clear
        self.nothing_yet = EmptyState(appearance, _nothing_yet)
        self.nothing_fits = EmptyState(appearance, _nothing_fits)
        self.figures: tuple[StatFigure, ...] = ()
        self.streaks: Streaks | None = None
        self.sums = PageCard(appearance, lambda width: figures_card(self.figures, width))
        self.course = Caption(appearance, Role.SECTION)
        self.measure = Segmented(appearance, 40.0)
        self.pace = Segmented(appearance, 40.0)
        self.drawn = Drawn("", "", [])
        self.lit: int | None = None
        """The step of the course that is pointed at."""
        self.sheet = PageCard(
            appearance, lambda _width: course_card(self.drawn, self.lit), one_stop=True, reach=0.0
        )
        self.sheet.part_pointed.connect(self._light)
        self.standings = ListPanel(appearance, _MANY)
        self.tables = ListPanel(appearance, _MANY)
        self.opponents = ListPanel(appearance, _FEW)
        self.form = PageCard(appearance, self._streaks_card)
        self.bests = ListPanel(appearance, _FEW)
        self.feats = ListPanel(appearance, _FEW)
        self.matches = ListPanel(appearance, 10)
        self.keeping = KeepingPanel(appearance)
        self.over_sheet = QWidget()
        self.results: list[QWidget] = [
            self.sums, self.over_sheet, self.sheet, self.standings, self.tables,
            self.opponents, self.form, self.bests, self.feats, self.matches,
        ]  # fmt: skip
        """What is there only while something is to be shown."""
        self._lay_out()
        self.set_words()
        self.arrange()

    def paint_ground(self, painter: QPainter) -> None:
        if self.sheet.isVisible():
            rect = QRectF(self.sheet.geometry())
            paint_sheet_shadow(painter, self.look, rect, self.devicePixelRatioF())

    def _streaks_card(self, _width: float) -> Card:
        return Card() if self.streaks is None else streaks_card(self.streaks)

    def _light(self, step: str) -> None:
        """Tell more of a step of the course; empty: of all."""
        lit = int(step.removeprefix("step.")) if step else None
        if lit != self.lit:
            self.lit = lit
            self.sheet.refresh()

    def show_drawn(self, course: Drawn) -> None:
        """Another course, or the same in other words."""
        self.drawn, self.lit, self.sheet.current = course, None, ""
        self.sheet.refresh()

    def set_words(self) -> None:
        """What everything is called; the page has it said before it shows the facts again."""
        self.head.title.setText(translate("Statistics", "Statistics"))
        self.course.setText(translate("Statistics", "Over time"))
        self.measure.setAccessibleName(translate("Statistics", "What the chart shows"))
        self.measure.set_choices(
            [
                SegmentChoice(Measure.MATCHES, translate("Statistics", "Games")),
                SegmentChoice(Measure.POINTS, translate("Statistics", "Points")),
            ]
        )
        self.pace.setAccessibleName(translate("Statistics", "Chart interval"))
        self.pace.set_choices(
            [
                SegmentChoice(MONTHS, translate("Statistics", "By month")),
                SegmentChoice(YEARS, translate("Statistics", "By year")),
            ]
        )

    # --- layout ---------------------------------------------------------------------

    def restyle(self) -> None:
        self.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.arrange()
            self._column.activate()  # or it would be painted with the margins from before

    def arrange(self) -> None:
        """Two columns of lists where there is room for them, else one."""
        px = self.look.px
        spare = (self.width() - px(WIDEST)) // 2
        side = spare if spare > px(HALO) else round(HALO)
        self._column.setContentsMargins(side, px(36), side, px(HALO))
        for layout in (self._column, self._left, self._right):
            layout.setSpacing(px(14))
        self._over_sheet.setSpacing(px(8))
        self._line.setSpacing(px(8))
        wide = self.width() - 2 * side >= px(TWO_COLUMNS)
        ways = QBoxLayout.Direction
        self._lists.setDirection(ways.LeftToRight if wide else ways.TopToBottom)
        self._lists.setSpacing(px(16 if wide else 14))

    def place_tables(self, *, own: bool) -> None:
        """Beside the opponents of one player, or beside everybody."""
        (self._left if own else self._right).insertWidget(0, self.tables)
        self.tables.show_at_once(_FEW if own else _MANY)

    @contextmanager
    def changing(self) -> Iterator[None]:
        """Panels come, go and are filled without the page being laid out each time.

        At the end they know how high they are; what it all lies in is then to give it its size.
        """
        self._column.setEnabled(False)
        try:
            yield
        finally:
            self._column.setEnabled(True)
        for panel in self.findChildren(Panel, options=Qt.FindChildOption.FindDirectChildrenOnly):
            inner = panel.layout()
            if inner is not None and not panel.isHidden():
                inner.activate()

    def _lay_out(self) -> None:
        """Those on the left are of everybody or of one player; nothing has both."""
        self._over_sheet = QHBoxLayout(self.over_sheet)
        self._over_sheet.setContentsMargins(0, 0, 0, 0)
        self._over_sheet.addWidget(self.course, 1)
        self._over_sheet.addWidget(self.measure)
        self._over_sheet.addWidget(self.pace)
        self._column = QVBoxLayout(self)
        self._line = QHBoxLayout()
        self._column.addLayout(self._line)
        self._line.addWidget(self.head, 1)
        self._line.addWidget(self.clear)
        self._column.addWidget(self.filters)
        for nothing in (self.nothing_yet, self.nothing_fits):
            self._column.addWidget(nothing, 100)
        for widget in (self.sums, self.over_sheet, self.sheet):
            self._column.addWidget(widget)
        self._lists = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._column.addLayout(self._lists)
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        left: list[QWidget] = [self.standings, self.bests]
        right: list[QWidget] = [self.tables, self.opponents, self.form, self.feats]
        for column, panels in ((self._left, left), (self._right, right)):
            self._lists.addLayout(column, 1)
            for panel in panels:
                column.addWidget(panel)
            column.addStretch(1)
        self._column.addWidget(self.matches)
        self._column.addWidget(self.keeping)
        self._column.addStretch(1)


# --- showing a summary ------------------------------------------------------------


class StatisticsContent(NamedTuple):
    """What the page shows."""

    wish: StatisticsQuery
    summary: Summary
    places: Mapping[str, Path]
    """Where the files of matches lie."""
    limit: int
    """So many matches were asked for."""


def show_summary(body: StatisticsBody, shown: StatisticsContent) -> None:
    """All of it; where there is nothing, the invitation that fits."""
    summary = shown.summary
    ever, any_left = bool(summary.everybody), bool(summary.matches)
    body.nothing_yet.setVisible(not ever)
    body.nothing_fits.setVisible(ever and not any_left)
    body.filters.setVisible(ever)
    body.keeping.setVisible(ever)
    body.keeping.set_person(_deletable(shown))
    if any_left:
        _show_results(body, shown)
        show_course(body, shown)
    else:
        for panel in body.results:
            panel.hide()


def _deletable(shown: StatisticsContent) -> str:
    """The name of the person who is shown; computers are nobody's own."""
    everybody = shown.summary.everybody
    chosen = [one.player for one in everybody if one.kind == PERSON]
    return wording.names_of(everybody)[shown.wish.person] if shown.wish.person in chosen else ""


def _show_results(body: StatisticsBody, shown: StatisticsContent) -> None:
    summary, places = shown.summary, shown.places
    own = shown.wish.person is not None
    body.figures = _own_figures(summary) if own else _figures(summary)
    body.sums.refresh()
    body.sums.show()
    everybody = () if summary.overview is None else summary.overview.standings
    names = wording.names_of(summary.everybody)
    body.standings.put(lines.standings(everybody, names))
    body.place_tables(own=own)
    body.tables.put(lines.tables(summary.tables, own=own))
    body.opponents.put(lines.opponents(summary.opponents, names) if own else StatLines())
    body.streaks = summary.streaks
    body.form.refresh()
    body.form.setVisible(summary.streaks is not None and bool(summary.streaks.latest))
    body.bests.put(lines.bests(summary.bests, places, named=not own))
    one_game = shown.wish.game is not None
    body.feats.put(lines.feats(summary.feats, places, named=not own, one_game=one_game))
    endless = len(summary.matches) >= shown.limit
    body.matches.put(lines.matches(summary.matches, places), endless=endless)


def _figures(summary: Summary) -> tuple[StatFigure, ...]:
    """Everybody: how much was played, by how many, and what most, if there is one such game."""
    total = summary.total.matches
    assert summary.overview is not None
    games = summary.overview.matches
    people = sum(one.kind == PERSON for one in summary.overview.standings)
    most = [game for game, times in games.items() if times == max(games.values())]
    label = translate("Statistics", "Most played")
    favourite = (
        [StatFigure(wording.game_name(game), label) for game in most] if len(most) == 1 else []
    )
    return (
        StatFigure(figure(total), translate("Statistics", "Games played")),
        StatFigure(figure(people), translate("Statistics", "People")),
        *favourite,
        StatFigure(
            wording.day(summary.matches[0].finished), translate("Statistics", "Latest game")
        ),
    )


def _own_figures(summary: Summary) -> tuple[StatFigure, ...]:
    """One person: how much, how well, and how it goes at the moment."""
    total, streaks = summary.total, summary.streaks
    assert streaks is not None
    won = total.won + total.shared
    rate = wording.share(total.won_share) if total.contests else wording.NOTHING
    running = max(0, streaks.current)
    return (
        StatFigure(figure(total.matches), translate("Statistics", "Games played")),
        StatFigure(figure(won), translate("Statistics", "First places")),
        StatFigure(rate, translate("Statistics", "Win rate against others")),
        StatFigure(figure(running), translate("Statistics", "First places in a row")),
    )


def show_course(body: StatisticsBody, shown: StatisticsContent) -> None:
    """The sheet, and the switches that make sense with it."""
    summary, one_game = shown.summary, shown.wish.game is not None
    years = course_steps((each.year, each.result) for each in summary.years)
    months = course_steps((each.month, each.result) for each in summary.months)
    body.measure.setVisible(one_game and shown.wish.person is not None)
    body.pace.setVisible(len(years) > 1)
    body.over_sheet.show()
    points = body.measure.current is Measure.POINTS and not body.measure.isHidden()
    steps = years if body.pace.current == YEARS and len(years) > 1 else months
    measure = Measure.POINTS if points else Measure.MATCHES
    body.show_drawn(drawn(steps, measure, own=shown.wish.person is not None))
    body.sheet.show()
