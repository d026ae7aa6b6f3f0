"""Who plays: a row for every seat, and the seats that are free."""

from collections.abc import Container, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from blueprints_desktop.bots import LEVELS
from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.typography import Role, text_width
from blueprints_desktop.desktop.i18n.computer_names import computer_name, level_word
from blueprints_desktop.desktop.i18n.names import default_name
from blueprints_desktop.desktop.session.create_match import LONGEST_NAME
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.buttons import (
    BADGE_DISC,
    BADGE_SIDE,
    Button,
    ButtonKind,
    IconButton,
    SeatBadge,
)
from blueprints_desktop.desktop.ui.controls.caption import Caption, CaptionTone
from blueprints_desktop.desktop.ui.controls.choices import DropDown, SegmentChoice, Segmented
from blueprints_desktop.desktop.ui.controls.forms import LOOSE, TextField, spaced
from blueprints_desktop.desktop.ui.controls.panel import Panel, tab_through
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget
from blueprints_desktop.store.header import PERSON

COMPUTER = "computer"
KINDS, KIND_SIGNS = (PERSON, COMPUTER), (Icon.PERSON, Icon.COMPUTER)
NAME_FIRST = 190.0
"""The name gets so much, at 100 %, before the note that nobody needs gets anything."""
LEAST_NAME = 150.0
"""Where it would get less, person and computer are told by their signs alone."""
BESIDE_KINDS = 84.0
"""What those two take beside their words."""

AROUND_CLOSE, AROUND_LOOSE = 2.0, 9.0
"""What stays free over and under a seat, at the least and at the most."""
RULED = 0.5
"""With so much air a line parts a seat from the next."""


