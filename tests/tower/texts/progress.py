"""Where a game of Tower stands: bricks as ticks."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.ui.board.board_api import Progress
from blueprints_desktop.desktop.ui.board.prompt_words import game_over
from tests.tower.rules.sizes import COLUMNS, HEIGHT
from tests.tower.rules.state import State

translate = QCoreApplication.translate


def match_progress(view: State) -> Progress:
    """How many bricks were laid."""
    if not view.open:
        return Progress(game_over())
    words = translate("Tower", "Brick {number} of {all}")
    return Progress(words.format(number=view.laid + 1, all=COLUMNS * HEIGHT))


def chapter(view: State) -> str:
    """The section of the rulebook about what is being done."""
    return "round" if view.open else "end"
