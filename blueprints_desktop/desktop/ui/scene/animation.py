"""One queue for all that moves on a board. It plays the events of a move through one table.

A game's table says how each class of events is shown:

    ANIMATIONS: AnimationTable[Context] = {PieceDropped: _slide, DiceRolled: _roll}

    def _slide(event: PieceDropped, context: Context) -> Iterator[Stage]:
        yield Animation(lambda share: part.show_at(share), duration=300)     # plays, then goes on here
        yield [one, other]                                                   # play together

Such a function is a generator. What follows a ``yield`` runs when that stage is over, so each stage
begins with what the one before has left on the board. Events without an entry are not shown.

The board shows the new position when the queue is empty or skipped. So what is on the board after a
move depends on the position alone, not on what was animated.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QObject, Qt, QVariantAnimation
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene, QWidget

from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.engine.step import Event


@frozen(eq=False)
class Animation:
    """Something that takes its time. ``show`` is called with the share of it, from 0 to 1."""

    show: Callable[[float], object]
    duration: int
    """Milliseconds at normal tempo."""
    after: int = 0
    """Milliseconds from the beginning of its stage."""


Stage: TypeAlias = Animation | Sequence[Animation]
"""What plays together."""
Context = TypeVar("Context")
AnimationTable: TypeAlias = Mapping[type[Any], Callable[[Any, Context], Iterable[Stage]]]
"""How events are shown, by their class. The context is whatever a game's functions work on."""


def pause(duration: int) -> Animation:
    """Nothing moves: time to look."""
    return Animation(lambda _share: None, duration)


def eased(share: float, curve: QEasingCurve.Type = QEasingCurve.Type.InOutCubic) -> float:
    return QEasingCurve(curve).valueForProgress(share)


class AnimationQueue(QObject):
    """Plays stages one after another. It ends with the widget it belongs to."""

    def __init__(self, appearance: Appearance, widget: QWidget) -> None:
        super().__init__(widget)
        self._appearance, self._widget = appearance, widget
        self._stages: Iterator[Stage] = iter(())
        self._stage: Sequence[Animation] = ()
        self._items: list[QGraphicsItem] = []
        self._then: Callable[[], object] | None = None
        self._waited_for = True
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._show)
        self._clock.finished.connect(self._go_on)

    @property
    def running(self) -> bool:
        return self._then is not None

    @property
    def waited_for(self) -> bool:
        """Something plays, and nothing can be chosen before it is over."""
        return self.running and self._waited_for

    def wanted(self, table: AnimationTable[Any], events: Iterable[Event]) -> bool:
        """Animations are on, somebody looks, and the table has something to show."""
        shown = bool(self._appearance.look.tempo) and self._widget.isVisible()
        return shown and any(type(event) in table for event in events)

    def play_events(
        self,
        table: AnimationTable[Context],
        events: Iterable[Event],
        context: Context,
        then: Callable[[], object],
    ) -> None:
        """Show these events, then call ``then``."""
        told = [event for event in events if type(event) in table]
        self.play((stage for event in told for stage in table[type(event)](event, context)), then)

    def play(
        self, stages: Iterable[Stage], then: Callable[[], object], *, waited_for: bool = True
    ) -> None:
        """Show these stages, then call ``then``. ``waited_for``: nothing can be chosen before."""
        self.drop()
        self._stages, self._then, self._waited_for = iter(stages), then, waited_for
        self._go_on()

    def add_item(self, item: QGraphicsItem, scene: QGraphicsScene) -> None:
        """Put an item on top of a scene for the stage that comes next."""
        item.setZValue(1000.0)
        scene.addItem(item)
        self._items.append(item)

    @property
    def items(self) -> tuple[QGraphicsItem, ...]:
        """What is on a scene only for the stage that plays."""
        return tuple(self._items)

    def skip(self) -> None:
        """End all that plays and do what follows it."""
        then = self._then
        self.drop()
        if then is not None:
            then()

    def drop(self) -> None:
        """End all that plays. What would follow it is forgotten."""
        self._then, self._stages, self._stage = None, iter(()), ()
        self._clock.stop()
        self._remove_items()

    def _go_on(self) -> None:
        """End the stage that played, and begin the next one."""
        for each in self._stage:
            each.show(1.0)
        self._stage = ()
        self._remove_items()
        stage = next(self._stages, None)
        if stage is None:
            self.skip()
            return
        together = (stage,) if isinstance(stage, Animation) else tuple(stage)
        look = self._appearance.look
        lasts = max((look.ms(each.after + each.duration) for each in together), default=0)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(float(max(1, lasts)))
        self._clock.setDuration(max(1, lasts))
        self._stage = together
        self._show(0.0)
        self._clock.start()

    def _show(self, now: object) -> None:
        if isinstance(now, float):
            look = self._appearance.look
            for each in self._stage:
                along = (now - look.ms(each.after)) / max(1, look.ms(each.duration))
                each.show(max(0.0, min(1.0, along)))

    def _remove_items(self) -> None:
        for item in self._items:
            scene = item.scene()
            if scene is not None:
                scene.removeItem(item)
        self._items = []


class SpriteItem(QGraphicsPixmapItem):
    """A picture that moves over a scene."""

    def __init__(self, sprite: Sprite) -> None:
        super().__init__(sprite.pixmap)
        self.setOffset(-sprite.anchor)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
