"""The cards at the right keep to themselves, however low the window is."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.games.skyline.cards.seat_panel import seat_card
from blueprints_desktop.desktop.ui.cards.layout import lay_out
from blueprints_desktop.desktop.ui.cards.seat_panel import panel_card
from blueprints_desktop.desktop.ui.cards.values import Picture
from blueprints_desktop.desktop.ui.frame.frame_layout import Format
from blueprints_desktop.engine.chance import Chance
from tests.desktop.driving import unpainted
from tests.desktop.games.skyline.at_table import sit_at
from tests.support import play_on

HEIGHTS = (404, 444, 484, 524, 564, 584, 604, 624, 672, 760, 900)
"""Of boards, between the bars: those of windows from 520 to about 1020."""


def heights_where_cards_stand(city):
    """Make the window as low as it gets and higher again, where cards are beside the board."""
    with unpainted(city.board):
        for high in HEIGHTS:
            city.board.resize(1366, high)
            QApplication.processEvents()
            if city.board.board_frame.format is Format.WIDE:
                yield high


def test_nothing_of_the_plan_lies_on_its_title(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path)
    plan = city.board.plan
    titled = set()
    for _ in heights_where_cards_stand(city):
        lots = QRectF(plan.part_rect("a1")) | QRectF(plan.part_rect("f6"))
        side = lots.width() / 6
        street = lots.adjusted(-0.8 * side, -0.8 * side, 0.8 * side, 0.8 * side)
        titled.add(bool(plan.shown_texts()))
        title = 24.0 if plan.shown_texts() else 0.0
        assert plan.body().adjusted(0.0, title, 0.0, 0.0).contains(street)
    assert True in titled


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_steps_of_a_turn_stand_on_their_card(qtbot, tmp_path, seats):
    city = sit_at(qtbot, tmp_path, seats=seats)
    turn, chance = city.board.turn, Chance(seats)
    for _ in range(14):
        city.show()
        city.rest()
        heights = 0
        for _ in heights_where_cards_stand(city):
            heights += 1
            areas = [QRectF(turn.part_rect(name)) for name in turn.part_names()]
            assert areas
            assert all(turn.body().contains(area) for area in areas)
            assert areas[-1].bottom() + 6 < turn.body().bottom()
        assert heights
        play_on(city.match, chance, 3)


def test_a_step_that_grows_gets_its_room(qtbot, tmp_path):
    """What is told changes while the window does not."""
    city = sit_at(qtbot, tmp_path, size=(1366, 524))
    turn, chance = city.board.turn, Chance(8)
    heights = set()
    for _ in range(40):
        city.show()
        city.rest()
        last = QRectF(turn.part_rect(turn.part_names()[-1]))
        assert turn.body().contains(last)
        heights.add(round(last.height()))
        play_on(city.match, chance, 1)
    assert len(heights) > 1


@pytest.mark.parametrize(
    ("width", "strip", "kind"),
    [
        (236, False, "towers"),
        (300, True, "towers"),
        (210, True, "towers"),
        (168, True, "tower"),
    ],
)
def test_all_towers_of_a_player_stand_on_the_panel_where_they_fit(
    qtbot, tmp_path, width, strip, kind
):
    """In the narrowest strip, one tower is as full as the share of those that stand."""
    city = sit_at(qtbot, tmp_path, seats=3)
    panel, model = city.board.panels[0], city.table.model
    seat = seat_card(model, 0, 1360 - model.state.cash[0])
    card = panel_card(panel.person, seat, strip)
    layout = lay_out(card, QRectF(0, 0, width, 64 if strip else 124), 1.0)
    pictures = [leaf.leaf.key for leaf in layout.leaves if isinstance(leaf.leaf, Picture)]
    assert next(key for key in pictures if key[0] != "floor")[:3] == (kind, 0, 6)
