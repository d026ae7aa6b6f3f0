"""The quarry: the worker's walk by pointer and by keys, and what the board says of it."""

from itertools import combinations

import pytest
from PySide6.QtCore import QLineF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.drawing.monuments.pit import TRACK
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.monuments.moves import Walk
from blueprints_desktop.games.monuments.pieces import BLACK, NOTHING
from blueprints_desktop.games.monuments.state import BUILDING, QUARRY
from tests.desktop.boards.monuments.monuments_table import seat_at
from tests.desktop.boards.seating import position_of


@pytest.fixture
def seated(qtbot, tmp_path):
    return seat_at(qtbot, tmp_path)


@pytest.fixture
def stacked(seated):
    """Four steps are to be walked, and the first of them can lead to two kinds of pieces."""

    def wanted(match) -> bool:
        return match.state.turn >= 3 and stack_of(match) is not None

    seated.play_until(wanted)
    return seated


def stack_of(match) -> Walk | None:
    """A walk whose first cell offers a choice."""
    walks = match.legal_moves() if match.state.phase == QUARRY else ()
    for walk in walks:
        if len({other.took[0] for other in walks if other.cells[0] == walk.cells[0]}) > 1:
            return walk
    return None


def test_a_note_that_finds_no_room_is_left_out_as_a_whole(stacked):
    card = stacked.board.walk
    first, last = card.notes()
    assert card._written(1000.0, 2) == [first, last]
    assert card._written(1000.0, 1) == [first]
    assert card._written(1000.0, 0) == []
    for room in range(8):
        assert len(card._written(120.0, room)) <= room


# --- pointer ------------------------------------------------------------------------------


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
    assert walking.pointed == walking.next_cells[0]
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
    assert "or another piece of this cell" in stacked.prompt.detail
    number = quarry.walking.offered.index(walk.took[0])
    stacked.click_scene(quarry, quarry.chooser.field(number).center())
    assert quarry.walking.took == (walk.took[0],)
    assert not quarry.chooser.isVisible()


def test_a_piece_of_a_stack_can_be_clicked_itself(stacked):
    walk = stack_of(stacked.match)
    quarry = stacked.board.quarry
    pieces = [one for one in quarry.pieces.pieces if one.cell == walk.cells[0]]
    front = max(pieces, key=lambda one: quarry.pieces.ground(one).y())
    stacked.click_scene(quarry, quarry.pieces.ground(front))
    assert quarry.walking.took == (front.piece,)


@pytest.mark.parametrize("key", [Qt.Key.Key_Backspace, Qt.Key.Key_Escape])
def test_the_walk_is_taken_back_step_by_step(stacked, key):
    walk = stack_of(stacked.match)
    quarry = stacked.board.quarry
    stacked.click_cell(walk.cells[0])
    quarry.piece_pressed.emit(walk.took[0])
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
        stacked.board.quarry.cell_pressed.emit(cell, piece if piece != NOTHING else None)
        assert stacked.board.walk.accessibleDescription().count("Step") == number
    taken = [piece for piece in walk.took if piece != NOTHING]
    assert len(stacked.board.quarry.taken(stacked.board.quarry.walking)) == len(taken)
    assert "You take" in stacked.board.walk.accessibleDescription()
    assert stacked.prompt.primary == "Take and end the turn"
    stacked.board.press_primary()
    assert stacked.chosen == [walk]


def test_hovering_points_at_lit_cells_only(stacked):
    quarry = stacked.board.quarry
    lit = quarry.walking.next_cells[0]
    QTest.mouseMove(quarry.viewport(), quarry.mapFromScene(quarry.place_of(lit)))
    assert quarry.walking.pointed == lit
    assert stacked.prompt.primary == "Go there"
    QTest.mouseMove(quarry.viewport(), quarry.mapFromScene(quarry.pit.bounds.topLeft()))
    assert quarry.walking.pointed is None


# --- keys ---------------------------------------------------------------------------------


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
        seen.add(quarry.walking.pointed)
    assert seen == lit


def test_arrows_around_the_ring_reach_every_cell_of_the_first_turn(seated):
    quarry = seated.board.quarry
    seen = set()
    keys = (
        [Qt.Key.Key_Right] * 6 + [Qt.Key.Key_Down] * 8 + [Qt.Key.Key_Left] * 8 + [Qt.Key.Key_Up] * 8
    )
    for key in keys * 2:
        seated.key(key)
        seen.add(quarry.walking.pointed)
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


