"""The rulebook searched while typing, and all its words found."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from blueprints_desktop.games import registry
from blueprints_desktop.rulebooks.library import rulebook
from blueprints_desktop.rulebooks.search import search, wanted_in
from blueprints_desktop.rulebooks.synonyms import meanings
from tests.desktop.pages.rules.reading import press, section

# --- searching ----------------------------------------------------------------------------


def test_searching_while_typing(page):
    press(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.finder.field.hasFocus()
    QTest.keyClicks(page.finder.field, "geometer")
    hits = search(page.book, wanted_in(page.book, "en", "geometer"))
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


def test_a_scroll_bar_that_comes_does_not_break_lines_anew(page):
    """Rows are measured before it is known whether there will be one."""
    page.finder.field.setText("b")
    found = page.finder.results
    heights = []
    for bar in (Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAlwaysOn):
        found.setVerticalScrollBarPolicy(bar)
        rows = range(found.model().rowCount())
        heights.append([found.sizeHintForRow(row) for row in rows])
    assert heights[0] == heights[1]
    assert len(set(heights[0])) > 2


def test_nothing_found_is_said(page):
    page.finder.field.setText("zeppelin")
    assert page.finder.count.text() == "No results"
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


# --- the setting agrees with the search ---------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", registry.KEYS)
def test_every_word_of_the_book_is_set(page, game, language):
    """Passages are numbered alike, so that what the search finds is what gets marked."""
    book = rulebook(game, language)
    page.reader.show_book(book, game, language)
    assert set(page.reader.setting.places) == set(book.places)
    for word in ("a", "d", "l", "p", "1", "tie", "points", "verre", "dice"):
        wanted = wanted_in(book, language, word, meanings(game))
        page.reader.look_for(wanted)
        starts = [start for start, _ in page.reader.found]
        told = {page.reader.setting.passage_at(start) for start in starts}
        assert told == {hit.passage for hit in search(book, wanted)}
