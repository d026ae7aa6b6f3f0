"""New game: the four monuments side by side, each with its picture, one of them chosen."""

import pytest
from PySide6.QtCore import Qt

from blueprints_desktop.desktop.games.monuments.art.monument import site_of
from blueprints_desktop.desktop.games.monuments.cards.monuments_control import (
    MONUMENTS,
    MonumentsControl,
)
from blueprints_desktop.desktop.games.monuments.texts.about import option_rows
from blueprints_desktop.games.monuments.options import Options

BRICKS = {"notre_dame": 57, "san_pietro": 56, "taj_mahal": 45, "capitol": 48}


@pytest.fixture
def control(qtbot, appearance):
    made = option_rows()[0].control(appearance)
    assert isinstance(made, MonumentsControl)
    qtbot.addWidget(made)
    made.set_value("notre_dame")
    made.resize(made.sizeHint())
    made.show()
    return made


def test_every_monument_can_be_chosen(control):
    assert Options().monument in MONUMENTS
    names = [tile.accessibleName() for tile in control.segments]
    assert names == ["Notre Dame", "San Pietro", "Taj Mahal", "Capitol"]
    for tile in control.segments:
        said = tile.toolTip()
        assert f"{BRICKS[tile.choice.key]} bricks" in said
        assert f"{sum(site_of(tile.choice.key).plan.points)} points" in said


def test_a_click_chooses_a_monument(qtbot, control):
    with qtbot.waitSignal(control.chosen) as told:
        qtbot.mouseClick(control.segments[2], Qt.MouseButton.LeftButton)
    assert told.args == ["taj_mahal"]
    assert control.current == "taj_mahal"
    assert [tile.isChecked() for tile in control.segments] == [False, False, True, False]


def test_arrow_keys_choose_and_go_round(qtbot, control):
    control.segments[0].setFocus()
    with qtbot.waitSignal(control.chosen) as told:
        qtbot.keyClick(control.segments[0], Qt.Key.Key_Left)
    assert told.args == ["capitol"]
    assert control.segments[3].hasFocus()
    stops = [tile.focusPolicy() == Qt.FocusPolicy.StrongFocus for tile in control.segments]
    assert stops == [False, False, False, True], "Tab stops once, at what is chosen"


def test_what_was_chosen_last_is_shown_without_being_announced(qtbot, control):
    with qtbot.assertNotEmitted(control.chosen):
        control.set_value("san_pietro")
    assert control.current == "san_pietro"


def test_a_monument_that_is_not_offered_counts_as_the_first(qtbot, control):
    with qtbot.waitSignal(control.chosen) as told:
        control.set_value("babel")
    assert told.args == ["notre_dame"]


def test_each_monument_looks_different(control):
    pictures = [tile.grab().toImage() for tile in control.segments]
    assert all(one != other for n, one in enumerate(pictures) for other in pictures[n + 1 :])


def test_where_there_is_little_width_they_stand_in_two_rows(control):
    high = control.heightForWidth(control.width())
    assert control.heightForWidth(control.width() // 2) == 2 * high
    control.resize(control.width() // 2, 2 * high)
    assert control.rect().contains(control.segments[3].geometry())
    assert control.segments[2].y() == high


def test_a_monument_whose_file_is_gone_has_no_model():
    assert site_of("babel") is None
