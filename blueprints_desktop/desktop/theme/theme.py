"""How everything looks at the moment: palette, scale and tempo, announced when they change."""

from typing import NamedTuple, Self

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from blueprints_desktop.desktop.drawing.palette import Palette, palette
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache
from blueprints_desktop.desktop.settings import Settings

_TEMPO = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0}


class Look(NamedTuple):
    """What painting needs to know. A new one is made whenever anything of it changes."""

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
        """A size that gives way where room is dear, long before letters do, in whole pixels."""
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


class Appearance(QObject):
    """Keeps the look in step with the settings and the system's colour scheme."""

    changed = Signal()
    """Parts take the new look: colours, letters, sizes."""
    taken = Signal()
    """All parts have: whoever arranges them can rely on what they measure."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._pixmaps = PixmapCache()
        self.look = self._make()
        settings.changed.connect(self._on_setting)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._renew)

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
