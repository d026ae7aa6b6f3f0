"""A pressed move that ends a turn waits a little, so that a slip can be taken back."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QMenu

from blueprints_desktop.desktop.settings import AFTER_GRACE, AT_ONCE, WITH_ENTER
from blueprints_desktop.desktop.ui.actions import Action
from blueprints_desktop.games.blueprints.moves import Take
from blueprints_desktop.games.blueprints.spaces import GONE
from tests.desktop.driving import keys, never

SHORT = 60


@pytest.fixture
def hands(sit_in_window, window):
    """Three people, so that taking a die draws the next one."""
    window.settings.set("finish_turn", AFTER_GRACE)
    made = sit_in_window(seats=3)
    made.open_curtain()
    return made


@pytest.fixture
def held(hands) -> Take:
    """A die was pressed onto a space."""
    move = next(move for move in hands.match.legal_moves() if move.space != GONE)
    hands.lift(move.die)
    hands.place(move.space)
    return move


def test_nothing_is_played_while_the_time_runs(hands, held):
    assert hands.page.grace.running
    assert hands.board.selector.selection.move == held
    assert not hands.match.played
    assert hands.page.bar.secondary.text() == "Undo"
    assert hands.page.bar.primary.time_left > 0
    assert hands.page.bar.primary.seconds_left == 3
    assert hands.page.bar.primary.text() == hands.board.prompt().primary


@pytest.mark.parametrize("how", ["button", "Esc", "Undo", "Ctrl+Z"])
def test_a_slip_is_taken_back(qtbot, hands, held, how):
    page = hands.page
    assert hands.board.selector.selection.move == held
    if how == "button":
        qtbot.mouseClick(page.bar.secondary, Qt.MouseButton.LeftButton)
    elif how == "Undo":
        assert page.top.undo.isEnabled()
        qtbot.mouseClick(page.top.undo, Qt.MouseButton.LeftButton)
    elif how == "Esc":
        keys(page, Qt.Key.Key_Escape)
    else:
        page.undo()
    assert not page.grace.running
    assert page.bar.primary.time_left == page.bar.primary.seconds_left == 0
    assert not hands.board.selector.selection.ready
    assert never(qtbot, lambda: hands.match.played)


def test_after_the_time_the_move_is_played(qtbot, hands):
    page = hands.page
    page.grace.milliseconds = SHORT
    move = next(move for move in hands.match.legal_moves() if move.space != GONE)
    hands.lift(move.die)
    hands.place(move.space)
    qtbot.waitUntil(lambda: bool(hands.match.played))
    assert hands.match.played[0].move == move
    assert not page.grace.running


def test_enter_goes_on_at_once(hands, held):
    keys(hands.page, Qt.Key.Key_Return)
    assert hands.match.played[0].move == held
    assert not hands.page.grace.running


def test_another_press_goes_on_at_once(hands, held):
    hands.place(held.space)
    assert hands.match.played[0].move == held


def test_a_move_that_can_be_undone_freely_is_played_at_once(sit_in_window, window):
    """With two players a die is discarded before anything is drawn."""
    window.settings.set("finish_turn", AFTER_GRACE)
    hands = sit_in_window(seats=2)
    hands.open_curtain()
    move = next(move for move in hands.match.legal_moves() if move.space != GONE)
    hands.lift(move.die)
    hands.place(move.space)
    assert [played.move for played in hands.match.played] == [move]
    assert not hands.page.grace.running


def test_with_enter_there_is_no_limit(hands, window):
    window.settings.set("finish_turn", WITH_ENTER)
    move = next(move for move in hands.match.legal_moves() if move.space != GONE)
    hands.lift(move.die)
    hands.place(move.space)
    assert not hands.page.grace.running
    assert not hands.match.played
    assert hands.board.selector.selection.ready


def test_at_once_waits_for_nothing(hands, window):
    window.settings.set("finish_turn", AT_ONCE)
    move = next(move for move in hands.match.legal_moves() if move.space != GONE)
    hands.lift(move.die)
    hands.place(move.space)
    assert [played.move for played in hands.match.played] == [move]


def test_whoever_looks_away_is_waited_for(hands, held):
    QApplication.sendEvent(hands.page, QEvent(QEvent.Type.WindowDeactivate))
    assert not hands.page.grace.running
    assert hands.board.selector.selection.ready
    assert hands.page.bar.secondary.text() != "Undo"
    keys(hands.page, Qt.Key.Key_Return)
    assert hands.match.played[0].move == held


def test_an_open_menu_is_waited_for(qtbot, hands, held):
    """Somebody may be about to choose "Undo" there."""
    menu = QMenu(hands.page)
    menu.addAction("Undo")
    menu.popup(hands.page.mapToGlobal(hands.page.rect().center()))
    page = hands.page
    page.grace.milliseconds = SHORT
    page.grace.begin()
    assert never(qtbot, lambda: hands.match.played, 4 * SHORT)
    menu.close()
    qtbot.waitUntil(lambda: bool(hands.match.played))
    assert hands.match.played[0].move == held


def test_a_suggestion_is_never_played(qtbot, hands):
    hands.page.grace.milliseconds = SHORT
    move = next(move for move in hands.match.legal_moves() if move.space != GONE)
    hands.board.suggest(move)
    assert hands.board.selector.selection.ready
    assert not hands.page.grace.running
    assert never(qtbot, lambda: hands.match.played, 3 * SHORT)


@pytest.mark.parametrize("game", ["fits", "monuments", "skyline"])
def test_every_game_holds_what_ends_a_turn(sit_in_window, window, game):
    window.settings.set("finish_turn", AFTER_GRACE)
    hands = sit_in_window(seats=2, game=game)
    hands.open_curtain()
    page, match, selector = hands.page, hands.match, hands.board.selector
    move = match.legal_moves()[0]
    assert match.lets_go(move)
    for part in selector.selection.path_of(move):
        if not selector.selection.ready and part not in selector.selection.chosen:
            selector.press(part)
    assert page.grace.running
    assert not match.played
    assert page.bar.secondary.text() == "Undo"
    keys(page, Qt.Key.Key_Escape)
    assert not page.grace.running
    assert not match.played


@pytest.mark.usefixtures("held")
def test_the_undo_of_menu_and_keys_takes_a_slip_back_like_the_button(qtbot, hands, window):
    undo = window.actions_[Action.UNDO]
    assert undo.isEnabled()
    undo.trigger()
    assert not hands.page.grace.running
    assert not hands.board.selector.selection.ready
    assert not hands.board.planned
    assert not undo.isEnabled()
    assert never(qtbot, lambda: hands.match.played)


def test_enter_gives_the_same_time_as_a_press(hands):
    """Twice Enter on a die and a space, and the third one goes on."""
    page = hands.page
    keys(page, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert page.grace.running
    assert not hands.match.played
    keys(page, Qt.Key.Key_Return)
    assert len(hands.match.played) == 1
    assert not page.grace.running


def test_until_enter_one_enter_is_enough(hands, window):
    window.settings.set("finish_turn", WITH_ENTER)
    page = hands.page
    keys(page, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert len(hands.match.played) == 1
