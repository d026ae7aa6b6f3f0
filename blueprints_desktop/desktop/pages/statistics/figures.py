"""The panels that sum everything up: a few large figures, and the streaks."""

from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from blueprints_desktop.desktop.drawing.palette import mix
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
from blueprints_desktop.desktop.ui.cards.page_card import PageCard
from blueprints_desktop.desktop.ui.cards.values import (
    Card,
    CardTone,
    Line,
    PaintContext,
    Picture,
    Text,
    fixed,
)
from blueprints_desktop.desktop.ui.controls.panel import Panel
from blueprints_desktop.history.players import Streaks

LEAST, PAD = 150.0, 18.0
_LARGE = (Role.SCORE, Role.CARD_TITLE, Role.SECTION)


translate = QCoreApplication.translate


class StatFigure(NamedTuple):
    value: str
    label: str


class Figures(Panel):
    """Fields side by side, parted by lines; two rows of them where there is little width."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self.figures: tuple[StatFigure, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow()

    def put(self, figures: tuple[StatFigure, ...]) -> None:
        self.figures = figures
        self.setAccessibleName(", ".join(labelled(one.label, one.value) for one in figures))
        self.updateGeometry()
        self.update()

    @property
    def _columns(self) -> int:
        if not self.figures:
            return 1
        scale = self.look.scale
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
        look = self.look
        scale = look.scale
        room = self.width() / self._columns - 2 * PAD * scale
        lines = max(
            (len(wrapped(one.label, Role.SMALL, room, scale)) for one in self.figures), default=1
        )
        return 64.0 * scale + lines * line_height(Role.SMALL, scale)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        look, columns = self.look, self._columns
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


# --- streaks ----------------------------------------------------------------------


DISC, STEP = 16.0, 24.0
"""The size of a disc, and from one to the next."""


def streaks_card(streaks: Streaks) -> Card:
    """The latest matches as a row of discs, and the streaks in words."""
    current, latest = streaks.current, streaks.latest
    if current > 0:
        now = translate("Statistics", "%n first place(s) in a row at the moment", "", current)
    else:
        now = translate(
            "Statistics", "%n match(es) without a first place at the moment", "", -current
        )
    longest = translate(
        "Statistics", "Longest streak: %n first place(s) in a row", "", streaks.longest
    )
    wait = translate(
        "Statistics", "Longest wait: %n match(es) without one", "", streaks.longest_without
    )
    explained = translate(
        "Statistics", "The latest matches, the last one ringed: a full disc is a first place."
    )

    def paint(canvas: PaintContext, rect: QRectF) -> None:
        _paint_discs(canvas, rect, latest)

    strip = Picture(latest, 2 * STEP, STEP + 6.0, paint, stretches=True)
    return Card(
        translate("Statistics", "Streaks"),
        (
            Text(explained, Role.SMALL, CardTone.QUIET, lines=4),
            Line((strip,), height=fixed(STEP + 6.0)),
            *(Text(told, Role.BODY, lines=3) for told in (now, longest, wait)),
        ),
        pad=20.0,
        gap=fixed(4.0),
    )


def _paint_discs(canvas: PaintContext, rect: QRectF, signs: str) -> None:
    """A disc for every match: full for a first place, hollow for none. The latest is at the end."""
    painter, colours, zoom = canvas.painter, canvas.look.palette, canvas.zoom
    blue = mix(colours.paper_lit, colours.accent, 0.5)
    step, radius = STEP * zoom, DISC / 2 * zoom
    room = max(1, int((rect.width() - 2 * zoom) / step))
    centre = QPointF(rect.left() + radius + 2 * zoom, rect.center().y())
    for sign in signs[-room:]:
        painter.setBrush(blue if sign == "+" else Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(blue if sign == "+" else colours.text_2, 1.5 * zoom))
        painter.drawEllipse(centre, radius - zoom, radius - zoom)
        last, centre = centre, centre + QPointF(step, 0.0)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colours.accent, 1.5 * zoom))
    painter.drawEllipse(last, radius + 2.5 * zoom, radius + 2.5 * zoom)
    painter.setPen(Qt.PenStyle.NoPen)


class StreaksPanel(PageCard):
    """Streaks of first places, and of matches without one."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._streaks: Streaks | None = None
        self.follow()

    def put(self, streaks: Streaks) -> None:
        """Somebody without a contest has no streaks."""
        self._streaks = streaks
        self.setVisible(bool(streaks.latest))
        self.refresh()

    def make_card(self, _width: float) -> Card:
        return Card() if self._streaks is None else streaks_card(self._streaks)
