"""What lies on the desk around a board: widgets that paint themselves from the look.

A panel's shadow reaches beyond the panel, but a widget cannot paint outside itself. So the
geometry of such a widget is larger than what it shows, by ``BLEED`` on every side.
"""

from PySide6.QtCore import QEvent, QMarginsF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollBar, QWidget

from blueprints_desktop.desktop.appearance import Appearance, Look

BLEED = 16
"""Room for the shadow, in pixels at 100 %; as wide as the gap between panels."""


class DeskWidget(QWidget):
    """A panel or sheet on the desk. Subclasses say their words in ``retell`` and paint ``body``."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.appearance = appearance
        appearance.changed.connect(self.restyle)

    @property
    def look(self) -> Look:
        return self.appearance.look

    def lie_at(self, rect: QRectF) -> None:
        """Cover ``rect`` of the parent with the body; the shadow bleeds beyond it."""
        bleed = self.look.px(BLEED)
        whole: QRect = rect.toAlignedRect()
        self.setGeometry(whole.adjusted(-bleed, -bleed, bleed, bleed))

    def body(self) -> QRectF:
        """What the widget shows, in its own coordinates."""
        bleed = self.look.px(BLEED)
        return QRectF(self.rect()).marginsRemoved(QMarginsF(bleed, bleed, bleed, bleed))

    def retell(self) -> None:
        """Say every word anew: the language or what there is to say has changed."""
        self.update()

    def restyle(self) -> None:
        """The look changed."""
        self.update()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            self.retell()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        self.paint_body(painter, self.body(), self.devicePixelRatioF())

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        raise NotImplementedError


def slim_scroll_bar(bar: QScrollBar, look: Look) -> None:
    """A scroll bar as quiet as the panel it lies on."""
    wide = look.px(8)
    handle = look.palette.line.name()
    bar.setStyleSheet(
        f"QScrollBar:vertical {{ background: transparent; width: {wide}px; margin: 0; }}"
        f"QScrollBar::handle:vertical {{ background: {handle}; min-height: {3 * wide}px;"
        f" border-radius: {wide // 2 - 1}px; margin: 1px; }}"
        "QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical { height: 0; }"
        "QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical { background: none; }"
    )
