"""The few large figures that sum everything up, like the title block of a drawing."""

from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from blueprints_desktop.desktop.drawing.typography import (
    Role,
    elided,
    line_height,
    smaller,
    text_width,
    wrapped,
    write,
    write_lines,
)
from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.panel import Panel

LEAST, PAD = 150.0, 18.0
_LARGE = (Role.SCORE, Role.CARD_TITLE, Role.SECTION)


class StatFigure(NamedTuple):
    value: str
    label: str


class Figures(Panel):
    """Fields side by side, parted by lines; two rows of them where there is little width."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self.figures: tuple[StatFigure, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self.updateGeometry)

    def put(self, figures: tuple[StatFigure, ...]) -> None:
        self.figures = figures
        self.setAccessibleName(", ".join(labelled(one.label, one.value) for one in figures))
        self.updateGeometry()
        self.update()

    @property
    def _columns(self) -> int:
        if not self.figures:
            return 1
        scale = self.appearance.look.scale
        words = [
            max(text_width(word, Role.SMALL, scale) for word in one.label.split(" "))
            for one in self.figures
        ]
        least = max(LEAST * scale, max(words) + 2 * PAD * scale)
        half = ceil(len(self.figures) / 2)
        fits = int(self.width() / least)
        return next((n for n in (len(self.figures), half) if n <= fits), 1)

    def sizeHint(self) -> QSize:  # noqa: N802
        rows = ceil(len(self.figures) / self._columns) if self.figures else 1
        return QSize(0, ceil(rows * self._field_height()))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.sizeHint()

    def _field_height(self) -> float:
        look = self.appearance.look
        scale = look.scale
        room = self.width() / self._columns - 2 * PAD * scale
        lines = max(
            (len(wrapped(one.label, Role.SMALL, room, scale)) for one in self.figures), default=1
        )
        return 64.0 * scale + lines * line_height(Role.SMALL, scale)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        look, columns = self.appearance.look, self._columns
        scale = look.scale
        wide, high = self.width() / columns, self._field_height()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place, one in enumerate(self.figures):
                field = QRectF(place % columns * wide, place // columns * high, wide, high)
                if place % columns:
                    line = QRectF(
                        field.left(), field.top() + 14.0 * scale, 1.0, high - 28.0 * scale
                    )
                    painter.fillRect(line, look.palette.line)
                inner = field.adjusted(PAD * scale, 0.0, -PAD * scale, 0.0)
                role = smaller(_LARGE, one.value, inner.width(), scale)
                value = elided(one.value, role, inner.width(), scale)
                at = QPointF(inner.left(), field.top() + 32.0 * scale)
                write(painter, value, at, role, look.palette.text, scale=scale)
                inner.setTop(field.top() + 50.0 * scale)
                write_lines(painter, one.label, inner, Role.SMALL, look.palette.text_2, scale=scale)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.updateGeometry()
