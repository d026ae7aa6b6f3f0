"""The World Monuments board: positions in, whole legal moves out.

It owns no rule: what may be chosen comes with the position, what it would score from the game's
hints. Quarry, site, cards, ruler and prompt are all told the same choice.
"""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from attrs import evolve
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.games.monuments.board.animations import MonumentsAnimations
from blueprints_desktop.desktop.games.monuments.board.centre import Centre
from blueprints_desktop.desktop.games.monuments.board.deciding import MonumentsDecision
from blueprints_desktop.desktop.games.monuments.board.monument_look import MonumentLook
from blueprints_desktop.desktop.games.monuments.board.quarry_layout import lying_pieces
from blueprints_desktop.desktop.games.monuments.board.quarry_view import QuarryView
from blueprints_desktop.desktop.games.monuments.board.site_view import SiteView
from blueprints_desktop.desktop.games.monuments.cards.levels_card import LevelsCard
from blueprints_desktop.desktop.games.monuments.cards.seat_panel import (
    HEIGHTS,
    show_seat,
    show_seats,
)
from blueprints_desktop.desktop.games.monuments.cards.stock_card import StockCard
from blueprints_desktop.desktop.games.monuments.cards.walk_card import WalkCard
from blueprints_desktop.desktop.games.monuments.facts.peeking import OwnPieces
from blueprints_desktop.desktop.games.monuments.facts.since import built_since
from blueprints_desktop.desktop.games.monuments.results.last_page import last_page, load_last_page
from blueprints_desktop.desktop.games.monuments.texts import progress
from blueprints_desktop.desktop.games.monuments.texts.prompting import moving_prompt, prompt_for
from blueprints_desktop.desktop.games.monuments.texts.story_log import StoryLog
from blueprints_desktop.desktop.games.monuments.texts.wording import monument_name
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person, Position, Progress, Prompt
from blueprints_desktop.desktop.ui.board.table_board import TableBoard
from blueprints_desktop.desktop.ui.cards.seat_panel import SeatPanel
from blueprints_desktop.desktop.ui.cards.tips import take_away
from blueprints_desktop.desktop.ui.controls.tab_order import tab_through
from blueprints_desktop.desktop.ui.frame.frame import BoardFrame
from blueprints_desktop.desktop.ui.frame.frame_measures import Format
from blueprints_desktop.desktop.ui.scene import accessible
from blueprints_desktop.desktop.ui.scheduler import Job
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.step import Event, Seat
from blueprints_desktop.games.monuments.game import Monuments
from blueprints_desktop.games.monuments.hints import idle_colours
from blueprints_desktop.games.monuments.state import BUILDING, OVER, QUARRY, State


