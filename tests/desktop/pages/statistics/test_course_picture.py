"""The course over time: its scale, and what is drawn where."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from blueprints_desktop.desktop.drawing.palette import palette
from blueprints_desktop.desktop.pages.statistics.course import (
    CourseColumn,
    CourseDrawing,
    course_steps,
    scale_for,
)
from blueprints_desktop.history.overview import ResultCounts

FIELD = QRectF(60.0, 20.0, 400.0, 160.0)


def drawn(columns: list[CourseColumn], lit: int | None = None) -> QImage:
    image = QImage(500, 240, QImage.Format.Format_RGB32)
    image.fill(QColor("#1B4B86"))
    painter = QPainter(image)
    colours = palette(dark=False, colour_safe=False)
    CourseDrawing(columns, FIELD, 1.0).paint(painter, colours, lit)
    painter.end()
    return image


@pytest.mark.parametrize("largest", [0, 1, 3, 7, 19, 100, 4321, 100_000])
def test_the_scale_holds_everything_in_few_steps(largest):
    scale = scale_for([CourseColumn("", whole=largest)])
    assert scale.low == 0
    assert largest <= scale.high <= max(1, 2.5 * largest)
    assert 1 <= scale.steps <= 5


def test_points_below_nothing_have_room():
    scale = scale_for([CourseColumn("", mean=-7.0), CourseColumn("", mean=3.0, peak=12.0)])
    assert scale.low <= -7
    assert scale.high >= 12
    assert scale.y(scale.low, FIELD) == FIELD.bottom()
    assert scale.y(scale.high, FIELD) == FIELD.top()


@pytest.mark.usefixtures("qapp")
def test_first_places_stand_solid_below_the_others():
    columns = [CourseColumn("Jan", whole=4, solid=2), CourseColumn("Feb", whole=2)]
    image = drawn(columns)
    x = round(CourseDrawing(columns, FIELD, 1.0).plot(0).center().x())
    low, high = image.pixelColor(x, 150), image.pixelColor(x, 170)
    assert low.lightness() > 200
    assert high.lightness() > 200
    upper = [image.pixelColor(x, y).lightness() for y in range(30, 90)]
    assert min(upper) < 100 < max(upper), "hatched"


@pytest.mark.usefixtures("qapp")
def test_what_is_pointed_at_is_marked_in_pencil():
    columns = [CourseColumn("Jan", whole=4, solid=2), CourseColumn("Feb", whole=2)]
    plain, lit = drawn(columns), drawn(columns, lit=1)
    changed = [
        x for x in range(500) if any(plain.pixel(x, y) != lit.pixel(x, y) for y in range(20, 180))
    ]
    area = CourseDrawing(columns, FIELD, 1.0).plot(1)
    assert changed
    assert area.left() - 2 <= min(changed)
    assert max(changed) <= area.right() + 2


def test_months_without_a_match_are_filled_in():
    one = ResultCounts(matches=2, points=10)
    found = course_steps([(202511, one), (202511, one), (202602, one)])
    assert [(step.time, step.result.matches) for step in found] == [
        (202511, 4), (202512, 0), (202601, 0), (202602, 2),
    ]  # fmt: skip
    assert [step.time for step in course_steps([(2024, one)])] == [2024]
    assert course_steps([]) == []
