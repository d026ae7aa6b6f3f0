"""The end of a game: screens come off, jewels are counted, and the monument shows who built it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.games.monuments.art.monument import DrawnSite
from blueprints_desktop.desktop.games.monuments.results.monument_sheet import (
    BUILDERS,
    TURNING,
    MonumentPicture,
    level_cue,
    sheet_card,
)
from blueprints_desktop.desktop.games.monuments.results.ranking_card import (
    PLACES,
    BuilderResult,
    LevelShares,
    jewel_cue,
    level_shares,
    levels_spoken,
    ranking_card,
    seat_spoken,
)
from blueprints_desktop.desktop.games.monuments.texts.words import monument_name
from blueprints_desktop.desktop.i18n.number_format import (
    and_list,
    points_words,
    score_words,
    sentences,
)
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person, Position, Prompt
from blueprints_desktop.desktop.ui.cards.timeline import Timeline, TimelineMoment
from blueprints_desktop.desktop.ui.cards.values import Card, Grid, GridRow, Item, Line, Stack
from blueprints_desktop.desktop.ui.results.clock import Clock
from blueprints_desktop.desktop.ui.results.links import (
    EndLink,
    again_prompt,
    fit_links,
    link_places,
)
from blueprints_desktop.desktop.ui.results.result_page import EDGE, MARGIN, LastPage, split
from blueprints_desktop.desktop.ui.results.result_panel import SORT
from blueprints_desktop.desktop.ui.scheduler import Job, Scheduler
from blueprints_desktop.engine.game import Game
from blueprints_desktop.games.monuments.account import ScoreAccount, accounts

translate = QCoreApplication.translate
SHEET, RANKING = "sheet", "ranking"
_GAP = 16.0
_PANEL, _SHARE = 400.0, 0.31
"""How wide the ranking is at least, and its share of a large window."""
_BESIDE, _NARROW_BESIDE = 900.0, 700.0
"""As wide must a window be for the ranking beside the sheet; and at least, where the sheet over it
would be far too low for a monument."""
_LIES = 1.2
"""How much wider than high a monument is."""
_UNDER, _LOW_ROW, _AROUND = 0.54, 40.0, 120.0
"""The share of the height that the ranking takes under the sheet, unless rows, head and links
need more ..."""
_ROW, _AROUND_ROWS = 66.0, 190.0
"""Rows lower than that have one line; head and links take so much."""
_LEAST_SHEET = 130.0
"""... and all of it where so little would be left for the sheet."""


class MonumentsEnding(LastPage):
    """The monument on a sheet, and the ranking of its builders beside or under it."""

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(game, people, appearance)
        self.builders: tuple[BuilderResult, ...] = ()
        """The players, best first."""
        self.levels: list[LevelShares] = []
        self.monument = MonumentPicture(DrawnSite(self._game.plan))
        self._turning = Clock(appearance, self)
        self._turning.moved.connect(self._show_turning)
        self.colours = EndLink("link-builders", Icon.PERSON, "B", appearance, self)
        self.turned = EndLink("link-turn", Icon.TURN_RIGHT, "E", appearance, self)
        self.own_links = (self.colours, self.turned)
        self.colours.clicked.connect(self._toggle_builders)
        self.turned.clicked.connect(lambda: self._turn(1))
        self._later = Scheduler(lambda: self.is_running or self.is_turning, self)

    def read(self, position: Position) -> None:
        view, ranks = position.view, self._outcome.ranks
        found = accounts([event for _, event in position.events], view.seats)
        ranked = sorted(found, key=lambda account: (ranks[account.seat], account.seat))
        self.builders = tuple(
            BuilderResult(each, ranks[each.seat], self._people[each.seat]) for each in ranked
        )
        site = self.monument.site
        self._timeline = ending_timeline(found, site.levels)
        self.levels = level_shares(self._game.plan, view.placed)
        colours = {seat: each.colour for seat, each in self._people.items()}
        built_by = site.by_builder(view.placed, colours)
        self.monument.show_bricks(site.built(view.built), built_by)

    # --- the monument ---------------------------------------------------------------

    def on_looked_at(self, name: str) -> None:
        seats = {each.name: each.account.seat for each in self.builders}
        self.monument.only = seats.get(name)
        self._show_monument()

    def _toggle_builders(self) -> None:
        self.monument.by_builder = not self.monument.by_builder
        self._say()

    def _turn(self, turns: int) -> None:
        self.monument.turn(turns)
        self._show_monument()
        self._turning.start(TURNING.end)
        self._later.draw_ahead(self.monument.turned_ahead())

    @property
    def is_turning(self) -> bool:
        """A side of the monument fades into another one."""
        return self._turning.is_running

    def _show_turning(self, now: float) -> None:
        self.panel(SHEET).show_moment(TimelineMoment(TURNING, now))

    def _show_monument(self) -> None:
        if SHEET in self.panels:
            self.panels[SHEET].show_card(self.cards().get(SHEET))

    def _come_to_rest(self) -> None:
        super()._come_to_rest()
        self._later.draw_ahead(self.monument.turned_ahead())

    # --- cards ----------------------------------------------------------------------

    @property
    def links(self) -> tuple[EndLink, ...]:
        """Where there is no room for the sheet its links go, too."""
        if SHEET in self.places(QRectF(self.rect())):
            return super().links
        return self.onward.links if self.leads_on else ()

    @property
    def _is_beside(self) -> bool:
        """The ranking stands beside the sheet, not under it."""
        unit = self.scale
        if self.width() < _NARROW_BESIDE * unit:
            return False
        left = self.width() - (_PANEL + 2 * MARGIN + _GAP) * unit
        over = self.height() - (2 * EDGE + _GAP) * unit - self._under
        return self.width() >= _BESIDE * unit or left > _LIES * over

    @property
    def _under(self) -> float:
        """How high the ranking is under the sheet."""
        least = (_LOW_ROW * len(self.builders) + _AROUND) * self.scale
        return max(_UNDER * self.height(), least)

    def first_order(self) -> tuple[str, ...]:
        """Builders stand in the order of the table before they are sorted."""
        return tuple(each.name for each in sorted(self.builders, key=lambda b: b.account.seat))

    def cards(self) -> Mapping[str, Card]:
        places = self.places(QRectF(self.rect()))
        panel = places[RANKING]
        row = (panel.height() / self.scale - _AROUND_ROWS) / len(self.builders)
        links = self._link_items(not self._is_beside)
        low = not self._is_beside or row < _ROW
        said = self._headline(), self._why()
        ranking = ranking_card(*said, self.builders, self.levels, links, low=low)
        if SHEET not in places:
            return {RANKING: ranking}
        size = QRectF(QPointF(), places[SHEET].size() / self.scale)
        told = levels_spoken(self.levels, [each.person for each in self.builders])
        sheet = sheet_card(self._name(), self._sheet_lines(), self.monument, told, size)
        return {SHEET: sheet, RANKING: ranking}

    def _link_items(self, low: bool) -> Item:
        """Links in two columns, or side by side where there is little height."""
        places = link_places(self.links, self.scale)
        if not low:
            pairs = (places[at : at + 2] for at in range(0, len(places), 2))
            rows = tuple(GridRow(tuple(Line((each,)) for each in pair)) for pair in pairs)
            return Grid(rows, shares=(1.0, 1.0), gap=0.0)
        half = len(places) if self._one_line else -(-len(places) // 2)
        return Stack((Line(places[:half], 0.0), Line(places[half:], 0.0)))

    @property
    def _one_line(self) -> bool:
        room = self.width() - 2 * (MARGIN + 10.0) * self.scale
        return sum(link.width() for link in self.links) <= room

    def _fit_links(self) -> None:
        if self._is_beside:
            wide = max(_PANEL * self.scale, _SHARE * self.width()) - 20.0 * self.scale
            for pair in (self.links[at : at + 2] for at in range(0, len(self.links), 2)):
                fit_links(pair, wide)
            return
        for link in self.links:
            link.set_form(key=self.width() > _BESIDE * self.scale)

    def places(self, room: QRectF) -> Mapping[str, QRectF]:
        unit = self.scale
        room = room.adjusted(MARGIN * unit, EDGE * unit, -MARGIN * unit, -EDGE * unit)
        if self._is_beside:
            wide = max(_PANEL * unit, _SHARE * self.width())
            left = room.width() - wide - _GAP * unit
            sheet, panel = split(room, left, _GAP * unit, across=True)
            return {SHEET: sheet, RANKING: panel}
        over = room.height() - self._under
        if over < _LEAST_SHEET * unit:
            return {RANKING: room}
        sheet, panel = split(room, over - _GAP * unit, _GAP * unit, across=False)
        return {SHEET: sheet, RANKING: panel}

    def _arrange(self) -> None:
        super()._arrange()
        if self._told:
            self._later.draw_ahead(self.drawn_soon(), after=0, while_moving=True)

    def drawn_soon(self) -> Iterator[Job]:
        """Jobs that draw what will be shown, each before its time."""
        room = self.panels[SHEET].part_rect("monument") if SHEET in self.panels else None
        if room is not None:
            self.monument.lie_in(QRectF(room), self._appearance.look, self.devicePixelRatioF())
            yield from self.monument.risen_ahead()

    # --- words ----------------------------------------------------------------------

    def _name(self) -> str:
        return monument_name(self._game.kit.monument, self._game.kit.name)

    def _why(self) -> str:
        """With how much, and what ended the game."""
        outcome, name = self._outcome, self._name()
        ended = translate("Monuments", "{monument} is finished.")
        if outcome.ended != "monument":
            missing = len(self._game.plan.bricks) - len(self.view.placed)
            ended = translate(
                "Monuments", "Three rounds are over; {monument} lacks %n bricks.", "", missing
            )
        best = score_words(outcome.scores[outcome.winners[0]])
        words = translate("Monuments", "With {points}. {ended}")
        return words.format(points=best, ended=ended.format(monument=name))

    def _headline(self) -> str:
        names = [self._people[seat].name for seat in self._outcome.winners]
        if len(names) == 1:
            return translate("Monuments", "{name} wins").format(name=names[0])
        return translate("Monuments", "{names} share the victory").format(names=and_list(names))

    def _sheet_lines(self) -> tuple[str, str]:
        """How far the monument was built, and what it was worth."""
        placed, whole = len(self.view.placed), len(self._game.plan.bricks)
        points = sum(self._game.plan.points[number] for number, _ in self.view.placed)
        stands = translate("Monuments", "Finished: %n bricks", "", placed)
        if placed < whole:
            words = translate("Monuments", "{set} of {all} bricks")
            stands = words.format(set=placed, all=whole)
        together = translate("Monuments", "{points} built together")
        return stands, together.format(points=points_words(points))

    def _say(self) -> None:
        as_built = translate("Monuments", "As built")
        by_builder = translate("Monuments", "Who built what")
        self.colours.setText(as_built if self.monument.by_builder else by_builder)
        self.turned.setText(translate("Monuments", "Quarter turn"))
        super()._say()

    def spoken(self) -> tuple[str, str]:
        told = sentences(seat_spoken(*each) for each in self.builders)
        return translate("Monuments", "Final result"), told

    def running_prompt(self) -> Prompt:
        return Prompt(
            translate("Monuments", "The screens come off"),
            translate("Monuments", "Every jewel scores three points."),
            primary=translate("Monuments", "Show everything"),
        )

    def review_prompt(self) -> Prompt:
        return Prompt(self._headline(), self._why(), seat=self._sole_winner)

    def again(self) -> Prompt:
        return again_prompt(self._sole_winner)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Q and not self.is_running:
            self._turn(-1)
        else:
            super().keyPressEvent(event)


def ending_timeline(found: Sequence[ScoreAccount], levels: int) -> Timeline:
    """The monument rises, jewels are counted, builders are sorted, places become known."""
    timeline = Timeline()
    now = 240
    for level in range(levels):
        timeline.add(level_cue(level), now, 300)
        now += 240
    now += 300
    for number in range(max(account.jewels for account in found)):
        for account in found:
            if number < account.jewels:
                timeline.add(jewel_cue(account.seat, number), now, 260)
                now += 120
        now += 160
    timeline.add(SORT, now + 200, 420)
    timeline.add(PLACES, now + 560, 260)
    timeline.add(BUILDERS, now + 900, 500)
    return timeline
