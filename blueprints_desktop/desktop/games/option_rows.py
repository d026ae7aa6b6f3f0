"""The rows of New game: what can be chosen before a match.

Each row names a field of the game's Options. The page turns rows into controls and the values of
the controls into Options. ``option_rows`` of a game's module ``texts.about`` gives its rows; the
page asks again when the language changes.

``picture`` makes a widget under the row that shows every value. An OwnRow brings its own control.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import attrs
from attrs import frozen
from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.cards.page_card import PageCard
from blueprints_desktop.desktop.ui.cards.values import Card

SHEET_OVER, SHEET_UNDER = 2.0, 12.0
"""The room above and below the sheet of a picture."""


class OptionPicture(PageCard):
    """Shows on a sheet of paper what a value means."""

    def __init__(self, appearance: Appearance, card: Callable[[Any, float, float], Card]) -> None:
        """``card`` makes the card of a value, for a width and for the air of the page."""
        self._value: Any = None
        self._air = 1.0
        super().__init__(
            appearance, lambda width: card(self._value, width, self._air), framed=False
        )

    def show_value(self, value: Any) -> None:
        self._value = value
        self.refresh()

    def set_air(self, air: float) -> None:
        """From 0, where the page has little height, to 1."""
        self._air = air
        self.refresh()

    def sheet_rect(self) -> QRectF:
        scale = self.look.scale
        return super().sheet_rect().adjusted(0.0, SHEET_OVER * scale, 0.0, -SHEET_UNDER * scale)


class OptionControl(QWidget):
    """A control of the game's own. It handles keyboard, look and language itself."""

    chosen = Signal(object)
    """The value that a person chose."""

    def set_value(self, value: Any) -> None:
        """Show a value without announcing it."""
        raise NotImplementedError

    def set_air(self, air: float) -> None:
        """From 0, where the page has little height, to 1."""

    @property
    def parts(self) -> Sequence[QWidget]:
        """What can have the keyboard's focus, in order."""
        return [self]


PictureMaker = Callable[[Appearance], OptionPicture]


@frozen
class SwitchRow:
    """Yes or no."""

    field: str
    sentence: str
    why: str = ""
    picture: PictureMaker | None = None
    fixes: Mapping[str, Any] = attrs.field(factory=dict)
    """Other options and the values they have, and keep, while it is on."""
    players: int | None = None
    """How many it is for; with others it is off and cannot be turned on. None: for any number."""
    others: str = ""
    """With another number of players, this says why it is off."""
    once_a_day: bool = False
    """What counts is one match a day: it says what was tried today, and is off the next time."""
    people: int = 0
    """How many people at the screen it takes to make a difference; with fewer it rests ..."""
    rest: str = ""
    """... and this says why."""


@frozen
class WhoRow:
    """One of the players, or a random one."""

    field: str
    sentence: str
    why: str = ""
    picture: PictureMaker | None = None


@frozen
class OwnRow:
    """A value that the game's own control chooses."""

    field: str
    sentence: str
    control: Callable[[Appearance], OptionControl]
    why: str = ""
    picture: PictureMaker | None = None


OptionRow = SwitchRow | WhoRow | OwnRow
