"""The list of matches on the statistics page."""

from PySide6.QtCore import Qt

from blueprints_desktop.desktop.pages.statistics.statistics_page import StatisticsPage
from blueprints_desktop.store.library import Library
from tests.desktop.pages.statistics.asking import titles
from tests.history.making import facts, saved


def test_matches_come_as_one_wants_more(qtbot, open_page):
    page = open_page([facts(n, {"Ada": n, "Zoé": 3}) for n in range(1, 45)])
    panel = page.body.matches
    assert len(titles(panel)) == 10
    panel.more.setFocus()
    with qtbot.waitSignal(page.answered):
        qtbot.keyClick(panel.more, Qt.Key.Key_Return)
    assert len(titles(panel)) == 40
    assert panel.more.hasFocus(), "none of the lines can be pressed"
    qtbot.keyClick(panel.more, Qt.Key.Key_Space)
    assert len(titles(panel)) == 44
    assert panel.more is None


def test_a_match_is_opened_while_its_file_is_there(qtbot, appearance, history, tmp_path):
    folder = tmp_path / "matches"
    folder.mkdir()
    kept, gone = (saved(folder, "fits", ["Ada", "Zoé"], seed=seed) for seed in (1, 2))
    for each in (kept, gone):
        history.recorder.record(each)
    history.recorder.wait()
    assert kept.path is not None
    assert gone.path is not None
    gone.path.unlink()
    page = StatisticsPage(appearance, history, Library(folder))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    panel = page.body.matches
    qtbot.waitUntil(lambda: panel.row_of(kept.header.match_id) is not None, timeout=5000)
    (closed,) = [row for row in panel.rows if not row.isEnabled()]
    assert "file missing" in closed.toolTip()
    with qtbot.waitSignal(page.review_wanted) as told:
        panel.row_of(kept.header.match_id).click()
    assert told.args == [kept.path]
    page.asking.wait()
