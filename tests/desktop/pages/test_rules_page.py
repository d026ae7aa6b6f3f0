"""The rulebook page: opened from everywhere, searched, paged through, and left as one came."""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt, QUrl
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.actions import Do
from blueprints_desktop.desktop.pages.rules.page import RulesPage
from blueprints_desktop.games import registry
from blueprints_desktop.rulebooks.library import rulebook
from blueprints_desktop.rulebooks.search import search
from tests.desktop.driving import saved_match


@pytest.fixture
def page(qtbot, appearance, settings):
    """The book of Blueprints in a window of its own."""
    made = RulesPage(appearance, settings, "blueprints")
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    return made


def press(widget, key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(widget, key, modifier)
    QCoreApplication.processEvents()


def seen(page, name: str) -> bool:
    """Whether the passage of an id is on the screen."""
    reader = page.reader
    number = reader.setting.places[name]
    top = reader._height_of(number) - reader.verticalScrollBar().value()
    return 0 <= top < reader.viewport().height()


def section(page) -> str:
    return page.book.sections[page.reader.section].id


# --- opening and leaving ------------------------------------------------------------------


def test_from_home_and_back(window):
    QTest.mouseClick(window.home.body.rules, Qt.MouseButton.LeftButton)
    assert isinstance(window.page, RulesPage)
    press(window.page, Qt.Key.Key_Escape)
    assert window.page is window.home


def test_from_the_table_at_the_right_place_and_back_to_the_very_same(window, homes):
    window.sit_down(saved_match(homes / "a.bpmatch", seats=2, moves=5))
    table = window.table
    table.sitting.open_curtain()
    table.board.table.die_pressed.emit(1)
    prompt = table.bar.prompt
    table.top.rules.click()
    page = window.page
    assert (page.game, page.reader.asked) == ("blueprints", page.reader.setting.places[prompt.why])
    assert not window.actions_[Do.SAVE_AS].isEnabled()
    page.head.back.click()
    assert window.table is table
    assert table.bar.prompt == prompt
    assert table.board.table.choosing.picked == 1


@pytest.mark.parametrize("key", ["F1", "?"])
def test_a_key_asks_about_the_phase_where_nothing_is_pointed_at(window, homes, monkeypatch, key):
    window.sit_down(saved_match(homes / "a.bpmatch", seats=2, moves=2))
    window.table.sitting.open_curtain()
    monkeypatch.setattr(QCursor, "pos", lambda: window.mapToGlobal(QPoint(-9, -9)))
    if key == "F1":
        press(window.table.board.table, Qt.Key.Key_F1)
    else:
        QTest.keyClicks(window.table.board.table, key)
    assert section(window.page) == "turn"


def test_a_key_asks_about_what_is_pointed_at(window, homes, monkeypatch):
    window.sit_down(saved_match(homes / "a.bpmatch", seats=2, moves=2))
    window.table.sitting.open_curtain()
    card = window.table.board.score
    spot = card._bands(card.body())[4].center().toPoint()
    monkeypatch.setattr(QCursor, "pos", lambda: card.mapToGlobal(spot))
    press(window.table.board.table, Qt.Key.Key_F1)
    assert window.page.reader.asked == window.page.reader.setting.places["bonus"]


def test_from_the_curtain_and_back_behind_it(window, homes):
    """Nothing private is shown on the way, and the book does not tell what is about to happen."""
    window.sit_down(saved_match(homes / "a.bpmatch", seats=2, moves=2))
    table = window.table
    assert table.curtain.isVisible()
    press(window, Qt.Key.Key_F1)
    page = window.page
    assert (page.game, page.reader.asked) == ("blueprints", None)
    assert page.reader.section == 0
    press(page, Qt.Key.Key_Escape)
    assert window.table is table
    assert table.curtain.isVisible()
    assert table.board._position is None


def test_leaving_for_home_leaves_nothing_behind(window, homes):
    window.sit_down(saved_match(homes / "a.bpmatch", seats=2))
    press(window, Qt.Key.Key_F1)
    window.go_home()
    assert window._pages.count() == 1


def test_settings_opened_over_the_book_lead_back_to_it(window, homes):
    window.sit_down(saved_match(homes / "a.bpmatch", seats=2))
    table = window.table
    press(window, Qt.Key.Key_F1)
    book = window.page
    window.show_settings()
    window.settings.set("confirm_turn", True)
    press(window.page, Qt.Key.Key_Escape)
    assert window.page is book
    press(book, Qt.Key.Key_Escape)
    assert window.table is table
    assert table.board.confirms


def test_new_game_asks_about_the_options_of_its_game(window):
    window.new_game("blueprints")
    press(window, Qt.Key.Key_F1)
    assert (window.page.game, section(window.page)) == ("blueprints", "options")


def test_the_book_read_last_is_opened_again(page, appearance, settings, qtbot):
    page.show_rule("skyline")
    again = RulesPage(appearance, settings)
    qtbot.addWidget(again)
    assert again.game == "skyline"


# --- going --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["die-below-is-higher", "geometer", "gold", "ruling-deck", "about"]
)
def test_an_id_is_gone_to_and_marked(page, name):
    page.show_rule("blueprints", name)
    assert seen(page, name)
    assert section(page) == page.book.section_of(name).id
    marked = page.reader.extraSelections()
    assert len(marked) == (0 if name == "about" else 1)
    titles = page.finder.contents
    assert titles.currentIndex().row() == page.reader.section


