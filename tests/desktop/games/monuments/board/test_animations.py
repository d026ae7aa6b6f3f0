"""What happened is shown as movement: it ends by itself, can be skipped, and leaves the truth."""

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.games.monuments.board import board as board_module
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.monuments.events import BlackReturned, LossGivenBack, Passed
from blueprints_desktop.games.monuments.moves import Brick, Walk
from blueprints_desktop.games.monuments.state import BUILDING, OVER, QUARRY, ROUND_END
from tests.desktop.games.monuments.at_table import seat_at
from tests.desktop.games.seating import position_of


@pytest.fixture
def seated(qtbot, tmp_path):
    return seat_at(qtbot, tmp_path, animation="fast")


def assert_true_position(seated) -> None:
    """What is on the board is the position and nothing is in the air."""
    state, board = seated.match.state, seated.board
    assert not board.moving
    assert board.animation_queue.items == ()
    assert [round(score) for score in board.quarry.scores] == list(state.scores)
    assert [round(score) for score in board.site.ruler.scores] == list(state.scores)
    if state.phase == QUARRY:
        assert len(board.quarry.layer.pieces) == sum(
            heap >> 8 * kind & 255 for heap in state.quarry for kind in range(6)
        )
        assert not board.quarry.layer.hidden
    assert board.site.built == state.built


def test_a_walk_moves_and_comes_to_rest(seated, qtbot):
    seated.play(seated.match.legal_moves()[0])
    assert seated.board.moving
    assert not seated.settled
    qtbot.waitUntil(lambda: bool(seated.settled), timeout=5000)
    assert_true_position(seated)


def test_a_key_or_a_click_finishes_what_runs(seated):
    for hurry in (
        lambda: seated.key(Qt.Key.Key_Right),
        lambda: QTest.mouseClick(seated.board.centre.current.viewport(), Qt.MouseButton.LeftButton),
        lambda: seated.key(Qt.Key.Key_Return),
        seated.board.skip,
    ):
        seated.settled.clear()
        seated.play(seated.match.legal_moves()[-1])
        assert seated.board.moving
        hurry()
        assert seated.settled == [True]
        assert_true_position(seated)
    assert not seated.chosen, "a key that hurries chooses nothing"


def test_a_whole_game_of_movement_that_is_skipped(qtbot, tmp_path):
    """Every kind of event, animated and cut short: each time the position is the true one."""
    seated = seat_at(
        qtbot, tmp_path, seats=2, animation="normal", options={"monument": "taj_mahal"}
    )
    chance, kinds = Chance(1), set()
    while seated.match.to_act is not None:
        seated.settled.clear()
        seated.play(chance.pick(seated.match.legal_moves()))
        kinds |= {type(event) for event in seated.match.played[-1].step.events}
        seated.board.skip()
        assert seated.settled == [True]
        if seated.match.state.phase != OVER:
            assert_true_position(seated)
    assert {BlackReturned, Passed} <= kinds
    assert seated.board.ends.current is not None


def test_the_bar_tells_what_moves(seated):
    walk = seated.match.legal_moves()[3]
    seated.play(walk)
    assert seated.board.moving
    assert seated.prompt.headline == "Ada starts on cell 4 and takes a violet brick"
    assert not seated.prompt.primary, "what was confirmed is no longer offered"
    seated.board.skip()
    assert seated.prompt.headline == "Your turn, Bruno"


def test_losses_are_given_back_to_everybody(seated, qtbot):
    """One after another: whoever got theirs keeps it while the next one's is counted."""
    seated.play_until(lambda match: match.state.phase == BUILDING)
    before = seated.position()
    scores = list(before.view.scores)
    told = [LossGivenBack(0, 2), LossGivenBack(1, 3)]
    after = evolve(
        before, view=evolve(before.view, scores=(scores[0] + 2, scores[1] + 3, scores[2]))
    )
    board = seated.board
    board.animate(told, after)
    assert board.moving
    qtbot.waitUntil(lambda: board.site.ruler.scores[1] > scores[1])
    assert board.moving
    assert board.site.ruler.scores[0] == scores[0] + 2
    board.skip()
    assert tuple(board.site.ruler.scores) == after.view.scores


def test_the_brick_stands_when_it_has_come_down(seated, qtbot):
    seated.play_until(lambda match: match.state.phase == BUILDING)
    brick = seated.match.legal_moves()[0]
    assert isinstance(brick, Brick)
    seated.play(brick)
    site = seated.board.site
    number = seated.match.game.plan.numbers[brick]
    assert not site.built >> number & 1, "it is in the air"
    qtbot.waitUntil(lambda: bool(seated.settled), timeout=5000)
    assert_true_position(seated)
    assert site.built >> number & 1


