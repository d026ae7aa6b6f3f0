"""Everything on the Skyline board is found by its public name."""

from blueprints_desktop.engine.chance import Chance
from tests.desktop.games.skyline.at_table import sit_at
from tests.support import play_on


def test_every_part_of_every_legal_move_is_found_by_name(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path)
    board, chance, several = city.board, Chance(5), 0
    for _ in range(60):
        moves = set(city.match.legal_moves())
        assert set(city.selection.paths.values()) == moves
        things = board.things()
        for path in city.selection.paths:
            several += len(path) > 1
            for name in path:
                assert board.rect().contains(things[name].center()), name
        play_on(city.match, chance, 1)
        city.show()
    assert several


def test_names_lead_to_their_move(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path)
    move = city.match.legal_moves()[-1]
    for name in city.selection.path_of(move):
        city.board.selector.press(name)
    assert city.chosen == [move]


def test_buildings_pawns_streets_tools_and_cards_are_found_by_name(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path, size=(1280, 800))
    play_on(city.match, Chance(3), 40)
    city.show()
    city.rest()
    things = city.board.things()
    for name in ("dice", "architect", "pawn.1", "pawn.2", "street.1", "plan", "turn", "seat.1"):
        assert city.board.rect().contains(things[name].center()), name
    assert {"tool.turn", "tool.flat", "tool.costs"} <= set(things)
    assert sum(name.startswith("building.") for name in things) > 4
    assert any(name.startswith("turn.") for name in things)
    city.board.clear()
    assert city.board.thing("cell.a1") is None
