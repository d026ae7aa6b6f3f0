"""The course over time: its steps, what is said of them, and the sheet of paper that shows them."""

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QSizePolicy

from blueprints_desktop.desktop.drawing.course import CourseColumn, column_rect, paint_course
from blueprints_desktop.desktop.drawing.painting import blank_pixmap
from blueprints_desktop.desktop.drawing.paper import paint_kept_sheet
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, elided, text_width, write
from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.pages.statistics import wording
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget
from blueprints_desktop.history.overview import ResultCounts
from blueprints_desktop.history.players import MonthResult, YearResult


class CourseStep(NamedTuple):
    time: int
    """A year, or a month readable as one: 2026, 202611."""
    result: ResultCounts


def by_month(found: Iterable[MonthResult]) -> list[CourseStep]:
    """From the first month to the last, all games together."""
    return _filled(((each.month, each.result) for each in found), following_month)


def by_year(found: Iterable[YearResult]) -> list[CourseStep]:
    return _filled(((each.year, each.result) for each in found), lambda year: year + 1)


def following_month(month: int) -> int:
    """
    >>> following_month(202611), following_month(202612)
    (202612, 202701)
    """
    return month + 89 if month % 100 == 12 else month + 1


def _filled(
    found: Iterable[tuple[int, ResultCounts]], following: Callable[[int], int]
) -> list[CourseStep]:
    results: dict[int, ResultCounts] = {}
    for time, result in found:
        results[time] = results.get(time, ResultCounts()) + result
    steps: list[CourseStep] = []
    time, last = min(results, default=1), max(results, default=0)
    while time <= last:
        steps.append(CourseStep(time, results.get(time, ResultCounts())))
        time = following(time)
    return steps


# --- what the sheet shows ---------------------------------------------------------


translate = QCoreApplication.translate


class Measure(Enum):
    MATCHES = "matches"
    POINTS = "points"
    """Only of one game: those of different games cannot be compared."""


class Drawn(NamedTuple):
    title: str
    legend: str
    columns: list[CourseColumn]
    told: list[str]


def drawn(steps: list[CourseStep], measure: Measure, *, own: bool) -> Drawn:
    """The course of a person's results (``own``), or of how often everybody played."""
    columns = [_column(step, measure, first=not place, own=own) for place, step in enumerate(steps)]
    told = [_told(step, measure, own=own) for step in steps]
    if measure is Measure.POINTS:
        title = translate("Statistics", "Points a match")
        legend = translate("Statistics", "Line: average. Diamond: best without take-backs.")
    else:
        title = translate("Statistics", "Matches played")
        legend = translate("Statistics", "Solid: first places. Hatched: the others.") if own else ""
    return Drawn(title, legend, columns, told)


