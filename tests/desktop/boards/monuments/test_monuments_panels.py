"""Panels and cards of World Monuments where there is little room."""

import pytest
from PySide6.QtCore import QRectF

from blueprints_desktop.desktop.boards.monuments import seat_panel
from blueprints_desktop.desktop.boards.monuments.stock_slots import heap_ground, heap_size
from blueprints_desktop.desktop.drawing.lettering import Role, cap_height
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


@pytest.mark.parametrize("height", [672, 616, 536, 496, 456])
@pytest.mark.parametrize("held", [False, True])
def test_in_a_low_column_no_piece_stands_on_its_number(qtbot, tmp_path, height, held):
    """Nor in the row above: the screen over them gives way first, then they are smaller."""
    seated = seat_at(qtbot, tmp_path, size=(1280, height))
    if held:
        seated.board.show_private(seated.match.view(seated.match.to_act))
    else:
        seated.show(0)
    stock = seated.board.stock
    assert stock.parent() is seated.board.skeleton
    assert stock.stock is not None
    assert not stock.low
    for piece in range(6):
        field = stock.field(piece)
        w, ground = heap_size(field, stock.zoom), heap_ground(field, stock.zoom)
        number = field.bottom() - 14.0 * stock.zoom - cap_height(Role.FIGURE, stock.zoom) / 2
        assert ground + 1.03 * w < number, "its lower edge"
        assert ground - 2.1 * w >= field.top() - 1.0, "its upper edge"
        assert w > 5.0, "it can still be told"
        assert stock.body().contains(field)
        if held:
            assert not field.intersects(QRectF(stock.look_button.geometry()))


@pytest.mark.parametrize("height", [672, 616, 536, 496, 456])
@pytest.mark.parametrize("viewer", [-1, None])
def test_in_a_low_column_the_closed_screen_stands_over_its_words(qtbot, tmp_path, height, viewer):
    seated = seat_at(qtbot, tmp_path, size=(1280, height))
    seated.show(viewer)
    stock = seated.board.stock
    assert stock.stock is None
    top, high = stock.closed_screen()
    foot = stock.body().height() / stock.zoom - (68.0 if viewer == -1 else 17.0)
    assert top >= 40.0, "below the title"
    assert top + high < foot - 10.0
    assert high > 60.0
