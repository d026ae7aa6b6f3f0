"""What is written in the city: labels beside what they speak of, which hide nothing that counts."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF

from blueprints_desktop.desktop.drawing.marks import PillKind
from blueprints_desktop.desktop.drawing.projection import View
from blueprints_desktop.desktop.games.skyline.board.city import street_spot
from blueprints_desktop.desktop.games.skyline.board.highlights import EVENT_HIGHLIGHTS
from blueprints_desktop.desktop.games.skyline.board.marks import lay_pills
from blueprints_desktop.desktop.games.skyline.facts.view_model import CellEffect
from blueprints_desktop.desktop.games.skyline.texts.words import SIGNS
from blueprints_desktop.games.skyline.events import PawnMoved
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


# --- labels beside what they speak of ------------------------------------------------------


@pytest.mark.parametrize("turns", range(4))
def test_what_was_paid_stands_beside_the_pawn_wherever_it_is(qtbot, tmp_path, turns):
    city = sit_at(qtbot, tmp_path)
    city.table.turn(turns)
    for place in (2, 5, 9, 12, 16, 19, 23, 26):
        state = position(BUILT_UP, "c3", pawns=((place - 1) % 28, 0))
        step = rolled(state, 1, 1)
        city.show_state(step.state, step.events)
        told = city.table.marks.paid_tag()
        assert told is not None
        words, rect = told
        view = city.table.city_view
        foot = view.point(street_spot(place))
        pawn = QRectF(foot.x() - 0.2 * view.w, foot.y() - view.w, 0.4 * view.w, 1.1 * view.w)
        assert words.startswith("\N{MINUS SIGN}200")
        assert not rect.intersects(pawn)
        assert rect.intersects(pawn.adjusted(-view.w, -view.w, view.w, view.w))
        shares = [share for _, share in city.table.marks.shares()]
        assert not any(rect.intersects(share) for share in shares)


def test_the_label_of_the_aimed_cell_stands_beside_it_and_says_what_it_brings(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path)
    city.show_state(position("0B:c3,e5,f5 1B:d3,d6 11:f6", "f6", card="building_permit"))
    assert len(city.lit) == 30
    said = set()
    for each in city.lit:
        city.hover_cell(each)
        model = city.table.model
        if model.selection.aimed == each:
            pill = city.table.marks.pills(model)[0]
            assert pill.cell == each
            said.add(pill.parts[-1].text)
            roof = city.table.city.roof(each)
            near = pill.rect.adjusted(-30.0, -70.0, 30.0, 70.0)
            assert near.contains(roof)
    assert "no rent yet" in said
    assert any(words.startswith("+") and words.endswith(" per lap") for words in said)
    city.table.clear()
    assert city.table.lit.marks is None


def test_no_label_hides_an_arrow_or_its_target(qtbot, tmp_path):
    """A pile on the third lot lands on the one before the viewer: its label is not in the way."""
    city = sit_at(qtbot, tmp_path)
    city.show_state(
        position("0B:c3,d4 1B:d3 01:b2,d5,f4,f5,e4 11:b4,d2,e3,f3 12:f6", "e4", black=1)
    )
    for each in sorted(city.lit):
        city.hover_cell(each)
        model = city.table.model
        if not model.travels:
            continue
        pill = city.table.marks.pills(model)[0]
        hidden = [rect for rect in city.table.marks.changed() if rect.intersects(pill.rect)]
        assert hidden == []


def test_no_share_of_a_rent_stands_on_another_building(qtbot, tmp_path):
    """The architect stands on one of the chain, and another player's building is beside it."""
    city = sit_at(qtbot, tmp_path)
    state = position("11:f2,f3,f4 02:e4 01:e3 0B:d3 1B:d4", "f4", pawns=(8, 0))
    step = rolled(state, 2, 4)
    city.show_state(step.state, step.events)
    shares = city.table.marks.shares()
    assert len(shares) == 3
    for name in ("e4", "e3"):
        roof = city.table.city.roof(cell(name))
        assert not any(rect.contains(roof) for _, rect in shares)


def test_a_walk_is_shown_along_the_street():
    """A straight line from one side of the street to the next would cross the city."""
    (walk,) = EVENT_HIGHLIGHTS[PawnMoved](PawnMoved(0, 26, 2))
    assert walk.trail == ("street.27", "street.28", "street.1", "street.2", "street.3")
