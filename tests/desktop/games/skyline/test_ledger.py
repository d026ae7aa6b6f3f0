"""The words of the final account: names over the columns and labels before the rows."""

import pytest
from PySide6.QtCore import QSizeF

from blueprints_desktop.desktop.drawing.typography import SMALLEST, Role
from blueprints_desktop.desktop.games.skyline.results.ledger_head import head_of
from blueprints_desktop.desktop.games.skyline.results.ledger_panel import label_of

NAMES = ("Ada", "Bruno", "Dmitri", "Chiara")
LONG = ("Wilhelmina Featherstones", "Bartholomew G.", "Konstantin W.", "Maximiliana C.")

pytestmark = pytest.mark.usefixtures("qapp")


def size_of(role) -> float:
    return (role.value if isinstance(role, Role) else role).size


def test_names_stand_beside_their_signs_where_there_is_room():
    head = head_of(NAMES, QSizeF(120.0, 50.0), 1.0)
    assert head.names == NAMES
    assert not head.stacked


@pytest.mark.parametrize("high", [34.0, 52.0])
def test_in_narrow_columns_whole_names_stand_below_their_signs(high):
    head = head_of(NAMES, QSizeF(42.0, high), 1.0)
    assert head.names == NAMES
    assert head.stacked
    assert size_of(head.role) >= SMALLEST


def test_long_names_are_told_by_the_first_and_cut_alike():
    head = head_of(LONG, QSizeF(42.0, 40.0), 1.0)
    assert head.stacked
    assert all(len(name) >= 4 and name.endswith("\N{HORIZONTAL ELLIPSIS}") for name in head.names)


def test_where_one_name_could_not_be_told_the_signs_stand_for_all():
    assert set(head_of(LONG, QSizeF(30.0, 40.0), 1.0).names) == {""}


@pytest.mark.parametrize("high", [30.0, 34.0, 45.0])
def test_a_label_in_a_low_row_keeps_letters_that_can_be_read(high):
    lines = label_of("La banque couvre", "", QSizeF(84.0, high), 1.0)
    assert [text for text, _, _ in lines] == ["La banque", "couvre"]
    assert all(size_of(role) >= SMALLEST for _, role, _ in lines)
