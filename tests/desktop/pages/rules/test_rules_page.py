"""The rulebook page: paged through, and read in another size, look and language."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QUrl
from PySide6.QtGui import QHelpEvent, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QToolTip

from blueprints_desktop.desktop.drawing.palette import contrast, mix, palette
from blueprints_desktop.desktop.i18n.language import Language, speaking, term
from blueprints_desktop.desktop.pages.rules.rules_page import RulesPage
from blueprints_desktop.desktop.pages.rules.typesetting import BookStyle
from blueprints_desktop.games import registry
from blueprints_desktop.rulebooks.book import plain
from blueprints_desktop.rulebooks.glossary import explanation
from blueprints_desktop.rulebooks.library import rulebook
from blueprints_desktop.rulebooks.terms import terms
from tests.desktop.pages.rules.reading import press, section, seen

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
    ids = [each.id for each in page.book.sections]
    page.foot.after.click()
    assert section(page) == ids[1]
    press(page.reader, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert section(page) == ids[2]
    assert page.foot.before.text() == plain(page.book.sections[1].title)
    press(page.reader, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert section(page) == ids[1]
    page.reader.go_to_section(len(ids) - 1)
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


def follow(page, rule: str, target: str) -> None:
    page.show_rule("blueprints", rule)
    page.reader.anchorClicked.emit(QUrl(f"#{target}"))
    QCoreApplication.processEvents()


def back_to(book, name: str) -> str:
    """What the way back says of the section in which an id is."""
    return f"Back to “{plain(book.section_of(name).title)}”"


def test_the_way_back_is_shown_while_there_is_one(page):
    """It names where it leads, is remembered across sections and languages, and goes with its use."""
    bar = page.way_back
    assert bar.isHidden()
    follow(page, "too-tall", "ruling-too-tall")
    assert bar.isVisible()
    assert bar.button.text() == back_to(page.book, "too-tall")
    assert bar.geometry().bottom() < page.reader.geometry().top()
    page.step_section(1)
    assert bar.isVisible()
    page.read_in("fr")
    assert bar.button.text() == back_to(rulebook("blueprints", "fr"), "too-tall")
    page.read_in("en")
    bar.button.setFocus()
    bar.button.click()
    assert bar.isHidden()
    assert page.reader.hasFocus()
    assert seen(page, "too-tall")


def test_the_trail_is_of_one_game(page):
    follow(page, "too-tall", "ruling-too-tall")
    follow(page, "ruling-too-tall", "bonus")
    assert page.way_back.button.text() == back_to(page.book, "ruling-too-tall")
    page.go_back()
    assert page.way_back.button.text() == back_to(page.book, "too-tall")
    page.show_rule("fits")
    assert page.way_back.isHidden()


def test_the_way_back_has_room_in_the_smallest_window(page, settings):
    settings.set("scale", 200)
    page.resize(720, 520)
    follow(page, "too-tall", "ruling-too-tall")
    assert page.way_back.isVisible()
    assert page.way_back.button.width() <= page.way_back.width()
    assert page.reader.height() > 150


def test_alt_left_and_the_button_of_the_mouse_lead_back(page):
    follow(page, "too-tall", "ruling-too-tall")
    press(page.reader, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert seen(page, "too-tall")
    follow(page, "too-tall", "ruling-too-tall")
    QTest.mouseClick(page.reader.viewport(), Qt.MouseButton.BackButton)
    assert seen(page, "too-tall")
    press(page.reader, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert section(page) == "turn", "without a way back it is the section before"


# --- rulings ------------------------------------------------------------------------------


def tip_over(page, name: str) -> str:
    """What is told when the pointer rests on the first note of a ruling."""
    reader = page.reader
    cursor = QTextCursor(reader.document())
    for at in range(reader.document().characterCount()):
        cursor.setPosition(at)
        shape = cursor.charFormat()
        if shape.anchorHref() == f"#{name}" and shape.verticalAlignment():
            break
    QToolTip.hideText()
    spot = reader.cursorRect(cursor).center() - QPoint(2, 0)
    told = QHelpEvent(QEvent.Type.ToolTip, spot, reader.viewport().mapToGlobal(spot))
    QCoreApplication.sendEvent(reader.viewport(), told)
    return QToolTip.text()


def test_a_note_tells_its_ruling(page):
    page.show_rule("blueprints", "too-tall")
    told = " ".join(tip_over(page, "ruling-too-tall").split())
    assert told == plain(page.book.text_of("ruling-too-tall"))


def test_notes_are_reached_by_keyboard(page):
    """Tab begins with the links in sight; Enter leads there, and Backspace back."""
    page.show_rule("blueprints", "too-tall")
    reader = page.reader
    reader.setFocus()
    for _ in range(20):
        press(reader, Qt.Key.Key_Tab)
        if reader.textCursor().charFormat().anchorHref() == "#ruling-too-tall":
            break
    told = " ".join(QToolTip.text().split())
    assert told == plain(page.book.text_of("ruling-too-tall"))
    press(reader, Qt.Key.Key_Return)
    assert page.book.section_of("ruling-too-tall").id == section(page)
    press(reader, Qt.Key.Key_Backspace)
    assert seen(page, "too-tall")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("safe", [False, True])
def test_numbers_of_notes_can_be_read(theme, safe):
    colours = palette(dark=theme == "dark", colour_safe=safe)
    asked_for = mix(colours.panel, colours.pencil, 0.22)
    link = BookStyle(colours, 1.0).link
    assert contrast(link, colours.panel) >= 4.5
    assert contrast(link, asked_for) >= 4.5


def test_a_ruling_leads_back_to_where_it_matters(page):
    reader = page.reader
    page.show_rule("blueprints", "ruling-too-tall")
    links = [
        piece
        for piece in reader.document().toHtml().split('href="')[1:]
        if piece.startswith("#@") and plain(page.book.section_of("too-tall").title) in piece[:400]
    ]
    assert links
    reader.anchorClicked.emit(QUrl(links[0].partition('"')[0]))
    assert seen(page, "too-tall")
    assert page.way_back.button.text() == back_to(page.book, "ruling-too-tall")


def test_terms_are_explained_with_a_link(page):
    page.show_rule("blueprints", "terms")
    text = page.reader.document().toPlainText()
    told = explanation(page.book, "glass", terms("blueprints", "en")["glass"])
    assert told is not None
    assert f"{plain(told.sentence)} {plain(told.section.title)}" in text


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
    before = page.reader.top_passage()
    settings.set(name, value)
    QCoreApplication.processEvents()
    assert abs(page.reader.top_passage() - before) <= 1


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
    title = plain(rulebook("blueprints", "fr").sections[0].title)
    assert page.finder.contents.model().index(0, 0).data() == title
    page.finder.field.setText("edifice")
    start, end = page.reader.found[0]
    assert page.reader.document().toPlainText()[start:end] == "édifice"


def test_the_book_is_read_in_the_other_language_for_this_session(window):
    """The program goes on speaking its own; the next page of rules remembers."""
    window.show_rules("blueprints", "structural_integrity")
    page = window.page
    passage = page.reader.asked
    english, french = page.head.language.segments
    assert (english.accessibleName(), french.accessibleName()) == (
        "Read in English",
        "Read in French",
    )
    french.click()
    assert page.reader.asked == passage
    assert seen(page, "structural_integrity")
    assert page.reader.accessibleName() == "Blueprints"
    assert page.finder.contents.model().index(0, 0).data() == page.book.sections[0].title[0].text
    assert Language.current == "en"
    assert page.head.back.accessibleName() == "Back"
    press(page, Qt.Key.Key_Escape)
    window.show_rules("fits")
    assert window.page.language == "fr"
    assert window.page.head.language.current == "fr"
    for language in ("fr", "en"):
        window.settings.set("language", language)
        QCoreApplication.processEvents()
    assert window.page.language == "en", "a new language of the program is the book's as well"


def test_words_in_pictures_are_of_the_book_s_language(window):
    with speaking("fr"):
        assert term("fits", "hole") == "trou"
        assert QCoreApplication.translate("FitsPictures", "top row") != "top row"
    assert term("fits", "hole") == "hole"
    assert QCoreApplication.translate("FitsPictures", "top row") == "top row"
    assert window.page is window.home


def test_narrow_windows_lay_the_contents_over_the_text(page):
    page.resize(760, 600)
    assert page.finder.isHidden()
    QTest.mouseClick(page.head.contents, Qt.MouseButton.LeftButton)
    assert page.finder.isVisible()
    assert page.childAt(page.finder.geometry().center()) is not page.reader
    page.finder.contents.chosen.emit(4)
    assert page.finder.isHidden()
    assert page.reader.section == 4


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


def test_headings_stand_clear_of_tables_above_them(page):
    """Qt forgets what a block wants above itself where a table ends."""
    document = page.reader.document()
    layout, gaps = document.documentLayout(), []
    for heading in page.reader.setting.headings:
        block = document.findBlock(page.reader.setting.passages[heading].start)
        above = block.previous() if block.previous().text() else block.previous().previous()
        if QTextCursor(above).currentTable() is not None:
            foot = layout.blockBoundingRect(above).bottom()
            gaps.append(layout.blockBoundingRect(block).top() - foot)
    assert len(gaps) >= 2
    assert min(gaps) >= 30.0


@pytest.mark.parametrize("game", registry.KEYS)
def test_no_table_is_wider_than_a_narrow_page(page, settings, game):
    """Single words in them are never broken, so they have to be few."""
    settings.set("scale", 150)
    page.resize(720, 520)
    page.show_rule(game)
    QCoreApplication.processEvents()
    assert page.reader.document().size().width() <= page.reader.viewport().width()


def test_games_can_be_told_apart_in_the_head_of_a_narrow_page(page, settings):
    settings.set("scale", 200)
    page.resize(720, 520)
    QCoreApplication.processEvents()
    tabs = page.head.games.findChildren(QAbstractButton)
    assert len(tabs) == len(registry.KEYS)
    assert all(tab.width() > 40 for tab in tabs)
