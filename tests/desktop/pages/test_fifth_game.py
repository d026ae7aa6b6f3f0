"""A game that is on the shelf but has no words in the window yet is passed over, not stumbled on."""

import pytest

from blueprints_desktop.desktop.pages.game_words import shown_games
from blueprints_desktop.desktop.pages.home import HomePage
from blueprints_desktop.games import registry


def test_home_passes_over_a_game_without_words(qtbot, appearance, monkeypatch: pytest.MonkeyPatch):
    known = shown_games()
    assert known == list(registry.KEYS)
    monkeypatch.setattr(registry, "KEYS", (*registry.KEYS, "fifth"))
    assert shown_games() == known
    home = HomePage(appearance, {"blueprints"})
    qtbot.addWidget(home)
    assert [sheet.game for sheet in home.body.sheets] == known
