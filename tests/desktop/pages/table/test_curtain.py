"""The curtain's words in windows with little room."""

import pytest

from blueprints_desktop.desktop.pages.table import curtain
from blueprints_desktop.desktop.ui.board.board_api import Person
from tests.desktop.writing import watch_writing

TURN = "it’s your turn"


@pytest.mark.parametrize(("scale", "told"), [(100, True), (150, False), (200, False)])
def test_nothing_is_written_over_the_name(qtbot, monkeypatch, appearance, settings, scale, told):
    settings.set("scale", scale)
    page = curtain.Curtain(appearance)
    qtbot.addWidget(page)
    page.resize(720, 520)
    texts = watch_writing(monkeypatch, curtain)
    page.wait_for(Person(0, "Zoé", 1), "Round 1 of 3")
    page.grab()
    assert "Zoé" in texts
    assert "Over to Zoé! Everyone else, please look away." in texts
    assert (TURN in texts) == told
