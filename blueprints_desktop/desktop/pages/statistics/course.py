"""The course over time: its steps, what is said of them, and the sheet of paper that shows them."""

from collections.abc import Callable, Iterable
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF

from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.pages.statistics import wording
from blueprints_desktop.desktop.pages.statistics.course_picture import (
    CourseColumn,
    column_rect,
    paint_course,
)
from blueprints_desktop.desktop.ui.cards.values import (
    NO_SPACE,
    Card,
    CardTone,
    Fill,
    Line,
    Optional,
    PaintContext,
    Part,
    PartInfo,
    Picture,
    Space,
    Surface,
    Text,
    fixed,
)
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


HEAD, HIGH, EDGE = 58.0, 192.0, 24.0
"""Of the sheet: the height of its title, the height of the drawing, and the room beside them."""
LEFT, RIGHT, BOTTOM = 40.0, 4.0, 52.0
"""Room around the columns within the drawing: for figures and labels."""


def course_card(course: Drawn, lit: int | None) -> Card:
    """The title at the left, what is said of the step pointed at or of all at the right; the drawing."""
    told = course.legend if lit is None else course.told[lit]
    tone = CardTone.QUIET if lit is None else CardTone.MARK
    title = Optional(Text(course.title, Role.DRAFTING))
    line = Line((title, Fill(), Text(told, Role.SMALL_MEDIUM, tone)), gap=16.0, height=fixed(24.0))

    def field(rect: QRectF, zoom: float) -> QRectF:
        return rect.adjusted(LEFT * zoom, 0.0, -RIGHT * zoom, -BOTTOM * zoom)

    def paint(canvas: PaintContext, rect: QRectF) -> None:
        look, zoom = canvas.look, canvas.zoom
        paint_course(canvas.painter, field(rect, zoom), course.columns, look.palette, zoom, lit)

    def spots(rect: QRectF, zoom: float) -> list[tuple[PartInfo, QRectF]]:
        count = len(course.columns)
        return [
            (
                PartInfo(f"step.{place}", spoken=said, live=True, entry=True),
                column_rect(field(rect, zoom), place, count),
            )
            for place, said in enumerate(course.told)
        ]

    key = tuple(course.columns), lit
    picture = Picture(key, 0.0, HIGH, paint, stretches=True, spots=spots)
    return Card(
        items=(Part(PartInfo("told"), line), Space(fixed(HEAD - 44.0)), picture),
        surface=Surface.PAPER,
        pad=EDGE,
        top=fixed(20.0),
        foot=NO_SPACE,
        spoken=labelled(course.title, told) if told else course.title,
    )
