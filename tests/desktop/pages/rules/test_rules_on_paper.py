"""Rulebooks on paper: complete pages, nothing parted, through a printer as into a file."""

import errno
import os
from itertools import pairwise
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QBuffer, QIODevice, QSizeF
from PySide6.QtGui import (
    QColor,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextCharFormat,
)
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QFileDialog, QMessageBox

from blueprints_desktop.desktop.pages.rules import printing
from blueprints_desktop.desktop.pages.rules.printing import (
    PaperBook,
    belongs_to_next,
    is_parted,
    is_torn,
    page_count,
    page_of,
    paper_document,
    print_book,
    save_and_say,
    title_of,
)
from blueprints_desktop.desktop.pages.rules.rules_page import RulesPage
from blueprints_desktop.desktop.ui.controls.menu import Menu
from blueprints_desktop.desktop.ui.controls.notices import Toast
from blueprints_desktop.games import registry
from blueprints_desktop.rulebooks.book import SUMMARY, plain
from blueprints_desktop.rulebooks.library import rulebook
from blueprints_desktop.rulebooks.terms import LANGUAGES

A4 = QSizeF(643.0, 937.0)
"""What margins leave of it for text, in logical pixels."""


@pytest.fixture
def page(qtbot, appearance, settings):
    made = RulesPage(appearance, settings, "blueprints")
    qtbot.addWidget(made)
    return made


def on_paper(game: str, language: str = "en", only: str = "") -> PaperBook:
    return PaperBook(rulebook(game, language), game, language, only)


def choose(button, number: int) -> None:
    """One of what a button offers."""
    button.click()
    menu = next(each for each in button.findChildren(Menu) if each.isVisible())
    menu.actions()[number].trigger()
    menu.close()


def blocks_of(document):
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def pages_in(path) -> int:
    data = path.read_bytes()
    assert data.startswith(b"%PDF")
    return data.count(b"/Type /Page\n")


def test_a_book_becomes_a_pdf(page, settings, tmp_path, qtbot):
    """It is asked for in the usual folder, not in the one the program was started in."""
    settings.remember("file_folder", str(tmp_path))
    page.show()
    choose(page.head.save, 0)
    dialog = page.findChild(QFileDialog)
    assert Path(dialog.directory().path()) == tmp_path
    assert dialog.selectedFiles() == [str(tmp_path / "Blueprints - rules.pdf")]
    dialog.fileSelected.emit(str(tmp_path / "mine.pdf"))
    dialog.close()
    assert not (tmp_path / "mine.pdf").exists(), "the question is taken off the screen first"
    qtbot.waitUntil(lambda: page.findChild(Toast) is not None)
    assert pages_in(tmp_path / "mine.pdf") > 5
    assert "mine.pdf" in page.findChild(Toast).text


def test_a_pdf_that_cannot_be_written_is_said(page, tmp_path):
    save_and_say(page, tmp_path / "nowhere" / "book.pdf", PaperBook(page.book, page.game, "en"))
    box = page.findChild(QMessageBox)
    assert "couldn’t be saved" in box.text()
    box.close()


def test_a_full_disk_leaves_the_pdf_that_was_there(page, tmp_path, monkeypatch):
    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    older = tmp_path / "book.pdf"
    older.write_bytes(b"an older book")
    monkeypatch.setattr(os, "fsync", full)
    save_and_say(page, older, PaperBook(page.book, page.game, "en"))
    box = page.findChild(QMessageBox)
    assert "couldn’t be saved" in box.text()
    box.close()
    assert older.read_bytes() == b"an older book"
    assert list(tmp_path.glob("*.pdf*")) + list(tmp_path.glob(".*")) == [older]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.KEYS)
def test_headings_pictures_and_rulings_are_not_parted(game, language):
    document = paper_document(on_paper(game, language), A4)
    blocks = list(blocks_of(document))
    kept = [(a, b) for a, b in pairwise(blocks) if belongs_to_next(a)]
    assert len(kept) > 10
    assert [a.text() for a, b in kept if is_parted(a)] == []
    assert [block.text() for block in blocks if is_torn(block)] == []


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", registry.KEYS)
def test_no_line_is_lost_or_upon_another(game):
    """Every block is laid out, below the one before it or in another cell of its row."""
    document = paper_document(on_paper(game), A4)
    layout = document.documentLayout()
    foot, row = 0.0, -1.0
    for block in blocks_of(document):
        assert block.layout().lineCount() >= 1
        area = layout.blockBoundingRect(block)
        assert area.top() >= foot - 1.0 or area.top() >= row - 1.0, block.text()
        foot, row = area.bottom(), area.top()
    assert foot <= document.pageCount() * A4.height()


def test_a_printer_gets_the_same_pages(page, tmp_path):
    """The way to a printer, taken to its end with one that writes a file."""
    page.print_book()
    dialog = page.findChild(QPrintDialog)
    printer = dialog.printer()
    assert printer.docName() == "Blueprints"
    assert printer.pageLayout().margins(QPageLayout.Unit.Millimeter).left() == pytest.approx(20.0)
    dialog.close()
    paper = QPrinter(QPrinter.PrinterMode.HighResolution)
    paper.setPageLayout(printer.pageLayout())
    paper.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    paper.setOutputFileName(str(tmp_path / "printed.pdf"))
    book = evolve(page.book, sections=page.book.sections[-12:])
    count = print_book(paper, PaperBook(book, "blueprints", "en"))
    assert count == pages_in(tmp_path / "printed.pdf") > 1


