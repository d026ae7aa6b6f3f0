"""The options of the chosen game as controls, and, with "More options", the number of the deal."""

from collections.abc import Mapping, Sequence
from typing import Any

import attrs
from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.games.option_rows import (
    OptionControl,
    OptionPicture,
    OptionRow,
    OwnRow,
    SwitchRow,
    WhoRow,
)
from blueprints_desktop.desktop.games.registry import option_rows_of
from blueprints_desktop.desktop.i18n.names import short_names
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind
from blueprints_desktop.desktop.ui.controls.caption import Caption
from blueprints_desktop.desktop.ui.controls.choices import SegmentChoice, Segmented, Switch
from blueprints_desktop.desktop.ui.controls.forms import LOOSE, PanelRow, TextField, spaced
from blueprints_desktop.desktop.ui.controls.panel import Panel, tab_through
from blueprints_desktop.engine.errors import BadOption
from blueprints_desktop.engine.options import from_json, to_json
from blueprints_desktop.games import registry

SIDE = 24
NAMES_ROOM = 368.0
"""What the names of all who may begin ask for: the page stands still while one is typed, and
while others join."""


class OptionsPanel(Panel):
    """Turns option rows into controls, and their values into the game's Options."""

    changed = Signal()
    unfolded = Signal()
    """More is shown, or less."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._game = ""
        self._names: Sequence[str] = ()
        self._people = 0
        self._note_of_today = ""
        self.values: dict[str, Any] = {}
        self.controls: dict[str, QWidget] = {}
        self.pictures: dict[str, OptionPicture] = {}
        self.rows: list[PanelRow] = []
        self._title = Caption(appearance, Role.SECTION)
        self.more = Button("", appearance, ButtonKind.QUIET, Icon.DOWN)
        self.more.setCheckable(True)
        self.seed = TextField(appearance)
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]{0,15}"), self))
        self._seed_row = PanelRow(appearance, self.seed, ruled=False)
        self._seed_row.hide()
        self._air = LOOSE
        self._column = QVBoxLayout(self)
        self._head = QHBoxLayout()
        self._column.addLayout(self._head)
        self._head.addWidget(self._title, 1)
        self._head.addWidget(self.more)
        self._column.addWidget(self._seed_row)
        self.more.toggled.connect(self._on_more)
        self.follow()

    def set_game(self, game: str, remembered: Mapping[str, Any]) -> None:
        """Offer a game's options; what cannot be remembered any more counts as not chosen."""
        self._game = game
        kind = registry.box(game).options
        try:
            chosen = from_json(kind, dict(remembered))
        except BadOption:
            chosen = kind()
        self.values = attrs.asdict(chosen, recurse=False)
        self._build()

    def set_table(self, names: Sequence[str], people: int, note_of_today: str = "") -> None:
        """Who sits at the table, for "who begins", and how many of them are people.

        ``note_of_today`` says what was tried of what may be tried once a day.
        """
        self._names, self._people = tuple(names), people
        self._note_of_today = note_of_today
        for row in option_rows_of(self._game):
            if isinstance(row, WhoRow):
                seat = self.values[row.field]
                if seat is not None and seat >= len(names):
                    self.values[row.field] = None
                self._fill(row, self.controls[row.field])
        self._show_fixed()

    def options(self) -> Any:
        """What was chosen, and what follows from it."""
        return registry.box(self._game).options(**{**self.values, **self._fixed()})

    def _fixed(self) -> dict[str, Any]:
        """The options whose values a switch, or the number of players, has fixed."""
        fixed: dict[str, Any] = {}
        for row in option_rows_of(self._game):
            if not isinstance(row, SwitchRow):
                continue
            if row.players not in (None, len(self._names)):
                fixed[row.field] = False
            elif self.values[row.field]:
                fixed.update(row.fixes)
        return fixed

    def _resting(self) -> set[str]:
        """The switches that make no difference at this table. What was chosen stays: seats may change
        hands in the middle of a match."""
        rows = option_rows_of(self._game)
        return {
            row.field for row in rows if isinstance(row, SwitchRow) and row.people > self._people
        }

    def _why(self, row: OptionRow) -> str:
        """Half a line about an option, or why there is nothing to choose."""
        if isinstance(row, SwitchRow) and row.field in self._resting():
            return row.rest
        if isinstance(row, SwitchRow) and row.players not in (None, len(self._names)):
            return row.others or row.why
        if isinstance(row, SwitchRow) and row.once_a_day and self._note_of_today:
            return self._note_of_today
        return row.why

    def to_memory(self) -> dict[str, Any]:
        """What was chosen, whatever is fixed at the moment; what is done once a day is chosen each time."""
        daily = {row.field: False for row in self._daily_rows()}
        return to_json(registry.box(self._game).options(**{**self.values, **daily}))

    def _daily_rows(self) -> list[SwitchRow]:
        rows = option_rows_of(self._game)
        return [row for row in rows if isinstance(row, SwitchRow) and row.once_a_day]

    def choose_daily(self) -> None:
        """Turn on what may be tried once a day."""
        for row in self._daily_rows():
            self._choose(row.field, True)
            self._fill(row, self.controls[row.field])

    # --- controls -------------------------------------------------------------------

    def _build(self) -> None:
        """All rows, then their values: a control that cannot show one says at once what it took."""
        for old in (*self.rows, *self.pictures.values()):
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.rows, self.controls, self.pictures = [], {}, {}
        for row in option_rows_of(self._game):
            control = self._control(row)
            self.controls[row.field] = control
            shown = PanelRow(self.appearance, control)
            shown.set_words(row.sentence, self._why(row))
            shown.set_air(self._air)
            self._column.addWidget(shown)
            shown.show()  # it counts at once when the page is measured
            self.rows.append(shown)
            if row.picture is not None:
                picture = self.pictures[row.field] = row.picture(self.appearance)
                picture.set_air(self._air)
                self._column.addWidget(picture)
                picture.show()
        for row in option_rows_of(self._game):
            self._fill(row, self.controls[row.field])
        self._show_fixed()
        tab_through(self.stops)

    def _control(self, row: OptionRow) -> QWidget:
        if isinstance(row, SwitchRow):
            switch = Switch(row.sentence, self.appearance)
            switch.toggled.connect(lambda on: self._choose(row.field, on))
            return switch
        if isinstance(row, OwnRow):
            own = row.control(self.appearance)
            own.chosen.connect(lambda value: self._choose(row.field, value))
            return own
        segmented = Segmented(self.appearance)
        segmented.chosen.connect(lambda key: self._choose(row.field, key))
        return segmented

    def _fill(self, row: OptionRow, control: QWidget) -> None:
        """Words and present value of a control."""
        value = {**self.values, **self._fixed(), **dict.fromkeys(self._resting(), False)}[row.field]
        if row.field in self.pictures:
            self.pictures[row.field].show_value(value)
        if isinstance(control, OptionControl):
            control.set_value(value)
        elif isinstance(control, Switch):
            before = control.blockSignals(True)
            control.setChecked(value)
            control.blockSignals(before)
            control.settle()
        elif isinstance(control, Segmented):
            control.set_choices(
                [SegmentChoice(None, self.tr("Chosen at random")), *self._beginners()]
            )
            control.set_current(value)

    def _beginners(self) -> list[SegmentChoice]:
        """Everybody at the table by first name, which is enough among friends."""
        short = zip(self._names, short_names(self._names), strict=True)
        room = NAMES_ROOM / max(2, len(self._names))
        return [
            SegmentChoice(seat, text, said=name, room=room)
            for seat, (name, text) in enumerate(short)
        ]

    def _choose(self, field: str, value: Any) -> None:
        self.values[field] = value
        if field in self.pictures:
            self.pictures[field].show_value(value)
        self._show_fixed()
        self.changed.emit()

    def _show_fixed(self) -> None:
        """What is fixed shows its value and cannot be changed; nor can what makes no difference."""
        held = {*self._fixed(), *self._resting()}
        for row, shown in zip(option_rows_of(self._game), self.rows, strict=True):
            control = self.controls[row.field]
            shown.set_words(row.sentence, self._why(row))
            if control.isEnabled() == (row.field in held):
                control.setEnabled(row.field not in held)
                self._fill(row, control)

    @property
    def stops(self) -> list[QWidget]:
        """Where Tab goes, in order."""
        found: list[QWidget] = [self.more, self.seed]
        for control in self.controls.values():
            if isinstance(control, Segmented):
                found += control.segments
            elif isinstance(control, OptionControl):
                found += control.parts
            else:
                found.append(control)
        return found

    def _on_more(self, on: bool) -> None:
        self._seed_row.setVisible(on)
        self.more.set_sign(Icon.UP if on else Icon.DOWN)
        self._say_more()
        if on:
            self.seed.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.seed.clear()
        self.unfolded.emit()

    # --- words and look -------------------------------------------------------------

    def say(self) -> None:
        self._title.setText(self.tr("Options"))
        self._say_more()
        self.seed.setPlaceholderText(self.tr("random"))
        self._seed_row.set_words(
            self.tr("Deal number"),
            self.tr("The same number deals the same game again. Leave it empty for a random one."),
        )
        for row, shown in zip(option_rows_of(self._game), self.rows, strict=True):
            shown.set_words(row.sentence, self._why(row))
            self._fill(row, self.controls[row.field])

    def _say_more(self) -> None:
        opened = self.more.isChecked()
        self.more.setText(self.tr("Fewer options") if opened else self.tr("More options"))

    def set_air(self, air: float) -> None:
        """Rows nearer to each other, where the page has little height."""
        self._air = air
        for row in (self._seed_row, *self.rows):
            row.set_air(air)
        for part in (*self.pictures.values(), *self.controls.values()):
            if isinstance(part, OptionPicture | OptionControl):
                part.set_air(air)
        self.restyle()

    def show_pictures(self, shown: bool) -> None:
        """Words say the same: where there is no height for both, pictures give way."""
        for picture in self.pictures.values():
            picture.setVisible(shown)

    def fold(self, width: int) -> None:
        """Arrange the rows for a panel of this width, before it has it."""
        for row in (self._seed_row, *self.rows):
            row.fold(width - 2 * self.look.px(SIDE))

    def restyle(self) -> None:
        px = self.look.px
        over, under = spaced(4.0, 10.0, self._air), spaced(6.0, 10.0, self._air)
        self._column.setContentsMargins(px(SIDE), px(over), px(SIDE), px(under))
        self._column.setSpacing(0)
        self._head.setContentsMargins(0, 0, 0, px(2))
        self.seed.setMaximumWidth(px(200))
