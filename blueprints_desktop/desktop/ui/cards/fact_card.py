"""A card of the right column. In a large window it is printed larger, not stretched."""

from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.cards.desk_widget import DeskWidget

WIDTH = 280
"""Of every card, in pixels at 100 %."""


class FactCard(DeskWidget):
    """A card drawn for ``WIDTH`` and a height of its own; sizes are multiplied by ``zoom``."""

    stays_in_sight = False
    """Whether it never goes into the drawer: the board has another place for it then."""

    def __init__(self, height: int, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.drawn_height = height
        """The height it is drawn for, in pixels at 100 %; 0: it is never printed larger."""

    @property
    def zoom(self) -> float:
        """The scale of the card: that of the look, or more where the column is wide and high."""
        scale, body = self.look.scale, self.body()
        if not self.drawn_height:
            return scale
        wide, high = body.width() / (WIDTH * scale), body.height() / (self.drawn_height * scale)
        return scale * max(1.0, min(wide, high))
