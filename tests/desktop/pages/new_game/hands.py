"""What tests do with the New game page."""

from PySide6.QtCore import Qt

from blueprints_desktop.desktop.pages.new_game.new_game_page import NewGamePage
from blueprints_desktop.desktop.session.create_match import NewGame

LEFT = Qt.MouseButton.LeftButton


def started(page: NewGamePage) -> list[NewGame]:
    """The games that are begun from now on."""
    games: list[NewGame] = []
    page.started.connect(games.append)
    return games
