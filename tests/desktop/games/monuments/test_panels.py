"""Panels and cards of World Monuments where there is little room."""

import pytest
from PySide6.QtCore import QRectF

from blueprints_desktop.desktop.drawing.typography import Role, cap_height
from blueprints_desktop.desktop.games.monuments.cards.stock_card import heap_ground, heap_size
from blueprints_desktop.engine.chance import Chance
from tests.desktop.games.monuments.at_table import seat_at
from tests.desktop.games.seating import position_of
from tests.support import play_on


def test_in_the_strip_no_panel_cuts_its_words(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=4, size=(720, 392))
    play_on(seated.match, Chance(5), 60)
    seated.board.show_position(position_of(seated.match, seated.match.to_act))
    texts = [text for panel in seated.board.panels for text in panel.shown_texts()]
    assert len(texts) > len(seated.board.panels)
    assert not any(text.endswith("\N{HORIZONTAL ELLIPSIS}") for text in texts)


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
    assert stock.parent() is seated.board.board_frame
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
