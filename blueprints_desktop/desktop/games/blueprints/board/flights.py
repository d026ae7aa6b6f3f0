"""Dice in the air: a die flies in an arc to its place, a new one rolls in from the bag."""

from collections.abc import Callable
from math import hypot, pi, sin

from PySide6.QtCore import QEasingCurve, QObject, QPointF
from PySide6.QtWidgets import QGraphicsScene

from blueprints_desktop.desktop.games.blueprints.board.die_item import DieItem
from blueprints_desktop.desktop.ui.scene.flight_animation import FlightAnimation
from blueprints_desktop.games.blueprints.dice import die_of, material_of, value_of

FLIGHT, ROLL = 280, 300
ARC, BOUNCE = 48.0, 3.0
_FACES = 3
_FAR, _QUICKEST = 160.0, 0.5
"""From this way on a flight is as high and long as it gets; the share of its time the shortest takes."""
_DROP = 0.8
"""From here on the die has arrived and settles."""


class DiceFlights(FlightAnimation):
    """Dice in flight, and rolling in."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._waited_for = True

    @property
    def waited_for(self) -> bool:
        """Something runs, and nothing can be done before it is over."""
        return self.running and self._waited_for

    @property
    def in_the_air(self) -> tuple[DieItem, ...]:
        return tuple(item for item in self._flying if isinstance(item, DieItem))

    def launch(self, item: DieItem) -> DieItem:
        """Put a die into the air, above everything."""
        item.grounded = False
        item.setZValue(100.0)
        self._scene.addItem(item)
        self._flying.append(item)
        return item

    def fly(
        self,
        item: DieItem,
        start: QPointF,
        end: QPointF,
        small: float,
        *,
        fades: bool = False,
        after: int = 0,
    ) -> None:
        """From ``start``, where it is ``small`` times its size, in an arc to ``end``.

        A short way is a low and quick one: what was dropped over its place only falls. It sets
        out ``after`` so many milliseconds.
        """
        look = item.look
        way = end - start
        far = min(1.0, hypot(way.x(), way.y()) / (_FAR * look.scale))

        def show(share: float) -> None:
            along = QEasingCurve(QEasingCurve.Type.InOutCubic).valueForProgress(
                min(1.0, share / _DROP)
            )
            place = start + way * along
            height = ARC * far * sin(pi * along)
            if share > _DROP:
                height = BOUNCE * sin(pi * (share - _DROP) / (1.0 - _DROP))
            item.setPos(place - QPointF(0.0, height * look.scale))
            item.setScale(small + (1.0 - small) * along)
            if fades:
                item.setOpacity(1.0 - 0.85 * along)

        duration = look.ms(round(FLIGHT * (_QUICKEST + (1.0 - _QUICKEST) * far)))
        self.add(show, duration, look.ms(after))

    def roll(self, item: DieItem, start: QPointF, end: QPointF) -> None:
        """Out of the bag, showing a few other faces on the way."""
        look, final = item.look, item.die

        def show(share: float) -> None:
            along = QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(share)
            height = 0.5 * ARC * look.scale * sin(pi * min(1.0, along * 1.1))
            item.setPos(start + (end - start) * along - QPointF(0.0, max(0.0, height)))
            item.setScale(0.55 + 0.45 * along)
            turn = int(share * (_FACES + 1))
            face = (value_of(final) - 1 + 2 * (_FACES - turn)) % 6 + 1 if turn < _FACES else 0
            shown = die_of(material_of(final), face) if face else final
            if shown != item.die:
                item.die = shown
                item.update()

        self.add(show, look.ms(ROLL))

    def start(self, then: Callable[[], None], *, waited_for: bool = True) -> None:
        """``waited_for``: nothing can be done before it is over."""
        self._waited_for = waited_for
        super().start(then)
