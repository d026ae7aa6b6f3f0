"""What the boards mark of moves and of events can be found on them, and tells no secrets."""

from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication

from blueprints_desktop.bots.strategy import strategy_of
from blueprints_desktop.desktop.games.registry import board_of
from blueprints_desktop.desktop.ui.board.highlights import ADVICE
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games import registry
from blueprints_desktop.games.blueprints.events import DieTaken
from blueprints_desktop.games.blueprints.spaces import GONE
from tests.desktop.games.seating import Seated, position_of, seat
from tests.support import new_match, play_on, usual_seats

NOT_MARKED = {"next", "pass"}
"""Moves that happen nowhere on the board."""


def seated(key: str, qtbot: Any, folder: Any, seats: int | None = None) -> Seated:
    match = new_match(key, seats or usual_seats(key), 7)
    return seat(Seated, board_of(key), match, qtbot, folder)


@pytest.mark.parametrize("key", registry.KEYS)
def test_every_legal_move_marks_things_that_are_there(qtbot, tmp_path, key):
    table, chance, seen = seated(key, qtbot, tmp_path), Chance(5), 0
    while table.match.to_act is not None and seen < 60:
        table.show()
        things = table.board.things()
        for move in table.match.legal_moves()[:: 1 + len(table.match.legal_moves()) // 12]:
            told = table.board.move_highlights(move)
            assert bool(told) == (str(move) not in NOT_MARKED), move
            named = {name for each in told for name in each.named}
            shown = {name for name in named if not name.startswith("turn.")}
            assert not told or shown & set(things), move
            for name, outline in table.board.outlines(named).items():
                assert outline.boundingRect().width() > 4.0, name
        play_on(table.match, chance, 1)
        seen += 1
    QApplication.processEvents()


NOWHERE = {"victory", "points", "open", "won"}
"""Reasons that speak of the whole move, or that only the last one can have."""


@pytest.mark.parametrize("key", ["blueprints", "fits", "monuments", "skyline"])
def test_reasons_speak_of_things_that_are_there(qtbot, tmp_path, key):
    alone = 1 if 1 in registry.seats(key) else None
    table, chance = seated(key, qtbot, tmp_path, alone), Chance(5)
    strategy = strategy_of(table.match.game)
    marked, codes = set[str](), {*strategy.codes, *strategy.codes_ahead}
    for _ in range(90):
        if table.match.to_act is None:
            break
        table.show()
        things = table.board.things()
        for move in table.match.legal_moves()[:: 1 + len(table.match.legal_moves()) // 6]:
            for code in codes if str(move) not in NOT_MARKED else ():
                found = set(table.board.reason_things(move, code))
                assert {name for name in found if not name.startswith("cell.0")} <= set(things), (
                    code
                )
                marked |= {code} if found else set()
        play_on(table.match, chance, 1)
    assert codes - marked <= NOWHERE


def test_a_reason_that_speaks_of_nothing_marks_the_move(qtbot, tmp_path):
    table = seated("skyline", qtbot, tmp_path)
    while str(table.match.legal_moves()[0]) == "roll":
        play_on(table.match, Chance(2), 1)
    table.show()
    move = table.match.legal_moves()[0]
    table.board.show_reason(move, "victory")
    shown = table.board.highlights.of_group(ADVICE)
    assert [each.things for each in shown] == [
        each.things for each in table.board.move_highlights(move)
    ]


@pytest.mark.parametrize("key", registry.KEYS)
def test_what_the_others_did_marks_something(qtbot, tmp_path, key):
    table, marked = seated(key, qtbot, tmp_path), 0
    for _ in range(30):
        before = len(table.match.played)
        play_on(table.match, Chance(before), 1)
        if table.match.to_act is None:
            break
        table.show()
        marked += table.board.replay(before + 1)
        table.board.highlights.repaint()
    assert marked > 5


def test_a_die_of_another_player_marks_the_screen_and_not_the_space(qtbot, tmp_path):
    table = seated("blueprints", qtbot, tmp_path)
    shown = type(table.board).event_highlights[DieTaken]
    taken = DieTaken(1, 3, 5)
    own, other = next(iter(shown(taken.seen_by(1)))), next(iter(shown(taken.seen_by(0))))
    assert own.things == ("space.b3",)
    assert other.things == ("screen.2",)
    lost = next(iter(shown(DieTaken(1, 3, GONE).seen_by(0))))
    assert lost.things == ("removed",)


def test_dice_that_were_drawn_are_marked_each_once(qtbot, tmp_path):
    table = seated("blueprints", qtbot, tmp_path)
    play_on(table.match, Chance(2), 1)
    table.board.show_position(position_of(table.match, table.match.to_act))
    names = [name for name in table.board.things() if name.startswith("pool.")]
    assert len(names) == len(table.match.state.pool)


def test_the_cells_of_a_piece_of_fits_are_one_shape(qtbot, tmp_path):
    table = seated("fits", qtbot, tmp_path, 1)
    move = next(move for move in table.match.legal_moves() if "@" in str(move))
    _, lies = table.board.move_highlights(move)
    outlines = table.board.outlines(lies.things)
    whole = None
    for path in outlines.values():
        whole = path if whole is None else whole.united(path)
    assert whole is not None
    assert len(whole.simplified().toSubpathPolygons()) == 1


@pytest.mark.parametrize(("key", "moves"), [("blueprints", 6), ("monuments", 30), ("skyline", 24)])
def test_marks_turn_with_the_table(qtbot, tmp_path, key, moves):
    table = seated(key, qtbot, tmp_path)
    play_on(table.match, Chance(5), moves)
    while not any(str(move) not in {*NOT_MARKED, "roll"} for move in table.match.legal_moves()):
        play_on(table.match, Chance(5), 1)
    table.show()
    layer = table.board.highlights
    layer.show_group(ADVICE, table.board.move_highlights(table.match.legal_moves()[0]))
    before = layer.found()
    table.board.findChild(QAbstractButton, "tool.turn").click()
    after = layer.found()
    assert before
    assert set(after) == set(before)
    assert after != before
    layer.places_changed()
    assert layer.found() == after