class SeatRow(ThemedWidget):
    """One seat; it knows what is written in it, the page knows what that means."""

    changed = Signal()
    """Name, kind or level."""
    colour_wanted = Signal(int)
    """The next colour, please, or the one before."""
    removed = Signal()

    def __init__(self, number: int, colour: int, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._air, self._last = LOOSE, False
        self._number = number
        self._taken = False
        self._wordy = True
        self.badge = SeatBadge(colour, appearance)
        self.name = TextField(appearance)
        self.name.setMaxLength(LONGEST_NAME)
        self.kind = Segmented(appearance)
        self.level = DropDown(appearance)
        self.note = Caption(appearance, Role.SMALL, CaptionTone.SECOND)
        self.warning = Caption(appearance, Role.SMALL_MEDIUM, CaptionTone.WARN)
        self.remove = IconButton(Icon.CROSS, "", appearance)
        self._line = QHBoxLayout(self)
        self._line.addWidget(self.badge)
        self._line.addWidget(self.name, 1)
        self._line.addWidget(self.kind)
        self._cell = QStackedWidget()
        for widget in (self.note, self.warning, self.level):
            self._cell.addWidget(widget)
        self._line.addWidget(self._cell)
        self._line.addWidget(self.remove)
        self.badge.stepped.connect(self.colour_wanted)
        self.remove.clicked.connect(self.removed)
        self.name.textChanged.connect(self.changed)
        self.kind.chosen.connect(self._on_kind)
        self.level.chosen.connect(self.changed)
        self.follow()

    @property
    def colour(self) -> int:
        return self.badge.colour or 0

    @property
    def player_kind(self) -> str:
        """``person``, or the level of the computer, as match files say it."""
        return PERSON if self.kind.current == PERSON else str(self.level.current)

    def set_player_kind(self, kind: str) -> None:
        is_person = kind not in LEVELS
        self.kind.set_current(PERSON if is_person else COMPUTER)
        if not is_person:
            self.level.set_current(kind)
        self._show_level()

    def set_colour(self, colour: int) -> None:
        self.badge.set_colour(colour)
        self.say()

    def set_number(self, number: int, default_name: str, *, removable: bool) -> None:
        """Which seat it is now, and what an empty name stands for."""
        self._number = number
        self.name.setPlaceholderText(default_name)
        self.remove.setEnabled(removable)
        self.say()

    def set_taken(self, taken: bool) -> None:
        """Somebody else has this name already."""
        self._taken = taken
        self._show_level()

    def _on_kind(self, _key: object) -> None:
        self._show_level()
        self.changed.emit()

    def _show_level(self) -> None:
        person = self.kind.current == PERSON
        shown = self.warning if self._taken else self.note if person else self.level
        self._cell.setCurrentWidget(shown)
        self._give_room()

    def _give_room(self) -> None:
        """In a tight row only what is shown takes room; else columns stay where they are."""
        tight = not self.note.text()
        fixed, ignored = QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored
        for words in (self.note, self.warning):
            needed = words is self._cell.currentWidget() if tight else True
            words.setSizePolicy(fixed if needed else ignored, fixed)

    def say(self) -> None:
        self._say_kind()
        self.level.set_choices([(level, level_word(level)) for level in LEVELS])
        self.warning.setText(self.tr("this name is taken"))
        self.remove.set_words(self.tr("Remove player {number}").format(number=self._number))
        colours = (
            self.tr("vermilion, circle"),
            self.tr("teal, square"),
            self.tr("violet, triangle"),
            self.tr("gold, diamond"),
        )
        said = self.tr("Player {number}: {colour}. Change colour and shape")
        self.badge.setAccessibleName(said.format(number=self._number, colour=colours[self.colour]))
        set_tip(self.badge, self.tr("Change colour and shape"))
        self.name.setAccessibleName(self.tr("Name of player {number}").format(number=self._number))
        kind = self.tr("Player {number} is").format(number=self._number)
        self.kind.setAccessibleName(kind)
        self.level.setAccessibleName(self.tr("Strength of the computer player"))
        self._show_level()
        self._fit()

    def _kind_words(self) -> tuple[str, str]:
        return self.tr("Person"), self.tr("Computer")

    def _say_kind(self) -> None:
        told = [
            SegmentChoice(key, word if self._wordy else "", icon, said="" if self._wordy else word)
            for key, word, icon in zip(KINDS, self._kind_words(), KIND_SIGNS, strict=True)
        ]
        self.kind.set_choices(told)

    def set_air(self, air: float) -> None:
        """Nearer to its neighbours, where the page has little height."""
        self._air = air
        self.restyle()

    def set_last(self, last: bool) -> None:
        """Nothing follows it: no line is drawn below."""
        self._last = last
        self.update()

    def restyle(self) -> None:
        look = self.look
        around = look.px(spaced(AROUND_CLOSE, AROUND_LOOSE, self._air))
        self._line.setContentsMargins(0, around, 0, around)
        self._line.setSpacing(look.px(16))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Where there is little room, the name comes first: a note or a word can be spared."""
        scale = self.look.scale
        kinds = sum(text_width(word, Role.SMALL_STRONG, scale) for word in self._kind_words())
        free = self._left_by(self.badge, self.level, self.remove) - kinds
        wordy = free >= (LEAST_NAME + BESIDE_KINDS) * scale
        if wordy != self._wordy:
            self._wordy = wordy
            self._say_kind()
        self._say_note()

    def _left_by(self, *others: QWidget) -> int:
        """What these leave of the row's width."""
        taken = sum(widget.sizeHint().width() for widget in others) + 4 * self._line.spacing()
        return self.width() - taken

    def _say_note(self) -> None:
        scale, words = self.look.scale, self.tr("plays at this computer")
        free = self._left_by(self.badge, self.kind, self.remove) - text_width(
            words, Role.SMALL, scale
        )
        self.note.setText(words if free >= NAME_FIRST * scale else "")
        self._give_room()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        if self._last or self._air < RULED:
            return
        with QPainter(self) as painter:
            line = self.look.palette.line
            painter.fillRect(0, self.height() - 1, self.width(), 1, line)


class FreeSeats(ThemedWidget):
    """Faint dashed rings, one below the other.

    They keep the room that players will take, so that nothing below moves when somebody joins.
    """

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._count, self._air, self._shown = 0, LOOSE, True
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_count(self, count: int) -> None:
        self._count = count
        self._settle()

    def set_air(self, air: float) -> None:
        self._air = air
        self._settle()

    def set_shown(self, shown: bool) -> None:
        """Where a page has no room for a whole table, seats are laid as they are taken."""
        self._shown = shown
        self._settle()

    def _settle(self) -> None:
        self.setVisible(self._shown and self._count > 0)
        self.updateGeometry()
        self.update()

    def _row(self) -> int:
        """As high as a seat that is taken."""
        px = self.look.px
        return px(BADGE_SIDE) + 2 * px(spaced(AROUND_CLOSE, AROUND_LOOSE, self._air))

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.look.px(BADGE_SIDE), self._count * self._row())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self.look
        scale, radius = look.scale, BADGE_DISC / 2 * look.scale
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            pen = QPen(alpha(look.palette.text_2, 0.45), 1.5 * scale)
            pen.setDashPattern([3.0, 2.4])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for number in range(self._count):
                centre = QPointF(BADGE_SIDE / 2 * scale, (number + 0.5) * self._row())
                painter.drawEllipse(centre, radius, radius)


