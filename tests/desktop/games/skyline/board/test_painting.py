"""Parts are painted anew only where something changed: nothing old may stay on the table."""

import pytest
from PySide6.QtCore import QRectF, Qt

from blueprints_desktop.desktop.games.skyline.cards.seat_panel import seat_card
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.values import SeatCard
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.skyline.phases import BUILDING, CARD
from tests.desktop.games.seating import position_of
from tests.desktop.games.skyline.at_table import sit_at
from tests.games.skyline.table import position
from tests.support import play_on


def test_a_board_that_went_through_a_game_looks_like_a_fresh_one(qtbot, tmp_path):
    seed = 3
    old = sit_at(qtbot, tmp_path / "old", seats=3, seed=seed, animation="off")
    for moves in (9, 7, 5, 4, 3, 2, 1):
        play_on(old.match, Chance(seed), moves)
        old.show()
        old.rest()
        old.board.grab()
        if old.match.state.phase in (BUILDING, CARD):
            old.key(Qt.Key.Key_Down)
            old.board.grab()
            old.show()
    new = sit_at(qtbot, tmp_path / "new", seats=3, seed=seed, animation="off")
    new.match = old.match
    new.show()
    for city in (old, new):
        city.rest()
    assert old.board.grab().toImage() == new.board.grab().toImage()


def test_the_next_player_is_told_what_is_new_to_them(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path)
    play_on(city.match, Chance(1), 12)
    told = []
    for viewer in (0, 1):
        city.board.show_position(position_of(city.match, viewer))
        city.rest()
        lines = city.board.log.lines
        told.append([lines.index(row).data() for row in range(lines.rowCount())])
    divider = "since your last turn"
    assert [divider in lines for lines in told] == [True, False]


def test_rents_that_are_alike_are_told_together(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path)
    city.show_state(position("0B:c3 01:a1,f6 02:f1 1B:d3", "c3"))
    city.rest()
    told = city.board.panels[0].accessibleDescription().replace("\u2009", "")
    assert "Rents 100 · 20 · 2\N{MULTIPLICATION SIGN}10" in told
    assert told.endswith("Each other pawn pays about 23 per lap")


@pytest.mark.parametrize("room", [80.0, 110.0, 150.0, 400.0])
def test_rents_are_called_rents_however_little_room_there_is(qtbot, tmp_path, room):
    city = sit_at(qtbot, tmp_path)
    city.show_state(position("0B:c3,c4 01:a1,f6,e2 02:f4 1B:d3", "c3"))
    city.rest()
    panel = city.board.panels[0]
    panel.lie_at(QRectF(0.0, 0.0, room + 70.0, 124.0))
    (words,) = (text for text in panel.shown_texts() if text.startswith("Rents"))
    assert words.startswith("Rents 200")


def test_in_the_strip_a_change_of_cash_gives_way_to_the_name(qtbot, tmp_path):
    """Where there is room, it stands beside the name."""
    city = sit_at(qtbot, tmp_path, seats=4, size=(800, 420))
    city.rest()
    panel = city.board.panels[0]
    assert panel.strip
    shown = []
    for name in ("Ada", "Wilhelmina Featherstones"):
        panel.person = Person(0, name, panel.person.colour)
        panel.show_seat(SeatCard())
        panel.show_seat(seat_card(city.table.model, 0, -120))
        shown.append("\N{MINUS SIGN}120" in panel.shown_texts())
    assert shown == [True, False]


def test_the_lots_of_the_plan_grow_with_its_card(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path)
    plan = city.board.plan
    small = plan.part_rect("f6")
    city.board.resize(1920, 950)
    large = plan.part_rect("f6")
    assert large.width() > small.width()
    assert plan.rect().contains(large)
    city.settings.set("scale", 150)
    assert plan.rect().contains(plan.part_rect("f6"))
    assert plan.part_rect("f6") != large
