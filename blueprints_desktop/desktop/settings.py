"""What a person has set, kept between starts and announced when it changes."""

import json
from typing import Any

from PySide6.QtCore import QObject, QSettings, Signal

LANGUAGES = ("system", "en", "fr")
THEMES = ("system", "light", "dark")
ANIMATIONS = ("off", "fast", "normal", "slow")
PACES = ("off", "fast", "normal", "slow")
SCALES = range(80, 201, 10)

_CHOICES: dict[str, tuple[str, ...]] = {
    "language": LANGUAGES,
    "theme": THEMES,
    "animation": ANIMATIONS,
    "pace": PACES,
}
_DEFAULTS: dict[str, str | int | bool] = {
    "language": "system",
    "theme": "system",
    "animation": "normal",
    "pace": "normal",
    "scale": 100,
    "colour_safe": False,
    "confirm_turn": False,
}


class Settings(QObject):
    """The settings; a value that the file holds wrongly counts as not set.

    ``changed`` carries the name of what changed.
    """

    changed = Signal(str)

    def __init__(self, file: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file

    def get(self, name: str) -> Any:
        default = _DEFAULTS[name]
        value = self._file.value(name, default)
        if isinstance(default, bool):
            return {"true": True, "false": False}.get(str(value).lower(), default)
        if isinstance(default, int):
            return _number(value, default)
        return value if value in _CHOICES[name] else default

    def set(self, name: str, value: str | int | bool) -> None:
        if self.get(name) != value:
            self._file.setValue(name, value)
            self.changed.emit(name)

    @property
    def language(self) -> str:
        return str(self.get("language"))

    @property
    def theme(self) -> str:
        return str(self.get("theme"))

    @property
    def animation(self) -> str:
        return str(self.get("animation"))

    @property
    def pace(self) -> str:
        """How soon a computer player's move follows."""
        return str(self.get("pace"))

    @property
    def scale(self) -> int:
        """Text and board scale in per cent."""
        return int(self.get("scale"))

    @property
    def colour_safe(self) -> bool:
        return bool(self.get("colour_safe"))

    @property
    def confirm_turn(self) -> bool:
        return bool(self.get("confirm_turn"))

    def recall(self, name: str) -> Any:
        """Something remembered as JSON (the last new game, a window's place); None if nothing is."""
        try:
            return json.loads(str(self._file.value(f"memory/{name}", "null")))
        except ValueError:
            return None

    def remember(self, name: str, value: Any) -> None:
        self._file.setValue(f"memory/{name}", json.dumps(value))


def _number(value: object, default: int) -> int:
    try:
        number = int(str(value))
    except ValueError:
        return default
    return number if number in SCALES else default