def _column(step: CourseStep, measure: Measure, *, first: bool, own: bool) -> CourseColumn:
    monthly = step.time > 9999
    label = wording.short_month(step.time) if monthly else str(step.time)
    begins = first or step.time % 100 == 1
    under = str(step.time // 100) if monthly and begins else ""
    result = step.result
    if measure is Measure.POINTS:
        mean = result.average if result.matches else None
        return CourseColumn(label, under, mean=mean, peak=result.best)
    return CourseColumn(label, under, result.matches, result.won + result.shared if own else 0)


def _told(step: CourseStep, measure: Measure, *, own: bool) -> str:
    when = wording.month(step.time) if step.time > 9999 else str(step.time)
    result = step.result
    parts = [wording.matches(result.matches)]
    if measure is Measure.POINTS and result.matches:
        mean = translate("Statistics", "{points} points on average")
        parts.append(mean.format(points=wording.average(result.average)))
        if result.best is not None:
            best = translate("Statistics", "at best {points}")
            parts.append(best.format(points=wording.count(result.best)))
    elif own and result.contests:
        won = wording.first_places(result.won + result.shared)
        parts.append(f"{won} ({wording.share(result.won_share)})")
    return labelled(when, ", ".join(parts))


# --- the sheet --------------------------------------------------------------------


HEIGHT = 250.0
LEFT, TOP, RIGHT, BOTTOM = 64.0, 58.0, 28.0, 52.0
"""Room around the drawing: for figures, title and labels."""
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class CourseSheet(ThemedWidget):
    """Its own keys are left and right, Home and End."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self.columns: Sequence[CourseColumn] = ()
        self.steps_told: Sequence[str] = ()
        self._title = self._legend = ""
        self._drawn: tuple[tuple[Any, ...], QPixmap] | None = None
        self.lit: int | None = None
        """The step that is pointed at."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow()

    def put(
        self, title: str, legend: str, columns: Sequence[CourseColumn], told: Sequence[str]
    ) -> None:
        """Draw these; ``told`` says each of them in words, ``legend`` all that the drawing means."""
        self._title, self._legend = title, legend
        self.columns, self.steps_told = columns, told
        self.lit = self._drawn = None
        self._tell()

    @property
    def told(self) -> str:
        """What is said of the step pointed at, or of the whole drawing."""
        return self._legend if self.lit is None else self.steps_told[self.lit]

    def _tell(self) -> None:
        said = labelled(self._title, self.told) if self.told else self._title
        if said != self.accessibleName():
            self.setAccessibleName(said)
            if self.hasFocus():
                changed = QAccessibleEvent(self, QAccessible.Event.NameChanged)
                QAccessible.updateAccessibility(changed)
        self.update()

    def _light(self, step: int | None) -> None:
        if step != self.lit:
            self.lit = step
            self._tell()

    # --- look -----------------------------------------------------------------------

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, self.look.px(HEIGHT))

    def field(self) -> QRectF:
        """Where the drawing itself stands."""
        scale = self.look.scale
        return QRectF(self.rect()).adjusted(
            LEFT * scale, TOP * scale, -RIGHT * scale, -BOTTOM * scale
        )

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look, ratio = self.look, self.devicePixelRatioF()
        scale, palette = look.scale, look.palette
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            sheet = QRectF(self.rect())
            paint_kept_sheet(painter, look.pixmaps, sheet, ratio, palette, scale)
            self._paint_words(painter, sheet)
            painter.drawPixmap(0, 0, self._picture(ratio))
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(palette.pencil, 2.0 * scale))
                painter.drawRect(sheet.adjusted(scale, scale, -scale, -scale))

    def _picture(self, ratio: float) -> QPixmap:
        """The drawing, made once: the sheet is painted again for every change around it."""
        look = self.look
        state = self.size(), ratio, look.palette.key, look.scale, self.lit
        if self._drawn is None or self._drawn[0] != state:
            picture = blank_pixmap(self.size(), ratio)
            with QPainter(picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                if self.columns:
                    field = self.field()
                    paint_course(painter, field, self.columns, look.palette, look.scale, self.lit)
            self._drawn = state, picture
        return self._drawn[1]

    def _paint_words(self, painter: QPainter, sheet: QRectF) -> None:
        """The title at the left, what is pointed at at the right; it needs the room more."""
        look = self.look
        scale, palette = look.scale, look.palette
        left, right = sheet.left() + 24.0 * scale, sheet.right() - 24.0 * scale
        y = sheet.top() + 32.0 * scale
        told = elided(self.told, Role.SMALL_MEDIUM, right - left, scale)
        ink = palette.ink_2 if self.lit is None else palette.pencil
        taken = write(painter, told, QPointF(right, y), Role.SMALL_MEDIUM, ink, Anchor.RIGHT, scale)
        room = right - taken - left - 16.0 * scale
        if text_width(self._title, Role.DRAFTING, scale) <= room:
            write(painter, self._title, QPointF(left, y), Role.DRAFTING, palette.ink, scale=scale)

    # --- pointing -------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        field, count = self.field(), len(self.columns)
        at = event.position()
        inside = field.left() <= at.x() < field.right() and count
        self._light(int((at.x() - field.left()) / field.width() * count) if inside else None)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        super().leaveEvent(event)
        self._light(None)

    def step_centre(self, step: int) -> QPointF:
        """Where one points at a step."""
        return column_rect(self.field(), step, len(self.columns)).center()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        last = len(self.columns) - 1
        by = _STEPS.get(Qt.Key(event.key()))
        if not self.columns:
            super().keyPressEvent(event)
        elif by is not None:
            here = self.lit if self.lit is not None else (last + 1 if by < 0 else -1)
            self._light(max(0, min(here + by, last)))
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._light(0 if event.key() == Qt.Key.Key_Home else last)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self._light(None)
        self.update()
