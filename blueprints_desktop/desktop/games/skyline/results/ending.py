"""The final account: why the game ended, what everybody is worth, and how the money went."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.games.skyline.board.city import CityPicture, scenery_of
from blueprints_desktop.desktop.games.skyline.results.end_cards import (
    Worth,
    cash_card,
    cash_history,
    ledger_card,
    ledger_rows,
    worth_card,
)
from blueprints_desktop.desktop.games.skyline.texts.progress import turn_number
from blueprints_desktop.desktop.i18n.number_format import and_list, figure
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
from blueprints_desktop.engine.step import Seat
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
        why = why_ended(state, self._people)
        people = [worth.person for worth in self.worths]
        shown = self.city.isChecked()
        history = cash_history(self.position.events, state.seats)
        return {
            HEAD: head_card(
                headline(outcome, self._people),
                f"{why} {decided(outcome)}".strip(),
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
            headline(self._outcome, self._people),
            why_ended(self.view, self._people),
            *(worth.spoken for worth in self.worths),
        )
        return translate("SkylineEnd", "Final account"), " ".join(told)

    def running_prompt(self) -> Prompt:
        return Prompt(
            translate("SkylineEnd", "The final account"),
            primary=translate("SkylineEnd", "Show everything"),
            seat=self._outcome.winners[0],
        )

    def review_prompt(self) -> Prompt:
        """What is said where it is looked at again."""
        outcome, people = self._outcome, self._people
        names = [people[seat].name for seat in outcome.winners]
        words = translate("SkylineEnd", "{names} wins")
        if len(names) > 1:
            words = translate("SkylineEnd", "{names} share the victory")
        state = self.view
        detail = debt_words(state, people) or decided(outcome) or why_ended(state, people)
        return Prompt(words.format(names=and_list(names)), detail, seat=outcome.winners[0])

    def again(self) -> Prompt:
        debt = debt_words(self.view, self._people)
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


# --- words --------------------------------------------------------------------------------

People = Mapping[Seat, Person]


def headline(outcome: Outcome, people: People) -> str:
    """Who won, with how much."""
    winners = [people[seat].name for seat in outcome.winners]
    worth = figure(outcome.scores[outcome.winners[0]])
    if len(winners) == 1:
        words = translate("SkylineEnd", "{name} wins with {worth}")
        return words.format(name=winners[0], worth=worth)
    words = translate("SkylineEnd", "{names} share the victory with {worth}")
    return words.format(names=and_list(winners), worth=worth)


def why_ended(state: State, people: People) -> str:
    """What ended the game, and what decided it if worth did not."""
    if state.debt is not None:
        words = translate(
            "SkylineEnd", "{name} could not pay {owner}’s rent of {amount} on turn {turn}."
        )
        return words.format(
            name=people[state.debt.debtor].name,
            owner=people[state.debt.owner].name,
            amount=state.debt.amount,
            turn=turn_number(state),
        )
    words = translate(
        "SkylineEnd", "{name} put up the last of their finished buildings on turn {turn}."
    )
    return words.format(name=people[state.seat].name, turn=turn_number(state))


def decided(outcome: Outcome) -> str:
    """How a tie was broken; empty: there was none to break."""
    if outcome.decided_by == "buildings":
        return translate("SkylineEnd", "Equal in worth: more finished buildings decide.")
    if outcome.decided_by == "shared":
        return translate("SkylineEnd", "Equal in worth and in finished buildings.")
    return ""


def debt_words(state: State, people: People) -> str:
    """How the rent that could not be paid was settled."""
    debt = state.debt
    if debt is None:
        return ""
    account = state.accounts[debt.debtor]
    name = people[debt.debtor].name
    if account.covered:
        words = translate(
            "SkylineEnd", "{name} paid {paid} of {amount}; the bank added the missing {covered}."
        )
        paid = debt.amount - account.covered
        return words.format(name=name, paid=paid, amount=debt.amount, covered=account.covered)
    words = translate("SkylineEnd", "{name} paid the rest out of the bonus.")
    return words.format(name=name)
