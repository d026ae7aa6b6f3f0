"""A card within a page: as wide as the page has room, as high as its content needs."""

from math import ceil

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from blueprints_desktop.desktop.i18n.number_format import sentences
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.cards.layout import lay_out, natural_height
from blueprints_desktop.desktop.ui.cards.painting import paint_layout
from blueprints_desktop.desktop.ui.cards.values import Card, spoken_lines
from blueprints_desktop.desktop.ui.controls.panel import Panel


class PageCard(Panel):
    """Subclasses make the card in ``make_card``. A new fact, language, look or width makes it again."""

    framed = True
    """Whether it is a panel of its own; else it lies on one."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self.card = Card()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def make_card(self, width: float) -> Card:
        """The card for so many pixels at 100 %."""
        raise NotImplementedError

    def refresh(self) -> None:
        """What is shown has changed."""
        self.card = self.make_card(self.width() / self.look.scale)
        self.setAccessibleName(self.card.spoken or self.card.title)
        self.setAccessibleDescription(sentences(spoken_lines(self.card)))
        self.setMinimumHeight(self.sizeHint().height())
        self.updateGeometry()
        self.update()

    def restyle(self) -> None:
        self.refresh()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, ceil(natural_height(self.card, self.width(), self.look.scale)))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if self.framed:
            super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            layout = lay_out(self.card, QRectF(self.rect()), self.look.scale)
            paint_layout(painter, layout, self.look, self.devicePixelRatioF(), self.card.surface)
