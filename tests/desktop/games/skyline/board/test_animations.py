"""What is shown while a move is played ends where the position is; it can be skipped."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.games.skyline.board.animations import (
    ANIMATIONS,
    SkylineContext,
)
from blueprints_desktop.desktop.games.skyline.board.city import scenery_of
from blueprints_desktop.desktop.games.skyline.board.selection import SkylineSelection
from blueprints_desktop.desktop.games.skyline.facts.view_model import SkylineModel
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.skyline.moves import ROLL
from tests.desktop.games.seating import position_of
from tests.desktop.games.skyline.at_table import shown_changes, sit_at
from tests.games.skyline.table import position
from tests.support import play_on


def model_at(city):
    seen = position_of(city.match, city.match.to_act)
    return SkylineModel(seen, city.board.people, SkylineSelection(), city.match.game.deck)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 6)])
def test_the_animations_of_every_move_lead_to_its_position(qtbot, tmp_path, seats, seed):
    city = sit_at(qtbot, tmp_path, seats, seed)
    chance = Chance(seed)
    table = city.table
    while city.match.to_act is not None:
        before = model_at(city)
        table.show_model(before)
        play_on(city.match, chance, 1)
        after = model_at(city)
        moved = {}
        context = SkylineContext(
            table, city.board.money, moved.update, lambda _seat: QPointF(9, 9), after
        )
        for event in city.match.played[-1].step.events:
            for animation in ANIMATIONS.get(type(event), lambda *_: ())(event, context):
                assert animation.duration > 0
                for share in (0.0, 0.6, 1.0):
                    animation.show(share)
        shown, wanted = table.city.scenery, scenery_of(city.match.state)
        assert shown.buildings == wanted.buildings
        assert shown.pawns == wanted.pawns
        assert shown.architect == wanted.architect
        assert shown.moving == ()
        held = enumerate(before.state.cash)
        cash = tuple(amount + moved.get(seat, 0) for seat, amount in held)
        assert cash == city.match.state.cash


def test_a_move_is_shown_then_settles_once(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path, animation="fast")
    play_on(city.match, Chance(1), 1)
    city.animate()
    assert city.board.moving
    assert city.settled == []
    qtbot.waitUntil(lambda: len(city.settled) == 1)
    assert not city.board.moving
    assert city.table.city.scenery == scenery_of(city.match.state)


@pytest.mark.parametrize("how", ["key", "click", "enter"])
def test_any_key_or_click_ends_what_moves_and_decides_nothing(qtbot, tmp_path, how):
    city = sit_at(qtbot, tmp_path, animation="slow")
    play_on(city.match, Chance(1), 1)
    city.animate()
    if how == "key":
        city.key(Qt.Key.Key_Right)
    elif how == "click":
        city.click_dice()
    else:
        city.board.press_primary()
    assert not city.board.moving
    assert len(city.settled) == 1
    assert city.chosen == []
    assert city.table.city.scenery == scenery_of(city.match.state)


def test_another_position_drops_what_moves(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path, animation="slow")
    play_on(city.match, Chance(1), 1)
    city.animate()
    city.show()
    assert not city.board.moving
    assert city.settled == []


def test_without_animation_all_is_there_at_once(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path)
    play_on(city.match, Chance(1), 1)
    city.animate()
    assert len(city.settled) == 1
    assert not city.board.moving


def test_the_city_sinks_in_steps_and_nothing_ticks_afterwards(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path, animation="fast")
    city.table.flatten()
    city.table.turn(1)
    assert city.table.changing
    qtbot.waitUntil(lambda: not city.table.changing)
    assert city.table.city.sunk == 6
    city.table.flatten()
    city.board.skip()
    assert city.table.city.sunk == 0
    assert not city.table.changing


def test_a_cleared_board_shows_nothing(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path)
    play_on(city.match, Chance(3), 40)
    city.show()
    city.board.clear()
    QApplication.processEvents()  # nor does anything follow
    assert city.table.city.scenery.buildings == {}
    assert city.table.model is None
    assert city.lit == set()
    assert city.board.log.lines.rowCount() == 0


def test_a_roll_takes_away_what_the_turn_before_it_changed(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path, animation="slow")
    chance = Chance(1)
    while city.match.legal_moves() != [ROLL] or not shown_changes(city):
        play_on(city.match, chance, 1)
        city.show()
        city.rest()
    city.match.play(ROLL)
    city.animate()
    assert city.board.moving
    assert shown_changes(city) == []


def test_the_architect_on_his_way_protects_nothing(qtbot, tmp_path):
    """His shield is not left behind on the roof that he has left."""
    city = sit_at(qtbot, tmp_path)
    city.show_state(position("01:b2 11:d2", "b2"))
    guarded = city.table.grab().toImage()
    city.table.architect_leaves()
    assert city.table.grab().toImage() != guarded
    city.show_state(position("01:b2 11:d2", "b2"))
    assert city.table.grab().toImage() == guarded
