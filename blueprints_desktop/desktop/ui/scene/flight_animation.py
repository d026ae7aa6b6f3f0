"""Things on their way over the table: all of one stage run together and can be cut short."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QParallelAnimationGroup, QVariantAnimation
from PySide6.QtWidgets import QGraphicsItem

Show = Callable[[float], None]


class FlightAnimation(QObject):
    """One stage of movement at a time; when it is over, what flew is gone again."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._flying: list[QGraphicsItem] = []
        self._group: QParallelAnimationGroup | None = None
        self._then: Callable[[], None] | None = None

    @property
    def running(self) -> bool:
        return self._then is not None

    def add(self, show: Show, duration: int, after: int = 0) -> None:
        """Let ``show`` be told its share from 0 to 1, ``after`` so many milliseconds."""
        if self._group is None:
            self._group = QParallelAnimationGroup(self)
        run = QVariantAnimation(self._group)
        whole = max(1, duration + after)
        run.setDuration(whole)
        run.setStartValue(0.0)
        run.setKeyValueAt(after / whole, 0.0)
        run.setEndValue(1.0)
        run.valueChanged.connect(show)
        show(0.0)
        self._group.addAnimation(run)

    def start(self, then: Callable[[], None]) -> None:
        """Run what was added; afterwards nothing is in the air and ``then`` is called."""
        self._then = then
        if self._group is None:
            self.finish()
            return
        self._group.finished.connect(self.finish)
        self._group.start()

    def finish(self) -> None:
        """Be done at once."""
        group, then = self._group, self._then
        self._group, self._then = None, None
        if group is not None:
            group.finished.disconnect()
            group.stop()
            group.deleteLater()
        for item in self._flying:
            scene = item.scene()
            if scene is not None:
                scene.removeItem(item)
        self._flying = []
        if then is not None:
            then()