# --- what is shown ------------------------------------------------------------------------


def test_no_piece_moves_when_its_neighbour_is_taken(stacked):
    quarry = stacked.board.quarry
    before = {one: quarry.pieces.ground(one) for one in quarry.pieces.pieces}
    stacked.play(stack_of(stacked.match))
    after = {one: quarry.pieces.ground(one) for one in quarry.pieces.pieces}
    assert len(after) < len(before)
    assert all(before[one] == ground for one, ground in after.items())


def test_every_piece_of_the_view_lies_in_its_cell(stacked):
    quarry = stacked.board.quarry
    assert quarry.pieces.pieces
    for one in quarry.pieces.pieces:
        sector = quarry.cells[one.cell]
        assert quarry.pit.sector(sector).contains(quarry.pieces.ground(one))


def test_the_worker_stands_where_the_walk_ended(stacked):
    walk = stacked.match.legal_moves()[0]
    stacked.play(walk)
    quarry = stacked.board.quarry
    assert quarry.pieces.worker == quarry.place_of(walk.cells[-1])


def test_a_score_beyond_a_lap_is_shown_true(seated):
    """Marker 72 stands on space 12; both the panel and the track say 72."""
    markers = seated.board.quarry.markers
    assert markers.place(72) == markers.place(12)
    seated.board.quarry.show_scores((72, -3, 10))
    spoken = dict(seated.board.quarry.scores_spoken())
    assert spoken == {"Ada": 72, "Bruno": -3, "Chiara": 10}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_markers_on_one_space_can_all_be_told(qtbot, tmp_path, seats):
    """All begin on 10: most of every marker is seen."""
    markers = seat_at(qtbot, tmp_path, seats).board.quarry.markers
    places = [at for _, _, at, sharing in markers.places() if sharing == seats]
    assert len(places) == seats
    for one, other in combinations(places, 2):
        assert QLineF(one, other).length() >= 20.0 * markers.pit.unit


def test_whoever_only_looks_cannot_walk(seated):
    seated.board.show_position(position_of(seated.match, viewer=1))
    seated.click_cell("o4")
    assert not seated.board.quarry.walking.active
    assert seated.prompt.primary == ""
    assert "Ada" in seated.prompt.headline


def test_screen_readers_are_told_the_lit_cells(seated):
    quarry = seated.board.quarry
    interface = QAccessible.queryAccessibleInterface(quarry)
    names = [
        interface.child(number).text(QAccessible.Text.Name)
        for number in range(interface.childCount())
    ]
    assert len([name for name in names if name.startswith("Outer cell")]) == 12
    seated.key(Qt.Key.Key_Right)
    focused = interface.focusChild()
    assert focused is not None
    assert focused.text(QAccessible.Text.Name).startswith("Outer cell")


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
        quarry.cell_pressed.emit(cell, None)
        if quarry.walking.offered:
            quarry.picked.emit(quarry.walking.offered.index(piece))
            gains.append((piece == BLACK, seated.prompt.gain))
            quarry.piece_pressed.emit(piece)
        if not quarry.walking.complete:
            gains.append((False, seated.prompt.gain))
    assert gains
    assert all(gain == ("+2 points" if black else "") for black, gain in gains)
    assert seated.prompt.gain == "+2 points", "the whole walk brings them"


# --- one's own pieces ---------------------------------------------------------------------


def test_own_pieces_show_only_while_they_are_asked_for(stacked, qtbot):
    board = stacked.board
    seat = stacked.match.to_act
    assert board.stock.stock is None
    asked = []
    board.peek_wanted.connect(asked.append)
    QTest.keyPress(board.quarry, Qt.Key.Key_V)
    QTest.keyRelease(board.quarry, Qt.Key.Key_V)
    qtbot.mousePress(board.stock.look_button, Qt.MouseButton.LeftButton)
    qtbot.mouseRelease(board.stock.look_button, Qt.MouseButton.LeftButton)
    assert asked == [True, False, True, False]
    stacked.click_cell(board.quarry.walking.next_cells[0])
    walking = board.quarry.walking
    board.show_private(stacked.match.view(seat))
    assert board.stock.stock == stacked.match.state.stocks[seat]
    assert board.stock.accessibleDescription()
    assert board.quarry.walking == walking, "what was chosen so far stays"
    board.show_private(None)
    assert board.stock.stock is None
    assert board.stock.accessibleDescription() == ""


