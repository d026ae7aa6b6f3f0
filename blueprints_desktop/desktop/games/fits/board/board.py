"""The FITS board: positions in, whole legal moves out.

It owns no rule: what may be chosen comes with the position, what it would score from the game's
outlook. Ghost, pill, score card and prompt are all told the same one.
"""

from collections.abc import Sequence
from typing import Any

from attrs import evolve
from PySide6.QtCore import QRect
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.games.fits.board.animations import ANIMATIONS, FitsAnimationContext
from blueprints_desktop.desktop.games.fits.board.highlights import (
    EVENT_HIGHLIGHTS,
    move_highlights,
    ramp_name,
    reason_things,
)
from blueprints_desktop.desktop.games.fits.board.selection import (
    SET_ASIDE,
    FitsController,
    fits_selection,
)
from blueprints_desktop.desktop.games.fits.board.table import FitsTable
from blueprints_desktop.desktop.games.fits.cards.fact_cards import (
    ROUNDS_HEIGHT,
    SCORE_HEIGHT,
    rounds_card,
    score_card,
    solo_card,
)
from blueprints_desktop.desktop.games.fits.cards.seat_panel import seat_card
from blueprints_desktop.desktop.games.fits.facts.past import Past, past_of
from blueprints_desktop.desktop.games.fits.facts.view_model import FitsModel, model_of
from blueprints_desktop.desktop.games.fits.texts import progress
from blueprints_desktop.desktop.games.fits.texts.banners import EVENT_BANNERS
from blueprints_desktop.desktop.games.fits.texts.narration import NARRATION
from blueprints_desktop.desktop.games.fits.texts.prompts import prompt_for
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui import accessible
from blueprints_desktop.desktop.ui.board.board_api import (
    Person,
    Position,
    Progress,
    Prompt,
)
from blueprints_desktop.desktop.ui.board.highlights import Highlight
from blueprints_desktop.desktop.ui.board.table_board import TableBoard
from blueprints_desktop.desktop.ui.cards.card_widget import CardWidget
from blueprints_desktop.desktop.ui.scheduler import FRAME
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.fits.events import PieceDropped, RoundBegan, StartPieceDropped
from blueprints_desktop.games.fits.moves import Drop
from blueprints_desktop.games.fits.outlook import DropOutlook, outlook
from blueprints_desktop.games.fits.state import BUILDING, SCORED, STARTING, State


