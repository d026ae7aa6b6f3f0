"""A table at which a hint is asked for, and what its card covers."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.app.window import Window
from blueprints_desktop.desktop.computers.hints import HintCard, Hints
from blueprints_desktop.desktop.ui.cards.desk_widget import BLEED
from blueprints_desktop.desktop.ui.frame.frame import BoardFrame
from blueprints_desktop.games import registry
from tests.desktop.driving import saved_match

MOVES = {"blueprints": 5, "fits": 6, "monuments": 4, "skyline": 9}
MOVES_ELSE = 4
"""So many moves lead to a position where there is something to decide, in other games as well."""


def advised(window: Window, tmp_path, game: str, nodes: int = 60) -> Hints:
    """A table of one person, alone if the game may be, before a decision, with quick advice."""
    kinds = ("person",) if 1 in registry.seats(game) else ("person", "master")
    moves = MOVES.get(game, MOVES_ELSE)
    while True:
        saved = saved_match(tmp_path / f"{moves}.match", len(kinds), moves, 5, kinds, game)
        if saved.match.to_act == 0 and len(saved.match.legal_moves()) > 1:
            break
        moves += 1
    window.start_session(saved)
    hints = window.table.findChild(Hints)
    hints.nodes = nodes
    return hints


def covered_by(card: HintCard, frame: BoardFrame) -> list[QWidget]:
    """What of board and facts lies under a card."""
    bleed = frame.appearance.look.px(BLEED)
    table = card.parentWidget()
    shown = [frame.centre, *(fact for fact in frame.facts if fact.isVisible())]
    return [
        widget
        for widget in shown
        if widget.rect()
        .adjusted(bleed, bleed, -bleed, -bleed)
        .translated(widget.mapTo(table, QPoint()))
        .intersects(card.covered)
    ]
