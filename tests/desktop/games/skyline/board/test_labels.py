"""What is written over and beside the city: pills that leave room, lines along the streets."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF

from blueprints_desktop.desktop.drawing.marks import PillKind
from blueprints_desktop.desktop.drawing.projection import RISE, View
from blueprints_desktop.desktop.games.skyline.board.city import street_spot
from blueprints_desktop.desktop.games.skyline.board.desk_parts import leader_way
from blueprints_desktop.desktop.games.skyline.board.marks import lay_pills
from blueprints_desktop.desktop.games.skyline.facts.view_model import CellEffect
from blueprints_desktop.desktop.games.skyline.texts.words import SIGNS
from tests.desktop.games.skyline.at_table import sit_at
from tests.games.skyline.table import cell, position, rolled

pytestmark = pytest.mark.usefixtures("qapp")

ROOFS = {
    row * 6 + column: View(39.0, QPointF(300.0, 100.0)).point(column + 0.5, row + 0.5)
    for row in range(6)
    for column in range(6)
}


@pytest.mark.parametrize("aimed", [None, 0, 14, 35])
def test_labels_of_a_crowded_city_do_not_lie_on_one_another(aimed):
    pills = lay_pills(dict.fromkeys(ROOFS, CellEffect.DEMOLISH), aimed, ROOFS, 1.0)
    assert {pill.cell for pill in pills} == set(ROOFS)
    assert not any(a.rect.intersects(b.rect) for a, b in combinations(pills, 2))


def test_the_aimed_building_always_has_its_words():
    pills = lay_pills(dict.fromkeys(ROOFS, CellEffect.DEMOLISH), 14, ROOFS, 1.0)
    told = {pill.cell: pill.part.text for pill in pills}
    assert told[14] == "Demolish"
    assert any(words == "" for words in told.values())


def test_a_building_that_stands_alone_has_its_words():
    roofs = {cell: ROOFS[cell] for cell in (14, 15)}
    (pill,) = lay_pills({14: CellEffect.FINISH, 15: CellEffect.FLOOR}, None, roofs, 1.0)
    assert (pill.cell, pill.part.text, pill.part.kind) == (14, "Finish", PillKind.OPEN)


def test_all_say_alike_what_they_are_named_for():
    """Words for all, or the sign for all where the words of one would cover a roof."""
    effects = dict.fromkeys((0, 14, 35), CellEffect.DEMOLISH)
    crowded = {pill.cell: pill.part.text for pill in lay_pills(effects, None, ROOFS, 1.0)}
    assert crowded == dict.fromkeys(effects, "")
    alone = {cell: ROOFS[cell] for cell in effects}
    for aimed in (None, 35):
        told = {pill.cell: pill.part.text for pill in lay_pills(effects, aimed, alone, 1.0)}
        assert told == dict.fromkeys(effects, "Demolish")


def test_words_of_the_aimed_building_leave_its_neighbours_to_be_seen():
    effects = dict.fromkeys((8, 14, 15), CellEffect.SWAP)
    roofs = {cell: ROOFS[cell] for cell in (8, 9, 13, 14, 15)}
    pill = lay_pills(effects, 14, roofs, 1.0)[0]
    assert (pill.cell, pill.part.text) == (14, "Swap")
    assert not any(pill.rect.contains(roof) for roof in roofs.values())


def test_each_deed_has_a_sign_of_its_own():
    """What is built is a floor or more; a swap begins and ends alike."""
    shared = {CellEffect.TOWER: CellEffect.FLOOR, CellEffect.OFFER: CellEffect.SWAP}
    signs = {effect: SIGNS[effect] for effect in CellEffect if effect not in shared}
    assert len(set(signs.values())) == len(signs)
    assert all(SIGNS[one] is SIGNS[other] for one, other in shared.items())


def test_words_give_way_to_the_shares_of_a_rent():
    share = QRectF(ROOFS[14] - QPointF(13.0, 26.0), ROOFS[14] - QPointF(-13.0, 6.0))
    (pill,) = lay_pills({14: CellEffect.RAISE}, None, ROOFS, 1.0, [share])
    assert pill.part.text == ""


BUILT_UP = "11:" + ",".join(
    f"{column}{row}" for column in "abcdef" for row in "123456" if column in "af" or row in "16"
)
"""Bruno's floors all along the street: there is rent to be paid everywhere."""
NOTE = QRectF(700.0, 540.0, 160.0, 60.0)


