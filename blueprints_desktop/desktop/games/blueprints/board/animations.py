"""What just happened, shown as movement: a die leaves the pool, new ones roll in.

Two stages. First the taken or removed die flies off while the old position still lies there;
then the new position is put down and its new dice come out of the bag.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF

from blueprints_desktop.desktop.drawing.dice import die_origin
from blueprints_desktop.desktop.games.blueprints.board.die_item import DieItem
from blueprints_desktop.desktop.games.blueprints.board.table_view import BlueprintsTableView
from blueprints_desktop.desktop.games.blueprints.facts.since import since_last_turn
from blueprints_desktop.desktop.ui.board.board_api import Position
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.blueprints.dice import Die
from blueprints_desktop.games.blueprints.events import DiceDrawn, DieDiscarded, DieTaken
from blueprints_desktop.games.blueprints.spaces import GONE
from blueprints_desktop.games.blueprints.state import DISCARDING, TAKING

Show = Callable[[Position], None]
_FIRST, _APART = 250, 160
"""Catching up: when the first die leaves, and how long after it the next one."""


class BlueprintsAnimations:
    """Plays the events of one move on the table."""

    def __init__(
        self, table: BlueprintsTableView, panel_place: Callable[[int, int], QPointF]
    ) -> None:
        self._table = table
        self._panel_place = panel_place

    @property
    def running(self) -> bool:
        return self._table.flights.running

    def possible(self, told: Sequence[Event], before: Position) -> bool:
        """Movement is wanted, and what moves lies on the table."""
        gone = _leaving(told)
        return (
            bool(self._table.look.tempo)
            and self._table.isVisible()
            and gone is not None
            and gone.die in [item.die for item in self._table.pool.dice]
            and before.view.phase in (TAKING, DISCARDING)
        )

    def run(
        self,
        told: Sequence[Event],
        before: Position,
        after: Position,
        picked: int | None,
        show: Show,
        then: Callable[[], None],
    ) -> None:
        """Fly, show the new position, roll; ``then`` when all is still."""

        def new_dice() -> None:
            show(after)
            drawn = [die for event in told if isinstance(event, DiceDrawn) for die in event.dice]
            if after.view.phase not in (TAKING, DISCARDING):
                drawn = []
            self._roll_in(drawn)
            self._table.flights.start(lambda: self._come_to_rest(then))

        gone = _leaving(told)
        if gone is not None:
            self._fly_off(gone, before, picked)
        self._table.flights.start(new_dice)

    def catch_up(self, position: Position) -> None:
        """Show what others did since the viewer's last turn, on the position it has led to.

        Dice leave the pool one after another, then what took their place rolls in. Whoever is in
        a hurry just begins: nothing here is waited for.
        """
        table = self._table
        since = since_last_turn(position.events, position.viewer)
        if position.view.phase not in (TAKING, DISCARDING):
            return
        table.show_taken(since)
        if not (table.look.tempo and table.isVisible() and since.gone):
            return
        fresh = self._fresh(since.drawn)
        for item in fresh:
            item.setVisible(False)

        def new_dice() -> None:
            for item in fresh:
                self._roll(item)
            table.flights.start(lambda: self._come_to_rest(_nothing), waited_for=False)

        for turn, event in enumerate(since.gone):
            self._leave(event, position, turn)
        table.flights.start(new_dice, waited_for=False)

    def _leave(self, event: DieTaken | DieDiscarded, position: Position, turn: int) -> None:
        """A die that is gone leaves from where the sorted pool would have it."""
        table = self._table
        dice = table.pool.dice
        nearest = min(dice, key=lambda item: abs(item.die - event.die), default=None)
        if nearest is None:
            return
        w = nearest.w
        end, _, fades = self._goal(event, position, w)
        item = DieItem(event.die, w, table.look, table.devicePixelRatioF())
        table.flights.launch(item)
        start = nearest.scenePos()
        table.flights.fly(item, start, end, 1.0, fades=fades, after=_FIRST + turn * _APART)

    def _come_to_rest(self, then: Callable[[], None]) -> None:
        for item in self._table.pool.dice:
            item.setVisible(True)
        then()

    def skip(self) -> None:
        while self.running:
            self._table.flights.finish()

    def drop(self) -> None:
        """Forget what moves: another position is about to be shown."""
        self.skip()
        self._table.dragging.end()

    # --- stages ---------------------------------------------------------------------

    def _fly_off(
        self, event: DieTaken | DieDiscarded, before: Position, picked: int | None
    ) -> None:
        table = self._table
        dice = table.pool.dice
        index = picked
        if index is None or index >= len(dice) or dice[index].die != event.die:
            index = next(i for i, item in enumerate(dice) if item.die == event.die)
        source = dice[index]
        source.setVisible(False)
        start, small_w = table.released or (source.scenePos(), source.w)
        end, w, fades = self._goal(event, before, source.w)
        item = DieItem(event.die, w, table.look, table.devicePixelRatioF())
        table.flights.launch(item)
        table.flights.fly(item, start, end, small_w / w, fades=fades)

    def _goal(
        self, event: DieTaken | DieDiscarded, before: Position, w: float
    ) -> tuple[QPointF, float, bool]:
        """Where the die flies to, how large it is there, and whether it fades on the way."""
        table = self._table
        if isinstance(event, DieDiscarded) or event.space == GONE:
            place = table.removed.rect.center()
            if not table.removed.isVisible():
                place = QPointF(table.pool.rect.right() + 40.0, table.pool.rect.top())
            return die_origin(place, w), w, True
        seen = table.building.seen
        if event.seat == before.viewer and event.space is not None and seen is not None:
            level = table.building.heights[event.space]
            if not seen.looking.flat:
                return seen.origin(event.space, level), seen.view.w, False
            return die_origin(seen.square(event.space).center(), w), w, False
        for screen in table.screens:
            if screen.person.seat == event.seat and screen.isVisible():
                return die_origin(screen.rect.center(), w), w, True
        taken = len(before.view.taken_by(event.seat))
        return die_origin(self._panel_place(event.seat, taken), w), w, True

    def _roll_in(self, drawn: Sequence[Die]) -> None:
        """New dice come out of the bag to the places where they now lie in the pool."""
        for item in self._fresh(drawn):
            self._roll(item)

    def _fresh(self, drawn: Sequence[Die]) -> list[DieItem]:
        """The dice of the pool that were drawn."""
        left = list(drawn)
        found = []
        for item in self._table.pool.dice:
            if item.die in left:
                left.remove(item.die)
                found.append(item)
        return found

    def _roll(self, item: DieItem) -> None:
        table = self._table
        item.setVisible(False)
        rolling = DieItem(item.die, item.w, table.look, table.devicePixelRatioF())
        table.flights.launch(rolling)
        start = die_origin(table.demand.bag_centre(), item.w)
        table.flights.roll(rolling, start, item.scenePos())


def _nothing() -> None:
    """Nobody waits."""


def _leaving(told: Sequence[Event]) -> DieTaken | DieDiscarded | None:
    return next((event for event in told if isinstance(event, DieTaken | DieDiscarded)), None)
