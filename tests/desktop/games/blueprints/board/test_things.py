"""Everything on the Blueprints board is found by its public name."""

import pytest

from blueprints_desktop.desktop.ui.board.highlights import LESSON, Highlight
from blueprints_desktop.games.blueprints.spaces import NAMES
from tests.desktop.games.blueprints.at_table import seat_at


@pytest.mark.parametrize("moves", [0, 1])
def test_every_part_of_every_legal_move_is_found_by_name(qtbot, tmp_path, moves):
    """Also of the second step with two players, in which a die is discarded."""
    seated = seat_at(qtbot, tmp_path, seats=2)
    for _ in range(moves):
        seated.match.play(seated.match.legal_moves()[0])
    seated.show()
    paths = seated.board.selector.selection.paths
    assert set(paths.values()) == set(seated.match.legal_moves())
    for name in {name for path in paths for name in path}:
        area = seated.board.thing(name)
        assert area is not None, name
        assert seated.board.rect().contains(area.center()), name


def test_a_name_leads_to_its_move(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    move = seated.match.legal_moves()[-1]
    for name in seated.board.selector.selection.path_of(move):
        seated.board.selector.press(name)
    assert seated.chosen == [move]


def test_a_press_on_a_thing_is_a_press_on_its_name(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    table, things = seated.table, seated.table.things()
    for index in range(len(seated.match.state.pool)):
        assert table.thing_at(table.mapToScene(things[f"die.{index + 1}"].center())) == (
            f"die.{index + 1}"
        )


def test_everything_else_on_the_table_has_a_name(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=2)
    things = set(seated.board.things())
    other = 2 - seated.match.to_act
    assert {"pool", "bag", "demand", "removed", "ruler", f"screen.{other}", "plan"} <= things
    assert {f"space.{name}" for name in NAMES} <= things
    assert {name for name in things if name.startswith("seat.1.")}
    assert {name for name in things if name.startswith("score.")}


def test_behind_the_curtain_nothing_private_is_found(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.choose(0)
    seated.board.clear()
    assert not any(name.startswith("space.") for name in seated.board.things())


def test_at_the_end_of_a_round_things_are_those_of_its_page(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=2)
    board, match = seated.board, seated.match
    while not match.state.results:
        match.play(match.legal_moves()[0])
    seated.show()
    board.skip()
    things = set(board.things())
    assert {"end.sheet-1", "end.panel-2", "end.panel-1.bonus", "end.panel-1.round-points"} <= things
    assert not {"pool", "plan", "seat.1"} & things
    marked = ("end.panel-1",)
    board.highlights.show_group(LESSON, (Highlight(marked),))
    assert board.highlights.isVisibleTo(board)
    assert set(board.highlights.found()) == set(marked)
    board.resize(board.width() - 100, board.height() - 50)
    assert board.highlights.size() == board.size()
    assert board.highlights.found()[marked[0]].boundingRect().width() <= board.width()
    board.show_table()
    assert "pool" in board.things()
    assert board.highlights.parent() is board.board_frame
