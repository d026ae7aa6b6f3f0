"""Scenes of lessons: each of their steps, and the end."""

from PySide6.QtWidgets import QWidget

from blueprints_desktop.lessons.lesson import Lesson
from blueprints_desktop.lessons.reading import all_lessons
from blueprints_desktop.tools.lesson import do_step, give, wait_for_step
from blueprints_desktop.tools.render.scenes import Maker, add_scene
from blueprints_desktop.tools.render.studio import Studio, require


def _at(lesson: Lesson, number: int) -> Maker:
    def make(studio: Studio) -> QWidget:
        page = give(studio, lesson)
        for _ in range(number):
            do_step(page)
            wait_for_step(page)
        require("the step", page.step_shown == number)
        return page

    return make


for _lesson in all_lessons():
    for _number in range(len(_lesson.steps) + 1):
        _ended = _number == len(_lesson.steps)
        _part = "end" if _ended else f"{_number + 1:02}-{_lesson.steps[_number].id}"
        add_scene(
            f"lesson-{_lesson.game}-{_lesson.id}-{_part}",
            _lesson.game,
            _at(_lesson, _number),
            f"Step {_number + 1} of a lesson." if not _ended else "The end of a lesson.",
        )
