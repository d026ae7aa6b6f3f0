"""The look of what cannot scroll: no larger than the window bears.

Text follows any scale, since it scrolls. A table is seen as a whole: board, bars and the pages of
its ends share the room of the window, so they give way together.
"""

from PySide6.QtCore import QObject, QSize

from blueprints_desktop.desktop.theme.theme import Appearance, Look

LEAST = QSize(720, 520)
"""What the closest arrangement of a table needs at 100 %."""
_AIRY, _CLOSE = 800.0, 560.0
"""From that height at 100 % on there is air around everything; under the other there is least."""
_STEP, _AIR_STEP = 0.05, 0.25
"""Drawings are made anew for every scale: while a window is dragged they are for a few only."""


def borne(scale: float, size: QSize, least: QSize = LEAST) -> float:
    """The scale that a window of that size has room for, at most the one wished for.

    >>> borne(1.0, QSize(1280, 800)), borne(2.0, QSize(1440, 1040)), borne(2.0, QSize(1280, 800))
    (1.0, 2.0, 1.5)
    """
    room = min(size.width() / least.width(), size.height() / max(1, least.height()))
    if room >= scale:
        return scale
    return min(scale, max(1.0, int(room / _STEP + 1e-6) * _STEP))


def airiness(height: float) -> float:
    """How much air there is around words in a window of a height in pixels at 100 %.

    >>> airiness(800), airiness(680), airiness(540)
    (1.0, 0.5, 0.0)
    """
    share = max(0.0, min(1.0, (height - _CLOSE) / (_AIRY - _CLOSE)))
    return round(share / _AIR_STEP) * _AIR_STEP


class FittedAppearance(Appearance):
    """Follows another appearance, with its scale as far as there is room for it."""

    def __init__(
        self, whole: Appearance, parent: QObject | None = None, least: QSize = LEAST
    ) -> None:
        """``least``: what is needed at 100 %; no height where it scrolls up and down."""
        QObject.__init__(self, parent)
        self._whole = whole
        self._size, self._least = QSize(), least
        self.look = whole.look
        whole.changed.connect(self._on_changed)
        whole.taken.connect(self.taken)

    def fit(self, size: QSize) -> None:
        """The page has that much room now."""
        self._size = size
        fitted = self._fitted()
        if (fitted.scale, fitted.air) != (self.look.scale, self.look.air):
            self._on_changed()
            self.taken.emit()

    def _on_changed(self) -> None:
        self.look = self._fitted()
        self.changed.emit()

    def _fitted(self) -> Look:
        look, size = self._whole.look, self._size
        if not size.isValid():
            return look
        scale = borne(look.scale, size, self._least)
        air = airiness(size.height() / scale) if self._least.height() else 1.0
        return look._replace(scale=scale, air=air)
