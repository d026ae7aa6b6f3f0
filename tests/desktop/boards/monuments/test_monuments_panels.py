"""The players' panels of World Monuments where there is little room."""

from blueprints_desktop.desktop.boards.monuments import seat_panel
from blueprints_desktop.engine.chance import Chance
from tests.desktop.boards.monuments.monuments_table import seat_at
from tests.desktop.boards.seating import position_of
from tests.desktop.writing import watch_writing
from tests.support import play_on


def test_in_the_strip_a_panel_tells_its_bricks_whole(qtbot, tmp_path, monkeypatch):
    seated = seat_at(qtbot, tmp_path, seats=4, size=(720, 392))
    play_on(seated.match, Chance(5), 60)
    texts = watch_writing(monkeypatch, seat_panel)
    seated.board.show_position(position_of(seated.match, seated.match.to_act))
    for panel in seated.board.panels:
        panel.grab()
    assert any("brick" in text for text in texts)
    assert not any("brick" in text and text.endswith("\N{HORIZONTAL ELLIPSIS}") for text in texts)