def test_a_rule_asked_for_before_the_page_has_its_size(qtbot, appearance, settings):
    made = RulesPage(appearance, settings, "skyline", "ruling-piles")
    qtbot.addWidget(made)
    made.resize(1024, 700)
    with qtbot.waitExposed(made):
        made.show()
    assert seen(made, "ruling-piles")


def test_next_and_previous_section(page):
    page.foot.after.click()
    assert section(page) == "box"
    press(page.reader, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert section(page) == "plan-card"
    assert page.foot.before.text() == "In the box"
    press(page.reader, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert section(page) == "box"
    page.reader.go_to_section(len(page.book.sections) - 1)
    assert page.foot.after.isHidden()
    page.step_section(1)
    assert section(page) == "terms"


def test_contents_lead_to_their_section_and_follow_the_reader(page):
    contents = page.finder.contents
    contents.setFocus()
    for _ in range(5):
        press(contents, Qt.Key.Key_Down)
    assert page.reader.section == 5
    press(page.reader, Qt.Key.Key_End)
    assert contents.currentIndex().row() == len(page.book.sections) - 1


def test_a_link_is_followed_and_come_back_from(page):
    page.show_rule("blueprints", "too-tall")
    bar = page.reader.verticalScrollBar()
    before = bar.value()
    page.reader.anchorClicked.emit(QUrl("#ruling-too-tall"))
    assert seen(page, "ruling-too-tall")
    press(page.reader, Qt.Key.Key_Backspace)
    assert seen(page, "too-tall")
    assert abs(bar.value() - before) < page.reader.viewport().height()


# --- searching ----------------------------------------------------------------------------


def test_searching_while_typing(page):
    press(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.finder.field.hasFocus()
    QTest.keyClicks(page.finder.field, "geometer")
    hits = search(page.book, "geometer")
    assert page.finder.results.model().rowCount() == len(hits) > 1
    assert page.finder.results.isVisible()
    assert len(page.reader.found) >= len(hits)
    assert page.finder.count.text().endswith(f"of {len(page.reader.found)}")
    assert section(page) == "prizes"


def test_from_place_to_place_and_round(page):
    page.finder.field.setText("glass")
    count = len(page.reader.found)
    first = page.reader.current
    press(page.finder.field, Qt.Key.Key_Return)
    assert page.reader.current == (first + 1) % count
    press(page.finder.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    press(page.finder.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert page.reader.current == (first - 1) % count
    page.finder.after.click()
    assert page.reader.current == first
    start, end = page.reader.found[first]
    text = page.reader.document().toPlainText()[start:end]
    assert text.lower() == "glass"


def test_a_result_that_is_chosen_comes_into_sight(page):
    page.finder.field.setText("bag")
    hits = page.finder.hits
    page.finder.results.chosen.emit(len(hits) - 1)
    passage = page.reader.setting.passages[hits[-1].passage]
    start, _ = page.reader.found[page.reader.current]
    assert passage.start <= start < passage.end


def test_nothing_found_is_said(page):
    page.finder.field.setText("zeppelin")
    assert page.finder.count.text() == "Nothing found"
    assert not page.finder.after.isEnabled()
    press(page.finder.field, Qt.Key.Key_Return)
    assert page.reader.current == -1


def test_escape_ends_the_search_before_it_closes_the_page(page, qtbot):
    page.finder.field.setText("glass")
    page.finder.field.setFocus()
    press(page.finder.field, Qt.Key.Key_Escape)
    assert page.finder.contents.isVisible()
    assert page.reader.found == []
    with qtbot.waitSignal(page.closed):
        press(page, Qt.Key.Key_Escape)


# --- size, look and language --------------------------------------------------------------


def test_letters_grow_where_one_reads_and_stay_so(page, appearance, settings, qtbot):
    page.show_rule("blueprints", "glass")
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    for key, held in (
        (Qt.Key.Key_Plus, control),  # beside the digits
        (Qt.Key.Key_Plus, control | shift),  # over the equals sign
        (Qt.Key.Key_Equal, control),
    ):
        press(page.reader, key, held)
    assert page.head.size_.value == 130
    assert seen(page, "glass")
    again = RulesPage(appearance, settings)
    qtbot.addWidget(again)
    assert again.head.size_.value == 130


@pytest.mark.parametrize(("name", "value"), [("theme", "dark"), ("scale", 150)])
def test_another_look_leaves_the_reader_where_they_are(page, settings, name, value):
    bar = page.reader.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    before = page.reader._top_passage()
    settings.set(name, value)
    QCoreApplication.processEvents()
    assert abs(page.reader._top_passage() - before) <= 1


def test_another_language_leaves_the_reader_at_the_same_paragraph(window):
    window.show_rules("blueprints", "structural_integrity")
    page = window.page
    page.finder.field.setText("materials")
    page.reader.go_to("structural_integrity")
    asked = page.reader.asked
    window.settings.set("language", "fr")
    QCoreApplication.processEvents()
    assert page.reader.asked == asked
    assert seen(page, "structural_integrity")
    assert "intégrité structurelle" in page.reader.document().toPlainText()
    assert (
        page.finder.contents.model().index(0, 0).data()
        == "De quoi il s\N{RIGHT SINGLE QUOTATION MARK}agit"
    )
    page.finder.field.setText("edifice")
    start, end = page.reader.found[0]
    assert page.reader.document().toPlainText()[start:end] == "édifice"


def test_narrow_windows_lay_the_contents_over_the_text(page):
    page.resize(760, 600)
    assert page.finder.isHidden()
    QTest.mouseClick(page.head.contents, Qt.MouseButton.LeftButton)
    assert page.finder.isVisible()
    assert page.childAt(page.finder.geometry().center()) is not page.reader
    page.finder.contents.chosen.emit(4)
    assert page.finder.isHidden()
    assert page.reader.section == 4


# --- the setting agrees with the search ---------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", registry.KEYS)
def test_every_word_of_the_book_is_set(page, game, language):
    """Passages are numbered alike, so that what the search finds is what gets marked."""
    book = rulebook(game, language)
    page.reader.show_book(book, game, language)
    assert set(page.reader.setting.places) == set(book.places)
    for word in ("a", "d", "l", "p", "1"):
        page.reader.look_for(word)
        starts = [start for start, _ in page.reader.found]
        told = {page.reader.setting.passage_at(start) for start in starts}
        assert told == {hit.passage for hit in search(book, word)}


def test_screen_readers_hear_what_is_what(page):
    assert page.reader.accessibleName() == "Blueprints"
    assert page.finder.contents.accessibleName() == "Contents"
    assert page.head.print_.accessibleName() == "Print…"
    heading = page.reader.document().findBlock(page.reader.setting.passages[0].start)
    assert heading.blockFormat().headingLevel() == 2
    assert page.reader.viewport().rect().contains(QPoint(1, 1))


def test_another_book_is_opened_while_the_reader_is_far_down(page, qtlog):
    """No place of the old book is looked for in the new one, not even while it is being set."""
    bar = page.reader.verticalScrollBar()
    bar.setValue(bar.maximum())
    page.show_rule("fits")
    QCoreApplication.processEvents()
    assert section(page) == page.book.sections[0].id
    assert not [record for record in qtlog.records if "setPosition" in record.message]
