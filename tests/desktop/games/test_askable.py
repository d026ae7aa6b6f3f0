""" "Why?" everywhere: whatever lies around a board has a paragraph, in play and at the end."""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtWidgets import QListView, QWidget

from blueprints_desktop.desktop.ui.board.rule_lookup import ask_at
from blueprints_desktop.desktop.ui.cards.desk_widget import DeskWidget
from blueprints_desktop.desktop.ui.results.result_panel import ResultEntry
from blueprints_desktop.games import registry
from blueprints_desktop.rulebooks.library import rulebook
from tests.desktop.driving import saved_match
from tests.desktop.stages import stages_of

EXPECTED = {
    "blueprints": {"wood", "recycled", "stone", "glass", "bonus", "take", "final-score"},
    "fits": {"plain", "rows", "final-score"},
    "monuments": {"brick-points", "wrong-number-of-steps", "behind-the-screen", "jewels"},
    "skyline": {"chain", "account-cash", "account-bonus", "account-worth"},
}
"""Some of what somebody will ask about on the cards and panels around the board of a game."""
ASKED = (DeskWidget, QListView, ResultEntry)
"""What answers about a place in it, around the table and on the pages of the end."""
MERELY_TOLD = {"MomentPanel", "LogPanel"}
"""What is a story and no rule; lines of the log are asked about each for itself."""
_ACROSS = (0.2, 0.5, 0.8)
_DOWN = tuple(0.04 * step for step in range(2, 24))


def asked_on(board: QWidget, widget: QWidget) -> set[str]:
    """The rules that F1 opens over a widget, the pointer being at some of its places."""
    found: list[str] = []
    board.rule_wanted.connect(found.append)
    for down in _DOWN:
        for right in _ACROSS:
            at = QPoint(int(widget.width() * right), int(widget.height() * down))
            ask_at(board, widget.mapToGlobal(at))
    board.rule_wanted.disconnect(found.append)
    return set(found)


@pytest.mark.parametrize("game", registry.KEYS)
def test_whatever_lies_on_the_desk_can_be_asked_about(window, tmp_path, game):
    rules, silent = set(), set()
    for stage, moves in stages_of(game).items():
        saved = saved_match(tmp_path / f"{stage}.match", seats=2, moves=moves, game=game)
        window.start_session(saved)
        window.table.session.open_curtain()
        board = window.table.board
        board.rule_wanted.disconnect()  # or the book would open over the table
        board.skip()
        QCoreApplication.processEvents()
        for widget in board.findChildren(QWidget):
            if isinstance(widget, ASKED) and widget.isVisible():
                found = asked_on(board, widget)
                rules |= found
                if not found:
                    silent.add(type(widget).__name__)
    assert silent <= MERELY_TOLD
    assert EXPECTED.get(game, set()) <= rules
    assert rules <= set(rulebook(game, "en").places)
