"""Matches to list, and no litter between tests."""

import gc
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games import registry
from blueprints_desktop.store.header import Header, Player
from blueprints_desktop.store.library import SUFFIX
from blueprints_desktop.store.saved_match import SavedMatch
from tests.support import data_of

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
        box = registry.box("blueprints")
        options = box.options()
        players = (Player("a", "Ada", 0), Player("b", "Bruno", 1))
        header = Header(
            name, title, "2026-01-01T10:00:00+00:00", box, box.rules, players, options, 5,
            data_of(box, options),
        )  # fmt: skip
        saved = SavedMatch.begin(header, folder / f"{name}{SUFFIX}")
        chance = Chance(7)
        while moves and saved.match.to_act is not None:
            saved.play(chance.pick(saved.match.legal_moves()))
            moves -= 1
        assert saved.path is not None
        return saved.path

    return make


@pytest.fixture(autouse=True)
def nothing_lingers() -> Iterator[None]:
    """What a test leaves behind is thrown away now, not in the middle of the next one's events."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