class FitsBoard(TableBoard):
    """The table, the counting at a round's end, the ending: one of them is shown."""

    narration = NARRATION
    event_highlights = EVENT_HIGHLIGHTS
    event_banners = EVENT_BANNERS
    event_sweeps = (RoundBegan,)
    selector: FitsController

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(game, people, appearance)
        self._model: FitsModel | None = None
        self._foreseen: tuple[FitsModel, Drop, DropOutlook | None] | None = None
        """The last outlook, since all parts ask for it: it belongs to a model and a drop."""
        self.selector = FitsController(lambda move: self.confirms(move), self)
        seats = len(self.people)
        self.table = FitsTable(self.people, appearance, self, self.selector)
        self.score = CardWidget(SCORE_HEIGHT, appearance)
        self.rounds = CardWidget(ROUNDS_HEIGHT, appearance)
        facts = {"score": self.score, "rounds" if seats > 1 else "titles": self.rounds}
        self.set_up(self.table, facts, _last_page, _counting, log_drawn=seats > 2)
        self.board_frame.placed.connect(self._place_others)
        self.retell()

    def _place_others(self) -> None:
        """The other ramps stand beside the large one where no panel has room for them."""
        found = self.board_frame.format
        if found is not None and not self.board_frame.lends:
            low = all(panel.strip for panel in self.panels)
            self.table.show_others(found.has_low_panels and low)

    def past(self) -> Past:
        """What the only player did before; with several nobody asks."""
        position, match_context = self.position, self.match_context
        if position is None or len(self.people) > 1:
            return Past()
        options = position.view.options
        past = past_of(
            match_context.records,
            self.people[0],
            options,
            match_context.seed,
            match_context.match(),
        )
        return evolve(past, took_back=match_context.took_back(), hinted=match_context.hinted())

    def show_records(self) -> None:
        """The records have been read meanwhile."""
        self._show_rounds()

    # --- positions ------------------------------------------------------------------

    def put(self, position: Position, *, just_played: bool = False) -> None:
        self.keep(position)
        view: State = position.view
        before, model = self._model, model_of(self.game, position)
        self._model = model
        handed = before is not None and before.seat != model.seat
        self.table.show_model(model)
        self.table.sliding.held = None
        playing = view.phase in (STARTING, BUILDING)
        self.selector.begin(fits_selection(model.piece, position.moves if playing else ()))
        self.later.update(
            (self._show_score, self._show_rounds, self._show_seats, self.tell_log), after=FRAME
        )
        if not (playing and handed and self.table.look.tempo and self.isVisible()):
            self.later.flush()  # else the ramp is dear enough for the frames in which it fades
        if not playing:
            self.refresh(quiet=True)
            self.ends.show(position, just_played=just_played)
            if view.phase == SCORED:
                following = self.game.boards[view.options.boards[view.round + 1]]  # type: ignore[attr-defined]
                self.later.draw_ahead(self.table.board_ahead(following))
            return
        self.show_table()
        self.table.repoint()
        self.refresh()

    def _show_score(self) -> None:
        model = self._model
        if model is not None:
            owner = "" if model.you == model.seat else self.people[model.seat].name
            self.score.show_card(score_card(model, self._outlook(), owner))

    def _show_rounds(self) -> None:
        """Everybody's rounds; alone the titles."""
        model = self._model
        if model is not None:
            alone = len(self.people) == 1
            self.rounds.show_card(
                solo_card(model, self.past()) if alone else rounds_card(model, self.people)
            )

    def _show_seats(self) -> None:
        model, seats = self._model, len(self.people)
        if model is not None:
            self.show_seats(lambda person: seat_card(model, person, seats))

    def animate(self, told: Sequence[Event], position: Position) -> None:
        """The piece slides down; then the next card is turned."""
        self.stop()
        model = self._model
        dropped = [event for event in told if isinstance(event, StartPieceDropped | PieceDropped)]
        seen = [event for event in dropped if model is not None and event.seat == model.seat]
        if model is None or not self.animation_queue.wanted(ANIMATIONS, seen):
            self.arrive(position)
            return
        self.selector.begin()
        self.table.let_go()
        ramp = position.view.ramps[model.seat]
        jobs = self.table.landed_ahead(self.panels, seen[0].landing, ramp)
        self.later.draw_ahead(jobs, after=0, while_moving=True)
        context = FitsAnimationContext(self.table.sliding, lambda: not self.later.drawing)
        self.animation_queue.play_events(ANIMATIONS, seen, context, lambda: self.arrive(position))

    def match_progress(self, view: State) -> Progress:
        return progress.match_progress(view)

    @property
    def moving(self) -> bool:
        return self.animation_queue.running

    def skip(self) -> None:
        super().skip()
        self.table.hurry()

    def take_off(self) -> None:
        self._model = self._foreseen = None
        self.table.clear()
        for card in (self.score, self.rounds):
            card.show_card(None)

    # --- highlights -----------------------------------------------------------------

    def move_highlights(self, move: Any) -> tuple[Highlight, ...]:
        if self.position is None:
            return ()
        return tuple(move_highlights(self.position.view, move))

    def reason_things(self, move: Any, code: str) -> tuple[str, ...]:
        if self.position is None:
            return ()
        view = self.position.view
        board = self.game.boards[view.options.boards[view.round]]  # type: ignore[attr-defined]
        return tuple(reason_things(view, board, move, code))

    def things(self) -> dict[str, QRect]:
        """Also ramps that are shown nowhere but in the panel of their player, large or small."""
        found = super().things()
        if self._model is not None:
            for person in self.people:
                name, panel = ramp_name(person.seat), f"seat.{person.seat + 1}"
                if person.seat != self._model.seat and name not in found and panel in found:
                    body = self.panels[person.seat].body().toRect()
                    whole = body.translated(found[panel].topLeft())
                    found[name] = found.get(f"{panel}.picture", whole)
        return found

    # --- words ----------------------------------------------------------------------

    def retell(self) -> None:
        self.table.setAccessibleName(self.tr("Table"))
        self.tell_log()
        self._show_seats()
        self._show_rounds()
        self.refresh(quiet=True)

    # --- keys and buttons -----------------------------------------------------------

    def press_secondary(self) -> None:
        """Take back what waits to be confirmed, else set the piece aside."""
        if self.ends.press_secondary() or self.waiting:
            return
        if not self.selector.back():
            self.selector.press(SET_ASIDE)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """The keys of the piece work wherever on the board the focus is."""
        busy = self.waiting or self.ends.current is not None or self.board_frame.toggle.isChecked()
        if busy or not self.table.press_key(event):
            super().keyPressEvent(event)

    # --- one outlook for all --------------------------------------------------------

    def _outlook(self) -> DropOutlook | None:
        model, drop = self._model, self.selector.selection.drop
        if model is None or drop is None:
            return None
        if self._foreseen is None or self._foreseen[0] is not model or self._foreseen[1] != drop:
            self._foreseen = model, drop, outlook(model.board, model.view, drop)
        return self._foreseen[2]

    def table_prompt(self, position: Position) -> Prompt:
        return prompt_for(position, self.people, self.selector.selection, self._outlook())

    def refresh(self, quiet: bool = False) -> None:
        """Tell every part how far the player has come; ``quiet``: the prompt is sent later."""
        position = self.position
        if position is None:
            return
        self.table.show_selection(self._outlook(), self.table_prompt(position).read_out)
        accessible.announce(self.table)
        if not self.later.updating:
            self._show_score()
        if not quiet:
            self.say_prompt()
            self.later.draw_ahead(self.table.drawn_ahead())


def _counting(board: Any) -> QWidget:
    """Imported when a round ends."""
    from blueprints_desktop.desktop.games.fits.results.end_pages import CountingView

    page = CountingView(board.game, board.people, board.appearance)
    page.ask_past = board.past
    return page


def _last_page(board: Any) -> QWidget:
    from blueprints_desktop.desktop.games.fits.results.end_pages import FitsEnding

    page = FitsEnding(board.game, board.people, board.appearance)
    page.ask_past = board.past
    return page


BOARD = FitsBoard
