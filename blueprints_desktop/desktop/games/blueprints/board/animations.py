"""How the events of Blueprints are shown: a die leaves the pool, new ones roll in.

First the taken or removed die flies off while the old position is still visible. Then the new
position is shown and its new dice come out of the bag.
"""

from collections.abc import Callable, Iterator, Sequence
from math import hypot, pi, sin

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QPointF

from blueprints_desktop.desktop.drawing.dice import die_origin
from blueprints_desktop.desktop.games.blueprints.board.pool_part import DieItem, DiePlace
from blueprints_desktop.desktop.games.blueprints.board.table import BlueprintsTable
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import Gone, Since
from blueprints_desktop.desktop.ui.board.board_api import Position
from blueprints_desktop.desktop.ui.scene.animation import (
    Animation,
    AnimationQueue,
    AnimationTable,
    Stage,
    eased,
)
from blueprints_desktop.games.blueprints.dice import Die, die_of, material_of, value_of
from blueprints_desktop.games.blueprints.events import DiceDrawn, DieDiscarded, DieTaken
from blueprints_desktop.games.blueprints.spaces import GONE

_FLIGHT, _ROLL = 280, 300
_ARC, _BOUNCE = 48.0, 3.0
_FACES = 3
"""Other faces that a rolling die shows on its way."""
_FAR, _QUICKEST = 160.0, 0.5
"""The distance from which on a flight has its full height and time; the share of its time that the
shortest one takes."""
_LANDED = 0.8
"""The share of the time after which the die has arrived and bounces."""
_FIRST, _APART = 250, 160
"""Catching up: when the first die leaves, and how long after it the next one."""


@frozen(eq=False)
class BlueprintsAnimationContext:
    """What the animations work on."""

    table: BlueprintsTable
    queue: AnimationQueue
    position: Position
    """The one before the events; of a player who catches up, the one after them."""
    panel_place: Callable[[int, int], QPointF]
    """The place of a die in the panel of a seat, on the scene."""
    source: DieItem | None = None
    """The die of the pool that leaves; None: any one with the same face."""
    show_new: Callable[[], None] = lambda: None
    """Shows the new position."""

    # --- flights --------------------------------------------------------------------

    def _flying(self, die: Die, w: float, like: DieItem) -> DieItem:
        item = DieItem(die, w, like.look, like.ratio)
        item.grounded = False
        self.queue.add_item(item, self.table.scene())
        return item

    def fly(self, event: Gone, like: DieItem, start: DiePlace, after: int = 0) -> Animation:
        """From ``start`` to where the event brings the die.

        A short way is low and quick: a die that was dropped over its place only falls.
        """
        end, fades = self._goal(event, like.w)
        item, scale = self._flying(event.die, end.w, like), like.look.scale
        small, way = start.w / end.w, end.origin - start.origin
        far = min(1.0, hypot(way.x(), way.y()) / (_FAR * scale))

        def show(share: float) -> None:
            along = eased(min(1.0, share / _LANDED))
            height = _ARC * far * sin(pi * along)
            if share > _LANDED:
                height = _BOUNCE * sin(pi * (share - _LANDED) / (1.0 - _LANDED))
            item.setPos(start.origin + way * along - QPointF(0.0, height * scale))
            item.setScale(small + (1.0 - small) * along)
            if fades:
                item.setOpacity(1.0 - 0.85 * along)

        return Animation(show, round(_FLIGHT * (_QUICKEST + (1.0 - _QUICKEST) * far)), after)

    def _goal(self, event: Gone, w: float) -> tuple[DiePlace, bool]:
        """Where the die flies to, and whether it fades on the way."""
        table = self.table
        if isinstance(event, DieDiscarded) or event.space == GONE:
            place = QPointF(table.pool.rect.right() + 40.0, table.pool.rect.top())
            if table.removed.isVisible():
                place = table.removed.rect.center()
            return DiePlace(die_origin(place, w), w), True
        layout = table.building.layout
        if event.seat == self.position.viewer and event.space is not None and layout is not None:
            if layout.view_state.flat:
                return DiePlace(die_origin(layout.square(event.space).center(), w), w), False
            level = table.building.heights[event.space]
            return DiePlace(layout.origin(event.space, level), layout.view.w), False
        place = self.panel_place(event.seat, len(self.position.view.taken_by(event.seat)))
        for screen in table.screens:
            if screen.person.seat == event.seat and screen.isVisible():
                place = screen.rect.center()
        return DiePlace(die_origin(place, w), w), True

    def roll(self, goal: DieItem) -> Animation:
        """Out of the bag to the place of a die in the pool, which is hidden until it arrives."""
        goal.setVisible(False)
        item, scale, final = self._flying(goal.die, goal.w, goal), goal.look.scale, goal.die
        start, end = die_origin(self.table.demand.bag_centre(), goal.w), goal.scenePos()

        def show(share: float) -> None:
            along = eased(share, QEasingCurve.Type.OutCubic)
            height = 0.5 * _ARC * scale * sin(pi * min(1.0, along * 1.1))
            item.setPos(start + (end - start) * along - QPointF(0.0, max(0.0, height)))
            item.setScale(0.55 + 0.45 * along)
            turn = int(share * (_FACES + 1))
            face = (value_of(final) - 1 + 2 * (_FACES - turn)) % 6 + 1 if turn < _FACES else 0
            shown = die_of(material_of(final), face) if face else final
            if shown != item.die:
                item.die = shown
                item.update()

        return Animation(show, _ROLL)

    def in_pool(self, dice: Sequence[Die]) -> list[DieItem]:
        """The items of these dice in the pool."""
        left, found = list(dice), []
        for item in self.table.pool.dice:
            if item.die in left:
                left.remove(item.die)
                found.append(item)
        return found


def _leave(event: Gone, context: BlueprintsAnimationContext) -> Iterator[Stage]:
    """A die flies from the pool, or from where it was dropped."""
    source = context.source
    if source is None or source.die != event.die:
        source = next(iter(context.in_pool([event.die])), None)
    if source is not None:
        source.setVisible(False)
        start = context.table.dropped_from or DiePlace(source.scenePos(), source.w)
        yield context.fly(event, source, start)


def _roll_in(event: DiceDrawn, context: BlueprintsAnimationContext) -> Iterator[Stage]:
    context.show_new()
    yield [context.roll(item) for item in context.in_pool(event.dice)]


ANIMATIONS: AnimationTable[BlueprintsAnimationContext] = {
    DieTaken: _leave,
    DieDiscarded: _leave,
    DiceDrawn: _roll_in,
}


def catch_up(since: Since, context: BlueprintsAnimationContext) -> Iterator[Stage]:
    """What others did since the viewer's last turn, on the position it has led to.

    Dice leave the pool one after another, each from where it was in the sorted pool. Then new ones
    roll in.
    """
    fresh, flights = context.in_pool(since.drawn), []
    for item in fresh:
        item.setVisible(False)
    for turn, event in enumerate(since.gone):
        dice = context.table.pool.dice
        near = min(dice, key=lambda item: abs(item.die - event.die), default=None)
        if near is not None:
            start = DiePlace(near.scenePos(), near.w)
            flights.append(context.fly(event, near, start, _FIRST + turn * _APART))
    yield flights
    yield [context.roll(item) for item in fresh]
