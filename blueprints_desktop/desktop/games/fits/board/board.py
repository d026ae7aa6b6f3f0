"""The FITS board: positions in, whole legal moves out.

It owns no rule: what may be chosen comes with the position, what it would score from the game's
outlook. Ghost, pill, score card and prompt are all told the same one.
"""

from collections.abc import Sequence
from typing import Any

from attrs import evolve
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.games.fits.board import prerender
from blueprints_desktop.desktop.games.fits.board.deciding import FitsDecision
from blueprints_desktop.desktop.games.fits.board.sliding import Sliding
from blueprints_desktop.desktop.games.fits.board.table_view import FitsTableView
from blueprints_desktop.desktop.games.fits.cards import ladder_card, rounds_card, score_card
from blueprints_desktop.desktop.games.fits.cards.seat_panel import seat_card, seat_heights
from blueprints_desktop.desktop.games.fits.facts.past import Past, past_of
from blueprints_desktop.desktop.games.fits.facts.sight import FitsModel, sight_of
from blueprints_desktop.desktop.games.fits.texts import progress
from blueprints_desktop.desktop.games.fits.texts.narration import NARRATION
from blueprints_desktop.desktop.games.fits.texts.prompts import prompt_for
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import (
    Person,
    Position,
    Progress,
    Prompt,
)
from blueprints_desktop.desktop.ui.board.table_board import TableBoard
from blueprints_desktop.desktop.ui.cards.card_widget import CardWidget
from blueprints_desktop.desktop.ui.cards.seat_panel import SeatPanel
from blueprints_desktop.desktop.ui.cards.values import SeatCard
from blueprints_desktop.desktop.ui.frame.frame import BoardFrame
from blueprints_desktop.desktop.ui.scene import accessible
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.fits.events import PieceDropped, StartPieceDropped
from blueprints_desktop.games.fits.outlook import DropOutlook, outlook
from blueprints_desktop.games.fits.state import BUILDING, SCORED, STARTING, State

_FRAME = 17
"""Milliseconds from a frame to the next."""


