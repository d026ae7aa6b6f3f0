"""What just happened, shown as movement: walks, bricks that come down, points, lifted screens.

The events of a move become stages, which run one after another. Whatever is skipped jumps to its
end, so the position that is shown afterwards is always the true one.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from blueprints_desktop.desktop.games.monuments.board.flights import BrickFlights
from blueprints_desktop.desktop.games.monuments.board.lifted import lifted_in
from blueprints_desktop.desktop.games.monuments.board.points_animation import Counting
from blueprints_desktop.desktop.games.monuments.board.quarry_motion import QuarryMotion
from blueprints_desktop.desktop.games.monuments.board.site_motion import SiteMotion
from blueprints_desktop.desktop.games.monuments.facts.since import events_since
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.board_api import Position
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.monuments.events import (
    BlackReturned,
    BrickSet,
    LossGivenBack,
    Passed,
    RoundBegan,
    WorkerWalked,
)
from blueprints_desktop.games.monuments.state import OVER, QUARRY

if TYPE_CHECKING:
    from blueprints_desktop.desktop.games.monuments.board.board import MonumentsBoard

Stage = Callable[[], None]


class MonumentsAnimations:
    """Plays the events of one move on the board."""

    def __init__(self, board: "MonumentsBoard") -> None:
        self._board = board
        self._flights = BrickFlights(board)
        self._counting = Counting(board, self._flights)
        self._quarry = QuarryMotion(board, self._flights, self._counting)
        self._site = SiteMotion(board, self._flights, self._counting)
        self._stages: list[Stage] = []
        self._then: Callable[[], None] | None = None
        self._seen: Position | None = None
        """The position that is on the board meanwhile."""

    @property
    def running(self) -> bool:
        return self._then is not None

    @property
    def waited_for(self) -> bool:
        """Something runs, and nothing can be decided before it is over."""
        return self.running

    @property
    def _look(self) -> Look:
        return self._board.appearance.look

    # --- the course of things -------------------------------------------------------

    def run(self, told: Sequence[Event], before: Position | None, after: Position) -> None:
        """Show what happened, then the position, then say that all is still."""
        self._then = partial(self._come_to_rest, told, after)
        self._stages = []
        self._seen = before
        if before is not None and self._look.tempo and self._board.isVisible():
            self._counting.begin(before.view.scores)
            self._stages = self._stages_of(told, after)
        if self._stages:
            self._board.tell_movement(told)
        self._next()

    def _next(self) -> None:
        """The next stage, or the end."""
        if self._stages:
            stage = self._stages.pop(0)
            stage()
            self._flights.start(self._next)
            return
        then, self._then = self._then, None
        if then is not None:
            then()

    def _come_to_rest(self, told: Sequence[Event], after: Position) -> None:
        """Whatever was cut short: show how it is. Without movement a lifted screen stays a while."""
        board = self._board
        board.put(after, just_played=True)
        shown = () if self._look.tempo else lifted_in(told, board.people)
        board.site.lifted.show_lifted(shown)
        board.settled.emit()

    def skip(self) -> None:
        while self.running and self._flights.running:
            self._flights.finish()

    def drop(self) -> None:
        """Forget what moves: another position is about to be shown."""
        self._stages, self._then = [], None
        self._flights.finish()
        self._board.site.lifted.show_lifted(())

    def catch_up(self, position: Position) -> None:
        """Screens that were lifted since the viewer's last turn are shown to who has not looked."""
        if position.view.phase != QUARRY:
            lifted = lifted_in(events_since(position), self._board.people)
            self._board.site.lifted.show_lifted(lifted)

    # --- stages ---------------------------------------------------------------------

    def _stages_of(self, told: Sequence[Event], after: Position) -> list[Stage]:
        stages: list[Stage] = []
        for event in told:
            if isinstance(event, WorkerWalked):
                stages.append(partial(self._quarry.walk, event))
            elif isinstance(event, BlackReturned):
                stages.append(partial(self._quarry.return_black, event))
            elif isinstance(event, BrickSet):
                stages.append(partial(self._site.come_down, event, after))
                stages.append(partial(self._site.land, event, after))
            elif isinstance(event, Passed):
                stages.append(partial(self._show, after, partial(self._site.give_up, event)))
            elif isinstance(event, LossGivenBack):
                stages.append(partial(self._site.give_back, event))
            elif isinstance(event, RoundBegan):
                stages.append(partial(self._show, after, self._quarry.fill))
        return stages

    def _show(self, after: Position, stage: Stage) -> None:
        """Put the new position down, then show how it came about."""
        if after.view.phase != OVER and self._seen is not after:
            self._seen = after
            self._board.put(after, just_played=True, quiet=True)
        stage()
