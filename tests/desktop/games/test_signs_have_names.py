"""Every sign on a card or panel that is painted without its word has a tip with its name."""

from collections.abc import Iterator
from typing import Any

import pytest

from blueprints_desktop.desktop.games.registry import board_of
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.card_widget import CardWidget
from blueprints_desktop.desktop.ui.cards.layout import lay_out
from blueprints_desktop.desktop.ui.cards.seat_panel import SeatPanel
from blueprints_desktop.desktop.ui.cards.values import Picture, SeatCard, Sign, words_of
from blueprints_desktop.desktop.ui.scene.scene_view import SceneView
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games import registry
from tests.desktop.games.seating import Seated, position_of, seat
from tests.desktop.stages import stages_of
from tests.support import new_match, play_on, usual_seats

STAGES = [
    (game, seats, moves)
    for game in registry.KEYS
    for seats in (2, usual_seats(game))
    for name, moves in stages_of(game).items()
    if moves >= 0 and "over" not in name and "board" not in name
]


def nameless(card: CardWidget) -> Iterator[object]:
    """Signs and pictures with no tip of their own, unless words stand in the same part."""
    assert card.card is not None
    layout = lay_out(card.card, card.body(), card.zoom)
    for index, leaf in enumerate(layout.leaves):
        if not isinstance(leaf.leaf, Sign | Picture):
            continue
        middle = leaf.rect.center()
        tip = card.tip_at(middle.toPoint())
        own = tip is not None and bool(tip.text) and tip.area != card.body().toAlignedRect()
        around = [part for part in layout.parts if index in range(*part.leaves.indices(1 << 20))]
        worded = around and any(any(words_of(item)) for item in around[-1].items)
        if not own and not worded:
            yield leaf.leaf.icon if isinstance(leaf.leaf, Sign) else leaf.leaf.key


@pytest.mark.parametrize(("game", "seats", "moves"), STAGES)
def test_every_sign_of_a_card_tells_its_name(qtbot, tmp_path, game, seats, moves):
    match = new_match(game, seats, 7)
    play_on(match, Chance(5), moves)
    table = seat(Seated, board_of(game), match, qtbot, tmp_path)
    found = {
        name: list(nameless(card))
        for name, card in table.board.cards.items()
        if isinstance(card, CardWidget) and card.isVisibleTo(table.board) and card.card is not None
    }
    assert len(found) >= seats, "every player has a panel"
    assert {name: signs for name, signs in found.items() if signs} == {}


@pytest.mark.parametrize(("game", "seats", "moves"), STAGES)
def test_every_landmark_of_a_board_can_be_asked_by_pointing(qtbot, tmp_path, game, seats, moves):
    match = new_match(game, seats, 7)
    play_on(match, Chance(5), moves)
    table = seat(Seated, board_of(game), match, qtbot, tmp_path)
    table.board.show_position(position_of(match, match.to_act))
    asked = 0
    for view in table.board.findChildren(SceneView):
        if not view.isVisibleTo(table.board):
            continue
        for spot in view.landmarks():
            path = view.outline(spot.thing, spot.rect)
            at = next((p for p in _points_in(path.boundingRect()) if path.contains(p)), None)
            assert at is not None, spot.name
            tip = view.tip_about(at)
            assert tip is not None, spot.name
            assert tip.text or tip.rule, (
                spot.name
            )  # what stands there in words needs none of them again
            asked += 1
    assert asked


def _points_in(area: Any) -> Iterator[Any]:
    middle = area.center()
    yield middle
    for across in range(1, 20):
        for down in range(1, 20):
            point = area.topLeft()
            point.setX(area.left() + area.width() * across / 20)
            point.setY(area.top() + area.height() * down / 20)
            yield point


def test_flag_level_and_chip_of_a_panel_tell_what_they_mean(qtbot, appearance):
    panel = SeatPanel(Person(0, "Zaha", 1, "journeyman"), appearance)
    qtbot.addWidget(panel)
    panel.resize(260, 140)
    panel.show_seat(SeatCard(began=True, chip="next", chip_tip="When the turn comes", rule="round"))
    names = [name for name in ("flag", "level", "chip") if panel.part_rect(name) is not None]
    assert names == ["flag", "level", "chip"]
    tips = {name: panel.tip_at(panel.part_rect(name).center()) for name in names}
    assert "started" in tips["flag"].text
    assert "ourneyman" in tips["level"].text
    assert tips["chip"].text == "When the turn comes"
    assert {tip.rule for tip in tips.values()} == {"round"}, "F1 leads on from the panel's rule"
