"""One object for each data folder, for every thread of the program."""

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from threading import RLock
from typing import TypeVar

T = TypeVar("T")

_LOCK = RLock()


def one_per_folder(make: Callable[[Path], T]) -> Callable[[Path], T]:
    """Call a function once for each folder. Unlike ``functools.cache`` it never does so twice when
    two threads ask at the same time. The function must return at once: others wait for it."""
    made: dict[Path, T] = {}

    @wraps(make)
    def ask(folder: Path) -> T:
        with _LOCK:
            if folder not in made:
                made[folder] = make(folder)
            return made[folder]

    return ask
