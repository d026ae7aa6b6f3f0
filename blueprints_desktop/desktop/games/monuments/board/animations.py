"""How the events of World Monuments are shown."""

from collections.abc import Iterator
from math import pi, sin
from typing import TYPE_CHECKING

from attrs import define, field
from PySide6.QtCore import QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.marks import PillKind, PillPart, paint_pill, pill_size
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.games.monuments.art.pieces import brick_sprite, piece_sprite
from blueprints_desktop.desktop.games.monuments.board.selection import Placing
from blueprints_desktop.desktop.games.monuments.board.site_view import revealed_in
from blueprints_desktop.desktop.games.monuments.facts.history import first_of
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.board_api import Position
from blueprints_desktop.desktop.ui.scene.animation import (
    Animation,
    AnimationTable,
    SpriteItem,
    Stage,
    eased,
    pause,
)
from blueprints_desktop.desktop.ui.scene.scene_view import SceneView
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.monuments.events import (
    BlackReturned,
    BrickSet,
    LossGivenBack,
    Passed,
    RoundBegan,
    WorkerWalked,
)
from blueprints_desktop.games.monuments.pieces import BLACK, NOTHING, Piece
from blueprints_desktop.games.monuments.state import OVER

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


@define(eq=False)
class MonumentsAnimationContext:
    """What the animations of one move work on."""

    board: "MonumentsBoard"
    after: Position
    """The position that the move leads to."""
    scores: list[int]
    """The scores after the events so far."""
    _shows_after: bool = field(default=False, init=False)

    @property
    def look(self) -> Look:
        return self.board.appearance.look

    def show_after(self) -> None:
        """Show the new position before the animation of its event ends."""
        if self.after.view.phase != OVER and not self._shows_after:
            self._shows_after = True
            self.board.put(self.after, just_played=True, quiet=True)

    def launch(self, view: SceneView, sprite: Sprite) -> SpriteItem:
        """Show a sprite above a scene for the next stage."""
        item = SpriteItem(sprite)
        self.board.animation_queue.add_item(item, view.scene())
        return item

    def launch_piece(self, piece: Piece) -> SpriteItem:
        look, quarry = self.look, self.board.quarry
        ratio = quarry.devicePixelRatioF()
        sprite = piece_sprite(look.pixmaps, piece, quarry.layer.w, ratio, look.palette)
        return self.launch(quarry, sprite)

    def rise(self, view: SceneView, start: QPointF, points: int, after: int = 0) -> Animation:
        """A pill with points rises and fades."""
        height = _RISE_HEIGHT * self.look.scale
        pill = self.launch(view, points_sprite(points, self.look, view.devicePixelRatioF()))

        def show(share: float) -> None:
            pill.setPos(start - QPointF(0.0, height * eased(share, QEasingCurve.Type.OutCubic)))
            pill.setOpacity(0.0 if share <= 0.0 else min(1.0, 3.0 * (1.0 - share)))

        return Animation(show, RISE, after)

    def rise_over_ruler(self, points: int) -> Animation:
        ruler = self.board.site.ruler.rect
        start = QPointF(ruler.center().x(), ruler.top() - 40.0 * self.look.scale)
        return self.rise(self.board.site, start, points)

    def count(self, seat: Seat, points: int, after: int = 0) -> Animation:
        """Panel and markers go from the score of a seat to its new one."""
        board, before = self.board, tuple(self.scores)
        self.scores[seat] += points

        def show(share: float) -> None:
            now = before[seat] + points * share
            board.count_score(seat, now)
            shown: list[float] = [*before[:seat], now, *before[seat + 1 :]]
            board.site.show_scores(shown)
            board.quarry.show_scores(shown)

        return Animation(show, RISE // 2, after)

    def fly(self, item: SpriteItem, start: QPointF, end: QPointF, after: int) -> Animation:
        """In an arc to a player, fading on the way."""
        arc = _ARC * self.look.scale

        def show(share: float) -> None:
            along = eased(share)
            item.setPos(start + (end - start) * along - QPointF(0.0, arc * sin(pi * along)))
            item.setScale(1.0 - 0.35 * along)
            item.setOpacity(1.0 - 0.9 * along * along)

        return Animation(show, FLIGHT, after)

    def fall(self, item: SpriteItem, end: QPointF, height: float, after: int = 0) -> Animation:
        """From ``height`` pixels above its place, with a little bounce."""
        bounce = _BOUNCE * self.look.scale

        def show(share: float) -> None:
            up = height * (1.0 - eased(min(1.0, share / _LANDED), QEasingCurve.Type.InQuad))
            if share > _LANDED:
                up = bounce * sin(pi * (share - _LANDED) / (1.0 - _LANDED))
            item.setPos(end - QPointF(0.0, up))
            item.setOpacity(min(1.0, 4.0 * share))

        return Animation(show, FALL, after)


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


# --- the quarry ---------------------------------------------------------------------------


def _walk(event: WorkerWalked, context: MonumentsAnimationContext) -> Iterator[Stage]:
    """The worker goes from cell to cell; each piece flies to its new owner."""
    quarry, hop = context.board.quarry, _HOP * context.look.scale
    stops = [quarry.worker_place(event.start), *map(quarry.place_of, event.cells)]
    end = context.board.place_of_panel(event.seat, quarry)
    taken, flights = [], []
    for number, (cell, piece) in enumerate(zip(event.cells, event.took, strict=True), 1):
        one = None if piece == NOTHING else first_of(quarry.layer.pieces, cell, piece)
        if one is not None:
            taken.append(one)
            start = quarry.layer.ground(one)
            flights.append(context.fly(context.launch_piece(piece), start, end, number * STEP))
    quarry.layer.hidden = tuple(taken)

    def show(share: float) -> None:
        way = share * (len(stops) - 1)
        number = min(int(way), len(stops) - 2)
        part = way - number
        up = QPointF(0.0, hop * 4.0 * part * (1.0 - part))
        quarry.layer.worker = stops[number] + (stops[number + 1] - stops[number]) * part - up

    yield [Animation(show, STEP * (len(stops) - 1)), *flights]


def _return_black(event: BlackReturned, context: MonumentsAnimationContext) -> Iterator[Stage]:
    """The black piece goes from its finder to the middle, and its points to the finder."""
    quarry = context.board.quarry
    start, middle = context.board.place_of_panel(event.seat, quarry), quarry.pit.centre
    item = context.launch_piece(BLACK)

    def show(share: float) -> None:
        along = min(1.0, 1.6 * share)
        item.setPos(start + (middle - start) * along * (2.0 - along))
        item.setOpacity(1.0 if share < 0.75 else 4.0 * (1.0 - share))

    yield [
        Animation(show, 2 * FLIGHT),
        context.rise(quarry, middle, event.points, 2 * FLIGHT),
        context.count(event.seat, event.points, 2 * FLIGHT),
    ]


def _fill_quarry(_event: RoundBegan, context: MonumentsAnimationContext) -> Iterator[Stage]:
    """The pieces of a new round, which are on the board already, fall into the quarry."""
    context.show_after()
    quarry = context.board.quarry
    pieces = quarry.layer.pieces
    quarry.layer.hidden = pieces
    falls = []
    for number, one in enumerate(pieces):
        item, place = context.launch_piece(one.piece), quarry.layer.ground(one)
        item.setZValue(1000.0 + place.y())
        height = _POUR_HEIGHT * context.look.scale
        falls.append(context.fall(item, place, height, number * POUR))
    yield falls
    quarry.layer.hidden = ()


# --- the building site --------------------------------------------------------------------


def _set_brick(event: BrickSet, context: MonumentsAnimationContext) -> Iterator[Stage]:
    """The brick falls on its place and its points rise. Meanwhile the next choice is drawn."""
    board, look, site = context.board, context.look, context.board.site
    built, standing = context.after.view.built, site.standing
    if standing is None:
        return
    site.compose(built)  # before anything moves
    laid = site.site.laid(event.brick)
    sprite = brick_sprite(
        look.pixmaps, laid.kind, standing.view.w, site.devicePixelRatioF(), look.palette,
        crosswise=standing.crosswise,
    )  # fmt: skip

    def clear_cards(share: float) -> None:
        """The cards lose their pencil marks in different frames."""
        if share > _LEVELS_CLEARED:
            board.show_levels(Placing())
        if share > _STOCK_CLEARED:
            board.show_stock(Placing())

    height = _FALL_HEIGHT * standing.view.w
    fall = context.fall(context.launch(site, sprite), standing.corner(laid), height)
    yield [fall, Animation(clear_cards, FALL)]
    site.show_site(built, site.name)
    board.later.draw_ahead(board.put_ahead(context.after), after=0, while_moving=True)
    rise = context.rise(site, standing.top_middle(laid), event.points)
    yield [rise, context.count(event.seat, event.points)]


def _pass(event: Passed, context: MonumentsAnimationContext) -> Iterator[Stage]:
    """The pieces that are left are shown if the rules say so, and cost points."""
    context.show_after()
    board = context.board
    board.site.revealed.stocks = revealed_in((event,), board.people)
    stage = [context.rise_over_ruler(-event.lost)]
    if event.lost:
        stage.append(context.count(event.seat, -event.lost))
    if event.shown is not None:
        stage.append(pause(REVEAL))
    yield stage


def _give_back(event: LossGivenBack, context: MonumentsAnimationContext) -> Iterator[Stage]:
    yield [context.rise_over_ruler(event.points), context.count(event.seat, event.points)]


ANIMATIONS: AnimationTable[MonumentsAnimationContext] = {
    WorkerWalked: _walk,
    BlackReturned: _return_black,
    RoundBegan: _fill_quarry,
    BrickSet: _set_brick,
    Passed: _pass,
    LossGivenBack: _give_back,
}
