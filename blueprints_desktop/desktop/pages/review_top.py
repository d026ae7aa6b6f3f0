"""The bar above the review: the way back, where the step stands, and through whose eyes one looks."""

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.contract import Whereabouts
from blueprints_desktop.desktop.drawing.lettering import Role, elided, text_width, write
from blueprints_desktop.desktop.drawing.signs.icons import Icon
from blueprints_desktop.desktop.drawing.surfaces import paint_bar
from blueprints_desktop.desktop.pages.review_eyes import EyesTabs
from blueprints_desktop.desktop.pages.top_bar import TOP_HEIGHT
from blueprints_desktop.desktop.widgets.buttons import Button, ButtonKind

WIDEST_WHERE = 260
RULE = 32
"""The gap between game and round, with a hairline in its middle."""


class WhereLabel(QWidget):
    """Where the step stands: round and turn. What finds no room is left out, the round last."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._where = Whereabouts("")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        appearance.changed.connect(self._restyle)

    def show_where(self, where: Whereabouts) -> None:
        if where != self._where:
            self._where = where
            self.setAccessibleName(f"{where.text} {where.ticks_text}".strip())
            self._restyle()

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        look = self._appearance.look
        wide = text_width(self._where.text, Role.BODY_STRONG, look.scale)
        return QSize(min(ceil(wide), look.px(WIDEST_WHERE)), look.px(24))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look, where = self._appearance.look, self._where
        colours, scale, gap = look.palette, look.scale, look.px(14)
        painter = QPainter(self)
        x, middle = 0.0, self.height() / 2
        title = self.tr("Review")
        text = elided(where.text, Role.BODY_STRONG, self.width() + 1.0, scale)
        taken = text_width(text, Role.BODY_STRONG, scale)
        ahead = text_width(title, Role.BODY, scale) + gap
        if taken + ahead <= self.width():
            x += write(painter, title, QPointF(x, middle), Role.BODY, colours.text_2, scale=scale)
            x += gap
        at = QPointF(x, middle)
        x += write(painter, text, at, Role.BODY_STRONG, colours.text, scale=scale) + gap
        if x + text_width(where.ticks_text, Role.SMALL, scale) <= self.width():
            at = QPointF(x, middle)
            write(painter, where.ticks_text, at, Role.SMALL, colours.text_2, scale=scale)
        painter.end()


class ReviewTop(QWidget):
    """Back, the game, where the step stands; at the right the eyes, if there is a choice."""

    left = Signal()

    def __init__(self, appearance: Appearance, eyes: EyesTabs | None) -> None:
        super().__init__()
        self._appearance = appearance
        self._eyes = eyes
        self.back = Button("", appearance, ButtonKind.QUIET, Icon.BACK)
        self.where = WhereLabel(appearance)
        self.back.clicked.connect(self.left)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.back)
        self._row.addWidget(self.where, 1)
        if eyes is not None:
            self._row.addWidget(eyes)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self._restyle)
        self._restyle()
        self.say()

    def say(self) -> None:
        """Put the bar's words in the language in force."""
        leave = self.tr("Leave the review")
        self.back.setToolTip(leave)
        self.back.setAccessibleName(leave)
        if self._eyes is not None:
            self._eyes.say()
        self.where.update()

    def set_where(self, game: str, where: Whereabouts) -> None:
        self.back.setText(game)
        self.where.show_where(where)

    def _restyle(self) -> None:
        look = self._appearance.look
        self._row.setContentsMargins(look.px(16), 0, look.px(24), 0)
        self._row.setSpacing(look.px(RULE))
        self.setFixedHeight(look.px(TOP_HEIGHT))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self._appearance.look
        painter = QPainter(self)
        paint_bar(painter, QRectF(self.rect()), look.palette, None, top=True)
        x = self.back.geometry().right() + look.px(RULE) // 2
        rule = QRectF(x, self.height() / 2 - look.px(12), 1, look.px(24))
        painter.fillRect(rule, look.palette.line)
        painter.end()
