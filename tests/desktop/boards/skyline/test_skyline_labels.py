"""What is written over and beside the city: pills that leave room, lines along the streets."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF

from blueprints_desktop.desktop.boards.skyline.deed_pills import lay_pills
from blueprints_desktop.desktop.boards.skyline.deeds import Deed
from blueprints_desktop.desktop.boards.skyline.notes_part import leader_way
from blueprints_desktop.desktop.drawing.projection import RISE, View

pytestmark = pytest.mark.usefixtures("qapp")

ROOFS = {
    row * 6 + column: View(39.0, QPointF(300.0, 100.0)).point(column + 0.5, row + 0.5)
    for row in range(6)
    for column in range(6)
}


@pytest.mark.parametrize("aimed", [None, 0, 14, 35])
def test_labels_of_a_crowded_city_do_not_lie_on_one_another(aimed):
    pills = lay_pills(dict.fromkeys(ROOFS, Deed.DEMOLISH), aimed, ROOFS, 1.0)
    assert {pill.cell for pill in pills} == set(ROOFS)
    assert not any(a.rect.intersects(b.rect) for a, b in combinations(pills, 2))


def test_the_aimed_building_always_has_its_words():
    pills = lay_pills(dict.fromkeys(ROOFS, Deed.DEMOLISH), 14, ROOFS, 1.0)
    told = {pill.cell: pill.words for pill in pills}
    assert told[14] == "Demolish"
    assert any(words == "" for words in told.values())


def test_a_building_that_stands_alone_has_its_words():
    roofs = {cell: ROOFS[cell] for cell in (14, 15)}
    (pill,) = lay_pills({14: Deed.FINISH, 15: Deed.FLOOR}, None, roofs, 1.0)
    assert (pill.cell, pill.words, pill.aimed) == (14, "Finish", False)


def test_words_cover_no_roof_unless_they_tell_what_a_sign_means():
    deeds = dict.fromkeys((0, 14, 35), Deed.DEMOLISH)
    told = {pill.cell: pill.words for pill in lay_pills(deeds, None, ROOFS, 1.0)}
    assert told == {0: "Demolish", 14: "", 35: ""}
    alone = {cell: ROOFS[cell] for cell in deeds}
    told = {pill.cell: pill.words for pill in lay_pills(deeds, 35, alone, 1.0)}
    assert told == dict.fromkeys(deeds, "Demolish")


def test_words_give_way_to_the_shares_of_a_rent():
    share = QRectF(ROOFS[14] - QPointF(13.0, 26.0), ROOFS[14] - QPointF(-13.0, 6.0))
    (pill,) = lay_pills({14: Deed.RAISE}, None, ROOFS, 1.0, [share])
    assert pill.words == ""


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
    ],
    ids=["above", "far up", "further down", "just before it", "far left", "at its right"],
)
def test_a_line_runs_along_streets_or_the_edges_of_the_desk(foot):
    way = leader_way(foot, NOTE, 1.0)
    assert way[0] == foot
    assert NOTE.adjusted(-0.5, -0.5, 0.5, 0.5).contains(way[-1])
    for one, other in pairwise(way):
        dx, dy = abs(other.x() - one.x()), other.y() - one.y()
        straight = dx < 0.5 or abs(dy) < 0.5
        assert straight or dy == pytest.approx(dx * RISE, abs=5.0)


def test_no_line_is_drawn_to_what_the_note_covers():
    assert leader_way(NOTE.center(), NOTE, 1.0) == []
