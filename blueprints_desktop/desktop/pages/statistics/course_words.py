"""What the sheet of the course shows: its columns, and what is said of each of them."""

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.drawing.course import CourseColumn
from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.pages.statistics import wording
from blueprints_desktop.desktop.pages.statistics.course import CourseStep

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
