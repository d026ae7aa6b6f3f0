"""The link that leads back into a match from its end."""

from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.end_link import EndLink
from blueprints_desktop.desktop.drawing.signs.icons import Icon

KEY = "R"


class ReviewLink(EndLink):
    """An end link with an eye; the page says its words."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(Icon.EYE, KEY, appearance, parent)
