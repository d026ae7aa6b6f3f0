"""A score sheet taken along: its table copied, its charts saved."""

import csv
import errno
import os

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QMessageBox

from blueprints_desktop.desktop.games.registry import sheet_words_of
from blueprints_desktop.desktop.pages.sheet.sheet_page import SheetPage
from blueprints_desktop.desktop.ui.controls.notices import Toast
from tests.desktop.played import played


def test_the_table_is_copied_for_spreadsheets_and_documents(open_page, qtbot):
    page = open_page("fits")
    qtbot.mouseClick(page.copy, Qt.MouseButton.LeftButton)
    data = QGuiApplication.clipboard().mimeData()
    lines = [line.split("\t") for line in data.text().splitlines()]
    assert lines[0] == ["", "Ada", "Bruno"]
    assert lines[-1] == ["Points", *(str(points) for points in page.outcome.scores)]
    assert len(lines) == 1 + len(page.table.rows)
    assert data.html().startswith("<table>")
    assert data.html().count("<tr>") == len(lines)


def test_the_copy_key_copies_too(open_page, qtbot):
    page = open_page()
    QGuiApplication.clipboard().clear()
    page.table.setFocus()
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().startswith("\tAda\tBruno\n")


@pytest.fixture
def chart_page(open_page, qtbot) -> SheetPage:
    page = open_page("fits")
    page.show_charts()
    qtbot.waitUntil(lambda: page.chart.ready, timeout=30_000)
    return page


def test_a_chart_is_saved_as_picture_or_as_lines(chart_page, tmp_path):
    page = chart_page
    assert page.save.isVisible()
    assert not page.copy.isVisible()
    page.save_chart(tmp_path / "chart.png")
    assert QImage(str(tmp_path / "chart.png")).width() > page.chart.width()
    page.save_chart(tmp_path / "chart")
    assert not QImage(str(tmp_path / "chart")).isNull()
    page.save_chart(tmp_path / "chart.SVG")
    assert "<svg" in (tmp_path / "chart.SVG").read_text(encoding="utf-8")
    assert page.window().findChild(Toast).text == "Saved as “chart.SVG”"


@pytest.mark.parametrize("name", ["chart.png", "chart.svg"])
def test_a_chart_that_cannot_be_saved_leaves_what_was_there(
    chart_page, tmp_path, monkeypatch, name
):
    """And the person hears why in their own language."""

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / name).write_text("the one before")
    monkeypatch.setattr(os, "fsync", full)
    chart_page.save_chart(folder / name)
    box = chart_page.window().findChild(QMessageBox)
    assert "couldn’t be saved" in box.text()
    assert box.informativeText() == "The disk is full."
    box.close()
    assert [path.read_text() for path in folder.iterdir()] == ["the one before"]


def test_the_dialog_proposes_a_name_and_both_kinds(chart_page):
    chart_page.ask_where_to_save()
    dialog = chart_page.findChild(QFileDialog)
    assert [kind[-6:] for kind in dialog.nameFilters()] == ["*.png)", "*.svg)"]
    assert "The scores over time" in dialog.selectedFiles()[0]
    dialog.filterSelected.emit(dialog.nameFilters()[1])
    assert dialog.defaultSuffix() == "svg"
    dialog.close()


def test_names_cannot_break_the_copied_table(appearance, settings, qtbot):
    saved = played("fits")
    odd = (evolve(saved.header.players[0], name="A<b>\tda"), saved.header.players[1])
    saved.header = evolve(saved.header, players=odd)
    page = SheetPage(appearance, settings, saved, sheet_words_of("fits"))
    qtbot.addWidget(page)
    page.copy_table()
    data = QGuiApplication.clipboard().mimeData()
    assert data.text().splitlines()[0] == "\tA<b> da\tBruno"
    assert "A&lt;b&gt;" in data.html()


@pytest.mark.parametrize(
    ("name", "read"), [('"Ada', '"Ada'), ("=1+1", "'=1+1"), ('A "B"\n"C', 'A "B" "C')]
)
def test_names_stay_names_where_the_table_is_pasted(appearance, settings, qtbot, name, read):
    """A quote at the beginning would swallow the names beside it, and a formula be reckoned out."""
    saved = played("fits")
    odd = (evolve(saved.header.players[0], name=name), saved.header.players[1])
    saved.header = evolve(saved.header, players=odd)
    page = SheetPage(appearance, settings, saved, sheet_words_of("fits"))
    qtbot.addWidget(page)
    page.copy_table()
    rows = list(csv.reader(QGuiApplication.clipboard().text().splitlines(), "excel-tab"))
    assert rows[0] == ["", read, "Bruno"]
    assert {len(row) for row in rows} == {3}
