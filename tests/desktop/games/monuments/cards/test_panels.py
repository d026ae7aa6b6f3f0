"""Panels and cards of World Monuments where there is little room."""

import pytest

from blueprints_desktop.desktop.games.monuments.board.selection import own_part
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.monuments.pieces import KINDS
from tests.desktop.games.monuments.at_table import seat_at
from tests.desktop.games.seating import position_of
from tests.support import play_on


def test_in_the_strip_no_panel_cuts_its_words(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=4, size=(720, 388))
    play_on(seated.match, Chance(5), 60)
    seated.board.show_position(position_of(seated.match, seated.match.to_act))
    texts = [text for panel in seated.board.panels for text in panel.shown_texts()]
    assert len(texts) > len(seated.board.panels)
    assert not any(text.endswith("\N{HORIZONTAL ELLIPSIS}") for text in texts)


def test_in_the_strip_whoever_has_no_turn_is_told_by_bricks(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=4, size=(720, 388))
    play_on(seated.match, Chance(5), 60)
    position = position_of(seated.match, seated.match.to_act)
    seated.board.show_position(position)
    builders = {seat for _, seat in position.view.placed}
    assert builders
    for panel in seated.board.panels:
        if panel.person.seat in builders:
            assert len(panel.shown_texts()) >= 3, "name, a line, the score"


@pytest.mark.parametrize("height", [672, 616, 536, 496, 456])
@pytest.mark.parametrize("held", [False, True])
def test_in_a_low_column_every_kind_of_piece_has_room(qtbot, tmp_path, height, held):
    """The screen over them gives way first, then they are smaller."""
    seated = seat_at(qtbot, tmp_path, size=(1280, height))
    if held:
        seated.board.show_private(seated.match.view(seated.match.to_act))
    else:
        seated.show(0)
    stock = seated.board.stock
    assert stock.parent() is seated.board.board_frame
    assert stock.stock is not None
    fields = [stock.part_rect(own_part(piece)) for piece in KINDS]
    for number, field in enumerate(fields):
        assert stock.body().contains(field)
        assert field.height() > 40, "it can still be told"
        middle = field.adjusted(1, 1, -1, -1)
        assert not any(middle.intersects(other) for other in fields[:number])
        if held:
            assert not middle.intersects(stock.look_button.geometry())


@pytest.mark.parametrize("height", [672, 616, 536, 496, 456])
@pytest.mark.parametrize("viewer", [-1, None])
def test_in_a_low_column_the_closed_screen_stands_over_its_words(qtbot, tmp_path, height, viewer):
    seated = seat_at(qtbot, tmp_path, size=(1280, height))
    seated.show(viewer)
    stock = seated.board.stock
    assert stock.stock is None
    title, foot = stock.part_rect("title"), stock.part_rect("foot")
    assert foot.top() - title.bottom() > 60, "the screen is between them"
    assert "The screen is closed." in stock.shown_texts()
    if viewer == -1:
        assert foot.bottom() < stock.look_button.y()
