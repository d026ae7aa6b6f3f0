"""The panel of a player: one card from what the game tells and who sits there."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible

from blueprints_desktop.bots.__init__ import LEVELS
from blueprints_desktop.desktop.drawing.marks import level_width
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.layout import lay_out
from blueprints_desktop.desktop.ui.cards.seat_panel import SeatPanel, panel_card, seat_of_panel
from blueprints_desktop.desktop.ui.cards.values import (
    Heights,
    Part,
    PartInfo,
    Picture,
    SeatCard,
    Text,
    spoken_lines,
)

ADA = Person(0, "Ada", 0)
SCORE = Part(PartInfo("score", "points", spoken="12 points"), Text("12"))
SEAT = SeatCard(active=True, own=True, chip="to play", items=(SCORE,), strip=(SCORE,), rule="seats")


@pytest.fixture
def panel(qtbot, appearance) -> SeatPanel:
    made = SeatPanel(ADA, appearance)
    qtbot.addWidget(made)
    made.lie_at(QRectF(0, 0, 280, 124))
    made.show_seat(SEAT)
    return made


def test_the_card_is_derived_from_the_seat():
    card = panel_card(ADA, SEAT)
    assert card.spoken == "Ada, you, to play"
    assert spoken_lines(card) == ["12 points"]
    assert (card.tip, card.about) == ("12 points", "seats")
    assert card.edge == ADA.colour
    assert panel_card(ADA, SeatCard()).edge is None


def test_words_of_the_game_replace_those_of_the_items():
    card = panel_card(ADA, SeatCard(items=(SCORE,), lines=("Twelve points", "Built 3")))
    assert spoken_lines(card) == ["Twelve points", "Built 3"]


def test_a_low_panel_shows_the_compact_items(panel):
    long = tuple(Text(f"line {number}") for number in range(6))
    panel.show_seat(SeatCard(items=long, compact=(Text("short"),)))
    assert "short" in panel.shown_texts()
    panel.lie_at(QRectF(0, 0, 280, 300))
    assert "line 5" in panel.shown_texts()


def test_a_strip_has_the_same_parts(panel):
    assert panel.part_names() == ["score"]
    panel.set_strip(True)
    assert panel.part_names() == ["score"]
    assert panel.accessibleDescription() == "12 points"


def test_its_parts_are_in_the_accessible_tree(panel):
    found = QAccessible.queryAccessibleInterface(panel)
    assert found.text(QAccessible.Text.Name) == "Ada, you, to play"
    (score,) = (found.child(number) for number in range(found.childCount()))
    assert score.text(QAccessible.Text.Identifier) == "score"
    assert score.text(QAccessible.Text.Name) == "12 points"


def test_it_says_whether_it_needs_another_height(panel):
    assert not panel.show_seat(SeatCard())
    assert panel.show_seat(SeatCard(heights=Heights(84, 100)))
    assert seat_of_panel(panel) == 0


@pytest.mark.usefixtures("qapp")
def test_a_narrow_panel_shows_how_well_a_computer_plays_with_the_dots_alone():
    renzo = Person(1, "Renzo", 1, level=LEVELS[-1])
    shown = []
    for wide in (280, 136, 100):
        layout = lay_out(panel_card(renzo, SeatCard()), QRectF(0, 0, wide, 124), 1.0)
        shown.append([leaf.leaf.width for leaf in layout.leaves if isinstance(leaf.leaf, Picture)])
    assert shown == [[level_width(1.0)], [level_width(1.0, bare=True)], []]


@pytest.mark.usefixtures("qapp")
def test_in_a_strip_the_chip_goes_before_you():
    seat = SeatCard(own=True, began=True, chip="at work", strip=(Text("2"),))
    card = panel_card(Person(0, "Dmitri", 0), seat, strip=True)
    texts = lay_out(card, QRectF(0.0, 0.0, 170.0, 64.0), 1.0).texts()
    assert texts == ["Dmitri", "you", "2"]


def test_a_picture_that_tells_its_name_still_grows_with_its_panel(qtbot, appearance):
    panel = SeatPanel(Person(0, "Zaha", 1), appearance)
    qtbot.addWidget(panel)
    panel.resize(260, 200)
    ramp = Picture("ramp", 60.0, 60.0, lambda _canvas, _rect: None, True, 0.5, 0.56)
    panel.show_seat(SeatCard(picture=ramp, picture_tip="Ramp of Zaha", items=(Text("-3"),)))
    place = panel.part_rect("picture")
    assert place.width() > 60
    assert panel.tip_at(place.center()).text == "Ramp of Zaha"