@pytest.mark.parametrize(
    "foot",
    [
        QPointF(760.0, 200.0),
        QPointF(300.0, 150.0),
        QPointF(300.0, 290.0),
        QPointF(520.0, 430.0),
        QPointF(120.0, 400.0),
        QPointF(980.0, 380.0),
        QPointF(980.0, 624.0),
        QPointF(880.0, 640.0),
    ],
    ids=[
        "above",
        "far up",
        "further down",
        "just before it",
        "far left",
        "at its right",
        "below it",
        "close below it",
    ],
)
def test_a_line_runs_along_streets_or_the_edges_of_the_desk(foot):
    way = leader_way(foot, NOTE, 1.0)
    assert way[0] == foot
    assert NOTE.adjusted(-0.5, -0.5, 0.5, 0.5).contains(way[-1])
    for one, other in pairwise(way):
        dx, dy = abs(other.x() - one.x()), abs(other.y() - one.y())
        straight = dx < 0.5 or dy < 0.5
        assert straight or dy == pytest.approx(dx * RISE, abs=5.0)


def test_no_line_is_drawn_to_what_the_note_covers():
    assert leader_way(NOTE.center(), NOTE, 1.0) == []


# --- what the aimed effect changes ----------------------------------------------------------


def test_a_swap_moves_both_buildings_and_demolishes_none(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path)
    city.show_state(position("02:b2 01:e5 11:b4 12:d2 0B:c3 1B:d3", "f6", card="land_swap"))
    city.click_cell(cell("b2"))
    city.hover_cell(cell("d2"))
    model = city.table.model
    assert set(model.travels) == {(cell("b2"), cell("d2")), (cell("d2"), cell("b2"))}
    assert (model.demolished, model.left) == ((), ())


def test_a_raised_pile_moves_on_and_what_it_lands_on_goes(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path)
    city.show_state(position("0B:c3 01:b2 11:b4,d2 1B:d4", "b1", black=1))
    city.click_cell(cell("b2"))
    city.hover_cell(cell("b4"))
    model = city.table.model
    assert model.travels == ((cell("b2"), cell("b4")),)
    assert (model.demolished, model.left) == ((cell("b4"),), (cell("b2"),))


def test_a_removed_building_goes_without_an_arrow(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path)
    city.show_state(position("01:b2,a3 11:b4,d2", "f6", card="demolition_order"))
    city.hover_cell(cell("b4"))
    model = city.table.model
    assert (model.travels, model.demolished) == ((), (cell("b4"),))


# --- lines to the notes -------------------------------------------------------------------


def along_streets(way, view) -> bool:
    """Every part follows a street, and the line leaves the board at its rim."""
    floor = [view.view.floor(point) for point in way]
    straight = all(abs(x - u) < 0.01 or abs(y - v) < 0.01 for (x, y), (u, v) in pairwise(floor))
    return straight and max(floor[-1]) > 7.0


@pytest.mark.parametrize("turns", range(4))
def test_the_rent_is_tied_to_the_pawn_wherever_it_stands(qtbot, tmp_path, turns):
    city = sit_at(qtbot, tmp_path)
    city.table.turn(turns)
    for place in (2, 5, 9, 12, 16, 19, 23, 26):
        state = position(BUILT_UP, "c3", pawns=((place - 1) % 28, 0))
        step = rolled(state, 1, 1)
        city.show_state(step.state, step.events)
        assert city.table.told.note is not None
        way = city.table.lit.marks.leaders[0].points
        assert city.table.city_view.view.floor(way[0]) == pytest.approx(
            city.table.city_view.turned(street_spot(place)), abs=0.01
        )
        assert len(way) == 1 or along_streets(way, city.table.city_view)


def test_every_aimed_cell_is_tied_to_what_is_said_about_it(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path)
    city.show_state(position("0B:c3,e5,f5 1B:d3,d6 11:f6", "f6", card="building_permit"))
    assert len(city.lit) == 30
    for each in city.lit:
        city.hover_cell(each)
        if city.table.model.selection.aimed == each:
            way = city.table.lit.marks.leaders[0].points
            assert along_streets(way, city.table.city_view)
    assert city.table.aim.note is not None
    city.table.clear()
    assert city.table.lit.marks is None