def test_the_next_choice_is_drawn_while_points_are_counted(qtbot, seated, monkeypatch):
    seated.play_until(lambda match: match.state.phase == BUILDING)
    board, asked = seated.board, []

    def put_ahead(after):
        yield lambda: asked.append(after)

    monkeypatch.setattr(board, "put_ahead", put_ahead)
    seated.play(seated.match.legal_moves()[0])
    assert not asked, "while the brick comes down it is looked at"
    qtbot.waitUntil(lambda: bool(asked))
    assert board.moving
    assert asked == [seated.position()]


def test_what_is_drawn_ahead_is_what_will_be_shown(seated):
    site = seated.board.site
    seated.play_until(lambda match: match.state.phase == BUILDING and match.state.built > 0)
    site.monument.arranged()  # nothing is composed any more
    for job in seated.board.put_ahead(seated.position()):
        job()
    assert site.placing.lit
    assert site.monument.is_composed(site.content)


def test_the_last_page_is_loaded_before_the_game_is_over(qtbot, seated, monkeypatch):
    loaded = []
    monkeypatch.setattr(board_module, "load_last_page", lambda: loaded.append(True))
    seated.play_until(lambda match: match.state.phase == BUILDING)
    qtbot.waitUntil(lambda: not seated.board.later.drawing, timeout=15000)
    assert loaded == [True]


def test_a_new_position_drops_what_moves(seated):
    walk = seated.match.legal_moves()[0]
    assert isinstance(walk, Walk)
    seated.play(walk)
    assert seated.board.moving
    seated.show()
    assert not seated.settled, "nobody waits any more"
    assert_true_position(seated)


def test_the_curtain_drops_what_moves(seated):
    seated.play(seated.match.legal_moves()[0])
    seated.board.clear()
    assert not seated.board.moving
    assert not seated.settled


def test_a_turn_fades_and_ends(seated, qtbot):
    seated.play_until(lambda match: match.state.phase == BUILDING and match.state.built > 0)
    seated.key(Qt.Key.Key_E)
    assert seated.board.moving
    qtbot.waitUntil(lambda: not seated.board.moving, timeout=15000)
    seated.key(Qt.Key.Key_Q)
    seated.board.skip()
    assert not seated.board.moving


def test_the_pieces_of_a_new_round_fall_in(seated, qtbot):
    seated.play_until(lambda match: match.state.phase == ROUND_END)
    seated.play(seated.match.legal_moves()[0])
    assert seated.board.centre.current is seated.board.quarry
    qtbot.waitUntil(lambda: bool(seated.settled), timeout=5000)
    assert_true_position(seated)


def set_by_others_since(match, seat):
    """Bricks that stand since a seat built last, newest first."""
    since = []
    for number, builder in reversed(match.state.placed):
        if builder == seat:
            break
        since.append(match.game.plan.bricks[number])
    return since


def marked_on(board):
    return [brick for brick, _ in board.site.marks.since]


def own_turn_after_others(match) -> bool:
    state = match.state
    return state.phase == BUILDING and match.to_act == 0 and state.built.bit_count() > 3


@pytest.mark.parametrize("shown_by", ["show_position", "catch_up"])
def test_bricks_set_since_the_own_turn_are_marked(qtbot, tmp_path, shown_by):
    """A game that is continued shows them as well as a curtain that opens."""
    seated = seat_at(qtbot, tmp_path)
    seated.play_until(own_turn_after_others)
    since = set_by_others_since(seated.match, 0)
    assert since
    seated.board.clear()
    assert not marked_on(seated.board)
    getattr(seated.board, shown_by)(seated.position())
    assert set(marked_on(seated.board)) == set(since)
    seated.board.show_position(position_of(seated.match, None))
    assert not marked_on(seated.board), "the public has no turn of its own"


def test_who_looks_on_sees_bricks_marked_when_the_own_turn_comes(qtbot, tmp_path):
    """A single person against computers: no curtain ever opens."""
    seated = seat_at(qtbot, tmp_path)
    seated.play_until(own_turn_after_others)
    match, chance, marks = seated.match, Chance(4), 0
    for _ in range(6):
        if match.state.phase != BUILDING:
            break
        match.play(chance.pick(match.legal_moves()))
        told = list(match.played[-1].step.events)
        seated.board.animate(told, position_of(match, 0))
        wanted = []
        if match.to_act == 0 and match.state.phase == BUILDING:
            wanted = set_by_others_since(match, 0)
            marks += len(wanted)
        assert set(marked_on(seated.board)) == set(wanted)
    assert marks
