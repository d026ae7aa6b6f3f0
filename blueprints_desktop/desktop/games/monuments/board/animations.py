"""Shows the events of a move as animation.

``ANIMATIONS`` maps each class of events to its stages, which run one after another. A stage that is
skipped jumps to its end, so the true position is shown afterwards in any case.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import pi, sin
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from blueprints_desktop.desktop.drawing.marks import PillKind, PillPart, paint_pill, pill_size
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.games.monuments.art.bricks import brick_sprite
from blueprints_desktop.desktop.games.monuments.art.pieces import piece_sprite
from blueprints_desktop.desktop.games.monuments.board.notes import revealed_in
from blueprints_desktop.desktop.games.monuments.board.quarry_layout import first_of
from blueprints_desktop.desktop.games.monuments.board.selection import Placing
from blueprints_desktop.desktop.games.monuments.facts.since import events_since
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.board_api import Position
from blueprints_desktop.desktop.ui.scene.flight_animation import FlightAnimation
from blueprints_desktop.desktop.ui.scene.scene_view import SceneView
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
    from blueprints_desktop.desktop.games.monuments.board.board import MonumentsBoard

FLIGHT, FALL, RISE, STEP, REVEAL = 300, 300, 620, 190, 1500
"""Milliseconds: a piece flies, a brick falls, points rise, the worker steps, a stock is shown."""
POUR = 14
"""Milliseconds from one piece that falls into the quarry to the next."""
_ARC, _BOUNCE, _HOP, _RISE_HEIGHT, _POUR_HEIGHT = 48.0, 3.0, 14.0, 46.0, 70.0
_FALL_HEIGHT = 2.6
"""How far above its place a brick appears, in its own height."""
_LANDED = 0.8
"""The share of a fall after which it only bounces."""
_LEVELS_CLEARED, _STOCK_CLEARED = 0.1, 0.25
"""Shares of a brick's fall after which the cards lose their marks."""


# --- things in flight ---------------------------------------------------------------------


class Flyer(QGraphicsItem):
    """A sprite in flight."""

    def __init__(self, sprite: Sprite) -> None:
        super().__init__()
        self._sprite = sprite
        self.setZValue(1000.0)

    def boundingRect(self) -> QRectF:  # noqa: N802
        return self._sprite.bounds.adjusted(-1, -1, 1, 1)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self._sprite.paint(painter, QPointF(0.0, 0.0))


class BrickFlights(FlightAnimation):
    """Sprites that fly, fall and rise."""

    @property
    def flyers(self) -> tuple[Flyer, ...]:
        return tuple(item for item in self._flying if isinstance(item, Flyer))

    def launch(self, view: SceneView, sprite: Sprite) -> Flyer:
        """Add a sprite to the scene of a view for this stage."""
        flyer = Flyer(sprite)
        view.scene().addItem(flyer)
        self._flying.append(flyer)
        return flyer

    def fly(
        self, flyer: Flyer, start: QPointF, end: QPointF, scale: float, duration: int, after: int
    ) -> None:
        """In an arc to a player, fading on the way."""

        def show(share: float) -> None:
            along = QEasingCurve(QEasingCurve.Type.InOutCubic).valueForProgress(share)
            up = _ARC * scale * sin(pi * along)
            flyer.setPos(start + (end - start) * along - QPointF(0.0, up))
            flyer.setScale(1.0 - 0.35 * along)
            flyer.setOpacity(1.0 - 0.9 * along * along)

        self.add(show, duration, after)

    def fall(
        self, flyer: Flyer, end: QPointF, height: float, scale: float, duration: int, after: int = 0
    ) -> None:
        """From ``height`` pixels above its place, with a little bounce."""

        def show(share: float) -> None:
            down = QEasingCurve(QEasingCurve.Type.InQuad).valueForProgress(
                min(1.0, share / _LANDED)
            )
            up = height * (1.0 - down)
            if share > _LANDED:
                up = _BOUNCE * scale * sin(pi * (share - _LANDED) / (1.0 - _LANDED))
            flyer.setPos(end - QPointF(0.0, up))
            flyer.setOpacity(min(1.0, 4.0 * share))

        self.add(show, duration, after)

    def rise(self, flyer: Flyer, start: QPointF, height: float, duration: int, after: int) -> None:
        """Up from its place, fading at the end."""

        def show(share: float) -> None:
            along = QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(share)
            flyer.setPos(start - QPointF(0.0, height * along))
            flyer.setOpacity(0.0 if share <= 0.0 else min(1.0, 3.0 * (1.0 - share)))

        self.add(show, duration, after)


def points_sprite(points: int, look: Look, ratio: float) -> Sprite:
    """A pill with points won or lost, anchored at its middle."""
    kind = PillKind.FILLED if points >= 0 else PillKind.LOSS
    parts = (PillPart(signed(points), kind),)
    wide, high = pill_size(parts, look.scale)
    bounds = QRectF(-wide / 2 - 4, -high / 2 - 4, wide + 8, high + 12)

    def draw(painter: QPainter) -> None:
        paint_pill(painter, QPointF(0.0, 0.0), parts, look.palette, look.scale)

    what = ("points pill", points, look.scale)
    return look.pixmaps.sprite(what, bounds, ratio, look.palette, draw)