class FitsBoard(TableBoard):
    """The table, the counting at a round's end, the ending: one of them is shown."""

    narration = NARRATION
    _deciding: FitsDecision

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(game, people, appearance)
        self._sight: FitsModel | None = None
        self._deciding = FitsDecision(lambda: self.confirms, self)
        seats = len(self.people)
        self.panels = [
            SeatPanel(person, appearance, seat_heights(seats, seats == 1)) for person in self.people
        ]
        self.table = FitsTableView(self.people, appearance)
        self.score = CardWidget(score_card.HEIGHT, appearance)
        self.rounds = CardWidget(rounds_card.HEIGHT, appearance) if seats > 1 else None
        self.solo = CardWidget(ladder_card.HEIGHT, appearance) if seats == 1 else None
        facts = tuple(card for card in (self.score, self.rounds, self.solo) if card is not None)
        board_frame = BoardFrame(
            appearance, self.panels, self.log, self.table, facts, log_drawn=seats > 2
        )
        self.set_up(board_frame, _last_page, _counting)
        self._sliding = Sliding(self.table.sliding, appearance, self)
        self.table.moving = lambda: self._sliding.running
        self._connect()
        self._retell()

    def _connect(self) -> None:
        self._deciding.listen_to(self.table)
        self._deciding.changed.connect(self._refresh)
        self._deciding.made.connect(self.chosen)
        self.table.skipped.connect(self.skip)
        self.board_frame.placed.connect(self._place_others)

    def _place_others(self) -> None:
        """The other ramps stand beside the large one where no panel has room for them."""
        found = self.board_frame.format
        if found is not None and not self.board_frame.lends:
            low = all(panel.strip for panel in self.panels)
            self.table.show_others(found.has_low_panels and low)

    def past(self) -> Past:
        """What the only player did before; with several nobody asks."""
        position, match_context = self._position, self.match_context
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
        return evolve(past, took_back=match_context.took_back())

    def show_records(self) -> None:
        """The records have been read meanwhile."""
        if self._sight is not None:
            self._show_rounds(self._sight)

    def _show_rounds(self, sight: FitsModel) -> None:
        """Everybody's rounds; alone the ladder."""
        if self.rounds is not None:
            self.rounds.show_card(rounds_card.rounds_card(sight, self.people))
        if self.solo is not None:
            self.solo.show_card(ladder_card.solo_card(sight, self.past()))

    # --- positions ------------------------------------------------------------------

    def show_position(self, position: Position) -> None:
        self._sliding.drop()
        self._show(position)

    def _show(self, position: Position, *, just_played: bool = False) -> None:
        self._position, self._said = position, None
        view: State = position.view
        before, sight = self._sight, sight_of(self.game, position)
        self._sight = sight
        if before is not None and before.seat != sight.seat:
            self._spread_painting()
        resized = self._show_seats(sight)
        if any(resized):
            self.board_frame.arrange()
        self._show_rounds(sight)
        self._tell_log()
        self.table.show_sight(sight)
        playing = view.phase in (STARTING, BUILDING)
        self._deciding.begin(sight.piece, position.moves if playing else ())
        if not playing:
            self._refresh(quiet=True)
            self.ends.show(position, just_played=just_played)
            if view.phase == SCORED:
                following = self.game.boards[view.options.boards[view.round + 1]]  # type: ignore[attr-defined]
                self.later.draw_ahead(prerender.board_jobs(self.table, following))
            return
        self._uncover()
        pointed = self.table.pointed_column
        if pointed is not None:
            self._deciding.holding.aim_middle(pointed)  # where the hand already is
        self._refresh()

    def _show_seats(self, sight: FitsModel) -> list[bool]:
        """Show every seat; gives back which panels want another height."""
        seats = len(self.people)
        return [panel.show_seat(seat_card(sight, panel.person, seats)) for panel in self.panels]

    def _spread_painting(self) -> None:
        """The ramp goes to somebody else: the figures around it follow in the next frames."""
        if not self.table.look.tempo or not self.isVisible():
            return
        around = (self.score, self.rounds, *self.panels)
        for number, card in enumerate(card for card in around if card is not None):
            card.put_off(_FRAME * (number + 2))

    def animate(self, told: Sequence[Event], position: Position) -> None:
        """The piece slides down; then the next card lies there."""
        self._sliding.drop()
        dropped = next((e for e in told if isinstance(e, StartPieceDropped | PieceDropped)), None)
        sight = self._sight
        seen = dropped is not None and sight is not None and dropped.seat == sight.seat
        moves = self.table.look.tempo and self.isVisible()
        if dropped is None or sight is None or not seen or not moves:
            self._arrive(position)
            return
        self._deciding.begin()
        self.table.let_go()
        ramp = position.view.ramps[dropped.seat]
        self.later.draw_ahead(
            prerender.landing_jobs(self.table, self.panels, sight, dropped.landing, ramp),
            after=0,
            while_moving=True,
        )
        later = self.later
        self._sliding.slide(
            dropped.landing, lambda: self._arrive(position), lambda: not later.drawing
        )

    def _arrive(self, position: Position) -> None:
        self._show(position, just_played=True)
        self.settled.emit()

    def match_progress(self, view: State) -> Progress:
        return progress.match_progress(view)

    def suggest(self, move: Any) -> None:
        self._deciding.suggest(move)

    @property
    def moving(self) -> bool:
        return self._sliding.running

    def skip(self) -> None:
        self.ends.skip()
        self._sliding.finish()
        self.table.hurry()

    def clear(self) -> None:
        self._sliding.drop()
        self.later.drop()
        self._position = self._sight = None
        self._deciding.begin()
        self.table.clear()
        for card in (self.score, self.rounds, self.solo):
            if card is not None:
                card.show_card(None)
        self.log.tell(())
        for panel in self.panels:
            panel.show_seat(SeatCard(heights=panel.heights))
        self.ends.clear()
        self._uncover()
        self.say_prompt()

    @property
    def decision(self) -> FitsDecision:
        return self._deciding

    @property
    def middle(self) -> QWidget:
        return self.table

    # --- words ----------------------------------------------------------------------

    def _retell(self) -> None:
        self.table.setAccessibleName(self.tr("Table"))
        self._tell_log()
        if self._sight is not None:
            self._show_seats(self._sight)
            self._show_rounds(self._sight)
        self._refresh(quiet=True)

    # --- keys and buttons -----------------------------------------------------------

    def press_primary(self) -> None:
        if self.ends.press_primary():
            return
        if self._sliding.running:
            self.skip()
        else:
            self._deciding.press_primary()

    def press_secondary(self) -> None:
        if not self.ends.press_secondary() and not self._sliding.running:
            self._deciding.press_secondary()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """The keys of the piece work wherever on the board the focus is."""
        busy = self._sliding.running or self.ends.current is not None
        if busy or not self.table.press_key(event):
            super().keyPressEvent(event)

    # --- one outlook for all --------------------------------------------------------

    def _outlook(self) -> DropOutlook | None:
        sight, drop = self._sight, self._deciding.holding.drop
        if sight is None or drop is None:
            return None
        return outlook(sight.board, sight.view, drop)

    def _table_prompt(self) -> Prompt:
        assert self._position is not None, "a position is shown"
        return prompt_for(self._position, self.people, self._deciding.holding, self._outlook())

    def _refresh(self, quiet: bool = False) -> None:
        """Tell every part how far the player has come; ``quiet``: the prompt is sent later."""
        position, sight, holding = self._position, self._sight, self._deciding.holding
        if position is None or sight is None:
            return
        seen = self._outlook()
        self.table.show_holding(holding, seen, self._table_prompt().read_out)
        accessible.announce(self.table)
        owner = "" if sight.you == sight.seat else self.people[sight.seat].name
        self.score.show_card(score_card.score_card(sight, seen, owner))
        if not quiet:
            self.say_prompt()
            self.later.draw_ahead(prerender.jobs(self.table, sight, holding.drop))


def _counting(board: Any) -> QWidget:
    """Imported when a round ends."""
    from blueprints_desktop.desktop.games.fits.results.counting import CountingView

    return CountingView(board.game, board.people, board.appearance, board.past)


def _last_page(board: Any) -> QWidget:
    from blueprints_desktop.desktop.games.fits.results.ending import FitsEnding

    return FitsEnding(board.game, board.people, board.appearance, board.past)


BOARD = FitsBoard
