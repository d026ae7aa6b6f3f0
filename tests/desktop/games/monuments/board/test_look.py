"""The monument can be looked at from the quarry, and nothing is lost by it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.games.monuments.art.quarry import TRACK
from blueprints_desktop.games.monuments.state import BUILDING
from tests.desktop.games.monuments.at_table import seat_at


def shows_monument(board) -> bool:
    return board.centre.current is board.site and board.levels.isVisibleTo(board)


def test_the_monument_can_be_looked_at_while_a_walk_is_chosen(stacked):
    board = stacked.board
    stacked.click_cell(board.quarry.walking.next_cells[0])
    walking = board.quarry.walking
    stacked.key(Qt.Key.Key_B)
    assert shows_monument(board)
    open_now = {
        board.site.site.laid(brick)
        for brick in stacked.match.game.plan.in_mask(stacked.match.state.open)
    }
    assert set(board.site.content.others) == open_now
    stacked.key(Qt.Key.Key_B)
    assert board.centre.current is board.quarry
    QTest.mouseClick(board.centre.monument_button, Qt.MouseButton.LeftButton)
    assert shows_monument(board)
    assert stacked.prompt.secondary == board.centre.monument_button.text() == "Back to the quarry"
    board.press_secondary()
    assert board.centre.current is board.quarry
    assert board.quarry.walking == walking, "what was chosen so far stays"


def test_enter_only_leads_back_from_the_monument(seated):
    seated.key(Qt.Key.Key_B)
    seated.key(Qt.Key.Key_Return)
    assert seated.board.centre.current is seated.board.quarry
    assert seated.board.quarry.walking.pointed_cell is None
    assert not seated.chosen


def test_a_hint_and_a_move_are_seen_in_the_quarry(seated):
    board = seated.board
    seated.key(Qt.Key.Key_B)
    board.suggest(seated.match.legal_moves()[0])
    assert board.centre.current is board.quarry
    seated.key(Qt.Key.Key_B)
    seated.play(seated.match.legal_moves()[0])
    assert board.centre.current is board.quarry


def test_on_the_building_site_there_is_nothing_to_look_up_from(seated):
    seated.key(Qt.Key.Key_B)
    seated.play_until(lambda match: match.state.phase == BUILDING)
    assert seated.board.centre.monument_button.isHidden()
    seated.key(Qt.Key.Key_B)
    assert seated.board.centre.current is seated.board.site
    free = seated.match.game.plan.in_mask(seated.match.state.open)
    assert seated.board.site.open_places == tuple(free), (
        "also those for bricks that only others have"
    )


@pytest.mark.parametrize("size", [(1280, 672), (1024, 572), (700, 420)])
def test_the_way_to_the_monument_lies_off_the_quarry(qtbot, tmp_path, size):
    board = seat_at(qtbot, tmp_path, size=size).board
    track = board.quarry.pit.ellipse(TRACK[1])
    corners = board.quarry.mapToScene(board.centre.monument_button.geometry())
    assert not track.intersects(corners.boundingRect())
