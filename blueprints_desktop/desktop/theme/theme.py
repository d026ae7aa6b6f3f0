"""The look in force: palette, scale and tempo. It announces changes and fits windows."""

from typing import NamedTuple, Self

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication

from blueprints_desktop.desktop.drawing.palette import Palette, palette
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache
from blueprints_desktop.desktop.settings import Settings

_TEMPO = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0}


class Look(NamedTuple):
    """What painting needs to know. A change makes a new one."""

    palette: Palette
    scale: float
    """1.0 is 100 %; sizes in the drawings are multiplied by it."""
    tempo: float
    """What durations are multiplied by; 0: no travel, only short fades."""
    pixmaps: PixmapCache
    air: float = 1.0
    """How much of the air around words there is room for: 1 all of it, 0 the least."""

    def px(self, size: float) -> int:
        """A size at 100 % in whole pixels at the present scale."""
        return round(size * self.scale)

    def spaced(self, usual: float, least: float) -> int:
        """A size in whole pixels that shrinks where there is little room, before letters do."""
        return self.px(least + (usual - least) * self.air)

    def ms(self, duration: int) -> int:
        """A duration at the present tempo."""
        return round(duration * self.tempo)

    def is_like(self, other: "Look") -> bool:
        """Everything is painted the same with both."""
        same = (self.palette.key, self.scale, self.tempo, self.air)
        return same == (other.palette.key, other.scale, other.tempo, other.air)

    def magnified(self, times: float) -> Self:
        """The same look with everything larger, for what has more room than it was drawn for."""
        return self if times == 1.0 else self._replace(scale=self.scale * times)


def _flag(value: object) -> bool | None:
    return value if isinstance(value, bool) else None


class Appearance(QObject):
    """Keeps the look in step with the settings and the system's colour scheme."""

    changed = Signal()
    """Parts take the new look: colours, letters, sizes."""
    taken = Signal()
    """All parts have taken the new look. Their sizes are valid now."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._pixmaps = PixmapCache()
        self.look = self._make()
        settings.changed.connect(self._on_setting)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._renew)

    def switched(self, name: str, *, default: bool) -> bool:
        """How the player left a switch of a board; ``default``: it was never pressed."""
        kept = self._settings.recall(f"switch-{name}", _flag)
        return default if kept is None else kept

    def keep_switch(self, name: str, on: bool) -> None:
        """Remember a switch of a board for the next game."""
        self._settings.remember(f"switch-{name}", on)

    def _on_setting(self, name: str) -> None:
        if name in ("theme", "scale", "animation", "colour_safe"):
            self._renew()

    def _renew(self) -> None:
        self.look = self._make()
        self.changed.emit()
        self.taken.emit()

    def _make(self) -> Look:
        settings = self._settings
        theme = settings.theme
        if theme == "system":
            dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        else:
            dark = theme == "dark"
        return Look(
            palette(dark, settings.colour_safe),
            settings.scale / 100,
            _TEMPO[settings.animation],
            self._pixmaps,
        )


LEAST = QSize(720, 520)
"""What the closest arrangement of a table needs at 100 %."""
_AIRY, _CLOSE = 800.0, 560.0
"""From that height at 100 % on there is air around everything; under the other there is least."""
_STEP, _AIR_STEP = 0.05, 0.25
"""Steps of scale and air. Drawings are made for every scale, so a dragged window has only a few."""


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
        self._whole, self._settings = whole, whole._settings
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


class HeldAppearance(Appearance):
    """Follows another appearance, but keeps its scale while it is held."""

    def __init__(self, whole: Appearance, parent: QObject | None = None) -> None:
        QObject.__init__(self, parent)
        self._whole, self._settings = whole, whole._settings
        self._scale: float | None = None
        """The one that is kept; None: it is not held."""
        self.look = whole.look
        whole.changed.connect(self._follow)
        whole.taken.connect(self.taken)

    @property
    def held(self) -> bool:
        return self._scale is not None

    def hold(self) -> None:
        self._scale = self.look.scale

    def let_go(self) -> None:
        """Take the scale that was chosen meanwhile."""
        if self.held:
            self._scale = None
            self._follow()
            self.taken.emit()

    def _follow(self) -> None:
        look = self._whole.look
        self.look = look if self._scale is None else look._replace(scale=self._scale)
        self.changed.emit()
