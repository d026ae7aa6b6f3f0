"""Ruler, plan card and right column: nothing hides another thing, whatever the score or window."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF

from blueprints_desktop.desktop.boards.blueprints.reveal_panel import figure_cells
from blueprints_desktop.desktop.boards.blueprints.stack_readout import CELL, Readout
from blueprints_desktop.desktop.boards.blueprints.won_row import won_row
from blueprints_desktop.desktop.boards.player_panel import PAD
from blueprints_desktop.desktop.boards.score_ruler import set_pins
from blueprints_desktop.desktop.drawing.lettering import Type, text_width
from blueprints_desktop.desktop.drawing.ruler import Ruler
from tests.desktop.boards.blueprints_table import seat_at

RULER = Ruler(QRectF(0.0, 100.0, 684.0, 44.0), margin=34.0)
RADIUS, LIFT = 11.0, 9.0


@pytest.mark.parametrize(
    "points",
    [(20, 21, 22, 23), (15, 15), (7, 7, 7, 7, 7), (0, 1, 30), (50, 50, 49), (48, 52)],
)
def test_no_marker_hides_another(points):
    pins = set_pins(RULER, points, RADIUS, LIFT)
    heads = sorted(pin.head.x() for pin in pins)
    assert all(far - near >= 2 * RADIUS for near, far in pairwise(heads))
    assert heads[0] >= RULER.rect.left() + RADIUS
    assert heads[-1] <= RULER.rect.right() - RADIUS


def test_every_stem_ends_at_its_score():
    points = (22, 20, 21)
    pins = set_pins(RULER, points, RADIUS, LIFT)
    assert [pin.foot.x() for pin in pins] == [RULER.x_of(score) for score in points]
    assert sorted(pins, key=lambda pin: pin.head.x()) == sorted(pins, key=lambda p: p.foot.x())
    assert all(pin.lifted for pin in pins)


def test_markers_with_room_stay_on_the_ruler():
    pins = set_pins(RULER, (5, 15, 30), RADIUS, LIFT)
    assert not any(pin.lifted for pin in pins)
    assert all(pin.head.x() == pin.foot.x() for pin in pins)


def test_while_points_are_counted_markers_pass_one_another():
    pins = set_pins(RULER, (20, 20), RADIUS, LIFT, share=0.0)
    assert pins[0].head == pins[1].head


@pytest.mark.parametrize("levels", range(1, 7))
@pytest.mark.parametrize("side", [52.0, CELL, 93.0])
def test_tokens_of_a_stack_stay_apart_and_in_their_cell(levels, side):
    cell = QRectF(10.0, 20.0, side, side)
    readout = Readout(cell, 1, tuple(range(levels)))
    boxes = [readout.box(level) for level in range(levels)]
    assert all(cell.contains(box) for box in boxes)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    assert readout.side >= round(18 * side / CELL)
    at, role = readout.printed
    wide = text_width("3", role, readout.scale)
    assert role.size * readout.scale > readout.side
    assert cell.left() + 1.0 < at.x() - wide / 2
    assert at.x() + wide / 2 < boxes[0].left()


def test_a_stack_is_read_from_the_bottom_up_and_from_the_left():
    readout = Readout(QRectF(0.0, 0.0, CELL, CELL), 2, (0, 1, 2, 3), ghost=4)
    places = [readout.place(level) for level in range(readout.levels)]
    assert places[0].y() > places[1].y() > places[2].y()
    assert places[3].x() > places[0].x()
    assert places[3].y() == places[0].y()


def test_in_a_large_window_cards_are_printed_larger_and_end_with_the_ruler(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, size=(1920, 952))
    board = seated.board
    assert board.plan.zoom == board.score.zoom > 1.2
    ruler = board.table.mapFromScene(board.table.layout_now.ruler.bottomLeft())
    card = board.score.body().bottomLeft().toPoint()
    assert board.table.mapTo(board.skeleton, ruler).y() == pytest.approx(
        board.score.mapTo(board.skeleton, card).y(), abs=1
    )


def test_in_the_usual_window_cards_have_the_size_they_are_drawn_for(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    assert (seated.board.plan.zoom, seated.board.score.zoom) == (1.0, 1.0)


def test_a_wide_low_window_keeps_the_cards_at_their_size(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, size=(1920, 672))
    assert seated.board.plan.zoom == 1.0


@pytest.mark.parametrize("wide", [231.0, 296.0, 319.0])
def test_a_total_of_the_reveal_keeps_off_the_line_before_it_and_the_edge(wide):
    *parts, total = figure_cells(QRectF(0.0, 0.0, wide, 87.0), 1.0)
    digits = text_width("50", Type(30, 600, tabular=True))
    assert total.width() - digits >= 10.0 + 17.0
    assert parts[-1].right() <= total.left() - 8.0


def test_what_was_won_lies_apart_and_only_like_things_are_fanned_out():
    row = won_row(("silver", "skyscraper", "silver", "skyscraper"), 22.0, 120.0)
    assert row.won == ("silver", "silver", "skyscraper", "skyscraper")
    steps = [far - near for near, far in pairwise(row.lefts)]
    assert steps == [11.0, 22.0, 11.0]
    assert row.width == row.lefts[-1] + 22.0


@pytest.mark.parametrize("kinds", [("gold",) * 9, tuple("abcdefg"), ()])
def test_whatever_was_won_has_no_more_than_its_room(kinds):
    assert won_row(kinds, 22.0, 100.0).width <= 100.0


def test_points_keep_off_what_was_won(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=2)
    panel = seated.board.panels[0]
    panel._won, panel._points, panel._shown = ("silver", "skyscraper") * 2, 8, True
    room = panel.body().width() - 2 * PAD * panel.look.scale
    assert panel.won_row().width + panel._won_words_room() <= room
    assert panel.won_row().lefts[-1] + panel.won_row().size == panel.won_row().width
