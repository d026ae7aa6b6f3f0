"""Home comes up with no more work than it needs: counted, for clocks decide nothing in tests."""

import gc
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from blueprints_desktop.desktop.app import startup_patches
from tests.desktop.driving import saved_match

ROOT = Path(__file__).resolve().parents[3]
START = """
import inspect, json, sys

from blueprints_desktop.desktop.app import startup_patches

startup_patches.begin()
read = []
ordinary = inspect.getsource
inspect.getsource = lambda thing: read.append(thing.__name__) or ordinary(thing)

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from blueprints_desktop.desktop.app.main import begin_log, build_window, keep_drawings
from blueprints_desktop.desktop.app.command_line import StartRequest
from blueprints_desktop.desktop.pages.home.home_page import HomeBody

laid_out = []
arrange = HomeBody.arrange
HomeBody.arrange = lambda self, *size: laid_out.append(size) or arrange(self, *size)

app = QApplication(["start"])
app.setApplicationName("blueprints-desktop")
begin_log(StartRequest())
keep_drawings()
window = build_window()
window.resize(760, 540)
window.show()
app.processEvents()
continues = window.home.body.card.isVisible()
told = {"modules": sorted(sys.modules), "read": read, "laid_out": laid_out, "card": continues}
print(json.dumps(told))
"""
NOT_FOR_HOME = (
    "argparse",
    "attrs",
    "blueprints_desktop.desktop.diagnostics.dialogs",
    "blueprints_desktop.desktop.diagnostics.log_file",
    "blueprints_desktop.desktop.pages.new_game.new_game_page",
    "blueprints_desktop.desktop.pages.table.table_page",
    "blueprints_desktop.engine.game",
    "blueprints_desktop.engine.match",
    "blueprints_desktop.store.reading",
    "blueprints_desktop.store.saved_match",
    "datetime",
    "logging.handlers",
    "numpy",
    "pyqtgraph",
    "sqlite3",
    "tomllib",
    "xml.etree.ElementTree",
    "xml.parsers.expat",
)


def start(home: Path) -> dict[str, Any]:
    folders = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"), str(home))
    done = subprocess.run(
        [sys.executable, "-c", START],
        env={**os.environ, **folders, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    told: dict[str, Any] = json.loads(done.stdout)
    return told


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a start of the program that finds no match loads and does."""
    return start(tmp_path_factory.mktemp("home"))


@pytest.mark.parametrize("module", NOT_FOR_HOME)
def test_home_does_not_load(started: dict[str, Any], module: str) -> None:
    rules = [name for name in started["modules"] if name.startswith("blueprints_desktop.games.")]
    assert module not in started["modules"], f"home loads of the rules: {', '.join(rules)}"


def test_home_loads_no_board(started: dict[str, Any]) -> None:
    board = ("board.board", "board.board_api", "frame.frame", "narration", "progress", "thumbnail")
    loaded = [name for name in started["modules"] if name.endswith(tuple(f".{b}" for b in board))]
    assert not loaded


def test_a_match_to_go_on_with_is_read_by_the_first_start_only(tmp_path: Path) -> None:
    """The next one finds what was kept of it; a clock is all it needs besides."""
    saved_match(tmp_path / "blueprints-desktop" / "matches" / "a.match", moves=6)
    first, second = start(tmp_path), start(tmp_path)
    assert first["card"]
    assert second["card"]
    assert "blueprints_desktop.engine.match" in first["modules"]
    assert set(second["modules"]).isdisjoint({*NOT_FOR_HOME} - {"datetime"})


def test_no_source_is_read(started: dict[str, Any]) -> None:
    assert started["read"] == []


def test_home_is_laid_out_for_the_size_it_has(started: dict[str, Any]) -> None:
    widths = {width for width, _ in started["laid_out"]}
    assert len(started["laid_out"]) <= 2, "a second time only to make room for a scroll bar"
    assert all(width > 700 for width in widths)


@pytest.fixture
def collector() -> Iterator[None]:
    yield
    gc.unfreeze()
    gc.enable()


@pytest.mark.usefixtures("collector")
def test_garbage_is_collected_again_when_home_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "shibokensupport.feature", SimpleNamespace())
    finders = list(sys.meta_path)
    startup_patches.begin()
    assert sys.meta_path == finders
    assert not gc.isenabled()
    startup_patches.end()
    assert gc.isenabled()
    assert gc.get_freeze_count() > 0


@pytest.mark.usefixtures("collector")
def test_a_pyside_that_works_in_another_way_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    other = SimpleNamespace(looks="elsewhere")
    monkeypatch.setitem(sys.modules, "shibokensupport.feature", other)
    startup_patches.begin()
    assert vars(other) == {"looks": "elsewhere"}


def test_what_was_put_off_is_loaded_when_it_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another PySide6 may want something of its writers of type stubs."""
    put_off = startup_patches.LazyModule("colorsys")
    monkeypatch.setitem(sys.modules, "colorsys", put_off)
    import colorsys

    assert colorsys is put_off
    assert not hasattr(colorsys, "__path__")
    assert colorsys.rgb_to_hls(1.0, 1.0, 1.0) == (0.0, 1.0, 0.0)
    from colorsys import hls_to_rgb

    assert hls_to_rgb(0.0, 1.0, 0.0) == (1.0, 1.0, 1.0)
    assert sys.modules["colorsys"] is not put_off
