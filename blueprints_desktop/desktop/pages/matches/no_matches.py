"""What the list of matches shows while there is none: an empty sheet, and the way to a game."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind
from blueprints_desktop.desktop.ui.controls.caption import Caption, CaptionTone


class EmptySheet(QWidget):
    """A sheet on which nothing is drawn yet but the place for it."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        appearance.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        px = self._appearance.look.px
        return QSize(px(200), px(140))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self._appearance.look
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
            pen = QPen(look.palette.pencil, 1.5 * look.scale, Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(alpha(look.palette.pencil, 0.12))
            painter.drawRect(place)
            inset = side * 0.28
            sign = place.adjusted(inset, inset, -inset, -inset)
            paint_icon(painter, Icon.PLUS, sign, look.palette.ink)


class NoMatches(QWidget):
    """In the middle of the page: the empty sheet, a sentence and a button."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.sentence = Caption(appearance, Role.SECTION)
        self.more = Caption(appearance, Role.BODY, CaptionTone.SECOND, wraps=True)
        self.button = Button("", appearance, ButtonKind.PRIMARY)
        centre = Qt.AlignmentFlag.AlignHCenter
        self._column = QVBoxLayout(self)
        self._column.addStretch(2)
        for widget in (EmptySheet(appearance), self.sentence):
            self._column.addWidget(widget, 0, centre)
        self.more.setAlignment(centre)
        self._column.addWidget(self.more)
        line = QHBoxLayout()
        line.addStretch(1)
        line.addWidget(self.button)
        line.addStretch(1)
        self._column.addLayout(line)
        self._column.addStretch(3)
        appearance.changed.connect(self._restyle)
        self._restyle()
        self.say()

    def say(self) -> None:
        self.sentence.setText(self.tr("No match yet"))
        self.more.setText(self.tr("Every match is kept here from its first move on."))
        self.button.setText(self.tr("Choose a game"))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()

    def _restyle(self) -> None:
        self._column.setSpacing(self._appearance.look.px(14))
