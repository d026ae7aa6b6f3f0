"""The end of a game: screens come off, jewels are counted, and the monument shows who built it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from attrs import evolve
from PySide6.QtCore import QEasingCurve, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent

from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.games.monuments.facts.monument_models import DrawnSite
from blueprints_desktop.desktop.games.monuments.results.ending_head import paint_head
from blueprints_desktop.desktop.games.monuments.results.ending_layout import EndingLayout
from blueprints_desktop.desktop.games.monuments.results.ending_levels import (
    LevelShares,
    level_shares,
    levels_spoken,
)
from blueprints_desktop.desktop.games.monuments.results.ending_links import EndingLinks, lines_of
from blueprints_desktop.desktop.games.monuments.results.ending_result import (
    EndResult,
    result_picture,
)
from blueprints_desktop.desktop.games.monuments.results.ending_row import (
    PLACES,
    BuilderRow,
    tell_alike,
)
from blueprints_desktop.desktop.games.monuments.results.ending_sheet import EndingSheet
from blueprints_desktop.desktop.games.monuments.results.ending_timeline import SORT, ending_timeline
from blueprints_desktop.desktop.games.monuments.texts.end_words import (
    end_prompt,
    running_prompt,
    seat_parts_spoken,
    seat_spoken,
    sole_winner,
    why_line,
    winners_line,
)
from blueprints_desktop.desktop.games.monuments.texts.words import monument_name
from blueprints_desktop.desktop.i18n.number_format import points_words, sentences
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person, Position, Prompt
from blueprints_desktop.desktop.ui.cards.desk_widget import BLEED
from blueprints_desktop.desktop.ui.controls.panel import tab_through
from blueprints_desktop.desktop.ui.results.end_page import EndPage
from blueprints_desktop.desktop.ui.results.links import again_prompt, link_for
from blueprints_desktop.desktop.ui.scheduler import Job, Scheduler
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.outcome import Outcome
from blueprints_desktop.games.monuments.account import ScoreAccount, accounts
from blueprints_desktop.games.monuments.state import State


class MonumentsEnding(EndPage):
    """The bar plays the same again, Esc goes home, links do the rest."""

    steps: ClassVar[Mapping[Qt.Key, int]] = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
    grace = 800

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(game, people, appearance)
        self._view: State | None = None
        self._outcome: Outcome | None = None
        self._accounts: tuple[ScoreAccount, ...] = ()
        self._levels: list[LevelShares] = []
        self._looked_at_again = False
        self.rows: list[BuilderRow] = []
        """The players' rows, best first."""
        self._result: Sprite | None = None
        self._shown_at = 0.0
        self._site = DrawnSite(self._game.plan)
        self.sheet = EndingSheet(appearance, self)
        self.links = EndingLinks(appearance, self)
        self.onward = self.links.onward
        self._layout = EndingLayout(0.0, 0.0, 1.0, 0)
        self.links.builders.clicked.connect(self._toggle_builders)
        self.links.turned.clicked.connect(lambda: self._turn(1))
        self._later = Scheduler(lambda: self.is_running or self.sheet.changing, self)

    # --- what the table asks --------------------------------------------------------

    def shows(self, position: Position) -> bool:
        return self._told and position.view == self._view

    def show_end(self, position: Position, *, at_rest: bool = False) -> None:
        """Count the jewels; ``at_rest``: they are counted already."""
        view: State = position.view
        self._view = view
        self._looked_at_again = position.is_review
        self._outcome = self._game.outcome(view)
        events = [event for _, event in position.events]
        self._accounts = accounts(events, view.seats)
        self._timeline = ending_timeline(self._accounts, self._site.levels)
        self._levels = level_shares(self._game.plan, view.placed)
        self._make_rows()
        site, colours = self._site, {seat: each.colour for seat, each in self._people.items()}
        own, by = site.built(view.built), site.by_builder(view.placed, colours)
        self.sheet.show_monument(site.ground, site.whole, own, by, self._timeline)
        self._say()
        self.setFocus()
        self._play(at_rest or position.is_review)

    def _ranked(self) -> list[ScoreAccount]:
        assert self._outcome is not None
        ranks = self._outcome.ranks
        return sorted(self._accounts, key=lambda account: (ranks[account.seat], account.seat))

    def _make_rows(self) -> None:
        assert self._outcome is not None
        for old in self.rows:
            old.deleteLater()
        self.rows = []
        for account in self._ranked():
            person, rank = self._people[account.seat], self._outcome.ranks[account.seat]
            row = BuilderRow(account, rank, person, self._timeline, self._appearance, self)
            row.wanted.connect(self.sheet.show_only)
            row.show()
            self.rows.append(row)
        self._chain_entries()
        tab_through((self.rows[-1], *self.links.shown))

    @property
    def _told(self) -> bool:
        return self._outcome is not None

    @property
    def _entries(self) -> Sequence[BuilderRow]:
        return self.rows

    def _go_on(self) -> None:
        self.onward.again_wanted.emit()

    def _turn_aside(self) -> None:
        self.onward.home_wanted.emit()

    def _toggle_builders(self) -> None:
        self.sheet.toggle_builders()
        self._say_links()

    def _turn(self, turns: int) -> None:
        self.sheet.turn(turns)
        self._later.draw_ahead(self.sheet.drawn_ahead())

    # --- the course of things -------------------------------------------------------

    def _come_to_rest(self) -> None:
        super()._come_to_rest()
        self._later.draw_ahead(self.sheet.drawn_ahead())

    def _wanted_soon(self) -> Iterator[Job]:
        """Jobs that draw what the course of things will show, each before its time."""
        yield from self.sheet.risen_ahead()
        for row in self.rows:
            yield row.draw_medal
        yield self._result_picture

    def _show_moment(self, now: float) -> None:
        self.sheet.show_moment(now)
        for row in self.rows:
            row.show_moment(now)
        self._place_rows()
        if self._timeline.any_stirs((PLACES,), self._shown_at, now):
            self.update(self._layout.panel.toAlignedRect())
        self._shown_at = now

    def _missing(self) -> int:
        assert self._view is not None
        return len(self._game.plan.bricks) - len(self._view.placed)

    def _name(self) -> str:
        return monument_name(self._game.kit.monument, self._game.kit.name)

    def _prompt(self) -> Prompt:
        if self._outcome is None:
            return Prompt("")
        if self._clock.is_running:
            return running_prompt()
        if not self._looked_at_again:
            return again_prompt(sole_winner(self._outcome))
        return end_prompt(self._outcome, self._people, self._name(), self._missing())

    # --- words ----------------------------------------------------------------------

    def _say(self) -> None:
        if self._outcome is None or self._view is None:
            return
        self.setAccessibleName(self.tr("Final result"))
        spoken = []
        for row in self.rows:
            name = seat_spoken(row.account, row.rank, row.person)
            row.setAccessibleName(name)
            row.setAccessibleDescription(seat_parts_spoken(row.account))
            spoken.append(name)
        self.setAccessibleDescription(sentences(spoken))
        placed, whole = len(self._view.placed), len(self._game.plan.bricks)
        points = sum(self._game.plan.points[number] for number, _ in self._view.placed)
        stands = self.tr("Finished: %n bricks", "", placed)
        if placed < whole:
            stands = self.tr("{set} of {all} bricks").format(set=placed, all=whole)
        worth = self.tr("{points} built together").format(points=points_words(points))
        self.sheet.say(self._name(), (stands, worth))
        told = levels_spoken(self._levels, [row.person for row in self.rows])
        self.sheet.setAccessibleDescription(f"{stands}. {worth}. {told}")
        self._say_links()
        self._arrange()

    def _say_links(self) -> None:
        self.links.say(by_builder=self.sheet.by_builder)
        self._place_links()

    # --- where things are -----------------------------------------------------------

    def _fit(self) -> None:
        """Find the layout; where there is no room for the sheet its links go, too."""
        scale = self._appearance.look.scale
        layout = EndingLayout(self.width(), self.height(), scale, len(self.rows))
        self.links.choose(
            with_sheet=not layout.sheet.isEmpty(), looked_at_again=self._looked_at_again
        )
        lines = lines_of(
            self.links.shown, layout.panel.width() - 24.0 * scale, low=not layout.beside
        )
        self._layout = evolve(layout, link_lines=len(lines))

    def _arrange(self) -> None:
        self._fit()
        self._result = None
        look, layout = self._appearance.look, self._layout
        bleed = look.px(BLEED)
        sheet = layout.sheet.toAlignedRect()
        self.sheet.setGeometry(sheet.adjusted(-bleed, -bleed, bleed, bleed))
        self.sheet.setVisible(not layout.sheet.isEmpty())  # of nothing a rounded pixel is left
        self.sheet.restyle()
        for row in self.rows:
            row.resize(round(layout.panel.width() - 16.0 * look.scale), round(layout.row))
        tell_alike(self.rows)
        self._place_rows()
        self._place_links()
        if self._told:
            self._later.draw_ahead(self._wanted_soon(), after=0, while_moving=True)

    def _place_rows(self) -> None:
        """From the order at the table to the order of rank."""
        layout, scale = self._layout, self._appearance.look.scale
        share = self._timeline.share(SORT, self._clock.now, QEasingCurve.Type.InOutCubic)
        for number, row in enumerate(self.rows):
            step = row.account.seat + (number - row.account.seat) * share
            top = layout.panel.top() + layout.head + step * layout.row
            row.move(round(layout.panel.left() + 8.0 * scale), round(top))

    def _place_links(self) -> None:
        panel, scale = self._layout.panel, self._appearance.look.scale
        foot = panel.adjusted(12.0 * scale, 0.0, -12.0 * scale, -12.0 * scale)
        self.links.place(foot, scale, low=not self._layout.beside)

    # --- painting -------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look, ratio = self._appearance.look, self.devicePixelRatioF()
        palette, scale = look.palette, look.scale
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_desk(painter)
            if self._outcome is None:
                return
            panel = self._layout.panel
            paint_panel(painter, look.pixmaps, panel, ratio, palette, scale=scale)
            known = self._timeline.share(PLACES, self._clock.now)
            if known > 0.0:
                self._result_picture().paint(painter, QPointF(0.0, 0.0), known)
            else:
                title = self.tr("Final result")
                paint_head(painter, look, panel, title, "", low=not self._layout.beside)

    def _result_picture(self) -> Sprite:
        if self._result is None:
            assert self._outcome is not None
            title = winners_line(self._outcome, self._people)
            why = why_line(self._outcome, self._name(), self._missing())
            told = EndResult(title, why, self._levels, [row.person for row in self.rows])
            look, ratio = self._appearance.look, self.devicePixelRatioF()
            self._result = result_picture(told, self._layout, look, ratio)
        return self._result

    # --- gestures -------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        link = link_for(event, self.links.shown)
        if link is not None and not self.is_running and self._told:
            link.click()
        elif event.key() == Qt.Key.Key_Q and not self.is_running:
            self._turn(-1)
        else:
            super().keyPressEvent(event)
