"""A piece that slides down the ramp: fast, and done at once when somebody is in a hurry."""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.fits.hand_part import Held, PiecePart, hovering_row
from blueprints_desktop.games.fits.placements import Landing

PER_CELL, LONGEST = 60, 300


class Sliding(QObject):
    """Moves one piece from above the glass to where it comes to lie."""

    def __init__(self, part: PiecePart, appearance: Appearance, parent: QObject) -> None:
        super().__init__(parent)
        self._part = part
        self._appearance = appearance
        self._landing: Landing | None = None
        self._then: Callable[[], None] | None = None
        self._run = QVariantAnimation(self)
        self._run.setEasingCurve(QEasingCurve.Type.InQuad)
        self._run.valueChanged.connect(self._show)
        self._run.finished.connect(self.finish)

    @property
    def running(self) -> bool:
        return self._then is not None

    def slide(self, landing: Landing, then: Callable[[], None]) -> None:
        """Down to its place; ``then`` when it lies there."""
        start = hovering_row(landing.piece, landing.turn)
        end = float(min(row for row, _ in landing.cells))
        self._landing, self._then = landing, then
        time = min(LONGEST, round(PER_CELL * max(1.0, end - start)))
        self._run.setStartValue(start)
        self._run.setEndValue(end)
        self._run.setDuration(max(1, self._appearance.look.ms(time)))
        self._show(start)
        self._run.start()

    def _show(self, row: float) -> None:
        landing = self._landing
        if landing is not None:
            self._part.show_held(
                Held(landing.piece, landing.turn, landing.column, row, lifted=False)
            )

    def finish(self) -> None:
        """Be there at once."""
        then, self._then, self._landing = self._then, None, None
        self._run.stop()
        if then is not None:
            then()
            self._part.show_held(None)

    def drop(self) -> None:
        """Forget it: another position is about to be shown."""
        self._then, self._landing = None, None
        self._run.stop()
        self._part.show_held(None)
