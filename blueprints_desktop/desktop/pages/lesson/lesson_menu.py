"""The list of a game's lessons, with a tick at those that were completed."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.i18n.language import Language
from blueprints_desktop.desktop.pages.lesson.lesson_progress import LessonProgress
from blueprints_desktop.desktop.ui.controls.menu import Menu
from blueprints_desktop.desktop.ui.controls.plain_text import menu_entry, not_markup
from blueprints_desktop.lessons.lesson import Lesson
from blueprints_desktop.lessons.reading import lessons_of, words_of


def next_lesson(game: str, progress: LessonProgress) -> Lesson:
    """The first lesson of a game that was not completed, or the first one."""
    lessons = lessons_of(game)
    left = (lesson for lesson in lessons if not progress.is_done(lesson.name))
    return next(left, lessons[0])


def is_asked_which(game: str, progress: LessonProgress) -> bool:
    """Whether there is something to choose from: a new learner gets the first lesson at once."""
    lessons = lessons_of(game)
    known = progress.is_done(lessons[0].name) or progress.left_at(lessons[0].name) > 0
    return known and len(lessons) > 1


def lesson_menu(
    parent: QWidget, game: str, progress: LessonProgress, give: Callable[[Lesson], None]
) -> Menu:
    """An entry for each lesson; one that was left goes on where it was left."""
    translate = QCoreApplication.translate
    menu = Menu(parent)
    menu.setToolTipsVisible(True)
    for lesson in lessons_of(game):
        words = words_of(lesson, Language.current)
        left = 0 if progress.is_done(lesson.name) else progress.left_at(lesson.name)
        note = translate("LessonMenu", "{minutes} min").format(minutes=lesson.minutes)
        if left:
            note = translate("LessonMenu", "at step {step}").format(step=left + 1)
        action = menu.addAction(menu_entry(words.title, note))
        action.setCheckable(True)
        action.setChecked(progress.is_done(lesson.name))
        action.setToolTip(not_markup(words.about))
        action.triggered.connect(lambda _=False, lesson=lesson: give(lesson))
    return menu


def below(button: QWidget) -> QPoint:
    """Where a menu opens under a button."""
    return button.mapToGlobal(QPoint(0, button.height()))
