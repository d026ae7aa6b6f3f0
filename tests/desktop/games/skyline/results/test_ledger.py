"""The final account as a value: names over the columns, labels before the rows, figures."""

import pytest
from PySide6.QtCore import QRectF

from blueprints_desktop.desktop.games.skyline.results.ending import Worth, ledger_card
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.layout import lay_out
from tests.games.skyline.table import position

NAMES = ("Ada", "Bruno", "Dmitri", "Chiara")
LONG = ("Wilhelmina Featherstones", "Bartholomew G.", "Konstantin W.", "Maximiliana C.")

pytestmark = pytest.mark.usefixtures("qapp")


def texts(names, width, height=300.0) -> list[str]:
    state = position("0B:c3,a1 1B:c4,d4,e4 2B:f6 01:a2", "f6", seats=4, seat=2)
    worths = [
        Worth(Person(seat, name, seat), state.accounts[seat], seat + 1)
        for seat, name in enumerate(names)
    ]
    return lay_out(ledger_card(worths, state), QRectF(0, 0, width, height), 1.0).texts()


@pytest.mark.parametrize("width", [360.0, 480.0, 700.0])
def test_usual_names_are_whole(width):
    assert texts(NAMES, width)[:4] == list(NAMES)


def test_long_names_are_told_by_the_first():
    assert texts(LONG, 700.0)[:4] == ["Wilhelmina", "Bartholomew", "Konstantin", "Maximiliana"]


def test_names_without_room_are_cut_and_then_left_to_the_signs():
    cut = texts(LONG, 480.0)[:4]
    assert all(name.endswith("\N{HORIZONTAL ELLIPSIS}") for name in cut)
    assert "Cash" in texts(LONG, 250.0)[0]


def test_a_low_ledger_goes_without_its_notes():
    assert "100 each" in texts(NAMES, 700.0)
    assert "100 each" not in texts(NAMES, 700.0, 130.0)
    assert "Finished buildings" in texts(NAMES, 700.0, 130.0)
