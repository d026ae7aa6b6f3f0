"""The charts that every match has: the course of the scores, and where the points came from."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.charts.specs import (
    BarLabel,
    BarPart,
    Bars,
    Chart,
    ChartTone,
    Lines,
    Rule,
    Series,
)
from blueprints_desktop.desktop.games.sheet_words import SheetWords, Source
from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.engine.sheet import Course, PointsGround, Sheet

translate = QCoreApplication.translate


def charts_of(sheet: Sheet, words: SheetWords, people: Sequence[Person]) -> tuple[Chart, ...]:
    """All charts of a match: the two that every game has, then its own."""
    own = words.charts(sheet, people)
    sources = sources_chart(sheet, words, people)
    return (course_chart(sheet, words, people), *([sources] if sources else []), *own)


# --- the course of the scores -----------------------------------------------------------


def course_chart(sheet: Sheet, words: SheetWords, people: Sequence[Person]) -> Chart:
    last = max(course.changes[-1][0] for course in sheet.courses.values())
    rules = _round_ends(sheet, words)
    names = [(key, name) for key, name in words.courses.items() if key in sheet.courses]
    panels = []
    for place, (key, name) in enumerate(names):
        series = _series(sheet.courses[key], last, people)
        across = translate("Charts", "Steps of the game") if place == len(names) - 1 else ""
        panels.append(Lines(across, name, series, rules))
    tab = translate("Charts", "Over time", "of the scores, on a tab")
    title = translate("Charts", "The scores over time")
    said = _hidden_said(panels[0]) if sheet.face_down else _course_said(sheet, people)
    return Chart("course", tab, title, said, tuple(panels))


def _series(course: Course, last: int, people: Sequence[Person]) -> tuple[Series, ...]:
    return tuple(
        Series(
            person.name,
            person.colour,
            (
                *((step, values[person.seat]) for step, values in course.changes),
                (last, course.changes[-1][1][person.seat]),
            ),
        )
        for person in people
    )


def _round_ends(sheet: Sheet, words: SheetWords) -> tuple[Rule, ...]:
    """Where the rounds end, named by the round that is over."""
    ends = enumerate(sheet.facts.get("rounds", ()), 1)
    return tuple(Rule(step, f"{words.round_word} {number}") for number, step in ends)


def _course_said(sheet: Sheet, people: Sequence[Person]) -> str:
    """Where everybody stood at the end, who led, and how often that changed."""
    course = sheet.courses["points"]
    final = course.changes[-1][1]
    words = translate("Charts", "{name} ends with {points}.")
    told = [words.format(name=person.name, points=final[person.seat]) for person in people]
    leads = leaders(course)
    if len(people) > 1:
        changes = max(0, len(leads) - 1)
        told.append(translate("Charts", "The lead changed %n times.", "", changes))
    return " ".join(told)


def _hidden_said(panel: Lines) -> str:
    """While points lie face down: where the lines that may be seen have come to."""
    last = (f"{series.name} {series.points[-1][1]:.0f}" for series in panel.series)
    return labelled(panel.up, f"{', '.join(last)}.")


def leaders(course: Course) -> list[int]:
    """Who was ahead alone, one after another.

    >>> leaders(Course(((0, (0, 0)), (1, (2, 0)), (2, (2, 2)), (3, (2, 5)), (4, (7, 5)))))
    [0, 1, 0]
    """
    found: list[int] = []
    for _, values in course.changes:
        best = max(values)
        if values.count(best) == 1 and found[-1:] != [values.index(best)]:
            found.append(values.index(best))
    return found


# --- where the points came from -----------------------------------------------------------


def sources_chart(sheet: Sheet, words: SheetWords, people: Sequence[Person]) -> Chart | None:
    lines = [
        (section, line) for section in sheet.sections if section.counts for line in section.lines
    ]
    order = list(dict.fromkeys(words.line(section, line) for section, line in lines))
    sums: dict[Source, list[int]] = {}
    ranks: dict[Source, tuple[int, int]] = {}
    for section, line in lines:
        for seat, figure in enumerate(line.figures):
            for ground in filter(_brought_something, figure.grounds):
                source = words.source(section, line, ground)
                tone = source.tone.number if source.tone is not None else 0
                ranks[source] = order.index(words.line(section, line)), tone
                sums.setdefault(source, [0] * sheet.seats)[seat] += ground.points
    parts = tuple(
        BarPart(
            source.name,
            source.tone or ChartTone("hues", number),
            tuple(values[person.seat] for person in people),
        )
        for number, (source, values) in enumerate(sorted(sums.items(), key=lambda s: ranks[s[0]]))
    )
    if not parts:
        return None
    bars = tuple(BarLabel(person.name, person.colour) for person in people)
    panel = Bars(words.grand_total, bars, parts)
    tab = translate("Charts", "Breakdown", "of the points, on a tab")
    return Chart("sources", tab, words.origins, _sources_said(panel), (panel,))


def _brought_something(ground: PointsGround) -> bool:
    """A 0 may be explained on the sheet, but nothing came from there."""
    return ground.points != 0


def _sources_said(panel: Bars) -> str:
    told = []
    for number, bar in enumerate(panel.bars):
        made = [f"{part.name} {part.values[number]}" for part in panel.parts if part.values[number]]
        words = translate("Charts", "{name}, {sum}: {parts}.")
        told.append(
            words.format(name=bar.name, sum=panel.sums[number], parts=", ".join(made) or "0")
        )
    return " ".join(told)
