"""What a person has set, kept between starts and announced when it changes.

The file may hold anything: another program or a person may have edited it, or a disk spoiled it. A
value that is not what was asked for counts as not set, whatever it is, and that is logged.

The file is read once. What changes is written at once. While another program holds the lock of the
file, writing is tried again and again: Qt itself would wait for it without a limit.
"""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QLockFile, QObject, QSettings, QStandardPaths, QTimer, Signal

from blueprints_desktop import places
from blueprints_desktop.engine.input_files import UnreadableFile, check_regular_file

T = TypeVar("T")

LANGUAGES = ("system", "en", "fr")
THEMES = ("system", "light", "dark")
ANIMATIONS = ("off", "fast", "normal", "slow")
PACES = ("off", "fast", "normal", "slow")
SCALES = range(80, 201, 10)
FINISHES = AFTER_GRACE, WITH_ENTER, AT_ONCE = ("grace", "enter", "at once")

LARGEST_FILE = 4_000_000
"""In bytes. A settings file holds a few thousand."""
LONGEST_TEXT = 4096
LOCKED_SECONDS = 0.1
"""After how long it is tried again to write the file."""


def settings_in(path: Path) -> QSettings:
    """Open the settings file.

    Qt would block on a pipe for ever and read a huge file whole, so such a file is renamed first. If
    it cannot be renamed, the settings are kept in another file beside it.
    """
    try:
        if check_regular_file(path).st_size > LARGEST_FILE:
            path = _set_aside(path)
    except UnreadableFile:
        path = _set_aside(path)
    except OSError:
        pass  # there is none yet, or Qt reports that it cannot be read
    return QSettings(str(path), QSettings.Format.IniFormat)


def _set_aside(path: Path) -> Path:
    """Rename a file that holds no settings; return the path to use from now on."""
    from datetime import datetime

    aside = path.with_name(f"{path.stem} damaged {datetime.now():%Y-%m-%d %H%M%S}{path.suffix}")
    try:
        path.rename(aside)
    except OSError:
        path = path.with_name(f"{path.stem} new{path.suffix}")
    _warn("the settings file is no regular file or too large; another one is used")
    return path


def _warn(message: str, *facts: object) -> None:
    """Log a warning. Home is on the screen sooner without the logging module."""
    import logging

    logging.getLogger(__name__).warning(message, *facts)


def text(value: object) -> str | None:
    """A string of usual length that can be written to a file."""
    if not isinstance(value, str) or len(value) > LONGEST_TEXT:
        return None
    value.encode()  # a lone surrogate raises UnicodeEncodeError
    return value


def texts(value: object) -> list[str] | None:
    """A list of such strings."""
    if not isinstance(value, list):
        return None
    found = [text(each) for each in value]
    return [each for each in found if each is not None]


class Setting(Generic[T]):
    """Something that can be set to one of a few values."""

    def __init__(self, default: T, choices: Iterable[T]) -> None:
        self.default = default
        self.choices = {str(choice).lower(): choice for choice in choices}
        """By what the file holds."""

    def __set_name__(self, _owner: object, name: str) -> None:
        self._name = name

    def __get__(self, settings: "Settings", _owner: object) -> T:
        value: T = settings.get(self._name)
        return value


