"""The end of a match: Awards and Prizes are turned over, and the winner's buildings put on show."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.games.blueprints.facts.ending_facts import (
    SeatEnd,
    exhibits,
    standings,
)
from blueprints_desktop.desktop.games.blueprints.results.final_table import (
    final_table,
    flip_cue,
    row_name,
    sum_cue,
)
from blueprints_desktop.desktop.games.blueprints.results.poster_card import (
    CONFETTI,
    PENNANT,
    PLACES,
    add_drops,
    poster_card,
    poster_words,
    shown_buildings,
)
from blueprints_desktop.desktop.games.blueprints.texts import end_words
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person, Position, Prompt
from blueprints_desktop.desktop.ui.cards.layout import natural_height
from blueprints_desktop.desktop.ui.cards.timeline import Timeline
from blueprints_desktop.desktop.ui.cards.values import Card
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip
from blueprints_desktop.desktop.ui.results.links import (
    EndLink,
    again_prompt,
    fit_links,
    link_places,
)
from blueprints_desktop.desktop.ui.results.result_page import EDGE, MARGIN, LastPage, split
from blueprints_desktop.desktop.ui.results.result_panel import SORT
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.outcome import Outcome
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.state import ROUNDS

translate = QCoreApplication.translate
POSTER, TABLE = "poster", "table"
_REST = "rest"
_FLIP = 340
_GAP = 16.0
_LEAST_POSTER = 0.36
"""The share of the height that the poster has at least."""


class BlueprintsEnding(LastPage):
    """A poster with buildings over the final table; a row shows its player's buildings."""

    is_full_width = True

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(game, people, appearance)
        self.ends: list[SeatEnd] = []
        """The players, best first."""
        self.shown_seat: Seat | None = None
        """Whose buildings are on the poster; None: the winner's, or all winners' best."""
        self.rounds = [
            EndLink(f"link-round-{number + 1}", Icon.PLAY, str(number + 1), appearance, self)
            for number in range(ROUNDS)
        ]
        for number, link in enumerate(self.rounds):
            link.clicked.connect(
                lambda _checked=False, number=number: self.onward.round_wanted.emit(number)
            )
        self.own_links = tuple(self.rounds)

    def shows(self, position: Position) -> bool:
        return self._told and tuple(self.view.results) == tuple(position.view.results)

    def read(self, position: Position) -> None:
        self.ends = standings(position.view.results, self._outcome)
        self._timeline = ending_timeline(self.ends, len(exhibits(self._winners())))
        self.shown_seat = None

    @property
    def _outcome(self) -> Outcome:
        outcome: Outcome | None = self._game.outcome(self.view)
        assert outcome is not None, "the game is over"
        return outcome

    def _winners(self) -> list[SeatEnd]:
        return [end for end in self.ends if end.rank == 1]

    @property
    def links(self) -> tuple[EndLink, ...]:
        return super().links if self.leads_on else ()

    def on_looked_at(self, name: str) -> None:
        """Put a player's buildings on the poster."""
        seats = {row_name(end): end.seat for end in self.ends}
        if name in seats and not self.is_running:
            self.shown_seat = seats[name]
            self._arrange()

    # --- cards ----------------------------------------------------------------------

    def first_order(self) -> tuple[str, ...]:
        """Players stand in the order of the table before they are sorted."""
        return tuple(row_name(end) for end in sorted(self.ends, key=lambda end: end.seat))

    def chosen(self) -> list[SeatEnd]:
        """Whose buildings are on the poster."""
        own = [end for end in self.ends if end.seat == self.shown_seat]
        return own or self._winners()

    def cards(self) -> Mapping[str, Card]:
        sheet = self.places(QRectF(self.rect()))[POSTER]
        room = QSizeF(sheet.width() / self.scale, sheet.height() / self.scale)
        chosen, results = self.chosen(), self.view.results
        words = poster_words(chosen, self.ends, results, self._outcome, self._people)
        shown = shown_buildings(chosen, self._people, self._game.deck)
        return {POSTER: poster_card(words, shown, room), TABLE: self._table()}

    def _table(self) -> Card:
        behind = [*self.ends[1:], None]
        notes = [
            end_words.tie_line(self.view.results, end, after)
            for end, after in zip(self.ends, behind, strict=True)
        ]
        rounds = link_places(self.rounds, self.scale) if self.leads_on else ()
        links = link_places(self.onward.links, self.scale) if self.leads_on else ()
        return final_table(self.ends, notes, self._people, rounds, links)

    def places(self, room: QRectF) -> Mapping[str, QRectF]:
        unit = self.scale
        room = room.adjusted(MARGIN * unit, EDGE * unit, -MARGIN * unit, -EDGE * unit)
        wanted = natural_height(self._table(), room.width(), unit)
        high = min(wanted, (1.0 - _LEAST_POSTER) * room.height())
        poster, table = split(room, room.height() - high - _GAP * unit, _GAP * unit, across=False)
        return {POSTER: poster, TABLE: table}

    def _fit_links(self) -> None:
        """Rounds show their keys only where all have room for them."""
        column = (self.width() - 2 * MARGIN * self.scale) * 0.63 / max(1, len(self.rounds))
        fit_links(self.rounds, (column - 8.0 * self.scale) * len(self.rounds))
        fit_links(self.onward.links, self.width() - 2 * MARGIN * self.scale)

    def _arrange(self) -> None:
        super()._arrange()
        if self._told:
            chosen = {row_name(end) for end in self.chosen()}
            for name, entry in self.panels[TABLE].entries.items():
                entry.choose(name in chosen and not self.is_running)

    def _come_to_rest(self) -> None:
        super()._come_to_rest()
        self._arrange()

    # --- words ----------------------------------------------------------------------

    def _say(self) -> None:
        for number, link in enumerate(self.rounds):
            link.setText(end_words.round_name(number))
            words = translate("Ending", "See the end of round {round} again")
            again = words.format(round=number + 1)
            set_tip(link, again)
            link.setAccessibleName(again)
        super()._say()

    def spoken(self) -> tuple[str, str]:
        told = end_words.whole_description(self.ends, self._people)
        return translate("Ending", "Final result"), told

    def running_prompt(self) -> Prompt:
        return end_words.running_prompt()

    def review_prompt(self) -> Prompt:
        return Prompt(end_words.headline(self.ends, self._people), seat=self.ends[0].seat)

    def again(self) -> Prompt:
        return again_prompt(self.ends[0].seat)


def ending_timeline(ends: Sequence[SeatEnd], exhibits: int) -> Timeline:
    """Cards turn round by round, players are sorted, places are known, the buildings rise."""
    timeline = Timeline()
    now = 500
    for number in range(len(ends[0].rounds)):
        for end in sorted(ends, key=lambda end: end.seat):
            for place in range(len(end.rounds[number].honours)):
                timeline.add(flip_cue(end.seat, number, place), now, _FLIP)
                now += 110
        timeline.add(sum_cue(number), now + 160, 300)
        now += 620
    timeline.add(SORT, now, 420)
    timeline.add(PLACES, now + 340, 250)
    now = add_drops(timeline, exhibits, now + 500)
    timeline.add(PENNANT, now + 150, 300)
    timeline.add(CONFETTI, now + 200, 700)
    timeline.add(_REST, now + 900, 60)
    return timeline
