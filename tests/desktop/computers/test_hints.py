"""Hints: on the board as if chosen, with reasons in words, and gone at the next action."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from blueprints_desktop.bots import wire_format
from blueprints_desktop.bots.worker_client import Answer
from blueprints_desktop.desktop.app.window import Window
from blueprints_desktop.desktop.computers.hints import Hints
from blueprints_desktop.desktop.games.registry import choice_words_of
from blueprints_desktop.games import registry
from blueprints_desktop.store.saved_match import SavedMatch
from tests.desktop.computers.advice import advised, covered_by
from tests.desktop.driving import saved_match, settle

LONG = 60_000
"""Milliseconds after which something has gone wrong, however busy the machine."""


@pytest.mark.parametrize("game", registry.KEYS)
def test_a_hint_is_put_on_the_board_and_enter_takes_it_up(window, qtbot, tmp_path, game):
    hints = advised(window, tmp_path, game)
    table = window.table
    match = table.session.match
    before = len(match.played)
    chosen, answers = [], []
    table.board.chosen.connect(chosen.append)
    window.services.thinking.answered.connect(answers.append)
    qtbot.mouseClick(table.top.hint, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(hints.card.isVisible, timeout=LONG)
    assert len(match.played) == before, "a hint plays nothing"
    assert match.hinted == match.to_act, "it counts as help, which records do not have"
    assert SavedMatch.open(table.session.saved.path).match.hinted == match.to_act
    assert not covered_by(hints.card, table.board.board_frame), "nothing of the board is hidden"
    assert table.bar.prompt.primary, "Enter would take it up"
    table.board.press_primary()
    assert [str(move) for move in chosen] == [answers[0].move]
    assert hints.card.isHidden()


def test_any_action_takes_a_hint_away(window, qtbot, tmp_path):
    hints = advised(window, tmp_path, "blueprints")
    hints.ask()
    qtbot.waitUntil(hints.card.isVisible, timeout=LONG)
    assert hints.card.text.reasons
    assert hints.card.text.headline in hints.card.accessibleName()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Shift)
    assert hints.card.isVisible()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    assert hints.card.isHidden()


def test_an_action_cancels_the_thought(window, tmp_path, monkeypatch):
    hints = advised(window, tmp_path, "blueprints", nodes=10**9)
    cancelled = []
    thinker = window.services.thinking.thinker
    cancel = thinker.cancel
    monkeypatch.setattr(
        thinker, "cancel", lambda number: cancelled.append(number) or cancel(number)
    )
    hints.ask()
    assert hints.waiting
    assert not window.table.bar.dots.isHidden()
    session = window.table.session
    session.play(session.legal_moves()[0])
    assert not hints.waiting
    assert len(cancelled) == 1


def test_nobody_is_advised_behind_the_curtain_or_out_of_turn(window, tmp_path, monkeypatch):
    window.start_session(saved_match(tmp_path / "a.match", 3))
    asked = []
    monkeypatch.setattr(
        window.services.thinking.thinker, "ask", lambda message: asked.append(message) or 1
    )
    table = window.table
    assert table.session.curtain_for is not None
    assert not table.top.hint.isEnabled()
    table.hint_wanted.emit()
    assert not asked
    table.session.open_curtain()
    assert table.top.hint.isEnabled()
    table.hint_wanted.emit()
    view = wire_format.unpack(asked[0]["view"])
    match = table.session.match
    assert view == match.view(match.to_act) != match.state


def test_a_hint_names_the_obvious_move_unless_both_are_called_the_same(window, tmp_path):
    hints = advised(window, tmp_path, "skyline")
    moves = [str(move) for move in window.table.session.legal_moves()]
    ahead = (("victory", 3.0),)
    hints.show_answer(Answer(1, moves[0], foreseen=ahead, instead_of=moves[1]))
    hints.card.toggle()
    named = " ".join(hints.card.shown_texts())
    assert f"the obvious move ({choice_words_of('skyline')(parsed(window, moves[1]))})" in named
    hints.show_answer(Answer(1, moves[0], foreseen=ahead, instead_of=moves[0]))
    hints.card.toggle()
    assert "(" not in " ".join(hints.card.shown_texts())


def parsed(window: Window, move: str):
    return window.table.session.match.game.parse_move(move)


def test_a_move_that_nothing_surely_speaks_for_is_no_worse_than_others(window, tmp_path):
    hints = advised(window, tmp_path, "skyline")
    move = str(window.table.session.legal_moves()[0])
    told = "Looking ahead, no other move does better."
    for parts, instead in (((("cash", -3.0), ("rents", -1.0)), None), ((), "c3")):
        hints.show_answer(Answer(1, move, parts, instead_of=instead))
        written = hints.card.shown_texts()
        assert " ".join(written) == f"{hints.card.text.headline} {told}"


def test_a_hint_says_why_even_where_nothing_decides(window, tmp_path):
    """The first tower of a city may stand on any central cell."""
    window.start_session(saved_match(tmp_path / "even.match", game="skyline"))
    table, hints = window.table, window.table.findChild(Hints)
    move = str(table.session.legal_moves()[0])
    hints.show_answer(Answer(1, move))
    written = hints.card.shown_texts()
    reason = "Other moves look just as good."
    assert " ".join(written) == f"{hints.card.text.headline} {reason}", "and no numbers"


def shown_hint(window, qtbot, tmp_path, game: str) -> Hints:
    hints = advised(window, tmp_path, game)
    hints.ask()
    qtbot.waitUntil(hints.card.isVisible, timeout=LONG)
    return hints


@pytest.mark.parametrize("game", ["blueprints", "skyline"])
def test_a_hint_is_there_again_after_why(window, qtbot, tmp_path, game):
    hints = shown_hint(window, qtbot, tmp_path, game)
    table = window.table
    said, prompt = hints.card.accessibleName(), table.bar.prompt
    assert table.bar.why.isVisible()
    qtbot.mouseClick(table.bar.why, Qt.MouseButton.LeftButton)
    assert window.page is table, "the table stays in sight"
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    settle()
    assert hints.card.isVisible()
    assert hints.card.accessibleName() == said
    assert table.bar.prompt == prompt, "and so is the move on the board"
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    assert hints.card.isHidden(), "an action takes it away as before"


@pytest.mark.parametrize("leave", ["show_rules", "show_settings"])
def test_a_hint_is_there_again_after_any_page_over_the_table(window, qtbot, tmp_path, leave):
    hints = shown_hint(window, qtbot, tmp_path, "blueprints")
    table = window.table
    getattr(window, leave)()
    assert window.page is not table
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert window.page is table
    assert hints.card.isVisible()


def test_a_hint_that_was_put_back_does_not_return(window, qtbot, tmp_path):
    hints = shown_hint(window, qtbot, tmp_path, "blueprints")
    table = window.table
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    assert hints.card.isHidden()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_F1)
    if window.page is table:
        window.show_rules()
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert window.page is table
    assert hints.card.isHidden()


def test_a_hint_for_another_position_does_not_return(window, qtbot, tmp_path):
    hints = shown_hint(window, qtbot, tmp_path, "blueprints")
    table = window.table
    window.show_rules()
    session = table.session
    session.play(session.legal_moves()[0])
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert window.page is table
    assert hints.card.isHidden()
