"""The quarry as it is shown: pieces, worker and markers, the card of the walk, one's own pieces."""

from itertools import combinations

import pytest
from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.games.monuments.cards.table_cards import walk_notes
from blueprints_desktop.desktop.ui.cards.layout import lay_out
from blueprints_desktop.games.monuments.pieces import BLACK, JEWEL
from blueprints_desktop.games.monuments.state import BUILDING
from tests.desktop.games.monuments.at_table import seat_at, stack_of
from tests.desktop.games.monuments.hands import bare_point
from tests.desktop.games.seating import position_of

# --- what is shown ----------------------------------------------------------------------


def test_no_piece_moves_when_its_neighbour_is_taken(stacked):
    quarry = stacked.board.quarry
    before = {one: quarry.layer.ground(one) for one in quarry.layer.pieces}
    stacked.play(stack_of(stacked.match))
    after = {one: quarry.layer.ground(one) for one in quarry.layer.pieces}
    assert len(after) < len(before)
    assert all(before[one] == ground for one, ground in after.items())


def test_every_piece_of_the_view_lies_in_its_cell(stacked):
    quarry = stacked.board.quarry
    assert quarry.layer.pieces
    for one in quarry.layer.pieces:
        sector = quarry.cells[one.cell]
        assert quarry.pit.sector(sector).contains(quarry.layer.ground(one))


def test_the_worker_stands_where_the_walk_ended(stacked):
    walk = stacked.match.legal_moves()[0]
    stacked.play(walk)
    quarry = stacked.board.quarry
    assert quarry.layer.worker == quarry.place_of(walk.cells[-1])


def test_the_points_of_the_black_piece_are_shown_as_promised(seated):
    """On the track and the panel, from the walk that takes it until the quarry is empty."""

    def can_take(match) -> bool:
        return any(BLACK in getattr(move, "took", ()) for move in match.legal_moves())

    seated.play_until(can_take)
    board, layer = seated.board, seated.board.quarry.layer
    walk = next(move for move in seated.match.legal_moves() if BLACK in move.took)
    seat, score = seated.match.to_act, seated.match.state.scores[seated.match.to_act]
    assert layer.promise is None
    assert "+2" not in board.panels[seat].shown_texts()
    board.suggest(walk)
    assert layer.promise == (board.people[seat].colour, score + 2)
    seated.play(walk)
    board.skip()
    assert layer.promise == (board.people[seat].colour, score + 2)
    assert "+2" in board.panels[seat].shown_texts()
    assert any("Black piece: +2 points" in line for line in board.panels[seat].seat_card.lines)
    seated.play_until(lambda match: match.state.phase == BUILDING)
    assert layer.promise is None
    assert seated.match.state.scores[seat] == score + 2
    assert "+2" not in board.panels[seat].shown_texts()


def test_pieces_that_nobody_builds_with_say_what_they_are_for(seated):
    quarry = seated.board.quarry
    tips = {}
    for one in quarry.layer.pieces:
        tips.setdefault(one.piece, quarry.tip_at(quarry.layer.body(one).center()).text)
    assert "scores 3 points at the end" in tips[JEWEL]
    assert "2 points when the quarry is empty" in tips[BLACK]


def test_the_cell_of_the_worker_says_so(stacked):
    quarry = stacked.board.quarry
    tip = quarry.tip_at(quarry.mapToScene(bare_point(quarry, quarry.worker_cell)))
    assert "The worker is here." in tip.text
    assert "too far" not in tip.text
    stacked.board.selector.press(f"cell.{quarry.worker_cell}")
    assert stacked.prompt.detail == "The worker is here. Choose a highlighted cell."


def test_a_score_beyond_a_lap_is_shown_true(seated):
    """Marker 72 stands on space 12; both the panel and the track say 72."""
    markers = seated.board.quarry.layer
    assert markers.place(72) == markers.place(12)
    seated.board.quarry.show_scores((72, -3, 10))
    spoken = next(s for s in seated.board.quarry.landmarks() if s.thing == "scores").about()
    assert spoken == ["Ada: 72 points", "Bruno: \N{MINUS SIGN}3 points", "Chiara: 10 points"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_markers_on_one_space_can_all_be_told(qtbot, tmp_path, seats):
    """All begin on 10: most of every marker is seen."""
    markers = seat_at(qtbot, tmp_path, seats).board.quarry.layer
    places = [at for _, _, at, sharing in markers.marker_places() if sharing == seats]
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


def test_a_note_that_finds_no_room_is_left_out_as_a_whole(stacked):
    card = stacked.board.walk.card
    first, last = walk_notes(stacked.board.quarry.walking)

    def shown(height: float) -> list[str]:
        texts = lay_out(card, QRectF(0, 0, 280, height), 1.0).texts()
        return [note for note in (first, last) if note in texts]

    assert shown(260) == [first, last]
    assert shown(166) == [first]
    assert shown(144) == []


# --- one's own pieces -------------------------------------------------------------------


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
