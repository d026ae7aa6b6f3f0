"""The table page: board, bars and curtain with a real match behind them."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.pages.table import curtain
from blueprints_desktop.desktop.ui.board.board_api import Prompt
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games import registry
from blueprints_desktop.games.blueprints.moves import Discard, Take
from blueprints_desktop.games.blueprints.spaces import GONE
from blueprints_desktop.store.reading import read_match
from tests.desktop.driving import keys, moves_to_reveal, on_the_curtain
from tests.desktop.screens import speak

# --- moves ------------------------------------------------------------------------------


def test_every_move_is_in_the_file_as_soon_as_it_is_made(sit_in_window):
    hands = sit_in_window(seats=3)
    file = hands.page.session.saved.path
    chance = Chance(1)
    for number in range(1, 6):
        hands.play_on(chance, moves=1)
        assert read_match(file).match.move_texts() == hands.match.move_texts()
        assert len(hands.match.played) == number


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700), (1920, 1080)])
def test_turns_by_mouse_at_every_size(sit_in_window, window, size):
    window.resize(*size)
    hands = sit_in_window(seats=2)
    chance = Chance(4)
    for _ in range(10):
        hands.open_curtain()
        move = chance.pick(hands.match.legal_moves())
        hands.play(move)
        assert str(hands.match.played[-1].move) == str(move)


def test_a_round_by_keyboard_alone(sit_in_window):
    hands = sit_in_window(seats=2)
    page = hands.page
    while hands.match.state.round.number == 0:
        before = len(hands.match.played)
        if on_the_curtain(page):
            keys(page, Qt.Key.Key_Return)
        move = hands.match.legal_moves()[0]
        if isinstance(move, Take | Discard):
            keys(page, Qt.Key.Key_1)
        for _ in range(3):
            if len(hands.match.played) == before:
                keys(page, Qt.Key.Key_Return)
        assert len(hands.match.played) == before + 1
        assert hands.match.played[-1].move == move


def test_a_click_plays_what_the_preview_shows(sit_in_window, window):
    """Wherever on the building the pointer is: the ghost is where the die will go."""
    hands = sit_in_window(seats=2, seed=0, moves=16)
    hands.open_curtain()
    window.setUpdatesEnabled(False)
    table = hands.board.table
    pressed = []
    hands.board.selector.made.disconnect()
    hands.board.selector.made.connect(lambda move: pressed.append(move.space))
    hands.lift(hands.match.state.pool[0])
    for space in table.selection.spaces:
        for at in hands.points_on(space):
            QTest.mouseMove(table.viewport(), QPoint(1, 1))
            QTest.mouseMove(table.viewport(), at)
            shown = table.selection.aimed
            QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
            assert pressed[-1:] == [shown]
    assert set(pressed) == set(table.selection.spaces)


# --- the curtain ------------------------------------------------------------------------


def test_the_curtain_closes_after_a_turn_and_names_the_next(sit_in_window):
    hands = sit_in_window(seats=3)
    assert on_the_curtain(hands.page)
    assert "Ada" in hands.page.curtain.open_button.text()
    hands.play_on(Chance(1), moves=1)
    assert on_the_curtain(hands.page)
    assert "Bruno" in hands.page.curtain.open_button.text()
    assert not hands.page.top.isVisible()


def test_the_curtain_ignores_the_first_moment_and_a_key_held_down(
    sit_in_window, monkeypatch, qtbot
):
    monkeypatch.setattr(curtain, "GRACE_MS", 400)
    monkeypatch.setattr(curtain, "KEY_GRACE_MS", 900)
    hands = sit_in_window(seats=3)
    page = hands.page
    hands.click(page.curtain.open_button)
    keys(page, Qt.Key.Key_Return)
    assert on_the_curtain(page)
    qtbot.waitUntil(lambda: page.curtain.hears_keys)
    keys(page, Qt.Key.Key_Return)
    assert not on_the_curtain(page)


def test_no_curtain_with_one_person(sit_in_window):
    hands = sit_in_window(seats=3, kinds=("person", "master", "master"))
    assert hands.board.isVisible()
    assert not on_the_curtain(hands.page)


def test_esc_behind_the_curtain_does_nothing(sit_in_window):
    hands = sit_in_window(seats=3)
    keys(hands.page, Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_1)
    assert on_the_curtain(hands.page)
    assert not hands.match.played


def test_the_table_has_the_focus_when_the_curtain_opens(sit_in_window):
    hands = sit_in_window(seats=3)
    hands.open_curtain()
    assert hands.board.table.hasFocus()


# --- undo -------------------------------------------------------------------------------


def test_undo_and_redo_show_the_position_anew(sit_in_window):
    hands = sit_in_window(seats=2)
    page, pool = hands.page, hands.match.state.pool
    assert not page.top.undo.isEnabled()
    hands.play_on(Chance(2), moves=1)
    assert page.top.undo.isEnabled()
    hands.click(page.top.undo)
    assert not hands.match.played
    assert tuple(item.die for item in hands.board.table.pool.dice) == pool
    assert not page.top.undo.isEnabled()
    page.redo()
    assert len(hands.match.played) == 1
    page.undo_turn()
    assert not hands.match.played
    assert read_match(page.session.saved.path).match.move_texts() == []


def test_a_brick_is_taken_back_from_the_curtain_before_it_opens(sit_in_window, monkeypatch):
    monkeypatch.setattr(curtain, "GRACE_MS", 0)
    hands = sit_in_window(game="monuments", curtain_to_build=True)
    page, match = hands.page, hands.match
    while not on_the_curtain(page):
        page.session.play(match.legal_moves()[0])
    hands.open_curtain()
    builder = page.session.viewer
    page.session.play(match.legal_moves()[0])
    back = page.curtain.undo_button
    assert back.isVisible()
    assert back.text() == f"{page.people[builder].name}: undo my move"
    built = len(match.played)
    hands.click(back)
    assert len(match.played) == built - 1
    assert page.session.curtain_for == builder
    hands.open_curtain()
    page.redo()
    hands.open_curtain()
    looker = page.people[page.session.viewer].name
    said = f"{looker} has looked behind the screen since, so the last move can’t be undone."
    assert page.top.undo.toolTip() == said
    assert not page.top.undo.isEnabled()


def test_undo_takes_a_step_of_a_walk_back_before_it_takes_the_last_walk(sit_in_window):
    hands = sit_in_window(game="monuments")
    page = hands.page
    page.session.play(hands.match.legal_moves()[0])
    assert page.top.undo.toolTip() == "Undoes the last move, by Ada."
    keys(page, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert hands.board.quarry.walking.cells
    hands.click(page.top.undo)
    assert not hands.board.quarry.walking.cells
    assert len(hands.match.played) == 1
    hands.click(page.top.undo)
    assert not hands.match.played
    assert page.session.viewer == 0


@pytest.mark.parametrize("how", ["Esc", "button", "Undo"])
def test_with_two_players_a_placed_die_is_taken_back_before_the_discard(sit_in_window, how):
    hands = sit_in_window(seats=2)
    hands.open_curtain()
    page = hands.page
    move = next(move for move in hands.match.legal_moves() if move.space != GONE)
    hands.lift(move.die)
    hands.place(move.space)
    assert len(hands.match.played) == 1
    assert page.bar.secondary.isVisible()
    assert page.bar.secondary.text() == "Undo"
    if how == "Esc":
        keys(page, Qt.Key.Key_Escape)
    else:
        hands.click(page.bar.secondary if how == "button" else page.top.undo)
    assert not hands.match.played
    assert not page.bar.secondary.isVisible()


def test_esc_drops_a_chosen_discard_before_it_takes_the_placed_die_back(sit_in_window):
    hands = sit_in_window(seats=2)
    hands.open_curtain()
    page = hands.page
    hands.play_on(Chance(2), moves=1)
    hands.lift(hands.match.legal_moves()[0].die)
    assert page.bar.secondary.text() == "Choose another"
    keys(page, Qt.Key.Key_Escape)
    assert len(hands.match.played) == 1
    assert page.bar.secondary.text() == "Undo"
    keys(page, Qt.Key.Key_Escape)
    assert not hands.match.played


def test_after_the_discard_nothing_is_undone(sit_in_window):
    hands = sit_in_window(seats=2)
    hands.play_on(Chance(2), moves=2)
    page = hands.page
    assert not page.top.undo.isEnabled()
    assert page.top.undo.toolTip() == "The last move revealed something, so it can’t be undone."
    assert not page.curtain.undo_button.isVisible()
    page.undo()
    page.undo_turn()
    assert len(hands.match.played) == 2
    assert on_the_curtain(page)


# --- the end ----------------------------------------------------------------------------


def test_from_the_last_die_through_the_reveal_to_the_ending(sit_in_window, qtbot):
    hands = sit_in_window(seats=2, moves=2 * (moves_to_reveal(2) + 1) + moves_to_reveal(2) - 1)
    hands.play_on(Chance(1))
    page = hands.page
    assert hands.match.outcome is not None
    assert not on_the_curtain(page)
    assert page.top.where.accessibleName().startswith("Round 3 of 3: the reveal")
    hands.click(page.bar.primary)
    assert page.top.where.accessibleName() == "The game is over"
    assert page.board.ends.tells_the_end
    qtbot.waitUntil(lambda: not page.board.ends.current.is_fresh)
    assert page.bar.primary.key_hint == "Enter"
    with qtbot.assertNotEmitted(page.board.again_wanted):
        keys(page, Qt.Key.Key_Return, Qt.Key.Key_Enter)
    page.bar.primary.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(page.board.again_wanted):
        keys(page, Qt.Key.Key_Return)


@pytest.mark.parametrize("game", registry.KEYS)
def test_last_pages_ask_the_same_in_all_games(sit_in_window, game):
    """How it ended stands on the page; the bar says what can be done now."""
    page = sit_in_window(seats=2, moves=-1, game=game).page
    page.board.skip()
    prompt = page.bar.prompt
    assert (prompt.headline, prompt.primary, prompt.secondary) == (
        "Another game?", "Play again", "Home",
    )  # fmt: skip


def test_a_button_that_leads_away_has_no_focus_from_before(sit_in_window):
    page = sit_in_window(seats=2).page
    page.bar.show_prompt(Prompt("Drop it?", primary="Drop"), None)
    page.bar.primary.setFocus(Qt.FocusReason.TabFocusReason)
    assert page.bar.primary.hasFocus()
    page.bar.show_prompt(Prompt("It is over", primary="Again", leaves=True), None)
    assert not page.bar.primary.hasFocus()


def test_again_begins_the_same_game_anew(sit_in_window, window, qtbot):
    hands = sit_in_window(seats=2, moves=-1)
    qtbot.waitUntil(lambda: not hands.page.board.ends.current.is_fresh)
    hands.click(hands.page.bar.primary)
    again = window.table
    assert again is not hands.page
    assert [p.name for p in again.session.players] == ["Ada", "Bruno"]
    assert not again.session.match.played


def test_somebody_without_a_name_is_called_in_the_language_in_force(sit_in_window, window):
    hands = sit_in_window(seats=2, moves=4, names=("Player 1", "Ada"))
    hands.open_curtain()
    page = hands.page
    panel = page.board.board_frame.panels[0]
    assert "Player 1" in panel.shown_texts()
    speak(window, "fr")
    assert "Joueur 1" in panel.shown_texts()
    assert panel.accessibleName().startswith("Joueur 1")
    log = page.board.board_frame.log.list.model()
    told = [log.index(row, 0).data() for row in range(log.rowCount())]
    assert told
    assert not [line for line in told if "Player" in str(line)]
    assert "Player" not in page.bar.prompt.headline


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Right])
@pytest.mark.parametrize("game", registry.KEYS)
def test_a_key_over_an_open_drawer_closes_it_and_decides_nothing(sit_in_window, window, game, key):
    """The board is covered: what a key would choose or make could not be seen."""
    window.resize(720, 520)
    hands = sit_in_window(seats=2, moves=9, game=game)
    hands.open_curtain()
    board, frame = hands.page.board, hands.page.board.board_frame
    board.suggest(hands.match.legal_moves()[0])
    played, chosen = hands.match.move_texts(), board.selector.selection
    frame.toggle.setChecked(True)
    assert frame.drawer.isVisible()
    keys(window.focusWidget() or hands.page, key)
    assert not frame.toggle.isChecked()
    assert (hands.match.move_texts(), board.selector.selection) == (played, chosen)
