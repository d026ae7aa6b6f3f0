"""What just happened, shown as movement: a die leaves the pool, new ones roll in.

Two stages. First the taken or removed die flies off while the old position still lies there;
then the new position is put down and its new dice come out of the bag.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF

from blueprints_desktop.desktop.boards.blueprints.die_item import DieItem
from blueprints_desktop.desktop.boards.blueprints.table_view import TableView
from blueprints_desktop.desktop.boards.contract import Position
from blueprints_desktop.desktop.drawing.dice import die_origin
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.blueprints.dice import Die
from blueprints_desktop.games.blueprints.events import DiceDrawn, DieDiscarded, DieTaken
from blueprints_desktop.games.blueprints.spaces import GONE
from blueprints_desktop.games.blueprints.state import DISCARDING, TAKING

Show = Callable[[Position], None]


class Movement:
    """Plays the events of one move on the table."""

    def __init__(self, table: TableView, panel_place: Callable[[int, int], QPointF]) -> None:
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
        self._table.end_drag()

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
        start, small_w = source.scenePos(), source.w
        end, w, fades = self._goal(event, before, small_w)
        item = DieItem(event.die, w, table.look, table.devicePixelRatioF())
        table.flights.launch(item)
        table.flights.fly(item, start, end, small_w / w, fades)

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
        table = self._table
        left = list(drawn)
        for item in table.pool.dice:
            if item.die not in left:
                continue
            left.remove(item.die)
            item.setVisible(False)
            rolling = DieItem(item.die, item.w, table.look, table.devicePixelRatioF())
            table.flights.launch(rolling)
            start = die_origin(table.demand.bag_centre(), item.w)
            table.flights.roll(rolling, start, item.scenePos())


def _leaving(told: Sequence[Event]) -> DieTaken | DieDiscarded | None:
    return next((event for event in told if isinstance(event, DieTaken | DieDiscarded)), None)
