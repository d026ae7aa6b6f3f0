"""The page that lies over the table when all is built, loaded not before something is.

A beginning does not wait for it, and an end neither.
"""

from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.ui.board.board_api import Board
from blueprints_desktop.desktop.ui.results.end_page import EndPage


def load_last_page() -> type[EndPage]:
    from blueprints_desktop.desktop.games.monuments.results.ending import MonumentsEnding

    return MonumentsEnding


def last_page(board: Board) -> QWidget:
    return load_last_page()(board.game, board.people, board.appearance)
