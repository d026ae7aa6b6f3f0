"""A chart on a page: a calm sheet that says "drawing" until pyqtgraph is there, then the chart."""

from typing import Any

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QImage, QImageWriter, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from blueprints_desktop.desktop.charts.loading import loader
from blueprints_desktop.desktop.charts.specs import Chart
from blueprints_desktop.desktop.drawing.painting import blank_image, stroke_inside
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, write
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget

HEADING = 84
SHARP = 2.0
"""Pixels of a saved picture for each on the screen."""


class ChartView(ThemedWidget):
    """Shows one chart at a time. To screen readers it is a picture with a description; Tab comes
    here so that they find it."""

    drawn = Signal()
    """The chart that was asked for is on the screen."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._chart: Chart | None = None
        self._scene: Any = None
        self._ring = False
        """The focus came by Tab and is shown. A page that opens with a chart gives it silently."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._room = QVBoxLayout(self)
        self._room.setContentsMargins(0, 0, 0, 0)
        loader().finished.connect(self._draw)
        self.follow()

    @property
    def chart(self) -> Chart | None:
        return self._chart

    @property
    def ready(self) -> bool:
        """The chart can be seen, and saved."""
        return self._scene is not None and self._chart is not None

    def show_chart(self, chart: Chart) -> None:
        """Draw a chart, as soon as that can be done."""
        self._chart = chart
        self.setAccessibleName(chart.title)
        self.setAccessibleDescription(chart.said)
        self._fit()
        if loader().drawn is None:
            loader().begin()
            self.update()
        self._draw()

    def restyle(self) -> None:
        self._draw()

    def _fit(self) -> None:
        """As high as its panels need to be read; what is higher than the page scrolls."""
        chart = self._chart
        if chart is not None:
            highs = [panel.least_height for panel in chart.panels]
            panels = max(highs) if chart.beside else sum(highs)
            self.setMinimumHeight(self.look.px(HEADING + panels))

    def _draw(self) -> None:
        self._fit()
        drawn = loader().drawn
        if drawn is None or self._chart is None:
            self.update()
            return
        if self._scene is None:
            self._scene = drawn.ChartScene(self)
            self._room.addWidget(self._scene)
        self._scene.draw(self._chart, self.look)
        self.drawn.emit()

    # --- files ----------------------------------------------------------------------

    def picture(self) -> QImage:
        """The chart as pixels, sharper than on the screen."""
        image = blank_image(self.size() * SHARP, ratio=SHARP)
        with QPainter(image) as painter:
            self._scene.paint_onto(painter, QRectF(self.rect()), self.look)
        return image

    def as_png(self) -> bytes:
        """The picture as it goes into a file."""
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        QImageWriter(buffer, QByteArray(b"png")).write(self.picture())
        return bytes(buffer.data().data())

    def as_svg(self) -> bytes:
        """The chart as lines, for those who want to print or change it."""
        from PySide6.QtSvg import QSvgGenerator

        chart = self._chart
        assert chart is not None
        buffer, generator = QBuffer(), QSvgGenerator()
        generator.setOutputDevice(buffer)
        generator.setSize(self.size())
        generator.setViewBox(self.rect())
        generator.setResolution(self.logicalDpiX())  # or letters and axes were of other sizes
        generator.setTitle(chart.title)
        generator.setDescription(chart.said)
        with QPainter(generator) as painter:
            self._scene.paint_onto(painter, QRectF(self.rect()), self.look)
        return bytes(buffer.data().data())

    # --- until then -----------------------------------------------------------------

    def waiting_words(self) -> str:
        if loader().failed:
            return self.tr("Charts can’t be drawn on this computer.")
        return self.tr("Drawing…")

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        reasons = Qt.FocusReason
        self._ring = event.reason() in (reasons.TabFocusReason, reasons.BacktabFocusReason)
        super().focusInEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self.look
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._scene is None:
                at = QPointF(self.width() / 2, self.height() / 2)
                words = self.waiting_words()
                write(painter, words, at, Role.BODY, look.palette.text_2, Anchor.MIDDLE, look.scale)
            if self._ring and self.hasFocus():
                edge = QRectF(self.rect()).adjusted(4.0, 2.0, -4.0, -2.0)
                stroke_inside(
                    painter, edge, 8.0 * look.scale, look.palette.accent, 2.0 * look.scale
                )
