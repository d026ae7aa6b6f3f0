"""What a page shows in place of a list that is empty: an empty sheet, a sentence and a button."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind
from blueprints_desktop.desktop.ui.controls.caption import Caption, CaptionTone
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget


class EmptyWords(NamedTuple):
    """The texts of an empty page."""

    sentence: str
    more: str
    button: str


class EmptySheet(ThemedWidget):
    """A sheet of paper with a marked place and nothing on it."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self.follow()

    def restyle(self) -> None:
        self.setFixedSize(self.look.px(200), self.look.px(140))

    def sizeHint(self) -> QSize:  # noqa: N802
        return self.minimumSize()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self.look
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            rect = QRectF(self.rect())
            paint_sheet(
                painter, look.pixmaps, rect, self.devicePixelRatioF(), look.palette, look.scale,
                shadow=False,
            )  # fmt: skip
            side = 64.0 * look.scale
            place = QRectF(0.0, 0.0, side, side)
            place.moveCenter(rect.center())
            painter.setPen(QPen(look.palette.pencil, 1.5 * look.scale, Qt.PenStyle.DashLine))
            painter.setBrush(alpha(look.palette.pencil, 0.12))
            painter.drawRect(place)
            inset = side * 0.28
            sign = place.adjusted(inset, inset, -inset, -inset)
            paint_icon(painter, Icon.PLUS, sign, look.palette.ink)


class EmptyState(ThemedWidget):
    """Stands in the middle of a page. ``words`` makes its texts in the language in force."""

    def __init__(self, appearance: Appearance, words: Callable[[], EmptyWords]) -> None:
        super().__init__(appearance)
        self._words = words
        self.sentence = Caption(appearance, Role.SECTION)
        self.more = Caption(appearance, Role.BODY, CaptionTone.SECOND, wraps=True)
        self.button = Button("", appearance, ButtonKind.PRIMARY)
        centre = Qt.AlignmentFlag.AlignHCenter
        self.more.setAlignment(centre)
        self._column = QVBoxLayout(self)
        self._column.addStretch(2)
        self._column.addWidget(EmptySheet(appearance), 0, centre)
        self._column.addWidget(self.sentence, 0, centre)
        self._column.addWidget(self.more)
        self._column.addWidget(self.button, 0, centre)
        self._column.addStretch(3)
        self.follow()

    def say(self) -> None:
        words = self._words()
        self.sentence.setText(words.sentence)
        self.more.setText(words.more)
        self.button.setText(words.button)

    def restyle(self) -> None:
        self._column.setSpacing(self.look.px(14))
