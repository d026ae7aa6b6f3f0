"""The cards that sum everything up: a few large figures, and the streaks."""

from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPen

from blueprints_desktop.desktop.drawing.palette import mix
from blueprints_desktop.desktop.drawing.typography import Role, text_width
from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.ui.cards.values import (
    SILENT,
    Card,
    CardTone,
    Grid,
    GridRow,
    Line,
    PaintContext,
    PartInfo,
    Picture,
    Space,
    Stack,
    Text,
    fixed,
)
from blueprints_desktop.history.players import Streaks

LEAST, PAD = 150.0, 18.0
"""The least width of a figure's field, and the room beside it."""

translate = QCoreApplication.translate


class StatFigure(NamedTuple):
    value: str
    label: str


def figures_card(figures: tuple[StatFigure, ...], width: float) -> Card:
    """Figures side by side; two rows of them where there is little width."""
    words = [text_width(word, Role.SMALL) for one in figures for word in one.label.split(" ")]
    fits = int(width / max(LEAST, max(words, default=0.0) + 2 * PAD))
    columns = next((n for n in (len(figures), ceil(len(figures) / 2)) if 0 < n <= fits), 1)
    rows: list[GridRow] = []
    for start in range(0, len(figures), columns):
        some = figures[start : start + columns]
        labels = (Text(one.label, Role.SMALL, CardTone.QUIET, lines=3) for one in some)
        last = start + columns >= len(figures)
        foot = (label if last else Stack((label, Space(fixed(12.0)))) for label in labels)
        rows.append(GridRow(tuple(Text(one.value, Role.SCORE) for one in some), _UNSPOKEN))
        rows.append(GridRow(tuple(foot), _UNSPOKEN))
    told = ", ".join(labelled(one.label, one.value) for one in figures)
    grid = Grid(tuple(rows), gap=2 * PAD, shares=(1.0,) * columns, parted=True)
    return Card(items=(grid,), pad=PAD, top=fixed(12.0), foot=fixed(14.0), spoken=told)


_UNSPOKEN = PartInfo("figures", spoken=SILENT)
"""The name of the card tells the figures with their labels."""


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
            "Statistics", "%n game(s) without a first place at the moment", "", -current
        )
    longest = translate(
        "Statistics", "Longest streak: %n first place(s) in a row", "", streaks.longest
    )
    wait = translate(
        "Statistics", "Longest wait: %n game(s) without one", "", streaks.longest_without
    )
    explained = translate(
        "Statistics", "The latest games, the last one ringed; a full disc is a first place."
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
