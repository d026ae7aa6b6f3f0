"""Notes, the pool, removed dice, ruler and drawer of the Blueprints table keep off one another."""

from itertools import combinations, pairwise
from math import hypot

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPicture, QPolygonF

from blueprints_desktop.desktop.drawing.pixmaps import render
from blueprints_desktop.desktop.games.blueprints.board.building_part import (
    HEIGHT_CORNER,
    NoteObstacles,
    free_place,
)
from blueprints_desktop.desktop.games.blueprints.board.pool_part import Mark
from blueprints_desktop.desktop.games.blueprints.board.table_parts import RulerState, token_grid
from blueprints_desktop.desktop.games.blueprints.facts.preview import preview_of
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import die_name, space_name
from blueprints_desktop.desktop.i18n.language import Language
from blueprints_desktop.desktop.ui.scene.view_tools import ViewState
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.blueprints.dice import STONE, die_of
from tests.desktop.games.blueprints.at_table import seat_at
from tests.desktop.games.blueprints.rooms import WINDOWS, on_board, path_of
from tests.support import play_on

STONE_FOUR = die_of(STONE, 4)


# --- notes --------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 672), (1024, 572), (720, 388)])
@pytest.mark.parametrize("turns", [0, 1])
def test_no_note_lies_on_a_die_the_ghost_or_another_note(qtbot, tmp_path, size, turns):
    seated = seat_at(qtbot, tmp_path, size=size)
    play_on(seated.match, Chance(11), 12)
    seated.show()
    building = seated.table.building
    building.set_view_state(ViewState(turns=turns))
    checked = 0
    for index in range(len(seated.table.pool.dice)):
        seated.board.selector.press(die_name(index))
        for aimed in (None, *seated.table.previews):
            if aimed is not None:
                seated.board.selector.point(space_name(aimed))
            seen, notes = building.layout, building.notes()
            grown = [tall + (space == aimed) for space, tall in enumerate(building.heights)]
            stacks = [path_of(seen.silhouette(n, tall)) for n, tall in enumerate(grown) if tall]
            for note in notes:
                assert not any(stack.intersects(note.rect) for stack in stacks)
                checked += 1
            assert not any(a.rect.intersects(b.rect) for a, b in combinations(notes, 2))
        seated.board.selector.back()
    assert checked > 10


def test_a_note_goes_further_rather_than_cross_another_stack():
    own = path_of(QPolygonF(QRectF(100.0, 100.0, 40.0, 40.0)))
    beside = path_of(QPolygonF(QRectF(140.0, 90.0, 60.0, 60.0)))
    room = QRectF(0.0, 0.0, 400.0, 400.0)
    tip, size = QPointF(135.0, 110.0), QSizeF(40.0, 20.0)
    found = free_place(tip, size, 40.0, room, NoteObstacles(own, (beside,), (), ()))
    middle = (found.center() + tip) / 2
    assert not beside.contains(middle)
    assert not own.intersects(found)


def test_without_any_free_place_a_note_is_still_shown():
    room = QRectF(0.0, 0.0, 200.0, 200.0)
    everywhere = path_of(QPolygonF(room))
    around = NoteObstacles(everywhere, (everywhere,), (everywhere,), ())
    found = free_place(QPointF(100.0, 100.0), QSizeF(40.0, 20.0), 40.0, room, around)
    assert room.contains(found)


# --- the pool, the removed dice, the ruler ------------------------------------------------


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_a_lifted_die_leaves_the_pools_title_free_and_the_ends_too(qtbot, tmp_path, size, scale):
    seated = seat_at(qtbot, tmp_path, size=size, scale=scale)
    pool = seated.table.pool
    factor = pool.look.scale
    title_bottom = pool.rect.top() + 24.0 * factor
    for item in pool.dice[:3]:
        item.set_mark(Mark.PICKED)
        assert item.mapRectToScene(item.body()).top() >= title_bottom - 2.0
        item.set_mark(Mark.NONE)
    bodies = [item.mapRectToScene(item.body()) for item in pool.dice]
    assert min(body.left() for body in bodies) >= pool.rect.left() + 12.0 * factor
    assert max(body.right() for body in bodies) <= pool.rect.right() - 12.0 * factor


