"""The final account: why the game ended, what everybody is worth, and how the money went."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.marks import paint_seat_sign
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, squeezed, write
from blueprints_desktop.desktop.games.skyline.results.cash_chart import CashChart, cash_history
from blueprints_desktop.desktop.games.skyline.results.city_sheet import CitySheet
from blueprints_desktop.desktop.games.skyline.results.ledger_panel import LedgerPanel, ledger_rows
from blueprints_desktop.desktop.games.skyline.results.worth_sheet import Worth, WorthSheet
from blueprints_desktop.desktop.games.skyline.texts import end_words
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person, Position, Prompt
from blueprints_desktop.desktop.ui.cards.timeline import Timeline
from blueprints_desktop.desktop.ui.results.end_link import EndLink, link_for
from blueprints_desktop.desktop.ui.results.end_links import LINKS_SHARE, EndLinks, again_prompt
from blueprints_desktop.desktop.ui.results.end_page import EndPage
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.outcome import Outcome
from blueprints_desktop.games.skyline.state import State

_MARGIN, _GAP, _HEAD = 24.0, 24.0, 84.0
_LOW = 500.0
"""A page lower than that is closer set; one wider than that has room for the links' keys."""
_LEDGER, _SHORT_LEDGER = 0.605, 0.46
"""How much of the right side the ledger takes, and with two rows fewer; the chart has the rest."""
_GROW, _APART, _ROW = 900, 350, 320


