"""What just happened, shown as movement: acts that are played one after another.

Each act is a function of how far it has come. The next one is asked for when the one before is
over, so it starts from the scenery which that one has left.
"""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QAbstractAnimation, QPointF, QVariantAnimation

from blueprints_desktop.desktop.games.skyline.board.acts import acts_of
from blueprints_desktop.desktop.games.skyline.board.money import MoneyLayer
from blueprints_desktop.desktop.games.skyline.board.stage import Act, AnimationStage
from blueprints_desktop.desktop.games.skyline.board.table_view import SkylineTableView
from blueprints_desktop.desktop.games.skyline.cards.seat_panel import SeatPanels
from blueprints_desktop.desktop.games.skyline.facts.sight import SkylineModel
from blueprints_desktop.engine.step import Event


class SkylineAnimations:
    """Plays the events of one move on the table and around it."""

    def __init__(
        self,
        table: SkylineTableView,
        seats: SeatPanels,
        money: MoneyLayer,
        purse: Callable[[int], QPointF],
    ) -> None:
        self._table, self._seats, self._money, self._purse = table, seats, money, purse
        self._acts: Iterator[Act] = iter(())
        self._act: Act | None = None
        self._then: Callable[[], None] | None = None
        self._running = QVariantAnimation(table)
        self._running.setStartValue(0.0)
        self._running.setEndValue(1.0)
        self._running.valueChanged.connect(self._show)
        self._running.finished.connect(self._next)

    @property
    def running(self) -> bool:
        return self._then is not None

    def possible(self, told: Sequence[Event]) -> bool:
        """Movement is wanted, and somebody looks."""
        return bool(self._table.look.tempo) and self._table.isVisible() and bool(told)

    def run(
        self,
        told: Sequence[Event],
        before: SkylineModel,
        after: SkylineModel,
        then: Callable[[], None],
    ) -> None:
        """Play the events; ``then`` when all is still."""
        stage = AnimationStage(self._table, self._seats, self._money, self._purse, before, after)
        self._acts = acts_of(told, stage)
        self._then = then
        self._next()

    def _next(self) -> None:
        if self._then is None:
            return
        if self._act is not None:
            self._act.show(1.0)
        self._act = next(self._acts, None)
        if self._act is None:
            self._finish()
            return
        self._running.setDuration(max(1, self._table.look.ms(self._act.length)))
        self._running.start()

    def _show(self, share: object) -> None:
        if self._act is not None and isinstance(share, float):
            self._act.show(share)

    def _finish(self) -> None:
        then, self._then = self._then, None
        self._stop()
        if then is not None:
            then()

    def skip(self) -> None:
        """What moves is over: the position that comes now shows it all."""
        if self.running:
            self._finish()

    def drop(self) -> None:
        """Forget what moves, and who waits for it: another position is about to be shown."""
        self._then = None
        self._stop()

    def _stop(self) -> None:
        self._acts, self._act = iter(()), None
        if self._running.state() != QAbstractAnimation.State.Stopped:
            self._running.stop()
        self._money.clear()
