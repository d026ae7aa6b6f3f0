"""A piece that slides down the ramp: fast, and done at once when somebody is in a hurry."""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QTimer, QVariantAnimation

from blueprints_desktop.desktop.games.fits.board.hand_part import Held, PiecePart, hovering_row
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.games.fits.placements import Landing

PER_CELL, LONGEST = 60, 300
_PAUSE, _PATIENCE = 8, 12
"""Milliseconds after which is asked again whether what follows is drawn, and how often at most."""


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
        self._run.finished.connect(self._land)
        self._ready: Callable[[], bool] = lambda: True
        self._patience = 0
        self._resting = QTimer(self, singleShot=True, interval=_PAUSE)
        self._resting.timeout.connect(self._land)

    @property
    def running(self) -> bool:
        return self._then is not None

    def slide(self, landing: Landing, then: Callable[[], None], ready: Callable[[], bool]) -> None:
        """Down to its place; ``then`` when it lies there and all is ``ready`` for it.

        On a slow machine the piece rests a moment, rather than that all is drawn in one frame.
        """
        self._resting.stop()
        self._ready, self._patience = ready, _PATIENCE
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

    def _land(self) -> None:
        if self._ready() or not self._patience:
            self.finish()
        else:
            self._patience -= 1
            self._resting.start()

    def finish(self) -> None:
        """Be there at once."""
        self._resting.stop()
        then, self._then, self._landing = self._then, None, None
        self._run.stop()
        if then is not None:
            then()
            self._part.show_held(None)

    def drop(self) -> None:
        """Forget it: another position is about to be shown."""
        self._then, self._landing = None, None
        self._resting.stop()
        self._run.stop()
        self._part.show_held(None)