# --- the queue of stages ------------------------------------------------------------------


class MonumentsAnimations:
    """Plays the events of one move on the board."""

    def __init__(self, board: "MonumentsBoard") -> None:
        self.board = board
        self.flights = BrickFlights(board)
        self._scores: list[int] = []
        """The scores after the stages so far."""
        self._stages: list[Callable[[], None]] = []
        self._then: Callable[[], None] | None = None
        self._shown: Position | None = None
        """The position that is on the board meanwhile."""

    @property
    def running(self) -> bool:
        return self._then is not None

    @property
    def look(self) -> Look:
        return self.board.appearance.look

    def run(self, told: Sequence[Event], before: Position | None, after: Position) -> None:
        """Play the events, then show the position and emit ``settled``."""
        self._then = partial(self._finish, told, after)
        self._stages, self._shown = [], before
        if before is not None and self.look.tempo and self.board.isVisible():
            self._scores = list(before.view.scores)
            self._stages = [
                partial(stage, self, event, after)
                for event in told
                for stage in ANIMATIONS.get(type(event), ())
            ]
        if self._stages:
            self.board.tell_movement(told)
        self._next()

    def _next(self) -> None:
        """Run the next stage, or end."""
        if self._stages:
            self._stages.pop(0)()
            self.flights.start(self._next)
            return
        then, self._then = self._then, None
        if then is not None:
            then()

    def _finish(self, told: Sequence[Event], after: Position) -> None:
        """Show the true position. Without animation a revealed stock stays until the next one."""
        board = self.board
        board.put(after, just_played=True)
        board.site.revealed.show_stocks(() if self.look.tempo else revealed_in(told, board.people))
        board.settled.emit()

    def skip(self) -> None:
        while self.running and self.flights.running:
            self.flights.finish()

    def drop(self) -> None:
        """Stop without an end: another position is about to be shown."""
        self._stages, self._then = [], None
        self.flights.finish()
        self.board.site.revealed.show_stocks(())

    def catch_up(self, position: Position) -> None:
        """Show the stocks that were revealed since the viewer's last turn."""
        if position.view.phase != QUARRY:
            revealed = revealed_in(events_since(position), self.board.people)
            self.board.site.revealed.show_stocks(revealed)

    def show_after(self, after: Position) -> None:
        """Show the new position before the animation of its event ends."""
        if after.view.phase != OVER and self._shown is not after:
            self._shown = after
            self.board.put(after, just_played=True, quiet=True)

    # --- what several stages use ----------------------------------------------------

    def rise(self, view: SceneView, start: QPointF, points: int, after: int = 0) -> None:
        """A pill with points rises."""
        look = self.look
        flyer = self.flights.launch(view, points_sprite(points, look, view.devicePixelRatioF()))
        self.flights.rise(flyer, start, _RISE_HEIGHT * look.scale, look.ms(RISE), after)

    def rise_over_ruler(self, points: int) -> None:
        ruler = self.board.site.ruler.rect
        start = QPointF(ruler.center().x(), ruler.top() - 40.0 * self.look.scale)
        self.rise(self.board.site, start, points)

    def count(self, seat: Seat, points: int, after: int = 0) -> None:
        """Panel and markers go from the score of a seat to its new one."""
        board, before = self.board, tuple(self._scores)
        self._scores[seat] += points

        def show(share: float) -> None:
            now = before[seat] + points * share
            board.count_score(seat, now)
            shown: list[float] = [*before[:seat], now, *before[seat + 1 :]]
            board.site.ruler.show_scores(shown)
            board.quarry.show_scores(shown)

        self.flights.add(show, self.look.ms(RISE // 2), after)

    def launch_piece(self, piece: Piece) -> Flyer:
        look, quarry = self.look, self.board.quarry
        ratio = quarry.devicePixelRatioF()
        sprite = piece_sprite(look.pixmaps, piece, quarry.pieces.w, ratio, look.palette)
        return self.flights.launch(quarry, sprite)


# --- the quarry ---------------------------------------------------------------------------


def _walk(play: MonumentsAnimations, event: WorkerWalked, _after: Position) -> None:
    """The worker goes from cell to cell; each piece flies to its new owner."""
    quarry, look = play.board.quarry, play.look
    stops = [quarry.worker_place(event.start), *map(quarry.place_of, event.cells)]
    step = look.ms(STEP)
    end = play.board.place_of_panel(event.seat, quarry)
    taken = []
    for number, (cell, piece) in enumerate(zip(event.cells, event.took, strict=True), 1):
        one = None if piece == NOTHING else first_of(quarry.pieces.pieces, cell, piece)
        if one is not None:
            taken.append(one)
            flyer, start = play.launch_piece(piece), quarry.pieces.ground(one)
            play.flights.fly(flyer, start, end, look.scale, look.ms(FLIGHT), number * step)
    quarry.pieces.hide_pieces(taken)

    def show(share: float) -> None:
        way = share * (len(stops) - 1)
        number = min(int(way), len(stops) - 2)
        part = way - number
        hop = QPointF(0.0, _HOP * look.scale * 4.0 * part * (1.0 - part))
        quarry.pieces.show_worker(stops[number] + (stops[number + 1] - stops[number]) * part - hop)

    play.flights.add(show, step * (len(stops) - 1))


def _return_black(play: MonumentsAnimations, event: BlackReturned, _after: Position) -> None:
    """The black piece goes from its finder to the middle, and its points to the finder."""
    quarry = play.board.quarry
    start, middle = play.board.place_of_panel(event.seat, quarry), quarry.pit.centre
    flyer = play.launch_piece(BLACK)
    duration = play.look.ms(2 * FLIGHT)

    def show(share: float) -> None:
        along = min(1.0, 1.6 * share)
        flyer.setPos(start + (middle - start) * along * (2.0 - along))
        flyer.setOpacity(1.0 if share < 0.75 else 4.0 * (1.0 - share))

    play.flights.add(show, duration)
    play.rise(quarry, middle, event.points, duration)
    play.count(event.seat, event.points, duration)


def _fill_quarry(play: MonumentsAnimations, _event: RoundBegan, after: Position) -> None:
    """The pieces of a new round, which are on the board already, fall into the quarry."""
    play.show_after(after)
    quarry, look = play.board.quarry, play.look
    pieces = quarry.pieces.pieces
    quarry.pieces.hide_pieces(pieces)
    height = _POUR_HEIGHT * look.scale
    for number, one in enumerate(pieces):
        flyer, place = play.launch_piece(one.piece), quarry.pieces.ground(one)
        flyer.setZValue(1000.0 + place.y())
        delay = look.ms(number * POUR)
        play.flights.fall(flyer, place, height, look.scale, look.ms(FALL), delay)

    def show(share: float) -> None:
        if share >= 1.0:
            quarry.pieces.hide_pieces(())

    play.flights.add(show, look.ms(FALL + len(pieces) * POUR))


# --- the building site --------------------------------------------------------------------


def _drop_brick(play: MonumentsAnimations, event: BrickSet, after: Position) -> None:
    """The brick falls on its place."""
    site, look, board = play.board.site, play.look, play.board
    standing = site.standing
    if standing is None:
        return
    site.compose(after.view.built)  # before anything moves
    laid = site.site.laid(event.brick)
    sprite = brick_sprite(
        look.pixmaps, laid.kind, standing.view.w, site.devicePixelRatioF(), look.palette,
        crosswise=standing.crosswise,
    )  # fmt: skip
    flyer = play.flights.launch(site, sprite)
    height = _FALL_HEIGHT * standing.view.w
    play.flights.fall(flyer, standing.corner(laid), height, look.scale, look.ms(FALL))

    def clear_cards(share: float) -> None:
        """The cards lose their pencil marks in different frames."""
        if share > _LEVELS_CLEARED:
            board.levels.put_pencil_down()
        if share > _STOCK_CLEARED:
            board.stock.show_placing(Placing())

    play.flights.add(clear_cards, look.ms(FALL))


def _score_brick(play: MonumentsAnimations, event: BrickSet, after: Position) -> None:
    """The points of the brick rise. Meanwhile the next choice is drawn."""
    site = play.board.site
    site.show_site(after.view.built, site.name)
    if site.standing is None:
        return
    place = site.standing.top_middle(site.site.laid(event.brick))
    play.rise(site, place, event.points)
    play.count(event.seat, event.points)
    play.board.later.draw_ahead(play.board.put_ahead(after), after=0, while_moving=True)


def _pass(play: MonumentsAnimations, event: Passed, after: Position) -> None:
    """The pieces that are left are shown if the rules say so, and cost points."""
    play.show_after(after)
    play.board.site.revealed.show_stocks(revealed_in((event,), play.board.people))
    play.rise_over_ruler(-event.lost)
    if event.lost:
        play.count(event.seat, -event.lost)
    if event.shown is not None:
        play.flights.add(lambda _share: None, play.look.ms(REVEAL))


def _give_back(play: MonumentsAnimations, event: LossGivenBack, _after: Position) -> None:
    play.rise_over_ruler(event.points)
    play.count(event.seat, event.points)


Stage = Callable[[MonumentsAnimations, Any, Position], None]

ANIMATIONS: Mapping[type[Event], Sequence[Stage]] = {
    WorkerWalked: (_walk,),
    BlackReturned: (_return_black,),
    RoundBegan: (_fill_quarry,),
    BrickSet: (_drop_brick, _score_brick),
    Passed: (_pass,),
    LossGivenBack: (_give_back,),
}
"""The stages of each class of events."""
