from tests.desktop.test_monkey import *  # noqa
from tests.desktop import test_monkey as tm
def at_statistics(window, homes):
    window.library.prepare()
    if not (window.library.folder / "m.match").exists():
        for n in range(3):
            window.keeper.history.recorder.record(saved_match(window.library.folder / f"m{n}.match", seats=2, moves=-1, game="fits", seed=n+3))
        saved_match(window.library.folder / "m.match", seats=2, moves=3)
    window.go_home()
    window.show_statistics()
    window.page.asking.wait(); window.page._finding.wait()
    QApplication.processEvents()
tm.PAGES.append(at_statistics)
@pytest.mark.qt_log_level_fail("WARNING")
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_stat(window, homes, qtbot):
    tm.test_a_thousand_clicks_and_keys.__wrapped__ if 0 else None
    monkey = Monkey(window, seed=77)
    with qtbot.captureExceptions() as errors:
        for batch in range(10):
            at_statistics(window, homes)
            for _ in range(40):
                monkey.act()
                assert not errors, errors
            window.grab()
        settle()
    assert not errors
def test_leak(window, homes):
    def come_and_go(times):
        for _ in range(times):
            at_statistics(window, homes)
            QTest.qWait(1)
            window.go_home()
            settle()
        return len(QApplication.allWidgets()), len(gc.get_objects())
    widgets, objects = come_and_go(3)
    lw, lo = come_and_go(6)
    print("LEAK", widgets, lw, objects, lo)
    assert lw <= widgets
    assert lo < objects + 6*150
