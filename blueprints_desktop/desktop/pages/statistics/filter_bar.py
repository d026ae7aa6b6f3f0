"""The filters: which matches count. Each acts at once."""

from collections.abc import Hashable, Sequence
from typing import Any

from attrs import evolve
from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.games.registry import shown_games
from blueprints_desktop.desktop.pages.statistics.query import Period, StatisticsQuery
from blueprints_desktop.desktop.pages.statistics.wording import game_name, names_of, players
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind
from blueprints_desktop.desktop.ui.controls.caption import Caption, CaptionTone
from blueprints_desktop.desktop.ui.controls.choices import DropDown
from blueprints_desktop.desktop.ui.controls.panel import Panel
from blueprints_desktop.games import registry
from blueprints_desktop.history.forgetting import GONE
from blueprints_desktop.history.overview import PlayerStanding
from blueprints_desktop.store.header import is_computer_id

NAMES = ("person", "opponent", "game", "size", "period", "computers")
"""The fields of a query, in the order in which they are offered."""
LEAST = 168.0
"""A filter gets at least so much width, or there are fewer in a row."""

_MEASURED_ONCE = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
"""The bar gives all filters the same width, whatever they offer."""

Choices = list[tuple[Hashable, str]]


class _Filter(QWidget):
    """A choice with what it is about written over it."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.label = Caption(appearance, Role.SMALL, CaptionTone.SECOND)
        self.choice = DropDown(appearance)
        self.choice.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.choice.setSizeAdjustPolicy(_MEASURED_ONCE)
        self.label.setBuddy(self.choice)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.addWidget(self.label)
        self.column.addWidget(self.choice)

    def set_words(self, text: str, choices: Choices) -> None:
        self.label.setText(text)
        self.choice.setAccessibleName(text)
        self.choice.set_choices(choices)


class FilterBar(Panel):
    """Says what is wished for, and is told what is."""

    changed = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self.wish = StatisticsQuery()
        self._everybody: list[PlayerStanding] = []
        self._filters = {name: _Filter(appearance) for name in NAMES}
        self.clear = Button("", appearance, ButtonKind.LINK)
        """Stands outside, where it takes no room while there is nothing to clear."""
        self._grid = QGridLayout(self)
        self._columns = 0
        for name in NAMES:
            self.choice(name).chosen.connect(lambda key, name=name: self._choose(name, key))
        self.clear.clicked.connect(self.clear_all)
        self.follow()

    def choice(self, name: str) -> DropDown:
        """The control of a field of a query."""
        return self._filters[name].choice

    def set_people(self, everybody: Sequence[PlayerStanding]) -> None:
        """Whom one may ask for: people first, then computers, most active first."""
        known = [one for one in everybody if one.kind != GONE]
        known.sort(key=lambda one: is_computer_id(one.player))
        before, self._everybody = self._named(), known
        if self._named() != before:
            self._say_people()

    def _named(self) -> Choices:
        names = names_of(self._everybody)
        return [(one.player, names[one.player]) for one in self._everybody]

    def put(self, wish: StatisticsQuery) -> None:
        """Show what is wished for without announcing it."""
        others = wish.person != self.wish.person
        self.wish = wish
        if others:
            self._say_people()
        for name in NAMES:
            self.choice(name).set_current(getattr(wish, name))
        self._show_state()

    def _choose(self, name: str, key: Any) -> None:
        wish: StatisticsQuery = evolve(self.wish, **{name: key})
        if name == "person":
            wish = evolve(wish, opponent=None)
        self.ask_for(wish)

    def ask_for(self, wish: StatisticsQuery) -> None:
        """Ask for something, as if it had been chosen here."""
        if wish != self.wish:
            self.put(wish)
            self.changed.emit()

    def clear_all(self) -> None:
        """No condition any more; the focus stays within the filters."""
        if self.clear.hasFocus():
            self.choice("person").setFocus()
        self.ask_for(StatisticsQuery())

    def _show_state(self) -> None:
        self.choice("opponent").setEnabled(self.wish.person is not None)
        self.clear.setVisible(self.wish != StatisticsQuery())

    # --- words and look -------------------------------------------------------------

    def say(self) -> None:
        translate = QCoreApplication.translate
        every = [(key, game_name(key)) for key in shown_games()]
        sizes = sorted({size for key in shown_games() for size in registry.seats(key)})
        say = {name: one.set_words for name, one in self._filters.items()}
        say["game"](
            translate("Statistics", "Game"),
            [(None, translate("Statistics", "All games")), *every],
        )
        say["size"](
            translate("Statistics", "Players at the table"),
            [
                (None, translate("Statistics", "Any number")),
                *((size, players(size)) for size in sizes),
            ],
        )
        say["period"](
            translate("Statistics", "Period"),
            [
                (Period.ALL, translate("Statistics", "All time")),
                (Period.MONTH, translate("Statistics", "Last 30 days")),
                (Period.TWELVE_MONTHS, translate("Statistics", "Last 12 months")),
                (Period.THIS_YEAR, translate("Statistics", "This year")),
                (Period.LAST_YEAR, translate("Statistics", "Last year")),
            ],
        )
        say["computers"](
            translate("Statistics", "Computer players"),
            [
                (None, translate("Statistics", "With or without")),
                (False, translate("Statistics", "Without computers")),
                (True, translate("Statistics", "With computers")),
            ],
        )
        self.clear.setText(translate("Statistics", "Clear all filters"))
        self._say_people()

    def _say_people(self) -> None:
        translate = QCoreApplication.translate
        named = self._named()
        everybody = translate("Statistics", "Everyone")
        self._filters["person"].set_words(
            translate("Statistics", "Player"), [(None, everybody), *named]
        )
        others = [each for each in named if each[0] != self.wish.person]
        anybody = translate("Statistics", "Anyone")
        self._filters["opponent"].set_words(
            translate("Statistics", "Against"), [(None, anybody), *others]
        )
        self.choice("person").set_current(self.wish.person)
        self.choice("opponent").set_current(self.wish.opponent)
        self._show_state()

    def restyle(self) -> None:
        px = self.look.px
        self._grid.setContentsMargins(px(16), px(12), px(16), px(14))
        self._grid.setHorizontalSpacing(px(12))
        self._grid.setVerticalSpacing(px(10))
        for one in self._filters.values():
            one.column.setSpacing(px(4))
        self._columns = 0
        self._arrange()

    def _arrange(self) -> None:
        """As many in a row as there is room for, and all rows full."""
        look = self.look
        fits = int((self.width() - look.px(20)) / look.px(LEAST + 12))
        columns = next(number for number in (6, 3, 2, 1) if number <= max(1, fits))
        if columns == self._columns:
            return
        self._columns = columns
        for place, one in enumerate(self._filters.values()):
            self._grid.addWidget(one, place // columns, place % columns)
        for column in range(len(NAMES)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()
