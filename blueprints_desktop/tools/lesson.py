"""Checks lessons, shows one to its author, or gives it in a window.

``tasks.py lesson`` checks all of them: their courses and words, and then each on a real table, step by step.
``tasks.py lesson fits/first --show`` prints the position, the things that can be pointed at and the legal
moves at each step. ``--play`` opens the window at the lesson.
"""

import argparse
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from blueprints_desktop.lessons.checking import complaints
from blueprints_desktop.lessons.lesson import Lesson
from blueprints_desktop.lessons.reading import all_lessons, lesson_named
from blueprints_desktop.rulebooks.terms import LANGUAGES

if TYPE_CHECKING:
    from blueprints_desktop.desktop.pages.lesson.lesson_page import LessonPage
    from blueprints_desktop.tools.render.studio import Studio

MOST_SHOWN = 60
"""Moves that are printed for a step."""


# --- on a real table ----------------------------------------------------------------


def give(studio: "Studio", lesson: Lesson) -> "LessonPage":
    """The lesson in a window, at its first step."""
    from blueprints_desktop.desktop.pages.lesson.lesson_page import LessonPage

    studio.settings.set("pace", "off")
    window = studio.window()
    window.give_lesson(lesson)
    page = window.page
    if not isinstance(page, LessonPage):
        raise TypeError("the window shows no lesson")
    wait_for_step(page)
    return page


def wait_for_step(page: "LessonPage") -> None:
    """Until the bubble says what is to be done."""
    from PySide6.QtTest import QTest

    for _ in range(2000):
        if page.step_shown is not None:
            return
        QTest.qWait(5)
    raise TimeoutError(f"{page.lesson.name}: no step is shown")


def choose(page: "LessonPage", move: Any) -> None:
    """Press the parts of a move one after another, as a learner does."""
    selector = page.board.selector
    path = selector.selection.path_of(move)
    for name in path:
        if name not in selector.selection.chosen:
            selector.press(name)
    if not path or selector.selection.held:  # the main button says what is left to do
        page.board.press_primary()


def do_step(page: "LessonPage") -> None:
    """Do what the step asks for, with presses."""
    step = page.lesson.steps[page.run.index]
    board = page.board
    if not step.asks:
        page.next()
    elif step.choose:
        for name in step.choose:
            board.selector.press(name)
    else:
        choose(page, page.session.parsed(page.run.skipped() or ""))


def table_complaints(studio: "Studio", lesson: Lesson) -> Iterator[str]:
    """What is wrong with a lesson on the table: things that are not there, steps that do not end."""
    page = give(studio, lesson)
    for number, step in enumerate(lesson.steps):
        if page.run.index != number:
            yield f"step {step.id}: it is not reached"
            return
        there = page.things()
        for name in (*step.point, *step.choose):
            if name not in there:
                yield f"step {step.id}: there is no {name!r} to point at"
        if page.bubble_covers:
            yield f"step {step.id}: the bubble covers what it points at"
        do_step(page)
        if page.run.index != number + 1:
            yield f"step {step.id}: it cannot be done by presses"
            return
        wait_for_step(page)


def check(lessons: Sequence[Lesson]) -> int:
    """Print what is wrong with lessons; returns how much that is."""
    from blueprints_desktop.tools.render.studio import RenderStyle, Studio

    _application()
    count = 0
    for lesson in lessons:
        found = complaints(lesson)
        if not found:
            for language in LANGUAGES:
                with TemporaryDirectory() as folder:
                    studio = Studio(RenderStyle(language), Path(folder))
                    told = list(table_complaints(studio, lesson))
                    studio.clear()
                found += [f"on the table ({language}): {each}" for each in told]
        print(f"{lesson.name}: {len(lesson.steps)} steps, {'; '.join(found) or 'no objection'}")
        count += len(found)
    return count


def show(lesson: Lesson) -> None:
    """Print what an author wants to know of each step, as far as the lesson can be played."""
    from blueprints_desktop.tools.render.studio import RenderStyle, Studio

    _application()
    with TemporaryDirectory() as folder:
        studio = Studio(RenderStyle(), Path(folder))
        page = give(studio, lesson)
        while page.run.step is not None:
            step, match = page.run.step, page.session.match
            print(f"\n=== step {page.run.index + 1}: {step.id} (move {len(match.played) + 1})")
            print(match.game.picture(match.view(lesson.learner)))
            print("things:", *_things(page.things()))
            moves = match.legal_moves()
            shown = [str(move) for move in moves[:MOST_SHOWN]]
            print(f"{len(moves)} moves, seat {match.to_act}:", "; ".join(shown))
            before = page.run.index
            page.skip() if step.asks else page.next()
            if page.run.index == before:
                print("it goes no further")
                break
            wait_for_step(page)
        studio.clear()


def _things(names: Iterable[str]) -> list[str]:
    """Names of things; those that differ in the last part only are told as one.

    >>> _things(["cell.1.1", "cell.1.2", "tray"])
    ['cell.1.{1,2}', 'tray']
    """
    groups = dict[str, list[str]]()
    for name in sorted(names):
        before, _, last = name.rpartition(".")
        groups.setdefault(before, []).append(last)
    told = []
    for before, lasts in groups.items():
        if not before:
            told += lasts
        else:
            told.append(f"{before}.{{{','.join(lasts)}}}" if lasts[1:] else f"{before}.{lasts[0]}")
    return told


def _application(platform: str = "offscreen") -> None:
    if platform:
        os.environ["QT_QPA_PLATFORM"] = platform
    from PySide6.QtWidgets import QApplication

    if QApplication.instance() is None:
        _KEPT.append(QApplication(sys.argv[:1]))


_KEPT: list[Any] = []
"""The application lives as long as the program."""


def play(lesson: Lesson) -> int:
    """Open the window at a lesson."""
    from PySide6.QtWidgets import QApplication

    from blueprints_desktop.desktop.app.main import build_window

    _application("")
    window = build_window()
    window.show()
    window.give_lesson(lesson)
    result = QApplication.exec()
    window.services.finish()
    return result


def main() -> int:
    parser = argparse.ArgumentParser(prog="tasks.py lesson", description=__doc__)
    parser.add_argument("name", nargs="?", help="a lesson, such as fits/first; all by default")
    parser.add_argument("--show", action="store_true", help="print each step for its author")
    parser.add_argument("--play", action="store_true", help="open the window at the lesson")
    asked = parser.parse_args()
    lesson = lesson_named(asked.name) if asked.name else None
    if asked.name and lesson is None:
        names = ", ".join(each.name for each in all_lessons())
        parser.error(f"there is no lesson {asked.name!r}; there are {names}")
    if lesson is not None and asked.play:
        return play(lesson)
    if lesson is not None and asked.show:
        show(lesson)
        return 0
    return 1 if check([lesson] if lesson is not None else all_lessons()) else 0


if __name__ == "__main__":
    sys.exit(main())
