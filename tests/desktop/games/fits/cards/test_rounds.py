"""The table of the rounds beside the ramp: names are whole, figures keep apart."""

import pytest
from PySide6.QtCore import QRectF

from blueprints_desktop.desktop.games.fits.cards.fact_cards import rounds_card
from blueprints_desktop.desktop.games.fits.facts.view_model import model_of
from blueprints_desktop.desktop.ui.cards.layout import lay_out
from blueprints_desktop.desktop.ui.cards.values import Text, part_words
from blueprints_desktop.engine.chance import Chance
from tests.desktop.games.fits.at_table import seat_at
from tests.desktop.games.seating import position_of
from tests.support import play_on


@pytest.fixture
def card(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=4)
    play_on(seated.match, Chance(4))
    position = position_of(seated.match, 0)
    return rounds_card(model_of(seated.match.game, position), seated.board.people)


def test_each_player_has_a_row_with_all_rounds_and_the_sum(card):
    sums = []
    for seat in range(4):
        _, *rounds, total = part_words(card, f"seat-{seat}")
        figures = [int(each.replace("\N{MINUS SIGN}", "-")) for each in (*rounds, total)]
        assert len(rounds) == 4
        assert sum(figures[:-1]) == figures[-1]
        sums.append(figures[-1])
    assert len(sums) == 4


def test_after_four_rounds_names_are_whole_and_figures_keep_apart(card):
    layout = lay_out(card, QRectF(0, 0, 280, 284), 1.0)
    texts = [leaf for leaf in layout.leaves if isinstance(leaf.leaf, Text)]
    assert all(" ".join(leaf.text.lines) == leaf.leaf.words for leaf in texts)
    for leaf in texts:
        beside = [
            other.rect.left()
            for other in texts
            if other.rect.center().y() == leaf.rect.center().y()
            and other.rect.left() > leaf.rect.left()
        ]
        assert all(left - leaf.rect.right() >= 5.5 for left in beside)