def pages_with_words(document) -> set[int]:
    """The pages on which there is a line of words, or a picture."""
    return {
        page_of(block, line)
        for block in blocks_of(document)
        if block.text().strip()
        for line in range(block.layout().lineCount())
    }


FULL = QSizeF(642.5, 937.3)
"""What a PDF on A4 has for the text."""


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.KEYS)
@pytest.mark.parametrize("height", [FULL.height(), 876.3, 921.3, 939.3, 948.3])
def test_no_page_is_blank(game, language, height):
    """The other heights are those at which a page of one of the books was blank."""
    size = QSizeF(FULL.width(), height)
    document = paper_document(on_paper(game, language), size)
    assert pages_with_words(document) == set(range(page_count(document)))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.KEYS)
def test_no_page_of_a_pdf_is_blank(monkeypatch, game, language):
    """As it is painted: more than the line at the foot of the page is on each."""
    painted = []
    paint = printing.paint_page

    def watched(painter, document, body, number) -> None:
        image = QImage(body.toSize(), QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        with QPainter(image) as brush:
            paint(brush, document, body, number)
        rows = range(0, image.height(), 3)
        white = QColor("white").rgb()
        painted.append(
            any(image.pixel(x, y) != white for y in rows for x in range(0, image.width(), 3))
        )
        paint(painter, document, body, number)

    monkeypatch.setattr(printing, "paint_page", watched)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(300)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    printing.set_margins(writer)
    count = print_book(writer, on_paper(game, language))
    assert len(painted) == count
    assert all(painted), f"blank: {[n + 1 for n, full in enumerate(painted) if not full]}"


# --- the sheet with all of it in short ----------------------------------------------------

MM = 25.4 / 96.0
"""Of a logical pixel."""


def foot_of(document) -> float:
    """How far down the document there is something."""
    layout = document.documentLayout()
    return max(layout.blockBoundingRect(b).bottom() for b in blocks_of(document) if b.text())


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.KEYS)
def test_in_short_fits_on_one_sheet(game, language):
    document = paper_document(on_paper(game, language, SUMMARY), FULL)
    pages, foot = page_count(document), foot_of(document)
    over = (foot - FULL.height()) * MM
    assert pages == 1, (
        f"{game}.{language}.md: the section {{#summary}} takes {pages} pages of A4; "
        f"it is {over:.0f} mm too long. Shorten it."
    )


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.KEYS)
def test_in_short_is_a_page_of_the_whole_book(game, language):
    what = on_paper(game, language)
    document = paper_document(what, FULL)
    first, end = what.book.extent(SUMMARY)
    sections = [block for block in blocks_of(document) if block.blockFormat().headingLevel() > 1]
    on_it = [n for n, b in enumerate(sections) if page_of(b) == page_of(sections[first])]
    assert on_it == list(range(first, end))


def test_in_short_can_be_saved_alone(page, settings, tmp_path, qtbot):
    settings.remember("file_folder", str(tmp_path))
    page.show()
    choose(page.head.save, 1)
    dialog = page.findChild(QFileDialog)
    assert dialog.selectedFiles() == [
        str(tmp_path / f"{title_of(on_paper('blueprints', only=SUMMARY))}.pdf")
    ]
    dialog.fileSelected.emit(str(tmp_path / "sheet.pdf"))
    dialog.close()
    qtbot.waitUntil(lambda: page.findChild(Toast) is not None)
    assert pages_in(tmp_path / "sheet.pdf") == 1


def test_in_short_can_be_printed_alone(page):
    page.show()
    choose(page.head.print_, 1)
    dialog = page.findChild(QPrintDialog)
    assert dialog.printer().docName() == title_of(on_paper("blueprints", only=SUMMARY))
    dialog.close()


@pytest.mark.usefixtures("qapp")
def test_terms_are_defined_on_paper():
    document = paper_document(on_paper("blueprints"), A4)
    cells = [block.text() for block in blocks_of(document)]
    told = next(after for cell, after in reversed([*pairwise(cells)]) if cell == "glass")
    section = rulebook("blueprints", "en").section_of("glass")
    assert told.endswith(plain(section.title))
    assert "value" in told


@pytest.mark.usefixtures("qapp")
def test_numbers_of_notes_are_large_enough_to_read_on_paper():
    """Raised letters get two thirds of the size that is asked for."""
    document = paper_document(on_paper("blueprints"), A4)
    sizes = set()
    for block in blocks_of(document):
        pieces = block.begin()
        while not pieces.atEnd():
            shape = pieces.fragment().charFormat()
            if shape.verticalAlignment() == QTextCharFormat.VerticalAlignment.AlignSuperScript:
                sizes.add(shape.font().pixelSize() * 2 / 3 * 72 / 96)
            pieces += 1
    assert sizes
    assert min(sizes) >= 7.0, "points"
