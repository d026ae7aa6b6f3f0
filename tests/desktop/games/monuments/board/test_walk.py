"""The worker's walk through the quarry, by pointer and by keys, and what the bar says of it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.games.monuments.board.selection import (
    SEVERAL_WAYS,
    Walking,
    begin_walk,
    cell_part,
    piece_part,
)
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.monuments.moves import Walk
from blueprints_desktop.games.monuments.pieces import BLACK, NOTHING
from blueprints_desktop.games.monuments.state import QUARRY
from tests.desktop.games.monuments.at_table import stack_of
from tests.desktop.games.monuments.hands import bare_point

# --- pointer ----------------------------------------------------------------------------


def test_the_first_turn_puts_the_worker_on_an_outer_cell(seated):
    assert "outer cell" in seated.prompt.detail
    seated.click_cell("o4")
    assert seated.board.quarry.walking.complete
    assert seated.prompt.primary
    assert not seated.chosen, "a walk can be taken back before it is confirmed"
    seated.board.press_primary()
    (walk,) = seated.chosen
    assert walk.cells == ("o4",)
    assert walk in seated.match.legal_moves()


def test_the_second_press_on_the_last_cell_ends_the_walk(seated):
    seated.click_cell("o4")
    seated.click_cell("o4")
    assert [walk.cells for walk in seated.chosen] == [("o4",)]


def test_enter_first_points_at_a_lit_cell(seated):
    seated.key(Qt.Key.Key_Return)
    walking = seated.board.quarry.walking
    assert walking.pointed_cell == walking.next_cells[0]
    assert not walking.cells
    seated.key(Qt.Key.Key_Return)
    assert seated.board.quarry.walking.complete
    assert not seated.chosen


def test_cells_that_are_not_lit_do_nothing(seated):
    for cell in ("m0", "c"):
        seated.click_cell(cell)
        assert seated.board.quarry.walking.cells == ()
    assert not seated.chosen


def test_a_stack_opens_a_choice(stacked):
    walk = stack_of(stacked.match)
    stacked.click_cell(walk.cells[0])
    quarry = stacked.board.quarry
    assert quarry.chooser.isVisible()
    assert len(quarry.walking.offered) > 1
    assert "or choose another piece here" in stacked.prompt.detail
    stacked.click_scene(quarry, quarry.chooser.field(walk.took[0]).center())
    assert quarry.walking.took == (walk.took[0],)
    assert not quarry.chooser.isVisible()


def test_a_piece_of_a_stack_can_be_clicked_itself(stacked):
    walk = stack_of(stacked.match)
    quarry = stacked.board.quarry
    pieces = [one for one in quarry.layer.pieces if one.cell == walk.cells[0]]
    front = max(pieces, key=lambda one: quarry.layer.ground(one).y())
    stacked.click_scene(quarry, quarry.layer.ground(front))
    assert quarry.walking.took == (front.piece,)


@pytest.mark.parametrize("key", [Qt.Key.Key_Backspace, Qt.Key.Key_Escape])
def test_the_walk_is_taken_back_step_by_step(stacked, key):
    walk = stack_of(stacked.match)
    quarry = stacked.board.quarry
    stacked.click_cell(walk.cells[0])
    stacked.board.selector.press(piece_part(walk.cells[0], walk.took[0]))
    stacked.click_cell(quarry.walking.next_cells[0])
    while quarry.walking.cells:
        before = quarry.walking
        stacked.key(key)
        assert quarry.walking != before
    assert quarry.walking.next_cells
    assert stacked.prompt.secondary == ""


def test_what_will_be_taken_is_listed_as_the_path_grows(stacked):
    walk = stack_of(stacked.match)
    for number, (cell, piece) in enumerate(zip(walk.cells, walk.took, strict=True), 1):
        part = cell_part(cell) if piece == NOTHING else piece_part(cell, piece)
        stacked.board.selector.press(part)
        assert stacked.board.walk.accessibleDescription().count("Step") == number
    taken = [piece for piece in walk.took if piece != NOTHING]
    assert len(stacked.board.quarry.layer.taken) == len(taken)
    assert "You take" in stacked.board.walk.accessibleDescription()
    assert stacked.prompt.primary == "End your turn here"
    stacked.board.press_primary()
    assert stacked.chosen == [walk]


def test_hovering_points_at_lit_cells_only(stacked):
    quarry = stacked.board.quarry
    lit = quarry.walking.next_cells[0]
    QTest.mouseMove(quarry.viewport(), quarry.mapFromScene(quarry.place_of(lit)))
    assert quarry.walking.pointed_cell == lit
    assert stacked.prompt.primary == "Go there"
    QTest.mouseMove(quarry.viewport(), quarry.mapFromScene(quarry.pit.bounds.topLeft()))
    assert quarry.walking.pointed_cell is None


def test_the_only_lit_cell_waits_for_enter(seated):
    """Wherever the pointer goes; and a hand is shown only over what can be entered."""
    quarry, chance = seated.board.quarry, Chance(1)
    while len(quarry.walking.next_cells) != 1:
        walking = quarry.walking
        if walking.complete:
            seated.match.play(walking.move)
            seated.show()
        elif walking.offered:
            seated.board.selector.confirm()
        else:
            seated.board.selector.press(chance.pick(walking.options))
    (only,) = quarry.walking.next_cells
    QTest.mouseMove(quarry.viewport(), quarry.mapFromScene(quarry.pit.bounds.topLeft()))
    assert quarry.walking.pointed_cell == only
    assert quarry.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor
    assert seated.prompt.primary == "Go there"
    seated.key(Qt.Key.Key_Return)
    assert quarry.walking.cells[-1] == only
    assert not seated.chosen


def test_points_in_the_bar_are_those_of_what_enter_takes(seated):
    """Black, taken two steps before, made a red brick look worth two points."""

    def black_and_then_more(match) -> bool:
        return match.state.turn >= 3 and any(
            isinstance(walk, Walk) and BLACK in walk.took[:-2] for walk in match.legal_moves()
        )

    seated.play_until(black_and_then_more)
    walk = next(walk for walk in seated.match.legal_moves() if BLACK in walk.took[:-2])
    quarry, gains = seated.board.quarry, []
    for cell, piece in zip(walk.cells, walk.took, strict=True):
        seated.board.selector.press(cell_part(cell))
        if quarry.walking.offered:
            seated.board.selector.point(piece_part(cell, piece))
            gains.append((piece == BLACK, seated.prompt.gain))
            seated.board.selector.press(piece_part(cell, piece))
        if not quarry.walking.complete:
            gains.append((False, seated.prompt.gain))
    assert gains
    assert all(gain == ("+2 points" if black else "") for black, gain in gains)
    assert seated.prompt.gain == "+2 points", "the whole walk brings them"


def test_one_click_walks_the_whole_way_to_a_piece_further_away(seated):
    """Late in the quarry; the way is shown before, and is taken back a step at a time."""
    quarry = seated.board.quarry

    def far(match):
        walking = begin_walk(tuple(match.legal_moves())) if match.state.turn > 3 else Walking()
        for cell, heap in zip(match.game.quarry.cells, match.state.quarry, strict=True):
            led = walking.leading_to(cell_part(cell)) if heap else None
            if led is not None and led.complete:
                return cell
        return None

    seated.play_until(lambda match: match.state.phase == QUARRY and far(match))
    cell = far(seated.match)
    at = bare_point(quarry, cell)
    QTest.mouseMove(quarry.viewport(), at)
    assert cell in quarry.layer.ahead
    assert "One click walks there." in quarry.tip_at(quarry.mapToScene(at)).text
    assert quarry.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    QTest.mouseClick(quarry.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert quarry.walking.complete
    assert cell in quarry.walking.cells
    assert not quarry.layer.ahead
    assert not seated.chosen
    seated.key(Qt.Key.Key_Escape)
    assert quarry.walking.begun
    assert not quarry.walking.complete


def test_the_other_piece_of_an_entered_cell_is_taken_instead_with_one_press(stacked):
    walk = stack_of(stacked.match)
    quarry, cell = stacked.board.quarry, walk.cells[0]
    stacked.click_cell(cell)
    one, other, *_ = quarry.walking.offered
    stacked.board.selector.press(piece_part(cell, one))
    place = next(p for p in quarry.layer.pieces if (p.cell, p.piece) == (cell, other))
    stacked.board.selector.press(quarry.thing_at(quarry.layer.body(place).center()))
    assert quarry.walking.took in ((one,), (other,))
    stacked.board.selector.press(piece_part(cell, other))
    assert quarry.walking.took == (other,)


def test_a_click_on_a_wall_means_the_nearest_cell(seated):
    quarry = seated.board.quarry
    gaps = [
        at
        for angle in range(0, 360, 5)
        for r in range(100, 300, 4)
        if quarry.cell_at(at := quarry.pit.point(float(r), float(angle)))[0] is None
    ]
    assert gaps
    assert all(quarry.thing_at(at) for at in gaps)


def test_several_ways_are_refused_with_the_reason(stacked):
    quarry, selector = stacked.board.quarry, stacked.board.selector
    several = [cell for cell in quarry.cells if selector.why_not(cell_part(cell)) == SEVERAL_WAYS]
    assert several
    selector.press(cell_part(several[0]))
    assert "Several routes lead to" in stacked.prompt.detail


def drag(quarry, start, end) -> None:
    view = quarry.viewport()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    for at in ((start + end) / 2, end):
        QTest.mouseMove(view, at)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=end)


def test_the_worker_is_dragged_to_its_first_cell(seated):
    quarry = seated.board.quarry
    start = quarry.mapFromScene(quarry.layer.worker_body().center())
    drag(quarry, start, bare_point(quarry, "o4"))
    assert quarry.walking.cells == ("o4",)
    assert quarry.layer.worker == quarry.worker_place(None), "it goes there when the walk is made"


def test_the_worker_is_dragged_to_the_next_cell(stacked):
    quarry = stacked.board.quarry
    cell = quarry.walking.next_cells[0]
    drag(quarry, bare_point(quarry, quarry.worker_cell), bare_point(quarry, cell))
    assert quarry.walking.cells == (cell,)
    assert quarry.layer.worker == quarry.place_of(quarry.worker_cell)
    drag(quarry, bare_point(quarry, cell), bare_point(quarry, quarry.worker_cell))
    assert quarry.layer.worker == quarry.place_of(quarry.worker_cell), "a walk is begun: it stays"


# --- keys -------------------------------------------------------------------------------


def test_a_walk_by_keys_alone(stacked):
    stacked.walk_by_keys()
    (walk,) = stacked.chosen
    assert walk in stacked.match.legal_moves()


def test_arrows_go_among_the_lit_cells(stacked):
    quarry = stacked.board.quarry
    lit = set(quarry.walking.next_cells)
    seen = set()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up) * 4:
        stacked.key(key)
        seen.add(quarry.walking.pointed_cell)
    assert seen == lit


def test_the_first_arrow_goes_where_it_points_as_far_as_it_can(stacked):
    quarry = stacked.board.quarry
    here = quarry.place_of(quarry.worker_cell)
    ways = {cell: quarry.place_of(cell) - here for cell in quarry.walking.next_cells}
    stacked.key(Qt.Key.Key_Down)
    downward = {cell: way.y() / (way.x() ** 2 + way.y() ** 2) ** 0.5 for cell, way in ways.items()}
    assert quarry.walking.pointed_cell == max(downward, key=downward.__getitem__)


def test_arrows_around_the_ring_reach_every_cell_of_the_first_turn(seated):
    quarry = seated.board.quarry
    seen = set()
    keys = (
        [Qt.Key.Key_Right] * 6 + [Qt.Key.Key_Down] * 8 + [Qt.Key.Key_Left] * 8 + [Qt.Key.Key_Up] * 8
    )
    for key in keys * 2:
        seated.key(key)
        seen.add(quarry.walking.pointed_cell)
    assert seen == set(quarry.walking.next_cells)


def test_digits_choose_from_a_stack(stacked):
    walk = stack_of(stacked.match)
    stacked.click_cell(walk.cells[0])
    offered = stacked.board.quarry.walking.offered
    stacked.key(Qt.Key.Key_9)
    assert stacked.board.quarry.walking.offered == offered, "there is no ninth piece"
    stacked.key(Qt.Key.Key_2)
    assert stacked.board.quarry.walking.took == (offered[1],)


def test_arrows_and_enter_choose_from_a_stack(stacked):
    walk = stack_of(stacked.match)
    stacked.click_cell(walk.cells[0])
    offered = stacked.board.quarry.walking.offered
    stacked.key(Qt.Key.Key_Right)
    stacked.key(Qt.Key.Key_Return)
    assert stacked.board.quarry.walking.took == (offered[1],)