class Ending(EndPage):
    """A sheet of towers at the left, ledger and chart at the right."""

    grace = 350

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(game, people, appearance)
        self._state: State | None = None
        self._outcome: Outcome | None = None
        self._leads_on = True
        self._links_left = 0.0
        """Where the links begin: the headline must not run into them."""
        self.worths: tuple[Worth, ...] = ()
        self._sheet = WorthSheet(appearance, self)
        self._ledger = LedgerPanel(appearance, self)
        self._chart = CashChart(appearance, self)
        self._city = CitySheet(people, appearance, self)
        self._city.hide()
        self.city = EndLink(Icon.LAYERS, "C", appearance, self)
        self.city.setCheckable(True)
        self.city.toggled.connect(self._show_city)
        self.onward = EndLinks(appearance, self)

    # --- what the table asks --------------------------------------------------------

    def shows(self, position: Position) -> bool:
        return self._told and self._state == position.view

    def show_end(self, position: Position, *, at_rest: bool = False) -> None:
        """Let the towers grow; ``at_rest``: they stand already."""
        state: State = position.view
        self._state, self._outcome = state, self._game.outcome(state)
        self._leads_on = not position.is_review
        outcome = self._outcome
        assert outcome is not None, "the game is over"
        order = sorted(range(state.seats), key=lambda seat: (outcome.ranks[seat], seat))
        accounts = state.accounts
        self.worths = tuple(
            Worth(self._people[seat], accounts[seat], outcome.ranks[seat]) for seat in order
        )
        self._timeline = _timeline(self.worths, ledger_rows(state))
        people = [worth.person for worth in self.worths]
        self._sheet.show_worths(self.worths, self._timeline)
        self._ledger.show_worths(self.worths, state, self._timeline)
        self._chart.show_history(people, cash_history(position.events, state.seats), self._timeline)
        self._city.show_state(state)
        self.city.setChecked(False)
        self._say()
        self._arrange()
        self.setFocus()
        self._play(at_rest)

    # --- what the page says of itself -----------------------------------------------

    @property
    def _entries(self) -> Sequence[QWidget]:
        return ()

    @property
    def _told(self) -> bool:
        return self._outcome is not None

    def _show_moment(self, now: float) -> None:
        for part in (self._sheet, self._ledger, self._chart):
            part.show_moment(now)

    def _prompt(self) -> Prompt:
        if self._state is None or self._outcome is None:
            return Prompt("")
        if self._clock.is_running:
            return end_words.running_prompt(self._outcome)
        if not self._leads_on:
            return end_words.end_prompt(self._state, self._outcome, self._people)
        debt = end_words.debt_words(self._state, self._people)
        return again_prompt(self._outcome.winners[0], debt)

    def _say(self) -> None:
        self.onward.say()
        self._say_city()
        self.setAccessibleName(self.tr("Final account"))
        if self._state is not None and self._outcome is not None:
            told = [
                end_words.headline(self._outcome, self._people),
                end_words.why_ended(self._state, self._people),
                *(
                    end_words.account_words(worth.person.name, worth.account)
                    for worth in self.worths
                ),
            ]
            self.setAccessibleDescription(" ".join(told))

    def _say_city(self) -> None:
        """The link names what it would show."""
        shown = self.city.isChecked()
        self.city.setText(self.tr("Account") if shown else self.tr("The city"))

    def _show_city(self, shown: bool) -> None:
        """The skyline in place of the towers of worth, and back."""
        self._city.setVisible(shown)
        self._sheet.setVisible(not shown)
        self._say_city()
        self._place_links()

    def _go_on(self) -> None:
        self.onward.again_wanted.emit()

    def _turn_aside(self) -> None:
        self.onward.home_wanted.emit()

    # --- where things are -----------------------------------------------------------

    def _arrange(self) -> None:
        look = self._appearance.look
        unit = look.scale
        margin, gap, head = self._margin, _GAP * unit, _HEAD * unit
        if self.height() < _LOW * unit:
            gap, head = gap * 0.5, head * 0.86
        room = QRectF(self.rect()).adjusted(margin, head, -margin, -margin * 0.7)
        if room.height() < 60 or room.width() < 100:
            return
        left = round(room.width() * 0.435)
        for sheet in (self._sheet, self._city):
            sheet.lie_at(QRectF(room.left(), room.top(), left, room.height()))
        side = QRectF(room.left() + left + gap, room.top(), room.width() - left - gap, 0)
        share = _LEDGER if len(self._ledger.rows) > 2 else _SHORT_LEDGER
        high = round((room.height() - gap) * share)
        charted = room.height() > 330 * unit
        self._chart.setVisible(charted)
        if not charted:
            high = round(room.height())
        side.setHeight(high)
        self._ledger.lie_at(side)
        if charted:
            rest = QRectF(side.left(), side.bottom() + gap, side.width(), 0)
            rest.setBottom(room.bottom())
            self._chart.lie_at(rest)
        self._place_links()

    @property
    def _margin(self) -> float:
        unit = self._appearance.look.scale
        return (_MARGIN * 0.6 if self.height() < _LOW * unit else _MARGIN) * unit

    def _place_links(self) -> None:
        right = self.width() - self._margin
        self.onward.fit(LINKS_SHARE * self.width(), self.city)
        for link in (*reversed(self.onward.links), self.city):
            link.setVisible(self._leads_on or link is self.city)
            right -= link.width()
            link.move(round(right), round(18 * self._appearance.look.scale))
        self._links_left = right

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_desk(painter)
            if self._state is None or self._outcome is None:
                return
            look, unit = self._appearance.look, self._appearance.look.scale
            palette = look.palette
            low, margin = self.height() < _LOW * unit, self._margin
            winner = self._people[self._outcome.winners[0]]
            side = 36 * unit
            top = (10 if low else 18) * unit
            box = QRectF(margin + 8 * unit, top + 4 * unit, side, side)
            paint_seat_sign(painter, box, palette.seats[winner.colour])
            left = box.right() + 22 * unit
            room = self._links_left - left - 16 * unit
            title = end_words.headline(self._outcome, self._people)
            title, role = squeezed(title, Role.PAGE_TITLE, room, unit)
            at = QPointF(left, top + 14 * unit)
            write(painter, title, at, role, palette.text, Anchor.LEFT, unit)
            why = end_words.why_ended(self._state, self._people)
            tie = end_words.decided(self._outcome)
            room = self.width() - left - margin
            words, role = squeezed(f"{why} {tie}".strip(), Role.BODY, room, unit)
            below = at + QPointF(0, (30 if low else 31) * unit)
            write(painter, words, below, role, palette.text_2, Anchor.LEFT, unit)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        link = link_for(event, (*self.onward.links, self.city))
        if link is not None and self._told and not self.is_running:
            link.click()
        else:
            super().keyPressEvent(event)


def _timeline(worths: Sequence[Worth], rows: Sequence[str]) -> Timeline:
    """Row by row, then the towers from the last to the first, then the chart."""
    found = Timeline()
    for number, row in enumerate(rows):
        found.add(("row", row), number * _ROW, _ROW)
    start = len(rows) * _ROW
    found.add(("row", "worth"), start, _ROW)
    for number, worth in enumerate(reversed(worths)):
        found.add(("tower", worth.person.seat), start + number * _APART, _GROW)
    found.add("chart", start, _GROW + _APART)
    return found