def test_at_a_larger_scale_dice_of_the_pool_are_no_smaller(qtbot, tmp_path):
    usual = seat_at(qtbot, tmp_path, size=(1280, 672))
    larger = seat_at(qtbot, tmp_path, size=(1280, 608), scale=150)
    assert larger.table.pool.w >= usual.table.pool.w


@pytest.mark.parametrize("count", range(1, 19))
def test_all_removed_dice_find_room_in_their_tray(count):
    room = QSizeF(138.0, 57.0)
    step, columns = token_grid(count, room, 24.0)
    rows = -(-count // columns)
    assert columns * step <= room.width() + 0.01
    assert rows * step <= room.height() + 0.01
    assert step >= 15.0


@pytest.mark.parametrize("large", [(1280, 672), (1600, 872), (1920, 952)])
def test_in_one_step_to_a_larger_window_the_plan_is_where_it_belongs(qtbot, tmp_path, large):
    seated = seat_at(qtbot, tmp_path, size=(1024, 572))
    plan = seated.board.plan
    assert plan.parent() is seated.table
    seated.board.resize(*large)
    fresh = seat_at(qtbot, tmp_path, size=large).board.plan
    assert plan.parent() is seated.board.board_frame
    assert (plan.geometry(), plan.zoom) == (fresh.geometry(), fresh.zoom)
    seated.board.resize(1024, 572)
    small = seat_at(qtbot, tmp_path, size=(1024, 572)).board.plan
    assert plan.parent() is seated.table
    assert plan.geometry() == small.geometry()


def test_a_smaller_scale_puts_the_plan_where_it_belongs(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, scale=150)
    plan = seated.board.plan
    assert plan.parent() is seated.table
    seated.settings.set("scale", 100)
    fresh = seat_at(qtbot, tmp_path).board.plan
    assert (plan.parent(), plan.geometry()) == (seated.board.board_frame, fresh.geometry())


@pytest.mark.parametrize("size", [(1280, 672), (1024, 572)])
def test_the_drawer_keeps_the_desks_margin(qtbot, tmp_path, size):
    seated = seat_at(qtbot, tmp_path, size=size, scale=160)
    seated.board.board_frame.toggle.setChecked(True)
    drawer = on_board(seated, seated.board.board_frame.drawer)
    handle = seated.board.board_frame.toggle.geometry()
    assert drawer.right() <= max(handle.right(), size[0] - 20)


def test_a_marker_raised_over_others_is_seen_whole(qtbot, tmp_path):
    """What a part paints beyond its bounds is cut off, or left behind."""
    part = seat_at(qtbot, tmp_path).table.ruler
    part.arrange(QRectF(0.0, 100.0, 672.0, 36.0), part.look, 1.0)
    part.state = RulerState(13, 15, 1, 2, ((0, 12), (1, 24), (2, 16)))
    picture = QPicture()
    with QPainter(picture) as painter:
        part.draw(painter)
    assert part.boundingRect().contains(QRectF(picture.boundingRect()))


@pytest.mark.parametrize("now", [0, 16, 18, 22, 49])
@pytest.mark.parametrize("gain", [0, 1, 3, 7])
@pytest.mark.parametrize("wide", [567.0, 684.0, 1213.0])
def test_labels_of_the_ruler_cover_no_marker_and_no_other_label(qtbot, tmp_path, now, gain, wide):
    part = seat_at(qtbot, tmp_path).table.ruler
    rect = QRectF(0.0, 0.0, wide, 44.0)
    part.arrange(rect, part.look, 1.0)
    part.state = RulerState(now, now + gain, 0, 1, ((0, 18), (1, 22), (2, 23), (3, 28)))
    boxes = sorted((box for box, _ in part.labels()), key=QRectF.left)
    heads = [QRectF(p.head.x() - 9, p.head.y() - 9, 18, 18) for p in part.pins()]
    assert boxes
    for box in boxes:
        assert not any(box.intersects(head) for head in heads)
        assert rect.left() - 7 <= box.left()
        assert box.right() <= rect.right() + 7
    assert not any(one.intersects(other) for one, other in pairwise(boxes))
    own = {"now": part.pins()[-1].head, "with this die": part.heads()[-1]}
    for box, words in part.labels():
        if words in own:
            nearest = min(part.heads(), key=lambda head: apart(box, head))
            assert apart(box, nearest) == apart(box, own[words])


def apart(box, point):
    """How far a point lies from a box."""
    aside = max(box.left() - point.x(), 0.0, point.x() - box.right())
    down = max(box.top() - point.y(), 0.0, point.y() - box.bottom())
    return hypot(aside, down)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("now", "after"), [(0, 2), (0, 5), (2, 4), (6, 16), (48, 45)])
