"""Which lessons were completed at this computer, and where the others were left."""

from typing import Any

from blueprints_desktop.desktop.settings import Settings

_KEY = "lessons"
_DONE = "done"
MOST_STEPS = 1000


class LessonProgress:
    """Reads and writes what the settings remember of lessons, by their names."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def is_done(self, name: str) -> bool:
        return self._known.get(name) == _DONE

    def left_at(self, name: str) -> int:
        """The step at which it was left; 0: at the beginning."""
        step = self._known.get(name, 0)
        return step if isinstance(step, int) else 0

    def note_done(self, name: str) -> None:
        self._note(name, _DONE)

    def note_left(self, name: str, step: int) -> None:
        """A lesson that was completed once stays so."""
        if not self.is_done(name):
            self._note(name, step)

    def _note(self, name: str, value: str | int) -> None:
        known = self._known
        if known.get(name) != value:
            self._settings.remember(_KEY, {**known, name: value})

    @property
    def _known(self) -> dict[str, str | int]:
        return self._settings.recall(_KEY, _checked) or {}


def _checked(value: Any) -> dict[str, str | int] | None:
    """Only the valid entries."""
    if not isinstance(value, dict):
        return None
    return {
        name: given
        for name, given in value.items()
        if given == _DONE or (type(given) is int and 0 <= given <= MOST_STEPS)
    }