class Settings(QObject):
    """The settings; a value that the file holds wrongly counts as not set.

    ``changed`` carries the name of what changed.
    """

    changed = Signal(str)

    language = Setting("system", LANGUAGES)
    theme = Setting("system", THEMES)
    animation = Setting("normal", ANIMATIONS)
    pace = Setting("normal", PACES)
    """How soon a computer player's move follows."""
    scale = Setting(100, SCALES)
    """Text and board scale in per cent."""
    colour_safe = Setting(False, (False, True))
    finish_turn = Setting(AFTER_GRACE, FINISHES)
    """When a move that ends a turn or reveals something is played."""

    def __init__(self, file: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = file.fileName()
        self._values = _read(file)
        self._take_over()
        self._unwritten: dict[str, Any] = {}
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._write)
        self._spoiled: set[str] = set()

    def _take_over(self) -> None:
        """Version 1 had a switch: confirm turns, or play at once."""
        if str(self._values.get("confirm_turn", "")).lower() == "true":
            self._values.setdefault("finish_turn", WITH_ENTER)

    def get(self, name: str) -> Any:
        setting: Setting[Any] = vars(Settings)[name]
        default = setting.default
        try:
            return setting.choices.get(str(self._values.get(name, default)).lower(), default)
        except Exception as error:  # whatever Qt makes of a spoiled value
            self._say_spoiled(name, error)
            return default

    def set(self, name: str, value: str | int | bool) -> None:
        if self.get(name) != value:
            self._store(name, value)
            self.changed.emit(name)

    def recall(self, name: str, check: Callable[[Any], T | None]) -> T | None:
        """Return something that was remembered as JSON, such as the last new game, or None.

        ``check`` gets the value and returns it as its caller needs it. If it returns None or raises,
        the value counts as not set.
        """
        try:
            stored = self._values.get(f"memory/{name}", "null")
            if stored == "null":
                return None
            value = json.loads(str(stored))
            checked = check(value)
        except (
            Exception
        ) as error:  # json, check and Qt fail in many ways; none may stop the program
            self._say_spoiled(name, error)
            return None
        if checked is None and value is not None:
            self._say_spoiled(name)
        return checked

    def _say_spoiled(self, name: str, error: Exception | None = None) -> None:
        """Log it once for each setting. The value is left out: it may hold names."""
        if name not in self._spoiled:
            self._spoiled.add(name)
            kind = "wrong value" if error is None else type(error).__name__
            _warn("setting %s counts as not set (%s)", name.partition("/")[0], kind)

    def remember(self, name: str, value: Any) -> None:
        self._store(f"memory/{name}", json.dumps(value))

    # --- the file -------------------------------------------------------------------

    def finish(self, seconds: float) -> bool:
        """Write what is not written, trying for so many seconds; return whether it is written."""
        end = monotonic() + seconds
        while not self._write():
            if monotonic() >= end:
                _warn("settings were not written: another program holds the lock")
                return False
            sleep(LOCKED_SECONDS)
        return True

    def _store(self, key: str, value: str | int | bool) -> None:
        self._values[key] = value
        self._unwritten[key] = value
        self._write()

    def _write(self) -> bool:
        """Write, unless another program holds the lock: then try again soon, without waiting.

        QSettings itself would wait for the lock. It is used in the window's thread only: a QObject
        that is made and destroyed in a thread of Python's can crash the program.
        """
        if not self._unwritten:
            return True
        lock = QLockFile(f"{self._path}.lock")
        if lock.tryLock(0):
            lock.unlock()
        elif lock.error() == QLockFile.LockError.LockFailedError:
            self._soon.start(round(LOCKED_SECONDS * 1000))
            return False
        file = QSettings(self._path, QSettings.Format.IniFormat)
        while self._unwritten:
            file.setValue(*self._unwritten.popitem())
        file.sync()
        if file.status() != QSettings.Status.NoError:
            _warn("settings cannot be written: %s", file.status().name)
        return True


def _read(file: QSettings) -> dict[str, Any]:
    """All that the file holds, but for values that Qt cannot make anything of."""
    values = {}
    for key in file.allKeys():
        try:
            values[key] = file.value(key)
        except Exception as error:
            _warn("a setting cannot be read (%s)", type(error).__name__)
    return values


# --- the person's folders ---------------------------------------------------------


def data_folder() -> Path:
    """What the program keeps for the person."""
    where = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(where))


def settings_file() -> Path:
    where = QStandardPaths.StandardLocation.AppConfigLocation
    return Path(QStandardPaths.writableLocation(where)) / "settings.ini"


def game_folders(game: str) -> list[Path]:
    """Where the data of a game lies: the shipped folder, then the person's own.

    What a game has many of, such as boards, is looked for in this order, so that nothing shipped
    is replaced; what it has one of, its deck, is the owner's where there is one.
    """
    return [places.resources() / game, data_folder() / game]
