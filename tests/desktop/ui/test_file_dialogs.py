"""Names that are proposed for files and given to them, and the dialogs that ask."""

from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QFileDialog, QLabel, QWidget

from blueprints_desktop.desktop.ui.controls.choices import ComboArrow
from blueprints_desktop.desktop.ui.file_dialogs import (
    ask_for_match,
    ask_where_to_export,
    ask_where_to_save,
    ask_where_to_save_book,
    ask_where_to_save_chart,
    message_box,
    proposed_name,
)
from tests.desktop.driving import saved_match


def header(tmp_path, *names, **changed):
    made = saved_match(tmp_path / "a.match", seats=len(names) or 2).header
    players = tuple(evolve(p, name=n) for p, n in zip(made.players, names, strict=False))
    return evolve(made, players=players or made.players, **changed)


def test_a_name_tells_game_people_and_day(tmp_path):
    assert proposed_name(header(tmp_path)) == "Blueprints - Ada, Bruno - 2026-01-01"


def test_a_title_is_the_name(tmp_path):
    named = header(tmp_path, title="The return match")
    assert proposed_name(named) == "The return match"


def test_a_title_that_no_file_can_have_gives_way_to_the_game(tmp_path):
    assert proposed_name(header(tmp_path, title=' ."?" ')).startswith("Blueprints - Ada")


def test_no_name_is_proposed_that_a_file_has_already(tmp_path, parent, settings):
    settings.remember("file_folder", str(tmp_path))
    for taken in ("Sunday.match", "Sunday 2.match"):
        (tmp_path / taken).touch()
    ask_where_to_save(parent, settings, header(tmp_path, title="Sunday"), lambda _path: None)
    dialog = parent.findChild(QFileDialog)
    assert Path(dialog.selectedFiles()[0]).name == "Sunday 3.match"
    dialog.close()


def test_nothing_that_a_file_may_not_be_called(tmp_path):
    name = proposed_name(header(tmp_path, "A/B: \\", 'C*"<?>|\n', title=".. "))
    assert not set(name) & set('/\\:*?"<>|\n')
    assert not name.startswith(".")


def test_long_names_are_cut_but_never_the_day(tmp_path):
    name = proposed_name(header(tmp_path, "A" * 70, "B" * 70))
    assert name.endswith(" - 2026-01-01")
    assert len(name) < 100


@pytest.fixture
def parent(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    return made


def pick(parent: QWidget, name: Path) -> None:
    """What happens when a person has chosen this file."""
    (dialog,) = (each for each in parent.findChildren(QFileDialog) if each.isVisible())
    dialog.fileSelected.emit(str(name))
    dialog.close()


@pytest.mark.parametrize(
    ("chosen", "written"),
    [
        ("a.png", "a.png"),
        ("a.SVG", "a.SVG"),
        ("a.jpg", "a.jpg.png"),
        ("a.v2", "a.v2 3.png"),
    ],
)
def test_a_chart_ends_as_what_it_is_and_takes_nothings_place(
    parent, settings, tmp_path, chosen, written
):
    for there in ("a.v2.png", "a.v2 2.png"):
        (tmp_path / there).touch()
    saved: list[Path] = []
    ask_where_to_save_chart(parent, settings, "A", saved.append)
    pick(parent, tmp_path / chosen)
    assert saved == [tmp_path / written]


def test_books_and_tables_end_as_what_they_are(parent, settings, tmp_path):
    saved: list[Path] = []
    ask_where_to_save_book(parent, settings, "A", saved.append)
    pick(parent, tmp_path / "rules.doc")
    ask_where_to_export(parent, settings, "A", lambda path, _between: saved.append(path))
    pick(parent, tmp_path / "table.xls")
    assert [path.name for path in saved] == ["rules.doc.pdf", "table.xls.csv"]


def test_a_file_to_open_is_taken_by_the_name_it_has(parent, settings, tmp_path):
    opened: list[Path] = []
    ask_for_match(parent, settings, opened.append)
    pick(parent, tmp_path / "match.txt")
    assert opened == [tmp_path / "match.txt"]


def test_choices_in_a_file_dialog_show_that_they_open(parent, settings):
    ask_where_to_save_chart(parent, settings, "A", lambda _path: None)
    (dialog,) = parent.findChildren(QFileDialog)
    boxes = dialog.findChildren(QComboBox)
    assert len(boxes) > 1
    for box in boxes:
        arrow = box.findChild(ComboArrow)
        box.resize(box.width() + 7, box.height() + 3)
        assert arrow.isVisibleTo(box)
        assert arrow.size() == box.size()
    dialog.close()


def test_what_a_file_says_is_no_markup_in_a_message(parent):
    box = message_box(parent, "<h1>big</h1>", "<i>slanted</i>")
    labels = [label for label in box.findChildren(QLabel) if label.text()]
    assert {label.text() for label in labels} == {"<h1>big</h1>", "<i>slanted</i>"}
    assert {label.textFormat() for label in labels} == {Qt.TextFormat.PlainText}
