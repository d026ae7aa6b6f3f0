"""Who plays: the seats in order around the table, and the next one to invite."""

from collections.abc import Container, Sequence
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.i18n.computer_names import computer_name
from blueprints_desktop.desktop.i18n.default_names import default_name
from blueprints_desktop.desktop.pages.new_game.free_seats import FreeSeats
from blueprints_desktop.desktop.pages.new_game.seat_row import (
    AROUND_CLOSE,
    AROUND_LOOSE,
    SeatRow,
)
from blueprints_desktop.desktop.session.known_people import LONGEST_NAME
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind
from blueprints_desktop.desktop.ui.controls.caption import Caption, CaptionTone
from blueprints_desktop.desktop.ui.controls.panel import Panel
from blueprints_desktop.desktop.ui.controls.row import LOOSE, spaced
from blueprints_desktop.desktop.ui.controls.seat_badge import SeatBadge
from blueprints_desktop.desktop.ui.controls.tab_order import tab_through
from blueprints_desktop.store.header import PERSON

COLOURS = 4


class SeatsPanel(Panel):
    """Between the fewest and the most seats that a game has."""

    changed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._seats = range(2, 5)
        self._air = LOOSE
        self.rows: list[SeatRow] = []
        self._title = Caption(appearance, Role.SECTION)
        self._order = Caption(appearance, Role.SMALL, CaptionTone.SECOND)
        self.add_badge = SeatBadge(None, appearance)
        self.add_button = Button("", appearance, ButtonKind.LINK)
        self._column = QVBoxLayout(self)
        self._head = QHBoxLayout()
        self._head.addWidget(self._title)
        self._head.addStretch(1)
        self._head.addWidget(self._order)
        self._column.addLayout(self._head)
        self._invitation = QWidget(self)
        self._invite = QHBoxLayout(self._invitation)
        self._invite.addWidget(self.add_badge)
        self._invite.addWidget(self.add_button)
        self._invite.addStretch(1)
        self._column.addWidget(self._invitation)
        self._free = FreeSeats(appearance, self)
        self._column.addWidget(self._free)
        self.add_badge.clicked.connect(self.add)
        self.add_button.clicked.connect(self.add)
        self.add_badge.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        appearance.changed.connect(self._restyle)
        self._restyle()

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
        """The next colour; whoever has it takes this one in exchange."""
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
        self._free.set_count(max(0, self._seats[-1] - len(self.rows) - 1))
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
        self._title.setText(self.tr("Players"))
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

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()

    def set_air(self, air: float) -> None:
        """Rows nearer to each other, where the page has little height."""
        self._air = air
        for row in self.rows:
            row.set_air(air)
        self._free.set_air(air)
        self._restyle()

    def lay_all(self, laid: bool) -> None:
        """Whether the room of seats that nobody has taken yet is kept for them."""
        self._free.set_shown(laid)

    def _restyle(self) -> None:
        px, air = self.appearance.look.px, self._air
        around = px(spaced(AROUND_CLOSE, AROUND_LOOSE, air))
        over, under = px(spaced(10.0, 16.0, air)), px(10)
        self._column.setContentsMargins(px(24), over, px(24), under)
        self._column.setSpacing(0)
        self._invite.setContentsMargins(0, around, 0, around)
        self._invite.setSpacing(px(4))
        self._head.setContentsMargins(0, 0, 0, px(spaced(8.0, 6.0, air)))
