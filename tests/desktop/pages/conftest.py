"""Matches to list, and no litter between tests."""

import gc
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from blueprints_desktop.store.library import SUFFIX
from tests.desktop.driving import saved_match

MakeMatch = Callable[..., Path]


@pytest.fixture
def folder(tmp_path) -> Path:
    made = tmp_path / "matches"
    made.mkdir()
    return made


@pytest.fixture
def make_match(folder) -> MakeMatch:
    """Write a match of Blueprints played by lot for so many moves."""

    def make(name: str, title: str = "", moves: int = 4) -> Path:
        return saved_match(folder / f"{name}{SUFFIX}", moves=moves, title=title).path

    return make


@pytest.fixture(autouse=True)
def nothing_lingers() -> Iterator[None]:
    """What a test leaves behind is thrown away now, not in the middle of the next one's events."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
