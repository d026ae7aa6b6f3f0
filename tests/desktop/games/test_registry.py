"""The window finds what it has of a game by the names of modules, and does without those that lack."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from blueprints_desktop.desktop.games import registry as desktop_registry
from blueprints_desktop.desktop.games.game_words import seats_text
from blueprints_desktop.desktop.pages.art import paint_thumbnail
from blueprints_desktop.desktop.pages.home.home_page import HomePage
from blueprints_desktop.desktop.pages.matches.match_summary import MatchSummary
from blueprints_desktop.engine.errors import BadOption
from blueprints_desktop.games import registry

ABOUT = """
from blueprints_desktop.desktop.games.game_words import GameWords

def words():
    return GameWords("Fifth", "Build a fifth.", "Build a fifth, then rest.", 5)
"""
ART = """
from PySide6.QtGui import QColor

def paint_art(painter, cache, field, ratio, palette):
    painter.fillRect(field, QColor("#FF0000"))
"""
CUT = """
from PySide6.QtGui import QColor

def paint_thumbnail(painter, look, rect, ratio, view):
    if view.empty:
        return False
    painter.fillRect(rect, QColor("#00FF00"))
    return True
"""
PROGRESS = """
from blueprints_desktop.desktop.ui.board.board_api import Progress

def match_progress(view):
    return Progress("Hour 5")
"""
ROOMS = {"about": "texts", "progress": "texts", "art": "art", "thumbnail": "art"}
RED, GREEN = QColor("#FF0000"), QColor("#00FF00")


@pytest.fixture
def place(tmp_path: Path, monkeypatch) -> registry.Place:
    """Of a game with rules for 2 to 5; its packages are of this test alone, for what was found of
    one is remembered."""
    made = registry.Place(f"rules_{tmp_path.name}", f"window_{tmp_path.name}")
    monkeypatch.setitem(registry.GAMES, "fifth", made)
    monkeypatch.setitem(sys.modules, made.rules, SimpleNamespace(SEATS=range(2, 6)))
    return made


@pytest.fixture
def fifth(tmp_path: Path, place: registry.Place, monkeypatch) -> Callable[..., None]:
    """Put these modules into the folder of the game."""

    def make(**modules: str) -> None:
        folder = tmp_path / place.window
        folder.mkdir()
        (folder / "__init__.py").touch()
        for name, text in modules.items():
            room = folder / ROOMS[name]
            room.mkdir(exist_ok=True)
            (room / "__init__.py").touch()
            (room / f"{name}.py").write_text(text, encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)

    return make


def test_every_game_of_ours_is_shown() -> None:
    assert desktop_registry.shown_games() == list(registry.KEYS)


def test_a_game_that_is_added_is_among_the_keys(place, monkeypatch) -> None:
    assert list(registry.KEYS)[-1] == "fifth"
    assert registry.place("fifth") is place
    monkeypatch.delitem(registry.GAMES, "fifth")
    assert "fifth" not in registry.KEYS
    with pytest.raises(BadOption, match="fifth"):
        registry.place("fifth")


@pytest.mark.usefixtures("place")
def test_home_passes_over_a_game_without_a_folder(qtbot, appearance):
    known = list(registry.KEYS)[:-1]
    assert desktop_registry.shown_games() == known
    home = HomePage(appearance)
    qtbot.addWidget(home)
    assert [sheet.game for sheet in home.body.sheets] == known


def test_a_folder_without_a_board_is_not_shown(fifth):
    fifth(about=ABOUT, art=ART)
    assert "fifth" not in desktop_registry.shown_games()


def test_what_a_game_lacks_is_done_without(fifth):
    fifth(about=ABOUT, art=ART)
    assert desktop_registry.option_rows_of("fifth") == ()
    assert desktop_registry.keys_of("fifth") == []
    assert desktop_registry.progress_of("fifth") is None
    assert desktop_registry.teller_of("fifth") is None
    assert desktop_registry.sheet_words_of("fifth") is None
    assert desktop_registry.needs_curtain("fifth", None, 0)


def summary(view: object) -> MatchSummary:
    return MatchSummary(Path("a"), "fifth", "", (), None, finished=False, view=view)  # type: ignore[arg-type]


def middle_of_the_cut(appearance, view: object) -> QColor:
    picture = QPixmap(80, 80)
    painter = QPainter(picture)
    paint_thumbnail(painter, appearance.look, QRectF(0, 0, 80, 80), 1.0, summary(view))
    painter.end()
    return picture.toImage().pixelColor(40, 40)


def test_the_small_picture_is_the_games_or_else_its_drawing(appearance, fifth):
    fifth(about=ABOUT, art=ART, thumbnail=CUT)
    assert middle_of_the_cut(appearance, SimpleNamespace(empty=False)) == GREEN
    assert middle_of_the_cut(appearance, SimpleNamespace(empty=True)) == RED


def test_lists_say_where_a_match_stands_if_its_game_does(fifth):
    fifth(about=ABOUT, art=ART, progress=PROGRESS)
    assert summary(None).where == "Hour 5"
    assert summary(None).name == "Fifth"


def test_a_game_for_two_says_so(place, monkeypatch):
    assert seats_text("fifth") == "2–5 players"  # noqa: RUF001
    monkeypatch.setitem(sys.modules, place.rules, SimpleNamespace(SEATS=range(2, 3)))
    assert seats_text("fifth") == "2 players"
