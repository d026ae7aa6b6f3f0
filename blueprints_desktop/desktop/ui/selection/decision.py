"""What all boards' decisions have in common: they change step by step, and end in one whole move."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal


class Decision(QObject):
    """Says when the choice so far ``changed`` and when a move is ``made``."""

    changed = Signal()
    made = Signal(object)

    def __init__(self, confirms: Callable[[], bool], parent: QObject) -> None:
        """``confirms`` tells whether the last part is held until it is pressed once more."""
        super().__init__(parent)
        self._confirms = confirms

    @property
    def begun(self) -> bool:
        """Part of a move was chosen by a press or a key; what is only pointed at does not count."""
        raise NotImplementedError

    def start_over(self) -> None:
        """Drop every part that was chosen."""
        raise NotImplementedError
