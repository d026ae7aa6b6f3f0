"""In mid-turn: another language, theme or scale, and moves that are taken back and made again."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt

from blueprints_desktop.games.monuments.state import BUILDING
from tests.desktop.games.monuments.at_table import seat_at


@pytest.fixture
def walking(qtbot, tmp_path):
    """Two steps of four are made."""
    seated = seat_at(qtbot, tmp_path)
    seated.play_until(lambda match: match.state.turn >= 3)
    while len(seated.board.quarry.walking.took) < 2:
        seated.key(Qt.Key.Key_Return)
    return seated


@pytest.fixture
def building(qtbot, tmp_path):
    """A place is aimed at."""
    seated = seat_at(qtbot, tmp_path)
    seated.play_until(lambda match: match.state.phase == BUILDING)
    seated.key(Qt.Key.Key_Return)
    return seated


def test_another_language_is_spoken_everywhere_and_the_walk_stays(walking, install_pseudo):
    board, before = walking.board, walking.board.quarry.walking
    install_pseudo()
    assert board.quarry.walking == before
    said = [
        walking.prompt.detail,
        board.walk.accessibleName(),
        board.walk.accessibleDescription(),
        board.stock.accessibleName(),
        board.stock.look_button.text(),
        board.quarry.accessibleName(),
        board.quarry.accessibleDescription(),
        board.panels[0].accessibleDescription(),
        board.log.lines.data(board.log.lines.index(1, 0)),
        board.quarry.spots()[0].name,
    ]
    for words in said:
        assert "«" in words, words


def test_another_language_keeps_the_place_aimed_at(building, install_pseudo):
    board = building.board
    aimed = board.site.placing.aimed
    assert aimed is not None
    install_pseudo()
    assert board.site.placing.aimed == aimed
    for words in (
        building.prompt.detail,
        board.site.spots()[0].name,
        board.levels.accessibleName(),
    ):
        assert "«" in words, words


@pytest.mark.parametrize("where", ["walking", "building"])
def test_another_look_keeps_what_was_chosen(request, where):
    seated = request.getfixturevalue(where)
    board = seated.board
    before = board.quarry.walking, board.site.placing
    seen = [board.grab().toImage()]
    for name, value in (("theme", "dark"), ("scale", 150)):
        seated.settings.set(name, value)
        assert (board.quarry.walking, board.site.placing) == before
        seen.append(board.grab().toImage())
    assert all(one != other for one, other in pairwise(seen))


def test_a_walk_is_taken_back_and_made_again(walking):
    board, match = walking.board, walking.match
    before = board.quarry.worker_cell, board.quarry.layer.pieces
    walking.play(match.legal_moves()[0])
    after = board.quarry.worker_cell, board.quarry.layer.pieces
    assert after != before
    match.undo(1)
    walking.show()
    assert (board.quarry.worker_cell, board.quarry.layer.pieces) == before
    assert not board.quarry.walking.cells, "a turn begins anew"
    match.redo(1)
    walking.show()
    assert (board.quarry.worker_cell, board.quarry.layer.pieces) == after
