"""Words on desk and panels: a label that knows its role and tone and follows the look."""

import re
from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from blueprints_desktop.desktop.drawing.typography import Role, Type, font
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.themed import Themed


class CaptionTone(Enum):
    """By the name of its colour in the palette."""

    TEXT = "text"
    SECOND = "text_2"
    WARN = "warn"


LONGEST_WORD, PIECE = 24, 12
"""Letters of a word that stays whole, and of the pieces of a longer one."""
BREAK = "\u200b"
"""Seen by nobody; a line may end here."""
_LONG_WORD = re.compile(rf"\S{{{LONGEST_WORD + 1},}}")
_ENDS = re.compile(rf"[/\\._-]+(?=\w)|\w{{{PIECE}}}(?=\w)")


def breakable(text: str) -> str:
    """``text`` with places to break in its longest words, such as the path of a file: one that
    must stay whole would make all around it as wide as itself, past the edge of the window."""
    return _LONG_WORD.sub(lambda word: _ENDS.sub(rf"\g<0>{BREAK}", word[0]), text)


class Caption(Themed, QLabel):
    """A text in one of the roles of the type scale; long ones wrap when ``wraps``."""

    def __init__(
        self,
        appearance: Appearance,
        role: Role | Type = Role.BODY,
        tone: CaptionTone = CaptionTone.TEXT,
        *,
        wraps: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent)
        self._role = role
        self._tone = tone
        self.setTextFormat(Qt.TextFormat.PlainText)  # or a name might be measured as a web page
        self.setWordWrap(wraps)
        self.follow()

    def setText(self, text: str) -> None:  # noqa: N802
        written = breakable(text) if self.wordWrap() else text
        super().setText(written)
        self.setAccessibleName(text if written != text else "")

    def text(self) -> str:
        """What it says, without what only its lines are for."""
        return super().text().replace(BREAK, "")

    def restyle(self) -> None:
        self.setFont(font(self._role, self.look.scale))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """By hand: a stylesheet for each label is slow, and under a window that has one Qt forgets
        a palette set on a label."""
        with QPainter(self) as painter:
            painter.setPen(getattr(self.look.palette, self._tone.value))
            wraps = Qt.TextFlag.TextWordWrap if self.wordWrap() else Qt.TextFlag(0)
            flags = self.alignment().value | wraps.value
            painter.drawText(self.contentsRect(), flags, super().text())
