"""Ruler, plan card and right column: nothing hides another thing, whatever the score or window."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF

from blueprints_desktop.desktop.drawing.furniture import Ruler
from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.typography import Role, text_width
from blueprints_desktop.desktop.games.blueprints.cards.table_cards import (
    CELL,
    PRINTED,
    Readout,
    seat_card,
)
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import held_by
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.layout import lay_out
from blueprints_desktop.desktop.ui.cards.values import Part, Picture
from blueprints_desktop.desktop.ui.scene.score_ruler import set_pins
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.blueprints.state import TAKING
from tests.desktop.games.blueprints.at_table import seat_at
from tests.desktop.games.seating import position_of
from tests.support import play_on

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


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("points", [(15, 25, 35), (25, 25)])
def test_no_marker_covers_the_figures_on_the_ruler(points, scale):
    """They begin a third of a marker below the edge at any scale."""
    pins = set_pins(RULER, points, RADIUS * scale, LIFT * scale)
    lowest = max(pin.head.y() + RADIUS * scale for pin in pins)
    assert lowest <= RULER.rect.top() + 0.3 * RADIUS * scale


@pytest.mark.parametrize("size", [(720, 520), (1280, 800)])
def test_what_was_won_stays_on_the_panels_in_the_narrow_strip(qtbot, tmp_path, size):
    seated = seat_at(qtbot, tmp_path, seats=2, size=size, options={"open_awards": True})
    chance = Chance(3)
    while not any(result.awards for result in seated.match.state.results):
        play_on(seated.match, chance, 1)
    while seated.match.state.phase != TAKING:
        play_on(seated.match, chance, 1)
    seated.show()
    _, winner = seated.match.state.results[0].awards[0]
    panel = seated.board.panels[winner]
    assert panel.strip == (size == (720, 520))
    assert panel.part_rect("silver") is not None
    assert any("2" in text for text in panel.shown_texts())


def test_the_awards_of_a_round_are_named_before_the_first_reveal(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=3)
    score = seated.board.score
    assert not seated.match.state.results
    assert score.part_rect("gold") is not None
    assert score.part_rect("silver") is not None
    assert score.part_rect("bronze") is None
    assert "Each Prize is worth 2 victory points" in score.shown_texts()


def test_a_change_never_touches_the_figure_behind_it():
    """Where a label takes too much room, it gets shorter instead."""
    rows = kit.rows(
        [
            kit.Row(
                "Wood", "16", kit.PartInfo("wood"), sign=kit.Sign(Icon.CHECK, 19.0),
                detail="\N{MULTIPLICATION SIGN} 3", change="+12",
                note=kit.Text("2 per die that it touches", Role.SMALL, shorter=("2 each",)),
            )
        ]
    )  # fmt: skip
    layout = lay_out(kit.Card(items=(rows,), pad=18.0), QRectF(0.0, 0.0, 230.0, 80.0), 1.0)
    assert "2 each" in layout.texts()


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
    assert readout.side >= round(18 * side / CELL) if levels <= 3 else readout.side >= side / 8
    wide = text_width("3", PRINTED, readout.scale)
    assert cell.left() + 1.0 < readout.printed.x() - wide / 2
    assert readout.printed.x() + wide / 2 < boxes[0].left()


@pytest.mark.parametrize("ghost", [None, 4])
@pytest.mark.parametrize("levels", range(1, 6))
def test_a_stack_is_one_column_from_the_bottom_up(levels, ghost):
    """However far it is above its number: a die beside the others would be taken for a neighbour."""
    readout = Readout(QRectF(0.0, 0.0, CELL, CELL), 1, tuple(range(levels)), ghost)
    places = [readout.place(level) for level in range(readout.levels)]
    assert len({place.x() for place in places}) == 1
    heights = [place.y() for place in places]
    assert heights == sorted(heights, reverse=True)
    assert len(set(heights)) == levels + (ghost is not None)


def test_in_a_large_window_cards_are_printed_larger_and_end_with_the_ruler(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, size=(1920, 952))
    board = seated.board
    assert board.plan.zoom == board.score.zoom > 1.2
    ruler = board.table.mapFromScene(board.table.table_layout.ruler.bottomLeft())
    card = board.score.body().bottomLeft().toPoint()
    assert board.table.mapTo(board.board_frame, ruler).y() == pytest.approx(
        board.score.mapTo(board.board_frame, card).y(), abs=1
    )


def test_in_the_usual_window_cards_have_the_size_they_are_drawn_for(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    assert (seated.board.plan.zoom, seated.board.score.zoom) == (1.0, 1.0)


def test_a_wide_low_window_keeps_the_cards_at_their_size(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, size=(1920, 672))
    assert seated.board.plan.zoom == 1.0


def won_fans(items) -> list[tuple[Picture, ...]]:
    return [item.item.items for item in items if isinstance(item, Part)]


def test_equal_cards_are_fanned_out_and_others_stand_apart(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=2, options={"open_awards": True})
    chance, seen = Chance(3), set()
    while seated.match.outcome is None:
        play_on(seated.match, chance, 1)
        position = position_of(seated.match, seated.match.to_act)
        for seat in (0, 1):
            foot = seat_card(position, seat).items[-1]
            held = held_by(position.view.results, seat)
            fans = won_fans(foot.items)
            assert sum(map(len, fans)) == len(held)
            assert [fan[0].key[1] for fan in fans] == list(dict.fromkeys(held))
            seen.add(len(held))
    assert max(seen) > 2


def test_cards_that_are_face_down_do_not_tell_which_are_equal(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=2)
    chance = Chance(3)
    while seated.match.outcome is None:
        play_on(seated.match, chance, 1)
        position = position_of(seated.match, seated.match.to_act)
        for seat in (0, 1):
            fans = won_fans(seat_card(position, seat, hidden=True).items[-1].items)
            assert {picture.key[1] for fan in fans for picture in fan} <= {""}