class MonumentsBoard(TableBoard):
    """The quarry, the building site, the ending: one of them is shown."""

    _deciding: MonumentsDecision

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(game, people, appearance)
        assert isinstance(game, Monuments)
        self._rules = game
        self._deciding = MonumentsDecision(game, lambda: self.confirms, self)
        self.panels = [SeatPanel(person, appearance, HEIGHTS) for person in self.people]
        self.log = StoryLog(appearance)
        self.quarry = QuarryView(game.quarry, self.people, appearance)
        self.site = SiteView(game.plan, self.people, appearance)
        self.centre = Centre(self.quarry, self.site)
        self.walk = WalkCard(appearance)
        self.levels = LevelsCard(game.plan, appearance)
        self.stock = StockCard(appearance)
        facts = (self.walk, self.levels, self.stock)
        board_frame = BoardFrame(appearance, self.panels, self.log, self.centre, facts)
        self.set_up(board_frame, last_page)
        self._look = MonumentLook(self.centre.look)
        self._own = OwnPieces(self.stock, self.centre, self.people)
        self._movement = MonumentsAnimations(self)
        self._moved: tuple[Event, ...] = ()
        """What the movement that runs shows."""
        self._use_phase(QUARRY)
        self._connect()
        self._retell()

    def _connect(self) -> None:
        quarry, site, deciding = self.quarry, self.site, self._deciding
        deciding.listen_to_quarry(quarry)
        deciding.listen_to_site(site, self.levels, self.stock)
        quarry.peeked.connect(self._peek)
        self.stock.held.connect(self._peek)
        site.secondary.connect(self.press_secondary)
        self.levels.level_pointed.connect(site.look_at_level)
        for centre in (quarry, site):
            centre.primary.connect(self._press_middle)
            centre.skipped.connect(self.skip)
            centre.looked.connect(self._look.toggle)
        self._look.changed.connect(self._turn_round)
        deciding.changed.connect(self._refresh)
        deciding.made.connect(self.chosen)
        self.board_frame.arranged.connect(self._fit_format)
        site.turned.connect(lambda: self.later.draw_ahead(site.drawn_ahead()))

    def _fit_format(self, found: Format) -> None:
        """The own pieces stay in sight; focus goes from the middle to tools, drawer and log."""
        self.centre.host_card(None if found is Format.WIDE else self.stock)
        middle = (
            self.quarry,
            self.site,
            self.centre.look,
            *self.site.tools.buttons,
            self.stock.look_button,
        )
        tab_through((*middle, self.board_frame.toggle, self.log.list))

    # --- positions ------------------------------------------------------------------

    def show_position(self, position: Position) -> None:
        self._movement.drop()
        self.put(position)

    def put(self, position: Position, *, just_played: bool = False, quiet: bool = False) -> None:
        """Show a position as it is; ``quiet``: something still moves, of which the bar tells."""
        self._position, self._said = position, None
        view: State = position.view
        self._deciding.begin(position)
        self._look.offer(view.phase == QUARRY)
        self._use_phase(view.phase)
        show_seats(self.panels, self._rules.plan, position)
        self.log.show_position(position, self.people)
        if view.phase == QUARRY:
            there, gone = lying_pieces(self._rules.quarry, view.quarry, position.events)
            self.quarry.show_quarry(view.at, there, gone)
        self.quarry.show_scores(view.scores)
        self._show_site(position)
        self._own.show(position)
        if view.phase == OVER:
            self._refresh(quiet=True)
            self.ends.show(position, just_played=just_played)
            return
        self._uncover()
        self._refresh(quiet)

    def put_ahead(self, position: Position) -> Iterator[Job]:
        """Jobs that draw what is dear about a position before it is put."""
        placing = self._deciding.placing_at(position)
        yield from self.site.placed_ahead(position.view.built, placing)

    def _use_phase(self, phase: int) -> None:
        """The quarry with the walk, or the site with its levels."""
        digging = phase == QUARRY and not self._look.on
        wanted = (self.walk, self.stock) if digging else (self.levels, self.stock)
        self.centre.turn_to(self.quarry if digging else self.site)
        self.stock.set_low(not digging)
        if self.board_frame.facts != wanted:
            self.board_frame.use_facts(wanted)

    def _turn_round(self) -> None:
        """From the quarry to the monument, or back."""
        if self._position is not None:
            self._use_phase(self._position.view.phase)
            self._refresh()

    def _show_site(self, position: Position) -> None:
        name = monument_name(self._rules.kit.monument, self._rules.kit.name)
        self.site.show_site(position.view.built, name, built_since(position, self.people))

    # --- one's own pieces -----------------------------------------------------------

    def _peek(self, held: bool) -> None:
        if self._own.can_be_asked_for:
            self.peek_wanted.emit(held)

    def show_private(self, view: State | None) -> None:
        self._own.show_private(view)

    # --- movement -------------------------------------------------------------------

    def animate(self, told: Sequence[Event], position: Position) -> None:
        self._movement.drop()
        self._look.leave()
        before = self._position
        self._deciding.begin()
        self.quarry.show_walking(self._deciding.walking)
        self.site.put_pencil_down()
        self._moved = ()
        self._movement.run(told, before, position)

    def tell_movement(self, told: Sequence[Event]) -> None:
        """The bar says what is to be seen, as long as it moves."""
        self._moved = tuple(told)
        self.say_prompt()

    def catch_up(self, position: Position) -> None:
        self.show_position(position)
        self._movement.catch_up(position)

    def match_progress(self, view: State) -> Progress:
        return progress.match_progress(view)

    def suggest(self, move: Any) -> None:
        self._look.leave()
        self._deciding.suggest(move)

    @property
    def moving(self) -> bool:
        return self._movement.running or self.site.monument.changing

    def skip(self) -> None:
        self.ends.skip()
        self._movement.skip()
        self.site.monument.finish()

    def clear(self) -> None:
        take_away()
        self.later.drop()
        self._movement.drop()
        self._position = None
        self._look.leave()
        self._own.show(None)
        self._deciding.begin()
        self.quarry.clear()
        self.site.clear()
        for card in (self.walk, self.levels, self.stock):
            card.clear()
        self.log.show_position(None, self.people)
        for panel in self.panels:
            panel.show_seat(evolve(panel.seat_card, own=False))
        self.ends.clear()
        self._uncover()
        self.say_prompt()

    def place_of_panel(self, seat: Seat, view: QuarryView | SiteView) -> QPointF:
        """Where a seat's score stands, on the scene of a view: pieces and points go there."""
        panel = self.panels[seat]
        score = panel.part_rect("score") or panel.rect()
        at = panel.mapTo(self.board_frame, score.center())
        return view.mapToScene(view.mapFrom(self.board_frame, at))

    def count_score(self, seat: Seat, score: float) -> None:
        """Show a score on its way to another."""
        if self._position is not None:
            show_seat(self.panels[seat], self._rules.plan, self._position, round(score))

    @property
    def decision(self) -> MonumentsDecision:
        return self._deciding

    @property
    def middle(self) -> QWidget:
        return self.centre.current

    # --- words ----------------------------------------------------------------------

    def _retell(self) -> None:
        self.quarry.setAccessibleName(self.tr("Quarry"))
        self.site.setAccessibleName(self.tr("Building site"))
        self.log.forget()
        position = self._position
        if position is not None:
            self.log.show_position(position, self.people)
            self._show_site(position)
            show_seats(self.panels, self._rules.plan, position)
            self._own.retell()
            self._refresh(quiet=True)

    # --- keys and buttons -----------------------------------------------------------

    def press_primary(self) -> None:
        if self.ends.press_primary() or self._look.leave():
            return
        waited_for = self._movement.waited_for
        self._movement.skip()
        if not waited_for:
            self._deciding.press_primary()

    def step_back(self) -> bool:
        return self._deciding.step_back()

    def press_secondary(self) -> None:
        if not self.ends.press_secondary() and not self._look.leave():
            self._deciding.press_secondary()

    # --- one choice for all ---------------------------------------------------------

    def _table_prompt(self) -> Prompt:
        position = self._position
        assert position is not None, "a position is shown"
        if self._movement.running and self._moved:
            return moving_prompt(self._moved, self.people, position.view.options)
        return self._still_prompt(position)

    def _still_prompt(self, position: Position) -> Prompt:
        """What is expected when nothing moves."""
        expected = prompt_for(self._rules.plan, position, self.people, self._deciding)
        return self._look.prompt(expected)

    def _refresh(self, quiet: bool = False) -> None:
        """Tell every part how far the player has come; ``quiet``: the prompt is sent later."""
        position, deciding = self._position, self._deciding
        if position is None:
            return
        view: State = position.view
        prompt = self._still_prompt(position)
        self.quarry.show_walking(deciding.walking)
        self.walk.show_position(position, deciding.walking, self.people)
        self.site.show_placing(deciding.placing)
        self.site.show_open(self._look.open_places(self._rules.plan, view))
        self.levels.show_levels(view, deciding.placing)
        self.stock.show_placing(deciding.placing, idle_colours(self._rules.plan, view))
        hint = deciding.placing.hint
        after = None if hint is None else (view.seat, view.scores[view.seat] + hint.points)
        self.site.ruler.show_scores(view.scores, after)
        if view.phase == BUILDING:
            self.later.draw_ahead(chain(self.site.drawn_ahead(), (load_last_page,)))
        else:
            self.later.drop()
        self.centre.current.setAccessibleDescription(prompt.read_out)
        accessible.announce(self.centre.current)
        if not quiet:
            self.say_prompt()


BOARD = MonumentsBoard
