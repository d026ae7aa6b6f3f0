"""What just happened, shown as movement: a die leaves the pool, new ones roll in.

First the taken or removed die flies off while the old position is still visible. Then the new
position is shown and its new dice come out of the bag.
"""

from collections.abc import Callable, Sequence
from math import hypot, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QObject, QPointF
from PySide6.QtWidgets import QGraphicsScene

from blueprints_desktop.desktop.drawing.dice import die_origin
from blueprints_desktop.desktop.games.blueprints.board.die_item import DieItem
from blueprints_desktop.desktop.games.blueprints.facts.since import Gone, since_last_turn
from blueprints_desktop.desktop.ui.board.board_api import Position
from blueprints_desktop.desktop.ui.scene.flight_animation import FlightAnimation
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.blueprints.dice import Die, die_of, material_of, value_of
from blueprints_desktop.games.blueprints.events import DiceDrawn, DieDiscarded
from blueprints_desktop.games.blueprints.spaces import GONE
from blueprints_desktop.games.blueprints.state import DISCARDING, TAKING

if TYPE_CHECKING:
    from blueprints_desktop.desktop.games.blueprints.board.table import BlueprintsTable

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


class DiceFlights(FlightAnimation):
    """Dice that fly in an arc to a place, or roll in from the bag."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._waited_for = True

    @property
    def waited_for(self) -> bool:
        """Something moves, and nothing can be done before it ends."""
        return self.running and self._waited_for

    @property
    def dice(self) -> tuple[DieItem, ...]:
        """The dice that move."""
        return tuple(item for item in self._flying if isinstance(item, DieItem))

    def _add_die(self, die: Die, w: float, like: DieItem) -> DieItem:
        """A die above everything else, with the look of another one."""
        item = DieItem(die, w, like.look, like.ratio)
        item.grounded = False
        item.setZValue(100.0)
        self._scene.addItem(item)
        self._flying.append(item)
        return item

    def fly(
        self,
        die: Die,
        like: DieItem,
        start: tuple[QPointF, float],
        end: tuple[QPointF, float],
        *,
        fades: bool = False,
        after: int = 0,
    ) -> None:
        """From one place to another, both with half the width of the die there.

        A short way is low and quick: a die that was dropped over its place only falls. It starts
        ``after`` so many milliseconds.
        """
        item, look = self._add_die(die, end[1], like), like.look
        small, way = start[1] / end[1], end[0] - start[0]
        far = min(1.0, hypot(way.x(), way.y()) / (_FAR * look.scale))

        def show(share: float) -> None:
            easing = QEasingCurve(QEasingCurve.Type.InOutCubic)
            along = easing.valueForProgress(min(1.0, share / _LANDED))
            height = _ARC * far * sin(pi * along)
            if share > _LANDED:
                height = _BOUNCE * sin(pi * (share - _LANDED) / (1.0 - _LANDED))
            item.setPos(start[0] + way * along - QPointF(0.0, height * look.scale))
            item.setScale(small + (1.0 - small) * along)
            if fades:
                item.setOpacity(1.0 - 0.85 * along)

        duration = look.ms(round(_FLIGHT * (_QUICKEST + (1.0 - _QUICKEST) * far)))
        self.add(show, duration, look.ms(after))

    def roll(self, goal: DieItem, bag: QPointF) -> None:
        """Out of the bag to the place of ``goal``, which is hidden until it arrives."""
        goal.setVisible(False)
        item, look, final = self._add_die(goal.die, goal.w, goal), goal.look, goal.die
        start, end = die_origin(bag, goal.w), goal.scenePos()

        def show(share: float) -> None:
            along = QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(share)
            height = 0.5 * _ARC * look.scale * sin(pi * min(1.0, along * 1.1))
            item.setPos(start + (end - start) * along - QPointF(0.0, max(0.0, height)))
            item.setScale(0.55 + 0.45 * along)
            turn = int(share * (_FACES + 1))
            face = (value_of(final) - 1 + 2 * (_FACES - turn)) % 6 + 1 if turn < _FACES else 0
            shown = die_of(material_of(final), face) if face else final
            if shown != item.die:
                item.die = shown
                item.update()

        self.add(show, look.ms(_ROLL))

    def start(self, then: Callable[[], None], *, waited_for: bool = True) -> None:
        """``waited_for``: nothing can be done before it ends."""
        self._waited_for = waited_for
        super().start(then)


class BlueprintsAnimations:
    """Shows the events of a move on the table."""

    def __init__(
        self, table: "BlueprintsTable", panel_place: Callable[[int, int], QPointF]
    ) -> None:
        self._table = table
        self._panel_place = panel_place

    @property
    def running(self) -> bool:
        return self._table.flights.running

    @property
    def _wanted(self) -> bool:
        return bool(self._table.look.tempo) and self._table.isVisible()

    def possible(self, told: Sequence[Event], before: Position) -> bool:
        """Movement is wanted, and the die that moves is on the table."""
        gone = _leaving(told)
        pool = [item.die for item in self._table.pool.dice]
        return self._wanted and gone is not None and gone.die in pool and _is_running(before)

    def run(
        self,
        told: Sequence[Event],
        before: Position,
        after: Position,
        picked: int | None,
        show: Callable[[Position], None],
        then: Callable[[], None],
    ) -> None:
        """Fly, show the new position, roll; ``then`` at the end."""
        flights = self._table.flights

        def new_dice() -> None:
            show(after)
            if _is_running(after):
                drawn = [die for each in told if isinstance(each, DiceDrawn) for die in each.dice]
                self._roll_in(self._pool_items(drawn))
            flights.start(lambda: self._end(then))

        gone = _leaving(told)
        if gone is not None:
            self._fly_off(gone, before, picked)
        flights.start(new_dice)

    def catch_up(self, position: Position) -> None:
        """Show what others did since the viewer's last turn, on the position it has led to.

        Dice leave the pool one after another, then new ones roll in. Nothing waits for it.
        """
        table, flights = self._table, self._table.flights
        since = since_last_turn(position.events, position.viewer)
        if not _is_running(position):
            return
        table.show_taken(since)
        if not (self._wanted and since.gone):
            return
        fresh = self._pool_items(since.drawn)
        for item in fresh:
            item.setVisible(False)

        def new_dice() -> None:
            self._roll_in(fresh)
            flights.start(lambda: self._end(lambda: None), waited_for=False)

        for turn, event in enumerate(since.gone):
            # It leaves from where it was in the sorted pool.
            near = min(table.pool.dice, key=lambda item: abs(item.die - event.die), default=None)
            if near is not None:
                end, fades = self._goal(event, position, near.w)
                start, end = (near.scenePos(), near.w), (end[0], near.w)
                after = _FIRST + turn * _APART
                flights.fly(event.die, near, start, end, fades=fades, after=after)
        flights.start(new_dice, waited_for=False)

    def skip(self) -> None:
        while self.running:
            self._table.flights.finish()

    def drop(self) -> None:
        """End what moves: another position is to be shown."""
        self.skip()
        self._table.dragging.end()

    # --- steps ----------------------------------------------------------------------

    def _end(self, then: Callable[[], None]) -> None:
        for item in self._table.pool.dice:
            item.setVisible(True)
        then()

    def _fly_off(self, event: Gone, before: Position, picked: int | None) -> None:
        table, dice = self._table, self._table.pool.dice
        index = picked
        if index is None or index >= len(dice) or dice[index].die != event.die:
            index = next(i for i, item in enumerate(dice) if item.die == event.die)
        source = dice[index]
        source.setVisible(False)
        start = table.dropped_from or (source.scenePos(), source.w)
        end, fades = self._goal(event, before, source.w)
        table.flights.fly(event.die, source, start, end, fades=fades)

    def _goal(self, event: Gone, before: Position, w: float) -> tuple[tuple[QPointF, float], bool]:
        """Where the die flies to, with half its width there, and whether it fades on the way."""
        table = self._table
        if isinstance(event, DieDiscarded) or event.space == GONE:
            place = QPointF(table.pool.rect.right() + 40.0, table.pool.rect.top())
            if table.removed.isVisible():
                place = table.removed.rect.center()
            return (die_origin(place, w), w), True
        layout = table.building.layout
        if event.seat == before.viewer and event.space is not None and layout is not None:
            if layout.view_state.flat:
                return (die_origin(layout.square(event.space).center(), w), w), False
            level = table.building.heights[event.space]
            return (layout.origin(event.space, level), layout.view.w), False
        for screen in table.screens:
            if screen.person.seat == event.seat and screen.isVisible():
                return (die_origin(screen.rect.center(), w), w), True
        taken = len(before.view.taken_by(event.seat))
        return (die_origin(self._panel_place(event.seat, taken), w), w), True

    def _roll_in(self, items: Sequence[DieItem]) -> None:
        for item in items:
            self._table.flights.roll(item, self._table.demand.bag_centre())

    def _pool_items(self, dice: Sequence[Die]) -> list[DieItem]:
        """The items of these dice in the pool."""
        left, found = list(dice), []
        for item in self._table.pool.dice:
            if item.die in left:
                left.remove(item.die)
                found.append(item)
        return found


def _is_running(position: Position) -> bool:
    return position.view.phase in (TAKING, DISCARDING)


def _leaving(told: Sequence[Event]) -> Gone | None:
    return next((event for event in told if isinstance(event, Gone)), None)
