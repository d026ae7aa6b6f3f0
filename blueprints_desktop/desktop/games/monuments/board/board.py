"""The World Monuments board: takes positions, returns legal moves.

It knows no rule: the moves come with the position, their scores from the game's hints. Quarry, site,
cards, ruler and prompt show the same selection.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain
from typing import Any

from attrs import evolve
from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.games.monuments.board.animations import (
    ANIMATIONS,
    MonumentsAnimationContext,
)
from blueprints_desktop.desktop.games.monuments.board.centre import Centre
from blueprints_desktop.desktop.games.monuments.board.highlights import (
    EVENT_HIGHLIGHTS,
    move_highlights,
    reason_things,
)
from blueprints_desktop.desktop.games.monuments.board.quarry_view import QuarryView
from blueprints_desktop.desktop.games.monuments.board.selection import (
    MonumentsController,
    Placing,
    Walking,
    own_part,
    selection_at,
)
from blueprints_desktop.desktop.games.monuments.board.site_view import SiteView, revealed_in
from blueprints_desktop.desktop.games.monuments.cards.coming_card import (
    COMING_HEIGHT,
    COMING_LOW,
    coming_card,
)
from blueprints_desktop.desktop.games.monuments.cards.stock_card import StockCard, StockFacts
from blueprints_desktop.desktop.games.monuments.cards.table_cards import (
    LEVELS_HEIGHT,
    WALK_HEIGHT,
    black_holder,
    level_of,
    levels_card,
    seat_card,
    walk_card,
)
from blueprints_desktop.desktop.games.monuments.facts.history import (
    built_since,
    events_since,
    lying_pieces,
)
from blueprints_desktop.desktop.games.monuments.facts.secrecy import spoken_to, stock_to_show
from blueprints_desktop.desktop.games.monuments.texts import progress
from blueprints_desktop.desktop.games.monuments.texts.banners import EVENT_BANNERS
from blueprints_desktop.desktop.games.monuments.texts.narration import NARRATION
from blueprints_desktop.desktop.games.monuments.texts.prompts import moving_prompt, prompt_for
from blueprints_desktop.desktop.games.monuments.texts.words import monument_name
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui import accessible
from blueprints_desktop.desktop.ui.board.board_api import Person, Position, Progress, Prompt
from blueprints_desktop.desktop.ui.board.highlights import Highlight
from blueprints_desktop.desktop.ui.board.table_board import TableBoard
from blueprints_desktop.desktop.ui.cards.card_widget import CardWidget
from blueprints_desktop.desktop.ui.cards.tips import take_away
from blueprints_desktop.desktop.ui.cards.values import PartInfo
from blueprints_desktop.desktop.ui.controls.panel import tab_through
from blueprints_desktop.desktop.ui.frame.frame_layout import Format
from blueprints_desktop.desktop.ui.scheduler import Job
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.step import Event, Seat
from blueprints_desktop.games.monuments.game import Monuments
from blueprints_desktop.games.monuments.hints import idle_colours
from blueprints_desktop.games.monuments.moves import PASS, Brick
from blueprints_desktop.games.monuments.pieces import BLACK, BRICKS
from blueprints_desktop.games.monuments.state import (
    BLACK_POINTS,
    BUILDING,
    OVER,
    QUARRY,
    ROUNDS,
    State,
)

_ROOM_FOR_COMING = 480
"""The height of the frame from which there is room for the card of what is still to come."""


class MonumentsBoard(TableBoard):
    """Shows the quarry, the building site or the last page."""

    selector: MonumentsController
    narration = NARRATION
    event_highlights = EVENT_HIGHLIGHTS
    event_banners = EVENT_BANNERS

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(game, people, appearance)
        assert isinstance(game, Monuments)
        self._rules = game
        self.selector = MonumentsController(
            game, lambda move: self.confirms(move), lambda move: self.refuses(move), self
        )
        self.quarry = QuarryView(game.quarry, self.people, appearance, self, self.selector)
        self.site = SiteView(game.plan, self.people, appearance, self, self.selector)
        self.centre = Centre(self.quarry, self.site)
        self.walk = CardWidget(WALK_HEIGHT, appearance)
        self.levels = CardWidget(LEVELS_HEIGHT, appearance)
        self.coming = CardWidget(COMING_HEIGHT, appearance)
        self.stock = StockCard(appearance)
        facts = {
            "walk": self.walk, "levels": self.levels, "coming": self.coming, "stock": self.stock,
        }  # fmt: skip
        self.set_up(self.centre, facts, _last_page)
        self._private: State | None = None
        """The view of a player who looks at the own pieces while a button is held."""
        self._moved: tuple[Event, ...] = ()
        """The events of the animation that runs."""
        self._use_phase(QUARRY)
        self._connect()
        self.retell()

    def _connect(self) -> None:
        selector, site = self.selector, self.site
        self.levels.part_pointed.connect(self._point_on_levels)
        for card in (self.levels, self.stock):
            card.part_pressed.connect(selector.press)
            card.part_refused.connect(selector.press)
        self.stock.dragged.connect(self._drag_brick)
        for source in (self.stock.held, self.quarry.peeked, site.peeked):
            source.connect(self._peek)
        self.centre.looked.connect(self._show_look)
        self.board_frame.arranged.connect(self._fit_format)
        self.board_frame.placed.connect(self._fit_coming)
        site.turned.connect(self._on_turned)

    def _on_turned(self) -> None:
        self.show_levels(self.selector.placing)
        self.say_prompt()
        self.later.draw_ahead(self.site.drawn_ahead())

    def _fit_format(self, found: Format) -> None:
        """Keep the own pieces visible; Tab goes from the middle to tools, drawer and log."""
        self.centre.host_card(None if found is Format.WIDE else self.stock)
        views = (self.quarry, self.site)
        buttons = (self.centre.monument_button, *self.site.tools.buttons, self.stock.look_button)
        tab_through((*views, *buttons, self.board_frame.toggle, self.log.list))

    # --- positions ------------------------------------------------------------------

    def put(self, position: Position, *, just_played: bool = False, quiet: bool = False) -> None:
        """Show a position; ``quiet``: an animation runs on, and the bar keeps telling of it."""
        self.keep(position)
        self._private = None
        view: State = position.view
        self.selector.begin_position(position)
        self.centre.offer_look(view.phase == QUARRY)
        self._use_phase(view.phase)
        self._show_panels(position)
        self.tell_log()
        if view.phase == QUARRY:
            there, gone = lying_pieces(self._rules.quarry, view.quarry, position.events)
            self.quarry.show_quarry(view.at, there, gone)
        self.quarry.show_scores(view.scores)
        self._show_site(position)
        self._show_own_pieces()
        if view.phase == BUILDING and position.peeks is not None:
            self._show_revealed(position)
        if view.phase == OVER:
            self.refresh(quiet=True)
            self.ends.show(position, just_played=just_played)
            return
        self.show_table()
        self.refresh(quiet)

    def put_ahead(self, position: Position) -> Iterator[Job]:
        """Jobs that draw the expensive parts of a position before it is shown."""
        selection = selection_at(self._rules, position)
        placing = selection if isinstance(selection, Placing) else Placing()
        free = self._free_places(position)
        yield from self.site.placed_ahead(position.view.built, placing, free)

    def _use_phase(self, phase: int) -> None:
        """Show the quarry with the walk card, or the site with its level sheets."""
        digging = phase == QUARRY and not self.centre.looking
        coming = (self.coming,) if self._has_room_for_coming() else ()
        wanted = (self.walk if digging else self.levels, *coming, self.stock)
        self.centre.turn_to(self.quarry if digging else self.site)
        self.stock.set_low(not digging)
        self.coming.drawn_height = COMING_HEIGHT if digging else COMING_LOW
        if self.board_frame.facts != wanted:
            self.board_frame.use_facts(wanted)

    def _has_room_for_coming(self) -> bool:
        """In a low column it gives way to what is played with; the drawer scrolls."""
        frame = self.board_frame
        return frame.format is not Format.WIDE or frame.height() >= self.appearance.look.px(
            _ROOM_FOR_COMING
        )

    def _fit_coming(self) -> None:
        """Show or hide what is still to come: the column has another height now."""
        if (self.coming in self.board_frame.facts) != self._has_room_for_coming():
            self._use_phase(QUARRY if self.position is None else self.position.view.phase)

    def _show_look(self) -> None:
        """Go from the quarry to the monument, or back."""
        if self.position is not None:
            self._use_phase(self.position.view.phase)
            self.refresh()

    def _show_site(self, position: Position) -> None:
        name = monument_name(self._rules.kit.monument, self._rules.kit.name)
        since = built_since(position, self.people)
        self.site.show_site(position.view.built, name, since, self._free_places(position))

    def _free_places(self, position: Position) -> tuple[Brick, ...]:
        """The places that anybody could build on, while somebody builds or looks at the monument."""
        view: State = position.view
        if view.phase != BUILDING and not self.centre.looking:
            return ()
        return tuple(self._rules.plan.in_mask(view.open))

    def things(self) -> dict[str, QRect]:
        """Also the own bricks by the names that they have in a selection."""
        found = super().things()
        names = {own_part(colour): f"stock.{own_part(colour)}" for colour in BRICKS}
        return found | {own: found[name] for own, name in names.items() if name in found}

    # --- own pieces -----------------------------------------------------------------

    def _peek(self, held: bool) -> None:
        if self.position is not None and self.position.peeks is not None:
            self.peek_wanted.emit(held)

    def _drag_brick(self, at: QPoint, let_go: bool) -> None:
        """A brick from behind the screen is dragged over the site, or let go on a place."""
        name = self.site.thing_at(self.site.mapToScene(self.site.mapFromGlobal(at)))
        if name is not None and self.middle is self.site and not self.waiting:
            (self.selector.press if let_go else self.selector.point)(name)

    def show_private(self, view: State | None) -> None:
        """On the site also light the own places only, since the public may not know them."""
        if view == self._private:
            return
        self._private = view
        if self.position is not None and self.position.view.phase == BUILDING:
            self.selector.look_at(self._seen(self.position))
            self.refresh()
        self._show_own_pieces()

    def _seen(self, position: Position) -> Position:
        """The position as the builder sees it while looking at the own pieces."""
        own, seat = self._private, position.peeks
        if own is None or own.phase != BUILDING:
            return position
        moves = tuple(self._rules.legal_moves(own))
        return evolve(position, view=own, viewer=seat, moves=moves, peeks=None)

    def _show_own_pieces(self) -> None:
        self.show_stock(self.selector.placing)
        self.centre.place_card()

    def show_stock(self, placing: Placing) -> None:
        """Show the own pieces, or the closed screen, with the places of a selection."""
        position = self.position
        idle = {} if position is None else idle_colours(self._rules.plan, position.view)
        shown = stock_to_show(position, self._private, self.people)
        view: State | None = None if position is None else position.view
        costs = view is not None and view.phase in (QUARRY, BUILDING) and view.round + 1 < ROUNDS
        self.stock.show_stock(StockFacts(shown, placing, idle, costs))

    # --- animation ------------------------------------------------------------------

    def animate(self, told: Sequence[Event], position: Position) -> None:
        self.stop()
        self.centre.leave_look()
        self.selector.begin()
        self.quarry.show_selection()
        self.site.remove_marks()
        self._moved = tuple(told)
        before = self.position
        if before is None or not self.animation_queue.wanted(ANIMATIONS, told):
            self.arrive(position)
            return
        context = MonumentsAnimationContext(self, position, list(before.view.scores))
        then = partial(self.arrive, position)
        self.animation_queue.play_events(ANIMATIONS, told, context, then)
        self.say_prompt()

    def arrive(self, position: Position) -> None:
        """Without animation a revealed stock stays until the next position."""
        still = not self.appearance.look.tempo
        self.site.revealed.stocks = revealed_in(self._moved, self.people) if still else ()
        super().arrive(position)

    def stop(self) -> None:
        super().stop()
        self.site.revealed.stocks = ()

    def catch_up(self, position: Position) -> None:
        """Also show the stocks that were revealed since the viewer's last turn."""
        self.show_position(position)
        if position.view.phase != QUARRY:
            self._show_revealed(position)

    def _show_revealed(self, position: Position) -> None:
        """Show the stocks that were revealed since the last turn of whom the texts speak to."""
        events = events_since(position, spoken_to(position))
        self.site.revealed.stocks = revealed_in(events, self.people)

    def match_progress(self, view: State) -> Progress:
        return progress.match_progress(view)

    def suggest(self, move: Any) -> None:
        self.centre.leave_look()
        self.selector.suggest(move)

    @property
    def moving(self) -> bool:
        return self.animation_queue.running or self.site.fade.running

    def skip(self) -> None:
        super().skip()
        self.site.fade.finish()

    def take_off(self) -> None:
        take_away()
        self._private = None
        self.centre.leave_look()
        self.selector.begin_position(None)
        self._show_own_pieces()
        self.quarry.clear()
        self.site.clear()
        self.walk.show_card(None)
        self.coming.show_card(None)
        self.show_levels(Placing())

    def hide_seats(self) -> None:
        self.show_seats(lambda person: evolve(self.panels[person.seat].seat_card, own=False))

    def place_of_panel(self, seat: Seat, view: QuarryView | SiteView) -> QPointF:
        """Where the score of a seat is, on the scene of a view: pieces fly there."""
        at = self.place_in_panel(seat, "score")
        return view.mapToScene(view.mapFrom(self.board_frame, at))

    def _show_panels(self, position: Position) -> None:
        self.show_seats(lambda person: seat_card(self._rules.plan, position, person.seat))

    def count_score(self, seat: Seat, score: float) -> None:
        """Show a score that is being counted."""
        if self.position is not None:
            card = seat_card(self._rules.plan, self.position, seat, round(score))
            self.panels[seat].show_seat(card)

    @property
    def middle(self) -> QWidget:
        return self.centre.current

    # --- highlights -----------------------------------------------------------------

    def move_highlights(self, move: Any) -> tuple[Highlight, ...]:
        if self.position is None:
            return ()
        return tuple(move_highlights(self._rules, self.position.view, move))

    def reason_things(self, move: Any, code: str) -> tuple[str, ...]:
        if self.position is None:
            return ()
        return tuple(reason_things(self._rules, self.position.view, move, code))

    # --- words ----------------------------------------------------------------------

    def log_reader(self, position: Position) -> Seat | None:
        return spoken_to(position)

    def retell(self) -> None:
        self.quarry.setAccessibleName(self.tr("Quarry"))
        self.site.setAccessibleName(self.tr("Building site"))
        position = self.position
        if position is None:
            self.show_levels(Placing())
            self.coming.show_card(coming_card(self._rules.kit, None))
        else:
            self.tell_log()
            self._show_site(position)
            self._show_panels(position)
            self._show_own_pieces()
            self.refresh(quiet=True)

    # --- keys and buttons -----------------------------------------------------------

    def press_primary(self) -> None:
        if self.ends.press_primary() or self.centre.leave_look():
            return
        if self.waiting:
            self.animation_queue.skip()
        else:
            self.selector.confirm()

    def press_secondary(self) -> None:
        if not self.ends.press_secondary() and not self.centre.leave_look():
            self._take_back()

    def _take_back(self) -> None:
        """The last step; with none taken, pass, where that is offered beside the places."""
        selector = self.selector
        now, after = selector.selection, selector.selection.back()
        if after == now and selector.placing.may_pass:
            selector.press(str(PASS))
        else:
            selector.change(after)

    # --- the selection --------------------------------------------------------------

    def table_prompt(self, position: Position) -> Prompt:
        if self.animation_queue.running and self._moved:
            return moving_prompt(self._moved, self.people, position.view.options)
        return self._still_prompt(position)

    def _still_prompt(self, position: Position) -> Prompt:
        """What is expected when nothing moves. At the monument, Enter and Esc lead back."""
        prompt = prompt_for(self._rules.plan, self._seen(position), self.people, self.selector)
        if not self.centre.looking:
            return self._telling_hidden(prompt)
        detail = self.tr("This is the monument so far. Dotted places are free.")
        back = self.centre.monument_button.words()
        return Prompt(prompt.headline, detail, secondary=back, seat=prompt.seat)

    def _telling_hidden(self, prompt: Prompt) -> Prompt:
        """Also say how many of the places behind bricks there are, while none is pointed at."""
        placing, hidden = self.selector.placing, self.site.hidden_places
        if not hidden or placing.pointed is not None or placing.refused is not None:
            return prompt
        words = self.tr("%n places are hidden: turn the board.", "", hidden)
        return evolve(
            prompt, detail=f"{prompt.detail} {words}", brief=prompt.brief or prompt.detail
        )

    def show_levels(self, placing: Placing) -> None:
        """Show the plan level by level with the places of a selection."""
        view = None if self.position is None else self._seen(self.position).view
        pointed, turns = self.site.pointed_level, self.site.turns
        self.levels.show_card(levels_card(self._rules.plan, view, placing, pointed, turns))

    def _point_on_levels(self, part: PartInfo | None) -> None:
        """Cut the monument at the sheet under the pointer; aim at a place of the chosen colour."""
        level = None if part is None else level_of(self._rules.plan, part.name)
        self.site.point_at_level(level)
        self.show_levels(self.selector.placing)
        if part is not None and part.live:
            self.selector.point(part.name)

    def refresh(self, quiet: bool = False) -> None:
        """Show the selection on every part; ``quiet``: the prompt is sent later."""
        position, walking, placing = self.position, self.selector.walking, self.selector.placing
        if position is None:
            return
        view: State = position.view
        prompt = self._still_prompt(position)
        self.quarry.show_selection()
        self.walk.show_card(walk_card(position, walking, self.people))
        self.coming.show_card(coming_card(self._rules.kit, view))
        self.site.show_selection()
        self.site.show_open(self._free_places(position))
        self.show_levels(placing)
        self.show_stock(placing)
        self.quarry.show_promise(self._promise(view, walking))
        hint = placing.hint
        after = None if hint is None else (view.seat, view.scores[view.seat] + hint.points)
        self.site.show_scores(view.scores, after)
        if view.phase == BUILDING:
            self.later.draw_ahead(chain(self.site.drawn_ahead(), (load_last_page,)))
        else:
            self.later.drop()
        self.centre.current.setAccessibleDescription(prompt.read_out)
        accessible.announce(self.centre.current)
        if not quiet:
            self.say_prompt()

    def _promise(self, view: State, walking: Walking) -> tuple[Seat, int] | None:
        """Who has the black piece, or takes it on the walk that is chosen, and the score with its points."""
        seat = view.seat if BLACK in walking.gathered else black_holder(view)
        return None if seat is None else (seat, view.scores[seat] + BLACK_POINTS)


def load_last_page() -> Any:
    """The class of the last page. It is imported before the game is over."""
    from blueprints_desktop.desktop.games.monuments.results.ending import MonumentsEnding

    return MonumentsEnding


def _last_page(board: Any) -> Any:
    return load_last_page()(board.game, board.people, board.appearance)


BOARD = MonumentsBoard
