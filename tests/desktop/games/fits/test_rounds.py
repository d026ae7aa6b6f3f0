"""The table of the rounds beside the ramp: names are whole, figures keep apart."""

import pytest

from blueprints_desktop.desktop.drawing.typography import Role, text_width
from blueprints_desktop.desktop.games.fits.cards.rounds_columns import SUM, rounds_columns
from blueprints_desktop.desktop.i18n.number_format import signed

pytestmark = pytest.mark.usefixtures("qapp")
WIDE, SIGN = 248.0, 22.0
LONG = [[-2, 17, 10, -42], [8, 4, 5, -42]]


@pytest.mark.parametrize("name", ["Joueur 1", "Player 4"])
def test_a_default_name_is_whole_after_four_rounds(name):
    wanted = SIGN + text_width(name, Role.BODY_STRONG)
    found = rounds_columns(LONG, range(4), WIDE, wanted, "total", 1.0)
    smallest = Role.BODY_STRONG.value._replace(size=14)
    assert SIGN + text_width(name, smallest) <= found.name_room


@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
@pytest.mark.parametrize("name", [20.0, 60.0, 300.0])
def test_figures_never_touch_one_another(rounds, name):
    points = [row[:rounds] for row in LONG]
    found = rounds_columns(points, range(rounds), WIDE, name, "sum", 1.0)
    edges = [found.name_room]
    for number, right in found.rights.items():
        widest = max(text_width(signed(row[number]), found.figure) for row in points)
        edges += [right - widest, right]
    edges.append(WIDE - max(text_width(signed(sum(row)), SUM) for row in points))
    gaps = [far - near for near, far in zip(edges[::2], edges[1::2], strict=True)]
    assert min(gaps) >= 6.0


def test_with_room_figures_stand_wide_apart():
    roomy = rounds_columns([[1, 2]], range(2), WIDE, 50.0, "sum", 1.0)
    tight = rounds_columns([[1, 2]], range(2), WIDE, 150.0, "sum", 1.0)
    assert roomy.rights[1] - roomy.rights[0] > tight.rights[1] - tight.rights[0]
