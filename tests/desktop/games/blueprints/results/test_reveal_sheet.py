"""The sheet of a player at the reveal."""

import pytest
from PySide6.QtCore import QRectF, QSizeF

from blueprints_desktop.desktop.games.blueprints.facts.result_facts import SeatRound
from blueprints_desktop.desktop.games.blueprints.results.reveal import reveal_sheet
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.layout import lay_out
from blueprints_desktop.games.blueprints.deck import BlueprintCard
from blueprints_desktop.games.blueprints.dice import STONE, die_of
from tests.desktop.driving import NAMES
from tests.desktop.games.blueprints.scored_rounds import round_of, row_of

PLAN = BlueprintCard("00", (6, 0, 0, 0, 0, 0), (0,))
NARROWEST = QSizeF(156.0, 232.0)
"""Of four in the smallest window."""


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_short_names_leave_the_award_its_room_at_every_place(qapp, seat, scale):
    assert qapp is not None
    result = round_of(*(row_of(*[die_of(STONE, 4)] * dice) for dice in (6, 4, 3, 2)))
    count = SeatRound(result, seat)
    for name in NAMES:
        people = {number: Person(number, name, number) for number in range(4)}
        card = reveal_sheet(count, people, PLAN, 1.0, None, NARROWEST)
        laid = lay_out(card, QRectF(0.0, 0.0, 156.0 * scale, 232.0 * scale), scale)
        assert laid.part("award") is not None
        assert name in laid.texts()
