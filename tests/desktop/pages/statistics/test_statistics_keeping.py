"""What the statistics page does with all that is kept: writing it to a file, deleting it."""

import csv
import errno

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog

from blueprints_desktop.desktop.pages.statistics.query import StatisticsQuery
from blueprints_desktop.desktop.ui.controls.panel import Scroller
from tests.desktop.pages.statistics.asking import ask, titles

LEFT = Qt.MouseButton.LeftButton


def test_export_writes_what_is_shown(qtbot, open_page, tmp_path):
    page = open_page()
    ask(qtbot, page, person="zoé", game="blueprints")
    target = tmp_path / "out.csv"
    with qtbot.waitSignal(page.exported) as told:
        page.export(target)
    assert told.args == [target, 3]
    with target.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {row["match"] for row in rows} == {"match 1", "match 2", "match 5"}


def test_whoever_exports_stays_where_they_are(qtbot, open_page, tmp_path):
    """A button that cannot be pressed has no focus; the page must not follow that elsewhere.

    The dialog which asked for a file may still be the active window then.
    """
    page = open_page()
    button, bar = page.body.keeping.export, page.findChild(Scroller).verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    page.scroll_to(1.0)
    button.setFocus()
    before = bar.value()
    dialog = QDialog(page)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    with qtbot.waitSignal(page.exported):
        page.export(tmp_path / "out.csv")
        assert bar.value() == before > 0
    dialog.close()
    assert page.window().focusWidget() is button
    assert bar.value() == before


def test_an_export_that_fails_is_told(qtbot, open_page, tmp_path):
    page = open_page()
    with qtbot.waitSignal(page.troubled) as told:
        page.export(tmp_path / "nowhere" / "out.csv")
        assert page.body.keeping.told.text() == "One moment…"
        assert not page.body.keeping.export.isEnabled()
    assert isinstance(told.args[0], FileNotFoundError)
    assert page.body.keeping.export.isEnabled()


def test_an_export_that_breaks_off_leaves_what_was_there(
    qtbot, open_page, history, tmp_path, monkeypatch
):
    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    page = open_page()
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "out.csv").write_text("the one before")
    monkeypatch.setattr(history, "write_csv", full)
    with qtbot.waitSignal(page.troubled):
        page.export(folder / "out.csv")
    assert [path.read_text() for path in folder.iterdir()] == ["the one before"]


def test_the_question_is_asked_where_one_looks(qtbot, open_page):
    page = open_page()
    keeping, bar = page.body.keeping, page.findChild(Scroller).verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    page.scroll_to(1.0)
    qtbot.mouseClick(keeping.everything, LEFT)
    qtbot.waitUntil(lambda: bar.value() == bar.maximum())
    assert not keeping.really.visibleRegion().isEmpty()
    before = bar.value()
    qtbot.mouseClick(keeping.keep, LEFT)
    assert bar.value() > before // 2  # lower by what the question took, never elsewhere


def test_deleting_a_player_is_asked_about_first(qtbot, open_page, history):
    page = open_page()
    keeping = page.body.keeping
    assert not keeping.player.isVisible()
    ask(qtbot, page, person="ada")
    keeping.player.setFocus()
    qtbot.keyClick(keeping.player, Qt.Key.Key_Return)
    assert keeping.question.text() == "Delete Ada for good?"
    assert keeping.keep.hasFocus()
    qtbot.keyClick(keeping.keep, Qt.Key.Key_Escape)
    assert keeping.player.hasFocus()
    assert not keeping.is_asking
    assert len(history.matches()) == 5
    qtbot.mouseClick(keeping.player, LEFT)
    with qtbot.waitSignal(page.answered, timeout=5000):
        qtbot.keyClick(keeping.really, Qt.Key.Key_Return)
    assert page.wish == StatisticsQuery()
    assert titles(page.body.standings) == ["Zoé", "Computer: master", "Unnamed player"]
    assert page.body.standings.row_of(None).accessibleName().startswith("Unnamed player")
    assert page.body.standings.shown[0].figures == ("2", "50%", "4"), "others stay right"
    names = page.filters.choice("person")
    assert [names.itemText(n) for n in range(names.count())] == [
        "Everyone", "Zoé", "Computer: master",
    ]  # fmt: skip


def test_deleting_everything(qtbot, open_page, history):
    page = open_page()
    qtbot.mouseClick(page.body.keeping.everything, LEFT)
    assert "Game files are kept" in page.body.keeping.kept.text()
    with qtbot.waitSignal(page.answered, timeout=5000):
        qtbot.keyClick(page.body.keeping.really, Qt.Key.Key_Return)
    assert history.matches() == []
    assert page.body.nothing_yet.isVisible()


def test_a_computer_cannot_be_deleted(qtbot, open_page):
    page = open_page()
    ask(qtbot, page, person="computer:master")
    assert page.body.sums.isVisible()
    assert page.body.keeping.everything.isVisible()
    assert not page.body.keeping.player.isVisible()


def test_somebody_whom_another_program_deleted(qtbot, open_page, history):
    page = open_page()
    ask(qtbot, page, person="ada")
    history.forget_player("ada")
    with qtbot.waitSignal(page.answered):
        page.ask()
    assert page.wish == StatisticsQuery()
