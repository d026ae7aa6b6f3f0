"""The final account: why the game ended, what everybody is worth, and how the money went."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.games.skyline.board.city_parts import CityPicture, scenery_of
from blueprints_desktop.desktop.games.skyline.results.cash_chart import cash_card, cash_history
from blueprints_desktop.desktop.games.skyline.results.ledger import Worth, ledger_card, ledger_rows
from blueprints_desktop.desktop.games.skyline.results.worth_towers import worth_card
from blueprints_desktop.desktop.games.skyline.texts import end_words
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person, Position, Prompt
from blueprints_desktop.desktop.ui.cards.timeline import Timeline
from blueprints_desktop.desktop.ui.cards.values import Card, PaintContext, Picture, Surface
from blueprints_desktop.desktop.ui.results.links import EndLink, again_prompt
from blueprints_desktop.desktop.ui.results.result_page import (
    GAP,
    HEAD,
    MARGIN,
    LastPage,
    head_card,
    split,
)
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.outcome import Outcome
from blueprints_desktop.games.skyline.state import State

translate = QCoreApplication.translate
_LOW, _CHARTED = 500.0, 330.0
"""A page lower than the first is closer set; a room higher than the second has the chart."""
_LEDGER, _SHORT_LEDGER = 0.605, 0.46
"""How much of the right side the ledger takes, and with two rows fewer; the chart has the rest."""
_GROW, _APART, _ROW = 900, 350, 320


class SkylineEnding(LastPage):
    """A sheet of towers at the left, ledger and chart at the right."""

    is_full_width = True

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(game, people, appearance)
        self.worths: tuple[Worth, ...] = ()
        self.city = EndLink("link-city", Icon.LAYERS, "C", appearance, self)
        self.city.setCheckable(True)
        self.city.toggled.connect(self._say)
        self.own_links = (self.city,)

    def read(self, position: Position) -> None:
        state: State = position.view
        ranks, accounts = self._outcome.ranks, state.accounts
        order = sorted(range(state.seats), key=lambda seat: (ranks[seat], seat))
        self.worths = tuple(Worth(self._people[s], accounts[s], ranks[s]) for s in order)
        self._timeline = ending_timeline(self.worths, ledger_rows(state))
        self.city.setChecked(False)

    @property
    def _outcome(self) -> Outcome:
        outcome: Outcome | None = self._game.outcome(self.view)
        assert outcome is not None, "the game is over"
        return outcome

    def cards(self) -> Mapping[str, Card]:
        assert self.position is not None
        state, outcome = self.view, self._outcome
        why = end_words.why_ended(state, self._people)
        people = [worth.person for worth in self.worths]
        shown = self.city.isChecked()
        history = cash_history(self.position.events, state.seats)
        return {
            HEAD: head_card(
                end_words.headline(outcome, self._people),
                f"{why} {end_words.decided(outcome)}".strip(),
                self.links,
                self.scale,
                seat=self._people[outcome.winners[0]].colour,
            ),
            "exhibit": city_card(state, self._people) if shown else worth_card(self.worths),
            "ledger": ledger_card(self.worths, state),
            "chart": cash_card(people, history),
        }

    def places(self, room: QRectF) -> Mapping[str, QRectF]:
        unit = self.scale
        low = self.height() < _LOW * unit
        margin, gap = (MARGIN * (0.6 if low else 1.0) * unit, GAP * (0.5 if low else 1.0) * unit)
        room = room.adjusted(margin, (8 if low else 14) * unit, -margin, -margin * 0.7)
        high = self.head_height(room.width())
        head, room = split(room, high, (6 if low else 12) * unit, across=False)
        exhibit, side = split(room, round(room.width() * 0.435), gap, across=True)
        found = {HEAD: head, "exhibit": exhibit, "ledger": side}
        if room.height() > _CHARTED * unit:
            share = _LEDGER if len(ledger_rows(self.view)) > 2 else _SHORT_LEDGER
            size = round((room.height() - gap) * share)
            found["ledger"], found["chart"] = split(side, size, gap, across=False)
        return found

    # --- words ----------------------------------------------------------------------

    def _say(self) -> None:
        """The link to the city names what it would show."""
        account = translate("SkylineEnd", "Account")
        city = translate("SkylineEnd", "The city")
        self.city.setText(account if self.city.isChecked() else city)
        if self._told:
            super()._say()

    def spoken(self) -> tuple[str, str]:
        told = (
            end_words.headline(self._outcome, self._people),
            end_words.why_ended(self.view, self._people),
            *(end_words.account_words(each.person.name, each.account) for each in self.worths),
        )
        return translate("SkylineEnd", "Final account"), " ".join(told)

    def running_prompt(self) -> Prompt:
        return end_words.running_prompt(self._outcome)

    def review_prompt(self) -> Prompt:
        return end_words.end_prompt(self.view, self._outcome, self._people)

    def again(self) -> Prompt:
        debt = end_words.debt_words(self.view, self._people)
        return again_prompt(self._outcome.winners[0], debt)


def city_card(state: State, people: Mapping[int, Person]) -> Card:
    """The city as the last move left it."""
    colours = tuple(people[seat].colour for seat in range(state.seats))

    def paint(canvas: PaintContext, rect: QRectF) -> None:
        drawn = canvas.painter, canvas.look, rect, canvas.ratio
        CityPicture(*drawn, scenery_of(state), colours).build()

    return Card(
        translate("SkylineEnd", "The city at the end"),
        (Picture(("city", state.board, colours), 0.0, 0.0, paint, stretches=True),),
        surface=Surface.PAPER,
        framed=True,
        pad=20.0,
        title_role=Role.DRAFTING,
        about="city",
    )


def ending_timeline(worths: Sequence[Worth], rows: Sequence[str]) -> Timeline:
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
