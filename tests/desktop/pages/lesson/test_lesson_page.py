"""A lesson on the table: only what a step asks for is done, and the bubble says what that is."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.pages.lesson.lesson_page import LessonPage
from blueprints_desktop.desktop.pages.lesson.lesson_progress import LessonProgress
from blueprints_desktop.desktop.pages.rules.rule_popover import RulePopover
from blueprints_desktop.tools.lesson import choose, do_step, wait_for_step
from tests.desktop.driving import settle


@pytest.fixture
def page(window, lessons):
    window.settings.set("pace", "off")
    window.show()
    window.give_lesson(lessons[0])
    found = window.page
    assert isinstance(found, LessonPage)
    wait_for_step(found)
    return found


def step(page):
    wait_for_step(page)
    return page.lesson.steps[page.step_shown].id


def bubble_text(page):
    return page.bubble.words.text()


def advance(page, steps):
    for _ in range(steps):
        do_step(page)
        wait_for_step(page)


def test_a_lesson_is_played_to_its_end(page, window):
    names = []
    for _ in page.lesson.steps:
        names.append(step(page))
        do_step(page)
    wait_for_step(page)
    assert names == ["turn", "drop", "read", "any", "advice"]
    assert page.run.is_over
    assert page.session.match.move_texts()[:2] == ["L1@1", "T0@1"], "the other player moved, too"
    assert LessonProgress(window.settings).is_done("fits/first")
    assert not page.session.saved.is_behind, "nobody is asked where to save it"
    assert window.table is None, "it is no match of the library"
    assert not window.library.files()


def test_another_move_is_answered_and_put_back(page, window):
    advance(page, 1)
    choose(page, page.session.parsed("L0@3"))
    assert step(page) == "drop"
    assert not page.session.match.played
    assert "Not there: a hole." in page.bubble.answer.text()
    assert page.bubble.flashes
    assert page.bubble.why.isVisible()
    page.bubble.why.click()
    (shown,) = page.findChildren(RulePopover)
    assert (shown.game, shown.rule) == ("fits", "straight-down")
    assert window.page is page
    shown.leave()
    do_step(page)
    assert step(page) == "read"
    assert not page.bubble.answer.isVisible()


def test_nothing_can_be_done_while_a_step_is_read(page):
    advance(page, 2)
    assert step(page) == "read"
    assert page.board.position.moves == ()
    page.board.selector.press("turn.0")
    page.board.press_primary()
    assert len(page.session.match.played) == 2


def test_back_takes_back_what_was_played(page):
    assert not page.bubble.back.isEnabled()
    advance(page, 2)
    page.bubble.back.click()
    assert step(page) == "drop"
    assert not page.session.match.played
    page.undo()
    assert step(page) == "turn"
    do_step(page)
    assert step(page) == "drop"


def test_skip_does_what_the_step_asks_for(page):
    for _ in range(4):
        wait_for_step(page)
        page.skip() if page.run.asks else page.next()
    assert step(page) == "advice"
    assert page.session.match.move_texts()[0] == "L1@1"
    assert len(page.session.match.played) == 4


def test_what_a_move_gains_can_be_pointed_at(page):
    assert "bar.gain" in page.things()
    advance(page, 2)
    assert "bar.gain" not in page.things(), "there is nothing to do: the step is read"


def test_enter_goes_on_where_there_is_nothing_to_do(page):
    advance(page, 2)
    assert page.bubble.next.hasFocus()
    QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_Return)
    assert step(page) == "any"
    assert not page.bubble.next.isVisible()


def test_the_whole_lesson_by_keys(page):
    focused = lambda: page.window().focusWidget()  # noqa: E731
    QTest.keyClick(focused(), Qt.Key.Key_R)
    assert step(page) == "drop"
    for _ in range(5):
        QTest.keyClick(focused(), Qt.Key.Key_Left)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert step(page) == "read"
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert step(page) == "any"
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert step(page) == "advice"
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    wait_for_step(page)
    assert page.run.is_over


def test_another_language_in_the_middle(page, window):
    assert bubble_text(page) == "Turn it."
    window.settings.set("language", "fr")
    settle()
    assert bubble_text(page) == "Tournez-la."
    assert page.top.title == "first fr"


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700), (720, 520)])
@pytest.mark.parametrize("scale", [100, 200])
def test_the_bubble_never_covers_what_it_points_at(page, window, size, scale):
    window.settings.set("scale", scale)
    window.resize(*size)
    settle()
    for _ in page.lesson.steps:
        wait_for_step(page)
        assert not page.bubble_covers
        assert page.rect().contains(page.bubble.place.body)
        do_step(page)


def test_a_lesson_that_was_left_is_remembered(page, window):
    advance(page, 2)
    assert LessonProgress(window.settings).left_at("fits/first") == 2
    page.left.emit()
    assert window.page is window.home


def test_what_comes_after_a_lesson(page, window, lessons):
    wanted = []
    page.next_wanted.connect(wanted.append)
    advance(page, 5)
    page.bubble.next.click()
    assert wanted == [lessons[1]]
    assert window.page is not page
    assert window.page.lesson == lessons[1]


def test_learning_begins_with_what_is_not_done(window, lessons):
    window.show()
    window.learn("fits")
    assert window.page.lesson == lessons[0]
    LessonProgress(window.settings).note_done("fits/first")
    window.learn("fits")
    assert window.page.lesson == lessons[1]


@pytest.mark.parametrize("spoiled", ["[]", '{"fits/first": "x"}', '{"fits/first": -3}', "3"])
def test_spoiled_progress_counts_as_none(window, spoiled):
    import json

    window.settings.remember("lessons", json.loads(spoiled))
    progress = LessonProgress(window.settings)
    assert not progress.is_done("fits/first")
    assert progress.left_at("fits/first") == 0


def test_a_lesson_goes_on_where_it_was_left(page, window):
    advance(page, 3)
    window.go_home()
    window.learn("fits")
    found = window.page
    wait_for_step(found)
    assert step(found) == "any"
    assert found.session.match.move_texts() == ["L1@1", "T0@1"]
    found.undo()
    assert step(found) == "read"
    found.undo()
    assert step(found) == "drop"
    assert not found.session.match.played
    found.restart_wanted.emit()
    assert window.page is not found
    assert step(window.page) == "turn"


def given(window, lesson):
    window.settings.set("pace", "off")
    window.show()
    window.give_lesson(lesson)
    wait_for_step(window.page)
    return window.page


def test_what_leads_nowhere_is_answered_at_once(window, walk_lesson):
    page = given(window, walk_lesson)
    selector = page.board.selector
    selector.press("cell.o7")
    assert page.bubble.answer.text()
    assert not selector.selection.chosen
    assert step(page) == "turn"
    selector.press("cell.m4")
    selector.press("piece.m4.violet")
    assert page.bubble.answer.text()
    assert selector.selection.chosen == ("cell.m4",), "what was right stays"
    selector.press("piece.m4.neutral")
    assert step(page) == "drop"
    selector.press("cell.m3")
    assert "Not there" in page.bubble.answer.text()
    assert selector.selection.chosen == ("cell.m4", "piece.m4.neutral")


def test_a_step_may_begin_at_another_position(window, walk_lesson):
    page = given(window, walk_lesson)
    advance(page, 1)
    choose(page, page.session.parsed("m4N-m5O-o11V"))
    assert step(page) == "any"
    assert page.session.match.move_texts()[2:] == ["m4N-m5O-o10V", "m5R-cR-m1R-o2V"]
    assert page.board.position.view == page.session.match.view(0)
    assert page.run.asks
    page.undo()
    assert step(page) == "drop"
    assert page.session.match.move_texts() == ["o6O", "o7N-o8R"]
    page.skip()
    assert step(page) == "any"
    do_step(page)
    assert step(page) == "read"


def test_the_buttons_of_the_bubble_show_whole_words(window, walk_lesson):
    page = given(window, walk_lesson)
    page.bubble.next.setText("A button with a name that is rather long")
    page.bubble.skip.setText("Another button with a long name")
    page.bubble.skip.show()
    page.bubble.next.show()
    window.resize(1000, 640)
    settle()
    for button in (page.bubble.next, page.bubble.skip):
        assert button.width() >= button.sizeHint().width()


def test_without_words_of_its_own_a_step_answers_from_the_rulebook(page):
    step_of_turn = page.lesson.steps[0]
    choose(page, page.session.parsed("L0@3"))
    assert step(page) == step_of_turn.id
    assert page.bubble.answer.text().startswith("Turn the piece and flip it")


def test_the_bar_says_nothing_else_than_the_bubble(page):
    assert page.bar.prompt.headline
    assert not page.bar.prompt.detail
    advance(page, 2)
    assert step(page) == "read"
    assert not page.bar.prompt.headline
    advance(page, 3)
    assert not page.bar.prompt.headline, "nobody is said to think after the end"
