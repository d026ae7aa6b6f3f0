"""What just happened, shown as movement: walks, bricks that come down, points, lifted screens.

The events of a move become stages, which run one after another. Whatever is skipped jumps to its
end, so the position that is shown afterwards is always the true one.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from blueprints_desktop.desktop.appearance import Look
from blueprints_desktop.desktop.boards.contract import Position
from blueprints_desktop.desktop.boards.monuments.flights import FALL, FLIGHT, Flights
from blueprints_desktop.desktop.boards.monuments.flying_sprites import points_sprite
from blueprints_desktop.desktop.boards.monuments.lifted import lifted_in
from blueprints_desktop.desktop.boards.monuments.lying import first_of
from blueprints_desktop.desktop.boards.monuments.narration import last_act
from blueprints_desktop.desktop.boards.scene_view import SceneView
from blueprints_desktop.desktop.drawing.monuments.bricks import brick_sprite
from blueprints_desktop.desktop.drawing.monuments.pieces import piece_sprite
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.engine.step import Event, Seat
from blueprints_desktop.games.monuments.events import (
    BlackReturned,
    BrickSet,
    LossGivenBack,
    Passed,
    RoundBegan,
    WorkerWalked,
)
from blueprints_desktop.games.monuments.pieces import BLACK, NOTHING, Piece
from blueprints_desktop.games.monuments.state import OVER, QUARRY

if TYPE_CHECKING:
    from blueprints_desktop.desktop.boards.monuments.board import MonumentsBoard

_STEP = 190
"""Milliseconds for a step of the worker."""
_RISE = 620
_LOOK = 1500
"""How long a lifted screen stays so."""
_POUR = 14
"""From one piece that falls into the quarry to the next."""

Stage = Callable[[], None]


class Movement:
    """Plays the events of one move on the board."""

    def __init__(self, board: "MonumentsBoard") -> None:
        self._board = board
        self._flights = Flights(board)
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
            self._stages = self._stages_of(told, after)
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
        """What others did since the viewer's last turn: bricks are marked, lifted screens shown."""
        events = [event for _, event in position.events]
        since = events[last_act(events, position.viewer) + 1 :]
        if position.view.phase == QUARRY:
            return
        site = self._board.site
        site.lifted.show_lifted(lifted_in(since, self._board.people))
        colours = {person.seat: person.colour for person in self._board.people}
        site.show_since(
            [(event.brick, colours[event.seat]) for event in since if isinstance(event, BrickSet)]
        )

    # --- stages ---------------------------------------------------------------------

    def _stages_of(self, told: Sequence[Event], after: Position) -> list[Stage]:
        stages: list[Stage] = []
        for event in told:
            if isinstance(event, WorkerWalked):
                stages.append(partial(self._walk, event))
            elif isinstance(event, BlackReturned):
                stages.append(partial(self._return_black, event))
            elif isinstance(event, BrickSet):
                stages.append(partial(self._set_brick, event, after))
            elif isinstance(event, Passed):
                stages.append(partial(self._pass, event, after))
            elif isinstance(event, LossGivenBack):
                stages.append(partial(self._give_back, event))
            elif isinstance(event, RoundBegan):
                stages.append(partial(self._fill, after))
        return stages

    def _show(self, after: Position) -> None:
        """Put the new position down while something is still in the air."""
        if after.view.phase != OVER and self._seen is not after:
            self._seen = after
            self._board.put(after, just_played=True)

    def _walk(self, event: WorkerWalked) -> None:
        """The worker goes from cell to cell; each piece flies to its new owner."""
        quarry, look = self._board.quarry, self._look
        stops = [quarry.worker_place(event.start), *map(quarry.place_of, event.cells)]
        step = look.ms(_STEP)
        end = self._board.place_of_panel(event.seat, quarry)
        taken = []
        for number, (cell, piece) in enumerate(zip(event.cells, event.took, strict=True), 1):
            one = None if piece == NOTHING else first_of(quarry.pieces.pieces, cell, piece)
            if one is not None:
                taken.append(one)
                flyer = self._flights.launch(quarry, self._piece(piece))
                start = quarry.pieces.ground(one)
                self._flights.fly(flyer, start, end, look.scale, look.ms(FLIGHT), number * step)
        quarry.pieces.hide_pieces(taken)

        def show(share: float) -> None:
            way = share * (len(stops) - 1)
            number = min(int(way), len(stops) - 2)
            part = way - number
            hop = QPointF(0.0, 14.0 * look.scale * 4.0 * part * (1.0 - part))
            at = stops[number] + (stops[number + 1] - stops[number]) * part - hop
            quarry.pieces.show_worker(at)

        self._flights.add(show, step * (len(stops) - 1))

    def _return_black(self, event: BlackReturned) -> None:
        """The black piece goes from its finder back to the middle, and its points the other way."""
        quarry, look = self._board.quarry, self._look
        start = self._board.place_of_panel(event.seat, quarry)
        middle = quarry.pit.centre
        flyer = self._flights.launch(quarry, self._piece(BLACK))
        duration = look.ms(2 * FLIGHT)

        def show(share: float) -> None:
            along = min(1.0, 1.6 * share)
            flyer.setPos(start + (middle - start) * along * (2.0 - along))
            flyer.setOpacity(1.0 if share < 0.75 else 4.0 * (1.0 - share))

        self._flights.add(show, duration)
        self._score(quarry, middle, event.points, duration)
        self._count(event.seat, event.points, duration)

    def _set_brick(self, event: BrickSet, after: Position) -> None:
        """The brick comes down on its ghost."""
        site, look = self._board.site, self._look
        standing = site.standing
        if standing is None:
            return
        site.compose(after.view.built)  # before anything moves
        laid = site.site.laid(event.brick)
        sprite = brick_sprite(
            look.pixmaps, laid.kind, standing.view.w, site.devicePixelRatioF(), look.palette,
            crosswise=standing.crosswise,
        )  # fmt: skip
        flyer = self._flights.launch(site, sprite)
        duration = look.ms(FALL)
        self._flights.fall(
            flyer, standing.corner(laid), 2.6 * standing.view.w, look.scale, duration
        )
        self._stages.insert(0, partial(self._land, event, after, self._scores()))

    def _land(self, event: BrickSet, after: Position, scores: Sequence[int]) -> None:
        """It stands; its points rise from it."""
        site = self._board.site
        site.show_site(after.view.built, site.name)
        if site.standing is None:
            return
        place = site.standing.top_middle(site.site.laid(event.brick))
        self._score(site, place, event.points, 0)
        self._count(event.seat, event.points, 0, scores)

    def _pass(self, event: Passed, after: Position) -> None:
        """The screen is lifted where that is due, and what is left costs its points."""
        site, look = self._board.site, self._look
        scores = self._scores()
        self._show(after)
        site.lifted.show_lifted(lifted_in((event,), self._board.people))
        start = QPointF(site.ruler.rect.center().x(), site.ruler.rect.top() - 40.0 * look.scale)
        self._score(site, start, -event.lost, 0)
        if event.lost:
            self._count(event.seat, -event.lost, 0, scores)
        if event.shown is not None:
            self._flights.add(_wait, look.ms(_LOOK))

    def _give_back(self, event: LossGivenBack) -> None:
        site, scale = self._board.site, self._look.scale
        start = QPointF(site.ruler.rect.center().x(), site.ruler.rect.top() - 40.0 * scale)
        self._score(site, start, event.points, 0)
        self._count(event.seat, event.points, 0)

    def _fill(self, after: Position) -> None:
        """The pieces of a new round fall into the quarry."""
        self._show(after)
        quarry, look = self._board.quarry, self._look
        pieces = quarry.pieces.pieces
        quarry.pieces.hide_pieces(pieces)
        for number, one in enumerate(pieces):
            flyer = self._flights.launch(quarry, self._piece(one.piece))
            flyer.setZValue(1000.0 + quarry.pieces.ground(one).y())
            place = quarry.pieces.ground(one)
            self._flights.fall(
                flyer, place, 70.0 * look.scale, look.scale, look.ms(FALL), look.ms(number * _POUR)
            )
        self._flights.add(self._poured, look.ms(FALL + len(pieces) * _POUR))

    def _poured(self, share: float) -> None:
        if share >= 1.0:
            self._board.quarry.pieces.hide_pieces(())

    def _piece(self, piece: Piece) -> Sprite:
        look, quarry = self._look, self._board.quarry
        ratio = quarry.devicePixelRatioF()
        return piece_sprite(look.pixmaps, piece, quarry.pieces.w, ratio, look.palette)

    # --- points ---------------------------------------------------------------------

    def _scores(self) -> list[int]:
        seen = self._seen
        return [] if seen is None else list(seen.view.scores)

    def _score(self, view: SceneView, start: QPointF, points: int, after: int) -> None:
        """A pill with points rises from where they were made."""
        look = self._look
        sprite = points_sprite(points, look, view.devicePixelRatioF())
        flyer = self._flights.launch(view, sprite)
        height = 46.0 * look.scale
        self._flights.rise(flyer, start, height, look.ms(_RISE), after)

    def _count(
        self, seat: Seat, points: int, after: int, scores: Sequence[int] | None = None
    ) -> None:
        """Panel and marker go from the old score to the new one."""
        board = self._board
        known = list(scores) if scores else self._scores()
        if not known:
            return
        start = known[seat]

        def show(share: float) -> None:
            now = start + points * share
            board.panels[seat].count(now)
            shown: list[float] = [*known[:seat], now, *known[seat + 1 :]]
            board.site.ruler.show_scores(shown)
            board.quarry.show_scores(shown)

        self._flights.add(show, self._look.ms(_RISE // 2), after)


def _wait(_share: float) -> None:
    """Nothing moves, but it is to be looked at."""