def test_the_button_stays_under_the_finger_that_holds_it(stacked):
    """Else letting it go would not be heard."""
    button = stacked.board.stock.look_button
    before = button.geometry()
    stacked.board.show_private(stacked.match.view(stacked.match.to_act))
    assert button.geometry() == before


def test_open_stocks_lie_in_the_panels(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, options={"open_stocks": True})
    seated.match.play(seated.match.legal_moves()[0])
    seated.show(0)
    told = [panel.accessibleDescription() for panel in seated.board.panels]
    assert any("1 " in text.split("points", 1)[-1] for text in told)
    assert not seated.board.stock.look_button.isVisible()
    assert seated.board.stock.stock is not None


# --- the monument, seen from the quarry ---------------------------------------------------


def shows_monument(board) -> bool:
    return board.centre.current is board.site and board.levels.isVisibleTo(board)


def test_the_monument_can_be_looked_at_while_a_walk_is_chosen(stacked):
    board = stacked.board
    stacked.click_cell(board.quarry.walking.next_cells[0])
    walking = board.quarry.walking
    stacked.key(Qt.Key.Key_B)
    assert shows_monument(board)
    open_now = {
        board.site.site.laid(brick)
        for brick in stacked.match.game.plan.in_mask(stacked.match.state.open)
    }
    assert set(board.site._shown.others) == open_now
    stacked.key(Qt.Key.Key_B)
    assert board.centre.current is board.quarry
    QTest.mouseClick(board.centre.look, Qt.MouseButton.LeftButton)
    assert shows_monument(board)
    assert stacked.prompt.secondary == board.centre.look.text() == "Back to the quarry"
    board.press_secondary()
    assert board.centre.current is board.quarry
    assert board.quarry.walking == walking, "what was chosen so far stays"


def test_enter_only_leads_back_from_the_monument(seated):
    seated.key(Qt.Key.Key_B)
    seated.key(Qt.Key.Key_Return)
    assert seated.board.centre.current is seated.board.quarry
    assert seated.board.quarry.walking.pointed is None
    assert not seated.chosen


def test_a_hint_and_a_move_are_seen_in_the_quarry(seated):
    board = seated.board
    seated.key(Qt.Key.Key_B)
    board.suggest(seated.match.legal_moves()[0])
    assert board.centre.current is board.quarry
    seated.key(Qt.Key.Key_B)
    seated.play(seated.match.legal_moves()[0])
    assert board.centre.current is board.quarry


def test_on_the_building_site_there_is_nothing_to_look_up_from(seated):
    seated.key(Qt.Key.Key_B)
    seated.play_until(lambda match: match.state.phase == BUILDING)
    assert seated.board.centre.look.isHidden()
    seated.key(Qt.Key.Key_B)
    assert seated.board.centre.current is seated.board.site
    assert not seated.board.site._section.open


@pytest.mark.parametrize("size", [(1280, 672), (1024, 572), (700, 420)])
def test_the_way_to_the_monument_lies_off_the_quarry(qtbot, tmp_path, size):
    board = seat_at(qtbot, tmp_path, size=size).board
    track = board.quarry.pit.ellipse(TRACK[1])
    corners = board.quarry.mapToScene(board.centre.look.geometry())
    assert not track.intersects(corners.boundingRect())


def test_the_only_lit_cell_waits_for_enter(seated):
    """Wherever the pointer goes; and a hand is shown only over what can be entered."""
    quarry, chance = seated.board.quarry, Chance(1)
    while len(quarry.walking.next_cells) != 1:
        walking = quarry.walking
        if walking.complete:
            seated.match.play(walking.walk)
            seated.show()
        elif walking.offered:
            quarry.piece_pressed.emit(walking.offered[0])
        else:
            quarry.cell_pressed.emit(chance.pick(walking.next_cells), None)
    (only,) = quarry.walking.next_cells
    QTest.mouseMove(quarry.viewport(), quarry.mapFromScene(quarry.pit.bounds.topLeft()))
    assert quarry.walking.pointed == only
    assert quarry.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor
    assert seated.prompt.primary == "Go there"
    seated.key(Qt.Key.Key_Return)
    assert quarry.walking.cells[-1] == only
    assert not seated.chosen
