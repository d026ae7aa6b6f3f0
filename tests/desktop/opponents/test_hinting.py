"""Hints: on the board as if chosen, with reasons in words, and gone at the next action."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from blueprints_desktop.bots import seeing
from blueprints_desktop.bots.mind import mind_of
from blueprints_desktop.desktop.boards.shelf import reasons_of
from blueprints_desktop.desktop.opponents.hint_card import Reason
from blueprints_desktop.desktop.opponents.hinting import Hints, _weightiest
from blueprints_desktop.desktop.window import Window
from blueprints_desktop.games import registry
from tests.desktop.driving import saved_match
from tests.support import new_match

LONG = 60_000
"""Milliseconds after which something has gone wrong, however busy the machine."""
MOVES = {"blueprints": 5, "fits": 6, "monuments": 4, "skyline": 9}
"""So many moves lead to a position where there is something to decide."""


def advised(window: Window, tmp_path, game: str, nodes: int = 60) -> Hints:
    """A table of one person, before a decision, with quick advice."""
    kinds = ("person", "master") if game != "fits" else ("person",)
    moves = MOVES[game]
    while True:
        saved = saved_match(tmp_path / f"{moves}.match", len(kinds), moves, 5, kinds, game)
        if saved.match.to_act == 0 and len(saved.match.legal_moves()) > 1:
            break
        moves += 1
    window.sit_down(saved)
    hints = window.table.findChild(Hints)
    hints.nodes = nodes
    return hints


@pytest.mark.parametrize("game", registry.KEYS)
def test_a_hint_is_put_on_the_board_and_enter_takes_it_up(window, qtbot, tmp_path, game):
    hints = advised(window, tmp_path, game)
    table = window.table
    match = table.sitting.match
    before = len(match.played)
    chosen, answers = [], []
    table.board.chosen.connect(chosen.append)
    hints._asking.answered.connect(answers.append)
    qtbot.mouseClick(table.top.hint, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(hints.card.isVisible, timeout=LONG)
    assert len(match.played) == before, "a hint plays nothing"
    assert table.bar.prompt.primary, "Enter would take it up"
    table.board.press_primary()
    assert [str(move) for move in chosen] == [answers[0].move]
    assert hints.card.isHidden()


@pytest.mark.parametrize("game", registry.KEYS)
def test_every_part_of_an_evaluation_has_words_for_and_against(game):
    words = reasons_of(game)
    codes = mind_of(new_match(game, 2).game).codes
    assert codes
    for code in codes:
        assert words(code, 1.0)
        assert words(code, -1.0)
        assert words(code, 1.0) != words(code, -1.0)


def test_any_action_takes_a_hint_away(window, qtbot, tmp_path):
    hints = advised(window, tmp_path, "blueprints")
    hints.ask()
    qtbot.waitUntil(hints.card.isVisible, timeout=LONG)
    assert hints.card.reasons
    assert hints.card.headline in hints.card.accessibleName()
    QTest.keyClick(window.table.board, Qt.Key.Key_Shift)
    assert hints.card.isVisible()
    QTest.keyClick(window.table.board, Qt.Key.Key_Escape)
    assert hints.card.isHidden()


def test_an_action_cancels_the_thought(window, tmp_path, monkeypatch):
    hints = advised(window, tmp_path, "blueprints", nodes=10**9)
    cancelled = []
    thinker = window.backstage.thinking.thinker
    cancel = thinker.cancel
    monkeypatch.setattr(
        thinker, "cancel", lambda number: cancelled.append(number) or cancel(number)
    )
    hints.ask()
    assert hints.waiting
    assert not window.table.bar.dots.isHidden()
    sitting = window.table.sitting
    sitting.play(sitting.legal_moves()[0])
    assert not hints.waiting
    assert len(cancelled) == 1


def test_nobody_is_advised_behind_the_curtain_or_out_of_turn(window, tmp_path, monkeypatch):
    window.sit_down(saved_match(tmp_path / "a.match", 3))
    asked = []
    monkeypatch.setattr(
        window.backstage.thinking.thinker, "ask", lambda message: asked.append(message) or 1
    )
    table = window.table
    assert table.sitting.curtain_for is not None
    assert not table.top.hint.isEnabled()
    table.hint_wanted.emit()
    assert not asked
    table.sitting.open_curtain()
    assert table.top.hint.isEnabled()
    table.hint_wanted.emit()
    view = seeing.unpack(asked[0]["view"])
    match = table.sitting.match
    assert view == match.view(match.to_act) != match.state


def test_the_best_reason_comes_first_and_there_always_is_one():
    against = [Reason("dear", -3.0), Reason("slow", -1.0)]
    assert _weightiest([*against, Reason("tall", 2.0)])[0].text == "tall"
    looked_ahead, *others = _weightiest(against)
    assert looked_ahead.text
    assert not looked_ahead.number
    assert [reason.text for reason in others] == ["slow", "dear"]
    assert _weightiest([]) == []


def test_amounts_are_written_with_a_real_minus():
    assert [Reason("", amount).number for amount in (2.0, -0.55, 120.4)] == [
        "+2.0",
        "\u22120.6",
        "+120",
    ]