COLOURS = 4


class SeatsPanel(Panel):
    """Between the fewest and the most seats that a game has."""

    changed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._seats = range(2, 5)
        self._air = LOOSE
        self.rows: list[SeatRow] = []
        self.title = Caption(appearance, Role.SECTION)
        self._order = Caption(appearance, Role.SMALL, CaptionTone.SECOND)
        self.add_badge = SeatBadge(None, appearance)
        self.add_button = Button("", appearance, ButtonKind.LINK)
        self._column = QVBoxLayout(self)
        self._head = QHBoxLayout()
        self._column.addLayout(self._head)
        self._head.addWidget(self.title)
        self._head.addStretch(1)
        self._head.addWidget(self._order)
        self._invitation = QWidget(self)
        self._invite = QHBoxLayout(self._invitation)
        self._invite.addWidget(self.add_badge)
        self._invite.addWidget(self.add_button)
        self._invite.addStretch(1)
        self._column.addWidget(self._invitation)
        self.free_seats = FreeSeats(appearance, self)
        self._column.addWidget(self.free_seats)
        self.add_badge.clicked.connect(self.add)
        self.add_button.clicked.connect(self.add)
        self.add_badge.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.follow()

    # --- what is chosen -------------------------------------------------------------

    def names(self) -> list[str]:
        """A name for each seat: what was written, else the default, never the same twice."""
        written = [row.name.typed for row in self.rows]
        given = {name.casefold() for name in written if name}
        names: list[str] = []
        for name, row in zip(written, self.rows, strict=True):
            if not name:
                name = self._default(row, len(names) + 1, given)
                given.add(name.casefold())
            names.append(name)
        return names

    def _default(self, row: SeatRow, number: int, given: Container[str] = ()) -> str:
        """What somebody at a seat is called who was given no name."""
        if row.player_kind != PERSON:
            return computer_name(number - 1, given)
        while (name := default_name(number)).casefold() in given:
            number += 1
        return name

    @property
    def is_sound(self) -> bool:
        """No name is there twice."""
        folded = [name.casefold() for name in self.names()]
        return len(set(folded)) == len(folded)

    def to_memory(self) -> list[dict[str, Any]]:
        return [
            {"name": row.name.typed, "colour": row.colour, "kind": row.player_kind}
            for row in self.rows
        ]

    # --- seats ----------------------------------------------------------------------

    def set_seats(self, seats: range, remembered: Sequence[Any]) -> None:
        """Lay the table for a game, as it was laid last time or with the fewest seats."""
        self._seats = seats
        while self.rows:
            self._drop(self.rows[-1])
        for facts in list(remembered)[: seats[-1]]:
            if isinstance(facts, dict):
                self._append(facts)
        while len(self.rows) < max(seats[0], 2 if not self.rows else 1):
            self._append({})
        self._renumber()

    def add(self) -> None:
        """The next free seat is taken."""
        if len(self.rows) < self._seats[-1]:
            self._append({})
            self._renumber()
            self.rows[-1].name.setFocus(Qt.FocusReason.TabFocusReason)

    def remove(self, row: SeatRow) -> None:
        if len(self.rows) > self._seats[0]:
            place = self.rows.index(row)
            self._drop(row)
            self._renumber()
            neighbour = self.rows[min(place, len(self.rows) - 1)]
            last = not neighbour.remove.isEnabled()  # Enter is to start, not to add a seat again
            stop = neighbour.name if last else neighbour.remove
            stop.setFocus(Qt.FocusReason.OtherFocusReason)

    def recolour(self, row: SeatRow, by: int = 1) -> None:
        """The next colour. A row that has it takes this one in exchange."""
        before, wanted = row.colour, (row.colour + by) % COLOURS
        for other in self.rows:
            if other.colour == wanted:
                other.set_colour(before)
        row.set_colour(wanted)
        self.changed.emit()

    def _append(self, facts: dict[str, Any]) -> None:
        used = {row.colour for row in self.rows}
        free = [colour for colour in range(COLOURS) if colour not in used]
        colour = facts.get("colour")
        row = SeatRow(
            len(self.rows) + 1,
            colour if colour in free else free[0],
            self.appearance,
        )
        row.name.write(str(facts.get("name", ""))[:LONGEST_NAME])
        row.set_player_kind(str(facts.get("kind", PERSON)))
        row.set_air(self._air)
        row.changed.connect(self._on_changed)
        row.removed.connect(lambda: self.remove(row))
        row.colour_wanted.connect(lambda by: self.recolour(row, by))
        self.rows.append(row)
        self._column.insertWidget(len(self.rows), row)
        row.show()  # it counts at once when the page is measured; a layout would show it later

    def _drop(self, row: SeatRow) -> None:
        self.rows.remove(row)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _renumber(self) -> None:
        removable = len(self.rows) > self._seats[0]
        for number, row in enumerate(self.rows, 1):
            row.set_number(number, self._default(row, number), removable=removable)
        more = len(self.rows) < self._seats[-1]
        self._invitation.setVisible(more)
        self.free_seats.set_count(max(0, self._seats[-1] - len(self.rows) - 1))
        for row in self.rows:
            row.set_last(not more and row is self.rows[-1])
        stops: list[QWidget] = []
        for row in self.rows:
            stops += (row.badge, row.name, *row.kind.segments, row.level, row.remove)
        tab_through((*stops, self.add_button))
        self.say()
        self._on_changed()

    def _on_changed(self) -> None:
        written = [row.name.typed.casefold() for row in self.rows]
        for row, name in zip(self.rows, written, strict=True):
            row.set_taken(bool(name) and written.count(name) > 1)
        for row, default in zip(self.rows, self.names(), strict=True):
            if not row.name.typed:
                row.name.setPlaceholderText(default)
        self.changed.emit()

    # --- words and look -------------------------------------------------------------

    def say(self) -> None:
        self.title.setText(self.tr("Players"))
        self._order.setText(self.tr("in order around the table"))
        invitations = (
            self.tr("Add a player"),
            self.tr("Add a second player"),
            self.tr("Add a third player"),
            self.tr("Add a fourth player"),
        )
        said = invitations[min(len(self.rows), 3)]
        self.add_button.setText(said)
        self.add_badge.setAccessibleName(said)
        for number, row in enumerate(self.rows, 1):
            row.name.setPlaceholderText(self._default(row, number))

    def set_air(self, air: float) -> None:
        """Rows nearer to each other, where the page has little height."""
        self._air = air
        for row in self.rows:
            row.set_air(air)
        self.free_seats.set_air(air)
        self.restyle()

    def lay_all(self, laid: bool) -> None:
        """Whether the room of seats that nobody has taken yet is kept for them."""
        self.free_seats.set_shown(laid)

    def restyle(self) -> None:
        px, air = self.look.px, self._air
        around = px(spaced(AROUND_CLOSE, AROUND_LOOSE, air))
        over, under = px(spaced(10.0, 16.0, air)), px(10)
        self._column.setContentsMargins(px(24), over, px(24), under)
        self._column.setSpacing(0)
        self._invite.setContentsMargins(0, around, 0, around)
        self._invite.setSpacing(px(4))
        self._head.setContentsMargins(0, 0, 0, px(spaced(8.0, 6.0, air)))