def test_present_and_preview_are_both_named_where_nothing_else_stands(
    qtbot, tmp_path, language, now, after
):
    seated = seat_at(qtbot, tmp_path, language=language)
    spoken = Language(seated.settings)
    part = seated.table.ruler
    rect = QRectF(0.0, 0.0, 684.0, 44.0)
    part.arrange(rect, part.look, 1.0)
    part.state = RulerState(now, after)
    told = [words for _, words in part.labels()]
    seated.settings.set("language", "en")
    assert spoken.current == "en"
    assert told == {"en": ["with this die", "now"], "fr": ["avec ce dé", "maintenant"]}[language]


@pytest.mark.parametrize("size", [(1280, 672), (1024, 572), (1920, 952)])
def test_no_gain_covers_a_printed_height(qtbot, tmp_path, size):
    seated = seat_at(qtbot, tmp_path, size=size)
    seated.choose(0)
    building = seated.table.building
    seen = building.layout
    notes = building.notes()
    assert notes
    for note in notes:
        assert note.tip is None, "nothing stands there yet"
        x, y = seen.cell(note.space)
        height = seen.view.point(x + HEIGHT_CORNER, y + HEIGHT_CORNER, 0)
        figure = max(10.0, 0.30 * seen.view.w)
        assert note.rect.top() >= height.y() + 0.30 * figure


@pytest.mark.parametrize("flat", [False, True])
def test_the_sheet_keeps_some_air_from_the_tools(qtbot, tmp_path, flat):
    for size in ((1280, 672), (1024, 572), (1180, 520)):
        seated = seat_at(qtbot, tmp_path, size=size)
        seated.table.change_view(0, flat, False)
        seen, tools = seated.table.building.layout, seated.table.table_layout.tools_rect
        near = tools.adjusted(-5.0, -5.0, 5.0, 5.0)
        assert not path_of(seen.sheet_outline()).intersects(near)


def test_a_stack_before_the_ghost_is_only_outlined(qtbot, tmp_path):
    """What is seen there is the ghost: the same picture as without the stack, but for thin lines."""
    seated = seat_at(qtbot, tmp_path)
    building = seated.table.building
    standing = seated.table.status
    seen = building.layout
    behind, before = next(
        (far, near)
        for far in standing.card.open_spaces
        for near in standing.card.open_spaces
        if near in seen.in_front(far, [2 * (s == near) for s in range(6)], 0)
    )
    plain = ghost_picture(seated, standing, behind)
    for _ in range(2):
        standing = standing.with_die(STONE_FOUR, before)
    hidden = ghost_picture(seated, standing, behind)
    area = (
        building.layout.top(behind, 1).boundingRect().translated(-building.boundingRect().topLeft())
    )
    box = area.toRect()
    pixels = [
        (x, y) for x in range(box.left(), box.right()) for y in range(box.top(), box.bottom())
    ]
    changed = sum(
        abs(plain.pixelColor(x, y).lightnessF() - hidden.pixelColor(x, y).lightnessF()) > 0.15
        for x, y in pixels
    )
    assert changed < 0.15 * len(pixels)


def ghost_picture(seated, standing, space):
    """The building with a ghost on a space, as it is painted from the same point of view."""
    building = seated.table.building
    view = building.layout
    building.show_status(standing)
    building.layout = view
    building.show_choice({space: preview_of(standing, STONE_FOUR, space)}, space)
    return render(building.boundingRect(), 1.0, building.draw)
