"""Where lessons are met: home, New game, the rulebook, and the list of lessons."""

import pytest
from PySide6.QtCore import Qt

from blueprints_desktop.desktop.pages.lesson.lesson_menu import lesson_menu
from blueprints_desktop.desktop.pages.lesson.lesson_page import LessonPage
from blueprints_desktop.desktop.pages.lesson.lesson_progress import LessonProgress
from blueprints_desktop.desktop.ui.controls.menu import Menu
from tests.desktop.driving import settle


def sheet_of(window, game):
    return next(sheet for sheet in window.home.body.sheets if sheet.game == game)


@pytest.fixture
def shown(window, lessons):
    assert len(lessons) == 2
    window.show()
    settle()
    return window


def test_two_presses_lead_to_the_first_own_move(shown, qtbot):
    qtbot.mouseClick(sheet_of(shown, "fits").learn, Qt.MouseButton.LeftButton)
    page = shown.page
    assert isinstance(page, LessonPage)
    assert page.lesson.name == "fits/first"
    qtbot.waitUntil(lambda: page.step_shown == 0)
    assert page.run.asks


def test_learning_comes_first_for_a_game_that_is_new(shown):
    sheet = sheet_of(shown, "fits")
    assert sheet.buttons == [sheet.learn, sheet.play_now]
    assert sheet.learn.x() < sheet.play_now.x()
    shown.play_now("fits")
    shown.go_home()
    assert sheet.buttons == [sheet.play_now, sheet.learn]
    assert sheet.play_now.x() < sheet.learn.x()
    other = sheet_of(shown, "skyline")
    assert not other.is_known


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700), (720, 520)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_both_buttons_have_room_on_their_sheet(shown, size, language):
    shown.settings.set("language", language)
    shown.resize(*size)
    settle()
    for sheet in shown.home.body.sheets:
        for button in sheet.buttons:
            assert sheet.rect().contains(button.geometry())
        one, *others = sheet.buttons
        for other in others:
            assert not one.geometry().intersects(other.geometry())


def menu_under(button):
    return next(menu for menu in button.findChildren(Menu) if menu.isVisible())


def test_a_game_that_was_learned_lists_its_lessons(shown, qtbot, lessons):
    LessonProgress(shown.settings).note_done("fits/first")
    LessonProgress(shown.settings).note_left("fits/second", 2)
    button = sheet_of(shown, "fits").learn
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    menu = menu_under(button)
    first, second = menu.actions()
    assert (first.text(), first.isChecked()) == ("first en\t5 min", True)
    assert (second.text(), second.isChecked()) == ("second en\tat step 3", False)
    second.trigger()
    assert shown.page.lesson == lessons[1]
    qtbot.waitUntil(lambda: shown.page.step_shown == 2)


def test_a_lesson_once_completed_begins_at_its_start(shown, lessons):
    progress = LessonProgress(shown.settings)
    progress.note_done("fits/first")
    progress.note_left("fits/first", 3)
    given = []
    menu = lesson_menu(shown, "fits", progress, given.append)
    menu.actions()[0].trigger()
    assert given == [lessons[0]]
    shown.go_on_learning(lessons[0])
    assert shown.page.run.index == 0


def test_new_game_and_the_rulebook_lead_to_lessons(shown, qtbot):
    shown.new_game("fits")
    qtbot.mouseClick(shown.page.learn, Qt.MouseButton.LeftButton)
    assert isinstance(shown.page, LessonPage)
    shown.show_rules("fits")
    qtbot.mouseClick(shown.page.head.learn, Qt.MouseButton.LeftButton)
    assert isinstance(shown.page, LessonPage)


def test_a_lesson_leaves_no_match_and_no_statistics(shown, qtbot, lessons):
    shown.give_lesson(lessons[0], len(lessons[0].steps) - 1)
    page = shown.page
    qtbot.waitUntil(lambda: page.step_shown is not None)
    page.next()
    qtbot.waitUntil(lambda: page.step_shown == len(lessons[0].steps))
    shown.go_home()
    assert not shown.library.files()
    assert not shown.home.body.card.isVisible()
    assert sheet_of(shown, "fits").is_known, "it was learned here"
