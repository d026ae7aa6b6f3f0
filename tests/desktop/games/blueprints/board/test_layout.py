"""At every size and scale of the window: nothing of the Blueprints table covers another thing."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.games.blueprints.board.building_layout import fit_building
from blueprints_desktop.desktop.games.blueprints.board.table import lay_out, magnification
from blueprints_desktop.desktop.games.blueprints.cards.table_cards import plan_card, read_out_size
from blueprints_desktop.desktop.games.blueprints.facts.preview import BuildingStatus
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import space_name
from blueprints_desktop.desktop.ui.cards.layout import lay_out as lay_card
from blueprints_desktop.desktop.ui.frame.frame_layout import Format
from blueprints_desktop.desktop.ui.frame.log import ROW
from blueprints_desktop.desktop.ui.scene.view_tools import ViewState
from blueprints_desktop.games.blueprints.deck import BlueprintCard
from blueprints_desktop.games.blueprints.scoring import score_building
from blueprints_desktop.games.blueprints.spaces import SPACES
from tests.desktop.games.blueprints.at_table import seat_at
from tests.desktop.games.blueprints.rooms import WINDOWS, on_board, path_of

ROOMS = [
    (684, 640),
    (684, 561),
    (567, 567),
    (724, 540),
    (672, 284),
    (805, 297),
    (976, 404),
    (1213, 920),
]
"""What a window of 1280 x 800 and others leave for the table, in pixels at 100 %."""
TIGHT = [((720, 388), 100), ((1280, 544), 200), ((720, 328), 150)]


def scene_on_board(seated, rect):
    pixels = seated.table.mapFromScene(rect).boundingRect()
    return QRect(seated.table.viewport().mapTo(seated.board, pixels.topLeft()), pixels.size())


def planned(spaces: int) -> BuildingStatus:
    """An empty building on a card with so many open spaces."""
    heights = (1,) * spaces + (0,) * (SPACES - spaces)
    card = BlueprintCard("00", heights, tuple(range(spaces)))
    building = ((),) * SPACES
    return BuildingStatus(card, building, score_building(heights, building), 6)


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("opponents", [1, 2, 3])
@pytest.mark.parametrize("with_plan", [False, True])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_everything_on_the_table_has_a_place_of_its_own(room, opponents, with_plan, scale):
    wide, high = (side * scale for side in room)
    plan = lay_out(wide, high, scale, opponents, with_plan)
    assert (plan.plan is not None) == with_plan
    places = [*plan.screens, plan.demand, plan.pool, plan.building, plan.ruler]
    places += [place for place in (plan.plan, plan.removed) if place is not None]
    for one, other in combinations(places, 2):
        assert not one.intersects(other)
    whole = QRectF(-0.5, -0.5, wide + 1.0, high + 1.0)
    assert all(whole.contains(place) for place in places)
    assert whole.contains(plan.tools_rect)


@pytest.mark.parametrize("width", [684.0, 720.0, 800.0, 976.0])
def test_the_plan_beside_the_building_is_legible_in_every_room(width):
    """Wherever there is room for it, its spaces are about as large as on the whole card."""
    for height in range(280, 720, 10):
        plan = lay_out(width, float(height), 1.0, 2, with_plan=True)
        assert plan.plan is not None
        cell = lay_card(plan_card(planned(4), short=True), plan.plan, 1.0).part("space.a1")
        assert cell is not None
        assert cell.width() >= (45 if height >= 320 else 30)
        assert min(plan.building.width(), plan.building.height()) >= 190


@pytest.mark.parametrize("high", [190.0, 220.0, 280.0])
@pytest.mark.parametrize("count", range(1, 7))
def test_everything_on_a_read_out_lies_on_its_sheet(qapp, high, count):
    assert qapp is not None
    sheet = QRectF(QPointF(0.0, 0.0), read_out_size(high, 1.0))
    laid = lay_card(plan_card(planned(count), short=True), sheet, 1.0)
    assert len(laid.leaves) == 4 + count, "title, spaces, line, bonus and boxes"
    shown = [placed.rect for placed in laid.leaves if not placed.rect.isEmpty()]
    assert all(map(sheet.contains, shown))


@pytest.mark.parametrize("room", ROOMS)
def test_markers_over_the_ruler_keep_off_the_sheet(room):
    plan = lay_out(*map(float, room), 1.0, 2, True)
    two_markers = 44.0
    assert plan.ruler.top() - plan.building.bottom() >= two_markers
    assert plan.ruler.top() - plan.pool.bottom() >= two_markers


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("turns", [0, 1])
@pytest.mark.parametrize("flat", [False, True])
def test_the_sheet_lies_beside_the_tools_and_inside_its_room(room, turns, flat):
    plan = lay_out(*map(float, room), 1.0, 2, with_plan=True)
    looking = ViewState(turns=turns, flat=flat)
    seen = fit_building(plan.building, (2, 2, 1, 1, 0, 3), looking, 1.0, plan.tools_rect)
    sheet = seen.sheet_outline()
    assert not path_of(sheet).intersects(plan.tools_rect.adjusted(4, 4, -4, -4))
    assert plan.building.adjusted(-1, -1, 1, 1).contains(sheet.boundingRect())


def test_from_above_the_building_fills_a_low_room():
    plan = lay_out(805.0, 297.0, 1.0, 2, with_plan=True)
    seen = fit_building(plan.building, (2,) * 6, ViewState(flat=True), 1.0, plan.tools_rect)
    assert seen.sheet().height() > 0.9 * plan.building.height()


@pytest.mark.parametrize(("size", "scale"), WINDOWS + TIGHT)
@pytest.mark.parametrize("seats", [2, 4])
def test_plan_and_building_are_always_seen_together(qtbot, tmp_path, size, scale, seats):
    seated = seat_at(qtbot, tmp_path, seats=seats, size=size, scale=scale)
    board, table = seated.board, seated.table
    assert board.plan.isVisible()
    plan = on_board(seated, board.plan)
    assert board.rect().contains(plan)
    ground = table.building.layout.sheet_outline().boundingRect()
    for other in (
        ground,
        table.table_layout.pool,
        table.table_layout.demand,
        table.table_layout.ruler,
    ):
        assert not plan.intersects(scene_on_board(seated, other))
    seated.choose(0)
    space = next(iter(table.previews))
    cell = board.plan.part_rect(space_name(space))
    assert cell.width() >= 24
    QTest.mouseMove(board.plan, cell.center())
    QTest.mouseClick(board.plan, Qt.MouseButton.LeftButton, pos=cell.center())
    assert [move.space for move in seated.chosen] == [space]


@pytest.mark.parametrize(("size", "scale"), WINDOWS + TIGHT)
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_lies_on_what_is_to_be_clicked(qtbot, tmp_path, size, scale, seats):
    seated = seat_at(qtbot, tmp_path, seats=seats, size=size, scale=scale)
    board, table = seated.board, seated.table
    dice = [
        scene_on_board(seated, item.mapRectToScene(item.body())).adjusted(3, 3, -3, -3)
        for item in table.pool.dice
    ]
    tools = [
        QRect(button.mapTo(board, button.rect().topLeft()), button.size())
        for button in table.tools.buttons
    ]
    handle = board.board_frame.toggle
    if handle.isVisible():
        tools.append(QRect(handle.mapTo(board, handle.rect().topLeft()), handle.size()))
    panels = [on_board(seated, panel) for panel in board.panels]
    plan = on_board(seated, board.plan)
    for one, other in combinations([*panels, *tools, plan], 2):
        assert not one.intersects(other)
    for die in dice:
        assert board.rect().contains(die)
        assert not any(die.intersects(other) for other in [*panels, *tools, plan])


def test_panels_that_do_not_fit_under_one_another_become_a_strip(qtbot, tmp_path):
    assert (
        seat_at(qtbot, tmp_path, seats=4, size=(1280, 480)).board.board_frame.format is Format.STRIP
    )
    two = seat_at(qtbot, tmp_path, seats=2, size=(1280, 480))
    assert two.board.board_frame.format is Format.WIDE


def test_a_scale_that_the_window_has_no_room_for_is_not_followed():
    assert magnification(684.0, 640.0, 1.0) == 1.0
    assert magnification(684.0, 640.0, 2.0) == pytest.approx(0.518, abs=0.01)
    assert 1.1 < magnification(1213.0, 920.0, 1.0) < 1.3


def test_a_large_window_has_larger_panels_and_a_larger_log(qtbot, tmp_path):
    usual, large = (
        seat_at(qtbot, tmp_path, size=size).board for size in ((1280, 672), (1920, 952))
    )
    assert large.panels[0].look.scale == large.log.look.scale > 1.1
    assert large.panels[0].body().width() > 1.1 * usual.panels[0].body().width()
    assert usual.panels[0].look.scale == 1.0


@pytest.mark.parametrize("size", [(1280, 672), (1280, 700), (1920, 952)])
def test_the_last_line_of_the_log_is_a_whole_one(qtbot, tmp_path, size):
    log = seat_at(qtbot, tmp_path, size=size).board.log
    assert log.list.height() % log.look.px(ROW) == 0
    assert log.list.height() >= log.look.px(ROW)
